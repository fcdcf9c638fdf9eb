import CollectionLayout
import Foundation

/// Says why a line of a file of cases cannot be read.
struct CaseError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension CGSize {
  /// A size from width and height.
  init(numbers: [Double], _ name: String) throws {
    guard numbers.count == 2 else { throw CaseError("\(name): two numbers, width and height") }
    self.init(width: numbers[0], height: numbers[1])
  }
}

extension EdgeInsets {
  /// Insets from top, left, bottom and right.
  init(numbers: [Double], _ name: String) throws {
    guard numbers.count == 4 else { throw CaseError("\(name): four numbers, top, left, bottom and right") }
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
