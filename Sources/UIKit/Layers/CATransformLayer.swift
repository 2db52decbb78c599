import ControllerTree
import Foundation

/// A layer whose sublayers keep their places in space. Its own looks have no effect. Rules: LAYER-15.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {

  /// Makes a layer with empty bounds.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes a layer; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a copy of a layer's values for its presentation.
  public override init(layer: Any) { super.init(layer: layer) }
}

extension CATransformLayer: StockLayer {
  package static func stock() -> CALayer { CATransformLayer() }
  package static func copy(of layer: CALayer) -> CALayer { CATransformLayer(layer: layer) }
}
