import CollectionLayout
import Foundation
import LayoutScene

/// What a box says about its element: `1·5 98×213`, and shorter where the room is short.
struct ElementLabel {
  /// The texts, longest first.
  let variants: [String]

  /// Makes the label of an element.
  init(_ element: Element, isFaulty: Bool, isOld: Bool, glyphs: GlyphSet) {
    let id = element.id
    let marks = (isFaulty ? "!" : "") + (isOld ? "~" : "")
    let size = "\(Self.rounded(element.frame.width))\(glyphs.times)\(Self.rounded(element.frame.height))"
    let name = id.name(separator: glyphs.separator)
    var texts: [String]
    if let mark = id.mark {
      let place = id.isHeaderOrFooter ? "\(id.section)" : "\(id.section)\(glyphs.separator)\(id.item)"
      texts = ["\(mark) \(name) \(size)", "\(mark) \(name)", "\(mark) \(place)", mark]
    } else {
      texts = ["\(name) \(size)", name, "\(id.item)"]
    }
    texts = texts.map { marks + $0 }
    if !marks.isEmpty { texts.append(marks) }
    variants = texts.map(glyphs.text)
  }

  private static func rounded(_ length: CGFloat) -> String {
    length.isFinite ? length.magnitude.rounded().brief : length.magnitude.brief
  }
}
