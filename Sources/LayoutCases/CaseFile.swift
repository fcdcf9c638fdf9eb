import CollectionLayout
import Foundation

/// Files of recorded cases, one JSON object a line.
@MainActor
public enum CaseFile {
  /// Verifies the engine against the cases of a file.
  ///
  /// Lines of a layout that is not built are skipped; a line that cannot be read fails.
  public static func verify(text: String) -> CaseReport {
    var report = CaseReport()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if !line.isEmpty { verify(Data(line.utf8), number: index + 1, &report) }
    }
    return report
  }

  private static func verify(_ line: Data, number: Int, _ report: inout CaseReport) {
    do {
      let heading = try JSONDecoder().decode(CaseHeading.self, from: line)
      guard let type = CaseLayouts.named(heading.layout) else {
        report.skipped += 1
        report.details.append("skipped \(heading.id): the layout \(heading.layout) is not built yet")
        return
      }
      let recorded = try JSONDecoder().decode(RecordedCase.self, from: line)
      let mismatches = try CaseRun(recorded, type.init(line: line)).mismatches()
      if mismatches.isEmpty {
        report.passed += 1
      } else {
        report.fail(heading.id, ["input: \(input(line, recorded))"] + mismatches)
      }
    } catch {
      report.fail("line \(number)", ["cannot be read: \(reason(error))"])
    }
  }

  /// The case's scene as JSON with sorted keys.
  private static func input(_ line: Data, _ recorded: RecordedCase) -> String {
    let object = try? JSONSerialization.jsonObject(with: line) as? [String: Any]
    let config = object?["config"].flatMap {
      try? JSONSerialization.data(withJSONObject: $0, options: [.sortedKeys])
    }
    let bounds = recorded.bounds.map { CGFloat($0).brief }.joined(separator: " × ")
    return "\(recorded.layout), bounds \(bounds), \(String(decoding: config ?? Data(), as: UTF8.self))"
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case let error as CaseError: error.description
    case DecodingError.keyNotFound(let key, _): "\(key.stringValue) is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")): \(context.debugDescription)"
    case DecodingError.dataCorrupted: "it is no JSON object"
    default: String(describing: error)
    }
  }
}
