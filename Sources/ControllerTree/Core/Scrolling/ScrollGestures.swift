import Foundation

/// The recognizers of a scroll view, and what they do to its content; made on first use. Rules: SCROLL-06, SCROLL-14.
@MainActor final class ScrollGestures {
  let pan = UIPanGestureRecognizer()
  let pinch = UIPinchGestureRecognizer()
  let drag: InteractiveDrag
  private unowned let scrollView: UIScrollView
  private var pinched: PinchedZoom?

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    drag = InteractiveDrag(of: scrollView, by: pan)
    pan.isEnabled = scrollView.isScrollEnabled
    // The scroll view's own handlers come first.
    pan.addHandler { [unowned self] _ in panChanged() }
    pinch.addHandler { [unowned self] _ in pinchChanged() }
  }

  private func panChanged() {
    let stage = Stage.current
    switch pan.state {
    case .began: scrollView.dragBegan()
    case .changed: scrollView.dragMoved(by: pan.translation(in: scrollView))
    case .ended: scrollView.dragEnded(velocity: pan.velocity(in: scrollView), on: stage)
    case .cancelled: scrollView.dragCancelled(on: stage)
    case .possible, .failed: break
    }
  }

  private func pinchChanged() {
    switch pinch.state {
    case .began: pinched = ScrollZoom.pinchBegan(in: scrollView)
    case .changed: pinched.map { ScrollZoom.pinchMoved($0, by: pinch.scale, in: scrollView) }
    case .ended, .cancelled:
      if pinched != nil { ScrollZoom.pinchEnded(in: scrollView) }
      pinched = nil
    case .possible, .failed: break
    }
  }
}
