import CollectionLayout

/// Looks after a view.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// The title.
  open var title: String?
  /// The controllers of views that lie in this one's.
  open private(set) var children: [UIViewController] = []
  /// The controller whose view this one's lies in.
  public private(set) weak var parent: UIViewController?
  /// The controller that navigates; there is none here.
  open var navigationController: UIViewController? { nil }

  /// Makes a controller; no archive is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller as from an archive; nothing is read from it here.
  public required override init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view; it is loaded when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The surroundings of the view.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? UIScreen.main.traitCollection }

  /// Makes the view: an empty one as large as the screen.
  open func loadView() { loadedView = UIView(frame: UIScreen.main.bounds) }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Called when the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view's layout pass.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's layout pass.
  open func viewDidLayoutSubviews() {}
  /// Called when memory is short.
  open func didReceiveMemoryWarning() {}
  /// Called before the view gets another size, in points.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
  }

  /// Adds a controller whose view is to lie in this one's.
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }
  /// Takes the controller out of its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Called before the controller gets another parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has another parent.
  open func didMove(toParent parent: UIViewController?) {}
}

/// Runs something beside the change of a view's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
  /// Runs something beside the change, and something after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs something beside the change.
  @discardableResult
  public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?)
    -> Bool
  { animate(alongsideTransition: animation, completion: nil) }
}

/// Looks after a collection view.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout
  private var ownCollectionView: UICollectionView?

  /// Makes a controller of a collection view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller as from an archive; its layout is a flow.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollectionView
    }
    set { ownCollectionView = newValue }
  }
  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout { ownCollectionView?.collectionViewLayout ?? layout }

  /// Makes the collection view, which is the controller's view.
  open override func loadView() {
    let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    made.dataSource = self
    made.delegate = self
    ownCollectionView = made
    view = made
  }

  /// One section, unless a subclass says otherwise.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// No items, unless a subclass says otherwise.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  /// A plain cell, unless a subclass says otherwise.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
  /// A plain view, unless a subclass says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// Does nothing, unless a subclass says otherwise.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

/// Turns pages; here it only has its names.
open class UIPageViewController: UIViewController {
  /// Where the pages turn to.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// To the next.
    case forward
    /// To the one before.
    case reverse
  }

  /// How the pages lie.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
