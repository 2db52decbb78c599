import Foundation

/// How far bars and the device's corners cover each view (SAFE-01 to SAFE-06).
///
/// Nothing is stored: insets are computed from geometry, from the window down. On each edge a view inherits the part of its
/// superview's inset that exceeds the distance between the two edges; a controller's root view adds the controller's own insets.
///
/// A change that may affect a result sets an ``InsetsMark``; `InsetsPass` compares the values and notifies the views.
@MainActor enum SafeArea {
  /// - Complexity: O(depth) once the window has a safe area anywhere, O(1) before.
  static func insets(of view: UIView) -> UIEdgeInsets {
    guard InsetsUse.around(view) else { return .zero }
    var path: [UIView] = []
    var current: UIView? = view
    while let member = current {
      path.append(member)
      current = member.links.superview
    }
    return path.reversed().reduce(.zero) { insets(of: $1, in: $0) }
  }

  /// One step of the descent from the window.
  /// - Parameter outer: The superview's insets; unused for a window, which has the screen's.
  static func insets(of view: UIView, in outer: UIEdgeInsets) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let superview = view.links.superview {
      if outer != .zero { insets = EdgeDistances(of: view, in: superview.geometry.bounds).remains(of: outer) }
    } else if let window = view as? UIWindow {
      let screen = window.screen
      insets = EdgeDistances(of: window, in: screen.bounds).remains(of: screen.safeAreaInsets)
    }
    if view.layoutState.isFreeOfVerticalSafeArea { (insets.top, insets.bottom) = (0, 0) }
    insets = insets.adding(view.addedSafeAreaInsets)
    if let owner = view.owner { insets = insets.adding(owner.rootViewAdditionalSafeAreaInsets) }
    return insets
  }

  // MARK: Changes

  /// Called when a screen's insets or a controller's additional insets have changed. Views are notified at the end of the turn.
  /// - Parameter view: The window or root view at which the change begins.
  static func sourceChanged(on view: UIView) {
    view.layoutState.affectsInsets = true
    guard let window = view.links.window else { return }
    InsetsUse.begin(in: window)
    window.stage.cycle.turn(PublicCall("safe area", view)) { InsetsPass.mark(view, .look) }
  }

  /// Called when `view` and its descendants have moved to another place in the tree of a window.
  @inline(__always)
  static func entered(_ view: UIView) {
    if InsetsUse.around(view) { InsetsPass.mark(view, .subtree) }
  }

  /// Called when the rectangle of `view` has changed.
  static func geometryChanged(_ view: UIView) {
    if InsetsUse.around(view) { InsetsPass.mark(view, .edges) }
  }
}

extension UIView {
  /// The safe area at the top and the bottom does not reach the view any more, nor its subviews.
  package final func becomeFreeOfVerticalSafeArea() { layoutState.isFreeOfVerticalSafeArea = true }
}

/// The distances of a view's edges from its superview's, each counted inwards.
struct EdgeDistances {
  private let top, left, bottom, right: CGFloat

  @MainActor init(of view: UIView, in bounds: CGRect) {
    let frame = view.geometry.frame(under: view.rare?.transform ?? .identity)
    top = frame.minY - bounds.minY
    left = frame.minX - bounds.minX
    bottom = bounds.maxY - frame.maxY
    right = bounds.maxX - frame.maxX
  }

  /// The rest of the superview's insets (SAFE-03). An edge without inset gives none, even to a view that extends beyond it.
  func remains(of insets: UIEdgeInsets) -> UIEdgeInsets {
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - distance) : 0 }
    return UIEdgeInsets(
      top: rest(insets.top, top), left: rest(insets.left, left), bottom: rest(insets.bottom, bottom),
      right: rest(insets.right, right))
  }

  /// The larger of `own` and the part of the superview's margins that reaches in, per edge (MARG-04).
  func margins(_ own: UIEdgeInsets, preserving outer: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(own.top, outer.top - top), left: max(own.left, outer.left - left),
      bottom: max(own.bottom, outer.bottom - bottom), right: max(own.right, outer.right - right))
  }
}

extension UIEdgeInsets {
  /// Negative sums, and sums with NaN, become 0.
  fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    func sum(_ left: CGFloat, _ right: CGFloat) -> CGFloat { left + right > 0 ? left + right : 0 }
    return UIEdgeInsets(
      top: sum(top, other.top), left: sum(left, other.left), bottom: sum(bottom, other.bottom),
      right: sum(right, other.right))
  }
}
