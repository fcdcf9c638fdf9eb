import CollectionLayout
import Foundation
import LayoutScene

/// One of the six works: what is timed, on which of our layouts, against the textbook layout.
enum Work: String, CaseIterable {
  case w1 = "W1"
  case w2 = "W2"
  case w3 = "W3"
  case w4 = "W4"
  case w5 = "W5"
  case w6 = "W6"

  var help: String {
    switch self {
    case .w1: "layout of equal cells, from nothing to the first screen"
    case .w2: "layout of uneven cells in sections of 100 with headers"
    case .w3: "query of a random screen"
    case .w4: "insert an item in the middle, then the middle screen"
    case .w5: "a point wider or narrower, then the middle screen"
    case .w6: "heap bytes an item"
    }
  }

  /// Whether the data is one section of equal cells, for each row of the work.
  var rows: [(layout: String, isUniform: Bool)] {
    switch self {
    case .w1: [("grid", true)]
    case .w2, .w4, .w5: [("flow", false)]
    case .w3, .w6: [("grid", true), ("flow", false)]
    }
  }

  /// What must happen before each performance, and is not timed.
  @MainActor
  func makeReady(_ stage: BenchStage) throws {
    if self == .w4 { try stage.announceInsertion() }
  }

  @MainActor
  func perform(on stage: BenchStage, _ numbers: inout SplitMix) {
    switch self {
    case .w1, .w2: stage.layOut()
    case .w3: stage.query(at: CGFloat(numbers.next() % 1000) / 1000)
    case .w4: stage.followInsertion()
    case .w5: stage.resize()
    case .w6: break
    }
  }
}

/// What a work came to.
struct WorkResult: Encodable {
  var work: String
  var layout: String
  var items: Int
  var medianNanoseconds: Double?
  var textbookRatio: Double?
  var bytesPerItem: Double?

  enum CodingKeys: String, CodingKey {
    case work, layout, items
    case medianNanoseconds = "median_ns"
    case textbookRatio = "textbook_ratio"
    case bytesPerItem = "bytes_per_item"
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(work, forKey: .work)
    try object.encode(layout, forKey: .layout)
    try object.encode(items, forKey: .items)
    try object.encode(medianNanoseconds, forKey: .medianNanoseconds)
    try object.encode(textbookRatio, forKey: .textbookRatio)
    try object.encode(bytesPerItem, forKey: .bytesPerItem)
  }
}
