import Foundation

/// The recognizers of a scroll view, and what they do to its content; made on first use. Rules: SCROLL-06, SCROLL-14.
@MainActor final class ScrollGestures {
  let pan = ScrollPanRecognizer()
  let pinch = ScrollPinchRecognizer()
  let drag: InteractiveDrag
  unowned let scrollView: UIScrollView
  private var pinched: PinchedZoom?

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    drag = InteractiveDrag(of: scrollView, by: pan)
    pan.isEnabled = scrollView.isScrollEnabled
    pan.gestures = self
    pinch.gestures = self
    // The scroll view's own handlers come first.
    pan.addHandler { [unowned self] _ in panChanged() }
    pinch.addHandler { [unowned self] _ in pinchChanged() }
  }

  private func panChanged() {
    let stage = Stage.current
    switch pan.state {
    case .began:
      scrollView.dragBegan()
      if pan.isFollowing { scrollView.dragMoved(by: pan.translation(in: scrollView)) }
    case .changed: scrollView.dragMoved(by: pan.translation(in: scrollView))
    case .ended:
      let dismisses =
        pan.isFollowing && scrollView.isKeyboard(at: pan.location(in: scrollView).y - scrollView.bounds.minY)
      scrollView.dragEnded(velocity: pan.velocity(in: scrollView), on: stage)
      if dismisses { scrollView.window?.endEditing(true) }
    case .cancelled: scrollView.dragCancelled(on: stage)
    case .possible, .failed: break
    }
  }

  private func pinchChanged() {
    switch pinch.state {
    case .began:
      if pinch.isFollowing {
        let (place, corner) = (pinch.location(in: scrollView), scrollView.bounds.origin)
        pinch.place = CGPoint(x: place.x - corner.x, y: place.y - corner.y)
      }
      pinched = ScrollZoom.pinchBegan(in: scrollView)
    case .changed: pinched.map { ScrollZoom.pinchMoved($0, by: pinch.scale, in: scrollView) }
    case .ended, .cancelled:
      if pinched != nil { ScrollZoom.pinchEnded(in: scrollView) }
      pinched = nil
      if pinch.isFollowing { pinch.place = nil }
    case .possible, .failed: break
    }
  }
}
