import NcursesTerminal
import TerminalCanvas
import TerminalInput

#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// Draws what the terminal's tests look at, and shows each event as text.
@MainActor final class Fixture {
  private let terminal: Terminal
  private var frame = 0
  private var eventCount = 0
  private var recent: [String] = []
  private var hasMouse = true
  /// Both ends of a pipe that is watched beside the terminal.
  private var pipeEnds: [Int32] = [-1, -1]

  init(_ terminal: Terminal) {
    self.terminal = terminal
    pipe(&pipeEnds)
  }

  func run() -> Int32 {
    while true {
      terminal.draw(picture())
      let timeout: Duration? = CommandLine.arguments.contains("--ticks") ? .milliseconds(5) : nil
      for event in terminal.nextEvents(timeout: timeout, alsoWatching: [pipeEnds[0]]) {
        eventCount += 1
        recent = Array((recent + [describe(event)]).suffix(8))
        if let code = answer(event) { return code }
      }
      frame += 1
    }
  }

  private func picture() -> Canvas {
    var canvas = Canvas(size: terminal.size)
    let size = terminal.size
    canvas.write("size \(size.columns)x\(size.rows)", x: 0, y: 0, style: Style(.red, on: .blue, .bold))
    canvas.write("frame \(frame) events \(eventCount);", x: 20, y: 0)
    canvas.write(
      "unicode \(terminal.isUnicode)", x: 0, y: 1, style: Style(.standard, on: .standard, .underline))
    canvas.write("日本 é ─┼ 😀|", x: 20, y: 1, style: Style(.green))
    // Wide characters change their places and themselves, so that halves are overwritten.
    canvas.write(["日", "本", "ab"][frame % 3], x: 44, y: 1)
    canvas.write("漢字漢字", x: 50 + frame % 3, y: 1)
    for (index, text) in recent.enumerated() { canvas.write(text, x: 0, y: 2 + index) }
    canvas.fill(
      CellRect(x: 0, y: size.rows - 1, width: size.columns, height: 1), with: "=",
      style: Style(.cyan, .reverse))
    canvas.write(
      "last \(size.columns)x\(size.rows) \(frame);", x: 1, y: size.rows - 1, style: Style(.cyan, .reverse))
    return canvas
  }

  /// What the event does; the exit code if it ends the program.
  private func answer(_ event: TerminalEvent) -> Int32? {
    switch event {
    case .signal(let number): return 128 + number
    case .endOfInput: return 1
    case .key(.character("q"), []): return 0
    case .key(.character("z"), .ctrl): terminal.suspend()
    case .key(.character("l"), .ctrl): terminal.redrawFromScratch()
    case .key(.character("m"), []):
      hasMouse.toggle()
      terminal.setMouse(hasMouse)
    case .key(.character("p"), []): write(pipeEnds[1], "x", 1)
    case .readable(let descriptor):
      var byte: UInt8 = 0
      read(descriptor, &byte, 1)
    case .key(.character("e"), []): complain("written to standard error\n")
    case .key(.character("!"), []): fatalError("asked to stop here")
    case .key(.character("$"), []): abort()
    case .key(.character("%"), []): eventCount = overflow(eventCount)
    case .key(.character("^"), []): exit(7)
    case .key(.character("#"), []): kill(getpid(), SIGSEGV)
    case .key(.character("&"), []): while true { sleep(1) }
    default: break
    }
    return nil
  }

  private func describe(_ event: TerminalEvent) -> String {
    switch event {
    case .key(let key, let modifiers): "key \(key)\(describe(modifiers))."
    case .mouse(let mouse): "mouse \(mouse.action) \(mouse.column),\(mouse.row)\(describe(mouse.modifiers))."
    case .paste(let text): "paste \(text.debugDescription)."
    case .focus(let has): "focus \(has)."
    case .resize(let size): "resize \(size.columns)x\(size.rows)."
    case .signal(let number): "signal \(number)."
    case .readable(let descriptor): "readable \(descriptor == pipeEnds[0])."
    case .endOfInput: "end of input."
    }
  }

  private func describe(_ modifiers: Modifiers) -> String {
    let names: [(Modifiers, String)] = [(.shift, "shift"), (.alt, "alt"), (.ctrl, "ctrl")]
    return names.filter { modifiers.contains($0.0) }.map { " " + $0.1 }.joined()
  }

  private func overflow(_ depth: Int) -> Int { depth == .min ? 0 : overflow(depth + 1) &+ 1 }
}

func complain(_ message: String) {
  _ = message.utf8.withContiguousStorageIfAvailable { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

do {
  let terminal = try Terminal(
    options: .init(mouse: !CommandLine.arguments.contains("--no-mouse")))
  let code = Fixture(terminal).run()
  terminal.close()
  exit(code)
} catch {
  complain("fixture: \(error)\n")
  exit(2)
}
