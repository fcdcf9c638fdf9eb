import Testing
import TerminalTesting

/// What a person does, as the program hears it.
@Suite struct EventTests {
  @Test(arguments: ["xterm-256color", "tmux-256color", "vt100"])
  func keys(term: String) throws {
    let screen = try Fixture.startAndDraw(["TERM": term])
    for (sent, shown) in [
      ("a", #"key character("a")."#), ("日", #"key character("日")."#), ("\t", "key tab."),
      ("\r", "key enter."),
      ("\u{1B}[A", "key up."), ("\u{1B}OB", "key down."), ("\u{1B}[1;5D", "key left ctrl."),
      ("\u{1B}[1;2C", "key right shift."), ("\u{1B}OH", "key home."), ("\u{1B}[6~", "key pageDown."),
      ("\u{1B}[Z", "key tab shift."), ("\u{1B}OP", "key function(1)."),
      ("\u{1B}x", #"key character("x") alt."#),
      ("\u{7F}", "key backspace."), ("\u{3}", #"key character("c") ctrl."#),
      ("\u{1C}", #"key character("\\") ctrl."#),
    ] {
      screen.send(sent)
      try screen.wait(for: shown)
    }
  }

  @Test func escapeAloneComesWithoutAnotherKey() throws {
    let screen = try Fixture.startAndDraw()
    screen.send("\u{1B}")
    try screen.wait(for: "key escape.")
    screen.send("\u{1B}[200~never ended")
    try screen.wait(for: #"paste "never ended"."#)
  }

  @Test(arguments: ["xterm-256color", "tmux-256color"])
  func mouse(term: String) throws {
    let screen = try Fixture.startAndDraw(["TERM": term])
    try screen.wait(until: "drags reported") { $0.mouseMode == 2 }
    for (sent, shown) in [
      ("\u{1B}[<0;70;5M", "mouse press(TerminalInput.Mouse.Button.left) 69,4."),
      ("\u{1B}[<32;71;5M", "mouse drag(TerminalInput.Mouse.Button.left) 70,4."),
      ("\u{1B}[<65;1;1M", "mouse wheel(TerminalInput.Mouse.Wheel.down) 0,0."),
      ("\u{1B}[<20;2;1M", "mouse press(TerminalInput.Mouse.Button.left) 1,0 shift ctrl."),
    ] {
      screen.send(sent)
      try screen.wait(for: shown)
    }
    screen.send("m")
    try screen.wait(until: "mouse off") { $0.mouseMode == 0 }
    screen.send("m")
    try screen.wait(until: "mouse on again") { $0.mouseMode == 2 }
  }

  @Test func mouseCanBeLeftToTheTerminal() throws {
    let screen = try Fixture.start(arguments: ["--no-mouse"])
    try screen.wait(for: "last 80x24 0;")
    screen.send("x")
    try screen.wait(for: "last 80x24 1;")
    #expect(screen.mouseMode == 0)
  }

  @Test func focusAndPaste() throws {
    let screen = try Fixture.startAndDraw()
    screen.send("\u{1B}[I")
    try screen.wait(for: "focus true.")
    screen.send("\u{1B}[200~q日\r\u{1B}[201~")
    try screen.wait(for: #"paste "q日\r"."#)
  }

  @Test func floodOfKeysIsTakenInFewFrames() throws {
    let screen = try Fixture.startAndDraw()
    screen.send(String(repeating: "\u{1B}[C", count: 3000))
    try screen.wait(for: "events 3000;")
    // Whoever draws after each key needs 3000 frames; a batch holds a read of 4096 bytes or more.
    let frames = screen.lines[0].split(separator: " ")[3]
    #expect((Int(frames) ?? .max) < 300, "frames: \(frames)")
  }

  @Test func otherDescriptorsAreWatchedToo() throws {
    let screen = try Fixture.startAndDraw()
    screen.send("p")
    try screen.wait(for: "readable true.")
    // Once read, it is silent: the key and the descriptor are all that happened.
    screen.send("x")
    try screen.wait(for: "events 3;")
  }

  @Test func timeoutEndsWaitingWithoutEvents() throws {
    let screen = try Fixture.start(arguments: ["--ticks"])
    try screen.wait(until: "a later frame without events") {
      let words = $0.lines[0].split(separator: " ")
      return words.count == 6 && (Int(words[3]) ?? 0) >= 5 && words[5] == "0;"
    }
    screen.send("x")
    try screen.wait(for: "events 1;")
  }
}
