import Foundation
import LayoutScene

/// A work on our layout a fixed number of times, for tools that count instructions.
///
/// The difference between two runs of different length is what the repetitions cost, without the start.
struct Repetition {
  let work: Work
  let items: Int
  let times: Int

  /// Reads `W2 10000 20`.
  init?(_ words: some Sequence<String>) {
    let words = Array(words)
    guard words.count == 3, let work = Work(rawValue: words[0]), work != .w6, let items = Int(words[1]),
      let times = Int(words[2]), items >= 100, times >= 0
    else { return nil }
    (self.work, self.items, self.times) = (work, items, times)
  }

  @MainActor
  func run() throws {
    let isUniform = work.rows[0].isUniform
    let stage = BenchStage(
      WorkRunner.makeFlow(isUniform: isUniform), data: .make(items: items, isUniform: isUniform))
    stage.settle()
    var numbers = SplitMix(seed: 11)
    var answered = 0
    for _ in 0..<times {
      try work.makeReady(stage)
      work.perform(on: stage, &numbers)
      answered += stage.answered
    }
    print("\(answered)")
  }
}
