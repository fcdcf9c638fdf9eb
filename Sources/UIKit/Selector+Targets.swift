import CollectionLayout

// What calls a method by its name needs the Objective-C runtime; it is accepted, and nothing is called.

extension NotificationCenter {
  /// Accepts an observer; its method is never called.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) { Notice.onAnyThread("methods are not called by name: \(aSelector) does not hear of notifications") }
}

extension Timer {
  /// Makes a timer that never calls.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo) { _ in }
    Notice.onAnyThread("methods are not called by name: no timer calls \(aSelector)")
  }

  /// Makes a timer that never calls.
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
  }
}

extension NSObjectProtocol {
  /// Whether there is a method of a name: yes, since requirements that are optional on iOS have defaults here.
  public func responds(to aSelector: Selector) -> Bool { true }
}

extension NSObject {
  /// Accepts a call by name; nothing is called.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    Notice.onAnyThread("methods are not called by name: \(aSelector) is not performed")
  }
}

extension UIApplication {
  /// Memory is short; never told here.
  public class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// The application comes to the front; never told here.
  public class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// The application goes to the back; never told here.
  public class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
}

extension UIDevice {
  /// The device was turned; never told here.
  public class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
}

extension Bundle {
  /// The views of an archive; none is read here.
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
    Notice.onAnyThread("nibs are not read: \(name) gives nothing")
    return nil
  }
}
