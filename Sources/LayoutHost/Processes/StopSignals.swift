#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// The signals that ask the program to end, as something that can be waited for.
///
/// Without it they would end the program at once, and its children and temporary files would stay.
public final class StopSignals {
  let reader: OutputReader

  private static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Takes over the signals for the rest of the program's life.
  public init?() {
    guard let (reader, writing) = OutputReader.make() else { return nil }
    self.reader = reader
    stopPipe = writing
    for number in Self.numbers {
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(stopPipe, &byte, 1)
      }
    }
  }

  /// Throws when such a signal has come.
  func check() throws(HostError) {
    reader.read()
    guard let number = reader.bytes.first else { return }
    throw HostError("ended by signal \(number)", exitCode: 128 + Int32(number))
  }
}

/// The handler of a signal can reach nothing but globals; it is written once, before the first signal.
nonisolated(unsafe) private var stopPipe: Int32 = -1
