import Foundation

/// The recognizer of a scroll view's drags. It keeps touches from the content for a moment, and takes them from it. Rules: TOUCH-50 to
/// TOUCH-52.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  /// How long the content waits for a finger that may scroll, in seconds.
  private static let contentDelay: TimeInterval = 0.15

  weak var gestures: ScrollGestures?
  private var isContentDelayed = false
  /// Whether the finger has stopped content that moved.
  private var hasStoppedContent = false
  private var isDown = false

  private var scrollView: UIScrollView? { gestures?.scrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView, !isDown else { return }
    guard scrollView.canBeTouched, !scrollView.isTracking else {
      state = .failed
      return
    }
    isDown = true
    hasStoppedContent = scrollView.isDecelerating
    isContentDelayed = scrollView.delaysContentTouches && scrollView.isMovable
    scrollView.touchDown()
    guard isContentDelayed else { return }
    wait(Self.contentDelay) { [unowned self] in isContentDelayed = false }
  }

  override func reset() {
    super.reset()
    let wasDown = isDown
    (isDown, isContentDelayed, hasStoppedContent) = (false, false, false)
    if wasDown { scrollView?.touchUp(on: .current) }
  }

  override func keepsBack(_ touch: UITouch) -> Bool {
    super.keepsBack(touch) || isContentDelayed && touch.origin !== scrollView
  }

  override func letsContentBegin(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    guard isDown, let scrollView, let view = touch.origin else { return true }
    if hasStoppedContent { return false }
    return view === scrollView || scrollView.touchesShouldBegin([touch], with: event, in: view)
  }

  /// A drag begins on an axis on which the content can move, if the content gives its touches back.
  override var hasConditions: Bool {
    guard isFollowing, let scrollView else { return super.hasConditions }
    let (way, axes) = (translation(in: scrollView), scrollView.movableAxes)
    guard abs(way.x) > abs(way.y) ? axes.horizontal : axes.vertical else { return false }
    for touch in fingersDown {
      for case let pull as any PullingRecognizer in touch.followers where pull.takes(way, from: scrollView) {
        return false
      }
      guard let view = touch.origin, view !== scrollView, touch.delivery == .direct else { continue }
      guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: view) else { return false }
    }
    return super.hasConditions
  }

  /// The edge of the window belongs to its own gestures.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }
}

/// A recognizer that moves what is around a scroll view.
@MainActor protocol PullingRecognizer: UIGestureRecognizer {
  /// Whether a movement belongs to it rather than to the content of `scrollView`.
  func takes(_ way: CGPoint, from scrollView: UIScrollView) -> Bool
}

/// The recognizer of a scroll view's pinches.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  weak var gestures: ScrollGestures?

  override var hasConditions: Bool {
    guard isFollowing, let scrollView = gestures?.scrollView else { return super.hasConditions }
    return scrollView.minimumZoomScale < scrollView.maximumZoomScale && scrollView.canBeTouched && super.hasConditions
  }
}
