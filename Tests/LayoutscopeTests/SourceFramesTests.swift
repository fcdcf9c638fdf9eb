import Foundation
import Testing

/// What `layoutscope frames` says of a layout's source.
@Suite struct SourceFramesTests {
  private static let fixtures = (#filePath as NSString).deletingLastPathComponent + "/../Fixtures"

  private func frames(_ words: [String], environment: [String: String] = [:]) throws -> Program {
    try Program(["frames"] + words, environment: SourceFolder.environment.merging(environment) { $1 })
  }

  /// The frames of one run without its first line, which has the subject's name.
  private func rows(_ run: Program) -> [Substring] {
    Array(run.output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst())
  }

  @Test(arguments: [[], ["--bounds", "320x480"], ["--bounds", "101x99", "--sections", "1,5"]])
  func theTwoSectionGridForIOSIsTheGallerys(options: [String]) throws {
    let ofFile = try frames([Self.fixtures + "/TwoSectionGrid/TwoSectionGridLayout.swift"] + options)
    let ofGallery = try frames(["two-section-grid"] + options)
    #expect(ofFile.errors == "")
    #expect(ofFile.exitCode == 0)
    #expect(rows(ofFile) == rows(ofGallery))
    #expect(rows(ofFile).count > 5)
  }

  /// Optional requirements, overrides in an extension of another file, selectors and all else that only the
  /// Objective-C runtime knows.
  ///
  /// The preview answers 30 for each rung and ten points for each item before it, and has no `gapAfter`, for which
  /// the layout takes 5: 0, 30, then 60 + 5.
  @Test func whatOnlyObjectiveCHasIsLowered() throws {
    let fixture = [Self.fixtures + "/ObjectiveCOnly", "--sections", "2,1", "--bounds", "100x200"]
    let run = try frames(fixture)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
    let lines = rows(run).map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.suffix(4) == ["0·0 0 0 100 30", "0·1 10 30 90 30", "1·0 0 65 100 30", ""])
    #expect(try frames(fixture + ["--raw"]).exitCode == 3)
  }

  /// A mistake in a moved member is found on the line where the user wrote it.
  @Test func aMistakeInAnOverrideOfAnExtensionHasItsOwnLine() throws {
    let folder = try SourceFolder([
      "Rows.swift": SourceFolder.rows(),
      "More.swift": "extension Rows {\n  override func prepare() {\n    nothing()\n  }\n}\n",
    ])
    let run = try frames([folder.file("Rows.swift"), folder.file("More.swift")])
    #expect(run.exitCode == 3)
    #expect(run.errors.contains("More.swift:3:5: error: cannot find 'nothing' in scope"), "\(run.errors)")
  }

  @Test func severalLayoutsAndTheirChoice() throws {
    let folder = try SourceFolder([
      "Two.swift": SourceFolder.rows("First") + SourceFolder.rows("Second", height: "7")
    ])
    let first = try frames([folder.file("Two.swift"), "--sections", "2"])
    let second = try frames([folder.file("Two.swift"), "--sections", "2", "--class", "Second"])
    #expect(first.output.contains("0·1      0  20    100      20"), "\(first.output)\(first.errors)")
    #expect(second.output.contains("0·1      0  7    100       7"), "\(second.output)\(second.errors)")
    let third = try frames([folder.file("Two.swift"), "--class", "Third"])
    #expect(third.exitCode == 2)
    #expect(
      third.errors == "layoutscope: --class Third: there is no such layout; accepted are First, Second\n")
  }

  @Test func aFolderIsReducedToWhatItsLayoutsNeed() throws {
    let folder = try SourceFolder([
      "Rows.swift": SourceFolder.rows(height: "CGFloat.rowHeight"),
      "Numbers.swift": "import UIKit\nextension CGFloat { static let rowHeight: CGFloat = 11 }\n",
      "Controller.swift": "import Alamofire\nclass Controller: UIViewController { let rows = Rows() }\n",
    ])
    let run = try frames([folder.path, "--sections", "2"])
    #expect(run.output.contains("0·1      0  11    100      11"), "\(run.output)\(run.errors)")
  }

  @Test func theLayoutsOfASourceAreListedWithoutCompiling() throws {
    let folder = try SourceFolder([
      "Two.swift": SourceFolder.rows("Base") + "class Grid: Base { broken }\nclass P: LayoutPreview {}\n"
    ])
    let run = try Program(["layouts", folder.path])
    #expect(
      run.output == """
        P     a preview of this source
        Grid  a layout of this source
        Base  a layout of this source

        """)
    #expect(run.exitCode == 0)
  }

  @Test func whatIsPrintedDoesNotMixWithTheFrames() throws {
    let folder = try SourceFolder([
      "Rows.swift": SourceFolder.rows(members: #"override func prepare() { print("from user code") }"#)
    ])
    let run = try frames([folder.file("Rows.swift"), "--sections", "1"])
    #expect(run.exitCode == 0)
    #expect(!run.output.contains("from user code"))
  }

  @Test func sourceThatDoesNotCompile() throws {
    let folder = try SourceFolder([
      "Bad.swift": """
      import UIKit
      class Bad: UICollectionViewLayout {
        override func layoutAttributesForItem(at p: IndexPath) -> UICollectionViewLayoutAttributes? { self }
      }
      """
    ])
    let run = try frames([folder.file("Bad.swift")])
    #expect(run.exitCode == 3)
    #expect(run.output == "")
    #expect(
      run.errors == """
        layoutscope: Bad.swift does not compile
        \(folder.file("Bad.swift")):3:97: error: cannot convert return expression of type 'Bad' to return type \
        'UICollectionViewLayoutAttributes'

        """)
  }

  @Test func aCrashNamesTheLineAndAHangTheCall() throws {
    let folder = try SourceFolder([
      "Crash.swift": SourceFolder.rows(members: "override func prepare() { fatalError(\"no grid today\") }"),
      "Hang.swift": SourceFolder.rows(members: "override func prepare() { while true { _ = hashValue } }"),
    ])
    let crash = try frames([folder.file("Crash.swift")])
    #expect(crash.exitCode == 4)
    #expect(
      crash.errors.hasPrefix("layoutscope: Crash.swift:3: Fatal error: no grid today\n"), "\(crash.errors)")
    #expect(crash.errors.contains("  at Rows.prepare() \(folder.file("Crash.swift")):3:"), "\(crash.errors)")
    let hang = try frames([folder.file("Hang.swift")])
    #expect(hang.exitCode == 4)
    #expect(
      hang.errors.hasPrefix("layoutscope: prepare() did not come back and was stopped\n"), "\(hang.errors)")
  }

  @Test func aLayoutThatNeedsMoreGetsAPreview() throws {
    let layout = SourceFolder.rows(
      height: "step",
      members: """
        let step: CGFloat
        init(step: CGFloat) { self.step = step; super.init() }
        required init?(coder: NSCoder) { nil }
        """)
    let folder = try SourceFolder(["Rows.swift": layout])
    let refused = try frames([folder.file("Rows.swift")])
    #expect(refused.exitCode == 2)
    let lines = refused.errors.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "// RowsPreview.swift"), "\(refused.errors)")
    let preview = lines[start...].joined(separator: "\n")
      .replacingOccurrences(of: "/* the arguments of its initializer */", with: "step: 13")
    try folder.write(preview, to: "RowsPreview.swift")
    let run = try frames([folder.file("Rows.swift"), folder.file("RowsPreview.swift"), "--sections", "2"])
    #expect(run.output.contains("0·1      0  13    100      13"), "\(run.output)\(run.errors)")
  }

  @Test func badUse() throws {
    let folder = try SourceFolder(
      ["None.swift": "struct Nothing {}\n", "sub/x.txt": ""].filter { !$0.key.contains("/") })
    let empty = try SourceFolder()
    for (words, expected) in [
      ([folder.file("nowhere.swift")], "there is no such file"),
      ([empty.path], "there is no Swift file in this folder"),
      ([folder.file("None.swift")], "there is no layout here"),
      ([folder.file("None.swift"), "--swift-version", "4"], "accepted is 5 or 6"),
      ([folder.file("None.swift"), "flow"], "beside Swift files there can only be others"),
    ] {
      let run = try frames(words)
      #expect(run.exitCode == 2, "\(words)")
      #expect(run.output == "")
      #expect(run.errors.contains(expected), "\(words): \(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1, "\(words): \(run.errors)")
    }
  }

  @Test func anEnvironmentThatCannotCompile() throws {
    let folder = try SourceFolder(["Rows.swift": SourceFolder.rows()])
    let noCompiler = try frames([folder.file("Rows.swift")], environment: ["PATH": "/nowhere"])
    #expect(noCompiler.exitCode == 2)
    #expect(
      noCompiler.errors
        == "layoutscope: there is no swiftc on the path; install Swift from https://www.swift.org/install\n")
    let noCache = try frames([folder.file("Rows.swift")], environment: ["XDG_CACHE_HOME": "/proc/nowhere"])
    #expect(noCache.exitCode == 2)
    #expect(
      noCache.errors
        == "layoutscope: /proc/nowhere/layoutscope: the cache cannot be written; make it writable, or set "
        + "XDG_CACHE_HOME to a folder that is\n")
  }

  @Test func nothingTemporaryStays() throws {
    let folder = try SourceFolder(["Rows.swift": SourceFolder.rows()])
    let cache = try SourceFolder()
    // What a run that was killed has left: no process has this number.
    try FileManager.default.createDirectory(
      atPath: cache.file("layoutscope/runs/4194999/1"), withIntermediateDirectories: true)
    let run = try frames([folder.file("Rows.swift")], environment: ["XDG_CACHE_HOME": cache.path])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.file("layoutscope/runs")) == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Rows.swift"])
  }
}
