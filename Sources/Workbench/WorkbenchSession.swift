import CollectionLayout
import Foundation
import LayoutChecks
import LayoutDrawing
import LayoutGallery
import LayoutScene
import TerminalCanvas
import TerminalInput

/// What the session asks of the terminal.
public enum Effect: Hashable, Sendable {
  /// End with exit code 0.
  case quit
  /// Give the terminal back until the shell continues the program.
  case suspend
  /// Send the whole screen again.
  case redraw
  /// Take the mouse, or leave it to the terminal.
  case setMouse(Bool)
  /// Stop a call of the user's layout that does not come back.
  case stopLayout
  /// Start the user's layout anew.
  case restartLayout
}

/// The interactive session: events in, a picture out.
///
/// It owns the stage and the state of the view, and knows no terminal.
@MainActor
public final class WorkbenchSession {
  /// How the picture is drawn.
  public struct Style: Sendable {
    /// Whether only ASCII characters are drawn.
    public var isASCII: Bool
    /// Whether the mouse is taken at the start.
    public var mouse: Bool

    /// Chooses how the picture is drawn.
    public init(isASCII: Bool = false, mouse: Bool = true) {
      self.isASCII = isASCII
      self.mouse = mouse
    }
  }

  var choice: LayoutChoice
  /// The layouts of the user's source.
  var userChoices: [LayoutChoice]
  var stage: any Stage
  var observation: Observation
  var checkFindings: [Finding] = []
  let style: Style

  var mode = Mode.bounds
  var panel = Panel.calls
  var isPanelFocused = false
  var panelWindow = LineWindow()
  var overlay: Overlay?
  var zoom = Zoom.fitBounds
  var currentSection = 0
  var selection: ElementID?
  var currentFinding: Int?
  var chosenProperty = 0
  /// Which number of a size or of insets the arrows change.
  var chosenPart = 0
  /// Why a key could not act, or what it did, until the next key.
  var message: String?
  var change: String
  var hasMouse: Bool
  /// Why the picture is not of the source as it is now.
  var problem: Problem?
  /// The panel that comes back when the problem is gone.
  var panelBehindProblem = Panel.calls
  /// What is going on with the source.
  var activity: String?
  /// What the source consists of.
  var sourceNotes: [String] = []
  /// What the user's layout has printed.
  var output: [String] = []
  var drag: Drag?
  /// How the last picture was arranged; `nil` before the first and on a screen that is too small.
  var arrangement: Arrangement?
  /// What the last picture shows where; `nil` if a panel has its place.
  var drawn: DrawnLayout?

  /// Starts a session on a layout in a scene.
  ///
  /// - Throws: a `SceneError` when a property or a step of the scene is not the layout's.
  public convenience init(entry: GalleryEntry, scene: Scene, style: Style = Style()) throws(SceneError) {
    self.init(stage: try entry.makeStage(scene), of: LayoutChoice(entry), style: style)
  }

  /// Starts a session on a stage whose layout is the user's.
  public init(
    stage: any Stage, of choice: LayoutChoice, among userChoices: [LayoutChoice] = [],
    change: String = "first sight", style: Style = Style()
  ) {
    self.change = change
    self.choice = choice
    self.userChoices = userChoices
    self.style = style
    hasMouse = style.mouse
    self.stage = stage
    observation = stage.observe()
    check()
  }

  /// What the gallery lists: the user's layouts, then ours.
  var choices: [LayoutChoice] { userChoices + LayoutChoice.gallery }

  /// The scene as it is now.
  public var scene: Scene { stage.scene }

  /// The faults of the last answer: those the collection view noticed, then those of the checks.
  var findings: [Finding] { observation.findings + checkFindings }

  /// Answers an event of the terminal.
  public func handle(_ event: TerminalEvent) -> [Effect] {
    switch event {
    case .key(let key, let modifiers):
      message = nil
      return handle(key, modifiers)
    case .mouse(let mouse):
      handle(mouse)
      return []
    case .paste:
      message = "pasted text does nothing here"
      return []
    case .signal, .endOfInput: return [.quit]
    case .resize:
      drag = nil
      return []
    case .focus, .readable: return []
    }
  }

  private func handle(_ key: Key, _ modifiers: Modifiers) -> [Effect] {
    if overlay != nil, handleInOverlay(key, modifiers) { return [] }
    guard let action = KeyTable.action(for: key, modifiers) else {
      message = "this key does nothing; ? lists the keys"
      return []
    }
    return perform(action)
  }

  /// Performs a command on the stage, or says why that is not possible.
  func perform(_ command: SceneCommand, _ description: String) {
    do {
      observation = try stage.perform(command)
      change = description
    } catch {
      message = "\(error)"
      return
    }
    currentSection = min(currentSection, max(0, scene.sections.count - 1))
    currentFinding = nil
    panelWindow = LineWindow()
    check()
  }

  /// Looks at what was observed only: what needs all elements of a large layout is the checker's business.
  func check() {
    checkFindings = AnswerChecks.findings(
      in: observation.elements, contentSize: observation.contentSize)
  }

  /// Puts another layout on the stage, in the same scene without the old layout's settings.
  func show(_ next: LayoutChoice) {
    var scene = scene
    scene.subject = next.name
    scene.properties = [:]
    scene.bounds.origin = .zero
    do {
      stage = try next.makeStage(scene)
    } catch {
      message = "\(error)"
      return
    }
    choice = next
    clearProblem()
    observation = stage.observe()
    change = "layout \(next.name)"
    selection = nil
    currentFinding = nil
    chosenProperty = 0
    chosenPart = 0
    panelWindow = LineWindow()
    if panel == .properties {
      panel = .calls
      isPanelFocused = false
    }
    check()
  }
}
