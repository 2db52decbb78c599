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
    takeValues(of: layer, Self.keys)
  }
}

extension CAReplicatorLayer: StockLayer {
  package static let keys = [
    LayerKey("instanceCount", \CAReplicatorLayer.instanceCount, animates: false),
    LayerKey("preservesDepth", \CAReplicatorLayer.preservesDepth, animates: false),
    LayerKey("instanceDelay", \CAReplicatorLayer.instanceDelay),
    LayerKey("instanceTransform", \CAReplicatorLayer.instanceTransform),
    LayerKey("instanceColor", \CAReplicatorLayer.instanceColor),
    LayerKey("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset),
    LayerKey("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset),
    LayerKey("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset),
    LayerKey("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset),
  ]

  package static func stock() -> CALayer { CAReplicatorLayer() }
  package static func copy(of layer: CALayer) -> CALayer { CAReplicatorLayer(layer: layer) }
}
