import CollectionLayout
import Foundation
import LayoutScene

/// What a rule found in a layout: how often, and every case, the smallest first.
public struct RuleReport: Sendable {
  /// The rule's name.
  public var rule: String
  /// The first case, in the smallest scene that shows it.
  public var first: Sighting
  /// Every distinct finding, with the scene that it was seen in.
  public var all: [Sighting]
}

/// Examines layouts by rules.
public enum Check {
  /// What the rules find in a subject, in the order of the rules.
  @MainActor
  public static func run(_ subject: CheckSubject, rules: [any LayoutRule.Type]) throws -> [RuleReport] {
    try rules.compactMap { rule in
      var known: Set<Finding> = []
      let sightings = try rule.examine(subject).filter { known.insert($0.finding).inserted }
      guard let first = sightings.first else { return nil }
      let smallest = try smallest(first, by: rule, of: subject)
      return RuleReport(rule: rule.rule, first: smallest, all: sightings)
    }
  }

  /// Takes steps and items away as long as the rule still finds a fault.
  @MainActor
  private static func smallest(
    _ sighting: Sighting, by rule: any LayoutRule.Type, of subject: CheckSubject
  ) throws -> Sighting {
    var best = sighting
    var attempts = 0
    var isSmaller = true
    while isSmaller, attempts < 60 {
      isSmaller = false
      for scene in rule is any SightRule.Type ? best.scene.smaller : best.scene.withFewerItems {
        attempts += 1
        guard attempts < 60 else { break }
        guard let found = try? rule.sighting(in: scene, of: subject) else { continue }
        best = found
        isSmaller = true
        break
      }
    }
    return best
  }
}

extension Scene {
  /// Scenes with fewer steps, or fewer items in a section.
  fileprivate var smaller: [Scene] {
    steps.isEmpty ? withFewerItems : [ended] + (steps.count > 1 ? withoutOneStep : [])
  }

  /// Scenes with fewer items in a section; the steps are made anew by the rule that made them.
  fileprivate var withFewerItems: [Scene] {
    sections.indices.prefix(8).flatMap { section -> [Scene] in
      let items = sections[section].items
      return Set([0, items / 2, items - 1]).filter { $0 >= 0 && $0 < items }.sorted().map {
        var scene = self
        scene.sections[section].items = $0
        scene.steps = []
        return scene
      }
    }
  }

  private var withoutOneStep: [Scene] {
    steps.indices.map {
      var scene = self
      scene.steps.remove(at: $0)
      return scene
    }
  }
}
