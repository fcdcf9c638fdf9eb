import CollectionLayout
import Foundation

/// Makes compositional layouts from recorded cases.
struct CompositionalCaseLayout: CaseLayout {
  static let name = "compositional"

  private struct Config: Decodable {
    var configuration: Configuration?
    var section: CaseSection?
    var sections: [CaseSection]?

    struct Configuration: Decodable {
      var scrollDirection: String?
      var interSectionSpacing: Double?
      var boundarySupplementaryItems: [CaseBoundary]?
    }
  }

  let layout: CollectionViewLayout
  let delegate: (any CollectionViewDelegate)? = nil

  init(line: Data) throws {
    let config = try JSONDecoder().decode(CaseConfig<Config>.self, from: line).config
    let configuration = CompositionalLayoutConfiguration()
    switch config.configuration?.scrollDirection {
    case nil, "vertical": configuration.scrollDirection = .vertical
    case "horizontal": configuration.scrollDirection = .horizontal
    case let word?: throw CaseError("scrollDirection \(word): vertical or horizontal")
    }
    configuration.interSectionSpacing = config.configuration?.interSectionSpacing ?? 0
    configuration.boundarySupplementaryItems =
      try config.configuration?.boundarySupplementaryItems?.map { try $0.item } ?? []
    guard let given = config.sections ?? config.section.map({ [$0] }), let last = try given.last?.section
    else {
      throw CaseError("config: section or sections is missing")
    }
    let sections = try given.map { try $0.section }
    layout = CompositionalLayout(
      sectionProvider: { index, _ in sections.indices.contains(index) ? sections[index] : last },
      configuration: configuration)
  }

  func elementKind(_ name: String) -> String { name }
}
