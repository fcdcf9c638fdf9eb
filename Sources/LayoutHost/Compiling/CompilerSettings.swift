/// How the user's source is compiled.
public struct CompilerSettings: Sendable {
  /// The language mode, 5 or 6.
  public var swiftVersion: String
  /// Whether it is optimized, as for timing.
  public var optimize: Bool
  /// Whether the files are compiled as they are, without lowering what only the Objective-C runtime knows.
  public var isRaw: Bool

  /// Chooses how to compile; Swift 5 mode, as most layouts were written for.
  public init(swiftVersion: String = "5", optimize: Bool = false, isRaw: Bool = false) {
    self.swiftVersion = swiftVersion
    self.optimize = optimize
    self.isRaw = isRaw
  }

  static let moduleName = "UserLayouts"

  /// The compiler's arguments.
  func arguments(sources: [String], library: String, engine: EngineBuild, cache: CacheFolder) -> [String] {
    [
      "-emit-library", "-parse-as-library", "-module-name", Self.moduleName, "-swift-version", swiftVersion,
      optimize ? "-O" : "-Onone", "-gline-tables-only", "-wmo", "-suppress-warnings",
      "-diagnostic-style", "llvm", "-no-color-diagnostics",
      // A file of a module that imports UIKit elsewhere uses its names without an import of its own.
      "-Xfrontend", "-import-module", "-Xfrontend", "UIKit",
      "-I", engine.modules, "-module-cache-path", cache.moduleCache,
      "-use-ld=lld", "-lm", "-o", library,
    ] + sources
  }
}
