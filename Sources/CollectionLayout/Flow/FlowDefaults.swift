import Foundation

/// What a flow layout's delegate answers where it leaves a measure to the layout.
///
/// Where UIKit asks whether a method exists, a flow layout that is asking its delegate here gets not-a-number with a
/// payload of our own: a mark that no calculation yields. Anybody else who asks gets the layout's property.
@MainActor
public enum FlowDefaults {
  /// Leaves the size of an item to `itemSize`.
  public static func itemSize(of layout: CollectionViewLayout) -> CGSize {
    value(of: layout, mark: markedSize, otherwise: CGSize(width: 50, height: 50)) { $0.itemSize }
  }

  /// Leaves the insets of a section to `sectionInset`.
  public static func insets(of layout: CollectionViewLayout) -> EdgeInsets {
    let marked = EdgeInsets(top: mark, left: mark, bottom: mark, right: mark)
    return value(of: layout, mark: marked, otherwise: .zero) { $0.sectionInset }
  }

  /// Leaves the gap between lines to `minimumLineSpacing`.
  public static func lineSpacing(of layout: CollectionViewLayout) -> CGFloat {
    value(of: layout, mark: mark, otherwise: 10) { $0.minimumLineSpacing }
  }

  /// Leaves the gap between items to `minimumInteritemSpacing`.
  public static func interitemSpacing(of layout: CollectionViewLayout) -> CGFloat {
    value(of: layout, mark: mark, otherwise: 10) { $0.minimumInteritemSpacing }
  }

  /// Leaves the size of a header to `headerReferenceSize`.
  public static func headerSize(of layout: CollectionViewLayout) -> CGSize {
    value(of: layout, mark: markedSize, otherwise: .zero) { $0.headerReferenceSize }
  }

  /// Leaves the size of a footer to `footerReferenceSize`.
  public static func footerSize(of layout: CollectionViewLayout) -> CGSize {
    value(of: layout, mark: markedSize, otherwise: .zero) { $0.footerReferenceSize }
  }

  private static let markBits: UInt64 = 0x7FF8_0000_0F10_3A57
  private static let mark = CGFloat(Double(bitPattern: markBits))
  private static let markedSize = CGSize(width: mark, height: mark)

  private static func value<Value>(
    of layout: CollectionViewLayout, mark: Value, otherwise: Value, _ property: (FlowLayout) -> Value
  ) -> Value {
    guard let flow = layout as? FlowLayout else { return otherwise }
    return flow.solution.isSolving ? mark : property(flow)
  }

  /// The answer; `nil` if the delegate left it to the layout.
  static func answered(_ value: CGFloat) -> CGFloat? { isMark(value) ? nil : value }
  /// The answer; `nil` if the delegate left it to the layout.
  static func answered(_ size: CGSize) -> CGSize? { isMark(size.width) ? nil : size }
  /// The answer; `nil` if the delegate left it to the layout.
  static func answered(_ insets: EdgeInsets) -> EdgeInsets? { isMark(insets.top) ? nil : insets }

  /// The answer with what stands for an automatic size, or for one that was left to the layout.
  static func resolved(_ size: CGSize, automatic: CGSize) -> CGSize {
    isMark(size.width) || size == FlowLayout.automaticSize ? automatic : size
  }

  private static func isMark(_ value: CGFloat) -> Bool { Double(value).bitPattern == markBits }
}
