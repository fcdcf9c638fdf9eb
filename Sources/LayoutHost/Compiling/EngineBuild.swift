import Foundation

/// A build of LayoutScope: the program that is the worker, and the modules that the user's source imports.
///
/// Both come from one compiler, since a library fits only the program whose modules it was compiled against.
public struct EngineBuild: Sendable {
  /// The program.
  let program: String
  /// The folder with `UIKit.swiftmodule` and the modules below it.
  let modules: String

  /// Finds the modules of the running program: beside it in a checkout, or under the prefix where it is installed.
  ///
  /// - Throws: a `HostError` when they are not there.
  public static func ofThisProgram() throws(HostError) -> EngineBuild {
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments.first ?? ""
    let folder = (program as NSString).deletingLastPathComponent
    let places = [
      folder + "/Modules", (folder as NSString).deletingLastPathComponent + "/lib/layoutscope/Modules",
    ]
    for modules in places
    where FileManager.default.fileExists(atPath: modules + "/UIKit.swiftmodule") {
      return EngineBuild(program: program, modules: modules)
    }
    throw HostError(
      "the modules for compiling a layout are not at \(places.joined(separator: " or ")); run scripts/install again, "
        + "or scripts/layoutscope in the checkout")
  }
}
