import CNcurses
import CTerminalGuard
import TerminalInput

#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

extension Terminal {
  /// Waits until something happens, and answers everything that has happened.
  ///
  /// All waiting input is taken at once, so that a storm of keys or sizes costs one picture. Without a timeout
  /// it waits for ever, and the program sleeps meanwhile.
  /// - Parameters:
  ///   - timeout: how long to wait at most; when it runs out the answer is empty.
  ///   - descriptors: further file descriptors; those that can be read are named in the answer.
  /// - Returns: the events in their order, of several new sizes only the last.
  public func nextEvents(
    timeout: Duration? = nil, alsoWatching descriptors: [Int32] = []
  ) -> [TerminalEvent] {
    let end = timeout.map { ContinuousClock.now + $0 }
    var events = takeDeferred()
    repeat {
      let wake = events.isEmpty ? [end, halfReadEnd].compactMap(\.self).min() : .now
      let ready = waitForInput(until: wake, alsoWatching: descriptors)
      take(ready, into: &events)
      events += ready.others.map(TerminalEvent.readable)
      while events.count < Self.longestBatch {
        let more = waitForInput(until: .now)
        guard more.input || more.signals else { break }
        take(more, into: &events)
      }
      if let halfReadEnd, halfReadEnd <= .now {
        self.halfReadEnd = nil
        events += decoder.flush()
      }
    } while events.isEmpty && (end.map { $0 > .now } ?? true)
    return events
  }

  /// A flood that never ends must not keep the program from drawing.
  private static let longestBatch = 10_000

  private func takeDeferred() -> [TerminalEvent] {
    defer { deferred = [] }
    return deferred
  }

  private func waitForInput(
    until wake: ContinuousClock.Instant?, alsoWatching descriptors: [Int32] = []
  ) -> ReadyDescriptors {
    ReadyDescriptors.wait(
      input: inputHasEnded ? nil : STDIN_FILENO, signals: terminal_guard_signal_fd(), others: descriptors,
      timeout: wake.map { ContinuousClock.now.duration(to: $0) })
  }

  private func take(_ ready: ReadyDescriptors, into events: inout [TerminalEvent]) {
    if ready.signals {
      while case let signal = terminal_guard_next_signal(), signal != 0 {
        take(signal: signal, into: &events)
      }
    }
    if ready.input { readInput(into: &events) }
  }

  private func take(signal: Int32, into events: inout [TerminalEvent]) {
    switch signal {
    case SIGWINCH:
      if adoptSize() { deferred.append(.resize(size)) }
    case SIGTSTP:
      suspend()
    case SIGCONT:
      // After a SIGSTOP, which nobody could see coming, the shell has the screen and has set its own modes.
      endwin()
      resume()
    default:
      events.append(.signal(signal))
    }
    guard !deferred.isEmpty else { return }
    events.removeAll { if case .resize = $0 { true } else { false } }
    events += takeDeferred()
  }

  private func readInput(into events: inout [TerminalEvent]) {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 {
      events += decoder.decode(bytes.prefix(count))
      halfReadEnd = decoder.patience.map { .now + $0 }
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      inputHasEnded = true
      events.append(.endOfInput)
    }
  }
}
