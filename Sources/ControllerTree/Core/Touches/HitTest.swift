import Foundation

/// Finds the foremost view at a point (HIT-01 to HIT-05, HIT-07).
@MainActor enum HitTest {
  /// A view with this alpha or less lets touches through (HIT-02).
  private static let clearestAlpha: Float = 0.01

  /// Implements `hitTest(_:with:)`. Calls `hitTest(_:with:)` of each subview, frontmost first.
  static func view(at point: CGPoint, in view: UIView, with event: UIEvent?) -> UIView? {
    guard !view.isHidden, view.isUserInteractionEnabled, Float(view.alpha) > clearestAlpha else { return nil }
    if LayerAnimations.isAnyRunning, LayerAnimations.keepTouches(from: view) { return nil }
    guard view.point(inside: point, with: event) else { return nil }
    for subview in view.orderedSubviews.reversed() {
      let inside = GeometryConversion.point(point, fromSuperviewOf: subview)
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return view
  }
}
