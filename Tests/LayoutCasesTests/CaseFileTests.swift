import Foundation
import LayoutCases
import Testing

@MainActor
struct CaseFileTests {
  /// A case with one item of 100 × 60 at the origin; the frame and the layout can be replaced.
  private func line(layout: String = "flow", frame: String = "[0, 0, 100, 60]") -> String {
    """
    {"id": "one", "layout": "\(layout)", "bounds": [375, 400], "config": {"scrollDirection": "vertical", \
    "itemCounts": [1], "itemSize": [100, 60], "minimumLineSpacing": 10, "minimumInteritemSpacing": 10, \
    "sectionInset": [0, 0, 0, 0], "headerReferenceSize": [0, 0], "footerReferenceSize": [0, 0], "scale": 2}, \
    "expect": [{"kind": "cell", "section": 0, "item": 0, "frame": \(frame)}], "contentSize": [null, 60]}
    """
  }

  @Test("the flow answers every recorded case as UIKit did")
  func flow() throws {
    let url = try #require(Bundle.module.url(forResource: "flow-cases", withExtension: "jsonl"))
    let report = CaseFile.verify(text: try String(contentsOf: url, encoding: .utf8))
    #expect(report.lines == ["15 passed, 0 failed, 0 skipped"])
    #expect(report.isSuccess)
  }

  @Test("the recorded compositional layouts are answered as UIKit answers them")
  func compositional() throws {
    let url = try #require(Bundle.module.url(forResource: "compositional-cases", withExtension: "jsonl"))
    let report = CaseFile.verify(text: try String(contentsOf: url, encoding: .utf8))
    #expect(report.lines == ["15 passed, 0 failed, 0 skipped"])
  }

  @Test("a mismatch names input, expected and actual")
  func mismatch() {
    let report = CaseFile.verify(text: line(frame: "[0, null, 100.02, 60]") + "\n\n" + line() + "\n")
    #expect(
      report.lines == [
        "failed one",
        "  input: flow, bounds 375 × 400, {\"footerReferenceSize\":[0,0],\"headerReferenceSize\":[0,0],"
          + "\"itemCounts\":[1],\"itemSize\":[100,60],\"minimumInteritemSpacing\":10,\"minimumLineSpacing\":10,"
          + "\"scale\":2,\"scrollDirection\":\"vertical\",\"sectionInset\":[0,0,0,0]}",
        "  0·0 frame: expected [0, any, 100.02, 60], actual [0, 0, 100, 60]",
        "1 passed, 1 failed, 0 skipped",
      ])
    #expect(!report.isSuccess)
  }

  @Test("a layout that is not built is skipped by name, and nothing passed is no success")
  func skipped() {
    let report = CaseFile.verify(text: line(layout: "radial"))
    #expect(
      report.lines == ["skipped one: the layout radial is not built yet", "0 passed, 0 failed, 1 skipped"])
    #expect(!report.isSuccess)
  }

  @Test("a line that cannot be read fails with its number and the reason")
  func unreadable() {
    let report = CaseFile.verify(text: line() + "\nnonsense\n{\"id\": \"two\"}")
    #expect(
      report.lines == [
        "failed line 2", "  cannot be read: it is no JSON object",
        "failed line 3", "  cannot be read: layout is missing", "1 passed, 2 failed, 0 skipped",
      ])
  }

  @Test("attributes that should be absent, and cells that are not there")
  func absent() {
    let header = line().replacingOccurrences(
      of: "\"headerReferenceSize\": [0, 0]", with: "\"headerReferenceSize\": [0, 5]")
    let text = header.replacingOccurrences(
      of: "\"contentSize\": [null, 60]", with: "\"absent\": [{\"kind\": \"header\", \"section\": 0}]")
    let report = CaseFile.verify(text: text)
    #expect(report.details.contains("  header 0: expected nil, actual frame [0, 0, 375, 5]"))
    #expect(report.details.contains("  0·0 frame: expected [0, 0, 100, 60], actual [0, 5, 100, 60]"))
  }
}
