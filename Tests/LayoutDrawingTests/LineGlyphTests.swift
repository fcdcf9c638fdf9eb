import Testing

@testable import LayoutDrawing

@Suite struct LineGlyphTests {
  @Test(arguments: [
    // up, right, down, left
    (LineWeight.none, LineWeight.light, LineWeight.light, LineWeight.none, "┌", "+"),
    (.none, .light, .light, .light, "┬", "+"), (.light, .light, .light, .light, "┼", "+"),
    (.light, .none, .light, .none, "│", "|"), (.none, .light, .none, .light, "─", "-"),
    (.light, .heavy, .heavy, .light, "╆", "#"), (.light, .light, .heavy, .heavy, "╅", "#"),
    (.heavy, .heavy, .none, .light, "┺", "#"), (.heavy, .light, .none, .heavy, "┹", "#"),
    (.heavy, .heavy, .heavy, .heavy, "╋", "#"), (.none, .double, .double, .none, "╔", "+"),
    (.double, .double, .double, .none, "╠", "+"), (.none, .double, .light, .double, "╤", "+"),
    (.light, .double, .light, .double, "╪", "+"), (.none, .double, .none, .light, "═", "="),
    (.double, .heavy, .none, .light, "┶", "#"), (.none, .dashed, .none, .dashed, "╌", "~"),
    (.dotted, .none, .dotted, .none, "┆", ":"), (.none, .dotted, .dotted, .none, "┌", "+"),
    (.none, .none, .none, .none, " ", " "), (.none, .none, .double, .none, "║", "|"),
  ]) func junction(
    _ up: LineWeight, _ right: LineWeight, _ down: LineWeight, _ left: LineWeight, _ unicode: String,
    _ ascii: String
  ) {
    let arms = Arms(up: up, right: right, down: down, left: left)
    #expect(String(LineGlyphs.scalar(for: arms, in: .unicode)) == unicode)
    #expect(String(LineGlyphs.scalar(for: arms, in: .ascii)) == ascii)
  }

  @Test func everyJunctionIsALine() {
    let weights: [LineWeight] = [.none, .dotted, .dashed, .light, .double, .heavy]
    for up in weights {
      for right in weights {
        for down in weights {
          for left in weights {
            let arms = Arms(up: up, right: right, down: down, left: left)
            let scalar = LineGlyphs.scalar(for: arms, in: .unicode)
            #expect(arms == .none ? scalar == " " : (0x2500...0x257F).contains(scalar.value), "\(arms)")
            #expect(LineGlyphs.scalar(for: arms, in: .ascii).isASCII, "\(arms)")
          }
        }
      }
    }
  }
}
