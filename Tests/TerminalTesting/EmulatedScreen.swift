import CVTerm

/// One cell of an emulated screen.
public struct ScreenCell: Equatable, Sendable {
  /// The character; a space where nothing was drawn.
  public var character: Character
  /// How many columns it takes.
  public var width: Int
  /// Bold.
  public var isBold: Bool
  /// Underlined.
  public var isUnderlined: Bool
  /// Colours exchanged.
  public var isReversed: Bool
  /// -1 is the terminal's own colour, 0 to 255 its palette, 0x1RRGGBB a direct colour.
  public var foreground: Int
  /// As `foreground`.
  public var background: Int
}

/// What a terminal would show of the bytes that a program wrote (by libvterm).
final class EmulatedScreen {
  private(set) var columns: Int
  private(set) var rows: Int
  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>
  private let properties = Properties()

  /// What sequences have set, apart from cells.
  private final class Properties {
    var isAlternate = false
    var showsCursor = true
    var mouseMode = 0
  }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    terminal = vterm_new(Int32(rows), Int32(columns))
    vterm_set_utf8(terminal, 1)
    screen = vterm_obtain_screen(terminal)
    vterm_screen_enable_altscreen(screen, 1)
    callbacks = .allocate(capacity: 1)
    callbacks.initialize(to: VTermScreenCallbacks())
    callbacks.pointee.settermprop = { property, value, user in
      guard let user else { return 0 }
      let properties = Unmanaged<Properties>.fromOpaque(user).takeUnretainedValue()
      let number = Int(vterm_flat_value(property, value))
      switch property {
      case VTERM_PROP_ALTSCREEN: properties.isAlternate = number != 0
      case VTERM_PROP_CURSORVISIBLE: properties.showsCursor = number != 0
      case VTERM_PROP_MOUSE: properties.mouseMode = number
      default: break
      }
      return 1
    }
    vterm_screen_set_callbacks(screen, callbacks, Unmanaged.passUnretained(properties).toOpaque())
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
    callbacks.deallocate()
  }

  var isAlternate: Bool { properties.isAlternate }
  var showsCursor: Bool { properties.showsCursor }
  /// 0 off, 1 clicks, 2 drags, 3 every motion.
  var mouseMode: Int { properties.mouseMode }

  func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    vterm_set_size(terminal, Int32(rows), Int32(columns))
  }

  /// Takes what the program wrote and answers what the terminal says to that.
  func write(_ bytes: some Collection<UInt8>) -> [UInt8] {
    let written = bytes.map { CChar(bitPattern: $0) }
    _ = vterm_input_write(terminal, written, written.count)
    var answer = [CChar](repeating: 0, count: 1024)
    let count = vterm_output_read(terminal, &answer, answer.count)
    return answer.prefix(count).map { UInt8(bitPattern: $0) }
  }

  func cell(column: Int, row: Int) -> ScreenCell {
    let cell = vterm_flat_cell_at(screen, Int32(column), Int32(row))
    return ScreenCell(
      character: Unicode.Scalar(cell.scalar).flatMap { $0.value == 0 ? nil : Character($0) } ?? " ",
      width: max(1, Int(cell.width)), isBold: cell.bold, isUnderlined: cell.underline,
      isReversed: cell.reverse, foreground: Int(cell.foreground), background: Int(cell.background))
  }

  func line(_ row: Int) -> String {
    var text = ""
    var column = 0
    while column < columns {
      let cell = cell(column: column, row: row)
      text.append(cell.character)
      column += cell.width
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}
