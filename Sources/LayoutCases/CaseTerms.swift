import CollectionLayout
import Foundation

/// A word with an argument: `absolute(20)`, `fractionalWidth(1/3)`.
private func readTerm(_ text: String) throws -> (word: String, number: Double) {
  let parts = text.split(separator: "(", maxSplits: 1)
  guard parts.count == 2, parts[1].hasSuffix(")") else { throw CaseError("\(text): a word and a number") }
  let numbers = parts[1].dropLast().split(separator: "/").map { Double($0) }
  switch (numbers.count, numbers.first ?? nil, numbers.last ?? nil) {
  case (1, let number?, _): return (String(parts[0]), number)
  case (2, let above?, let below?) where below != 0: return (String(parts[0]), above / below)
  default: throw CaseError("\(text): a number or a quotient")
  }
}

/// A size from the words for width and height.
func makeSize(_ words: [String]) throws -> CollectionLayoutSize {
  guard words.count == 2 else { throw CaseError("size: width and height") }
  return CollectionLayoutSize(
    widthDimension: try makeDimension(words[0]), heightDimension: try makeDimension(words[1]))
}

private func makeDimension(_ text: String) throws -> CollectionLayoutDimension {
  let (word, number) = try readTerm(text)
  switch word {
  case "absolute": return .absolute(number)
  case "estimated": return .estimated(number)
  case "fractionalWidth": return .fractionalWidth(number)
  case "fractionalHeight": return .fractionalHeight(number)
  default: throw CaseError("\(text): absolute, estimated, fractionalWidth or fractionalHeight")
  }
}

/// Spacing from its word.
func makeSpacing(_ text: String) throws -> CollectionLayoutSpacing {
  let (word, number) = try readTerm(text)
  switch word {
  case "fixed": return .fixed(number)
  case "flexible": return .flexible(number)
  default: throw CaseError("\(text): fixed or flexible")
  }
}

extension DirectionalEdgeInsets {
  /// Insets from top, leading, bottom and trailing.
  init(numbers: [Double]) throws {
    guard numbers.count == 4 else { throw CaseError("contentInsets: top, leading, bottom and trailing") }
    self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}

extension CGPoint {
  /// A point from x and y.
  init(numbers: [Double]) throws {
    guard numbers.count == 2 else { throw CaseError("offset: two numbers, x and y") }
    self.init(x: numbers[0], y: numbers[1])
  }
}
