import CollectionLayout
import Foundation
import LayoutGallery
import LayoutScene
import TerminalCanvas
import TerminalInput
import Testing

@testable import Workbench

/// A session to type into and to look at, without a terminal.
@MainActor
struct Bench {
  let session: WorkbenchSession

  init(
    _ layout: String = "two-section-grid", counts: [Int] = [4, 8], bounds: CGSize? = nil,
    isASCII: Bool = false
  ) throws {
    var scene = Scene()
    scene.subject = layout
    scene.sections = counts.map { SceneSection(items: $0) }
    if let bounds { scene.bounds.size = bounds }
    session = try WorkbenchSession(
      entry: #require(Gallery.entry(named: layout)), scene: scene, style: .init(isASCII: isASCII))
  }

  /// Types characters.
  @discardableResult
  func type(_ text: String) -> [Effect] {
    text.flatMap { session.handle(.key(.character($0), [])) }
  }

  /// Presses a key a number of times.
  @discardableResult
  func press(_ key: Key, _ modifiers: Modifiers = [], times: Int = 1) -> [Effect] {
    (0..<times).flatMap { _ in session.handle(.key(key, modifiers)) }
  }

  /// Uses the mouse.
  func mouse(_ action: Mouse.Action, _ column: Int, _ row: Int) {
    _ = session.handle(.mouse(Mouse(action, column: column, row: row)))
  }

  /// The screen as text; the durations of calls, which differ from run to run, are left out.
  @discardableResult
  func picture(_ columns: Int = 80, _ rows: Int = 24) -> String {
    for index in session.observation.calls.indices { session.observation.calls[index].seconds = 0 }
    return session.draw(size: CanvasSize(columns: columns, rows: rows)).lines.joined(separator: "\n") + "\n"
  }

  /// The last line of the screen.
  func bar(_ columns: Int = 80, _ rows: Int = 24) -> String {
    picture(columns, rows).split(separator: "\n").last.map(String.init) ?? ""
  }

  var counts: [Int] { session.scene.sections.map(\.items) }
  var size: CGSize { session.scene.bounds.size }
  var offset: CGPoint { session.observation.bounds.origin }
}
