import CollectionLayout
import Foundation

/// Makes the layout of a recorded case; one type for each layout that the cases know.
@MainActor
protocol CaseLayout {
  /// The name that lines have in `layout`.
  static var name: String { get }
  /// The layout with its settings.
  var layout: CollectionViewLayout { get }
  /// Answers the layout's questions, if the case has a delegate.
  var delegate: (any CollectionViewDelegate)? { get }

  /// Reads the settings from a line.
  init(line: Data) throws

  /// The kind string for `header`, `footer` or a kind of the case's own.
  func elementKind(_ name: String) -> String
}

/// The layouts whose cases can be verified.
@MainActor
enum CaseLayouts {
  static let all: [any CaseLayout.Type] = [FlowCaseLayout.self, CompositionalCaseLayout.self]

  static func named(_ name: String) -> (any CaseLayout.Type)? { all.first { $0.name == name } }
}
