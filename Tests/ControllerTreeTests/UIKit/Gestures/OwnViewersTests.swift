import UIKit
import XCTest

@testable import ControllerTree

/// Viewers as libraries write them: zooming, transforming, paging, refreshing, dismissing, under real fingers.
final class OwnViewersTests: XCTestCase {
  /// An image viewer: a double tap zooms to the place, another one back; a single tap hides the bars.
  @MainActor private final class ImageViewer: NSObject, UIScrollViewDelegate {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    init(_ trace: Trace) {
      super.init()
      trace.kept.append(self)
      scroll.delegate = self
      (scroll.minimumZoomScale, scroll.maximumZoomScale) = (1, 4)
      scroll.contentSize = image.bounds.size
      scroll.addSubview(image)
      let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      single.addHandler { _ in trace.note("single") }
      double.addHandler { [unowned self] _ in
        trace.note("double")
        guard scroll.zoomScale == 1 else { return scroll.setZoomScale(1, animated: false) }
        let place = double.location(in: image)
        scroll.zoom(to: CGRect(x: place.x - 50, y: place.y - 50, width: 100, height: 100), animated: false)
      }
      for tap in [single, double] { scroll.addGestureRecognizer(tap) }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { image }
  }

  /// TOUCH-23, SCROLL-13: taps and zooming.
  func test_TOUCH23_imageViewer() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let viewer = ImageViewer(trace)
      scene.controller.view.addSubview(viewer.scroll)
      trace.begin()
      scene.fingers.tap(at: CGPoint(x: 100, y: 100))
      trace.expect("single")
      scene.fingers.doubleTap(at: CGPoint(x: 100, y: 100))
      trace.expect("double")
      XCTAssertEqual(viewer.scroll.zoomScale, 4)
      XCTAssertEqual(viewer.scroll.contentOffset, CGPoint(x: 200, y: 200))
      scene.fingers.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 150, y: 200))
      XCTAssertEqual(viewer.scroll.contentOffset.x, 250)
      scene.fingers.doubleTap(at: CGPoint(x: 100, y: 100))
      XCTAssertEqual(viewer.scroll.zoomScale, 1)
      scene.fingers.pinch(at: CGPoint(x: 200, y: 200), from: 100, to: 200)
      XCTAssertEqual(viewer.scroll.zoomScale, 2, accuracy: 0.01)
      trace.expect("double")
    }
  }

  private final class Everything: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }

  /// TOUCH-22, TOUCH-34: a sticker is moved, enlarged and rotated by the same two fingers; each step starts from zero.
  func test_TOUCH34_sticker() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let sticker = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
      scene.controller.view.addSubview(sticker)
      let all = Everything()
      let (pan, pinch, rotation) = (
        UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer()
      )
      pan.addHandler { _ in
        let way = pan.translation(in: sticker.superview)
        sticker.center = CGPoint(x: sticker.center.x + way.x, y: sticker.center.y + way.y)
        pan.setTranslation(.zero, in: sticker.superview)
      }
      pinch.addHandler { _ in
        sticker.transform = sticker.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
      }
      rotation.addHandler { _ in
        sticker.transform = sticker.transform.rotated(by: rotation.rotation)
        rotation.rotation = 0
      }
      for recognizer in [pan, pinch, rotation] as [UIGestureRecognizer] {
        recognizer.delegate = all
        sticker.addGestureRecognizer(recognizer)
      }
      let fingers = scene.fingers
      fingers.begin(at: [CGPoint(x: 150, y: 200), CGPoint(x: 250, y: 200)])
      fingers.move(to: [CGPoint(x: 200, y: 130), CGPoint(x: 200, y: 270)])
      fingers.move(to: [CGPoint(x: 240, y: 100), CGPoint(x: 240, y: 300)])
      fingers.endAll()
      XCTAssertEqual(sticker.center.x, 240, accuracy: 0.001)
      XCTAssertEqual(sticker.center.y, 200, accuracy: 0.001)
      let transform = sticker.transform
      XCTAssertEqual((transform.a * transform.a + transform.b * transform.b).squareRoot(), 2, accuracy: 0.001)
      XCTAssertEqual(atan2(transform.b, transform.a), .pi / 2, accuracy: 0.001)
      withExtendedLifetime(all) {}
    }
  }

  /// SCROLL-09, SCROLL-12: a carousel of pages, and a pull that a delegate measures.
  func test_SCROLL09_carouselAndPull() async {
    final class Pull: NSObject, UIScrollViewDelegate {
      var isLoading = false
      var page = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.isDragging, scrollView.contentOffset.y < -60 { isLoading = true }
      }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if isLoading { scrollView.contentInset.top = 60 }
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
      }
    }
    await withTrace { trace in
      let scene = TouchScene(trace)
      let (carousel, list, pull) = (UIScrollView(), UIScrollView(), Pull())
      carousel.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
      carousel.contentSize = CGSize(width: 1600, height: 100)
      carousel.isPagingEnabled = true
      list.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
      list.contentSize = CGSize(width: 400, height: 2000)
      for scroll in [carousel, list] {
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = pull
      }
      scene.controller.view.addSubview(list)
      list.addSubview(carousel)
      scene.fingers.swipe(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 200, y: 55))
      UpdateCycle.main.settle()
      XCTAssertEqual(carousel.contentOffset.x, 400)
      XCTAssertEqual(pull.page, 1)
      XCTAssertEqual(list.contentOffset.y, 0)
      scene.fingers.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 205, y: 250))
      UpdateCycle.main.settle()
      XCTAssertTrue(pull.isLoading)
      XCTAssertEqual(list.contentOffset.y, -60)
      XCTAssertEqual(carousel.contentOffset.x, 400)
    }
  }

  /// TRANS-12, TRANS-13: a pull dismisses a controller as far as the finger goes; half way it returns.
  func test_TRANS12_interactiveDismissal() async {
    await withTrace(pacing: .manual) { trace in
      let (root, card) = (trace.controller("R"), trace.controller("C"))
      let window = trace.show(root)
      let driver = DrivenDismissal()
      trace.kept.append(driver)
      card.modalPresentationStyle = .fullScreen
      card.transitioningDelegate = driver
      root.present(card, animated: false)
      UpdateCycle.main.settle()
      driver.install(on: card)
      trace.begin()
      let start = CGPoint(x: 200, y: 100)
      window.fingers.drag(from: start, to: CGPoint(x: 200, y: 250))
      UpdateCycle.main.settle()
      XCTAssertTrue(root.presentedViewController === card)
      window.fingers.drag(from: start, to: CGPoint(x: 200, y: 700))
      UpdateCycle.main.settle()
      XCTAssertNil(root.presentedViewController)
      XCTAssertEqual(driver.steps.first, "began")
      XCTAssertTrue(driver.steps.contains("cancelled") && driver.steps.last == "finished")
      _ = trace.read()
    }
  }
}

/// Dismisses a controller by a pan, with an animation of its own.
@MainActor
private final class DrivenDismissal: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private var interaction: UIPercentDrivenInteractiveTransition?
  private let pan = UIPanGestureRecognizer()
  private weak var controller: UIViewController?
  private(set) var steps: [String] = []

  func install(on controller: UIViewController) {
    self.controller = controller
    pan.addHandler { [unowned self] _ in moved() }
    controller.view.addGestureRecognizer(pan)
  }

  private func moved() {
    let part = max(0, pan.translation(in: nil).y / 800)
    switch pan.state {
    case .began:
      steps.append("began")
      interaction = UIPercentDrivenInteractiveTransition()
      controller?.dismiss(animated: true)
    case .changed: interaction?.update(part)
    case .ended where part > 0.5:
      steps.append("finished")
      interaction?.finish()
      interaction = nil
    case .ended, .cancelled:
      steps.append("cancelled")
      interaction?.cancel()
      interaction = nil
    case .possible, .failed: break
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction }
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .from)
    if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
    UIView.animate(withDuration: 0.3) {
      view?.frame.origin.y = 800
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
