import Foundation

/// Recognises a finger that moves into a view from an edge of its window. Rules: TOUCH-33.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near to the edge the finger has to come down, in points.
  private static let reach: CGFloat = 20

  /// The edges at which the gesture can begin.
  open var edges: UIRectEdge = []

  /// Fails if the finger is not at an edge.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches where !isAtEdge(touch) { state = .failed }
  }

  private func isAtEdge(_ touch: UITouch) -> Bool {
    guard let area = touch.window?.bounds else { return false }
    let place = touch.placeInWindow
    return edges.contains(.left) && place.x - area.minX <= Self.reach
      || edges.contains(.right) && area.maxX - place.x <= Self.reach
      || edges.contains(.top) && place.y - area.minY <= Self.reach
      || edges.contains(.bottom) && area.maxY - place.y <= Self.reach
  }

  override var hasConditions: Bool {
    guard isFollowing else { return super.hasConditions }
    let way = translation(in: nil)
    let isInwards =
      abs(way.x) >= abs(way.y)
      ? edges.contains(.left) && way.x > 0 || edges.contains(.right) && way.x < 0
      : edges.contains(.top) && way.y > 0 || edges.contains(.bottom) && way.y < 0
    return isInwards && super.hasConditions
  }
}
