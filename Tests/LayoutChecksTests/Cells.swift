import CollectionLayout
import Foundation
import LayoutScene

/// A cell of section 0 with a frame of x, y, width, height.
func cell(_ item: Int, _ frame: [CGFloat], z: Int = 0, hidden: Bool = false) -> Element {
  Element(
    .cell(0, item), frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), zIndex: z,
    isHidden: hidden)
}
