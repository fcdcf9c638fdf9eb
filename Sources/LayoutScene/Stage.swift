import CollectionLayout
import Foundation

/// Performs commands on a scene and shows what the layout makes of it.
@MainActor
public protocol Stage: AnyObject {
  /// The scene as it is now.
  var scene: Scene { get }
  /// What the layout shows now.
  func observe() -> Observation
  /// Performs a command and shows what the layout makes of it.
  ///
  /// - Throws: a `SceneError` when the command cannot be performed; the scene stays as it was. A stage in another
  ///   process also throws when that process does not answer.
  func perform(_ command: SceneCommand) throws -> Observation
  /// Asks the layout for the elements in a rectangle; by default the union of bounds and content.
  ///
  /// - Throws: only where the stage is another process, when that does not answer.
  func ask(in rect: CGRect?) throws -> RectangleAnswer
  /// The answer for one element, wherever it is; `nil` if the layout does not know it.
  ///
  /// - Throws: only where the stage is another process, when that does not answer.
  func element(_ id: ElementID) throws -> Element?
  /// The line of a flow that an element is in, taken apart; `nil` where there are no such lines.
  func line(of element: ElementID) -> FlowLine?
  /// Asks the layout itself, past all that the collection view remembers.
  ///
  /// - Throws: only where the stage is another process, when that does not answer.
  func interview(_ questions: [LayoutQuestion]) throws -> Interview
}

extension Stage {
  /// Asks one question after the other through the collection view; what only the layout knows stays unanswered.
  public func interview(_ questions: [LayoutQuestion]) throws -> Interview {
    var interview = Interview()
    interview.replies = try questions.map { question in
      var reply = LayoutReply()
      switch question {
      case .elements(let rect): reply.elements = try ask(in: rect).elements
      case .element(let id): reply.elements = try [element(id)].compactMap { $0 }
      case .targetOffset, .flipsHorizontally, .scrollsAcross: break
      }
      reply.attributesMade = reply.elements.count
      return reply
    }
    return interview
  }
}

/// A stage in this process: a collection view, its data source and a layout.
@MainActor
public final class LocalStage: Stage {
  /// The scene as it is now.
  public private(set) var scene: Scene
  /// The layout on the stage.
  public let layout: CollectionViewLayout
  /// The collection view on the stage.
  public let collectionView: CollectionView

  private let data: SceneData
  private let recorder: CallRecorder
  private var transitions: [ElementTransition] = []

  /// Puts a layout on a stage, in a scene; the first layout pass has run when this returns.
  ///
  /// - Throws: a `SceneError` when a property or a step of the scene is not the layout's.
  public convenience init(scene: Scene, layout: CollectionViewLayout) throws(SceneError) {
    try self.init(scene: scene) { _ in layout }
  }

  /// Puts a layout on a stage that is made for the stage's collection view.
  ///
  /// A delegate that `makeLayout` gives to the collection view stays; the data source is always the scene's.
  /// - Throws: a `SceneError` when a property or a step of the scene is not the layout's.
  public init(
    scene: Scene, observer: (any CallObserver)? = nil,
    makeLayout: (CollectionView) -> CollectionViewLayout
  ) throws(SceneError) {
    self.scene = scene
    self.scene.steps = []
    recorder = CallRecorder(limit: 500, observer: observer)
    data = SceneData(sections: scene.sections)
    collectionView = CollectionView(
      frame: CGRect(origin: .zero, size: scene.bounds.size), collectionViewLayout: CollectionViewLayout())
    Self.updateSurroundings(scene)
    layout = makeLayout(collectionView)
    collectionView.collectionViewLayout = layout
    collectionView.recorder = recorder
    collectionView.contentScaleFactor = scene.scale
    collectionView.effectiveUserInterfaceLayoutDirection = scene.direction
    collectionView.contentInset = scene.insets
    collectionView.safeAreaInsets = scene.safeArea
    if scene.bounds.origin != .zero { collectionView.contentOffset = scene.bounds.origin }
    collectionView.dataSource = data
    if collectionView.delegate == nil { collectionView.delegate = data }
    for (name, value) in scene.properties.sorted(by: { $0.key < $1.key }) { try setProperty(name, to: value) }
    recorder.clear()
    settle()
    self.scene.bounds = collectionView.bounds
    for step in scene.steps { _ = try perform(step) }
  }

  /// Performs a command and shows what the layout makes of it.
  public func perform(_ command: SceneCommand) throws(SceneError) -> Observation {
    let next = try scene.applying(command)
    recorder.clear()
    collectionView.forgetEventFindings()
    if case .set(let name, let value) = command { try setProperty(name, to: value) }
    transitions = []
    if let batch = command.batch {
      try update(batch, to: next)
    } else {
      data.sections = next.sections
    }
    scene = next
    show(command)
    return observe()
  }

  private func update(_ batch: BatchUpdate, to next: Scene) throws(SceneError) {
    do {
      try collectionView.performBatchUpdates(batch) { data.sections = next.sections }
    } catch {
      data.sections = scene.sections
      throw SceneError(error.detail)
    }
    transitions = collectionView.updateTransitions.map { ElementTransition($0) }
  }

  /// What the user's code hears of the screen and the interface.
  private static func updateSurroundings(_ scene: Scene) {
    Surroundings.screenSize = scene.bounds.size
    Surroundings.scale = scene.scale
    Surroundings.direction = scene.direction
  }

  /// Runs the layout pass, and what an animator moves until it rests.
  private func settle() {
    collectionView.layoutIfNeeded()
    if FrameClock.shared.settle() > 0 { collectionView.layoutIfNeeded() }
  }

  private func show(_ command: SceneCommand) {
    let view = collectionView
    Self.updateSurroundings(scene)
    switch command {
    case .resize, .rotate, .device:
      let isSameSize = view.bounds.size == scene.bounds.size
      if isSameSize, view.contentScaleFactor != scene.scale { layout.invalidateLayout() }
      view.contentScaleFactor = scene.scale
      view.safeAreaInsets = scene.safeArea
      view.frame.size = scene.bounds.size
    case .scroll(let offset): view.contentOffset = offset
    case .insert, .delete, .move, .reloadItems: break
    case .insertSections, .deleteSections, .moveSection, .reloadSections: break
    case .reload: view.reloadData()
    case .setInsets(let insets): view.contentInset = insets
    case .setSafeArea(let insets): view.safeAreaInsets = insets
    case .setScale(let scale):
      view.contentScaleFactor = scale
      layout.invalidateLayout()
    case .setDirection(let direction):
      view.effectiveUserInterfaceLayoutDirection = direction
      layout.invalidateLayout()
    case .invalidate: layout.invalidateLayout()
    case .set: break
    }
    settle()
    scene.bounds = view.bounds
  }

  private func setProperty(_ name: String, to value: PropertyValue) throws(SceneError) {
    guard let adjustable = layout as? any AdjustableLayout, !adjustable.properties.isEmpty else {
      throw SceneError("property \(name): this layout has no properties that can be set")
    }
    guard let property = adjustable.properties.first(where: { $0.name == name }) else {
      let names = adjustable.properties.map(\.name).joined(separator: ", ")
      throw SceneError("property \(name): accepted are \(names)")
    }
    guard property.accepts(value) else {
      throw SceneError("property \(name)=\(value.text): accepted is \(property.accepted)")
    }
    adjustable.setProperty(name, to: value)
  }

  /// What the layout shows now.
  public func observe() -> Observation {
    collectionView.layoutIfNeeded()
    return Observation(
      bounds: collectionView.bounds, contentSize: collectionView.contentSize,
      adjustedInset: collectionView.adjustedContentInset,
      elements: collectionView.attributes(upTo: Observation.elementLimit).map { Element($0) },
      calls: recorder.calls,
      droppedCalls: recorder.dropped, findings: collectionView.findings,
      showsOldFrames: collectionView.showsOldFrames, queryRect: collectionView.lastQueryRect,
      properties: (layout as? any AdjustableLayout)?.properties ?? [], transitions: transitions)
  }

  /// Asks the layout for the elements in a rectangle; by default the union of bounds and content.
  public func ask(in rect: CGRect?) -> RectangleAnswer {
    collectionView.layoutIfNeeded()
    let everything = collectionView.bounds.union(CGRect(origin: .zero, size: collectionView.contentSize))
    let area = rect ?? everything
    let answer = collectionView.askElements(in: area)
    let events = collectionView.findings.filter { !answer.findings.contains($0) && $0.element == nil }
    return RectangleAnswer(
      rect: area, elements: answer.elements.map { Element($0) }, findings: events + answer.findings)
  }

  /// The answer for one element, wherever it is.
  public func element(_ id: ElementID) -> Element? { collectionView.attributes(of: id).map { Element($0) } }

  /// The line of a flow that an element is in, taken apart; `nil` where the layout is no flow.
  public func line(of element: ElementID) -> FlowLine? {
    guard element.category == .cell else { return nil }
    return (layout as? FlowLayout)?.line(containing: IndexPath(item: element.item, section: element.section))
  }
}
