@_exported import QuartzCore

import CollectionLayout

// UIKit's names for the engine's types.

/// UIKit's name for `View`.
public typealias UIView = View
/// UIKit's name for `Responder`.
public typealias UIResponder = Responder
/// UIKit's name for `ScrollView`.
public typealias UIScrollView = ScrollView
/// UIKit's name for `ScrollViewDelegate`.
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// UIKit's name for `CollectionView`.
public typealias UICollectionView = CollectionView
/// UIKit's name for `CollectionViewDataSource`.
public typealias UICollectionViewDataSource = CollectionViewDataSource
/// UIKit's name for `CollectionViewDelegate`.
public typealias UICollectionViewDelegate = CollectionViewDelegate
/// UIKit's name for `CollectionViewDelegateFlowLayout`.
public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout
/// UIKit's name for `CollectionReusableView`.
public typealias UICollectionReusableView = CollectionReusableView
/// UIKit's name for `CollectionViewCell`.
public typealias UICollectionViewCell = CollectionViewCell
/// UIKit's name for `CollectionViewLayout`.
public typealias UICollectionViewLayout = CollectionViewLayout
/// UIKit's name for `FlowLayout`.
public typealias UICollectionViewFlowLayout = FlowLayout
/// UIKit's name for `LayoutAttributes`.
public typealias UICollectionViewLayoutAttributes = LayoutAttributes
/// UIKit's name for `LayoutInvalidationContext`.
public typealias UICollectionViewLayoutInvalidationContext = LayoutInvalidationContext
/// UIKit's name for `FlowLayoutInvalidationContext`.
public typealias UICollectionViewFlowLayoutInvalidationContext = FlowLayoutInvalidationContext
/// UIKit's name for `CollectionViewUpdateItem`.
public typealias UICollectionViewUpdateItem = CollectionViewUpdateItem
/// UIKit's name for `EdgeInsets`.
public typealias UIEdgeInsets = EdgeInsets
/// UIKit's name for `LayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection
/// UIKit's name for `TraitCollection`.
public typealias UITraitCollection = TraitCollection
/// UIKit's name for `TraitCollection.SizeClass`.
public typealias UIUserInterfaceSizeClass = TraitCollection.SizeClass
/// UIKit's name for `TraitCollection.Idiom`.
public typealias UIUserInterfaceIdiom = TraitCollection.Idiom
/// UIKit's name for `TraitCollection.Style`.
public typealias UIUserInterfaceStyle = TraitCollection.Style
/// UIKit's name for `Window`.
public typealias UIWindow = Window
/// UIKit's name for `Event`.
public typealias UIEvent = Event
/// UIKit's name for `Touch`.
public typealias UITouch = Touch
/// UIKit's name for `Nib`.
public typealias UINib = Nib
/// UIKit's name for `Color`.
public typealias UIColor = Color
/// UIKit's name for `GestureRecognizer`.
public typealias UIGestureRecognizer = GestureRecognizer
/// UIKit's name for `GestureRecognizerDelegate`.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
/// UIKit's name for `TapGestureRecognizer`.
public typealias UITapGestureRecognizer = TapGestureRecognizer
/// UIKit's name for `LongPressGestureRecognizer`.
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
/// UIKit's name for `PanGestureRecognizer`.
public typealias UIPanGestureRecognizer = PanGestureRecognizer
/// UIKit's name for `SwipeGestureRecognizer`.
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
/// UIKit's name for `PinchGestureRecognizer`.
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
/// UIKit's name for `View.SemanticContentAttribute`.
public typealias UISemanticContentAttribute = View.SemanticContentAttribute

extension CollectionView {
  /// UIKit's name for `ElementCategory`.
  public typealias ElementCategory = CollectionLayout.ElementCategory
}

extension CollectionViewUpdateItem {
  /// UIKit's older name for `Action`.
  public typealias UpdateAction = Action
}

/// UIKit's older name for the kind of headers.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// UIKit's older name for the kind of footers.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
/// UIKit's older name for the axis that scrolls.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// UIKit's older name for a place in the view.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// UIKit's older name for the category of an element.
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
/// UIKit's older name for the change in an update.
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// UIKit's older name for the options of an animation.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// UIKit's older name for the mask.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// UIKit's older name for the usual rate.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// UIKit's older name for the faster rate.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
/// UIKit's name for `TransitionLayout`.
public typealias UICollectionViewTransitionLayout = TransitionLayout
