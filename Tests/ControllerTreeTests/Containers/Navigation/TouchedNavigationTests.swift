import XCTest

@testable import ControllerTree

/// Fingers on navigation controllers and their content.
final class TouchedNavigationTests: XCTestCase {
  /// TOUCH-42, NAV-24: a swipe from the edge pops, with the callbacks of the act.
  func test_TOUCH42_swipeBack() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      guard let window = scene.navigation.view.window else { return XCTFail("There is a window.") }
      trace.setUp { scene.members[0].loadViewIfNeeded() }
      let (start, width) = (CGPoint(x: 5, y: 300), window.bounds.width)
      XCTAssertTrue(window.fingers.drag(from: start, to: CGPoint(x: width * 0.7, y: 300), steps: 4))
      trace.expect(
        """
        B.willMove(toParent: nil)
        B.viewWillDisappear(true)
        A.viewWillAppear(true)
        willShow A (true)
        A.viewIsAppearing(true)
        """)
      UpdateCycle.main.settle()
      trace.expect("B.viewDidDisappear(true)\nA.viewDidAppear(true)\nB.didMove(toParent: nil)\ndidShow A (true)")
      XCTAssertTrue(window.fingers.drag(from: start, to: CGPoint(x: width * 0.7, y: 300)))
      UpdateCycle.main.settle()
      XCTAssertEqual(scene.navigation.titles, ["A"])
      trace.expect("")
    }
  }

  /// TOUCH-42: a short swipe is cancelled, a fast one finishes.
  func test_TOUCH42_shortAndFast() async {
    await withStage(pacing: .manual) { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      guard let window = scene.navigation.view.window else { return XCTFail("There is a window.") }
      let start = CGPoint(x: 5, y: 300)
      window.fingers.begin(at: start)
      window.fingers.move(to: CGPoint(x: 60, y: 300))
      window.fingers.move(to: CGPoint(x: 105, y: 300))
      XCTAssertEqual(scene.navigation.interactivePop.percentComplete, 100 / window.bounds.width, accuracy: 0.001)
      window.fingers.wait(1)
      window.fingers.end()
      UpdateCycle.main.settle()
      XCTAssertEqual(scene.navigation.titles, ["A", "B"])
      window.fingers.swipe(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 300, y: 300))
      UpdateCycle.main.settle()
      XCTAssertEqual(scene.navigation.titles, ["A", "B"])
      window.fingers.swipe(from: start, to: CGPoint(x: 120, y: 300))
      UpdateCycle.main.settle()
      XCTAssertEqual(scene.navigation.titles, ["A"])
    }
  }

  /// TOUCH-52: content that scrolls leaves the edge to the swipe back, and keeps everything else.
  func test_TOUCH52_scrollingContent() async {
    await withStage(pacing: .manual) { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      guard let window = scene.navigation.view.window, let view = scene.members[1].view else {
        return XCTFail("There is a window.")
      }
      let scroll = UIScrollView(frame: view.bounds)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 2000, height: 2000)
      view.addSubview(scroll)
      UpdateCycle.main.settle()
      window.fingers.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 5, y: 200))
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 100))
      window.fingers.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 100, y: 300))
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 100, y: 100))
      window.fingers.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 350, y: 300))
      UpdateCycle.main.settle()
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 100, y: 100))
      XCTAssertEqual(scene.navigation.titles, ["A"])
    }
  }

  /// NAV-37: a swipe in the content pops once the app enables it; one that is given up half way leaves the top.
  func test_NAV37_swipeInContent() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      guard let window = scene.navigation.view.window else { return XCTFail("There is a window.") }
      trace.setUp { scene.members[0].loadViewIfNeeded() }
      let (start, end) = (CGPoint(x: 100, y: 300), CGPoint(x: 380, y: 310))
      window.fingers.drag(from: start, to: end)
      scene.navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
      window.fingers.drag(from: end, to: start)
      window.fingers.drag(from: start, to: CGPoint(x: 110, y: 500))
      UpdateCycle.main.settle()
      trace.expect("")
      window.fingers.begin(at: start)
      window.fingers.move(to: CGPoint(x: 200, y: 300))
      window.fingers.move(to: CGPoint(x: 250, y: 300))
      XCTAssertGreaterThan(scene.navigation.interactivePop.percentComplete, 0.3)
      window.fingers.wait(1)
      window.fingers.end()
      UpdateCycle.main.settle()
      trace.expect(
        """
        B.willMove(toParent: nil)
        B.viewWillDisappear(true)
        A.viewWillAppear(true)
        willShow A (true)
        A.viewIsAppearing(true)
        A.viewWillDisappear(true)
        A.viewDidDisappear(true)
        B.viewWillAppear(true)
        B.viewIsAppearing(true)
        B.viewDidAppear(true)
        """)
      XCTAssertEqual(scene.navigation.titles, ["A", "B"])
      window.fingers.drag(from: start, to: end)
      UpdateCycle.main.settle()
      XCTAssertEqual(scene.navigation.titles, ["A"])
      window.fingers.drag(from: start, to: end)
      UpdateCycle.main.settle()
      XCTAssertEqual(scene.navigation.titles, ["A"])
      _ = trace.read()
    }
  }
}
