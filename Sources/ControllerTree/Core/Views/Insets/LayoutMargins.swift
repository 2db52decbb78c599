import Foundation

/// The distance that content keeps from a view's edges (MARG-01 to MARG-05).
///
///     own part    the margins that were set, else 8 on each side; a root view's are at least the controller's minimum
///     + safe area if insetsLayoutMarginsFromSafeArea
///     or larger   the part of the superview's margins that reaches in, if preservesSuperviewLayoutMargins
@MainActor enum LayoutMargins {
  private static let standard = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  /// - Complexity: O(1) plus the cost of the safe area; O(depth) for a view that preserves its superview's margins.
  static func effective(of view: UIView) -> UIEdgeInsets {
    guard view.layoutState.preservesSuperviewMargins, view.links.superview != nil else {
      return own(of: view, safeArea: view.safeAreaInsets)
    }
    var preserving: [UIView] = []
    var current = view
    while current.layoutState.preservesSuperviewMargins, let superview = current.links.superview {
      preserving.append(current)
      current = superview
    }
    let hasSafeArea = InsetsUse.around(view)
    var safeArea = hasSafeArea ? SafeArea.insets(of: current) : .zero
    var margins = own(of: current, safeArea: safeArea)
    for member in preserving.reversed() {
      if hasSafeArea { safeArea = SafeArea.insets(of: member, in: safeArea) }
      margins = effective(of: member, safeArea: safeArea, in: margins)
    }
    return margins
  }

  /// One step of the descent from the window.
  /// - Parameter outer: The superview's margins; unused where there is no superview.
  static func effective(of view: UIView, safeArea: UIEdgeInsets, in outer: UIEdgeInsets) -> UIEdgeInsets {
    let own = own(of: view, safeArea: safeArea)
    guard view.layoutState.preservesSuperviewMargins, let superview = view.links.superview else { return own }
    return EdgeDistances(of: view, in: superview.geometry.bounds).margins(own, preserving: outer)
  }

  static func directional(of view: UIView) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(effective(of: view), in: view.effectiveUserInterfaceLayoutDirection)
  }

  /// The margins while nothing outside the view affects them.
  static func undisturbed(of view: UIView) -> UIEdgeInsets { own(of: view, safeArea: .zero) }

  // MARK: Changing

  static func setOwn(_ margins: UIEdgeInsets, of view: UIView) {
    setOwn(
      NSDirectionalEdgeInsets(margins, in: view.effectiveUserInterfaceLayoutDirection), of: view,
      property: "layoutMargins")
  }

  static func setOwn(_ margins: NSDirectionalEdgeInsets, of view: UIView) {
    setOwn(margins, of: view, property: "directionalLayoutMargins")
  }

  /// Runs `body`, which may change the margins of `view`, and notifies the view within this call if they changed (MARG-05).
  ///
  /// Views inside that preserve its margins are notified before the next layout.
  static func change(_ view: UIView, _ body: () -> Void) {
    let old = effective(of: view)
    body()
    if view.layoutState.preservesSuperviewMargins {
      view.layoutState.affectsInsets = true
      if let window = view.links.window { InsetsUse.begin(in: window) }
    }
    let new = effective(of: view)
    guard new != old else { return }
    if view.links.window == nil {
      announce(new, of: view)
    } else {
      Stage.turn("layoutMargins", view) {
        if InsetsUse.around(view) { InsetsPass.mark(view, .edges) }
        announce(new, of: view)
      }
    }
  }

  /// Notifies the view, then its controller, and marks the view for layout.
  static func announce(_ margins: UIEdgeInsets, of view: UIView) {
    view.rareState.announcedMargins = margins
    view.markForLayout()
    if view.layoutState.holdsConstraints { LayoutEngine.inputsChanged(of: view) }
    ViewDelivery.deliver(.layoutMarginsDidChange, to: view)
    view.owner?.rootViewLayoutMarginsDidChange()
  }

  // MARK: Private parts

  private static func setOwn(_ margins: NSDirectionalEdgeInsets, of view: UIView, property: StaticString) {
    guard view.accepts(margins, for: property) else { return }
    guard margins != view.rare?.ownMargins ?? standard else { return }
    change(view) { view.rareState.ownMargins = margins }
  }

  private static func own(of view: UIView, safeArea: UIEdgeInsets) -> UIEdgeInsets {
    var own = view.rare?.ownMargins ?? standard
    if let least = view.owner?.rootViewMinimumMargins {
      own.top = max(own.top, least.top)
      own.leading = max(own.leading, least.leading)
      own.bottom = max(own.bottom, least.bottom)
      own.trailing = max(own.trailing, least.trailing)
    }
    var margins = UIEdgeInsets(own, in: view.effectiveUserInterfaceLayoutDirection)
    guard view.layoutState.insetsMarginsFromSafeArea else { return margins }
    margins.top += safeArea.top
    margins.left += safeArea.left
    margins.bottom += safeArea.bottom
    margins.right += safeArea.right
    return margins
  }
}
