/// Why there is no layout to show: a sentence with the remedy, and the program's exit code.
public struct HostError: Error, CustomStringConvertible, Sendable {
  /// The sentence.
  public let description: String
  /// 2 for bad use or environment, 3 for what does not compile, 4 for a crash or a hang, 128+n for a signal.
  public let exitCode: Int32

  /// Makes an error from its sentence.
  public init(_ description: String, exitCode: Int32 = 2) {
    self.description = description
    self.exitCode = exitCode
  }
}
