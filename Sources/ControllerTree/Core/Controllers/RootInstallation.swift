import Foundation

/// Gives a window its root controller. Rules WIN-08 to WIN-13, MIS-13, MIS-14.
@MainActor enum RootInstallation {
  static func setRoot(_ root: UIViewController?, of window: UIWindow) {
    guard root !== window.root else { return }
    if let refusal = refusal(of: root, in: window) { return window.report(refusal, by: "rootViewController") }
    window.stage.cycle.turn(PublicCall("rootViewController", window, .other)) {
      if let old = window.root { PresentationTeardown.rootLeaves(old, of: window) }
      // The callbacks may have made the new root a child, or the root of this window already.
      guard root !== window.root else { return }
      if let refusal = refusal(of: root, in: window) { return window.report(refusal, by: "rootViewController") }
      exchange(root, in: window)
    }
  }

  private static func exchange(_ root: UIViewController?, in window: UIWindow) {
    if let root, let other = root.rare?.windowAsRoot {
      other.report(.rootMoved(root, from: other, to: window))
      other.rootViewController = nil
    }
    let old = window.root
    window.root = root
    old?.rare?.windowAsRoot = nil
    root?.rareState.windowAsRoot = window
    if let old {
      UnendedTransitions.left(old, on: window.stage)
      window.stage.noteRemoval(of: old, by: "rootViewController", on: window)
      clear(window, of: old)
    }
    installRoot(of: window)
  }

  private static func refusal(of root: UIViewController?, in window: UIWindow) -> HierarchyIssue? {
    guard let root else { return nil }
    if let parent = root.links.parent { return .childAsRoot(root, parent: parent, of: window) }
    // A controller that the present root presents is dismissed with it, and is free then.
    if let presenter = root.ownPresentation?.presenter, !(window.root.map(presenter.isWithin) ?? false) {
      return .rootIsPresented(root, by: presenter, of: window)
    }
    return window.layoutState.isHidden ? nil : root.refusalToShow
  }

  /// Puts the root's view into a visible window, at the back (WIN-08).
  static func installRoot(of window: UIWindow) {
    guard !window.layoutState.isHidden, let root = window.root, root.loadedView?.links.superview !== window,
      root.rare?.presentation?.coveredBy == nil
    else { return }
    if let refusal = refusal(of: root, in: window) { return window.report(refusal) }
    let wasLoaded = root.isViewLoaded
    guard let view = root.view else { return }
    if !wasLoaded, let refusal = root.refusalToShow { return window.report(refusal) }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(view, at: 0)
    // viewWillAppear may have made another controller the root.
    if window.root !== root, view.links.superview === window { view.removeFromSuperview() }
  }

  /// Removes the view of a root that became a child of another controller while the window was hidden, before the
  /// window is shown (MIS-13).
  static func evictAdoptedRoot(of window: UIWindow) {
    guard let root = window.root, root.links.parent != nil, let view = root.loadedView, view.links.superview === window
    else { return }
    view.removeFromSuperview()
  }

  /// Removes the old root's view first, then all other subviews of the window (WIN-10, WIN-17).
  private static func clear(_ window: UIWindow, of old: UIViewController) {
    if let view = old.loadedView, view.links.superview === window { view.removeFromSuperview() }
    for leftover in window.orderedSubviews { leftover.removeFromSuperview() }
  }

  /// Runs in the window's `deinit`; other objects may retain the root.
  static func clearWindow(of root: UIViewController) { root.rare?.windowAsRoot = nil }

  /// Ends the presentations of the root of a released window.
  static func windowWasReleased(of root: UIViewController) { Presentation.windowWasReleased(of: root) }

  /// Another window may be in front of the others. Rules: CON-29.
  static func orderOfWindowsChanged(on stage: Stage) {
    if WindowList.of(stage).frontmost != nil { SystemPreferences.ask(.statusBar, on: stage) }
  }
}
