/// One cell of a terminal: a character and its style.
public struct Cell: Hashable, Sendable {
  /// The character; `nil` is the right half of a wide character in the cell before.
  public var scalar: Unicode.Scalar?
  /// How it looks.
  public var style: Style

  /// Makes a cell.
  public init(_ scalar: Unicode.Scalar?, _ style: Style = .plain) {
    self.scalar = scalar
    self.style = style
  }

  /// A space in normal text.
  public static let blank = Cell(" ")
}

/// A size in cells.
public struct CanvasSize: Hashable, Sendable {
  /// Cells across.
  public var columns: Int
  /// Cells down.
  public var rows: Int

  /// Makes a size; negative values count as zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}

/// A rectangle of cells.
public struct CellRect: Hashable, Sendable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// Cells across.
  public var width: Int
  /// Cells down.
  public var height: Int

  /// Makes a rectangle of cells.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// One past the rightmost column.
  public var endX: Int { x + width }
  /// One past the bottom row.
  public var endY: Int { y + height }
  /// Whether there is no cell inside.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the cell is inside.
  public func contains(x: Int, y: Int) -> Bool {
    x >= self.x && x < endX && y >= self.y && y < endY
  }

  /// The rectangle that lies inside this one by the given number of cells on each side.
  public func inset(by cells: Int) -> CellRect {
    CellRect(x: x + cells, y: y + cells, width: max(0, width - 2 * cells), height: max(0, height - 2 * cells))
  }

  /// What both rectangles cover.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return CellRect(
      x: left, y: top,
      width: max(0, min(endX, other.endX) - left), height: max(0, min(endY, other.endY) - top))
  }
}

/// A grid of cells to draw on.
///
/// It knows no terminal: what is drawn outside it, or outside its clip, is lost.
public struct Canvas: Equatable, Sendable {
  /// The size in cells.
  public let size: CanvasSize
  /// The cells, row by row.
  public private(set) var cells: [Cell]
  /// Where drawing has an effect.
  public var clip: CellRect

  /// Makes a blank canvas.
  public init(size: CanvasSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
    clip = CellRect(x: 0, y: 0, width: size.columns, height: size.rows)
  }

  /// The whole canvas as a rectangle.
  public var bounds: CellRect { CellRect(x: 0, y: 0, width: size.columns, height: size.rows) }

  /// The cell at a place inside the canvas.
  public subscript(x: Int, y: Int) -> Cell { cells[y * size.columns + x] }

  /// Puts one single-width character.
  public mutating func put(_ scalar: Unicode.Scalar, x: Int, y: Int, style: Style = .plain) {
    guard clip.contains(x: x, y: y), bounds.contains(x: x, y: y) else { return }
    set(Cell(scalar, style), x: x, y: y)
  }

  /// Changes the style of a cell and leaves its character.
  public mutating func restyle(x: Int, y: Int, _ change: (inout Style) -> Void) {
    guard clip.contains(x: x, y: y), bounds.contains(x: x, y: y) else { return }
    change(&cells[y * size.columns + x].style)
  }

  /// Fills a rectangle with one single-width character.
  public mutating func fill(_ rect: CellRect, with scalar: Unicode.Scalar = " ", style: Style = .plain) {
    let area = rect.intersection(clip).intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.y..<area.endY {
      for x in area.x..<area.endX { set(Cell(scalar, style), x: x, y: y) }
    }
  }

  /// Writes text on one line, cut at `width` cells, and answers how many cells it took.
  ///
  /// A wide character that an edge cuts in half becomes a space; control characters are shown as `�`, and
  /// combining marks, for which a cell has no room, are left out.
  @discardableResult
  public mutating func write(
    _ text: String, x: Int, y: Int, width limit: Int = .max, style: Style = .plain
  ) -> Int {
    var used = 0
    for scalar in TextWidth.printable(text) {
      let width = TextWidth.width(of: scalar)
      guard width > 0 else { continue }
      guard used <= limit - width else { break }
      if width == 1 {
        put(scalar, x: x + used, y: y, style: style)
      } else {
        putWide(scalar, x: x + used, y: y, style: style)
      }
      used += width
    }
    return used
  }

  private mutating func putWide(_ scalar: Unicode.Scalar, x: Int, y: Int, style: Style) {
    put(" ", x: x, y: y, style: style)
    put(" ", x: x + 1, y: y, style: style)
    let both = CellRect(x: x, y: y, width: 2, height: 1)
    guard both.intersection(clip).intersection(bounds) == both else { return }
    let index = y * size.columns + x
    cells[index].scalar = scalar
    cells[index + 1].scalar = nil
  }

  /// The canvas as lines of text, without trailing spaces.
  public var lines: [String] {
    (0..<size.rows).map { row in
      var scalars = String.UnicodeScalarView()
      for cell in cells[row * size.columns..<(row + 1) * size.columns] {
        if let scalar = cell.scalar { scalars.append(scalar) }
      }
      while scalars.last == " " { scalars.removeLast() }
      return String(scalars)
    }
  }

  /// Sets a cell inside the canvas and blanks what is left of a wide character that it cuts.
  private mutating func set(_ cell: Cell, x: Int, y: Int) {
    let index = y * size.columns + x
    if cells[index].scalar == nil, x > 0 { cells[index - 1].scalar = " " }
    if x + 1 < size.columns, cells[index + 1].scalar == nil { cells[index + 1].scalar = " " }
    cells[index] = cell
  }
}
