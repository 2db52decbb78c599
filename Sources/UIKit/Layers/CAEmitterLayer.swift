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
    guard let layer = layer as? CAEmitterLayer else { return }
    emitterCells = layer.emitterCells
    birthRate = layer.birthRate
    lifetime = layer.lifetime
    emitterPosition = layer.emitterPosition
    emitterZPosition = layer.emitterZPosition
    emitterSize = layer.emitterSize
    emitterDepth = layer.emitterDepth
    emitterShape = layer.emitterShape
    emitterMode = layer.emitterMode
    renderMode = layer.renderMode
    preservesDepth = layer.preservesDepth
    velocity = layer.velocity
    scale = layer.scale
    spin = layer.spin
    seed = layer.seed
  }

  /// The value of a property, or one that was set under any other name. Rules: LAYER-26.
  open override func value(forKey key: String) -> Any? {
    switch key {
    case "birthRate": birthRate
    case "lifetime": lifetime
    case "emitterPosition": emitterPosition
    case "emitterZPosition": emitterZPosition
    case "emitterSize": emitterSize
    case "emitterDepth": emitterDepth
    case "velocity": velocity
    case "scale": scale
    case "spin": spin
    default: super.value(forKey: key)
    }
  }

  /// Sets a property by its name; a value of another type changes nothing. Rules: LAYER-26.
  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "birthRate": if let number = LayerArgument.number(value) { birthRate = Float(number) }
    case "lifetime": if let number = LayerArgument.number(value) { lifetime = Float(number) }
    case "emitterPosition": if let value = value as? CGPoint { emitterPosition = value }
    case "emitterZPosition": if let number = LayerArgument.number(value) { emitterZPosition = CGFloat(number) }
    case "emitterSize": if let value = value as? CGSize { emitterSize = value }
    case "emitterDepth": if let number = LayerArgument.number(value) { emitterDepth = CGFloat(number) }
    case "velocity": if let number = LayerArgument.number(value) { velocity = Float(number) }
    case "scale": if let number = LayerArgument.number(value) { scale = Float(number) }
    case "spin": if let number = LayerArgument.number(value) { spin = Float(number) }
    default: super.setValue(value, forKey: key)
    }
  }
}

extension CAEmitterLayer: StockLayer {
  package static func stock() -> CALayer { CAEmitterLayer() }
  package static func copy(of layer: CALayer) -> CALayer { CAEmitterLayer(layer: layer) }
}

extension CAEmitterLayer: AnimatableLayer {
  package var animatableKeys: Set<String> {
    [
      "birthRate", "lifetime", "emitterPosition", "emitterZPosition", "emitterSize",
      "emitterDepth", "velocity", "scale", "spin",
    ]
  }
}
