/// The file that a person adds for a layout that needs more than an initializer without arguments.
enum PreviewFile {
  /// Such a file, ready to paste.
  static func text(for layout: String) -> String {
    let name = layout.split(separator: ".").joined()
    return """
      // \(name)Preview.swift
      #if os(Linux)
        import UIKit

        final class \(name)Preview: LayoutPreview {
          init() {}

          func makeLayout(in collectionView: UICollectionView) -> UICollectionViewLayout {
            \(layout)(/* the arguments of its initializer */)
          }
        }
      #endif

      """
  }
}
