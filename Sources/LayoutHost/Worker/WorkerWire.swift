import Foundation
import LayoutScene

/// Writes and reads messages: two lengths of four bytes, JSON, packed elements.
enum WorkerWire {
  private static let nonFinite = (positive: "inf", negative: "-inf", nan: "nan")

  static func frame(_ message: some Encodable, elements: [Element] = []) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: nonFinite.positive, negativeInfinity: nonFinite.negative, nan: nonFinite.nan)
    let text = try encoder.encode(message)
    let packed = ElementPack.pack(elements)
    return [UInt32(text.count), UInt32(packed.count)].flatMap {
      withUnsafeBytes(of: $0.littleEndian, Array.init)
    }
      + text + packed
  }

  static func decode<Message: Decodable>(_ type: Message.Type, from bytes: some Sequence<UInt8>) throws
    -> Message
  {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: nonFinite.positive, negativeInfinity: nonFinite.negative, nan: nonFinite.nan)
    return try decoder.decode(type, from: Data(bytes))
  }

  /// How long the text and the elements behind a head are.
  static func lengths(of head: [UInt8]) -> (text: Int, packed: Int) {
    func number(_ start: Int) -> Int { head[start..<start + 4].reversed().reduce(0) { $0 << 8 | Int($1) } }
    return (number(0), number(4))
  }

  static let headLength = 8
}
