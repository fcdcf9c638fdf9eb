import Foundation

#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// Where compiled modules are kept between runs, and where this run works.
public struct CacheFolder: Sendable {
  /// The folder that stays.
  let path: String
  /// The folder of this run.
  let work: String

  /// Opens the cache in `$XDG_CACHE_HOME` or `~/.cache`, and sweeps out what runs that were killed have left.
  ///
  /// - Throws: a `HostError` when it cannot be written.
  public init(environment: [String: String]) throws(HostError) {
    let base =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (environment["HOME"] ?? "/tmp") + "/.cache"
    path = base + "/layoutscope"
    let runs = path + "/runs"
    work = "\(runs)/\(getpid())"
    do {
      try FileManager.default.createDirectory(atPath: runs, withIntermediateDirectories: true)
      Self.sweep(runs)
      try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
    } catch {
      throw HostError(
        "\(path): the cache cannot be written; make it writable, or set XDG_CACHE_HOME to a folder that is")
    }
  }

  /// The compiler's own cache of modules.
  var moduleCache: String { path + "/modules" }

  /// Removes the folder of this run.
  public func close() { try? FileManager.default.removeItem(atPath: work) }

  private static func sweep(_ runs: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: runs)) ?? [] {
      guard let id = Int32(name), id == getpid() || (kill(id, 0) != 0 && errno == ESRCH) else { continue }
      try? FileManager.default.removeItem(atPath: "\(runs)/\(name)")
    }
  }
}
