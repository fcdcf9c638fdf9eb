/// The source that is compiled with the user's, so that a worker can make each layout by its number.
enum GlueSource {
  static let fileName = "LayoutScopeGlue.swift"
  /// The C function that the worker looks up: a number and a collection view in, a retained layout out.
  static let symbol = "layoutscope_make_layout"
  /// The line of the first layout; each has one line.
  static let firstLine = 9

  static func text(for layouts: [LayoutClass]) -> String {
    let cases = layouts.enumerated().map { number, layout in
      layout.isPreview
        ? "  case \(number): let preview = \(layout.name)(); layoutscopePreview = preview; "
          + "return preview.makeLayout(in: view)"
        : "  case \(number): return \(layout.name)()"
    }
    return """
      import UIKit
      /// A preview is often the delegate of its layout, and must live as long.
      @MainActor private var layoutscopePreview: (any LayoutPreview)?
      @MainActor private func layoutscopeLayout(
        _ number: Int, _ view: UICollectionView
      ) -> UICollectionViewLayout? {
        switch number {
        // One line for each layout:
      \(cases.joined(separator: "\n"))
        default: return nil
        }
      }
      @_cdecl("\(symbol)")
      public func layoutscopeMakeLayout(
        _ number: Int, _ view: UnsafeRawPointer
      ) -> UnsafeMutableRawPointer? {
        let view = Unmanaged<UICollectionView>.fromOpaque(view).takeUnretainedValue()
        let layout = MainActor.assumeIsolated { layoutscopeLayout(number, view) }
        return layout.map { Unmanaged.passRetained($0).toOpaque() }
      }

      """
  }
}
