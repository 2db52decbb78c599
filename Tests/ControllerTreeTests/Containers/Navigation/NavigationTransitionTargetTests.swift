import XCTest

@testable import ControllerTree

/// The target and default delegate of the swipe back (NAV-46).
final class NavigationTransitionTargetTests: XCTestCase {
  /// NAV-46: the default delegate has the action, and is the recognizer's target.
  func test_NAV46_defaultDelegate() async throws {
    try await withStage { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      let recognizer = try XCTUnwrap(scene.navigation.interactivePopGestureRecognizer)
      let delegate = try XCTUnwrap(recognizer.delegate)
      XCTAssertTrue(action.isMethod(of: delegate))
      XCTAssertTrue(recognizer.hasTarget(delegate))
    }
  }

  /// NAV-46: without its target the swipe pops nothing, under fingers and in steps. The recognizer moves.
  func test_NAV46_removedTarget() async throws {
    try await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      let recognizer = try XCTUnwrap(scene.navigation.interactivePopGestureRecognizer)
      recognizer.removeTarget(nil, action: nil)
      var states: [UIGestureRecognizer.State] = []
      recognizer.addHandler { states.append($0.state) }
      scene.window.fingers.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 300, y: 300), steps: 2)
      XCTAssertEqual(states.first, .began)
      XCTAssertEqual(states.last, .ended)
      states = []
      let swipe = scene.navigation.interactivePop
      XCTAssertTrue(swipe.begin())
      swipe.update(0.75)
      swipe.finish()
      trace.stage.cycle.settle()
      XCTAssertEqual(states, [.began, .changed, .ended])
      XCTAssertEqual(recognizer.state, .possible)
      XCTAssertEqual(scene.navigation.titles, ["A", "B"])
      trace.expect("")
    }
  }

  /// NAV-46: with the target and its action, any recognizer of the app drives the pop.
  func test_NAV46_recognizerOfTheApp() async throws {
    try await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      trace.setUp { scene.members[0].loadViewIfNeeded() }
      let target = try XCTUnwrap(scene.navigation.interactivePopGestureRecognizer?.delegate)
      let pan = UIPanGestureRecognizer(target: target, action: action)
      scene.navigation.view.addGestureRecognizer(pan)
      let (start, fingers) = (CGPoint(x: 100, y: 300), scene.window.fingers)
      trace.ignore {
        fingers.drag(from: start, to: CGPoint(x: 180, y: 300), hold: 1)
        trace.stage.cycle.settle()
      }
      XCTAssertEqual(scene.navigation.titles, ["A", "B"])
      fingers.drag(from: start, to: CGPoint(x: 380, y: 300))
      trace.expect(
        """
        B.willMove(toParent: nil)
        B.viewWillDisappear(true)
        A.viewWillAppear(true)
        willShow A (true)
        A.viewIsAppearing(true)
        """)
      trace.stage.cycle.settle()
      trace.expect("B.viewDidDisappear(true)\nA.viewDidAppear(true)\nB.didMove(toParent: nil)\ndidShow A (true)")
      XCTAssertEqual(scene.navigation.titles, ["A"])
    }
  }

  /// NAV-46: the target of a navigation controller that is gone does nothing.
  func test_NAV46_goneController() async throws {
    await withTrace { trace in
      let (view, window) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)), trace.window())
      var kept: AnyObject?
      do {
        let navigation = UINavigationController()
        kept = navigation.interactivePopGestureRecognizer?.delegate
      }
      guard let kept else { return XCTFail("The recognizer has a delegate.") }
      trace.ignore {
        window.isHidden = false
        window.addSubview(view)
      }
      view.addGestureRecognizer(UIPanGestureRecognizer(target: kept, action: action))
      window.fingers.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 380, y: 300))
      trace.expect("")
    }
  }
}

private let action = Selector(("handleNavigationTransition:"))
