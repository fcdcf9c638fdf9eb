@_exported import CoreGraphics

import CollectionLayout

/// What a view draws into.
public typealias CALayer = Layer
/// A transform of space.
public typealias CATransform3D = Transform3D

/// The name of a method.
public typealias Selector = CollectionLayout.Selector
/// A colour.
public typealias CGColor = Color

/// The seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A duration, in seconds.
public typealias CFTimeInterval = Double
