import CollectionLayout
import Foundation

/// One line of a file of recorded cases: a scene, and what a platform answered for it.
///
/// The part of `config` that only one layout understands is read by that layout's `CaseLayout`.
struct RecordedCase: Decodable {
  /// The name of the case.
  var id: String
  /// The name of the layout.
  var layout: String
  /// The size of the collection view, in points.
  var bounds: [Double]
  /// What every layout's cases have.
  var config: Config
  /// Some of the elements, as they should be.
  var expect: [Expectation]?
  /// Elements that should have no attributes.
  var absent: [Expectation]?
  /// Width and height, each of them may be left open.
  var contentSize: [Double?]?

  /// What every layout's cases have.
  struct Config: Decodable {
    /// Pixels a point; 1 if it is left out.
    var scale: Double?
    /// The number of items of each section.
    var itemCounts: [Int]
  }

  /// One element as it should be; what is `nil` is not asserted.
  struct Expectation: Decodable {
    /// `cell`, `header`, `footer`, `supplementary` or `decoration`.
    var kind: String
    /// The kind of a supplementary or decoration view.
    var elementKind: String?
    /// The section.
    var section: Int
    /// The item; 0 if it is left out.
    var item: Int?
    /// x, y, width and height in points, each of them may be left open.
    var frame: [Double?]?
    /// The order of painting.
    var zIndex: Int?
  }
}

/// Just enough of a line to say which layout it is for.
struct CaseHeading: Decodable {
  /// The name of the case.
  var id: String
  /// The name of the layout.
  var layout: String
}

/// The part of a line that only one layout understands.
struct CaseConfig<Config: Decodable>: Decodable {
  var config: Config
}
