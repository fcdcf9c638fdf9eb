import Testing

@testable import layoutscope

/// How the words of a command line are split, and the help that the same table makes.
@Suite struct ArgumentsTests {
  @Test func theFirstWordMayBeACommand() throws {
    #expect(try Arguments(["frames", "sections-grid"]).command.name == "frames")
    #expect(try Arguments(["frames", "sections-grid"]).subjects == ["sections-grid"])
    #expect(try Arguments(["sections-grid", "frames"]).command.name == "")
    #expect(try Arguments(["sections-grid", "frames"]).subjects == ["sections-grid", "frames"])
    #expect(try Arguments([]).command.name == "")
  }

  @Test func valuesFollowOrAreJoined() throws {
    let arguments = try Arguments(["frames", "--bounds", "1x2", "--offset=-3,4", "--rtl", "a"])
    #expect(arguments["--bounds"] == "1x2")
    #expect(arguments["--offset"] == "-3,4")
    #expect(arguments["--rtl"] == "")
    #expect(arguments["--scale"] == nil)
    #expect(arguments.subjects == ["a"])
  }

  @Test func aValueMayLookLikeAnOption() throws {
    #expect(try Arguments(["frames", "--offset", "-3,-4"])["--offset"] == "-3,-4")
    #expect(try Arguments(["frames", "--set", "a=b=c"])["--set"] == "a=b=c")
    #expect(try Arguments(["frames", "--set=a=b"])["--set"] == "a=b")
  }

  @Test func theLastValueCountsAndAllCanBeHad() throws {
    let arguments = try Arguments(["--set", "a=1", "--set", "b=2"])
    #expect(arguments["--set"] == "b=2")
    #expect(arguments.all("--set") == ["a=1", "b=2"])
    #expect(arguments.all("--scene") == [])
  }

  @Test(arguments: [("-h", "--help"), ("-V", "--version"), ("--help", "--help"), ("--version", "--version")])
  func generalSwitches(word: String, name: String) throws {
    for command in [[], ["frames"], ["layouts"]] { #expect(try Arguments(command + [word]).has(name)) }
  }

  @Test func theHelpListsEveryOptionOfTheTable() {
    for command in [OptionTable.workbench] + OptionTable.commands {
      let lines = HelpText.text(for: command).split(separator: "\n").map(String.init)
      for option in command.options + OptionTable.general {
        let left = "  " + [option.name, option.value].compactMap { $0 }.joined(separator: " ") + " "
        #expect(lines.contains { $0.hasPrefix(left) && $0.hasSuffix(option.help) }, "\(command.name) \(left)")
      }
    }
  }

  @Test func theHelpListsEveryCommand() {
    let help = HelpText.text(for: OptionTable.workbench)
    for command in OptionTable.commands {
      #expect(help.contains("  \(command.name) "), "\(command.name)")
      #expect(help.contains(command.help), "\(command.name)")
      #expect(HelpText.text(for: command).hasPrefix("layoutscope \(command.name) "), "\(command.name)")
    }
  }

  @Test func optionsAreThoseThatWereAgreed() {
    #expect(
      OptionTable.scene.map(\.name) == [
        "--bounds", "--device", "--sections", "--offset", "--scale", "--rtl", "--insets", "--safe-area",
        "--item-sizes", "--set", "--scene",
      ])
    for command in [OptionTable.workbench] + OptionTable.commands {
      let names = (command.options + OptionTable.general).map(\.name)
      #expect(Set(names).count == names.count, "\(command.name)")
    }
  }
}
