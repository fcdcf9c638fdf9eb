import CollectionLayout
import LayoutScene

extension WorkbenchSession {
  /// What takes the arrow keys now.
  var focus: Focus { isPanelFocused ? .panel(panel) : .mode(mode) }

  /// Whether drawing and panels are side by side.
  var isWide: Bool { arrangement?.isWide ?? true }

  /// Goes through the modes and then the open panel; on a narrow screen from a panel back to the drawing.
  func changeFocus(by places: Int) {
    guard isWide || !isPanelFocused else {
      isPanelFocused = false
      return
    }
    var stops = Mode.allCases.map(Focus.mode)
    if isWide, panel != .scene { stops.append(.panel(panel)) }
    let index = (stops.firstIndex(of: focus) ?? 0) + places
    switch stops[(index % stops.count + stops.count) % stops.count] {
    case .mode(let next):
      mode = next
      isPanelFocused = false
    case .panel: isPanelFocused = true
    }
  }

  /// Gives the arrows back to the mode.
  func leavePanel() {
    if !isPanelFocused { message = "nothing is open that could be left; q quits" }
    isPanelFocused = false
  }

  /// Opens a panel, or closes it when it is open.
  func toggle(_ next: Panel) {
    let isShown = panel == next && (isWide || isPanelFocused)
    if next == .properties, observation.properties.isEmpty {
      message = "\(layoutName) has no properties"
    } else if isShown, isWide, next == .scene {
      message = "the scene and the selection are all that is shown; c, f and p open panels"
    } else if isShown {
      panel = .scene
      isPanelFocused = false
    } else {
      panel = next
      panelWindow = LineWindow()
      isPanelFocused = !isWide || next == .properties
    }
  }

  /// What the arrows do in a panel.
  func movePanel(_ direction: Direction, _ times: Int) {
    switch (panel, direction) {
    case (.properties, .left): changeProperty(by: -times)
    case (.properties, .right): changeProperty(by: times)
    case (_, .up): movePanel(by: -times)
    case (_, .down): movePanel(by: times)
    default: message = "left and right do nothing in this panel"
    }
  }

  /// Scrolls a panel, or moves its choice.
  func movePanel(by lines: Int) {
    switch panel {
    case .scene, .calls, .problem, .output: scrollPanel(by: lines)
    case .findings: chooseFinding(by: lines)
    case .properties: chooseProperty(by: lines)
    }
  }

  /// Shows other lines of a panel.
  func scrollPanel(by lines: Int) {
    if !panelWindow.move(by: lines) {
      message = panelWindow.count > panelWindow.height ? "the panel ends here" : "the panel shows everything"
    }
  }

  private func chooseFinding(by places: Int) {
    guard !findings.isEmpty else {
      message = "there are no findings"
      return
    }
    let next = currentFinding.map { $0 + places } ?? (places > 0 ? 0 : findings.count - 1)
    show(finding: min(max(0, next), findings.count - 1))
  }

  private func chooseProperty(by places: Int) {
    let next = min(max(0, chosenProperty + places), observation.properties.count - 1)
    if next == chosenProperty { message = places < 0 ? "this is the first" : "this is the last" }
    chosenProperty = next
    chosenPart = 0
  }

  private var property: LayoutProperty? {
    observation.properties.indices.contains(chosenProperty) ? observation.properties[chosenProperty] : nil
  }

  private func changeProperty(by steps: Int) {
    guard let property else { return }
    let value = property.value(movedBy: steps, part: chosenPart)
    guard value != property.value else {
      message = "\(property.name) accepts \(property.accepted)"
      return
    }
    perform(.set(property.name, value), "\(property.name) \(property.value.text) → \(value.text)")
  }

  /// Goes to the next number of a size or of insets.
  func nextPart() {
    guard focus == .panel(.properties), let property else {
      message = "Enter acts in the properties panel, which p opens"
      return
    }
    guard property.parts > 1 else {
      message = "\(property.name) has no parts; left and right change it"
      return
    }
    chosenPart = (chosenPart + 1) % property.parts
  }
}
