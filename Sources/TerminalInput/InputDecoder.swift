/// Turns the bytes that a terminal sends into events.
///
/// It is a decoder of its own, not ncurses', whose answers differ by TERM and lose modified keys and mouse
/// motion. Bytes may be split anywhere between two calls; what makes no sense is dropped.
public struct InputDecoder: Sendable {
  private var pending: [UInt8] = []
  private var pasted: [UInt8]?

  /// Makes a decoder that has seen nothing.
  public init() {}

  /// How long to wait for more bytes before `flush()`; `nil` when nothing is half read.
  ///
  /// Escape alone and the start of a sequence look the same, and only time tells them apart.
  public var patience: Duration? {
    if !pending.isEmpty { return .milliseconds(25) }
    return pasted == nil ? nil : .milliseconds(500)
  }

  /// The events that the bytes complete.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    pending.append(contentsOf: bytes)
    return drain(isLast: false)
  }

  /// The events in what is half read, since nothing followed in time.
  public mutating func flush() -> [TerminalEvent] {
    var events = drain(isLast: true)
    if let text = pasted {
      pasted = nil
      events.append(.paste(String(decoding: text + pending, as: UTF8.self)))
      pending = []
    }
    return events
  }

  private mutating func drain(isLast: Bool) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    var rest = pending[...]
    decoding: while !rest.isEmpty {
      if pasted != nil {
        guard let text = takePaste(from: &rest) else { break }
        events.append(.paste(text))
        continue
      }
      switch InputUnit.first(of: rest, isLast: isLast) {
      case .incomplete: break decoding
      case .nothing(let length): rest = rest.dropFirst(length)
      case .pasteStart(let length):
        rest = rest.dropFirst(length)
        pasted = []
      case .event(let event, let length):
        events.append(event)
        rest = rest.dropFirst(length)
      }
    }
    pending = Array(rest)
    return events
  }

  /// Moves bytes into the paste; the text once its end mark is there.
  private mutating func takePaste(from rest: inout ArraySlice<UInt8>) -> String? {
    var text = pasted ?? []
    while let byte = rest.first {
      if byte == 0x1B {
        if rest.starts(with: Self.pasteEnd) {
          rest = rest.dropFirst(Self.pasteEnd.count)
          pasted = nil
          return String(decoding: text, as: UTF8.self)
        }
        if Self.pasteEnd.starts(with: rest) { break }
      }
      text.append(byte)
      rest = rest.dropFirst()
    }
    pasted = text
    return nil
  }

  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)
}
