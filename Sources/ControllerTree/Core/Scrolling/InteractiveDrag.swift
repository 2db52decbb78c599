import Foundation

/// A person's finger on the content of a scroll view, step by step.
///
/// ```swift
/// let drag = scrollView.interactiveDrag
/// drag.begin()                                    // the finger touches the content
/// drag.update(CGPoint(x: 0, y: -120))             // it has moved up by 120 points, and the content with it
/// drag.finish(velocity: CGPoint(x: 0, y: -800))   // it is lifted, and the content moves on
/// ```
///
/// Each step is one event and moves ``UIScrollView/panGestureRecognizer``. ``UIScrollView/drag(by:)`` and
/// ``UIScrollView/fling(by:velocity:)`` make all steps at once. Rules: SCROLL-06 to SCROLL-08.
@preconcurrency @MainActor
public final class InteractiveDrag {
  private unowned let scrollView: UIScrollView
  private let pan: UIPanGestureRecognizer
  private var place = CGPoint.zero
  /// Whether the recognizer has refused the drag.
  private var isRefused = false

  init(of scrollView: UIScrollView, by pan: UIPanGestureRecognizer) {
    self.scrollView = scrollView
    self.pan = pan
  }

  /// The finger touches the content, which stops.
  /// - Parameter point: Where in the visible rectangle, in points from its corner; by default its middle.
  /// - Returns: `false` if a person can't touch the content: if it is off screen, hidden, or scrolling is disabled.
  @discardableResult
  public func begin(at point: CGPoint? = nil) -> Bool {
    Stage.turn("begin(at:)", scrollView, .event) {
      guard scrollView.canBeTouched, !scrollView.isTracking, scrollView.turnPan == nil else { return false }
      let size = scrollView.bounds.size
      place = point ?? CGPoint(x: size.width / 2, y: size.height / 2)
      pan.setTranslation(.zero, in: scrollView)
      isRefused = false
      scrollView.touchDown()
      return true
    }
  }

  /// The finger moves. The content follows, unless the recognizer's delegate refuses the drag.
  /// - Parameter translation: How far the finger has moved since ``begin(at:)``, in points.
  /// - Issues: `dragNotBegun` before ``begin(at:)`` and after the end; `invalidGeometry`.
  public func update(_ translation: CGPoint) {
    step("update(_:)") { _ in
      guard !isRefused else { return }
      pan.setTranslation(translation, in: scrollView)
      if pan.state == .possible { pan.state = .began }
      isRefused = pan.state == .possible
      if !isRefused { pan.state = .changed }
    }
  }

  /// The finger is lifted. The content moves on as fast as the finger did, and comes to rest.
  /// - Parameter velocity: Of the finger, in points per second.
  /// - Issues: `dragNotBegun` before ``begin(at:)`` and after the end.
  public func finish(velocity: CGPoint = .zero) {
    step("finish(velocity:)") { stage in
      pan.speed = velocity
      let dismisses = scrollView.isKeyboard(at: place.y + pan.translation(in: scrollView).y)
      if pan.state == .possible { scrollView.touchUp(on: stage) } else { pan.state = .ended }
      if dismisses { scrollView.window?.endEditing(true) }
    }
  }

  /// The system takes the touch away; the content stays, or returns into its range.
  /// - Issues: `dragNotBegun` before ``begin(at:)`` and after the end.
  public func cancel() {
    step("cancel()") { stage in
      if pan.state == .possible { scrollView.touchUp(on: stage) } else { pan.state = .cancelled }
    }
  }

  private func step(_ call: StaticString, _ body: (Stage) -> Void) {
    Stage.turn(call, scrollView, .event) { stage in
      guard scrollView.isTracking else { return scrollView.report(.dragNotBegun(scrollView), by: call) }
      body(stage)
    }
  }
}

extension UIScrollView {
  /// Whether a finger at this height of the visible rectangle is over the keyboard, which follows it away (SCROLL-11).
  final func isKeyboard(at height: CGFloat) -> Bool {
    switch keyboardDismissMode {
    case .interactive, .interactiveWithAccessory:
      let covered = Keyboard.coverage(of: self)
      return covered > 0 && height > bounds.height - covered
    case .none, .onDrag, .onDragWithAccessory: return false
    }
  }

  /// A person drags the content: the finger moves by `distance` and is lifted at rest. One event.
  /// - Parameter distance: Of the finger, in points: down and to the right are positive.
  /// - Returns: `false` if a person can't touch the content, or if the drag is refused.
  /// - Rules: SCROLL-06, SCROLL-07, TURN-06.
  @discardableResult
  public final func drag(by distance: CGVector) -> Bool {
    Stage.turn("drag(by:)", self, .event) { fling(by: distance, velocity: .zero) }
  }

  /// A person flings the content: the finger moves by `distance` and is lifted while it moves. One event; the content moves on in
  /// virtual time.
  /// - Parameters:
  ///   - distance: Of the finger, in points: down and to the right are positive.
  ///   - velocity: Of the finger when it is lifted, in points per second.
  /// - Returns: `false` if a person can't touch the content, or if the drag is refused.
  /// - Rules: SCROLL-06 to SCROLL-08, TURN-06.
  @discardableResult
  public final func fling(by distance: CGVector, velocity: CGVector) -> Bool {
    Stage.turn("fling(by:velocity:)", self, .event) {
      guard interactiveDrag.begin() else { return false }
      interactiveDrag.update(CGPoint(x: distance.dx, y: distance.dy))
      let hasBegun = isDragging
      if isTracking { interactiveDrag.finish(velocity: CGPoint(x: velocity.dx, y: velocity.dy)) }
      return hasBegun
    }
  }

  /// A person pinches the content: the fingers move until their distance is multiplied by `factor`, and are lifted. One event.
  /// - Parameters:
  ///   - factor: Above 1 the content is enlarged.
  ///   - point: Between the fingers, in points from the corner of the visible rectangle; by default its middle.
  /// - Returns: `false` if a person can't touch the content, or can't zoom it.
  /// - Rules: SCROLL-14, TURN-06.
  @discardableResult
  public final func pinch(by factor: CGFloat, at point: CGPoint? = nil) -> Bool {
    Stage.turn("pinch(by:at:)", self, .event) {
      guard canBeTouched, let pinch = pinchGestureRecognizer, factor > 0, factor.isFinite else { return false }
      pinch.place = point
      pinch.state = .began
      let hasBegun = isZooming
      if hasBegun {
        pinch.scale = factor
        pinch.state = .changed
        pinch.state = .ended
      } else if pinch.state != .possible {
        pinch.state = .cancelled
      }
      pinch.place = nil
      return hasBegun
    }
  }
}
