import CollectionLayout
import Foundation

/// Reads the compact forms in which numbers are written on the command line: `320x480`, `8,16,8,16`, `4,8`.
public enum SceneNumbers {
  /// A size from `320x480` or `320×480`; `nil` unless both numbers are finite.
  public static func size(_ text: String) -> CGSize? {
    let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map { number($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Finite numbers from `1,2,3`; `nil` unless there are as many as asked for.
  public static func list(_ text: String, count: Int) -> [CGFloat]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { number($0) }
    guard parts.count == count, !parts.contains(where: { $0 == nil }) else { return nil }
    return parts.compactMap { $0 }
  }

  /// Insets from `top,left,bottom,right`.
  public static func insets(_ text: String) -> EdgeInsets? {
    list(text, count: 4).map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
  }

  /// A point from `x,y`.
  public static func point(_ text: String) -> CGPoint? {
    list(text, count: 2).map { CGPoint(x: $0[0], y: $0[1]) }
  }

  /// Item counts from `4,8` or `100*10000`, which means 100 sections of 10,000 items.
  ///
  /// - Throws: a `SceneError` that says what is accepted.
  public static func sections(_ text: String) throws(SceneError) -> [Int] {
    let error = SceneError(
      "--sections \(text): accepted are item counts such as 4,8 or SECTIONS*ITEMS such as 100*10000")
    var counts: [Int] = []
    var items = 0
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let factors = part.split(separator: "*", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(factors.count), let last = factors.last ?? nil, let first = factors[0],
        last >= 0, first >= 0
      else { throw error }
      let repeats = factors.count == 2 ? first : 1
      let (product, overflows) = repeats.multipliedReportingOverflow(by: last)
      guard !overflows, repeats <= Scene.maximumSections - counts.count,
        product <= Scene.maximumItems - items
      else { throw SceneError.tooLarge("--sections \(text)") }
      counts += repeatElement(last, count: repeats)
      items += product
    }
    return counts
  }

  private static func number(_ text: Substring) -> CGFloat? {
    Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }
}

/// A scene that cannot be: one sentence that names the value and what is accepted.
public struct SceneError: Error, Equatable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  /// Makes an error from its sentence.
  public init(_ description: String) { self.description = description }

  static func tooLarge(_ what: String) -> SceneError {
    SceneError("\(what): accepted are at most 100,000 sections and 10,000,000 items in all")
  }
}
