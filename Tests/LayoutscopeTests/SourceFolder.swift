import Foundation
import TerminalTesting

/// A temporary folder with Swift files, which goes with the last reference to it.
final class SourceFolder {
  let path: String

  /// Writes files.
  init(_ files: [String: String] = [:]) throws {
    path = NSTemporaryDirectory() + "layoutscope-sources-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file.
  func file(_ name: String) -> String { path + "/" + name }

  /// Saves a file as many editors do: a new one takes the old one's place.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)), options: .atomic)
  }

  /// A cache of the tests' own that stays, since the compiler fills it slowly.
  static let cache = (BuiltProgram.path("layoutscope") as NSString).deletingLastPathComponent + "/test-cache"

  /// What a compile needs of the environment.
  static var environment: [String: String] {
    ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin", "XDG_CACHE_HOME": cache]
  }

  /// A layout class that places one cell a row, for the tests to change.
  static func rows(_ name: String = "Rows", height: String = "20", members: String = "") -> String {
    """
    import UIKit
    class \(name): UICollectionViewLayout {
      \(members)
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
          layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
      }
      override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(x: 0, y: CGFloat(path.item) * \(height), width: 100, height: \(height))
        return attributes
      }
    }

    """
  }
}
