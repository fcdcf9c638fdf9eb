extension Key {
  /// The key that sends one byte of ASCII.
  static func typed(by byte: UInt8) -> (Key, Modifiers) {
    func character(_ code: UInt8) -> Key { .character(Character(Unicode.Scalar(code))) }
    switch byte {
    case 0x00: return (.character(" "), .ctrl)
    case 0x08, 0x7F: return (.backspace, [])
    case 0x09: return (.tab, [])
    case 0x0A, 0x0D: return (.enter, [])
    case 0x1B: return (.escape, [])
    case 0x01...0x1A: return (character(byte + 0x60), .ctrl)
    case 0x1C...0x1F: return (character(byte + 0x40), .ctrl)
    default: return (character(byte), [])
    }
  }

  /// The key whose sequence ends in a letter, after `ESC [` or `ESC O`.
  static func named(by final: UInt8) -> Key? {
    switch Unicode.Scalar(final) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "F": .end
    case "H": .home
    case "M": .enter
    case "P", "Q", "R", "S": .function(Int(final - UInt8(ascii: "P")) + 1)
    default: nil
    }
  }

  /// The key whose sequence is `ESC [ number ~`.
  static func numbered(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    // The numbers skip one at each gap of the VT220's keyboard.
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28...29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// The key with a code of Unicode, as terminals with the `CSI u` protocol send it.
  static func coded(_ code: Int) -> Key? {
    switch code {
    case 8, 127: .backspace
    case 9: .tab
    case 13: .enter
    case 27: .escape
    case 0x20...0x10FFFF: UInt32(exactly: code).flatMap(Unicode.Scalar.init).map { .character(Character($0)) }
    default: nil
    }
  }
}
