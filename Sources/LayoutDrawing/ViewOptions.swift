import CollectionLayout
import Foundation

/// How the observation is looked at: zoom, guides, and the characters that the terminal has.
public struct ViewOptions: Equatable, Sendable {
  /// What is fitted into the area.
  public var zoom: Zoom
  /// How many times higher than wide a cell of the terminal is.
  public var cellAspect: CGFloat
  /// Which guides are drawn.
  public var guides: Guides
  /// The scene's safe area, in points; an observation knows only the adjusted inset.
  public var safeArea: EdgeInsets
  /// The characters that are drawn with.
  public var glyphs: GlyphSet
  /// What of the content has to be in view where the zoom does not show everything, in points.
  public var focus: CGRect?
  /// The projection of an earlier drawing, to be kept whatever the zoom; `nil` for that of the zoom.
  public var projection: Projection?

  /// Makes options.
  public init(
    zoom: Zoom = .fitBounds, cellAspect: CGFloat = 2, guides: Guides = [.viewport, .contentEdge],
    safeArea: EdgeInsets = .zero, glyphs: GlyphSet = .unicode, focus: CGRect? = nil,
    projection: Projection? = nil
  ) {
    self.zoom = zoom
    self.cellAspect = cellAspect
    self.guides = guides
    self.safeArea = safeArea
    self.glyphs = glyphs
    self.focus = focus
    self.projection = projection
  }
}

/// What decides the scale of a drawing.
public enum Zoom: Hashable, Sendable {
  /// The collection view's bounds fill the area; what lies outside them is cut off, as on a device.
  case fitBounds
  /// Bounds, content and the elements beyond it fill the area.
  case fitContent
  /// One column is so many points wide, whatever fits.
  case pointsPerColumn(CGFloat)
}

/// The lines and bands that explain a drawing.
public struct Guides: OptionSet, Hashable, Sendable {
  /// The guides as bits.
  public let rawValue: UInt8
  /// Makes a set of guides from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The collection view's bounds, with their size.
  public static let viewport = Guides(rawValue: 1)
  /// Where the content ends.
  public static let contentEdge = Guides(rawValue: 2)
  /// The band that the adjusted content inset takes from the bounds.
  public static let contentInset = Guides(rawValue: 4)
  /// The outline of the safe area.
  public static let safeArea = Guides(rawValue: 8)
  /// The rectangle that the layout was last asked about.
  public static let query = Guides(rawValue: 16)
}
