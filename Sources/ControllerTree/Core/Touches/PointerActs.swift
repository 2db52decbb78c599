import Foundation

/// A person's pointer, wheel and pencil. Rules: TOUCH-18, TOUCH-19, TOUCH-26.
extension Fingers {
  // MARK: The pointer

  /// The pointer moves to a point, without a button. One event: the hover recognizers of the views under it begin, change or end.
  /// - Parameter point: In the coordinates of the window; `nil` if the pointer leaves the window.
  /// - Issues: `invalidGeometry`.
  /// - Rules: TOUCH-18.
  public func hover(at point: CGPoint?) {
    Stage.turn("hover(at:)", window, .event) {
      if let point, !window.accepts(point, for: "hover(at:)") { return }
      UIApplication.shared.sendEvent(UIHoverEvent(to: point, in: window))
    }
  }

  /// The pointer moves over a view.
  /// - Parameters:
  ///   - view: The view. If another view covers it, nothing happens.
  ///   - point: In the coordinates of the view; by default its middle.
  /// - Returns: `false` if a person can't point at the view there.
  /// - Rules: TOUCH-18.
  @discardableResult
  public func hover(over view: UIView, at point: CGPoint? = nil) -> Bool {
    guard let place = place(of: point, in: view) else { return false }
    hover(at: place)
    return true
  }

  // MARK: The wheel

  /// A person turns a wheel, or moves two fingers on a trackpad. One event: what is under the pointer and takes scrolling of this kind
  /// moves, as by a drag.
  /// - Parameters:
  ///   - distance: How far content moves, in points of the window.
  ///   - point: Where the pointer is, in the coordinates of the window.
  ///   - kind: A wheel, or a trackpad.
  /// - Returns: Whether anything took it.
  /// - Issues: `touchOutsideWindow`, `invalidGeometry`.
  /// - Rules: TOUCH-19.
  @discardableResult
  public func scroll(by distance: CGVector, at point: CGPoint, kind: UIScrollTypeMask = .discrete) -> Bool {
    let way = CGPoint(x: distance.dx, y: distance.dy)
    return Stage.turn("scroll(by:at:kind:)", window, .event) {
      guard window.accepts(point, for: "scroll(by:at:kind:)"), window.accepts(way, for: "scroll(by:at:kind:)") else {
        return false
      }
      guard window.bounds.contains(point) else {
        window.report(.touchOutsideWindow(window, at: point))
        return false
      }
      let event = UIScrollEvent(by: way, at: point, kind, in: window)
      UIApplication.shared.sendEvent(event)
      return event.isTaken
    }
  }
}

/// The pointer has moved.
final class UIHoverEvent: UIEvent {
  /// In the coordinates of the window; `nil` outside.
  let place: CGPoint?

  init(to place: CGPoint?, in window: UIWindow) {
    self.place = place
    super.init(.hover, window: window)
  }
}

/// A wheel was turned.
final class UIScrollEvent: UIEvent {
  let way: CGPoint
  let place: CGPoint
  let scrollType: UIScrollTypeMask
  /// Whether a recognizer has moved with it.
  var isTaken = false

  init(by way: CGPoint, at place: CGPoint, _ scrollType: UIScrollTypeMask, in window: UIWindow) {
    (self.way, self.place, self.scrollType) = (way, place, scrollType)
    super.init(.scroll, window: window)
  }
}

/// A recognizer that follows the pointer.
@MainActor package protocol HoverFollowing: UIGestureRecognizer {
  /// The pointer is at a point of the window. The state is set afterwards.
  func pointerMoved(to place: CGPoint, in window: UIWindow)
}

/// The recognizers under the pointer of a stage. Rules: TOUCH-18.
@MainActor final class HoverEnvironment: StagePart, EndingPart {
  private var followed: [any HoverFollowing] = []

  func stageEnds() { followed = [] }

  /// Those that the pointer has left end first; those under it begin or change, the innermost first.
  func deliver(_ event: UIHoverEvent, in window: UIWindow) {
    var under: [any HoverFollowing] = []
    var view = event.place.flatMap { window.hitTest($0, with: event) }
    while let candidate = view {
      for case let recognizer as any HoverFollowing in candidate.gestureRecognizers ?? []
      where recognizer.isEnabled && recognizer.shouldReceive(event) {
        under.append(recognizer)
      }
      view = candidate.links.superview
    }
    let old = followed
    followed = under
    for recognizer in old where !under.contains(where: { $0 === recognizer }) && recognizer.state != .possible {
      recognizer.state = .ended
    }
    guard let place = event.place else { return }
    for recognizer in under {
      recognizer.pointerMoved(to: place, in: window)
      recognizer.state = recognizer.state == .possible ? .began : .changed
    }
  }
}

/// Moves what is under the pointer. Rules: TOUCH-19.
@MainActor enum ScrollDelivery {
  static func deliver(_ event: UIScrollEvent, in window: UIWindow) {
    var view = window.hitTest(event.place, with: event)
    while let candidate = view {
      if let scrollView = candidate as? UIScrollView, move(scrollView, event) { return }
      for case let pan as UIPanGestureRecognizer in candidate.gestureRecognizers ?? []
      where pan.isEnabled && !pan.allowedScrollTypesMask.isDisjoint(with: event.scrollType) {
        if move(pan, event) { return }
      }
      view = candidate.links.superview
    }
  }

  private static func move(_ scrollView: UIScrollView, _ event: UIScrollEvent) -> Bool {
    let axes = scrollView.movableAxes
    guard abs(event.way.x) > abs(event.way.y) ? axes.horizontal : axes.vertical, scrollView.interactiveDrag.begin()
    else { return false }
    scrollView.interactiveDrag.update(event.way)
    scrollView.interactiveDrag.finish()
    event.isTaken = true
    return true
  }

  private static func move(_ pan: UIPanGestureRecognizer, _ event: UIScrollEvent) -> Bool {
    guard pan.state == .possible, pan.shouldReceive(event) else { return false }
    pan.setTranslation(event.way, in: nil)
    pan.state = .began
    guard pan.state == .began else { return false }
    pan.state = .changed
    pan.state = .ended
    pan.setTranslation(.zero, in: nil)
    event.isTaken = true
    return true
  }
}
