import Foundation

// A view's layer is made when it is first asked for (LAYER-01).

extension UIView: CALayerDelegate {}

extension UIView {
  /// The view's layer, made on first use.
  final var madeLayer: CALayer {
    if let layer = rare?.layer { return layer }
    let layer = PresentationLayer.made(of: type(of: self).layerClass)
    layer.viewReference = reference
    rareState.layer = layer
    return layer
  }

  /// The anchor point, in units of the bounds.
  final var anchor: CGPoint { rare?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }

  /// The middle of the bounds in the superview's coordinates, without the transform: the center, unless the anchor point is elsewhere.
  final var middle: CGPoint {
    guard let rare, rare.hasOwnAnchor else { return geometry.center }
    return CGPoint(
      x: geometry.center.x + (0.5 - rare.anchorPoint.x) * geometry.bounds.width,
      y: geometry.center.y + (0.5 - rare.anchorPoint.y) * geometry.bounds.height)
  }

  /// A point on the view about which it turns, and which is at its center.
  final var pivot: CGPoint {
    let (bounds, anchor) = (geometry.bounds, anchor)
    return CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
  }

  /// Leaves the geometry and the looks to the layer, which other code retains. Runs in the view's `deinit`.
  nonisolated final func leaveLayer() {
    guard let layer = rare?.layer else { return }
    inDeinit {
      guard layer.view === self else { return }
      layer.values.bounds = geometry.bounds
      layer.values.position = geometry.center
      layer.values.opacity = layoutState.alpha
      layer.values.isHidden = layoutState.isHidden
    }
  }
}

extension RareViewState {
  /// Whether the anchor point is not in the middle.
  var hasOwnAnchor: Bool { anchorPoint.x != 0.5 || anchorPoint.y != 0.5 }
}
