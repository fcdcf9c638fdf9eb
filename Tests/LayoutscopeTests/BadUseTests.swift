import Foundation
import Testing

/// Every wrong use ends with exit code 2 and one sentence that names the value and what is accepted.
@Suite struct BadUseTests {
  @Test(arguments: [
    ("frames --bounds -320x480", "bounds 0, 0, -320 × 480: accepted are finite sizes that are not negative"),
    ("frames --bounds 320x-1", "bounds 0, 0, 320 × -1: accepted are finite sizes that are not negative"),
    ("frames --bounds nanx480", "--bounds nanx480: accepted is a size such as 320x480"),
    ("frames --bounds 320xinf", "--bounds 320xinf: accepted is a size such as 320x480"),
    ("frames --bounds 320", "--bounds 320: accepted is a size such as 320x480"),
    ("frames --bounds 3x2x1", "--bounds 3x2x1: accepted is a size such as 320x480"),
    ("frames --bounds= ", "--bounds : accepted is a size such as 320x480"),
    ("frames --bounds", "--bounds needs a value, as in --bounds 320x480"),
    ("--bounds -1x1", "bounds 0, 0, -1 × 1: accepted are finite sizes that are not negative"),
    (
      "frames --sections 4,x",
      "--sections 4,x: accepted are item counts such as 4,8 or SECTIONS*ITEMS such as 100*10000"
    ),
    (
      "frames --sections -1",
      "--sections -1: accepted are item counts such as 4,8 or SECTIONS*ITEMS such as 100*10000"
    ),
    (
      "frames --sections 100001*0",
      "--sections 100001*0: accepted are at most 100,000 sections and 10,000,000 items in all"
    ),
    (
      "frames --sections 5000000,5000001",
      "--sections 5000000,5000001: accepted are at most 100,000 sections and 10,000,000 items in all"
    ),
    (
      "frames --sections 10001*1000",
      "--sections 10001*1000: accepted are at most 100,000 sections and 10,000,000 items in all"
    ),
    ("frames --scale 0", "scale 0: accepted are finite numbers above 0"),
    ("frames --scale -2", "scale -2: accepted are finite numbers above 0"),
    ("frames --scale inf", "scale inf: accepted are finite numbers above 0"),
    ("frames --scale two", "--scale two: accepted is a number above 0 such as 2"),
    ("frames --offset 1", "--offset 1: accepted is a point such as 0,120"),
    ("frames --offset nan,0", "--offset nan,0: accepted is a point such as 0,120"),
    ("frames --insets 1,2,3", "--insets 1,2,3: accepted is top,left,bottom,right"),
    ("frames --safe-area 1,2,3,x", "--safe-area 1,2,3,x: accepted is top,left,bottom,right"),
    ("frames --item-sizes x", "--item-sizes x: accepted is a whole number"),
    ("frames --set columns", "--set columns: accepted is NAME=VALUE"),
    ("frames --set columns=4", "--set columns=4: two-section-grid has no properties"),
    (
      "frames sections-grid --set rows=4",
      "--set rows=4: sections-grid has columns, headerHeight, footerHeight"
    ),
    ("frames sections-grid --set columns=0", "--set columns=0: accepted is a number from 1 to 100"),
    ("frames --format xml", "--format xml: accepted is table or json"),
    ("frames --in 1,2,3", "--in 1,2,3: accepted are four numbers x,y,width,height"),
    ("frames --rtl=yes", "--rtl takes no value"),
    ("frames --scene /no/such/file", "/no/such/file: this scene file cannot be read"),
    ("frames two-section-grid sections-grid", "one layout at a time: two-section-grid, sections-grid"),
    (
      "layouts sections-grid",
      "layouts sections-grid: accepted are Swift files and folders; a folder is written as ./sections-grid"
    ),
    ("layouts --bounds 1x1", "unknown option --bounds; accepted are --help, --version"),
    ("--cells 0x24 --print", "--cells 0x24: accepted are whole numbers from 1 to 2000 such as 80x24"),
    ("--cells 80 --print", "--cells 80: accepted are whole numbers from 1 to 2000 such as 80x24"),
  ])
  func sentence(words: String, sentence: String) throws {
    let run = try Program(words.split(separator: " ").map(String.init))
    #expect(run.errors == "layoutscope: \(sentence)\n")
    #expect(run.output == "")
    #expect(run.exitCode == 2)
  }

  @Test(arguments: ["frames --boundz 1x1", "--boundz", "-x", "frames -b"])
  func unknownOptionsAreNamedWithWhatIsAccepted(words: String) throws {
    let run = try Program(words.split(separator: " ").map(String.init))
    let name = try #require(words.split(separator: " ").first { $0.hasPrefix("-") })
    #expect(run.errors.hasPrefix("layoutscope: unknown option \(name); accepted are --bounds, --device, "))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.exitCode == 2)
  }

  @Test func anUnknownLayoutIsAnsweredWithTheGallery() throws {
    let run = try Program(["frames", "radial"])
    #expect(run.errors.hasPrefix("layoutscope: no layout named radial; accepted are two-section-grid, "))
    #expect(run.exitCode == 2)
  }

  @Test func anUnknownDeviceIsAnsweredWithTheNames() throws {
    let run = try Program(["frames", "--device", "Nokia"])
    #expect(run.errors.hasPrefix("layoutscope: device Nokia: accepted are iPhone SE (1st), iPhone SE, "))
    #expect(run.exitCode == 2)
  }

  @Test(arguments: [
    ("{\"boundz\": 1}", "boundz: unknown key; accepted are version, subject, bounds, insets, "),
    ("{\"bounds\": [0, 0, -1, 5]}", "bounds 0, 0, -1 × 5: accepted are finite sizes that are not negative"),
    ("{", "not valid JSON"),
    ("", "not valid JSON"),
  ])
  func aBadSceneFileIsNamed(text: String, sentence: String) throws {
    let path = NSTemporaryDirectory() + "layoutscope-\(UUID().uuidString).json"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let run = try Program(["frames", "--scene", path])
    #expect(run.errors.hasPrefix("layoutscope: \(path): \(sentence)"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(run.exitCode == 2)
  }
}
