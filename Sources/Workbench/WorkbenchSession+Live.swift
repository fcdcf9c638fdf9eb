import LayoutScene
import TerminalCanvas

/// What happens to a layout of the user's while it is shown: saves, compiler messages, crashes, output.
extension WorkbenchSession {
  /// Shows a new version of the layout, in the state of view that there is.
  ///
  /// The layouts in `choices` take the place of those that the user's source offered before.
  public func show(
    _ stage: any Stage, of choice: LayoutChoice, among choices: [LayoutChoice], change: String
  ) {
    self.stage = stage
    self.choice = choice
    userChoices = choices
    self.change = change
    activity = nil
    clearProblem()
    refresh()
  }

  /// Looks at the stage again, whose layout has answered late.
  public func refresh() {
    observation = stage.observe()
    currentSection = min(currentSection, max(0, scene.sections.count - 1))
    currentFinding = nil
    if !isPanelFocused { panelWindow = LineWindow() }
    check()
  }

  /// Shows why there is no new picture; the old one stays, marked stale.
  public func show(_ problem: Problem) {
    activity = nil
    self.problem = problem
    guard panel != .problem else {
      panelWindow = LineWindow()
      return
    }
    panelBehindProblem = panel
    panel = .problem
    panelWindow = LineWindow()
    isPanelFocused = !isWide
  }

  /// Says that the layout is as its source has it.
  public func clearProblem() {
    problem = nil
    guard panel == .problem else { return }
    panel = panelBehindProblem
    isPanelFocused = false
    panelWindow = LineWindow()
  }

  /// Says what is going on, as `compiling`; `nil` when nothing is.
  public func showActivity(_ text: String?) { activity = text }

  /// Tells what the source consists of, for the panel that shows its errors when there are some.
  public func showSource(_ notes: [String]) { sourceNotes = notes }

  /// Shows what the layout has printed.
  public func showOutput(_ lines: [String]) { output = lines }

  /// Says something in the key bar until the next key.
  public func say(_ text: String) { message = text }

  /// Whether the picture is not of the source as it is now.
  var isStale: Bool { problem != nil }

  func outputLines(width: Int) -> [PanelLine] {
    guard !output.isEmpty else { return [.title("Output  nothing was printed")] }
    return [.title("Output  \(output.count) line\(output.count == 1 ? "" : "s")")]
      + output.map { PanelLine("  " + $0) }
  }

  func problemLines(width: Int) -> [PanelLine] {
    if let problem { return problem.panelLines(width: width) }
    guard !sourceNotes.isEmpty else { return [.title("Source  this layout is the gallery's")] }
    return [.title("Source  compiled, and runs")]
      + sourceNotes.flatMap { note in TextWidth.wrap(note, to: width - 4).map { PanelLine("  " + $0) } }
  }
}
