import ControllerTree
import Foundation

/// A kind of gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = Self(rawValue: "axial")
  /// From a point outwards.
  public static let radial = Self(rawValue: "radial")
  /// Around a point.
  public static let conic = Self(rawValue: "conic")
}

/// A layer with a gradient of colours, which nothing draws. Rules: LAYER-15.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`. Rules: DRAW-33.
  open var colors: [Any]? {
    willSet { willChange("colors") }
    didSet { didChange("colors") }
  }
  /// The places of the colours, from 0 to 1; `nil` for equal distances. Rules: DRAW-33.
  open var locations: [NSNumber]? {
    willSet { willChange("locations") }
    didSet { didChange("locations") }
  }
  /// Where the gradient begins, in units of the bounds. Rules: DRAW-33.
  open var startPoint: CGPoint = CGPoint(x: 0.5, y: 0) {
    willSet { willChange("startPoint") }
    didSet { didChange("startPoint") }
  }
  /// Where the gradient ends, in units of the bounds. Rules: DRAW-33.
  open var endPoint: CGPoint = CGPoint(x: 0.5, y: 1) {
    willSet { willChange("endPoint") }
    didSet { didChange("endPoint") }
  }
  /// The kind of gradient. Rules: DRAW-33.
  open var type: CAGradientLayerType = .axial

  /// Makes a layer with empty bounds.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes a layer; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a copy of a layer's values for its presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    takeValues(of: layer, Self.keys)
  }
}

extension CAGradientLayer: StockLayer {
  package static let keys = [
    LayerKey("colors", \CAGradientLayer.colors),
    LayerKey("locations", \CAGradientLayer.locations),
    LayerKey("startPoint", \CAGradientLayer.startPoint),
    LayerKey("endPoint", \CAGradientLayer.endPoint),
    LayerKey("type", \CAGradientLayer.type, animates: false),
  ]

  package static func stock() -> CALayer { CAGradientLayer() }
  package static func copy(of layer: CALayer) -> CALayer { CAGradientLayer(layer: layer) }
}

extension CAGradientLayerType: LayerArgument {}
