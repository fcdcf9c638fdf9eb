/// The first thing in a run of input bytes: a character, or an escape sequence.
enum InputUnit {
  case event(TerminalEvent, length: Int)
  /// Bytes that mean nothing here.
  case nothing(length: Int)
  /// Text follows, up to the end mark of a paste.
  case pasteStart(length: Int)
  /// More bytes are needed to tell.
  case incomplete

  /// Reads the start of `bytes`, which is not empty.
  ///
  /// `isLast` says that nothing more will come, so the answer is never `incomplete`.
  static func first(of bytes: ArraySlice<UInt8>, isLast: Bool) -> InputUnit {
    guard let byte = bytes.first else { return .incomplete }
    if byte == escape { return escaped(bytes, isLast: isLast) }
    if byte < 0x80 {
      let (key, modifiers) = Key.typed(by: byte)
      return .event(.key(key, modifiers), length: 1)
    }
    return character(bytes, isLast: isLast)
  }

  private static let escape: UInt8 = 0x1B

  private static func escaped(_ bytes: ArraySlice<UInt8>, isLast: Bool) -> InputUnit {
    let rest = bytes.dropFirst()
    guard let next = rest.first else {
      return isLast ? .event(.key(.escape, []), length: 1) : .incomplete
    }
    switch next {
    case escape:
      return .event(.key(.escape, []), length: 1)
    case UInt8(ascii: "["):
      return ControlSequence.unit(of: bytes, isLast: isLast)
    case UInt8(ascii: "O"):
      guard let final = rest.dropFirst().first else {
        return isLast ? .event(.key(.character("O"), .alt), length: 2) : .incomplete
      }
      guard let key = Key.named(by: final) else { return .nothing(length: final == escape ? 2 : 3) }
      return .event(.key(key, []), length: 3)
    default:
      switch first(of: rest, isLast: isLast) {
      case .event(.key(let key, let modifiers), let length):
        return .event(.key(key, modifiers.union(.alt)), length: length + 1)
      case .nothing(let length): return .nothing(length: length + 1)
      case let other: return other
      }
    }
  }

  /// One character of UTF-8 above ASCII.
  private static func character(_ bytes: ArraySlice<UInt8>, isLast: Bool) -> InputUnit {
    let lead = bytes[bytes.startIndex]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1
    let sequence = bytes.prefix(length)
    guard length > 1, sequence.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else {
      return .nothing(length: 1)
    }
    guard sequence.count == length else { return isLast ? .nothing(length: sequence.count) : .incomplete }
    guard let text = String(validating: sequence, as: UTF8.self), let character = text.first else {
      return .nothing(length: 1)
    }
    return .event(.key(.character(character), []), length: length)
  }
}
