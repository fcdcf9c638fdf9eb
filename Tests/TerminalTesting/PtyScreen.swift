import CPty

#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// A program on a pseudo-terminal, with an emulated screen that shows what it draws.
///
/// Wait only on text that the new picture alone can have: what holds before the picture holds too soon.
/// In a locale without UTF-8 ncurses repeats characters by a sequence (REP) that the emulator gets wrong at
/// the right edge; TERM=tmux-256color has no such sequence.
public final class PtyScreen {
  /// How a program ended.
  public enum End: Equatable, Sendable {
    case exited(Int32)
    case killed(by: Int32)
  }

  /// A wait that was in vain; the description shows the screen.
  public struct Failure: Error, CustomStringConvertible {
    /// What was waited for, and what the screen showed instead.
    public let description: String
  }

  /// The process that was started.
  public let process: pid_t
  /// Everything that the program wrote.
  public private(set) var output: [UInt8] = []

  private let screen: EmulatedScreen
  private let controller: Int32
  private var end: End?

  /// Starts a program; its environment is small and the same on every machine, but for the changes.
  ///
  /// A value of `nil` removes a variable. Swift's own backtracer is off, since it would wait for a key.
  public init(
    _ program: String, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
    environment changes: [String: String?] = [:]
  ) throws {
    var environment: [String: String] = [
      "PATH": "/usr/bin:/bin", "HOME": "/tmp", "TERM": "xterm-256color", "LANG": "C.UTF-8",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    if let path = getenv("LD_LIBRARY_PATH") { environment["LD_LIBRARY_PATH"] = String(cString: path) }
    for (name, value) in changes { environment[name] = value }
    var controller: Int32 = -1
    process = Self.withCStrings([program] + arguments) { arguments in
      Self.withCStrings(environment.map { "\($0)=\($1)" }) { environment in
        pty_start(program, arguments, environment, Int32(columns), Int32(rows), &controller)
      }
    }
    guard process > 0 else {
      throw Failure(description: "cannot start \(program): \(String(cString: strerror(errno)))")
    }
    self.controller = controller
    screen = EmulatedScreen(columns: columns, rows: rows)
  }

  deinit {
    if end == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(controller)
  }

  /// Types text, or sends any other bytes of a terminal.
  public func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends bytes of any kind.
  public func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN {
        receive(within: 5)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Changes the size of the terminal.
  public func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    _ = pty_resize(controller, Int32(columns), Int32(rows))
  }

  /// Sends a signal to the program.
  public func signal(_ number: Int32) { kill(process, number) }

  /// Writes on the emulated screen what the program knows nothing of, as another program could.
  public func spoil(_ text: String) { _ = screen.write(Array(text.utf8)) }

  /// Whether the program has not ended yet.
  public var isRunning: Bool {
    collectEnd()
    return end == nil
  }

  /// Waits until the screen shows a text, and fails with the screen in its message when it never does.
  public func wait(for text: String, seconds: Double = 10) throws {
    try wait(until: "\"\(text)\"", seconds: seconds) { $0.shows(text) }
  }

  /// Waits until a condition holds that `what` names.
  public func wait(until what: String, seconds: Double = 10, _ condition: (PtyScreen) -> Bool) throws {
    let limit = ContinuousClock.now + .seconds(seconds)
    while !condition(self) {
      guard ContinuousClock.now < limit else { throw failure("no \(what) after \(seconds) s") }
      guard receive(within: 20) || condition(self) else { throw failure("the program ended before \(what)") }
    }
  }

  /// Waits until the program has ended and all that it wrote has been taken.
  public func waitForEnd(seconds: Double = 10) throws -> End {
    let limit = ContinuousClock.now + .seconds(seconds)
    while true {
      if let end { return end }
      guard ContinuousClock.now < limit else { throw failure("the program still runs after \(seconds) s") }
      if !receive(within: 1) { usleep(500) }
      collectEnd()
    }
  }

  /// Asks the system whether the program has ended, and then takes the rest of its output.
  private func collectEnd() {
    var status: Int32 = 0
    guard end == nil, waitpid(process, &status, WNOHANG) == process else { return }
    end = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(by: status & 0x7F)
    var count = -1
    while count != output.count {
      count = output.count
      receive(within: 50)
    }
  }

  /// Takes what the program has written; false when it can write no more.
  @discardableResult private func receive(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return true }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = read(controller, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
    output += bytes.prefix(count)
    let answer = screen.write(bytes.prefix(count))
    if !answer.isEmpty { send(answer) }
    return true
  }

  private func failure(_ what: String) -> Failure {
    Failure(description: what + "; the screen:\n" + lines.joined(separator: "\n"))
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return body(copies)
  }
}

/// What the screen shows.
extension PtyScreen {
  /// The lines, without trailing spaces.
  public var lines: [String] { (0..<screen.rows).map(screen.line) }
  /// Whether a line holds the text.
  public func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
  /// The cell at a place inside the screen.
  public func cell(column: Int, row: Int) -> ScreenCell { screen.cell(column: column, row: row) }
  /// All cells, row by row.
  public var cells: [ScreenCell] {
    (0..<screen.rows).flatMap { row in (0..<screen.columns).map { cell(column: $0, row: row) } }
  }
  /// Whether the second screen is up, on which programs draw.
  public var isAlternate: Bool { screen.isAlternate }
  /// Whether the cursor is visible.
  public var showsCursor: Bool { screen.showsCursor }
  /// 0 the mouse is the terminal's own, 1 clicks are reported, 2 drags too, 3 every motion.
  public var mouseMode: Int { screen.mouseMode }
  /// Whether typed characters are shown, lines are collected and ^C makes a signal, as a shell expects.
  public var hasShellModes: Bool {
    let modes = pty_current_modes(controller)
    return modes.echoes != 0 && modes.waits_for_lines != 0 && modes.makes_signals != 0
  }
  /// Whether the terminal is as a program found it.
  public var isGivenBack: Bool { !isAlternate && showsCursor && mouseMode == 0 && hasShellModes }
}
