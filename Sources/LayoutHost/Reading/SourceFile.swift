import Foundation

/// A Swift file of the user's.
public struct SourceFile: Sendable {
  /// The path as the user names it.
  public let path: String
  /// What is in it.
  public let text: String
}

/// A layout that a source offers: a layout class, or a preview that makes one.
public struct LayoutClass: Hashable, Sendable {
  /// The name, with the types around it.
  public let name: String
  /// Whether it is a preview, which makes the layout.
  public let isPreview: Bool

  /// What it is, in a few words.
  public var summary: String { isPreview ? "a preview of this source" : "a layout of this source" }
}

/// A layout class that cannot be made by an initializer without arguments.
public struct UnusableLayout: Hashable, Sendable {
  /// The name, with the types around it.
  public let name: String
  /// What the compiler says of the initializer.
  public let reason: String
}
