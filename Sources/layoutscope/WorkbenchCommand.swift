import Foundation
import LayoutScene
import NcursesTerminal
import TerminalCanvas
import TerminalInput
import Workbench

/// `layoutscope`: the workbench on the screen, or one frame of it as text.
@MainActor
struct WorkbenchCommand {
  let arguments: Arguments

  func run() throws -> Int32 {
    let (entry, scene) = try SceneOptions(arguments: arguments).resolve()
    if let path = arguments["--write-scene"] {
      _ = try entry.makeStage(scene)
      return try write(scene, to: path)
    }
    let cells = try cells()
    if arguments.has("--print") || isatty(STDOUT_FILENO) == 0 {
      let style = WorkbenchSession.Style(isASCII: arguments.has("--ascii"))
      let session = try WorkbenchSession(entry: entry, scene: scene, style: style)
      let lines = session.draw(size: cells ?? CanvasSize(columns: 80, rows: 24)).lines
      Output.write(Data((lines.joined(separator: "\n") + "\n").utf8))
      return 0
    }
    let terminal = try Terminal(
      options: .init(color: !arguments.has("--no-color"), mouse: !arguments.has("--no-mouse")))
    defer { terminal.close() }
    let style = WorkbenchSession.Style(
      isASCII: arguments.has("--ascii") || !terminal.isUnicode, mouse: !arguments.has("--no-mouse"))
    let session = try WorkbenchSession(entry: entry, scene: scene, style: style)
    return loop(session, on: terminal)
  }

  /// Draws, waits, answers all that happened, and draws again.
  private func loop(_ session: WorkbenchSession, on terminal: Terminal) -> Int32 {
    while true {
      terminal.draw(session.draw(size: terminal.size))
      for event in terminal.nextEvents() {
        if case .signal(let number) = event { return 128 + number }
        for effect in session.handle(event) {
          switch effect {
          case .quit: return 0
          case .suspend: terminal.suspend()
          case .redraw: terminal.redrawFromScratch()
          case .setMouse(let isOn): terminal.setMouse(isOn)
          }
        }
      }
    }
  }

  private func write(_ scene: Scene, to path: String) throws -> Int32 {
    do {
      try SceneFile.write(scene).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw UsageError("\(path): the scene cannot be written: \(error.localizedDescription)")
    }
    return 0
  }

  private func cells() throws -> CanvasSize? {
    guard let text = arguments["--cells"] else { return nil }
    guard let size = SceneNumbers.size(text), (1...2000).contains(size.width),
      (1...2000).contains(size.height),
      size.width == size.width.rounded(), size.height == size.height.rounded()
    else { throw UsageError("--cells \(text): accepted are whole numbers from 1 to 2000 such as 80x24") }
    return CanvasSize(columns: Int(size.width), rows: Int(size.height))
  }
}
