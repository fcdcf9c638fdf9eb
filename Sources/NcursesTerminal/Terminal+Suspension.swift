import CNcurses
import CTerminalGuard
import TerminalInput

/// Job control: the terminal is lent to the shell and taken again.
extension Terminal {
  /// Gives the terminal back, stops the program as ^Z does in a shell, and takes the terminal again when the
  /// program continues.
  ///
  /// If the size changed meanwhile, the next events say so.
  public func suspend() {
    giveBack()
    terminal_guard_stop()
    resume()
  }

  /// Takes the terminal again; also after a SIGSTOP, which nobody could see coming.
  func resume() {
    if adoptSize() {
      deferred.append(.resize(size))
      refresh()
    } else if let canvas = writer.startOver() {
      draw(canvas)
    } else {
      refresh()
    }
    takeOver()
  }
}
