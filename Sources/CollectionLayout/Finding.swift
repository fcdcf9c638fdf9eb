import Foundation

/// A fault that was noticed, by the collection view or by a check.
public struct Finding: Hashable, Sendable, Codable {
  /// The name of the rule that was broken, as `overlap`.
  public var rule: String
  /// The element at fault; `nil` if it is the layout as a whole.
  public var element: ElementID?
  /// What is wrong, with the numbers, in one sentence.
  public var detail: String
  /// What the platform prints in this situation, where it is known.
  public var message: String?

  /// Makes a finding.
  public init(rule: String, element: ElementID?, detail: String, message: String? = nil) {
    self.rule = rule
    self.element = element
    self.detail = detail
    self.message = message
  }
}
