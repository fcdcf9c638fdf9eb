/// The help that `--help` prints, made from the option table.
enum HelpText {
  static let version = "layoutscope 0.1.0"

  static func text(for command: CommandDescription) -> String {
    let isWorkbench = command.name.isEmpty
    var lines = [
      "layoutscope \(isWorkbench ? "" : command.name + " ")\(command.usage)", "", command.help, "",
    ]
    if isWorkbench {
      lines += ["commands:"]
      lines += OptionTable.commands.map { row("\($0.name) \($0.usage)", $0.help) }
      lines += [""]
    }
    lines += ["options:"]
    lines += (command.options + OptionTable.general).map { option in
      row([option.name, option.value].compactMap { $0 }.joined(separator: " "), option.help)
    }
    lines += [
      "", "exit codes: 0 done, 1 findings, differences or failed cases, 2 bad use or environment,",
      "  3 the source does not compile, 4 the layout crashed or hung, 128+n ended by signal n",
    ]
    return lines.joined(separator: "\n")
  }

  private static func row(_ left: String, _ right: String) -> String {
    "  " + left + String(repeating: " ", count: max(2, 34 - left.count)) + right
  }
}
