/// An option of the command line: what it is called, what it takes, what it does.
struct Option: Sendable {
  /// The name with its dashes, as `--bounds`.
  let name: String
  /// What its value looks like; `nil` for a switch.
  let value: String?
  /// What it does, in a few words.
  let help: String

  init(_ name: String, _ value: String? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }
}

/// A command of the program: its name, what it is for, and what it takes.
struct CommandDescription: Sendable {
  let name: String
  let usage: String
  let help: String
  let options: [Option]
}

/// The table that the parser and the help text are made from.
enum OptionTable {
  static let scene = [
    Option("--bounds", "320x480", "size of the collection view in points"),
    Option("--device", "NAME", "size, scale and safe area of a device"),
    Option("--sections", "4,8", "items of each section; 100*10000 is 100 sections of 10,000"),
    Option("--offset", "x,y", "content offset in points"),
    Option("--scale", "2", "pixels a point"),
    Option("--rtl", nil, "right-to-left layout direction"),
    Option("--insets", "t,l,b,r", "content inset in points"),
    Option("--safe-area", "t,l,b,r", "safe area in points"),
    Option("--item-sizes", "SEED", "uneven item sizes, for layouts that ask for sizes"),
    Option("--set", "NAME=VALUE", "a property of the layout; can be repeated"),
    Option("--scene", "FILE", "read the scene from a file; other options override it"),
  ]

  static let source = [
    Option("--class", "NAME", "which layout of a source to show; by default the first"),
    Option("--swift-version", "5|6", "the language mode that a source is compiled in; by default 5"),
    Option("--optimize", nil, "compile a source with optimization, as for timing"),
    Option("--raw", nil, "compile a source as it is, without lowering what needs the Objective-C runtime"),
  ]

  static let screen = [
    Option("--cells", "80x24", "size of the printed picture in cells"),
    Option("--print", nil, "print one frame as text instead of opening the screen"),
    Option("--ascii", nil, "draw with + - | only"),
    Option("--no-color", nil, "draw without colours"),
    Option("--no-mouse", nil, "leave the mouse to the terminal"),
    Option("--write-scene", "FILE", "write the scene to a file and end"),
  ]

  static let workbench = CommandDescription(
    name: "", usage: "[SUBJECT …] [scene options]", help: "show a layout live in the terminal",
    options: scene + source + screen)

  static let commands = [
    CommandDescription(
      name: "frames", usage: "[SUBJECT …] [scene options]",
      help: "list the elements that the layout answers",
      options: scene + source + [
        Option("--in", "x,y,w,h", "ask about this rectangle; by default bounds and content together"),
        Option("--format", "table|json", "how to print; by default a table"),
      ]),
    CommandDescription(
      name: "check", usage: "[SUBJECT …] [scene options]", help: "find faults of layouts",
      options: scene + source + [
        Option("--only", "RULE,…", "use these rules only"),
        Option("--except", "RULE,…", "leave these rules out"),
        Option("--format", "text|json|github|sarif", "how to print; by default text"),
        Option("--all", nil, "list every finding, not the first of each rule"),
        Option("--vary-sections", nil, "let sections come and go"),
        Option("--explain", "RULE", "say what a rule finds and how to mend it; all for every rule"),
      ]),
    CommandDescription(
      name: "verify", usage: "FILE", help: "run recorded cases, one JSON object a line, through the engine",
      options: []),
    CommandDescription(
      name: "layouts", usage: "[FILE … | FOLDER]", help: "list the layouts of the gallery, or of a source",
      options: []),
  ]

  static let general = [
    Option("--help", nil, "print this help"),
    Option("--version", nil, "print the version"),
  ]

  static func command(named name: String) -> CommandDescription? { commands.first { $0.name == name } }
}
