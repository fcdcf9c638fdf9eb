import Foundation

/// A build of LayoutScope: the program that is the worker, and the modules that the user's source imports.
///
/// Both come from one compiler, since a library fits only the program whose modules it was compiled against.
public struct EngineBuild: Sendable {
  /// The program.
  let program: String
  /// The folder with `UIKit.swiftmodule` and the modules below it.
  let modules: String
  /// The package that it was built from; `nil` where that is not there any more.
  let package: String?

  /// Finds the modules of the running program: beside it in a checkout, or under the prefix where it is installed.
  ///
  /// - Throws: a `HostError` when they are not there.
  public static func ofThisProgram() throws(HostError) -> EngineBuild {
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments.first ?? ""
    let folder = parent(of: program)
    let home = parent(of: folder) + "/lib/layoutscope"
    if hasModules(folder + "/Modules") {
      return EngineBuild(program: program, modules: folder + "/Modules", package: checkout(around: folder))
    }
    if hasModules(home + "/Modules") {
      return EngineBuild(program: program, modules: home + "/Modules", package: home + "/source")
    }
    throw HostError(
      "the modules for compiling a layout are not in \(folder)/Modules or \(home)/Modules; run scripts/install again, "
        + "or scripts/layoutscope in the checkout")
  }

  /// The build that another compiler makes of the same sources, in the cache.
  func rebuilt(for version: String, cache: CacheFolder) -> EngineBuild {
    let folder = scratch(for: version, cache: cache) + "/release"
    return EngineBuild(program: folder + "/layoutscope", modules: folder + "/Modules", package: package)
  }

  /// The package manager's arguments for that build.
  func rebuildArguments(for version: String, cache: CacheFolder) -> [String] {
    [
      "build", "--package-path", package ?? "", "--scratch-path", scratch(for: version, cache: cache),
      "-c", "release", "--product", "layoutscope",
    ]
  }

  private func scratch(for version: String, cache: CacheFolder) -> String {
    cache.path + "/engine-" + version.filter { $0.isLetter || $0.isNumber || $0 == "." }
  }

  private static func hasModules(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/UIKit.swiftmodule")
  }

  private static func checkout(around folder: String) -> String? {
    var folder = folder
    while folder.count > 1 {
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return folder }
      folder = parent(of: folder)
    }
    return nil
  }

  private static func parent(of path: String) -> String { (path as NSString).deletingLastPathComponent }
}
