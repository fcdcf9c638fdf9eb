import NcursesTerminal
import Workbench

/// Draws, waits, answers all that happened, and draws again.
@MainActor
struct WorkbenchLoop {
  let session: WorkbenchSession
  let terminal: Terminal
  /// What watches and compiles, where the layout is the user's.
  let live: LiveWorkbench?

  /// Runs until the person or a signal ends it; the exit code.
  func run() -> Int32 {
    while true {
      live?.advance()
      terminal.draw(session.draw(size: terminal.size))
      let timeout = live?.deadline.map { max(.zero, ContinuousClock.now.duration(to: $0)) }
      for event in terminal.nextEvents(timeout: timeout, alsoWatching: live?.descriptors ?? []) {
        if case .signal(let number) = event { return 128 + number }
        for effect in session.handle(event) {
          switch effect {
          case .quit: return 0
          case .suspend: terminal.suspend()
          case .redraw: terminal.redrawFromScratch()
          case .setMouse(let isOn): terminal.setMouse(isOn)
          case .stopLayout: stopLayout()
          case .restartLayout: restartLayout()
          }
        }
      }
    }
  }

  private func stopLayout() {
    if live?.stopCall() != true { session.say("no call is under way that could be stopped") }
  }

  private func restartLayout() {
    guard let live else { return session.say("this layout has no source to start anew") }
    live.restart()
  }
}
