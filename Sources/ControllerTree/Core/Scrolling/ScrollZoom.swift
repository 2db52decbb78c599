import Foundation

/// A pinch that has begun.
struct PinchedZoom {
  /// The scale at the beginning.
  let scale: CGFloat
  /// The place between the fingers, in the visible rectangle.
  let place: CGPoint
}

/// Enlarges the delegate's view, and moves the content with it. Rules: SCROLL-13 to SCROLL-15.
@MainActor enum ScrollZoom {
  /// The duration of an animated change of the scale, in seconds.
  private static let duration = 0.25

  /// The scale; 1 without a view.
  static func scale(of scrollView: UIScrollView) -> CGFloat {
    scrollView.delegate?.viewForZooming(in: scrollView)?.transform.a ?? 1
  }

  // MARK: By the app

  static func set(_ scale: CGFloat, of scrollView: UIScrollView, animated: Bool) {
    let size = scrollView.bounds.size
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    change(scrollView, animated: animated) { view in
      apply(limited(scale, of: scrollView), to: view, in: scrollView, keeping: middle)
    }
  }

  static func show(_ rect: CGRect, in scrollView: UIScrollView, animated: Bool) {
    let size = scrollView.bounds.size
    guard rect.width > 0 || rect.height > 0 else { return }
    let fitting = min(
      rect.width > 0 ? size.width / rect.width : .infinity, rect.height > 0 ? size.height / rect.height : .infinity)
    change(scrollView, animated: animated) { view in
      let scale = limited(fitting, of: scrollView)
      apply(scale, to: view, in: scrollView, keeping: .zero) {
        let origin = view.frame.origin
        return CGPoint(
          x: origin.x + rect.midX * scale - size.width / 2, y: origin.y + rect.midY * scale - size.height / 2)
      }
    }
  }

  /// - Parameter body: Gets the delegate's view.
  private static func change(_ scrollView: UIScrollView, animated: Bool, _ body: @escaping (UIView) -> Void) {
    guard let view = scrollView.delegate?.viewForZooming(in: scrollView) else { return }
    guard animated else { return body(view) }
    animate(scrollView, view, .animating) { body(view) }
  }

  private static func animate(
    _ scrollView: UIScrollView, _ view: UIView, _ activity: ZoomActivity, _ body: @escaping () -> Void
  ) {
    scrollView.zooming = activity
    if activity == .animating { scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view) }
    UIView.animateAsSystem(withDuration: duration, animations: body) { _ in
      guard scrollView.zooming == activity else { return }
      scrollView.zooming = .none
      scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale(of: scrollView))
    }
  }

  // MARK: By a person

  static func pinchBegan(in scrollView: UIScrollView) -> PinchedZoom? {
    guard let view = scrollView.delegate?.viewForZooming(in: scrollView) else { return nil }
    scrollView.stopMoving()
    scrollView.zooming = .pinching
    let size = scrollView.bounds.size
    let place = scrollView.pinchGestureRecognizer?.place ?? CGPoint(x: size.width / 2, y: size.height / 2)
    let pinched = PinchedZoom(scale: scale(of: scrollView), place: place)
    scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
    return pinched
  }

  static func pinchMoved(_ pinched: PinchedZoom, by factor: CGFloat, in scrollView: UIScrollView) {
    guard scrollView.zooming == .pinching, factor > 0,
      let view = scrollView.delegate?.viewForZooming(in: scrollView)
    else { return }
    let wanted = pinched.scale * factor
    let inside = limited(wanted, of: scrollView)
    // Beyond the scales the content follows with the square root of the rest.
    let scale = scrollView.bouncesZoom && inside > 0 ? inside * (wanted / inside).squareRoot() : inside
    apply(scale, to: view, in: scrollView, keeping: pinched.place)
  }

  static func pinchEnded(in scrollView: UIScrollView) {
    guard scrollView.zooming == .pinching else { return }
    let present = scale(of: scrollView)
    let inside = limited(present, of: scrollView)
    guard let view = scrollView.delegate?.viewForZooming(in: scrollView), inside != present else {
      scrollView.zooming = .none
      let view = scrollView.delegate?.viewForZooming(in: scrollView)
      scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: present)
      return
    }
    let size = scrollView.bounds.size
    animate(scrollView, view, .bouncing) {
      apply(inside, to: view, in: scrollView, keeping: CGPoint(x: size.width / 2, y: size.height / 2))
    }
  }

  // MARK: Geometry

  private static func limited(_ scale: CGFloat, of scrollView: UIScrollView) -> CGFloat {
    let least = max(scrollView.minimumZoomScale, 0.000_1)
    return min(max(scale, least), max(scrollView.maximumZoomScale, least))
  }

  /// - Parameters:
  ///   - place: The point of the visible rectangle under which the content stays.
  ///   - offset: The offset after the change, instead of the one that keeps `place`.
  private static func apply(
    _ scale: CGFloat, to view: UIView, in scrollView: UIScrollView, keeping place: CGPoint,
    offset: (() -> CGPoint)? = nil
  ) {
    let old = view.transform.a
    guard scale != old || offset != nil else { return }
    let (before, ratio) = (scrollView.contentOffset, old > 0 ? scale / old : 1)
    let origin = view.frame.origin
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(x: origin.x * ratio + size.width / 2, y: origin.y * ratio + size.height / 2)
    scrollView.contentSize = size
    let target =
      offset?() ?? CGPoint(x: (before.x + place.x) * ratio - place.x, y: (before.y + place.y) * ratio - place.y)
    scrollView.contentOffset = scrollView.range.clamped(target)
    if scale != old { scrollView.delegate?.scrollViewDidZoom(scrollView) }
  }
}
