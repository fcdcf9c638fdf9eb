import Foundation

/// Something that a person did, shaped like `UIEvent`; nothing happens here.
open class Event: NSObject {}

/// A finger on the screen, shaped like `UITouch`; there is none here.
open class Touch: NSObject {
  /// Where the finger is: the origin, since there is none.
  @MainActor
  open func location(in view: View?) -> CGPoint { .zero }
}

/// An archive of views, shaped like `UINib`; none is read here.
open class Nib: NSObject {
  /// The name of the archive.
  public let name: String

  /// Names an archive.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }
}
