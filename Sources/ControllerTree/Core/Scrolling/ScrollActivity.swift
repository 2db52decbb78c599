import Foundation

/// What moves the content of a scroll view. Rules: SCROLL-06, SCROLL-03.
///
///                    finger down   finger moves   finger up            movement ends
///     resting        → touched     –              –                    –
///     touched        –             → dragged      → resting            –
///     dragged        –             –              → lifted             –
///     lifted         –             –              → decelerating, or → resting
///     decelerating   → touched     –              –                    → resting
///     animating      → touched     –              –                    → resting
@MainActor enum ScrollActivity {
  case resting
  /// A finger is down.
  case touched
  /// A finger moves the content.
  case dragged(ScrollDrag)
  /// The finger is up, and the delegate learns it.
  case lifted
  /// The content goes on moving after a drag.
  case decelerating(ScrollMotion)
  /// The app or the status bar moves the content.
  case animating(ScrollMotion)

  var isTracking: Bool {
    switch self {
    case .touched, .dragged, .lifted: true
    case .resting, .decelerating, .animating: false
    }
  }

  var isDragging: Bool { if case .dragged = self { true } else { false } }
  var isDecelerating: Bool { if case .decelerating = self { true } else { false } }
  var isAnimating: Bool { if case .animating = self { true } else { false } }

  /// The movement that goes on by itself.
  var motion: ScrollMotion? {
    switch self {
    case .decelerating(let motion), .animating(let motion): motion
    case .resting, .touched, .dragged, .lifted: nil
    }
  }
}

/// What changes the zoom scale of a scroll view. Rules: SCROLL-14, SCROLL-15.
enum ZoomActivity: Hashable {
  case none
  /// Two fingers.
  case pinching
  /// The app.
  case animating
  /// The content returns to one of the scales.
  case bouncing
}

/// One drag: where it began, and on which axes it moves the content.
struct ScrollDrag {
  let start: CGPoint
  var horizontal: Bool
  var vertical: Bool
  /// Whether the directional lock has been decided.
  var isLocked = false
  /// Whether the pull has triggered the refresh control.
  var hasRefreshed = false
}

// MARK: - Movements

extension UIScrollView {
  /// Why the content is moved.
  enum MovementCause {
    /// By `setContentOffset(_:animated:)`.
    case offset
    /// By a tap on the status bar.
    case top
  }

  /// The duration of an animated change of the offset, in seconds.
  private static var animationDuration: TimeInterval { 0.3 }

  /// Stops the content, and discards the deceleration of a drag that ends. No end of a movement is sent (SCROLL-03).
  final func stopMoving() {
    switch activity {
    case .decelerating(let motion), .animating(let motion):
      motion.stop()
      activity = .resting
    case .lifted: activity = .resting
    case .resting, .touched, .dragged: break
    }
  }

  final func animate(to offset: CGPoint, for cause: MovementCause, on stage: Stage) {
    guard offset != contentOffset else { return }
    guard AnimationState.current.takesTime else {
      contentOffset = offset
      return stage.cycle.enqueue(ClosureWork { self.sendEnd(of: cause) }, in: .completions)
    }
    let motion = ScrollMotion(from: contentOffset, to: offset, duration: Self.animationDuration, .easeInOut)
    activity = .animating(motion)
    run(motion, on: stage) { self.sendEnd(of: cause) }
  }

  private final func sendEnd(of cause: MovementCause) {
    switch cause {
    case .offset: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .top: delegate?.scrollViewDidScrollToTop(self)
    }
  }

  /// - Parameter end: Called when the content is there; not if something stops it.
  private final func run(_ motion: ScrollMotion, on stage: Stage, then end: @escaping () -> Void) {
    motion.run(on: stage) { offset, isLast in
      self.contentOffset = offset
      // The delegate may have stopped the content, or moved it elsewhere.
      guard isLast, self.activity.motion === motion else { return }
      self.activity = .resting
      end()
    }
  }

  // MARK: Drags

  /// Whether a person can act on the content.
  final var canBeTouched: Bool {
    guard isScrollEnabled, let window, !window.isHidden else { return false }
    var current: UIView? = self
    while let view = current {
      guard view.isUserInteractionEnabled, !view.isHidden else { return false }
      current = view.superview
    }
    return true
  }

  /// A finger is down: the content stops.
  final func touchDown() {
    let wasDecelerating = isDecelerating
    stopMoving()
    activity = .touched
    if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
  }

  /// The finger is up without having moved the content, which returns into its range.
  final func touchUp(on stage: Stage) {
    guard case .touched = activity else { return }
    activity = .resting
    settle(at: range.clamped(contentOffset), rate: DecelerationRate.fast.rawValue, on: stage)
  }

  /// Axes on which a drag moves the content (SCROLL-07).
  final var movableAxes: (horizontal: Bool, vertical: Bool) {
    let (least, most) = (range.least, range.most)
    return (
      most.x > least.x || alwaysBounceHorizontal && bounces && bouncesHorizontally,
      most.y > least.y || alwaysBounceVertical && bounces && bouncesVertically
    )
  }

  /// Whether a drag moves the content at all.
  final var isMovable: Bool { movableAxes.horizontal || movableAxes.vertical }

  final func dragBegan() {
    stopMoving()
    let (horizontal, vertical) = movableAxes
    activity = .dragged(ScrollDrag(start: contentOffset, horizontal: horizontal, vertical: vertical))
    delegate?.scrollViewWillBeginDragging(self)
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: window?.endEditing(true)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  /// - Parameter translation: How far the finger has moved since the drag began.
  final func dragMoved(by translation: CGPoint) {
    guard case .dragged(var drag) = activity else { return }
    lock(&drag, translation)
    activity = .dragged(drag)
    var target = CGPoint(
      x: drag.start.x - (drag.horizontal ? translation.x : 0), y: drag.start.y - (drag.vertical ? translation.y : 0))
    let inside = range.clamped(target)
    let resisted = range.resisted(target, view: bounds.size)
    target.x = bounces && bouncesHorizontally ? resisted.x : inside.x
    target.y = bounces && bouncesVertically ? resisted.y : inside.y
    let before = contentOffset.y
    contentOffset = target
    if ScrolledContent.isWatched { ScrolledContent.tell(self, contentOffset.y - before) }
    pull(&drag)
  }

  /// A drag whose first way is mostly along an axis moves the content on this axis alone (SCROLL-07).
  private final func lock(_ drag: inout ScrollDrag, _ translation: CGPoint) {
    guard isDirectionalLockEnabled, !drag.isLocked, translation != .zero else { return }
    drag.isLocked = true
    let (x, y) = (abs(translation.x), abs(translation.y))
    if x >= 2 * y { drag.vertical = false }
    if y >= 2 * x { drag.horizontal = false }
  }

  /// A pull beyond the top triggers the refresh control, once in a drag (SCROLL-12).
  private final func pull(_ drag: inout ScrollDrag) {
    guard let refreshControl, !drag.hasRefreshed, case .dragged = activity,
      contentOffset.y <= range.least.y - UIRefreshControl.pullDistance
    else { return }
    drag.hasRefreshed = true
    activity = .dragged(drag)
    refreshControl.trigger()
  }

  /// - Parameter velocity: Of the finger, in points per second.
  final func dragEnded(velocity: CGPoint, on stage: Stage) {
    guard case .dragged(let drag) = activity else { return }
    // Zero is added so that a finger at rest has no negative zero.
    let speed = CGPoint(
      x: drag.horizontal ? -velocity.x / 1000 + 0 : 0, y: drag.vertical ? -velocity.y / 1000 + 0 : 0)
    var target = restingPlace(after: drag, speed)
    if let offsetAtRest, !isPagingEnabled {
      let wanted = offsetAtRest(target, speed)
      if wanted.x.isFinite, wanted.y.isFinite { target = wanted }
    }
    let (proposed, isBeyond) = (target, !range.contains(contentOffset))
    delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    // Pages stay pages.
    if isPagingEnabled || !target.x.isFinite || !target.y.isFinite { target = proposed }
    // The delegate may have moved the content elsewhere, here and in the next call.
    let isFree = if case .dragged = activity { true } else { false }
    if isFree { activity = .lifted }
    let decelerates = isFree && target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard case .lifted = activity else { return }
    activity = .resting
    guard decelerates else { return }
    // Content beyond its end returns into the range that it has now: the delegate may have changed the insets.
    if isBeyond, target == proposed, !isPagingEnabled { target = range.clamped(contentOffset) }
    let isFling = !isPagingEnabled && range.contains(contentOffset)
    settle(at: target, rate: isFling ? decelerationRate.rawValue : DecelerationRate.fast.rawValue, on: stage)
  }

  /// A drag is interrupted: the content returns into its range.
  final func dragCancelled(on stage: Stage) { dragEnded(velocity: .zero, on: stage) }

  private final func restingPlace(after drag: ScrollDrag, _ speed: CGPoint) -> CGPoint {
    let offset = contentOffset
    if isPagingEnabled {
      let page = range.page(near: offset, from: drag.start, velocity: speed, view: bounds.size)
      return CGPoint(x: drag.horizontal ? page.x : offset.x, y: drag.vertical ? page.y : offset.y)
    }
    guard range.contains(offset) else { return range.clamped(offset) }
    let place = range.clamped(
      CGPoint(
        x: offset.x + wholePixels(ScrollMotion.distance(velocity: speed.x, rate: decelerationRate.rawValue)),
        y: offset.y + wholePixels(ScrollMotion.distance(velocity: speed.y, rate: decelerationRate.rawValue))))
    return following.map { CGPoint(x: place.x, y: $0.restingPlace(near: place.y)) } ?? place
  }

  private final func wholePixels(_ distance: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (distance * scale).rounded() / scale
  }

  /// Moves the content to its resting place, slower and slower.
  private final func settle(at target: CGPoint, rate: CGFloat, on stage: Stage) {
    guard target != contentOffset else { return }
    let motion = ScrollMotion.deceleration(from: contentOffset, to: target, rate: rate)
    motion.isReturn = !range.contains(contentOffset) && target == range.clamped(contentOffset)
    activity = .decelerating(motion)
    delegate?.scrollViewWillBeginDecelerating(self)
    guard activity.motion === motion else { return }
    run(motion, on: stage) { self.delegate?.scrollViewDidEndDecelerating(self) }
  }

  /// Content that returns into its range returns into the range that it has now (SCROLL-07).
  final func returnIntoChangedRange() {
    guard case .decelerating(let motion) = activity, motion.isReturn else { return }
    let end = range.clamped(contentOffset)
    if end != motion.end { motion.redirect(from: contentOffset, to: end) }
  }
}
