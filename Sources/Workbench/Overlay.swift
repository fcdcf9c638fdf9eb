import TerminalCanvas

/// What covers the screen: the help, or a list to choose from.
struct Overlay: Equatable {
  /// What it shows.
  enum Content: Hashable {
    case help, gallery, devices
  }

  let content: Content
  /// The line that Enter takes; `nil` where there is nothing to choose.
  var marked: Int?
  /// The lines that are shown.
  var window = LineWindow()
  /// Where they were drawn.
  var area = CellRect(x: 0, y: 0, width: 0, height: 0)

  init(_ content: Content) { self.content = content }

  /// Makes a list to choose from.
  init(_ content: Content, count: Int, marked: Int) {
    self.content = content
    self.marked = marked
    window.fit(count: count, height: count)
  }

  /// Moves the mark, or without one the lines.
  mutating func move(by lines: Int) {
    guard let marked else {
      _ = window.move(by: lines)
      return
    }
    self.marked = min(max(0, marked + lines), max(0, window.count - 1))
  }

  /// The line that a cell shows.
  func line(column: Int, row: Int) -> Int? {
    guard area.contains(x: column, y: row), window.range.contains(window.top + row - area.y) else {
      return nil
    }
    return window.top + row - area.y
  }
}
