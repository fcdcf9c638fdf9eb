import CPty
import Foundation
import Glibc

/// A program on a pseudo-terminal, timed from outside: when its last byte came, and how many there were.
final class PtySession {
  let process: pid_t
  private var controller: Int32 = -1
  private let started = ContinuousClock.now

  struct StartFailure: Error, CustomStringConvertible {
    let description: String
  }

  init(_ program: String, _ arguments: [String], columns: Int, rows: Int) throws {
    let environment = ["TERM=xterm-256color", "LANG=C.UTF-8", "PATH=/usr/bin:/bin"]
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var settings = environment.map { strdup($0) } + [nil]
    defer {
      words.forEach { free($0) }
      settings.forEach { free($0) }
    }
    process = pty_start(program, &words, &settings, Int32(columns), Int32(rows), &controller)
    guard process > 0 else { throw StartFailure(description: "cannot start \(program)") }
  }

  deinit {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(controller)
  }

  /// Sends bytes and answers when the last byte of the answer came, and the number of bytes.
  func answer(to keys: String) -> (seconds: Double, bytes: Int) {
    let start = ContinuousClock.now
    let bytes = Array(keys.utf8)
    _ = write(controller, bytes, bytes.count)
    return burst(since: start)
  }

  /// The time from the start of the program to the last byte of its first picture.
  func firstPicture() -> (seconds: Double, bytes: Int) { burst(since: started) }

  /// Reads until nothing came for 40 ms after the first byte.
  private func burst(since start: ContinuousClock.Instant) -> (seconds: Double, bytes: Int) {
    var total = 0
    var last = start
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var poll = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
      guard Glibc.poll(&poll, 1, total == 0 ? 5000 : 40) > 0 else { break }
      let count = read(controller, &buffer, buffer.count)
      guard count > 0 else { break }
      total += count
      last = .now
    }
    let duration = (last - start).components
    return (Double(duration.seconds) + Double(duration.attoseconds) * 1e-18, total)
  }
}
