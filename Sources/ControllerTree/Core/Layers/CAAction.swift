import Foundation

/// What a layer does when a property changes, or when it is added or removed: usually an animation. Rules: LAYER-30.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// Performs the action.
  /// - Parameters:
  ///   - event: The key of the property, or the name of the event.
  ///   - anObject: The layer.
  ///   - dict: The event's arguments.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing, and that ends the search for one.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that gets into a window, or is shown.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves its window, or is hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key of a layer's transition.
public let kCATransition = "transition"

/// Decides for a layer. A view is the delegate of its layer. Clients implement it.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives the layer its content, when it was marked. By default the layer is drawn by `draw(_:in:)`. Rules: DRAW-32.
  func display(_ layer: CALayer)
  /// Draws the layer's content. Rules: DRAW-32.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The layer is about to be drawn. Rules: DRAW-32.
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers. The layer calls it from its own `layoutSublayers()`. Rules: LAYER-12.
  func layoutSublayers(of layer: CALayer)
  /// The action for an event: `nil` lets the layer search on, `NSNull()` ends the search without an action. Rules: LAYER-30.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Lets the layer be drawn.
  public func display(_ layer: CALayer) { LayerDisplay.draw(layer) }
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// `nil`.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
