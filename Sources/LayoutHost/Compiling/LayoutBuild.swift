import Foundation

/// A library that was compiled from the user's source.
public struct LayoutLibrary: Sendable {
  /// The path of the library.
  public let path: String
  /// The layouts that it can make, by their number.
  public let layouts: [LayoutClass]
  /// The layout classes that have no usable initializer.
  public let unusable: [UnusableLayout]
  /// The files that were compiled.
  public let files: [String]
  /// The files of the folder that no layout needs.
  public let leftOut: [String]
  let engine: EngineBuild
}

/// How a build ended.
public enum BuildResult: Sendable {
  /// There is a library.
  case library(LayoutLibrary)
  /// The source does not compile.
  case diagnostics([CompilerDiagnostic])
  /// Something else is in the way.
  case failure(HostError)
}

/// Takes the user's sources to a library, in as many runs of the compiler as it takes.
///
/// It never blocks: wait until `output` can be read, and call `step`.
final class LayoutBuild {
  private let settings: CompilerSettings
  private var engine: EngineBuild
  /// The version of a compiler that could not read the modules.
  private var rebuiltFor: String?
  private var isBuildingEngine = false
  private let cache: CacheFolder
  private let environment: [String: String]
  private let folder: String
  private let isFolder: Bool
  private var selection: SourceSelection
  private var layouts: [LayoutClass]
  private var unusable: [UnusableLayout] = []
  private var run: CompilerRun
  /// What the copies of the sources are without.
  private var omitted: [String]

  /// Starts to build in a folder of its own.
  init(
    sources: LayoutSources, settings: CompilerSettings, engine: EngineBuild, cache: CacheFolder,
    environment: [String: String], number: Int
  ) throws(HostError) {
    self.settings = settings
    self.engine = engine
    self.cache = cache
    self.environment = environment
    folder = "\(cache.work)/\(number)"
    isFolder = !sources.paths.allSatisfy { $0.hasSuffix(".swift") }
    selection = try sources.select()
    layouts = selection.layouts
    (run, omitted) = try Self.start(
      selection.taken, layouts, in: folder, settings: settings, engine: engine, cache: cache,
      environment: environment)
  }

  /// What the compiler prints.
  var output: OutputReader { run.output }

  /// Stops the build.
  func cancel() {
    run.cancel()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Goes on as far as it can without waiting; the result, once there is one.
  func step() -> BuildResult? {
    guard run.output.hasEnded else { return nil }
    let (isSuccess, text) = run.finish()
    if isBuildingEngine { return takeEngine(isSuccess, text) }
    if isSuccess { return .library(library) }
    let diagnostics = CompilerDiagnostic.parse(text)
    let errors = diagnostics.filter { $0.severity == .error }
    do throws(HostError) {
      if try rebuildEngine(errors) { return nil }
      if try startAgain(errors) { return nil }
    } catch {
      return .failure(error)
    }
    try? FileManager.default.removeItem(atPath: folder)
    return failure(diagnostics, errors: errors, text: text)
  }

  private var library: LayoutLibrary {
    LayoutLibrary(
      path: folder + "/libUserLayouts.so", layouts: layouts, unusable: unusable,
      files: selection.taken.map(\.path), leftOut: selection.leftOut.map(\.path) + omitted, engine: engine)
  }

  /// Takes files that were missed, or leaves out layouts that cannot be made; whether there is a new run.
  private func startAgain(_ errors: [CompilerDiagnostic]) throws(HostError) -> Bool {
    let ofUser = errors.filter { !isGlue($0) }
    if ofUser.isEmpty {
      let lines = Dictionary(errors.map { ($0.line - GlueSource.firstLine, $0.message) }) { first, _ in first
      }
      let failed = layouts.indices.filter { lines[$0] != nil }
      guard !failed.isEmpty else { return false }
      unusable += failed.map { UnusableLayout(name: layouts[$0].name, reason: lines[$0] ?? "") }
      layouts = layouts.indices.filter { !failed.contains($0) }.map { layouts[$0] }
      guard !layouts.isEmpty else { return false }
    } else {
      guard isFolder,
        selection.take(declaring: Set(ofUser.flatMap(\.missingNames))) || selection.takeExtensions()
      else { return false }
    }
    try start()
    return true
  }

  private func start() throws(HostError) {
    (run, omitted) = try Self.start(
      selection.taken, layouts, in: folder, settings: settings, engine: engine, cache: cache,
      environment: environment)
  }

  private func isGlue(_ diagnostic: CompilerDiagnostic) -> Bool {
    diagnostic.file?.hasSuffix("/" + GlueSource.fileName) ?? false
  }

  private func failure(
    _ diagnostics: [CompilerDiagnostic], errors: [CompilerDiagnostic], text: String
  ) -> BuildResult {
    if errors.contains(where: { $0.versionOfOtherCompiler != nil }) {
      return .failure(.otherCompiler)
    }
    let shown = diagnostics.filter { !isGlue($0) }
    if errors.contains(where: { !isGlue($0) }) { return .diagnostics(shown.map(Self.explained)) }
    if let layout = unusable.first { return .failure(.noInitializer(layout)) }
    return .failure(
      HostError("swiftc failed without a message about the source:\n\(text)", exitCode: 3))
  }

  /// A module that only exists elsewhere is named with what can be done.
  private static func explained(_ diagnostic: CompilerDiagnostic) -> CompilerDiagnostic {
    let start = "no such module '"
    guard diagnostic.message.hasPrefix(start) else { return diagnostic }
    let name = diagnostic.message.dropFirst(start.count).prefix { $0 != "'" }
    var diagnostic = diagnostic
    diagnostic.message =
      "there is no module \(name) here; only UIKit, CoreGraphics, QuartzCore and Swift's own modules are"
    return diagnostic
  }

  private static func start(
    _ files: [SourceFile], _ layouts: [LayoutClass], in folder: String, settings: CompilerSettings,
    engine: EngineBuild, cache: CacheFolder, environment: [String: String]
  ) throws(HostError) -> (run: CompilerRun, omitted: [String]) {
    let shadows: ShadowCopy
    do {
      shadows = try ShadowCopy(
        of: files, glue: GlueSource.text(for: layouts), in: folder, isRaw: settings.isRaw)
    } catch {
      throw HostError("\(folder): the cache cannot be written: \(error)")
    }
    let arguments = settings.arguments(
      sources: shadows.paths, library: folder + "/libUserLayouts.so", engine: engine, cache: cache)
    var environment = environment
    // What the compiler and the linker leave when they are stopped goes with the folder.
    environment["TMPDIR"] = folder
    return (try CompilerRun(arguments: arguments, environment: environment), shadows.leftOut)
  }

  // MARK: Another compiler

  /// What is being done, where it is more than compiling the source.
  var activity: String? {
    rebuiltFor.map { "building LayoutScope's modules for Swift \($0), once" }
  }

  /// Builds the engine anew for a compiler that cannot read the modules; whether it does.
  private func rebuildEngine(_ errors: [CompilerDiagnostic]) throws(HostError) -> Bool {
    guard rebuiltFor == nil, engine.package != nil,
      let version = errors.compactMap(\.versionOfOtherCompiler).first
    else { return false }
    rebuiltFor = version
    isBuildingEngine = true
    run = try CompilerRun(
      "swift", arguments: engine.rebuildArguments(for: version, cache: cache), environment: environment)
    return true
  }

  private func takeEngine(_ isBuilt: Bool, _ text: String) -> BuildResult? {
    isBuildingEngine = false
    guard isBuilt, let version = rebuiltFor else {
      return .failure(HostError("LayoutScope's modules cannot be built for this compiler:\n\(text)"))
    }
    engine = engine.rebuilt(for: version, cache: cache)
    do throws(HostError) { try start() } catch { return .failure(error) }
    return nil
  }
}

extension HostError {
  static let otherCompiler = HostError(
    "this swiftc is not the one that built LayoutScope, whose modules it cannot read; build LayoutScope again with "
      + "scripts/install or scripts/layoutscope")

  static func noInitializer(_ layout: UnusableLayout) -> HostError {
    HostError(
      "\(layout.name)() cannot be called (\(layout.reason)); add a preview, a file that makes the layout:\n\n"
        + PreviewFile.text(for: layout.name))
  }
}
