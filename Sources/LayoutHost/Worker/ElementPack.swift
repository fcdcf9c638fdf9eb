import CollectionLayout
import Foundation
import LayoutScene

/// Elements as bytes: a layout answers many, and JSON would cost more than the layout.
enum ElementPack {
  static func pack(_ elements: [Element]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(elements.count * 72)
    for element in elements {
      let kind = element.id.kind.map { Array($0.utf8) }
      bytes.append(UInt8(element.id.category.rawValue))
      bytes.append((element.isHidden ? 1 : 0) | (kind == nil ? 0 : 2) | (element.transform == nil ? 0 : 4))
      for number in [element.id.section, element.id.item, element.zIndex] { append(number, to: &bytes) }
      let frame = element.frame
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, element.alpha]
      for number in numbers + (element.transform?.entries ?? []) {
        append(Double(number).bitPattern, to: &bytes)
      }
      if let kind {
        append(kind.count, to: &bytes)
        bytes += kind
      }
    }
    return bytes
  }

  static func unpack(_ bytes: [UInt8]) -> [Element] {
    var reader = Reader(bytes: bytes)
    var elements: [Element] = []
    while reader.position < bytes.count, let element = reader.element() { elements.append(element) }
    return elements
  }

  private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    mutating func element() -> Element? {
      guard let category = byte().flatMap({ ElementCategory(rawValue: UInt($0)) }), let flags = byte(),
        let section = integer(Int.self), let item = integer(Int.self), let zIndex = integer(Int.self),
        let numbers = doubles(5)
      else { return nil }
      var transform: Transform3D?
      if flags & 4 != 0 {
        guard let entries = doubles(16) else { return nil }
        transform = Transform3D(entries: entries)
      }
      var kind: String?
      if flags & 2 != 0 {
        guard let count = integer(Int.self), position + count <= bytes.count else { return nil }
        kind = String(decoding: bytes[position..<position + count], as: UTF8.self)
        position += count
      }
      return Element(
        ElementID(category, kind: kind, section: section, item: item),
        frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), zIndex: zIndex,
        alpha: numbers[4], isHidden: flags & 1 != 0, transform: transform)
    }

    private mutating func byte() -> UInt8? {
      guard position < bytes.count else { return nil }
      defer { position += 1 }
      return bytes[position]
    }

    private mutating func integer<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
      let size = MemoryLayout<Number>.size
      guard position + size <= bytes.count else { return nil }
      defer { position += size }
      return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: type) }
    }

    private mutating func doubles(_ count: Int) -> [CGFloat]? {
      var numbers: [CGFloat] = []
      for _ in 0..<count {
        guard let bits = integer(UInt64.self) else { return nil }
        numbers.append(CGFloat(Double(bitPattern: bits)))
      }
      return numbers
    }
  }
}
