import CollectionLayout
import Foundation
import LayoutScene

/// The settings of the layout, one of them chosen.
enum PropertiesPanel {
  static func lines(_ properties: [LayoutProperty], chosen: Int, part: Int, hasFocus: Bool) -> [PanelLine] {
    guard !properties.isEmpty else { return [.title("Properties  none")] }
    let longest = properties.map(\.name.count).max() ?? 0
    return [.title("Properties")]
      + properties.enumerated().map { index, property in
        let isChosen = index == chosen
        let name = property.name.padding(toLength: longest + 2, withPad: " ", startingAt: 0)
        let value = property.text(marking: isChosen && hasFocus ? part : nil)
        return PanelLine(
          "\(isChosen ? "▸" : " ") " + name + value,
          isChosen && hasFocus ? .init(.standard, .reverse) : .plain, isMarked: isChosen)
      }
  }
}

extension LayoutProperty {
  /// How many numbers the value consists of.
  var parts: Int { numbers.count }

  private var numbers: [CGFloat] {
    switch value {
    case .number(let number): [number]
    case .size(let size): [size.width, size.height]
    case .insets(let insets): [insets.top, insets.left, insets.bottom, insets.right]
    case .flag, .choice: []
    }
  }

  /// The value as the panel shows it, the part that the arrows change in brackets.
  func text(marking part: Int?) -> String {
    let texts = numbers.enumerated().map { $0 == part && parts > 1 ? "[\($1.brief)]" : $1.brief }
    switch value {
    case .number: return texts[0]
    case .size: return texts.joined(separator: " × ")
    case .insets: return texts.joined(separator: ", ")
    case .flag(let flag): return flag ? "yes" : "no"
    case .choice(let word): return word
    }
  }

  /// The value a number of steps away; the present one where the range ends.
  func value(movedBy steps: Int, part: Int) -> PropertyValue {
    switch (kind, value) {
    case (.number(let range, let step), .number(let number)):
      // Steps such as 0.1 add up to numbers that people would not write.
      let moved = ((number + Double(steps) * step) * 1e6).rounded() / 1e6
      return .number(min(max(moved, range.lowerBound), range.upperBound))
    case (_, .size(var size)):
      if part == 0 { size.width = max(0, size.width + CGFloat(steps)) }
      if part == 1 { size.height = max(0, size.height + CGFloat(steps)) }
      return .size(size)
    case (_, .insets(var insets)):
      let edges: [WritableKeyPath<EdgeInsets, CGFloat>] = [\.top, \.left, \.bottom, \.right]
      if edges.indices.contains(part) { insets[keyPath: edges[part]] += CGFloat(steps) }
      return .insets(insets)
    case (_, .flag(let flag)): return .flag(!flag)
    case (.choice(let words), .choice(let word)):
      guard let index = words.firstIndex(of: word) else { return value }
      return .choice(words[((index + steps.signum()) % words.count + words.count) % words.count])
    default: return value
    }
  }
}
