import Foundation

/// A class of layers whose initialisers are `required`. The library makes objects of every other class too, for ``UIView/layerClass`` by
/// its `init()`, and for ``CALayer/presentation()`` by its `init(layer:)`: no class has to conform. Rules: LAYER-14, LAYER-31.
@preconcurrency @MainActor
public protocol LayerInitializable: CALayer {
  /// Makes a layer.
  init()
  /// Makes a copy of a layer's values.
  init(layer: Any)
}

/// A layer class that the module `UIKit` adds.
@MainActor package protocol StockLayer: CALayer {
  /// The properties that the class adds.
  static var keys: [LayerKey] { get }
  /// A new object of this class, not of a subclass.
  static func stock() -> CALayer
  /// A copy of this class, not of a subclass.
  static func copy(of layer: CALayer) -> CALayer
}

extension StockLayer {
  package static var keys: [LayerKey] { [] }

  static func key(_ name: String) -> LayerKey? {
    for key in keys where key.name == name { return key }
    return nil
  }
}

/// Copies of layers with the values of the present moment (LAYER-31).
@MainActor enum PresentationLayer {
  static func make(of layer: CALayer) -> CALayer? {
    guard layer.presented == nil else { return layer }
    return make(of: layer, with: layer.running)
  }

  /// A copy with the values to which the animations of one animation block have come; `nil` outside of a window, and for a layer without
  /// such an animation.
  static func make(of layer: CALayer, in block: Animation) -> CALayer? {
    let animations = layer.running.filter { $0.block === block }
    return animations.isEmpty ? nil : make(of: layer, with: animations)
  }

  private static func make(of layer: CALayer, with animations: [RunningAnimation]) -> CALayer? {
    guard LayerTree.isInWindow(layer), let copy = copy(of: layer) else { return nil }
    copy.presented = layer
    let time = LayerTime.localTime(LayerTime.now, of: layer)
    for animation in animations { animation.apply(to: copy, at: time) }
    return copy
  }

  /// The value of the present moment; the model's outside of a window.
  static func value(forKey key: String, of layer: CALayer) -> Any? {
    guard !layer.running.isEmpty, let copy = make(of: layer) else { return layer.value(forKey: key) }
    return copy.value(forKey: key)
  }

  private static func copy(of layer: CALayer) -> CALayer? {
    let type = type(of: layer)
    if type == CALayer.self { return CALayer(layer: layer) }
    if let own = type as? any LayerInitializable.Type { return own.init(layer: layer) }
    if let stock = type as? any StockLayer.Type {
      let copy = stock.copy(of: layer)
      if Swift.type(of: copy) == type { return copy }
    }
    return type.makeOverriddenCopy(of: layer)
  }

  /// A new layer of the class that a view names, made by that class's `init()`.
  static func made(of type: AnyClass) -> CALayer {
    if type == CALayer.self { return CALayer() }
    if let own = type as? any LayerInitializable.Type { return own.init() }
    if let stock = type as? any StockLayer.Type {
      let made = stock.stock()
      if Swift.type(of: made) == type { return made }
    }
    return (type as? CALayer.Type)?.makeOverridden() ?? CALayer()
  }
}

extension CALayer {
  /// Takes the values of the properties that a stock class adds. Its `init(layer:)` calls this.
  package final func takeValues(of layer: Any, _ keys: [LayerKey]) {
    guard let layer = layer as? CALayer else { return }
    for key in keys { key.copy(layer, self) }
  }

  /// Takes the values of another layer, those that its view keeps included.
  final func copyValues(of layer: CALayer) {
    values = layer.values
    timing = layer.timing
    values.bounds = layer.bounds
    values.position = layer.position
    values.anchorPoint = layer.anchorPoint
    values.transform = layer.transform
    values.isHidden = layer.isHidden
    values.opacity = layer.opacity
    values.masksToBounds = layer.masksToBounds
    values.backgroundColor = layer.backgroundColor
    values.contentsScale = layer.contentsScale
  }
}
