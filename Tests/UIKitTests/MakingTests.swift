import Testing
import UIKit

private final class Badge: UICollectionViewLayoutAttributes {
  nonisolated(unsafe) var level = 7
  override init() {
    super.init()
    alpha = 0.5
  }
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? Badge)?.level = level
    return copy
  }
}

private final class Card: UICollectionViewCell {
  let lines: [Int]
  override init(frame: CGRect) {
    lines = [1, 2]
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}

/// Objects of the user's classes are made by the classes' own initializers, without `required`.
@MainActor @Suite struct MakingTests {
  @Test func attributesKeepTheirClass() {
    let badge = Badge(forCellWith: IndexPath(item: 2, section: 1))
    badge.level = 9
    let copy = badge.copy() as? Badge
    #expect(copy?.level == 9)
    #expect(copy?.alpha == 0.5)
    #expect(copy?.indexPath == IndexPath(item: 2, section: 1))
    #expect(type(of: Badge.make()) == Badge.self)
  }

  @Test func registeredCellsAreMade() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    view.register(Card.self, forCellWithReuseIdentifier: "card")
    let path = IndexPath(item: 0, section: 0)
    let cell = view.dequeueReusableCell(withReuseIdentifier: "card", for: path)
    #expect((cell as? Card)?.lines == [1, 2])
    #expect(
      type(of: view.dequeueReusableCell(withReuseIdentifier: "none", for: path)) == UICollectionViewCell.self)
  }
}
