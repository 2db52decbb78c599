import ControllerTree
import Foundation

/// How a path decides what is inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the path winds around.
  public static let nonZero = Self(rawValue: "nonZero")
  /// What an odd number of crossings leads to.
  public static let evenOdd = Self(rawValue: "evenOdd")
}

/// The ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the end.
  public static let butt = Self(rawValue: "butt")
  /// A half circle around the end.
  public static let round = Self(rawValue: "round")
  /// Half the width beyond the end.
  public static let square = Self(rawValue: "square")
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed.
  public static let miter = Self(rawValue: "miter")
  /// Round.
  public static let round = Self(rawValue: "round")
  /// Cut off.
  public static let bevel = Self(rawValue: "bevel")
}

/// A layer with a path, which nothing draws. Rules: LAYER-15.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates. Rules: DRAW-33.
  open var path: CGPath? {
    willSet { willChange("path") }
    didSet { didChange("path") }
  }
  /// The colour of the inside; black by default. Rules: DRAW-33.
  open var fillColor: CGColor? = .black {
    willSet { willChange("fillColor") }
    didSet { didChange("fillColor") }
  }
  /// The colour of the line; none by default. Rules: DRAW-33.
  open var strokeColor: CGColor? {
    willSet { willChange("strokeColor") }
    didSet { didChange("strokeColor") }
  }
  /// The width of the line, in points. Rules: DRAW-33.
  open var lineWidth: CGFloat = 1 {
    willSet { willChange("lineWidth") }
    didSet { didChange("lineWidth") }
  }
  /// Where the line begins, from 0 to 1, as a part of the length of the path. Rules: DRAW-35.
  open var strokeStart: CGFloat = 0 {
    willSet { willChange("strokeStart") }
    didSet { didChange("strokeStart") }
  }
  /// Where the line ends, from 0 to 1, as a part of the length of the path. Rules: DRAW-35.
  open var strokeEnd: CGFloat = 1 {
    willSet { willChange("strokeEnd") }
    didSet { didChange("strokeEnd") }
  }
  /// Where the pattern of dashes begins. Rules: DRAW-33.
  open var lineDashPhase: CGFloat = 0 {
    willSet { willChange("lineDashPhase") }
    didSet { didChange("lineDashPhase") }
  }
  /// How far pointed corners may reach. Rules: DRAW-33.
  open var miterLimit: CGFloat = 10 {
    willSet { willChange("miterLimit") }
    didSet { didChange("miterLimit") }
  }
  /// The lengths of dashes and gaps. Rules: DRAW-33.
  open var lineDashPattern: [NSNumber]?
  /// How the path decides what is inside. Rules: DRAW-33.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// The ends of the line. Rules: DRAW-33.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// The corners of the line. Rules: DRAW-33.
  open var lineJoin: CAShapeLayerLineJoin = .miter

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

extension CAShapeLayer: StockLayer {
  package static let keys = [
    LayerKey("path", \CAShapeLayer.path),
    LayerKey("fillColor", \CAShapeLayer.fillColor),
    LayerKey("strokeColor", \CAShapeLayer.strokeColor),
    LayerKey("lineWidth", \CAShapeLayer.lineWidth),
    LayerKey("strokeStart", \CAShapeLayer.strokeStart),
    LayerKey("strokeEnd", \CAShapeLayer.strokeEnd),
    LayerKey("lineDashPhase", \CAShapeLayer.lineDashPhase),
    LayerKey("miterLimit", \CAShapeLayer.miterLimit),
    LayerKey("lineDashPattern", \CAShapeLayer.lineDashPattern, animates: false),
    LayerKey("fillRule", \CAShapeLayer.fillRule, animates: false),
    LayerKey("lineCap", \CAShapeLayer.lineCap, animates: false),
    LayerKey("lineJoin", \CAShapeLayer.lineJoin, animates: false),
  ]

  package static func stock() -> CALayer { CAShapeLayer() }
  package static func copy(of layer: CALayer) -> CALayer { CAShapeLayer(layer: layer) }
}

extension CAShapeLayerFillRule: LayerArgument {}
extension CAShapeLayerLineCap: LayerArgument {}
extension CAShapeLayerLineJoin: LayerArgument {}
