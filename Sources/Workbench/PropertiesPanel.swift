import CollectionLayout
import Foundation
import LayoutScene
import TerminalCanvas

/// The settings of the layout, one of them chosen.
enum PropertiesPanel {
  /// Long names are cut, so that the values are always seen.
  static func lines(
    _ properties: [LayoutProperty], chosen: Int, part: Int, hasFocus: Bool, width: Int
  ) -> [PanelLine] {
    guard !properties.isEmpty else { return [.title("Properties  none")] }
    let values = properties.enumerated().map { index, property in
      property.text(marking: index == chosen && hasFocus ? part : nil)
    }
    let longestName = properties.map { TextWidth.width(of: $0.name) }.max() ?? 0
    let longestValue = values.map(TextWidth.width(of:)).max() ?? 0
    let column = min(longestName, max(8, width - 4 - longestValue))
    return [.title("Properties")]
      + properties.indices.map { index in
        let isChosen = index == chosen
        let name = TextWidth.truncate(properties[index].name, to: column)
          .padding(toLength: column + 2, withPad: " ", startingAt: 0)
        return PanelLine(
          "\(isChosen ? "▸" : " ") " + name + values[index],
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
