import CollectionLayout
import Foundation

/// Everything that a layout is run against, as a plain value: the view, the data, the layout's settings.
public struct Scene: Equatable, Sendable {
  /// The name of the layout in the gallery, or the path of its source; `nil` if the scene is for any layout.
  public var subject: String?
  /// The collection view's bounds in points; the origin is the content offset.
  public var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// The content inset, in points.
  public var insets = EdgeInsets.zero
  /// The safe area, in points.
  public var safeArea = EdgeInsets.zero
  /// Pixels a point.
  public var scale: CGFloat = 3
  /// The layout direction.
  public var direction = LayoutDirection.leftToRight
  /// The data.
  public var sections = [SceneSection(items: 4), SceneSection(items: 8)]
  /// The layout's settings that differ from its own, by name.
  public var properties: [String: PropertyValue] = [:]
  /// What happens after the first sight.
  public var steps: [SceneCommand] = []

  /// The default scene: 393×852 points at 3×, sections of 4 and 8 items.
  public init() {}

  /// The largest number of sections that a scene can have.
  public static let maximumSections = 100_000
  /// The largest number of items that a scene can have.
  public static let maximumItems = 10_000_000

  /// The number of items of all sections.
  public var itemCount: Int { sections.reduce(0) { $0 + $1.items } }
}

/// One section of a scene's data.
public struct SceneSection: Equatable, Sendable {
  /// The number of items.
  public var items: Int
  /// The sizes of the items, for layouts that ask for them.
  public var itemSizes: ItemSizes
  /// The size of the header, for layouts that ask for it, in points; `nil` leaves it to the layout.
  public var header: CGSize?
  /// The size of the footer, for layouts that ask for it, in points; `nil` leaves it to the layout.
  public var footer: CGSize?
  /// The sizes that the cells prefer, for layouts that let cells size themselves; `nil` if they take any.
  public var preferredSizes: ItemSizes?

  /// Makes a section whose items have the layout's own size.
  public init(
    items: Int, itemSizes: ItemSizes = .layoutDefault, header: CGSize? = nil, footer: CGSize? = nil,
    preferredSizes: ItemSizes? = nil
  ) {
    self.items = items
    self.itemSizes = itemSizes
    self.header = header
    self.footer = footer
    self.preferredSizes = preferredSizes
  }
}

/// How big the items of a section are, for layouts that ask a delegate.
public enum ItemSizes: Equatable, Sendable {
  /// The delegate does not say: the layout's own item size.
  case layoutDefault
  /// Uneven sizes, the same for the same seed, section and item.
  case seeded(Int)
  /// One size an item, repeated from the start when there are more items.
  case list([CGSize])

  /// Makes room in a list for an item, which gets the size of the one that it comes before.
  mutating func insert(at item: Int) {
    guard case .list(var sizes) = self, item < sizes.count else { return }
    sizes.insert(sizes[item], at: item)
    self = .list(sizes)
  }

  /// Takes an item's size out of a list, unless it is the last one.
  mutating func remove(at item: Int) {
    guard case .list(var sizes) = self, sizes.count > 1, item < sizes.count else { return }
    sizes.remove(at: item)
    self = .list(sizes)
  }

  /// The size of an item in points; `nil` for the layout's own.
  public func size(section: Int, item: Int) -> CGSize? {
    switch self {
    case .layoutDefault: return nil
    case .list(let sizes): return sizes.isEmpty ? nil : sizes[item % sizes.count]
    case .seeded(let seed):
      var bits = SplitMix(seed: UInt64(bitPattern: Int64(seed)), section, item)
      let width = 40 + 4 * CGFloat(bits.next() % 26)
      let height = 30 + 2 * CGFloat(bits.next() % 36)
      return CGSize(width: width, height: height)
    }
  }
}

/// A small generator of pseudo-random numbers (SplitMix64): the same seed gives the same numbers everywhere.
public struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Makes a generator from a seed.
  ///
  /// The seed is mixed first: added to the state as it is, neighbouring seeds would give the same numbers, one later.
  public init(seed: UInt64) { state = Self.mixed(seed &+ Self.step) }

  /// Makes the generator of a place below a seed, as an item of a section.
  init(seed: UInt64, _ places: Int...) {
    self.init(seed: places.reduce(seed) { Self.mixed($0 &+ Self.step) &+ UInt64(bitPattern: Int64($1)) })
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= Self.step
    return Self.mixed(state)
  }

  private static func mixed(_ word: UInt64) -> UInt64 {
    var bits = word
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
