import CollectionLayout
import Foundation
import LayoutScene
import Testing

/// The compact forms of numbers on the command line.
@Suite struct SceneNumbersTests {
  @Test(
    arguments: [
      ("320x480", CGSize(width: 320, height: 480)), ("320X480", CGSize(width: 320, height: 480)),
      ("320×480", CGSize(width: 320, height: 480)), ("98.25x0", CGSize(width: 98.25, height: 0)),
      ("-1x2", CGSize(width: -1, height: 2)),
      ("", nil), ("320", nil), ("x", nil), ("320x", nil), ("x480", nil), ("1x2x3", nil), ("nanx1", nil),
      ("1xinf", nil), ("320 x 480", nil), ("axb", nil), ("1,2", nil), ("1e400x1", nil),
    ] as [(String, CGSize?)])
  func size(text: String, expected: CGSize?) { #expect(SceneNumbers.size(text) == expected) }

  @Test(
    arguments: [
      ("1,2,3", 3, [1, 2, 3]), ("-1.5,0", 2, [-1.5, 0]), ("1", 1, [1]), ("1,2", 3, nil), ("1,2,3", 2, nil),
      ("1,,2", 3, nil), ("1,2,", 3, nil), ("", 1, nil), ("1,nan", 2, nil), ("inf,1", 2, nil), ("1;2", 2, nil),
    ] as [(String, Int, [CGFloat]?)])
  func list(text: String, count: Int, expected: [CGFloat]?) {
    #expect(SceneNumbers.list(text, count: count) == expected)
  }

  @Test func insetsAndPoints() {
    #expect(SceneNumbers.insets("1,2,3,4") == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(SceneNumbers.insets("1,2,3") == nil)
    #expect(SceneNumbers.point("-3,4.5") == CGPoint(x: -3, y: 4.5))
    #expect(SceneNumbers.point("3") == nil)
  }

  @Test(arguments: [
    ("4,8", [4, 8]), ("0", [0]), ("3*5", [5, 5, 5]), ("1,2*0,7", [1, 0, 0, 7]), ("0*9", []),
    ("10000000", [10_000_000]),
  ])
  func sections(text: String, expected: [Int]) throws { #expect(try SceneNumbers.sections(text) == expected) }

  @Test func manySections() throws {
    let counts = try SceneNumbers.sections("1000*10000")
    #expect(counts.count == 1000)
    #expect(counts.allSatisfy { $0 == 10_000 })
    #expect(try SceneNumbers.sections("100000*100").count == 100_000)
  }

  @Test(arguments: [
    "", ",", "4,", "a", "4,-1", "-1*4", "4*-1", "1*2*3", "1.5", "4 8", "*", "99999999999999999999",
  ])
  func whatIsNoCount(text: String) {
    #expect(
      throws: SceneError(
        "--sections \(text): accepted are item counts such as 4,8 or SECTIONS*ITEMS such as 100*10000")
    ) { try SceneNumbers.sections(text) }
  }

  @Test(arguments: [
    "100001*0", "100000*0,0", "10000001", "5000000,5000001", "100000*101", "9223372036854775807*2",
    "9223372036854775807*9223372036854775807",
  ])
  func tooMany(text: String) {
    #expect(
      throws: SceneError(
        "--sections \(text): accepted are at most 100,000 sections and 10,000,000 items in all")
    ) { try SceneNumbers.sections(text) }
  }
}
