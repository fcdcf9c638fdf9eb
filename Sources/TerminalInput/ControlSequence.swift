/// A sequence that starts with `ESC [`: parameters and a final letter (ECMA-48, 5.4).
struct ControlSequence {
  /// `<`, `=`, `>` or `?` before the parameters.
  private var mark: UInt8?
  private var parameters: [Int] = []
  private var final: UInt8 = 0

  /// Reads the start of `bytes`, which is `ESC [`.
  static func unit(of bytes: ArraySlice<UInt8>, isLast: Bool) -> InputUnit {
    var sequence = ControlSequence()
    var index = bytes.startIndex + 2
    if index < bytes.endIndex, (0x3C...0x3F).contains(bytes[index]) {
      sequence.mark = bytes[index]
      index += 1
    }
    var number: Int?
    var isSubparameter = false
    while index < bytes.endIndex {
      let byte = bytes[index]
      let length = index - bytes.startIndex
      switch byte {
      case 0x30...0x39:
        // Only the first of a parameter's parts says something about keys.
        if !isSubparameter { number = min((number ?? 0) * 10 + Int(byte & 0x0F), largestNumber) }
      case UInt8(ascii: ":"): isSubparameter = true
      case UInt8(ascii: ";"):
        sequence.parameters.append(number ?? 0)
        number = nil
        isSubparameter = false
      case 0x40...0x7E:
        if let number { sequence.parameters.append(number) }
        sequence.final = byte
        return sequence.unit(length: length + 1, followedBy: bytes[(index + 1)...], isLast: isLast)
      case 0x20...0x3F: break
      default: return .nothing(length: length)
      }
      guard length < longest else { return .nothing(length: length) }
      index += 1
    }
    guard isLast else { return .incomplete }
    return bytes.count == 2
      ? .event(.key(.character("["), .alt), length: 2) : .nothing(length: bytes.count)
  }

  /// Larger than any number that means something.
  private static let largestNumber = 0x110000
  private static let longest = 64

  private func unit(length: Int, followedBy rest: ArraySlice<UInt8>, isLast: Bool) -> InputUnit {
    if mark == nil, parameters.isEmpty, final == UInt8(ascii: "M") {
      return x10Mouse(length: length, rest, isLast: isLast)
    }
    if mark == nil, parameters.isEmpty, final == UInt8(ascii: "[") {
      return consoleKey(length: length, rest, isLast: isLast)
    }
    if mark == nil, final == UInt8(ascii: "~"), parameters.first == 200 { return .pasteStart(length: length) }
    return event.map { .event($0, length: length) } ?? .nothing(length: length)
  }

  private var event: TerminalEvent? {
    if mark == UInt8(ascii: "<") { return sgrMouse.map { .mouse($0) } }
    // Any other mark makes it a report that nobody asked for.
    guard mark == nil else { return nil }
    switch Unicode.Scalar(final) {
    case "~":
      if parameters.count == 3, parameters[0] == 27 {
        return Key.coded(parameters[2]).map { .key($0, modifiers) }
      }
      return parameters.first.flatMap(Key.numbered).map { .key($0, modifiers) }
    case "u": return parameters.first.flatMap(Key.coded).map { .key($0, modifiers) }
    case "Z": return .key(.tab, modifiers.union(.shift))
    case "I": return .focus(true)
    case "O": return .focus(false)
    case "M": return nil
    default: return Key.named(by: final).map { .key($0, modifiers) }
    }
  }

  /// The second parameter is one more than the bits of the modifiers.
  private var modifiers: Modifiers {
    guard parameters.count > 1 else { return [] }
    return Modifiers(rawValue: UInt8(max(parameters[1] - 1, 0) & 7))
  }

  private var sgrMouse: Mouse? {
    guard parameters.count == 3, final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
    return Mouse(
      code: parameters[0], column: parameters[1] - 1, row: parameters[2] - 1,
      isRelease: final == UInt8(ascii: "m"))
  }

  /// `ESC [ M` and three bytes, from terminals that do not know SGR coordinates.
  private func x10Mouse(length: Int, _ rest: ArraySlice<UInt8>, isLast: Bool) -> InputUnit {
    let bytes = rest.prefix(3).map(Int.init)
    guard bytes.count == 3 else { return isLast ? .nothing(length: length + bytes.count) : .incomplete }
    let code = bytes[0] - 32
    let isRelease = code & 0x43 == 3 && code & 0x20 == 0
    guard code >= 0,
      var mouse = Mouse(code: code, column: bytes[1] - 33, row: bytes[2] - 33, isRelease: isRelease)
    else { return .nothing(length: length + 3) }
    if isRelease { mouse.action = .release(nil) }
    return .event(.mouse(mouse), length: length + 3)
  }

  /// `ESC [ [ A` to `E`: F1 to F5 of Linux's console.
  private func consoleKey(length: Int, _ rest: ArraySlice<UInt8>, isLast: Bool) -> InputUnit {
    guard let letter = rest.first else { return isLast ? .nothing(length: length) : .incomplete }
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(letter) else { return .nothing(length: length) }
    return .event(.key(.function(Int(letter - UInt8(ascii: "A")) + 1), []), length: length + 1)
  }
}

extension Mouse {
  /// Reads xterm's code: two bits of button, then shift, alt, ctrl, motion, wheel.
  fileprivate init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    guard code < 128, column >= 0, row >= 0 else { return nil }
    let button: Button? = [.left, .middle, .right, nil][code & 3]
    let action: Action
    if code & 64 != 0 {
      action = .wheel([.up, .down, .left, .right][code & 3])
    } else if code & 32 != 0 {
      action = button.map(Action.drag) ?? .move
    } else if isRelease {
      action = .release(button)
    } else if let button {
      action = .press(button)
    } else {
      action = .release(nil)
    }
    self.init(
      action, column: column, row: row, modifiers: Modifiers(rawValue: UInt8(code >> 2 & 7)))
  }
}
