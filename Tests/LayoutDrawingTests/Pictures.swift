import CollectionLayout
import Foundation
import LayoutScene
import TerminalCanvas
import Testing

@testable import LayoutDrawing

/// The elements of the two-section grid: cells of a quarter of the bounds, section 1 from the middle on.
func twoSectionGrid(_ size: CGSize, _ first: Int, _ second: Int) -> [Element] {
  let width = size.width / 4
  let height = size.height / 4
  func frame(_ item: Int, y: CGFloat) -> CGRect {
    CGRect(x: CGFloat(item % 4) * width, y: y, width: width, height: height)
  }
  let one = (0..<first).map { Element(.cell(0, $0), frame: frame($0, y: 0)) }
  let two = (0..<second).map { item in
    Element(.cell(1, item), frame: frame(item, y: CGFloat(item / 4) * height + 2 * height))
  }
  return one + two
}

/// An observation whose content is as big as its bounds.
func observation(_ width: CGFloat, _ height: CGFloat, _ elements: [Element]) -> Observation {
  Observation(
    bounds: CGRect(x: 0, y: 0, width: width, height: height),
    contentSize: CGSize(width: width, height: height), elements: elements)
}

func cell(_ item: Int, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, z: Int = 0) -> Element
{
  Element(.cell(0, item), frame: CGRect(x: x, y: y, width: width, height: height), zIndex: z)
}

extension LayoutPicture {
  /// The picture as text.
  func text(_ columns: Int, _ rows: Int) -> String {
    var canvas = Canvas(size: CanvasSize(columns: columns, rows: rows))
    draw(on: &canvas, in: canvas.bounds)
    return canvas.lines.joined(separator: "\n")
  }
}

/// A bare picture at one column a point and one row a point: elements alone, no guides.
func bare(_ elements: [Element], columns: Int, rows: Int, glyphs: GlyphSet = .unicode) -> String {
  bare(elements, columns: columns, rows: rows, selection: nil, glyphs: glyphs)
}

func bare(
  _ elements: [Element], columns: Int, rows: Int, selection: ElementID?, findings: [Finding] = [],
  glyphs: GlyphSet = .unicode
) -> String {
  let options = ViewOptions(zoom: .pointsPerColumn(1), cellAspect: 1, guides: [], glyphs: glyphs)
  let picture = LayoutPicture(
    observation(1000, 1000, elements), selection: selection, findings: findings, options: options)
  var canvas = Canvas(size: CanvasSize(columns: columns + 2, rows: rows + 2))
  picture.draw(on: &canvas, in: canvas.bounds)
  var lines = canvas.lines.dropFirst().map { String($0.dropFirst()) }
  while lines.last == "" { lines.removeLast() }
  return lines.joined(separator: "\n")
}

/// Compares pictures and shows both, one below the other, when they differ.
func expect(_ actual: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(actual == expected, "expected\n\(expected)\nactual\n\(actual)", sourceLocation: sourceLocation)
}
