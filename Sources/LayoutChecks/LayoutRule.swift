import CollectionLayout
import Foundation
import LayoutScene

/// A rule that layouts are examined by.
public protocol LayoutRule: Sendable {
  /// The name that findings carry and that options take.
  static var rule: String { get }
  /// What the rule is about, as `--explain` and `docs/checks.md` have it.
  static var explanation: RuleExplanation { get }
  /// The faults in a subject; none where the rule cannot judge.
  @MainActor
  static func examine(_ subject: CheckSubject) throws -> [Sighting]
  /// The first fault that a scene shows; `nil` if it shows none, or the scene is the rule's own.
  @MainActor
  static func sighting(in scene: Scene, of subject: CheckSubject) throws -> Sighting?
}

extension LayoutRule {
  /// Examines the subject in the scene as in its own.
  @MainActor
  public static func sighting(in scene: Scene, of subject: CheckSubject) throws -> Sighting? {
    try examine(subject.inScene(scene)).first
  }
}

/// A rule that looks at one moment of a check.
public protocol SightRule: LayoutRule {
  /// The faults at one moment.
  static func findings(in sight: Sight) -> [Finding]
}

extension SightRule {
  /// The faults of every moment of the script.
  @MainActor
  public static func examine(_ subject: CheckSubject) throws -> [Sighting] {
    try subject.sights().flatMap { sight in
      findings(in: sight).map { Sighting(finding: $0, scene: sight.scene) }
    }
  }

  /// The first fault of the moment that a scene and its steps lead to.
  @MainActor
  public static func sighting(in scene: Scene, of subject: CheckSubject) throws -> Sighting? {
    let sight = try subject.sight(of: scene, kind: .given)
    return findings(in: sight).first.map { Sighting(finding: $0, scene: scene) }
  }
}

/// A fault and the scene that shows it; the scene's steps lead to it.
public struct Sighting: Hashable, Sendable {
  /// The fault.
  public var finding: Finding
  /// The scene.
  public var scene: Scene

  /// Joins a finding and its scene.
  public init(finding: Finding, scene: Scene) {
    self.finding = finding
    self.scene = scene
  }

  /// Sightings are told apart by their findings.
  public func hash(into hasher: inout Hasher) { hasher.combine(finding) }
}

/// What a rule is about: the one source of `--explain` and of `docs/checks.md`.
public struct RuleExplanation: Sendable {
  /// What the rule finds.
  public var finds: String
  /// Why that hurts.
  public var hurts: String
  /// How to mend it.
  public var mend: String
  /// What the rule does not see.
  public var blind: String

  /// The four paragraphs with their headings.
  public var text: String {
    """
    Finds \(finds)

    **Why it hurts**: \(hurts)

    **How to mend it**: \(mend)

    **What it does not see**: \(blind)
    """
  }
}
