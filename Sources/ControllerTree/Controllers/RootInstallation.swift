import Foundation

/// Giving a window its root controller. Rules WIN-08 to WIN-13, MIS-13, MIS-14.
@MainActor enum RootInstallation {
  static func setRoot(_ root: UIViewController?, of window: UIWindow) {
    let old = window.root
    guard root !== old else { return }
    if let root, let parent = root.links.parent {
      return window.report(.childAsRoot(root, parent: parent, of: window), by: "rootViewController")
    }
    window.stage.cycle.turn(PublicCall("rootViewController", window, .other)) {
      if let root, let other = root.rare?.windowAsRoot {
        other.report(.rootMoved(root, from: other, to: window))
        other.rootViewController = nil
      }
      window.root = root
      old?.rare?.windowAsRoot = nil
      root?.rareState.windowAsRoot = window
      if let old {
        OpenMoves.left(old, on: window.stage)
        window.stage.noteDeparture(of: old, by: "rootViewController", on: window)
        clear(window, of: old)
      }
      installRoot(of: window)
    }
  }

  /// Puts the root's view into a visible window, at the back (WIN-08).
  static func installRoot(of window: UIWindow) {
    guard !window.layoutState.isHidden, let root = window.root, root.loadedView?.links.superview !== window else {
      return
    }
    if let parent = root.links.parent { return window.report(.childAsRoot(root, parent: parent, of: window)) }
    guard let view = root.view else { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(view, at: 0)
    // Its viewWillAppear may have made another controller the root.
    if window.root !== root, view.links.superview === window { view.removeFromSuperview() }
  }

  /// The old root's view leaves first, then whatever else lay in the window (WIN-10, WIN-17).
  private static func clear(_ window: UIWindow, of old: UIViewController) {
    if let view = old.loadedView, view.links.superview === window { view.removeFromSuperview() }
    for leftover in window.orderedSubviews { leftover.removeFromSuperview() }
  }

  /// Somebody else may hold the root of a window that dies.
  static func windowDied(_ window: UIWindow) { window.root?.rare?.windowAsRoot = nil }
}
