import CHeap
import CollectionLayout
import Foundation
import Glibc
import LayoutScene

/// Times works on our layout and on the textbook layout in turns, so that both meet the same noise.
@MainActor
struct WorkRunner {
  func run(_ work: Work, items: Int) throws -> [WorkResult] {
    try work.rows.map { row in
      work == .w6 ? memory(of: row, items: items) : try time(work, row, items: items)
    }
  }

  private func time(_ work: Work, _ row: (layout: String, isUniform: Bool), items: Int) throws -> WorkResult {
    let ours = BenchStage(
      Self.makeFlow(isUniform: row.isUniform), data: .make(items: items, isUniform: row.isUniform))
    let textbook = BenchStage(TextbookLayout(), data: .make(items: items, isUniform: row.isUniform))
    ours.settle()
    textbook.settle()
    var numbers = SplitMix(seed: 11)
    let rounds = items >= 1_000_000 ? 5 : 11
    var times: [(ours: Double, textbook: Double)] = []
    for round in 0..<rounds {
      let first = { (numbers: inout SplitMix) in try self.measure(work, ours, &numbers) }
      let second = { (numbers: inout SplitMix) in try self.measure(work, textbook, &numbers) }
      if round % 2 == 0 {
        let one = try first(&numbers)
        times.append((one, try second(&numbers)))
      } else {
        let two = try second(&numbers)
        times.append((try first(&numbers), two))
      }
    }
    return WorkResult(
      work: work.rawValue, layout: row.layout, items: items, medianNanoseconds: median(times.map(\.ours)),
      textbookRatio: median(times.map { $0.textbook / $0.ours }))
  }

  /// The time of one performance; short ones are repeated until they take two milliseconds.
  private func measure(_ work: Work, _ stage: BenchStage, _ numbers: inout SplitMix) throws -> Double {
    var repeats = 0
    var spent = 0.0
    repeat {
      try work.makeReady(stage)
      let start = processorTime()
      work.perform(on: stage, &numbers)
      spent += processorTime() - start
      repeats += 1
    } while spent < 2_000_000 && repeats < 1000
    return spent / Double(repeats)
  }

  /// What the heap grew by while our layout was made and asked, its data being there already.
  private func memory(of row: (layout: String, isUniform: Bool), items: Int) -> WorkResult {
    let data = UniformData.make(items: items, isUniform: row.isUniform)
    let before = heap_bytes_in_use()
    let stage = BenchStage(Self.makeFlow(isUniform: row.isUniform), data: data)
    stage.layOut()
    let grown = Int(heap_bytes_in_use()) - Int(before)
    withExtendedLifetime(stage) {}
    return WorkResult(
      work: Work.w6.rawValue, layout: row.layout, items: items,
      bytesPerItem: max(0, Double(grown)) / Double(items))
  }

  /// UIKit's defaults: ten points between items and lines.
  static func makeFlow(isUniform: Bool) -> CollectionViewLayout {
    let flow = FlowLayout()
    if isUniform { flow.itemSize = UniformData.itemSize }
    return flow
  }

  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
