/// The view that all others lie in, shaped like `UIWindow`; no view has one here.
open class Window: View {
  /// Shows the window; there is no screen here.
  open func makeKeyAndVisible() {}
}
