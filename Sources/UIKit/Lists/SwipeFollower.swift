import ControllerTree
import Foundation

/// What a swipe over a row or an item would open.
@MainActor struct SwipeOffer {
  let buttons: SwipeButtons
  /// The width of the row or item.
  let width: CGFloat
  /// Opens the actions.
  let open: @MainActor () -> Void
}

/// A list whose rows or items have actions that a swipe opens. Rules: TOUCH-47.
@MainActor protocol SwipedList: UIScrollView {
  /// What a swipe from a place on opens; `nil` for nothing.
  func offerSwipe(at point: CGPoint, isLeading: Bool) -> SwipeOffer?
  /// Whether the actions of the row or item at a place are open.
  func hasOpenSwipe(at point: CGPoint) -> Bool
  /// Closes the open actions.
  func endSwipe()
  /// The swipe went over the whole row or item.
  /// - Returns: Whether the first action was performed.
  func performFirstOfSwipe() -> Bool
}

/// Follows a finger that swipes over a list. Rules: TOUCH-47.
@MainActor final class SwipeFollower {
  /// The part of a row's width over which a swipe performs the first action.
  private static let fullSwipe: CGFloat = 0.6
  /// How long a swipe goes on that is fast when the finger is lifted, in seconds of its last speed.
  private static let swing: CGFloat = 0.2

  private unowned let list: any SwipedList
  private let pan = RowSwipeRecognizer()
  private var offered: SwipeOffer?

  init(of list: any SwipedList) {
    self.list = list
    pan.maximumNumberOfTouches = 1
    pan.condition = { [unowned self] in canSwipe }
    pan.addHandler { [unowned self] _ in swiped() }
  }

  /// Adds the recognizer to the list.
  func install() { list.addGestureRecognizer(pan) }

  private var isMirrored: Bool { list.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var canSwipe: Bool {
    let way = pan.translation(in: list)
    guard abs(way.x) > abs(way.y) else { return false }
    let start = pan.startLocation(in: list)
    if list.hasOpenSwipe(at: start) {
      offered = nil
      return true
    }
    offered = list.offerSwipe(at: start, isLeading: (way.x > 0) != isMirrored)
    return offered != nil
  }

  private func swiped() {
    switch pan.state {
    case .began: if let offered { offered.open() } else { list.endSwipe() }
    case .ended:
      guard let offered else { return }
      self.offered = nil
      let sign: CGFloat = offered.buttons.isLeading != isMirrored ? 1 : -1
      let way = pan.translation(in: list).x * sign
      if way >= offered.width * Self.fullSwipe, list.performFirstOfSwipe() { return }
      if way + pan.velocity(in: list).x * sign * Self.swing < offered.buttons.width / 2 { list.endSwipe() }
    case .cancelled:
      offered = nil
      list.endSwipe()
    case .possible, .changed, .failed: break
    }
  }
}

/// Follows a finger across a row. The edge of the window belongs to its own gestures.
private final class RowSwipeRecognizer: UIPanGestureRecognizer {
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }
}

/// Follows a finger on the handle of a row or an item, before the content can be scrolled. Rules: TOUCH-49.
final class HandleRecognizer: UIPanGestureRecognizer {
  var isHandle: (UITouch) -> Bool = { _ in false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches where !isHandle(touch) { state = .failed }
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer === (view as? UIScrollView)?.panGestureRecognizer
  }
}

extension UIPanGestureRecognizer {
  /// Where the finger came down.
  final func startLocation(in view: UIView) -> CGPoint {
    let (place, way) = (location(in: view), translation(in: view))
    return CGPoint(x: place.x - way.x, y: place.y - way.y)
  }
}
