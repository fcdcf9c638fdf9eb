/// The last lines that were printed.
public struct OutputLog: Equatable, Sendable {
  /// The lines, the oldest first.
  public private(set) var lines: [String] = []
  /// How many lines have come in all.
  public private(set) var total = 0
  private var rest: [UInt8] = []

  private static let limit = 1000

  /// Makes an empty log.
  public init() {}

  /// Adds what was printed; a line that has not ended waits for its end.
  mutating func append(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    var parts = (rest + bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = Array(parts.removeLast().suffix(10_000))
    total += parts.count
    lines += parts.suffix(Self.limit).map { String(decoding: $0.prefix(10_000), as: UTF8.self) }
    lines.removeFirst(max(0, lines.count - Self.limit))
  }
}
