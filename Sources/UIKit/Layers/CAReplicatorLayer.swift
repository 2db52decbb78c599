import ControllerTree
import Foundation

/// A layer that would show its sublayers several times; nothing is drawn. Rules: LAYER-15.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are shown. The library never reads it.
  open var instanceCount: Int = 1
  /// Whether places along z are kept. The library never reads it.
  open var preservesDepth: Bool = false
  /// The time between two copies, in seconds. The library never reads it.
  open var instanceDelay: CFTimeInterval = 0 {
    willSet { willChange("instanceDelay") }
    didSet { didChange("instanceDelay") }
  }
  /// The transform from each copy to the next. The library never reads it.
  open var instanceTransform: CATransform3D = CATransform3DIdentity {
    willSet { willChange("instanceTransform") }
    didSet { didChange("instanceTransform") }
  }
  /// The colour by which the first copy is multiplied. The library never reads it.
  open var instanceColor: CGColor? = .white {
    willSet { willChange("instanceColor") }
    didSet { didChange("instanceColor") }
  }
  /// What is added to red from each copy to the next. The library never reads it.
  open var instanceRedOffset: Float = 0 {
    willSet { willChange("instanceRedOffset") }
    didSet { didChange("instanceRedOffset") }
  }
  /// What is added to green. The library never reads it.
  open var instanceGreenOffset: Float = 0 {
    willSet { willChange("instanceGreenOffset") }
    didSet { didChange("instanceGreenOffset") }
  }
  /// What is added to blue. The library never reads it.
  open var instanceBlueOffset: Float = 0 {
    willSet { willChange("instanceBlueOffset") }
    didSet { didChange("instanceBlueOffset") }
  }
  /// What is added to the opacity. The library never reads it.
  open var instanceAlphaOffset: Float = 0 {
    willSet { willChange("instanceAlphaOffset") }
    didSet { didChange("instanceAlphaOffset") }
  }

  /// Makes a layer with empty bounds.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes a layer; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a copy of a layer's values for its presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAReplicatorLayer else { return }
    instanceCount = layer.instanceCount
    preservesDepth = layer.preservesDepth
    instanceDelay = layer.instanceDelay
    instanceTransform = layer.instanceTransform
    instanceColor = layer.instanceColor
    instanceRedOffset = layer.instanceRedOffset
    instanceGreenOffset = layer.instanceGreenOffset
    instanceBlueOffset = layer.instanceBlueOffset
    instanceAlphaOffset = layer.instanceAlphaOffset
  }

  /// The value of a property, or one that was set under any other name. Rules: LAYER-26.
  open override func value(forKey key: String) -> Any? {
    switch key {
    case "instanceDelay": instanceDelay
    case "instanceTransform": instanceTransform
    case "instanceColor": instanceColor
    case "instanceRedOffset": instanceRedOffset
    case "instanceGreenOffset": instanceGreenOffset
    case "instanceBlueOffset": instanceBlueOffset
    case "instanceAlphaOffset": instanceAlphaOffset
    default: super.value(forKey: key)
    }
  }

  /// Sets a property by its name; a value of another type changes nothing. Rules: LAYER-26.
  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "instanceDelay": if let number = LayerArgument.number(value) { instanceDelay = number }
    case "instanceTransform": if let value = value as? CATransform3D { instanceTransform = value }
    case "instanceColor": if let color = LayerArgument.color(value) { instanceColor = color }
    case "instanceRedOffset": if let number = LayerArgument.number(value) { instanceRedOffset = Float(number) }
    case "instanceGreenOffset": if let number = LayerArgument.number(value) { instanceGreenOffset = Float(number) }
    case "instanceBlueOffset": if let number = LayerArgument.number(value) { instanceBlueOffset = Float(number) }
    case "instanceAlphaOffset": if let number = LayerArgument.number(value) { instanceAlphaOffset = Float(number) }
    default: super.setValue(value, forKey: key)
    }
  }
}

extension CAReplicatorLayer: StockLayer {
  package static func stock() -> CALayer { CAReplicatorLayer() }
  package static func copy(of layer: CALayer) -> CALayer { CAReplicatorLayer(layer: layer) }
}

extension CAReplicatorLayer: AnimatableLayer {
  package var animatableKeys: Set<String> {
    [
      "instanceDelay", "instanceTransform", "instanceColor", "instanceRedOffset", "instanceGreenOffset",
      "instanceBlueOffset", "instanceAlphaOffset",
    ]
  }
}
