/// What the mouse did, and over which cell.
public struct Mouse: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: Hashable, Sendable { case left, middle, right }

  /// A direction of the wheel.
  public enum Wheel: Hashable, Sendable { case up, down, left, right }

  /// What happened.
  public enum Action: Hashable, Sendable {
    case press(Button)
    /// Old terminals do not say which button was released.
    case release(Button?)
    case drag(Button)
    case move
    case wheel(Wheel)
  }

  /// What happened.
  public var action: Action
  /// The cell's column, from 0.
  public var column: Int
  /// The cell's row, from 0.
  public var row: Int
  /// The keys held down.
  public var modifiers: Modifiers

  /// Makes an event of the mouse.
  public init(_ action: Action, column: Int, row: Int, modifiers: Modifiers = []) {
    self.action = action
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}
