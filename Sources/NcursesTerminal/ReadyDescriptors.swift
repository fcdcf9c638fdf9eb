#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// Which file descriptors can be read now.
struct ReadyDescriptors {
  var input = false
  var signals = false
  var others: [Int32] = []

  /// Waits until one can be read, or the time is over, or a signal interrupts.
  static func wait(
    input: Int32?, signals: Int32, others: [Int32], timeout: Duration?
  ) -> ReadyDescriptors {
    // poll() passes over a negative descriptor.
    var requests = ([input ?? -1, signals] + others).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&requests, nfds_t(requests.count), timeout.map(milliseconds) ?? -1) > 0 else { return Self() }
    return Self(
      input: requests[0].revents != 0, signals: requests[1].revents != 0,
      others: requests.dropFirst(2).filter { $0.revents != 0 }.map(\.fd))
  }

  /// Rounded up, since waking early would only mean to wait again.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    guard duration > .zero else { return 0 }
    let (seconds, attoseconds) = duration.components
    let fraction = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: min(seconds, Int64(Int32.max)) * 1000 + fraction)
  }
}
