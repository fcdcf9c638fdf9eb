import Foundation

/// The copies of the user's files that the compiler reads; the originals are never written.
enum ShadowCopy {
  /// Writes the copies and the glue, and answers their paths.
  static func write(_ files: [SourceFile], glue: String, in folder: String, isRaw: Bool) throws -> [String] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let copies = files.enumerated().map { number, file in
      (name: "\(number)-\((file.path as NSString).lastPathComponent)", text: text(of: file))
    }
    return try (copies + [(GlueSource.fileName, glue)]).map { name, text in
      let path = "\(folder)/\(name)"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return path
    }
  }

  /// The compiler names the user's file in all that it says and writes.
  private static func text(of file: SourceFile) -> String {
    let path = file.path.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "#sourceLocation(file: \"\(path)\", line: 1)\n" + SourceAdapter.adapt(file.text)
  }
}
