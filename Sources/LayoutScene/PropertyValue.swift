import CollectionLayout
import Foundation

/// The value of a layout's setting, as scene files and `--set` write it.
public enum PropertyValue: Hashable, Sendable {
  /// A number, often in points.
  case number(Double)
  /// A size in points.
  case size(CGSize)
  /// Insets in points.
  case insets(EdgeInsets)
  /// Yes or no.
  case flag(Bool)
  /// One of a few words.
  case choice(String)

  /// The value as `--set NAME=VALUE` takes it.
  public var text: String {
    switch self {
    case .number(let number): CGFloat(number).brief
    case .size(let size): "\(size.width.brief)x\(size.height.brief)"
    case .insets(let insets):
      [insets.top, insets.left, insets.bottom, insets.right].map(\.brief).joined(separator: ",")
    case .flag(let flag): String(flag)
    case .choice(let word): word
    }
  }
}

/// A setting of a layout that can be changed from outside.
public struct LayoutProperty: Equatable, Sendable, Codable {
  /// What values a setting takes.
  public enum Kind: Equatable, Sendable, Codable {
    /// A number within a range, changed in steps.
    case number(ClosedRange<Double>, step: Double)
    /// A size in points.
    case size
    /// Four insets in points: top, left, bottom, right.
    case insets
    /// Yes or no.
    case flag
    /// One of these words.
    case choice([String])
  }

  /// The name, as the layout's source has it.
  public var name: String
  /// What values it takes.
  public var kind: Kind
  /// The value now.
  public var value: PropertyValue

  /// Describes a setting.
  public init(_ name: String, _ kind: Kind, value: PropertyValue) {
    self.name = name
    self.kind = kind
    self.value = value
  }

  /// Reads a value of this setting from text, as `--set` gives it; `nil` if the text is none.
  public func parse(_ text: String) -> PropertyValue? {
    switch kind {
    case .number(let range, _):
      Double(text).flatMap { range.contains($0) ? .number($0) : nil }
    case .size: SceneNumbers.size(text).map { .size($0) }
    case .insets: SceneNumbers.insets(text).map { .insets($0) }
    case .flag: Bool(text).map { .flag($0) }
    case .choice(let words): words.contains(text) ? .choice(text) : nil
    }
  }

  /// Whether a value, as from a scene file, can be given to this setting.
  public func accepts(_ value: PropertyValue) -> Bool { parse(value.text) != nil }

  /// What values are accepted, in words.
  public var accepted: String {
    switch kind {
    case .number(let range, _):
      "a number from \(CGFloat(range.lowerBound).brief) to \(CGFloat(range.upperBound).brief)"
    case .size: "a size such as 50x60"
    case .insets: "four insets top,left,bottom,right such as 8,16,8,16"
    case .flag: "true or false"
    case .choice(let words): words.joined(separator: " or ")
    }
  }
}

/// A layout whose settings can be changed by `--set`, scene files and the workbench.
@MainActor
public protocol AdjustableLayout: CollectionViewLayout {
  /// The settings with their present values, in the order in which they are shown.
  var properties: [LayoutProperty] { get }
  /// Gives a setting a value that its `LayoutProperty` accepts, and invalidates the layout.
  func setProperty(_ name: String, to value: PropertyValue)
}
