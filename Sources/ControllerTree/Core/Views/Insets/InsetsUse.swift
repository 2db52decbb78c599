/// Whether safe areas or margins matter in a window: its screen has insets, or one of its views has added some. If not, a change
/// of one view concerns no other, and the tree is not walked.
@MainActor struct InsetsUse {
  private var isUsed = false
  /// The number of changes of screens' insets when the screen was read last.
  private var epoch = 0
  private static var screenEpoch = 0

  /// Called when a screen's insets have changed.
  static func screenChanged() { screenEpoch += 1 }

  /// Called when a view in `window`, or its controller, has begun to affect insets.
  static func begin(in window: UIWindow) { window.insetsUse.isUsed = true }

  /// Called when `window` was made, or has another screen.
  static func readScreen(of window: UIWindow) {
    window.insetsUse.epoch = screenEpoch
    if window.screen.safeAreaInsets != .zero { begin(in: window) }
  }

  /// Called when `view` has entered `window`. A view that has received a safe area elsewhere gets that of this window.
  @inline(__always)
  static func entered(_ view: UIView, _ window: UIWindow) {
    if view.layoutState.affectsInsets || (view.rare?.announcedSafeArea ?? .zero) != .zero { begin(in: window) }
  }

  /// Whether a change of `view` can change the insets of others.
  @inline(__always)
  static func around(_ view: UIView) -> Bool {
    guard let window = view.links.window else { return false }
    return window.insetsUse.isUsed || window.insetsUse.epoch != screenEpoch && isUsedNow(in: window)
  }

  private static func isUsedNow(in window: UIWindow) -> Bool {
    // Without a screen of its own the window has the main screen of its stage.
    guard Stage.current === window.stage else { return true }
    readScreen(of: window)
    return window.insetsUse.isUsed
  }
}
