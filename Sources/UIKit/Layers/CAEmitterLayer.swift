import ControllerTree
import Foundation

/// The shape of a source of particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A box.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A ball.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of a source that emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its points.
  public static let points = Self(rawValue: "points")
  /// Its outline.
  public static let outline = Self(rawValue: "outline")
  /// Its surface.
  public static let surface = Self(rawValue: "surface")
  /// All of it.
  public static let volume = Self(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// None.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// From back to front.
  public static let backToFront = Self(rawValue: "backToFront")
  /// Their colours add up.
  public static let additive = Self(rawValue: "additive")
}

/// A layer that would emit particles; nothing is drawn. Rules: LAYER-15.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// The kinds of particles. The library never reads it.
  open var emitterCells: [CAEmitterCell]?
  /// The factor of the cells' birth rates. The library never reads it.
  open var birthRate: Float = 1 {
    willSet { willChange("birthRate") }
    didSet { didChange("birthRate") }
  }
  /// The factor of the cells' lifetimes. The library never reads it.
  open var lifetime: Float = 1 {
    willSet { willChange("lifetime") }
    didSet { didChange("lifetime") }
  }
  /// The middle of the source. The library never reads it.
  open var emitterPosition: CGPoint = .zero {
    willSet { willChange("emitterPosition") }
    didSet { didChange("emitterPosition") }
  }
  /// The middle of the source along z. The library never reads it.
  open var emitterZPosition: CGFloat = 0 {
    willSet { willChange("emitterZPosition") }
    didSet { didChange("emitterZPosition") }
  }
  /// The size of the source. The library never reads it.
  open var emitterSize: CGSize = .zero {
    willSet { willChange("emitterSize") }
    didSet { didChange("emitterSize") }
  }
  /// The depth of the source. The library never reads it.
  open var emitterDepth: CGFloat = 0 {
    willSet { willChange("emitterDepth") }
    didSet { didChange("emitterDepth") }
  }
  /// The shape of the source. The library never reads it.
  open var emitterShape: CAEmitterLayerEmitterShape = .point
  /// The part of the source that emits. The library never reads it.
  open var emitterMode: CAEmitterLayerEmitterMode = .volume
  /// The order of the particles. The library never reads it.
  open var renderMode: CAEmitterLayerRenderMode = .unordered
  /// Whether particles keep their places along z. The library never reads it.
  open var preservesDepth: Bool = false
  /// The factor of the cells' velocities. The library never reads it.
  open var velocity: Float = 1 {
    willSet { willChange("velocity") }
    didSet { didChange("velocity") }
  }
  /// The factor of the cells' scales. The library never reads it.
  open var scale: Float = 1 {
    willSet { willChange("scale") }
    didSet { didChange("scale") }
  }
  /// The factor of the cells' spins. The library never reads it.
  open var spin: Float = 1 {
    willSet { willChange("spin") }
    didSet { didChange("spin") }
  }
  /// The seed of the random numbers. The library never reads it.
  open var seed: UInt32 = 0

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

extension CAEmitterLayer: StockLayer {
  package static let keys = [
    LayerKey("emitterCells", \CAEmitterLayer.emitterCells, animates: false),
    LayerKey("birthRate", \CAEmitterLayer.birthRate),
    LayerKey("lifetime", \CAEmitterLayer.lifetime),
    LayerKey("emitterPosition", \CAEmitterLayer.emitterPosition),
    LayerKey("emitterZPosition", \CAEmitterLayer.emitterZPosition),
    LayerKey("emitterSize", \CAEmitterLayer.emitterSize),
    LayerKey("emitterDepth", \CAEmitterLayer.emitterDepth),
    LayerKey("emitterShape", \CAEmitterLayer.emitterShape, animates: false),
    LayerKey("emitterMode", \CAEmitterLayer.emitterMode, animates: false),
    LayerKey("renderMode", \CAEmitterLayer.renderMode, animates: false),
    LayerKey("preservesDepth", \CAEmitterLayer.preservesDepth, animates: false),
    LayerKey("velocity", \CAEmitterLayer.velocity),
    LayerKey("scale", \CAEmitterLayer.scale),
    LayerKey("spin", \CAEmitterLayer.spin),
    LayerKey("seed", \CAEmitterLayer.seed, animates: false),
  ]

  package static func stock() -> CALayer { CAEmitterLayer() }
  package static func copy(of layer: CALayer) -> CALayer { CAEmitterLayer(layer: layer) }
}

extension CAEmitterLayerEmitterShape: LayerArgument {}
extension CAEmitterLayerEmitterMode: LayerArgument {}
extension CAEmitterLayerRenderMode: LayerArgument {}
