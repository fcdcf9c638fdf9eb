import Foundation

/// UIKit's names for the engine's types, since the compiler names a type alias by what it stands for.
enum UIKitNames {
  /// Names whose UIKit form is not simply `UI` before the engine's.
  private static let special = [
    "LayoutAttributes": "UICollectionViewLayoutAttributes",
    "LayoutInvalidationContext": "UICollectionViewLayoutInvalidationContext",
    "FlowLayout": "UICollectionViewFlowLayout",
    "FlowLayoutInvalidationContext": "UICollectionViewFlowLayoutInvalidationContext",
    "CollectionViewDelegateFlowLayout": "UICollectionViewDelegateFlowLayout",
    "TransitionLayout": "UICollectionViewTransitionLayout",
    "ScrollDirection": "UICollectionView.ScrollDirection",
    "ElementCategory": "UICollectionView.ElementCategory",
    "LayoutDirection": "UIUserInterfaceLayoutDirection",
    "Transform": "CGAffineTransform",
    "Transform3D": "CATransform3D",
    "Layer": "CALayer",
  ]

  private static let plain: Set = [
    "View", "ScrollView", "CollectionView", "CollectionViewLayout", "CollectionViewCell",
    "CollectionReusableView", "CollectionViewDataSource", "CollectionViewDelegate", "EdgeInsets", "Color",
    "Responder", "GestureRecognizer", "TraitCollection", "CollectionViewUpdateItem", "ScrollViewDelegate",
    "GestureRecognizerDelegate", "LongPressGestureRecognizer", "PanGestureRecognizer",
    "PinchGestureRecognizer", "SwipeGestureRecognizer", "TapGestureRecognizer",
  ]

  /// A message with UIKit's names; other words stay, and so do the user's own types.
  static func translate(_ message: String) -> String {
    // Only quoted parts are code.
    let parts = message.components(separatedBy: "'")
    let translated = parts.enumerated().map { index, part in index % 2 == 1 ? translateCode(part) : part }
      .joined(separator: "'")
    // An alias and what it stands for have the same name now.
    return translated.replacing(/'([^']*)' \(aka '\1'\)/) { "'\($0.1)'" }
  }

  private static func translateCode(_ code: String) -> String {
    var result = ""
    var word = ""
    for character in code + "\0" {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        result += name(of: word)
        word = ""
        if character != "\0" { result.append(character) }
      }
    }
    return result.replacingOccurrences(of: "CollectionLayout.", with: "")
  }

  private static func name(of word: String) -> String {
    special[word] ?? (plain.contains(word) ? "UI" + word : word)
  }
}
