import Foundation

/// What a flow layout knows: what the delegate said, where everything is, and how far both are still true.
struct FlowSolution {
  /// How far a solution is still true.
  enum Freshness: Int, Comparable {
    /// All of it.
    case fresh
    /// All of it, but for a batch of updates.
    case behind
    /// What the delegate said, but not where the lines are.
    case unplaced
    /// Nothing.
    case unasked

    static func < (one: Freshness, other: Freshness) -> Bool { one.rawValue < other.rawValue }
  }

  var freshness = Freshness.unasked
  /// Whether the delegate is being asked right now, so that its questions are answered from before.
  var isSolving = false
  var solver: FlowSolver?
  /// The counts that the solver was made for.
  var counts: [Int] = []
  /// The batch of updates that the solver is to follow.
  var update: UpdatePlan?
  var metrics: [FlowSectionMetrics] = []
  /// The sizes that items preferred, by section and item.
  var preferredSizes: [Int: [Int: CGSize]] = [:]
  var problems = FlowProblems(direction: .vertical)

  mutating func age(to freshness: Freshness) { self.freshness = max(self.freshness, freshness) }
}
