import XCTest

@testable import ControllerTree

/// Zooming by the app and by a person.
final class ScrollZoomTests: XCTestCase {
  @MainActor private static func scene(_ trace: Trace) -> ScrollScene {
    let scene = ScrollScene(trace, content: CGSize(width: 200, height: 400))
    scene.zoomed = scene.content
    (scene.scroll.minimumZoomScale, scene.scroll.maximumZoomScale) = (0.5, 4)
    return scene
  }

  /// SCROLL-13: the view is enlarged, the content grows with it, and the middle stays.
  func test_SCROLL13_scale() async {
    await withTrace { trace in
      let scene = Self.scene(trace)
      scene.scroll.zoomScale = 2
      trace.expect("didScroll 100 200\ndidZoom 2.0")
      XCTAssertEqual(scene.content.frame, CGRect(x: 0, y: 0, width: 400, height: 800))
      XCTAssertEqual(scene.scroll.contentSize, CGSize(width: 400, height: 800))
      scene.scroll.zoomScale = 2
      trace.expect("")
      scene.scroll.zoomScale = 9
      XCTAssertEqual(scene.scroll.zoomScale, 4)
      scene.scroll.zoomScale = 0.1
      XCTAssertEqual(scene.scroll.zoomScale, 0.5)
      XCTAssertEqual(scene.scroll.contentOffset, .zero)
      trace.begin()
      scene.scroll.zoom(to: CGRect(x: 50, y: 100, width: 100, height: 100), animated: false)
      trace.expect("didScroll 100 100\ndidZoom 2.0")
      scene.zoomed = nil
      scene.scroll.zoomScale = 3
      XCTAssertEqual(scene.scroll.zoomScale, 1)
      trace.expect("")
    }
  }

  /// SCROLL-15: an animated change is one jump between beginning and end.
  func test_SCROLL15_animatedScale() async {
    await withTrace(pacing: .manual) { trace in
      let scene = Self.scene(trace)
      scene.scroll.setZoomScale(2, animated: true)
      trace.expect("willBeginZooming [zoomAnimating]\ndidScroll 100 200\ndidZoom 2.0")
      trace.stage.cycle.advance(by: .seconds(0.25))
      trace.expect("didEndZooming 2.0 []")
    }
  }

  /// SCROLL-14: a pinch keeps the place between the fingers; beyond a limit it bounces back.
  func test_SCROLL14_pinch() async {
    await withTrace(pacing: .manual) { trace in
      let scene = Self.scene(trace)
      XCTAssertTrue(scene.scroll.pinch(by: 2, at: CGPoint(x: 50, y: 50)))
      trace.expect(
        """
        willBeginZooming [zooming]
        didScroll 50 50
        didZoom 2.0
        didEndZooming 2.0 []
        """)
      XCTAssertTrue(scene.scroll.pinch(by: 8))
      trace.expect(
        """
        willBeginZooming [zooming]
        didScroll 500 800
        didZoom 8.0
        didScroll 200 300
        didZoom 4.0
        """)
      XCTAssertEqual(scene.flags, "bouncing")
      trace.stage.cycle.settle()
      trace.expect("didEndZooming 4.0 []")
      scene.scroll.bouncesZoom = false
      scene.scroll.pinch(by: 0.01)
      XCTAssertEqual(scene.scroll.zoomScale, 0.5)
      trace.begin()
      scene.scroll.maximumZoomScale = 0.5
      XCTAssertNil(scene.scroll.pinchGestureRecognizer)
      XCTAssertFalse(scene.scroll.pinch(by: 2))
      scene.scroll.maximumZoomScale = 2
      scene.zoomed = nil
      XCTAssertFalse(scene.scroll.pinch(by: 2))
      trace.expect("")
    }
  }
}
