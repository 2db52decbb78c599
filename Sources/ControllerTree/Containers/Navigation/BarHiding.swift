import Foundation

/// Hides the bars of a navigation controller for a swipe, a tap, the keyboard or a compact height, and shows them again. Rules: NAV-25,
/// NAV-35.
///
///     swipe up          bars go                  keyboard appears   bars go
///     swipe down        bars come                compact height     bars are out of view until a tap, or until the height is regular
///     unhandled tap     bars go, or come back
@MainActor final class BarHiding {
  /// The reasons to hide the bars.
  struct Reasons: Hashable {
    var onTap = false
    var onSwipe = false
    var whenKeyboardAppears = false
    var whenVerticallyCompact = false

    var areAny: Bool { self != Reasons() }
  }

  let tap = UITapGestureRecognizer()
  let swipe: UIPanGestureRecognizer = BarSwipe()
  private unowned let navigation: UINavigationController
  /// Whether a tap has shown the bars in compact height.
  private(set) var isRevealed = false

  private var reasons: Reasons { navigation.bars.reasons }

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    tap.condition = { [unowned self] in isTapMeant && !isHandled(tap) }
    tap.addHandler { [unowned self] _ in if tap.state == .ended { tapped() } }
    swipe.condition = { [unowned self] in
      let way = swipe.translation(in: nil)
      return reasons.onSwipe && abs(way.y) > abs(way.x)
    }
    swipe.cancelsTouchesInView = false
    swipe.addHandler { [unowned self] _ in
      guard swipe.state == .began else { return }
      if swipe.translation(in: nil).y < 0 { hide() } else { show() }
    }
  }

  /// The view is touched: the recognizers have to be there if there is a reason.
  func addRecognizers(to view: UIView?) {
    for recognizer in [tap, swipe] { view?.addGestureRecognizer(recognizer) }
  }

  // MARK: Hiding and showing

  private var isCompact: Bool { navigation.traitCollection.verticalSizeClass == .compact }

  /// Whether a compact height keeps the bars out of view.
  var isOutOfView: Bool { reasons.whenVerticallyCompact && isCompact && !isRevealed }

  /// The height may be regular again: the next compact one hides the bars.
  func heightMayHaveChanged() { if isRevealed, !isCompact { isRevealed = false } }

  func hide() {
    navigation.setNavigationBarHidden(true, animated: true)
    if hasToolbarItems { navigation.setToolbarHidden(true, animated: true) }
  }

  private func show() {
    if isOutOfView {
      isRevealed = true
      navigation.barsChanged()
    }
    navigation.setNavigationBarHidden(false, animated: true)
    if hasToolbarItems { navigation.setToolbarHidden(false, animated: true) }
  }

  /// The toolbar takes part only if it has items.
  private var hasToolbarItems: Bool { navigation.topViewController?.toolbarItems?.isEmpty == false }

  // MARK: Taps

  /// Whether a tap would change something.
  private var isTapMeant: Bool {
    if reasons.onTap { return true }
    return isOutOfView || navigation.isNavigationBarHidden && reasons.areAny
  }

  private func tapped() {
    if navigation.isNavigationBarHidden || isOutOfView { show() } else { hide() }
  }

  /// Whether what a finger taps on does something with it.
  private func isHandled(_ tap: UITapGestureRecognizer) -> Bool {
    var current = tap.attempt?.touches.last?.origin
    while let view = current, view !== navigation.viewIfLoaded {
      if view is UIControl || view is any TapAnswering { return true }
      current = view.superview
    }
    return false
  }
}

/// The swipe that hides bars: it goes along with every other gesture.
private final class BarSwipe: UIPanGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
