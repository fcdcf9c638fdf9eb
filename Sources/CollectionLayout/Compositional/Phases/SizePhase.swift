import Foundation

/// The first phase: dimensions become points within a container.
extension TreeLength {
  /// The points, whatever they are.
  func points(in container: CGSize) -> CGFloat {
    switch self {
    case .fractionalWidth(let part): part * container.width
    case .fractionalHeight(let part): part * container.height
    case .absolute(let points), .estimated(let points), .uniform(let points): points
    }
  }
}

extension TreeSize {
  /// The points, with numbers that can be used: finite, not negative, not enormous.
  func resolved(in container: CGSize, _ report: (TreeProblem.Cause) -> Void = { _ in }) -> CGSize {
    CGSize(
      width: usable(width.points(in: container), report), height: usable(height.points(in: container), report)
    )
  }

  private func usable(_ number: CGFloat, _ report: (TreeProblem.Cause) -> Void) -> CGFloat {
    if number >= 0, number <= TreeProblem.limit { return number }
    let used = number > 0 && number.isFinite ? TreeProblem.limit : 0
    report(.unusable(number, used: used))
    return used
  }
}

extension CGFloat {
  /// A spacing or inset that can be used: zero instead of what is not finite or is enormous.
  var usableSpacing: CGFloat { isFinite && magnitude <= TreeProblem.limit ? self : 0 }
}

extension DirectionalEdgeInsets {
  /// The insets with numbers that can be used.
  var usable: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: top.usableSpacing, leading: leading.usableSpacing, bottom: bottom.usableSpacing,
      trailing: trailing.usableSpacing)
  }

  /// The insets of the axes whose extent is not estimated (C15).
  func ignoring(_ size: TreeSize) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: size.height.isEstimated ? 0 : top, leading: size.width.isEstimated ? 0 : leading,
      bottom: size.height.isEstimated ? 0 : bottom, trailing: size.width.isEstimated ? 0 : trailing)
  }
}
