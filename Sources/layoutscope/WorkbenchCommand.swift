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
    if let source = try SourceSubject(arguments: arguments) { return try run(source) }
    let (entry, scene) = try SceneOptions(arguments: arguments).resolve()
    if let path = arguments["--write-scene"] {
      _ = try entry.makeStage(scene)
      return try write(scene, to: path)
    }
    if isPrinting {
      return try printFrame(of: WorkbenchSession(entry: entry, scene: scene, style: printStyle))
    }
    let terminal = try openTerminal()
    defer { terminal.close() }
    let session = try WorkbenchSession(entry: entry, scene: scene, style: style(on: terminal))
    return WorkbenchLoop(session: session, terminal: terminal, live: nil).run()
  }

  /// Shows the layout of a source, which is compiled first, and again at each save.
  private func run(_ source: SourceSubject) throws -> Int32 {
    defer { source.close() }
    if isPrinting || arguments.has("--write-scene") {
      let stage = try source.makeStage()
      defer { stage.close() }
      if let path = arguments["--write-scene"] { return try write(stage.scene, to: path) }
      let choice = source.choice(stage.layout) { _ in stage }
      return try printFrame(of: WorkbenchSession(stage: stage, of: choice, style: printStyle))
    }
    // A wrong option is told before the screen is taken.
    let scene = try SceneOptions(arguments: arguments).resolveForSource()
    let terminal = try openTerminal()
    defer { terminal.close() }
    let live = try LiveWorkbench(source: source, scene: scene, style: style(on: terminal))
    defer { live.close() }
    return WorkbenchLoop(session: live.session, terminal: terminal, live: live).run()
  }

  // MARK: Screen

  private var isPrinting: Bool { arguments.has("--print") || isatty(STDOUT_FILENO) == 0 }

  private var printStyle: WorkbenchSession.Style { .init(isASCII: arguments.has("--ascii")) }

  private func style(on terminal: Terminal) -> WorkbenchSession.Style {
    .init(isASCII: arguments.has("--ascii") || !terminal.isUnicode, mouse: !arguments.has("--no-mouse"))
  }

  private func openTerminal() throws -> Terminal {
    _ = try cells()
    return try Terminal(
      options: .init(color: !arguments.has("--no-color"), mouse: !arguments.has("--no-mouse")))
  }

  private func printFrame(of session: WorkbenchSession) throws -> Int32 {
    let lines = session.draw(size: try cells() ?? CanvasSize(columns: 80, rows: 24)).lines
    Output.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    return 0
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
