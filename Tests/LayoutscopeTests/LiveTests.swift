import Foundation
import TerminalTesting
import Testing

#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// A layout's source in the workbench, on a terminal, while it is edited.
@Suite(.serialized) struct LiveTests {
  private func start(_ arguments: [String]) throws -> PtyScreen {
    var environment: [String: String?] = [:]
    for (name, value) in SourceFolder.environment { environment[name] = value }
    return try PtyScreen(
      BuiltProgram.path("layoutscope"), arguments, columns: 110, rows: 30, environment: environment)
  }

  /// The processes that a program has started and that still run.
  private func children(of screen: PtyScreen) -> [String] {
    let list = "/proc/\(screen.process)/task/\(screen.process)/children"
    return (try? String(contentsOfFile: list, encoding: .utf8))?.split(separator: " ").map(String.init) ?? []
  }

  private func quit(_ screen: PtyScreen) throws {
    screen.send("q")
    #expect(try screen.waitForEnd() == .exited(0))
    #expect(screen.isGivenBack)
    #expect(
      !FileManager.default.fileExists(atPath: SourceFolder.cache + "/layoutscope/runs/\(screen.process)"))
  }

  @Test func aSaveShowsTheNewLayoutInTheSameScene() throws {
    let folder = try SourceFolder(["Rows.swift": SourceFolder.rows()])
    let screen = try start([folder.file("Rows.swift"), "--sections", "3", "--bounds", "100x100"])
    try screen.wait(for: "items    3", seconds: 60)
    try screen.wait(for: "elements(0,0,100×100) → 3")
    screen.send("+")
    try screen.wait(for: "items    4")
    screen.send("\t\t\t\u{1B}[B\u{1B}[B")
    try screen.wait(for: "0, 20, 100 × 20")
    try folder.write(SourceFolder.rows(height: "25"), to: "Rows.swift")
    try screen.wait(for: "0, 25, 100 × 25")
    try screen.wait(for: "items    4")
    try screen.wait(for: "SELECT")
    // In place, without a new file.
    let handle = try #require(FileHandle(forWritingAtPath: folder.file("Rows.swift")))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(SourceFolder.rows(height: "30").utf8))
    try handle.close()
    try screen.wait(for: "0, 30, 100 × 30")
    #expect(children(of: screen).count == 1)
    try quit(screen)
  }

  /// The grid does not ask to be invalidated when the bounds change, so its frames stay until `i`.
  @Test func aResizeLeavesTheOldFramesOfTheTwoSectionGrid() throws {
    let fixture = (#filePath as NSString).deletingLastPathComponent + "/../Fixtures/TwoSectionGrid"
    let screen = try start([fixture, "--bounds", "320x480"])
    try screen.wait(for: "Calls  (last change: first sight)", seconds: 60)
    screen.send("\u{1B}[C")
    try screen.wait(for: "not invalidated")
    screen.send("i")
    try screen.wait(until: "an invalidated picture") { !$0.shows("not invalidated") }
    try quit(screen)
  }

  @Test func errorsAreShownBesideTheLastGoodPictureAndGo() throws {
    let folder = try SourceFolder(["Rows.swift": SourceFolder.rows()])
    let screen = try start([folder.file("Rows.swift"), "--sections", "3"])
    try screen.wait(for: "items    3", seconds: 60)
    try screen.wait(for: "Calls  (last change: first sight)")
    try folder.write(SourceFolder.rows(height: "missing"), to: "Rows.swift")
    try screen.wait(for: "Does not compile  2 errors")
    try screen.wait(for: "cannot find 'missing'")
    try screen.wait(for: "stale")
    try screen.wait(for: "items    3")
    screen.send("r")
    try screen.wait(for: "852 × 393")
    try folder.write(SourceFolder.rows(height: "21"), to: "Rows.swift")
    try screen.wait(for: "Calls  (last change: saved)")
    try screen.wait(until: "no stale picture") { !$0.shows("stale") }
    try screen.wait(for: "852 × 393")
    try quit(screen)
  }

  @Test func aSourceThatDoesNotCompileAtTheStartIsMended() throws {
    let folder = try SourceFolder(["Rows.swift": SourceFolder.rows(height: "missing")])
    let screen = try start([folder.file("Rows.swift"), "--sections", "3"])
    try screen.wait(for: "Does not compile", seconds: 60)
    try folder.write(SourceFolder.rows(), to: "Rows.swift")
    try screen.wait(for: "Calls  (last change: first sight)")
    try quit(screen)
  }

  @Test func aCrashKeepsTheSceneAndStartsAnew() throws {
    let crash = """
      override func prepare() { if collectionView!.numberOfItems(inSection: 0) > 3 { fatalError("four") } }
      """
    let folder = try SourceFolder(["Rows.swift": SourceFolder.rows(members: crash)])
    let screen = try start([folder.file("Rows.swift"), "--sections", "3"])
    try screen.wait(for: "Calls  (last change: first sight)", seconds: 60)
    screen.send("+")
    try screen.wait(for: "Crashed")
    try screen.wait(for: "Rows.swift:3: Fatal error: four")
    try screen.wait(for: "Rows.prepare()")
    try screen.wait(for: "items    3")
    screen.send("R")
    try screen.wait(for: "Calls  (last change: saved)")
    try screen.wait(for: "items    3")
    screen.send("+")
    try screen.wait(for: "Crashed")
    try folder.write(SourceFolder.rows(), to: "Rows.swift")
    try screen.wait(for: "Calls  (last change: saved)")
    try quit(screen)
  }

  @Test func aLoopIsNamedAndStoppedByAKey() throws {
    let loop = "override func prepare() { while collectionView!.numberOfItems(inSection: 0) > 3 {} }"
    let folder = try SourceFolder(["Rows.swift": SourceFolder.rows(members: loop)])
    let screen = try start([folder.file("Rows.swift"), "--sections", "3"])
    try screen.wait(for: "Calls  (last change: first sight)", seconds: 60)
    screen.send("+")
    try screen.wait(for: "No answer")
    screen.send("x")
    try screen.wait(for: "prepare() did not come back and was")
    try quit(screen)
  }

  @Test func outputGoesToItsPanel() throws {
    let members = #"override func prepare() { print("items:", collectionView!.numberOfItems(inSection: 0)) }"#
    let folder = try SourceFolder(["Rows.swift": SourceFolder.rows(members: members)])
    let screen = try start([folder.file("Rows.swift"), "--sections", "3"])
    try screen.wait(for: "Calls  (last change: first sight)", seconds: 60)
    screen.send("o")
    try screen.wait(for: "items: 3")
    screen.send("+")
    try screen.wait(for: "items: 4")
    try quit(screen)
  }

  @Test func theGalleryListsAllLayoutsOfTheSource() throws {
    let folder = try SourceFolder([
      "Two.swift": SourceFolder.rows("First") + SourceFolder.rows("Second", height: "7")
    ])
    let screen = try start([folder.file("Two.swift"), "--sections", "3"])
    try screen.wait(for: "LayoutScope ── First", seconds: 60)
    screen.send("g")
    try screen.wait(for: "Second: a layout of this source")
    screen.send("j\r")
    try screen.wait(for: "LayoutScope ── Second")
    try folder.write(
      SourceFolder.rows("First") + SourceFolder.rows("Second", height: "9"), to: "Two.swift")
    try screen.wait(for: "Calls  (last change: saved)")
    try screen.wait(for: "LayoutScope ── Second")
    try quit(screen)
  }

  @Test func controlCDuringACompileLeavesNothing() throws {
    let folder = try SourceFolder(["Rows.swift": SourceFolder.rows()])
    let screen = try start([folder.file("Rows.swift")])
    try screen.wait(for: "compiling Rows.swift")
    let compilers = children(of: screen)
    #expect(!compilers.isEmpty)
    screen.send("\u{3}")
    #expect(try screen.waitForEnd() == .exited(0))
    #expect(compilers.allSatisfy { kill(Int32($0) ?? 0, 0) != 0 })
    #expect(
      !FileManager.default.fileExists(atPath: SourceFolder.cache + "/layoutscope/runs/\(screen.process)"))
  }

  @Test func workersEndWithAProgramThatIsKilled() throws {
    let folder = try SourceFolder(["Rows.swift": SourceFolder.rows()])
    let screen = try start([folder.file("Rows.swift"), "--sections", "3"])
    try screen.wait(for: "Calls  (last change: first sight)", seconds: 60)
    let workers = children(of: screen).compactMap { Int32($0) }
    #expect(workers.count == 1)
    screen.signal(SIGKILL)
    #expect(try screen.waitForEnd() == .killed(by: SIGKILL))
    let limit = ContinuousClock.now + .seconds(10)
    while workers.contains(where: isAlive), ContinuousClock.now < limit { usleep(10_000) }
    #expect(!workers.contains(where: isAlive))
  }

  /// A process that has ended and that nobody has waited for is not alive.
  private func isAlive(_ process: Int32) -> Bool {
    guard let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return !state.contains(") Z ")
  }
}
