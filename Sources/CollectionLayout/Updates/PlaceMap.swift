import Foundation

/// Maps the places of a list before a change to those after it and back.
///
/// What is neither removed nor moved keeps its order and fills the places that are not taken, so nothing is stored
/// for it: a question costs a few binary searches.
struct PlaceMap: Hashable, Sendable {
  /// The places before the change that are given up, in order.
  private let removed: [Int]
  /// The places after the change that are taken, in order.
  private let added: [Int]

  init(removed: some Sequence<Int>, added: some Sequence<Int>) {
    self.removed = removed.sorted()
    self.added = added.sorted()
  }

  /// Changes nothing.
  static let identity = PlaceMap(removed: [], added: [])

  /// How many more places there are after the change.
  var growth: Int { added.count - removed.count }

  /// Where a place is after the change; `nil` if it is given up.
  func after(_ place: Int) -> Int? { Self.follow(place, without: removed, among: added) }

  /// Where a place was before the change; `nil` if it was not there.
  func before(_ place: Int) -> Int? { Self.follow(place, without: added, among: removed) }

  private static func follow(_ place: Int, without gone: [Int], among taken: [Int]) -> Int? {
    if gone.isEmpty, taken.isEmpty { return place }
    let rank = gone.count(below: place)
    if rank < gone.count, gone[rank] == place { return nil }
    return taken.freePlace(place - rank)
  }
}

extension [Int] {
  /// How many numbers of this sorted list are below a number.
  fileprivate func count(below number: Int) -> Int { firstIndex { self[$0] >= number } }

  /// The free place of a rank: the one that so many places precede which are not in this sorted list.
  fileprivate func freePlace(_ rank: Int) -> Int { rank + firstIndex { self[$0] - $0 > rank } }

  /// The first index from which on the condition holds, where it holds for an end part only.
  private func firstIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
