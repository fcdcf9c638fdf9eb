import CNcurses
import CTerminalGuard
import TerminalCanvas
import TerminalInput

#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// The person's terminal as a screen to draw on and a source of events; there is one at a time.
///
/// ncurses draws, and is reached from nowhere else. The terminal is given back by `close()`, by `suspend()`,
/// and, whatever happens, when the program exits or crashes.
@MainActor public final class Terminal {
  /// What the person can choose.
  public struct Options: Sendable {
    /// Whether to use colour; NO_COLOR in the environment forbids it as well.
    public var color: Bool
    /// Whether the mouse is reported.
    public var mouse: Bool

    /// Makes options; without arguments everything is on.
    public init(color: Bool = true, mouse: Bool = true) {
      self.color = color
      self.mouse = mouse
    }
  }

  /// The size of the screen.
  public internal(set) var size: CanvasSize
  /// Whether the terminal's locale can show box drawing; otherwise only ASCII is shown.
  public let isUnicode: Bool

  var writer: ScreenWriter
  var reporting: ReportingModes
  var decoder = InputDecoder()
  /// When to stop waiting for the rest of a half-read sequence.
  var halfReadEnd: ContinuousClock.Instant?
  var inputHasEnded = false
  /// Events that were noticed outside `nextEvents`.
  var deferred: [TerminalEvent] = []
  private var screen: OpaquePointer?

  /// Takes the terminal of standard input and output and clears its screen.
  ///
  /// - Throws: `TerminalError`; then the terminal is as it was.
  public init(options: Options = Options()) throws {
    guard isatty(STDIN_FILENO) == 1 else { throw TerminalError.inputIsNoTerminal }
    guard isatty(STDOUT_FILENO) == 1 else { throw TerminalError.outputIsNoTerminal }
    isUnicode = Self.adoptLocale()
    try Self.checkTerm()
    guard terminal_guard_install(STDIN_FILENO) == 0 else {
      throw TerminalError.unusable(String(cString: strerror(errno)))
    }
    guard let screen = ncurses_open() else {
      terminal_guard_remove()
      throw TerminalError.unusable("ncurses cannot open it")
    }
    self.screen = screen
    raw()
    noecho()
    nonl()
    keypad(ncurses_screen(), false)
    leaveok(ncurses_screen(), true)
    curs_set(0)
    // A waiting key must not cut a picture short.
    typeahead(-1)
    writer = ScreenWriter(palette: Palette(color: options.color && !Self.environmentForbidsColor))
    reporting = ReportingModes(mouse: options.mouse)
    size = CanvasSize(columns: Int(ncurses_columns()), rows: Int(ncurses_rows()))
    adoptSize()
    refresh()
    takeOver()
    _ = terminal_guard_capture_errors()
  }

  /// Shows a canvas, and sends only what differs from the one before.
  ///
  /// A canvas of another size than the screen is left out: the event that tells the new size is under way.
  public func draw(_ canvas: Canvas) {
    guard screen != nil, canvas.size == size else { return }
    writer.write(canvas)
  }

  /// Clears the terminal and draws the last canvas again, for when something else has written on the screen.
  public func redrawFromScratch() {
    guard let canvas = writer.startOver() else { return }
    draw(canvas)
  }

  /// Turns reports of the mouse on or off; while they are off, the terminal's own text selection works.
  public func setMouse(_ isOn: Bool) {
    guard screen != nil else { return }
    reporting.mouse = isOn
    Self.send(ReportingModes.mouse(isOn))
  }

  /// Gives the terminal back for good, and then shows what was written to standard error meanwhile.
  public func close() {
    guard let screen else { return }
    self.screen = nil
    giveBack()
    delscreen(screen)
    terminal_guard_replay_errors()
    terminal_guard_remove()
  }

  /// Starts the reports, and prepares what a crash would have to undo.
  func takeOver() {
    Self.send(reporting.on)
    let sequence = giveBackSequence
    terminal_guard_arm(sequence, sequence.utf8.count)
  }

  /// Leaves the screen as the shell knows it.
  func giveBack() {
    Self.send(ReportingModes.off)
    endwin()
    // Some terminals bring back a hidden cursor when the second screen goes: ncurses saved it while drawing.
    Capability.sequence("cnorm").map(Self.send)
    terminal_guard_disarm()
  }

  /// Takes the size that the terminal has now; whether it is another.
  @discardableResult func adoptSize() -> Bool {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard terminal_guard_size(STDOUT_FILENO, &columns, &rows) == 0 else { return false }
    let now = CanvasSize(columns: Int(columns), rows: Int(rows))
    guard now != size, resize_term(rows, columns) == OK else { return false }
    size = now
    erase()
    _ = writer.startOver()
    return true
  }

  private var giveBackSequence: String {
    let leaveScreen =
      Capability.sequence("rmcup")
      // Without a second screen the shell goes on below the picture.
      ?? (Capability.cursorAddress(row: size.rows - 1, column: 0) ?? "") + "\n"
    return ReportingModes.off
      + ["sgr0", "cnorm", "rmkx"].compactMap(Capability.sequence).joined()
      + leaveScreen + "\r"
  }

  static func send(_ sequence: String) {
    var rest = Array(sequence.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }
}
