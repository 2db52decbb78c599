import Foundation

/// Showing and hiding windows (WIN-03, WIN-05, WIN-06, WIN-11, WIN-15).
@MainActor enum WindowVisibility {
  static func setHidden(_ hidden: Bool, of window: UIWindow) {
    guard hidden != window.layoutState.isHidden else { return }
    window.stage.cycle.turn(PublicCall("isHidden", window, .other)) {
      if hidden { return hide(window) }
      releaseUnheld(before: window)
      show(window)
    }
  }

  /// Releases windows without other strong references before another one is shown (WIN-16). In a callback one of them may be the
  /// receiver: they then wait for the next event.
  private static func releaseUnheld(before window: UIWindow) {
    if window.stage.cycle.isTurn(of: window) { window.stage.pool.drain(.anotherIsShown) }
  }

  static func makeKeyAndVisible(_ window: UIWindow) {
    window.stage.cycle.turn(PublicCall("makeKeyAndVisible()", window, .other)) {
      if window.isHidden {
        releaseUnheld(before: window)
        window.isHidden = false
      }
      WindowList.of(window.stage).bringToFront(window)
      window.makeKey()
      // The next turn of the run loop is an event, which releases windows that nothing else retains (WIN-16).
      if window.stage.pool.holdsUnheld(besides: window) { window.stage.cycle.expectRunLoop() }
      RootInstallation.orderOfWindowsChanged(on: window.stage)
    }
  }

  /// Whether an assignment of `scene` changes anything: a visible window that has never had a scene can be taken out of it too.
  private static func leaves(_ window: UIWindow, for scene: UIWindowScene?) -> Bool {
    switch window.membership {
    case .none: scene != nil || !window.layoutState.isHidden
    case .scene(let current): current !== scene
    case .removed: scene != nil
    }
  }

  /// A window that was taken out of its scene is released with its last reference, as it is not on screen any more.
  private static func followInPool(
    _ window: UIWindow, from old: UIWindow.SceneMembership, to new: UIWindow.SceneMembership
  ) {
    switch (old, new) {
    case (_, .removed): window.stage.pool.remove(window)
    case (.removed, .scene), (.removed, .none):
      if !window.layoutState.isHidden { window.stage.pool.add(window) }
    case (.scene, .scene), (.none, .scene), (.scene, .none), (.none, .none): break
    }
  }

  /// Moves the window from one scene to another.
  static func move(_ window: UIWindow, to scene: UIWindowScene?) {
    guard leaves(window, for: scene) else { return }
    window.stage.cycle.turn(PublicCall("windowScene", window, .other)) {
      KeyWindow.handOver(from: window)
      let wasOnScreen = window.isOnScreen
      let membership = scene.map { UIWindow.SceneMembership.scene($0) } ?? .removed
      followInPool(window, from: window.membership, to: membership)
      TraitChange.sources(of: [window]) {
        switch (wasOnScreen, !window.layoutState.isHidden && scene?.isConnected ?? false) {
        case (true, false): tell(window, .disappearing) { window.membership = membership }
        case (false, true): tell(window, .appearing) { window.membership = membership }
        case (true, true), (false, false): window.membership = membership
        }
      }
      // The new scene may have another screen.
      InsetsUse.readScreen(of: window)
      SafeArea.entered(window)
      RootInstallation.orderOfWindowsChanged(on: window.stage)
    }
  }

  private static func show(_ window: UIWindow) {
    RootInstallation.evictAdoptedRoot(of: window)
    AppearanceDoor.shown(window)
    WindowList.of(window.stage).bringToFront(window)
    window.layoutState.isHidden = false
    window.stage.pool.add(window)
    // A window is not added to another tree, so its waiting work is queued here (LAY-05, SAFE-06).
    if window.layoutState.awaitsVisit { window.queueForLayout(window) }
    if window.layoutState.needsDisplay { DisplayPass.entered(window) }
    if DisplayPass.hasUndrawn { DisplayPass.retry() }
    SafeArea.entered(window)
    WindowRecord.add(.didBecomeVisible, of: window)
    NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: window)
    if window.isOnScreen { tell(window, .appearing) {} }
    RootInstallation.installRoot(of: window)
  }

  private static func hide(_ window: UIWindow) {
    KeyWindow.handOver(from: window)
    FirstResponder.resign(inside: window)
    if window.isOnScreen {
      tell(window, .disappearing) { window.layoutState.isHidden = true }
    } else {
      window.layoutState.isHidden = true
    }
    window.stage.pool.remove(window)
    WindowRecord.add(.didBecomeHidden, of: window)
    window.stage.noteRemoval(of: window, by: "isHidden", on: window)
    NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: window)
    RootInstallation.orderOfWindowsChanged(on: window.stage)
  }

  /// Notifies every controller in the window, around the change itself, that its view comes on or goes off screen (APP-21).
  private static func tell(_ window: UIWindow, _ direction: ScreenChange.Direction, around body: () -> Void) {
    var change = ScreenChange(direction, of: window, isMove: false)
    var subtree = window.subtree
    change.announce(in: &subtree, below: window, window.owner)
    body()
    subtree.forEachView(below: window) { $0.owner?.rootViewDidMove() }
    change.registerLeaders()
  }
}
