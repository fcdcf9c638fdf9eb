import CollectionLayout
import Foundation
import LayoutScene
import Testing

/// Scenes as JSON: what is written is read back, what is wrong is named with its place.
@Suite struct SceneFileTests {
  private func read(_ text: String) throws -> Scene { try SceneFile.read(Data(text.utf8), name: "a.json") }

  private func error(_ text: String) -> String {
    do {
      return "no error: \(try read(text))"
    } catch {
      return "\(error)"
    }
  }

  private var everything: Scene {
    var scene = Scene()
    scene.subject = "flow"
    scene.bounds = CGRect(x: -1.5, y: 20, width: 320, height: 480.25)
    scene.insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scene.safeArea = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    scene.scale = 2
    scene.direction = .rightToLeft
    scene.sections = [
      SceneSection(
        items: 4, itemSizes: .seeded(7), header: CGSize(width: 0, height: 30),
        footer: CGSize(width: 1, height: 2)),
      SceneSection(
        items: 2, itemSizes: .list([CGSize(width: 10, height: 20), CGSize(width: 30, height: 40)])),
      SceneSection(items: 0),
    ]
    scene.properties = [
      "minimumLineSpacing": .number(12), "itemSize": .size(CGSize(width: 50, height: 60)),
      "sectionInset": .insets(EdgeInsets(top: 8, left: 16, bottom: 8.5, right: -16)), "pins": .flag(true),
      "scrollDirection": .choice("horizontal"),
    ]
    scene.steps = [
      .resize(CGSize(width: 320, height: 568)), .scroll(CGPoint(x: -3, y: 4.5)), .rotate,
      .insert([ItemPlace(1, 3), ItemPlace(0, 0)]), .delete([ItemPlace(0, 1)]), .insertSections([0, 2]),
      .deleteSections([1]), .setInsets(EdgeInsets(top: 1, left: 0, bottom: 0, right: 0)),
      .setSafeArea(EdgeInsets(top: 0, left: 44, bottom: 0, right: 44)), .setScale(3),
      .setDirection(.rightToLeft), .set("columns", .number(3)), .set("pins", .flag(false)),
      .device("iPhone 16"), .reload, .invalidate,
    ]
    return scene
  }

  @Test func everythingIsReadBackAsItWasWritten() throws {
    let text = try SceneFile.write(everything)
    #expect(try SceneFile.read(text, name: "a.json") == everything)
    #expect(try SceneFile.read(SceneFile.write(Scene()), name: "a.json") == Scene())
  }

  @Test func theFormIsTheOneThatWasAgreed() throws {
    var scene = Scene()
    scene.subject = "flow"
    scene.bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
    scene.sections = [SceneSection(items: 4, itemSizes: .seeded(7), header: CGSize(width: 0, height: 30))]
    scene.properties = ["minimumLineSpacing": .number(12)]
    scene.steps = [.resize(CGSize(width: 320, height: 568)), .insert([ItemPlace(1, 3)])]
    let text = String(decoding: try SceneFile.write(scene), as: UTF8.self)
    #expect(
      text == """
        {"bounds":[0,0,320,480],"direction":"ltr","insets":[0,0,0,0],"properties":{"minimumLineSpacing":12},\
        "safeArea":[0,0,0,0],"scale":3,"sections":[{"header":[0,30],"itemSizes":{"seed":7},"items":4}],\
        "steps":[{"resize":[320,568]},{"insert":[[1,3]]}],"subject":"flow","version":1}

        """)
  }

  @Test func whatIsAbsentKeepsItsDefault() throws {
    #expect(try read("{}") == Scene())
    let nulls = #"{"sections": [{"items": 3, "itemSizes": null, "header": null, "footer": null}]}"#
    #expect(try read(nulls).sections == [SceneSection(items: 3)])
  }

  @Test(arguments: [
    (#"{"boundz": 1}"#, "boundz"), (#"{"Bounds": [0,0,1,1]}"#, "Bounds"),
    (#"{"sections": [{"items": 1}, {"items": 1, "itemz": 2}]}"#, "sections[1].itemz"),
    (#"{"sections": [{"items": 1, "itemSizes": {"seeds": 2}}]}"#, "sections[0].itemSizes.seeds"),
    (#"{"steps": [{"rotate": true}, {"resized": [1, 1]}]}"#, "steps[1].resized"),
  ])
  func anUnknownKeyIsNamedWithItsPlace(text: String, place: String) {
    #expect(error(text).hasPrefix("a.json: \(place): unknown key; accepted are "), "\(error(text))")
  }

  @Test(arguments: [
    (#"{"version": 2}"#, "version 2: accepted is 1"),
    (#"{"bounds": [0, 0, 320]}"#, "bounds: accepted are 4 finite numbers"),
    (
      #"{"bounds": [0, 0, -320, 1]}"#,
      "bounds 0, 0, -320 × 1: accepted are finite sizes that are not negative"
    ),
    (
      #"{"bounds": [0, 0, 1, -0.5]}"#,
      "bounds 0, 0, 1 × -0.5: accepted are finite sizes that are not negative"
    ),
    (#"{"insets": [1, 2, 3]}"#, "insets: accepted are 4 finite numbers"),
    (#"{"safeArea": []}"#, "safeArea: accepted are 4 finite numbers"),
    (#"{"scale": 0}"#, "scale 0: accepted are finite numbers above 0"),
    (#"{"scale": -1}"#, "scale -1: accepted are finite numbers above 0"),
    (#"{"direction": "up"}"#, #"direction "up": accepted are "ltr" and "rtl""#),
    (#"{"sections": [{}]}"#, "sections[0].items: this key is required"),
    (#"{"sections": [{"items": 1}, {"items": -1}]}"#, "sections[1].items -1: accepted are numbers from 0"),
    (
      #"{"sections": [{"items": 10000001}]}"#,
      "sections 10000001: accepted are at most 100,000 sections and 10,000,000 items in all"
    ),
    (
      #"{"sections": [{"items": 9000000}, {"items": 1000001}]}"#,
      "sections 9000000, 1000001: accepted are at most 100,000 sections and 10,000,000 items in all"
    ),
    (
      #"{"sections": [{"items": 1, "header": [1, -2]}]}"#,
      "sections[0].header: accepted are sizes that are not negative"
    ),
    (#"{"sections": [{"items": 1, "footer": [1]}]}"#, "sections[0].footer: accepted are 2 finite numbers"),
    (
      #"{"sections": [{"items": 1, "itemSizes": [[1, 2], [3]]}]}"#,
      "sections[0].itemSizes: a size is [width, height], finite and not negative"
    ),
    (
      #"{"sections": [{"items": 1, "itemSizes": [[1, -2]]}]}"#,
      "sections[0].itemSizes: a size is [width, height], finite and not negative"
    ),
    (
      #"{"properties": {"a": [1, 2, 3]}}"#,
      "properties.a: a property is a number, [width, height], [top, left, bottom, right], true, false or a word"
    ),
    (#"{"steps": [{"resize": [1]}]}"#, "steps[0].resize: accepted are 2 finite numbers"),
    (#"{"steps": [{"resize": null}]}"#, "steps[0].resize: null is not accepted"),
    (#"{"steps": [{"insets": null}]}"#, "steps[0].insets: null is not accepted"),
    (#"{"steps": [{"rotate": false}]}"#, "steps[0].rotate: accepted is true"),
    (#"{"steps": [{"insert": [[1]]}]}"#, "steps[0].insert: a place is [section, item]"),
    (#"{"steps": [{"set": {"a": 1, "b": 2}}]}"#, "steps[0].set: accepted is an object with one property"),
  ])
  func aBadValueIsNamedWithWhatIsAccepted(text: String, sentence: String) {
    #expect(error(text) == "a.json: \(sentence)")
  }

  @Test(arguments: [
    (#"{"bounds": "wide"}"#, "bounds: "),
    (#"{"sections": [{"items": 1.5}]}"#, "sections[0].items 1.5: accepted are whole"),
    (#"{"steps": [{"insert": [[0, 0.5]]}]}"#, "steps[0].insert[0][1] 0.5: accepted are whole numbers"),
    (#"{"steps": [{}]}"#, "steps[0]: a step is an object with one of the keys resize, scroll, "),
    (
      #"{"steps": [{"rotate": true, "reload": true}]}"#, "steps[0]: a step is an object with one of the keys "
    ),
    (#"{"steps": [{"insert": [["a"]]}]}"#, "steps[0].insert[0][0]: "), ("[]", ": "), ("{", "not valid JSON"),
  ])
  func aValueOfAnotherTypeIsNamedByItsPlace(text: String, start: String) {
    #expect(error(text).hasPrefix("a.json: \(start)"), "\(error(text))")
    #expect(!error(text).contains("\n"), "\(error(text))")
  }

  @Test func theLimitsThemselvesAreAccepted() throws {
    #expect(try read(#"{"sections": [{"items": 10000000}]}"#).itemCount == 10_000_000)
    var scene = Scene()
    scene.sections = Array(repeating: SceneSection(items: 0), count: 100_000)
    try scene.validate()
    scene.sections.append(SceneSection(items: 0))
    #expect(throws: SceneError.self) { try scene.validate() }
  }

  @Test func jsonWritesNumbersThatAreNotFiniteAsText() throws {
    let text = try JSONText.encode([1.5, 2, .nan, .infinity, -.infinity])
    #expect(String(decoding: text, as: UTF8.self) == "[1.5,2,\"nan\",\"inf\",\"-inf\"]\n")
  }
}
