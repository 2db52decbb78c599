import Foundation

/// How far each view reaches into what bars and the device's corners cover (SAFE-01 to SAFE-06).
///
/// Nothing is stored: insets follow from geometry, from the window down. Each view takes over, per edge, what its distance
/// from the superview's edge leaves of the superview's inset; a controller's root view adds the controller's own.
///
/// What changes a result leaves an ``InsetsMark``; `InsetsPass` compares and tells.
@MainActor enum SafeArea {
  /// - Complexity: O(depth) once the stage has a safe area anywhere, O(1) before.
  static func insets(of view: UIView) -> UIEdgeInsets {
    guard isInUse(around: view) else { return .zero }
    var path: [UIView] = []
    var current: UIView? = view
    while let member = current {
      path.append(member)
      current = member.links.superview
    }
    return path.reversed().reduce(.zero) { insets(of: $1, in: $0) }
  }

  /// One step of the way down.
  /// - Parameter outer: The superview's insets; unused for a window, which has the screen's.
  static func insets(of view: UIView, in outer: UIEdgeInsets) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let superview = view.links.superview {
      if outer != .zero { insets = EdgeDistances(of: view, in: superview.geometry.bounds).remains(of: outer) }
    } else if let window = view as? UIWindow {
      let screen = window.screen
      insets = EdgeDistances(of: window, in: screen.bounds).remains(of: screen.safeAreaInsets)
    }
    insets = insets.adding(view.addedSafeAreaInsets)
    if let owner = view.owner { insets = insets.adding(owner.rootViewAdditionalSafeAreaInsets) }
    return insets
  }

  /// Whether views around `view` can have a safe area at all.
  static func isInUse(around view: UIView) -> Bool {
    guard let window = view.links.window else { return false }
    return InsetsUse.on(window.stage)?.hasSafeArea ?? false
  }

  // MARK: What changes it

  /// A screen's insets or a controller's additional ones have changed. Views hear of it at the end of the turn.
  /// - Parameter view: The window or root view that they start from; `nil` if there is none yet.
  static func sourceChanged(on view: UIView?) {
    let stage = view?.links.window?.stage ?? .current
    InsetsUse.make(on: stage).hasSafeArea = true
    guard let view, view.links.window != nil else { return }
    stage.cycle.turn(PublicCall("safe area", view)) { InsetsPass.mark(view, .look) }
  }

  /// `window` was made, or lies on another screen. Until a window's screen covers something, views have no safe area.
  static func screenChanged(of window: UIWindow) {
    guard window.screen.safeAreaInsets != .zero else { return }
    InsetsUse.make(on: window.stage).hasSafeArea = true
  }

  /// `view` and what is inside it have got another place in the tree of a window.
  static func entered(_ view: UIView) {
    if InsetsUse.around(view) { InsetsPass.mark(view, .subtree) }
  }

  /// The rectangle of `view` has changed.
  static func geometryChanged(_ view: UIView) {
    if InsetsUse.around(view) { InsetsPass.mark(view, .edges) }
  }
}

/// How far the edges of a view are from its superview's, each counted inwards.
struct EdgeDistances {
  private let top, left, bottom, right: CGFloat

  @MainActor init(of view: UIView, in bounds: CGRect) {
    let frame = view.geometry.frame(under: view.rare?.transform ?? .identity)
    top = frame.minY - bounds.minY
    left = frame.minX - bounds.minX
    bottom = bounds.maxY - frame.maxY
    right = bounds.maxX - frame.maxX
  }

  /// What is left of a safe area (SAFE-03). An edge that has none gives none, even to a view that sticks out.
  func remains(of insets: UIEdgeInsets) -> UIEdgeInsets {
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - distance) : 0 }
    return UIEdgeInsets(
      top: rest(insets.top, top), left: rest(insets.left, left), bottom: rest(insets.bottom, bottom),
      right: rest(insets.right, right))
  }

  /// The larger ones of `own` and of what reaches in of the superview's margins (MARG-04).
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
