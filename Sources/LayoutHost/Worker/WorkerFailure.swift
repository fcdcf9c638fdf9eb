import Foundation

/// Why a worker gives no answer.
public enum WorkerFailure: Error, Equatable, CustomStringConvertible, Sendable {
  /// A call has not come back in time; the worker still runs.
  case busy(call: String)
  /// The process has ended.
  case crashed(CrashReport)
  /// It could not be started, or its library cannot be used.
  case unusable(String)

  /// What happened, in one sentence.
  public var description: String {
    switch self {
    case .busy(let call): "\(call) has not come back for 2 seconds"
    case .crashed(let report): report.reason
    case .unusable(let reason): reason
    }
  }

  /// What happened, with the places in the user's source, innermost first.
  public var lines: [String] {
    if case .crashed(let report) = self {
      [report.reason] + report.frames.map { "  at \($0)" }
    } else {
      [description]
    }
  }
}

/// What is known of a crash: why, and where in the user's source.
public struct CrashReport: Equatable, Sendable {
  /// Why, as `Fatal error: Index out of range`.
  public var reason: String
  /// Functions of the user's with file and line, innermost first.
  public var frames: [String]

  private static let fatalWords = [": Fatal error", ": Precondition failed", ": Assertion failed"]

  /// What Swift's backtracer begins with.
  static let mark = "*** Signal "

  /// Reads what a process has left on standard error.
  ///
  /// `call` is the call in which the process was stopped, if it was.
  init(errors: String, end: ChildProcess.End, stoppedIn call: String? = nil) {
    let lines = errors.split(separator: "\n").map(String.init)
    let start = lines.firstIndex { $0.hasPrefix(Self.mark) } ?? lines.endIndex
    let fatal = lines[..<start].last { line in Self.fatalWords.contains { line.contains($0) } }
    frames = lines[start...].compactMap(Self.frame)
    if let call {
      reason = "\(call) did not come back and was stopped"
    } else {
      reason = fatal.map(Self.withoutModule) ?? Self.reason(end)
    }
  }

  private static func reason(_ end: ChildProcess.End) -> String {
    switch end {
    case .exited(let code): "the layout's process ended with exit code \(code)"
    case .killed(by: let signal): "the layout's process was ended by signal \(signal)"
    }
  }

  /// `UserLayouts/Grid.swift:3: Fatal error: …` without what only we know of.
  private static func withoutModule(_ line: String) -> String {
    let module = CompilerSettings.moduleName + "/"
    if line.hasPrefix("Swift/"), let place = line.range(of: ": ") { return String(line[place.upperBound...]) }
    return line.hasPrefix(module) ? String(line.dropFirst(module.count)) : line
  }

  /// A line such as `3 [ra] 0x00007f Grid.prepare() + 89 in libUserLayouts.so at /home/me/Grid.swift:8:12`.
  private static func frame(_ line: String) -> String? {
    guard let library = line.range(of: " in lib\(CompilerSettings.moduleName).so at "),
      let address = line.range(of: "0x"), let space = line[address.upperBound...].firstIndex(of: " ")
    else { return nil }
    let place = String(line[library.upperBound...])
    guard !place.contains("<compiler-generated>"), !place.contains(GlueSource.fileName) else { return nil }
    var function = String(line[line.index(after: space)..<library.lowerBound])
    if let offset = function.range(of: " + ", options: .backwards) {
      function = String(function[..<offset.lowerBound])
    }
    return "\(function) \(relative(place))"
  }

  private static func relative(_ place: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return place.hasPrefix(here) ? String(place.dropFirst(here.count)) : place
  }
}
