import CollectionLayout
import Foundation

/// A device whose screen a scene can take: size in points, scale, safe areas.
public struct Device: Equatable, Sendable {
  /// The name, as `iPhone 16`.
  public let name: String
  /// The size in portrait, in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// The safe area in portrait, in points.
  public let portraitSafeArea: EdgeInsets
  /// The safe area in landscape, in points.
  public let landscapeSafeArea: EdgeInsets

  /// The device of a name, whatever the case of its letters.
  ///
  /// - Throws: a `SceneError` that lists the names when there is none.
  public static func named(_ name: String) throws(SceneError) -> Device {
    guard let device = all.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw SceneError("device \(name): accepted are \(all.map(\.name).joined(separator: ", "))")
    }
    return device
  }

  /// The device whose portrait or landscape screen has a size.
  public static func of(size: CGSize, scale: CGFloat) -> Device? {
    all.last { ($0.size == size || $0.size == size.exchanged) && $0.scale == scale }
  }

  private init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ portrait: [CGFloat],
    _ landscape: [CGFloat]
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    portraitSafeArea = Self.insets(portrait)
    landscapeSafeArea = Self.insets(landscape)
  }

  private static func insets(_ edges: [CGFloat]) -> EdgeInsets {
    EdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }

  /// The devices, from public test suites and tables; the newest phones' and the iPads' insets are likely
  /// rather than confirmed.
  public static let all: [Device] = [
    Device("iPhone SE (1st)", 320, 568, 2, [20, 0, 0, 0], [0, 0, 0, 0]),
    Device("iPhone SE", 375, 667, 2, [20, 0, 0, 0], [0, 0, 0, 0]),
    Device("iPhone 8 Plus", 414, 736, 3, [20, 0, 0, 0], [0, 0, 0, 0]),
    Device("iPhone X", 375, 812, 3, [44, 0, 34, 0], [0, 44, 21, 44]),
    Device("iPhone 11", 414, 896, 2, [44, 0, 34, 0], [0, 44, 21, 44]),
    Device("iPhone 11 Pro Max", 414, 896, 3, [44, 0, 34, 0], [0, 44, 21, 44]),
    Device("iPhone 13 mini", 375, 812, 3, [50, 0, 34, 0], [0, 50, 21, 50]),
    Device("iPhone 14", 390, 844, 3, [47, 0, 34, 0], [0, 47, 21, 47]),
    Device("iPhone 14 Plus", 428, 926, 3, [47, 0, 34, 0], [0, 47, 21, 47]),
    Device("iPhone 16", 393, 852, 3, [59, 0, 34, 0], [0, 59, 21, 59]),
    Device("iPhone 16 Plus", 430, 932, 3, [59, 0, 34, 0], [0, 59, 21, 59]),
    Device("iPhone 16 Pro", 402, 874, 3, [62, 0, 34, 0], [0, 62, 21, 62]),
    Device("iPhone 16 Pro Max", 440, 956, 3, [62, 0, 34, 0], [0, 62, 21, 62]),
    Device("iPad mini", 744, 1133, 2, [24, 0, 20, 0], [24, 0, 20, 0]),
    Device("iPad 10.2", 810, 1080, 2, [20, 0, 0, 0], [20, 0, 0, 0]),
    Device("iPad Pro 11", 834, 1194, 2, [24, 0, 20, 0], [24, 0, 20, 0]),
    Device("iPad Pro 12.9", 1024, 1366, 2, [24, 0, 20, 0], [24, 0, 20, 0]),
    Device("iPad split, third", 320, 1024, 2, [20, 0, 0, 0], [20, 0, 0, 0]),
    Device("iPad split, half", 507, 768, 2, [20, 0, 0, 0], [20, 0, 0, 0]),
  ]
}
