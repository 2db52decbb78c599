import XCTest

@testable import ControllerTree

final class SafeAreaTests: XCTestCase {
  /// SAFE-01: outside a window there is no safe area, even if the controller adds insets.
  func test_SAFE01_noneOutsideAWindow() async {
    await withStage { trace in
      UIScreen.main.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
      let controller = trace.controller("C")
      controller.additionalSafeAreaInsets.top = 10
      XCTAssertEqual(controller.view.safeAreaInsets, .zero)
      let view = UIView(frame: controller.view.bounds)
      controller.view.addSubview(view)
      XCTAssertEqual(view.safeAreaInsets, .zero)

      let window = trace.show(controller)
      XCTAssertEqual(view.safeAreaInsets.top, 60)
      window.rootViewController = nil
      XCTAssertEqual(view.safeAreaInsets, .zero)
    }
  }

  /// SAFE-02: a window has the screen's insets, less its distance from the screen's edges.
  func test_SAFE02_windowHasTheScreensInsets() async {
    await withStage { trace in
      let window = Self.window(trace)
      XCTAssertEqual(window.safeAreaInsets, .zero)
      UIScreen.main.safeAreaInsets = UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 20)
      XCTAssertEqual(window.safeAreaInsets, UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 20))
      window.frame = CGRect(x: 4, y: 20, width: 390, height: 700)
      XCTAssertEqual(window.safeAreaInsets, UIEdgeInsets(top: 30, left: 6, bottom: 0, right: 14))
      UIScreen.main.safeAreaInsets = .zero
      XCTAssertEqual(window.safeAreaInsets, .zero)
    }
  }

  /// SAFE-02: insets that a screen was made with count.
  func test_SAFE02_screenMadeWithInsets() async {
    await withStage { trace in
      let screen = UIScreen(
        bounds: CGRect(x: 0, y: 0, width: 400, height: 800),
        safeAreaInsets: UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
      let window = UIWindow(windowScene: UIWindowScene(screen: screen))
      trace.keep(window)
      let root = trace.controller("P")
      window.rootViewController = root
      window.isHidden = false
      XCTAssertEqual(root.view.safeAreaInsets.top, 40)
    }
  }

  /// SAFE-03: on each edge a view inherits the part of the superview's inset beyond the distance between the edges.
  func test_SAFE03_restBeyondTheDistance() async {
    await withStage { trace in
      let root = Self.shownRoot(trace, UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 20))
      let view = UIView()
      root.view.addSubview(view)
      let table: [(CGRect, UIEdgeInsets)] = [
        (CGRect(x: 0, y: 0, width: 400, height: 800), UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 20)),
        (CGRect(x: 0, y: 20, width: 400, height: 780), UIEdgeInsets(top: 30, left: 10, bottom: 30, right: 20)),
        (CGRect(x: 0, y: 60, width: 400, height: 740), UIEdgeInsets(top: 0, left: 10, bottom: 30, right: 20)),
        (CGRect(x: 4, y: 50, width: 384, height: 725), UIEdgeInsets(top: 0, left: 6, bottom: 5, right: 8)),
        (CGRect(x: 100, y: 100, width: 50, height: 50), .zero),
      ]
      for (frame, insets) in table {
        view.frame = frame
        XCTAssertEqual(view.safeAreaInsets, insets, "\(frame)")
      }
    }
  }

  /// SAFE-03: distances are measured from the edges of the superview's bounds, step by step.
  func test_SAFE03_nestedAndScrolled() async {
    await withStage { trace in
      let root = Self.shownRoot(trace, UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
      let outer = UIView(frame: CGRect(x: 0, y: 20, width: 400, height: 400))
      let inner = UIView(frame: CGRect(x: 0, y: 5, width: 400, height: 100))
      root.view.addSubview(outer)
      outer.addSubview(inner)
      XCTAssertEqual(inner.safeAreaInsets.top, 25)
      outer.bounds.origin.y = -10
      XCTAssertEqual(inner.safeAreaInsets.top, 15)
    }
  }

  /// SAFE-04: a controller adds to its root view; children inherit the sum through geometry.
  func test_SAFE04_controllersAdd() async {
    await withStage { trace in
      let root = Self.shownRoot(trace, UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
      let child = trace.embed(trace.controller("C"), in: root)
      root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
      XCTAssertEqual(root.view.safeAreaInsets, UIEdgeInsets(top: 60, left: 0, bottom: 5, right: 0))
      XCTAssertEqual(child.view.safeAreaInsets, UIEdgeInsets(top: 60, left: 0, bottom: 5, right: 0))
      child.additionalSafeAreaInsets.left = 7
      XCTAssertEqual(child.view.safeAreaInsets, UIEdgeInsets(top: 60, left: 7, bottom: 5, right: 0))
      XCTAssertEqual(root.view.safeAreaInsets.left, 0)
    }
  }

  /// SAFE-05: a child that is moved after it was added gets the safe area of its new place.
  func test_SAFE05_movedChildIsComputedAnew() async {
    await withStage { trace in
      let root = Self.shownRoot(trace, UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
      let child = trace.embed(trace.controller("C"), in: root)
      XCTAssertEqual(child.view.safeAreaInsets.top, 50)
      child.view.frame.origin.y = 30
      XCTAssertEqual(child.view.safeAreaInsets.top, 20)
      child.view.frame.origin.y = 0
      XCTAssertEqual(child.view.safeAreaInsets.top, 50)
    }
  }

  /// SAFE-06: at the first appearance the callback comes between entering the window and `viewIsAppearing`.
  func test_SAFE06_firstInsetsAreSentBeforeViewIsAppearing() async {
    await withTrace([.layout, .margins, .safeArea]) { trace in
      UIScreen.main.safeAreaInsets.top = 50
      let root = trace.controller("P", ScriptedController.init)
      var seen: [String: CGFloat] = [:]
      root.once(.viewDidLoad) { seen["load"] = root.view.safeAreaInsets.top }
      root.once(.viewWillAppear) { seen["will"] = root.view.safeAreaInsets.top }
      root.once(.viewSafeAreaInsetsDidChange) { seen["change"] = root.view.safeAreaInsets.top }
      root.once(.viewIsAppearing) { seen["is"] = root.view.safeAreaInsets.top }
      let window = trace.window()
      window.rootViewController = root
      window.isHidden = false
      trace.expect(
        """
        P.viewDidLoad()
        P.viewWillAppear(false)
        P.viewSafeAreaInsetsDidChange()
        P.viewLayoutMarginsDidChange()
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        P.viewDidAppear(false)
        """)
      XCTAssertEqual(seen, ["load": 0, "will": 0, "change": 50, "is": 50])
    }
  }

  /// SAFE-06: an unchanged value sends no callback: not when the view returns to the window, not after a change and its reversal.
  func test_SAFE06_equalInsetsAreNotSent() async {
    await withTrace([.layout, .margins, .safeArea]) { trace in
      let root = Self.shownRoot(trace, UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
      let window = root.view.window
      window?.isHidden = true
      window?.isHidden = false
      trace.expect(
        """
        P.viewWillDisappear(false)
        P.viewDidDisappear(false)
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        P.viewDidAppear(false)
        """)

      UpdateCycle.main.turn {
        root.additionalSafeAreaInsets.top = 20
        root.additionalSafeAreaInsets.top = 0
      }
      trace.expect("")
    }
  }

  /// SAFE-03, SAFE-06: a transform moves a view's edges as well; the callback comes at the end of the turn.
  func test_SAFE06_transformMovesTheEdges() async {
    await withTrace([.layout, .margins, .safeArea]) { trace in
      let root = Self.shownRoot(trace, UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
      let view = ProbeView("V", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      trace.setUp {
        view.onSafeArea = { trace.note("V \(view.safeAreaInsets.top)") }
        root.view.addSubview(view)
        trace.stage.cycle.settle()
      }
      UpdateCycle.main.turn {
        view.transform = CGAffineTransform(translationX: 0, y: 20)
        trace.expect("")
      }
      trace.expect("V 30.0")
    }
  }

  /// SAFE-06: changes of the insets of a window that was never shown are sent when it is shown.
  func test_SAFE06_windowShownLaterSendsItsInsets() async {
    await withTrace { trace in
      let window = trace.window()
      let view = ProbeView("V", frame: window.bounds)
      var seen: [CGFloat] = []
      view.onSafeArea = { seen.append(view.safeAreaInsets.top) }
      window.addSubview(view)
      UIScreen.main.safeAreaInsets.top = 50
      window.isHidden = false
      XCTAssertEqual(seen, [50])
    }
  }
}

extension SafeAreaTests {
  /// A visible window of the whole screen, 400 × 800.
  @MainActor private static func window(_ trace: Trace) -> UIWindow {
    UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    let window = trace.window()
    window.isHidden = false
    return window
  }

  /// A root `P` in it, under a screen with insets; the trace begins after it.
  @MainActor private static func shownRoot(_ trace: Trace, _ insets: UIEdgeInsets) -> UIViewController {
    UIScreen.main.safeAreaInsets = insets
    let root = trace.controller("P")
    trace.setUp { Self.window(trace).rootViewController = root }
    return root
  }
}
