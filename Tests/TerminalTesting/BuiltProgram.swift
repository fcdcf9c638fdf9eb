#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// The programs that the package builds beside its tests.
public enum BuiltProgram {
  /// The path of a program by its name.
  public static func path(_ name: String) -> String {
    // The tests run in a bundle beside the programs, or in a helper that is told the bundle's path.
    let hosts = CommandLine.arguments.filter { $0.hasSuffix(".xctest") } + [ownPath]
    let candidates = hosts.map { $0.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/" + name }
    return candidates.first { access($0, X_OK) == 0 } ?? packagePath + "/.build/debug/" + name
  }

  private static var ownPath: String {
    guard let path = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  private static var packagePath: String {
    #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
  }
}
