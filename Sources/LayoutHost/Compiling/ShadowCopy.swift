import Foundation

/// The copies of the user's files that the compiler reads; the originals are never written.
struct ShadowCopy {
  /// The paths of the copies and of the glue.
  let paths: [String]
  /// What the copies are without, where nothing else would do.
  let leftOut: [String]

  /// Writes the copies, adapted unless they are wanted raw, and the glue.
  init(of files: [SourceFile], glue: String, in folder: String, isRaw: Bool) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let adapted = isRaw ? (texts: files.map(\.text), notes: []) : SourceAdapter.adapt(files)
    leftOut = adapted.notes
    let copies = zip(files, adapted.texts).enumerated().map { number, copy in
      (
        name: "\(number)-\((copy.0.path as NSString).lastPathComponent)",
        // The compiler names the user's file in all that it says and writes.
        text: SourceLocation(path: copy.0.path, line: 1).directive + copy.1
      )
    }
    paths = try (copies + [(GlueSource.fileName, glue)]).map { name, text in
      let path = "\(folder)/\(name)"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return path
    }
  }
}
