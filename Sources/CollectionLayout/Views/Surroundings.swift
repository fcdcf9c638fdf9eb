import Foundation

/// The screen and the interface that everything is shown in, as `UIScreen` and `UIApplication` tell it.
@MainActor
public enum Surroundings {
  /// The size of the screen, in points.
  public static var screenSize = CGSize(width: 393, height: 852)
  /// Pixels a point.
  public static var scale: CGFloat = 3
  /// The direction that the interface runs in.
  public static var direction = LayoutDirection.leftToRight
}
