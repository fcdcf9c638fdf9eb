import CollectionLayout

/// A screen; there is one, of the size and scale that it is told.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen.
  public static let main = UIScreen()
  /// The screen's rectangle, in points: as large as the scene.
  open var bounds: CGRect { CGRect(origin: .zero, size: Surroundings.screenSize) }
  /// Pixels a point: as in the scene.
  open var scale: CGFloat { Surroundings.scale }
  /// Pixels a point.
  open var nativeScale: CGFloat { scale }
  /// The screen's rectangle, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The surroundings that the screen gives.
  open var traitCollection: UITraitCollection { UITraitCollection(displayScale: scale) }
}

/// The device; it is a phone.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// How the device is held.
  open var orientation: UIDeviceOrientation { .portrait }
  /// The version of the system that is imitated.
  open var systemVersion: String { "26.0" }
  /// The name of the system that is imitated.
  open var systemName: String { "iOS" }
  /// The kind of device in words.
  open var model: String { "iPhone" }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the left.
  case landscapeLeft
  /// Turned to the right.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether it is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the right.
  case landscapeRight
  /// Turned to the left.
  case landscapeLeft

  /// Whether it is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The application.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application.
  public static let shared = UIApplication()
  /// The direction of the interface: as in the scene.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { Surroundings.direction }
  /// The window that hears of keys; there is none here.
  open var keyWindow: UIWindow? { nil }
  /// All windows; there are none here.
  open var windows: [UIWindow] { [] }
  /// How the status bar is turned.
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// The frame of the status bar; there is none here.
  open var statusBarFrame: CGRect { .zero }
}

extension Window {
  /// The controller of the view that fills the window; there is none here.
  public var rootViewController: UIViewController? {
    get { nil }
    set {}
  }
}
