import Testing

@testable import LayoutHost

/// Which files of a folder are compiled, and which layouts they offer.
@Suite struct SourceSelectionTests {
  private func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, text: text) }

  @Test func aFolderGivesLayoutsAndWhatTheyName() {
    let selection = SourceSelection(folder: [
      file("App.swift", "class App: UIViewController { let grid = Grid() }"),
      file("Grid.swift", "class Grid: BaseGrid { let metrics = Metrics() }"),
      file("BaseGrid.swift", "class BaseGrid: UICollectionViewLayout {}"),
      file("Metrics.swift", "struct Metrics { var insets: Insets }"),
      file("Insets.swift", "struct Insets {}"),
      file("GridTests.swift", "import XCTest\nclass TestGrid: Grid {}"),
    ])
    #expect(
      selection.taken.map(\.path).sorted() == [
        "BaseGrid.swift", "Grid.swift", "Insets.swift", "Metrics.swift",
      ])
    #expect(selection.leftOut.map(\.path).sorted() == ["App.swift", "GridTests.swift"])
    // Grid first, because nobody descends from it.
    #expect(selection.layouts.map(\.name) == ["Grid", "BaseGrid"])
  }

  @Test func filesThatTheCompilerMissesAreTaken() {
    var selection = SourceSelection(folder: [
      file("Grid.swift", "class Grid: UICollectionViewLayout { let c = CGRect.zero.center }"),
      file("Rect.swift", "extension CGRect { var center: CGPoint { half(self) } }"),
      file("Other.swift", "extension CGSize { var area: CGFloat { 0 } }"),
    ])
    #expect(selection.taken.map(\.path) == ["Grid.swift"])
    let isFound = selection.take(declaring: ["center"])
    #expect(isFound)
    #expect(selection.taken.map(\.path) == ["Grid.swift", "Rect.swift"])
    let isFoundNowhere = selection.take(declaring: ["nowhere"])
    #expect(!isFoundNowhere)
    #expect(selection.leftOut.map(\.path) == ["Other.swift"])
  }

  @Test func aBaseMayHaveAnotherName() {
    let selection = SourceSelection(folder: [
      file("Names.swift", "public typealias FlowBase = UICollectionViewFlowLayout"),
      file("Grid.swift", "open class Grid: FlowBase {}"),
    ])
    #expect(selection.layouts.map(\.name) == ["Grid"])
    #expect(selection.taken.map(\.path) == ["Grid.swift", "Names.swift"])
  }

  @Test func previewsComeFirst() {
    let selection = SourceSelection(files: [
      file(
        "Grid.swift",
        """
        class Grid: UICollectionViewFlowLayout {}
        private class Secret: UICollectionViewLayout {}
        class Generic<T>: UICollectionViewLayout {}
        final class GridPreview: LayoutPreview {}
        enum Names { final class Nested: UICollectionViewCompositionalLayout {} }
        """)
    ])
    #expect(selection.layouts.map(\.name) == ["GridPreview", "Grid", "Names.Nested"])
    #expect(selection.layouts.map(\.isPreview) == [true, false, false])
    #expect(selection.hiddenLayouts == ["Secret", "Generic"])
  }
}
