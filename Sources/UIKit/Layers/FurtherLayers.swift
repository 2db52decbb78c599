import ControllerTree
import Foundation

/// A layer that shows a part of its sublayers. Rules: LAYER-60.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// The directions in which the layer scrolls. Rules: LAYER-60.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Makes a layer with empty bounds.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes a layer; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a copy of a layer's values for its presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  /// Shows the part that begins at a place, as far as the layer scrolls in that direction. Rules: LAYER-60.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls as little as shows a rectangle. Rules: LAYER-60.
  open func scroll(to r: CGRect) {
    var origin = bounds.origin
    if r.maxX > bounds.maxX { origin.x = r.maxX - bounds.width }
    if r.minX < origin.x { origin.x = r.minX }
    if r.maxY > bounds.maxY { origin.y = r.maxY - bounds.height }
    if r.minY < origin.y { origin.y = r.minY }
    scroll(to: origin)
  }
}

/// The directions in which a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The mode's text.
  public var rawValue: String
  /// A mode from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not at all.
  public static let none = Self(rawValue: "none")
  /// Up and down.
  public static let vertically = Self(rawValue: "vertically")
  /// To the left and to the right.
  public static let horizontally = Self(rawValue: "horizontally")
  /// In both directions.
  public static let both = Self(rawValue: "both")
}

extension CALayer {
  /// Scrolls the nearest scroll layer around this one to a place of this layer. Rules: LAYER-60.
  public func scroll(_ p: CGPoint) {
    guard let layer = scrollLayer else { return }
    layer.scroll(to: convert(p, to: layer))
  }
  /// Scrolls the nearest scroll layer around this one so that a rectangle of this layer is shown. Rules: LAYER-60.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let layer = scrollLayer else { return }
    layer.scroll(to: convert(r, to: layer))
  }

  private var scrollLayer: CAScrollLayer? {
    var current: CALayer? = self
    while let candidate = current {
      if let layer = candidate as? CAScrollLayer { return layer }
      current = candidate.superlayer
    }
    return nil
  }

  /// How much larger than the corner radius the part of an edge is that a curve takes.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  /// Whether the content is upside down: no.
  public func contentsAreFlipped() -> Bool { false }
}

/// A layer that is drawn in tiles. It is drawn as a whole.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// The time in which a tile appears, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
  /// The number of sizes for which there are tiles. The library never reads it.
  open var levelsOfDetail = 1
  /// The number of larger sizes for which there are tiles. The library never reads it.
  open var levelsOfDetailBias = 0
  /// The size of a tile, in pixels. The library never reads it.
  open var tileSize = CGSize(width: 256, height: 256)

  /// Makes a layer with empty bounds.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes a layer; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a copy of a layer's values for its presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATiledLayer else { return }
    (levelsOfDetail, levelsOfDetailBias, tileSize) = (layer.levelsOfDetail, layer.levelsOfDetailBias, layer.tileSize)
  }
}

extension CAScrollLayer: StockLayer {
  package static func stock() -> CALayer { CAScrollLayer() }
  package static func copy(of layer: CALayer) -> CALayer { CAScrollLayer(layer: layer) }
}

extension CATiledLayer: StockLayer {
  package static func stock() -> CALayer { CATiledLayer() }
  package static func copy(of layer: CALayer) -> CALayer { CATiledLayer(layer: layer) }
}
