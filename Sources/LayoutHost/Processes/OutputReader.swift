#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// The reading end of a pipe, and what has come through it.
///
/// It never blocks, so that whoever waits for several of them can wait with `poll`.
final class OutputReader {
  let descriptor: Int32
  /// What has been read and not been taken.
  private(set) var bytes: [UInt8] = []
  /// Whether the other side has been closed.
  private(set) var hasEnded = false

  /// Makes a pipe; the other end is for a child and must be closed once the child has it.
  static func make() -> (reader: OutputReader, writing: Int32)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (OutputReader(ends[0]), ends[1])
  }

  /// Takes over a descriptor.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  deinit { close(descriptor) }

  /// Reads what is there.
  func read() {
    var chunk = [UInt8](repeating: 0, count: 65536)
    while !hasEnded {
      let count = systemRead(descriptor, &chunk, chunk.count)
      if count > 0 {
        bytes += chunk.prefix(count)
      } else if count < 0, errno == EINTR {
        continue
      } else if count < 0, errno == EAGAIN {
        return
      } else {
        hasEnded = true
      }
    }
  }

  /// Takes the first bytes, or all.
  func take(_ count: Int? = nil) -> [UInt8] {
    let taken = Array(bytes.prefix(count ?? bytes.count))
    bytes.removeFirst(taken.count)
    return taken
  }

  /// Waits until one of the readers can be read, and reads it; at most until an instant.
  static func wait(for readers: [OutputReader], until end: ContinuousClock.Instant?) {
    let open = readers.filter { !$0.hasEnded }
    var requests = open.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    guard poll(&requests, nfds_t(requests.count), end.map(milliseconds) ?? -1) > 0 else { return }
    for (reader, request) in zip(open, requests) where request.revents != 0 { reader.read() }
  }

  private static func milliseconds(until end: ContinuousClock.Instant) -> Int32 {
    let (seconds, attoseconds) = max(.zero, ContinuousClock.now.duration(to: end)).components
    return Int32(clamping: seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
