import TerminalCanvas

/// Something that a program in a terminal may have to answer.
public enum TerminalEvent: Hashable, Sendable {
  case key(Key, Modifiers)
  case mouse(Mouse)
  /// Text pasted at once; it may hold any characters.
  case paste(String)
  /// Whether the terminal's window got or lost the keyboard.
  case focus(Bool)
  /// The terminal has a new size, and nothing of the old picture may be relied on.
  case resize(CanvasSize)
  /// A request to end: the number of SIGINT, SIGTERM, SIGHUP or SIGQUIT.
  case signal(Int32)
  /// A file descriptor that the caller watches can be read.
  case readable(Int32)
  /// No more input will come: the terminal is gone.
  case endOfInput
}
