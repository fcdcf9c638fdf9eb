/// What a key asks for.
enum Action: Hashable, Sendable {
  case arrow(Direction, times: Int)
  case changeFocus(by: Int)
  case leave
  case nextPart
  case changeItems(by: Int)
  case changeSection(by: Int)
  case addSection, removeSection
  case page(Direction)
  case toStart, toEnd
  case gallery, devices
  case rotate, flipDirection
  case zoom(by: Int)
  case toggle(Panel)
  case nextFinding(by: Int)
  case invalidate
  case stopLayout, restartLayout
  case toggleMouse
  case help
  case redraw, suspend, quit
}
