import TerminalCanvas
import Testing

/// How many cells text takes.
@Suite struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("1·5 ─┼│▒…", 9), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한글", 4),
    ("ｆｕ", 4), ("ｱ", 1), ("😀", 2), ("👩‍👧", 4), ("❤️", 1), ("⌚", 2), ("\u{1B}[m", 3), ("\u{200B}", 0),
    // A syllable of Hangul in three parts is drawn as one.
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("🇯🇵", 2), ("𠀀", 2), ("〈〉", 4),
  ])
  func width(text: String, cells: Int) {
    #expect(TextWidth.width(of: text) == cells, "\(text.debugDescription)")
  }

  @Test(arguments: [
    ("label", 5, "label"), ("label", 4, "lab…"), ("label", 1, "…"), ("label", 0, ""), ("label", -1, ""),
    ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 2, "…"), ("", 0, ""),
  ])
  func truncation(text: String, limit: Int, expected: String) {
    let cut = TextWidth.truncate(text, to: limit)
    #expect(cut == expected)
    #expect(TextWidth.width(of: cut) <= max(0, limit))
  }
}
