import Foundation

/// The files or the folder that the user names, read anew for each build.
public struct LayoutSources: Sendable {
  /// The paths as the user gave them.
  public let paths: [String]

  /// Names files, or one folder.
  ///
  /// - Throws: a `HostError` when a path leads nowhere.
  public init(paths: [String]) throws(HostError) {
    self.paths = paths
    for path in paths {
      guard FileManager.default.fileExists(atPath: path) else {
        throw HostError("\(path): there is no such file; name a Swift file or a folder")
      }
      guard path.hasSuffix(".swift") || Self.isFolder(path) else {
        throw HostError("\(path): this is no Swift file; name a file that ends in .swift, or a folder")
      }
    }
  }

  /// The name for the title: the file or the folder.
  public var name: String { paths.first.map { ($0 as NSString).lastPathComponent } ?? "" }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The layouts that the source declares, whether or not it compiles.
  ///
  /// - Throws: a `HostError` when a file cannot be read or no file declares a layout.
  public func layouts() throws(HostError) -> [LayoutClass] { try select().layouts }

  /// Reads the files and chooses among those of a folder.
  ///
  /// - Throws: a `HostError` when a file cannot be read or no file declares a layout.
  func select() throws(HostError) -> SourceSelection {
    let named = paths.filter { !Self.isFolder($0) }
    let folders = paths.filter { Self.isFolder($0) }
    let found = folders.flatMap { Self.swiftFiles(in: $0) }
    if let folder = folders.first, found.isEmpty {
      throw HostError("\(folder): there is no Swift file in this folder; name one that has layouts")
    }
    let files = try Self.read(named + found.filter { !named.contains($0) })
    let selection = folders.isEmpty ? SourceSelection(files: files) : SourceSelection(folder: files)
    guard selection.layouts.isEmpty else { return selection }
    let place = paths.joined(separator: ", ")
    if let hidden = selection.hiddenLayouts.first {
      throw HostError(
        "\(place): \(hidden) is private or generic and cannot be made from outside; add a preview that makes it:\n\n"
          + PreviewFile.text(for: hidden))
    }
    throw HostError(
      "\(place): there is no layout here; accepted is a class that descends from UICollectionViewLayout, "
        + "UICollectionViewFlowLayout or UICollectionViewCompositionalLayout, or a LayoutPreview")
  }

  /// The folders in which a save can change the layout.
  var folders: Set<String> {
    var folders: Set<String> = []
    for path in paths {
      if Self.isFolder(path) {
        folders.insert(path)
        folders.formUnion(Self.swiftFiles(in: path).map { Self.folder(of: $0) })
      } else {
        folders.insert(Self.folder(of: path))
      }
    }
    return folders
  }

  private static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  private static func swiftFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    .sorted().map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
  }

  private static func read(_ paths: [String]) throws(HostError) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw HostError("\(path): this file cannot be read; check its permissions")
      }
      files.append(SourceFile(path: path, text: String(decoding: data, as: UTF8.self)))
    }
    return files
  }
}
