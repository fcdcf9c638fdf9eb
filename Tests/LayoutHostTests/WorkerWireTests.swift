import Foundation
import LayoutScene
import Testing

@testable import CollectionLayout
@testable import LayoutHost

/// What goes through the channel arrives as it was.
@Suite struct WorkerWireTests {
  private func roundTrip<Message: Codable>(_ message: Message, _ elements: [Element] = []) throws -> (
    Message, [Element]
  ) {
    let bytes = try WorkerWire.frame(message, elements: elements)
    let lengths = WorkerWire.lengths(of: Array(bytes.prefix(WorkerWire.headLength)))
    let body = bytes.dropFirst(WorkerWire.headLength)
    #expect(body.count == lengths.text + lengths.packed)
    return (
      try WorkerWire.decode(Message.self, from: body.prefix(lengths.text)),
      ElementPack.unpack(Array(body.dropFirst(lengths.text)))
    )
  }

  private let elements = [
    Element(
      .cell(1, 2), frame: CGRect(x: 0.1, y: -3, width: .infinity, height: 98.25), zIndex: -4, alpha: 0.5),
    Element(
      ElementID(.supplementaryView, kind: "UICollectionElementKindSectionHeader", section: 0, item: 0),
      frame: .zero, isHidden: true, transform: Transform3D(scaleX: 2, y: 3, z: 1)),
    Element(ElementID(.decorationView, kind: "", section: 7, item: 1 << 40), frame: .zero),
  ]

  @Test func elementsOfEveryKind() throws {
    let (_, arrived) = try roundTrip([1], elements)
    #expect(arrived == elements)
  }

  @Test func notANumberArrives() throws {
    let (_, arrived) = try roundTrip(
      [1], [Element(.cell(0, 0), frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))])
    #expect(arrived.first?.frame.origin.x.isNaN == true)
  }

  @Test func anObservationWithCallsAndTransitions() throws {
    let sent = Observation(
      bounds: CGRect(x: 0, y: 5, width: 320, height: 480),
      contentSize: CGSize(width: 320, height: CGFloat.infinity),
      adjustedInset: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), elements: elements,
      calls: [
        LayoutCall(
          question: .elements(CGRect(x: 0, y: 0, width: 1, height: 2)), answer: .count(3), seconds: 0.5,
          depth: 1),
        LayoutCall(question: .prepare, answer: .nothing, seconds: 0, depth: 0),
      ],
      droppedCalls: 2, findings: [Finding(rule: "overlap", element: .cell(0, 1), detail: "it does")],
      showsOldFrames: true, queryRect: nil,
      properties: [LayoutProperty("gap", .number(0...10, step: 1), value: .number(3))],
      transitions: [ElementTransition(.moving, from: elements[0], to: elements[1])])
    let (head, arrived) = try roundTrip(ObservationHead(sent), ObservationHead.elements(of: sent))
    #expect(head.observation(with: arrived) == sent)
  }

  @Test func aBrokenPackEndsWhereItBreaks() {
    let bytes = ElementPack.pack(elements)
    let whole = ElementPack.pack([elements[0]]).count
    #expect(ElementPack.unpack(Array(bytes.prefix(whole + 5))) == [elements[0]])
  }
}
