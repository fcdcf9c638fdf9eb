import Foundation
import LayoutHost
import LayoutScene

/// The program: reads the command line, runs one command, turns errors into a sentence and an exit code.
@main
struct LayoutScope {
  @MainActor
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    if words.count == 3, words.first == WorkerMain.command, let number = words.last.flatMap({ Int($0) }) {
      WorkerMain.run(library: CommandLine.arguments[2], layout: number)
    }
    do {
      exit(try run(Arguments(Array(CommandLine.arguments.dropFirst()))))
    } catch let error as UsageError {
      Output.complain(error.description)
      exit(error.exitCode)
    } catch let error as HostError {
      Output.complain(error.description)
      exit(error.exitCode)
    } catch {
      Output.complain("\(error)")
      exit(2)
    }
  }

  @MainActor
  private static func run(_ arguments: Arguments) throws -> Int32 {
    if arguments.has("--help") || arguments.has("--version") {
      let text = arguments.has("--help") ? HelpText.text(for: arguments.command) : HelpText.version
      Output.write(Data((text + "\n").utf8))
      return 0
    }
    switch arguments.command.name {
    case "frames": return try FramesCommand(arguments: arguments).run()
    case "check": return try CheckCommand(arguments: arguments).run()
    case "verify": return try VerifyCommand(arguments: arguments).run()
    case "layouts": return try LayoutsCommand(arguments: arguments).run()
    default: return try WorkbenchCommand(arguments: arguments).run()
    }
  }
}
