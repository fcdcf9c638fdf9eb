import TerminalCanvas
import TerminalInput
import Testing

/// Bytes in, events out.
@Suite struct InputDecoderTests {
  /// The events of a text that comes at once and ends.
  private func events(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    var decoder = InputDecoder()
    return decoder.decode(bytes) + decoder.flush()
  }

  private func events(_ text: String) -> [TerminalEvent] { events(Array(text.utf8)) }

  private static let typedKeys: [(String, Key, Modifiers)] = [
    ("a", Key.character("a"), Modifiers()),
    ("Z", .character("Z"), []),
    (" ", .character(" "), []),
    ("é", .character("é"), []),
    ("日", .character("日"), []),
    ("😀", .character("😀"), []),
    ("\r", .enter, []),
    ("\n", .enter, []),
    ("\t", .tab, []),
    ("\u{7F}", .backspace, []),
    ("\u{8}", .backspace, []),
    ("\u{0}", .character(" "), .ctrl),
    ("\u{3}", .character("c"), .ctrl),
    ("\u{1A}", .character("z"), .ctrl),
    ("\u{1C}", .character("\\"), .ctrl),
    ("\u{1B}", .escape, []),
    ("\u{1B}x", .character("x"), .alt),
    ("\u{1B}日", .character("日"), .alt),
    ("\u{1B}\u{1}", .character("a"), [.alt, .ctrl]),
    ("\u{1B}\u{7F}", .backspace, .alt),
    ("\u{1B}[", .character("["), .alt),
    ("\u{1B}O", .character("O"), .alt),
  ]

  @Test(arguments: typedKeys)
  func typedKey(text: String, key: Key, modifiers: Modifiers) {
    #expect(events(text) == [.key(key, modifiers)])
  }

  private static let keySequences: [(String, Key, Modifiers)] = [
    // As xterm and tmux send them in normal and in application mode.
    ("[A", Key.up, Modifiers()), ("[B", .down, []), ("[C", .right, []), ("[D", .left, []),
    ("OA", .up, []), ("OB", .down, []), ("OC", .right, []), ("OD", .left, []),
    ("[H", .home, []), ("[F", .end, []), ("OH", .home, []), ("OF", .end, []),
    ("[1~", .home, []), ("[4~", .end, []), ("[7~", .home, []), ("[8~", .end, []),
    ("[2~", .insert, []), ("[3~", .delete, []), ("[5~", .pageUp, []), ("[6~", .pageDown, []),
    ("[Z", .tab, .shift), ("[1;5Z", .tab, [.shift, .ctrl]),
    ("OP", .function(1), []), ("OS", .function(4), []), ("[15~", .function(5), []),
    ("[17~", .function(6), []), ("[21~", .function(10), []), ("[24~", .function(12), []),
    ("[[A", .function(1), []), ("[[E", .function(5), []), ("[11~", .function(1), []),
    // The second parameter less one is shift 1, alt 2, ctrl 4.
    ("[1;2A", .up, .shift), ("[1;3B", .down, .alt), ("[1;5C", .right, .ctrl),
    ("[1;8D", .left, [.shift, .alt, .ctrl]), ("[3;5~", .delete, .ctrl), ("[1;2P", .function(1), .shift),
    // xterm's modifyOtherKeys, and the CSI u form.
    ("[27;5;9~", .tab, .ctrl), ("[97;5u", .character("a"), .ctrl), ("[27u", .escape, []),
    ("[97:65;6u", .character("a"), [.shift, .ctrl]),
  ]

  @Test(arguments: keySequences)
  func sequenceOfKey(text: String, key: Key, modifiers: Modifiers) {
    #expect(events("\u{1B}" + text) == [.key(key, modifiers)], "ESC \(text)")
  }

  private static let mouseSequences: [(String, Mouse)] = [
    ("[<0;1;1M", Mouse(.press(.left), column: 0, row: 0)),
    ("[<0;300;5M", Mouse(.press(.left), column: 299, row: 4)),
    ("[<2;3;4m", Mouse(.release(.right), column: 2, row: 3)),
    ("[<1;3;4M", Mouse(.press(.middle), column: 2, row: 3)),
    // 32 is motion, 3 no button, 64 the wheel; 4 shift, 8 alt, 16 ctrl.
    ("[<32;3;4M", Mouse(.drag(.left), column: 2, row: 3)),
    ("[<35;3;4M", Mouse(.move, column: 2, row: 3)),
    ("[<64;3;4M", Mouse(.wheel(.up), column: 2, row: 3)),
    ("[<65;3;4M", Mouse(.wheel(.down), column: 2, row: 3)),
    ("[<66;3;4M", Mouse(.wheel(.left), column: 2, row: 3)),
    ("[<69;3;4M", Mouse(.wheel(.down), column: 2, row: 3, modifiers: .shift)),
    ("[<28;3;4M", Mouse(.press(.left), column: 2, row: 3, modifiers: [.shift, .alt, .ctrl])),
    // X10: each byte is 32 more, and places count from 1.
    ("[M !!", Mouse(.press(.left), column: 0, row: 0)),
    ("[M\"%&", Mouse(.press(.right), column: 4, row: 5)),
    ("[M#%&", Mouse(.release(nil), column: 4, row: 5)),
    ("[M@%&", Mouse(.drag(.left), column: 4, row: 5)),
    ("[MC%&", Mouse(.move, column: 4, row: 5)),
    ("[Ma%&", Mouse(.wheel(.down), column: 4, row: 5)),
  ]

  @Test(arguments: mouseSequences)
  func mouse(text: String, mouse: Mouse) {
    #expect(events("\u{1B}" + text) == [.mouse(mouse)], "ESC \(text)")
  }

  @Test func focusAndPaste() {
    #expect(events("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
    // Whatever is inside a paste is text, also what looks like keys.
    #expect(
      events("\u{1B}[200~a\u{1B}[Ab\r\u{3}日\u{1B}[201~x") == [
        .paste("a\u{1B}[Ab\r\u{3}日"), .key(.character("x"), []),
      ])
    #expect(events("\u{1B}[200~\u{1B}[201~") == [.paste("")])
  }

  @Test(arguments: [
    "[?62;22c",  // an answer to a question that nobody asked
    "[>0;276;0c", "[99~", "[<1M", "[<0;0;1M", "[<128;1;1M", "[M\u{1}\u{1}\u{1}", "Oz", "[1;5y",
    "[<99999999999999999999;1;1M", "[99999999999999999999u", "[1;99999999999999999999y",
  ])
  func whatMeansNothingIsDropped(text: String) {
    #expect(events("\u{1B}" + text + "x") == [.key(.character("x"), [])], "ESC \(text)")
  }

  @Test(arguments: ["[1;", "[M!", "[<0;1", "[["])
  func whatIsCutShortIsDropped(text: String) {
    #expect(events("\u{1B}" + text) == [], "ESC \(text)")
  }

  @Test func invalidEncodingLosesNoKeys() {
    #expect(events([0x61, 0xFF, 0x62]) == [.key(.character("a"), []), .key(.character("b"), [])])
    #expect(events([0xE6, 0x62]) == [.key(.character("b"), [])])
    #expect(events([0x80, 0xC0, 0x80, 0x63]) == [.key(.character("c"), [])])
    #expect(events([0xED, 0xA0, 0x80, 0x63]) == [.key(.character("c"), [])])
    #expect(events([0xF0, 0x9F]) == [])
    #expect(events([0x1B, 0x4F, 0x1B, 0x5B, 0x41]) == [.key(.up, [])])
  }

  @Test func escapeNeedsTime() {
    var decoder = InputDecoder()
    #expect(decoder.patience == nil)
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.patience == .milliseconds(25))
    #expect(decoder.flush() == [.key(.escape, [])])
    #expect(decoder.patience == nil)
    #expect(decoder.decode([0x1B, 0x1B]) == [.key(.escape, [])])
    #expect(decoder.flush() == [.key(.escape, [])])
  }

  @Test func pasteWithoutEndGivesTheKeysBack() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[200~abc\u{1B}[2".utf8) == [])
    #expect(decoder.patience != nil)
    #expect(decoder.flush() == [.paste("abc\u{1B}[2")])
    #expect(decoder.decode("q".utf8) == [.key(.character("q"), [])])
  }

  private static let everything =
    "aZ日😀\u{1B}[A\u{1B}[1;6D\u{1B}OH\u{1B}[15~\u{1B}[<0;12;34M\u{1B}[<0;12;34m\u{1B}x\u{1B}[200~p日\u{1B}q\u{1B}[201~"
    + "\u{1B}[I\u{1B}[M !!\u{1B}[[B\r\u{3}é"

  @Test func splitsMakeNoDifference() {
    let bytes = Array(Self.everything.utf8)
    let expected = events(bytes)
    #expect(expected.count == 18)
    for cut in 0...bytes.count {
      var decoder = InputDecoder()
      let split = decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...]) + decoder.flush()
      #expect(split == expected, "cut at \(cut)")
    }
    var decoder = InputDecoder()
    let single = bytes.flatMap { decoder.decode([$0]) } + decoder.flush()
    #expect(single == expected)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func garbageEndsAndIsTheSameInPieces(seed: UInt64) {
    var random = SplitMix(state: seed)
    // Bytes that start and continue sequences come often, so that the depths are reached.
    let telling = Array("\u{1B}\u{1B}[[<M~;0129OAmu?:".utf8)
    let bytes = (0..<20_000).map { _ in
      random.next() % 2 == 0
        ? telling[Int(random.next() % UInt64(telling.count))] : UInt8(random.next() & 0xFF)
    }
    var whole = InputDecoder()
    let expected = whole.decode(bytes) + whole.flush()
    var pieces = InputDecoder()
    var events: [TerminalEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int(random.next() % 9) + 1
      events += pieces.decode(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    events += pieces.flush()
    #expect(events == expected, "seed \(seed)")
    #expect(expected.count > 1000, "seed \(seed)")
    #expect(pieces.patience == nil)
    for case .mouse(let mouse) in events { #expect(mouse.column >= 0 && mouse.row >= 0) }
  }
}

/// A small random generator with a seed (SplitMix64).
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
