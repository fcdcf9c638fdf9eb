/// What a key asks for.
enum Action: Hashable, Sendable {
  case arrow(Direction, times: Int)
  case changeMode(by: Int)
  case changeItems(by: Int)
  case changeSection(by: Int)
  case addSection, removeSection
  case page(Direction)
  case toStart, toEnd
  case gallery, devices
  case rotate, flipDirection
  case zoom
  case toggleCalls, toggleFindings, toggleScene
  case nextFinding(by: Int)
  case invalidate
  case toggleMouse
  case help
  case redraw, suspend, quit
}
