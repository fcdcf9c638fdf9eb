/// Which lines of a longer list are shown.
struct LineWindow: Equatable {
  /// The first line that is shown.
  private(set) var top = 0
  /// How many lines there is room for.
  private(set) var height = 0
  /// How many lines there are.
  private(set) var count = 0

  /// The lines that are shown.
  var range: Range<Int> { top..<min(count, top + height) }
  /// How many lines are below.
  var below: Int { max(0, count - top - height) }

  /// Takes the measures of the moment.
  mutating func fit(count: Int, height: Int) {
    self.count = max(0, count)
    self.height = max(0, height)
    top = min(top, last)
  }

  /// Moves on by a number of lines; whether there was anything more to show.
  mutating func move(by lines: Int) -> Bool {
    let before = top
    top = min(max(0, top + lines), last)
    return top != before
  }

  /// Moves as little as needed to show some lines, their start before their end.
  mutating func reveal(_ lines: Range<Int>) {
    top = max(top, min(lines.upperBound - height, last))
    top = max(0, min(top, lines.lowerBound))
  }

  private var last: Int { max(0, count - height) }
}
