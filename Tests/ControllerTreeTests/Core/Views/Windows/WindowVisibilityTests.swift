import XCTest

@testable import ControllerTree

final class WindowVisibilityTests: XCTestCase {
  /// WIN-01: the properties of a new window.
  func test_WIN01_newWindow() async {
    await withTrace { trace in
      let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      let window = UIWindow(frame: frame)
      XCTAssertTrue(window.isHidden)
      XCTAssertNil(window.rootViewController)
      XCTAssertEqual(window.windowLevel, .normal)
      XCTAssertEqual([UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue), [0, 1_000, 2_000])
      XCTAssertTrue(window.screen === UIScreen.main)
      XCTAssertTrue(window.canBecomeKey)
      XCTAssertFalse(window.isKeyWindow)
      XCTAssertEqual(window.frame, frame)
      XCTAssertEqual(UIWindow().frame, UIScreen.main.bounds)
      XCTAssertEqual(UIApplication.shared.windows, [])

      let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 500, height: 600))
      let scene = UIWindowScene(screen: screen)
      let placed = UIWindow(windowScene: scene)
      XCTAssertEqual(placed.frame, screen.bounds)
      XCTAssertTrue(placed.windowScene === scene)
      XCTAssertTrue(placed.screen === screen)
      XCTAssertTrue(placed.isHidden)
    }
  }

  /// WIN-02: a window is the root of its own tree.
  func test_WIN02_windowHasNoSuperview() async {
    await withTrace { trace in
      let window = trace.window()
      XCTAssertNil(window.superview)
      XCTAssertTrue(window.window === window)
      window.isHidden = false
      window.removeFromSuperview()
      XCTAssertFalse(window.isHidden)
      XCTAssertEqual(UIApplication.shared.windows, [window])
    }
  }

  /// WIN-03: visible → notification → root installed, appearing. Not key.
  func test_WIN03_showing() async {
    await withTrace { trace in
      let window = NamedWindow("W", trace)
      window.rootViewController = trace.controller("P")
      trace.notingWindows([ObjectIdentifier(window): "W"]) { window.isHidden = false }
      trace.expectDetailed(
        """
        posted: W visible
        P.viewDidLoad() window: nil
        P.viewWillAppear(false) window: nil
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        """)
      XCTAssertFalse(window.isKeyWindow)
      window.isHidden = false
      trace.expect("")
    }
  }

  /// WIN-05: shown, in front of its level, then key; the turn's end comes after all three.
  func test_WIN05_makeKeyAndVisible() async {
    await withTrace { trace in
      let (window, other) = (NamedWindow("W", trace), NamedWindow("O", trace))
      trace.setUp {
        window.rootViewController = trace.controller("P")
        other.makeKeyAndVisible()
      }
      trace.notingWindows([ObjectIdentifier(window): "W", ObjectIdentifier(other): "O"]) { window.makeKeyAndVisible() }
      trace.expect(
        """
        posted: W visible
        P.viewDidLoad()
        P.viewWillAppear(false)
        O.resignKey()
        posted: O not key
        W.becomeKey()
        posted: W key
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        """)
      other.makeKeyAndVisible()
      trace.expect("W.resignKey()\nO.becomeKey()")
      XCTAssertEqual(UIApplication.shared.windows, [window, other])
    }
  }

  /// WIN-06, WIN-11, SEED-07: key status goes to the front-most visible window first, then the root disappears, then the
  /// notification is posted.
  func test_WIN06_hidingTheKeyWindow() async {
    await withTrace { trace in
      let (first, second) = (NamedWindow("W1", trace), NamedWindow("W2", trace))
      let delegate = Delegate()
      delegate.window = first
      UIApplication.shared.delegate = delegate
      first.makeKeyAndVisible()
      let root = trace.controller("P")
      trace.setUp {
        second.rootViewController = root
        second.makeKeyAndVisible()
      }
      XCTAssertTrue(UIApplication.shared.keyWindow === second)
      XCTAssertTrue(UIApplication.shared.delegate?.window === first)

      trace.notingWindows([ObjectIdentifier(first): "W1", ObjectIdentifier(second): "W2"]) { second.isHidden = true }
      trace.expectDetailed(
        """
        W2.resignKey()
        posted: W2 not key
        W1.becomeKey()
        posted: W1 key
        P.viewWillDisappear(false)
        posted: W2 hidden
        P.viewDidDisappear(false)
        """)
      XCTAssertTrue(UIApplication.shared.keyWindow === first)
      XCTAssertTrue(root.view.superview === second)
      second.isHidden = true
      trace.expect("")
    }
  }

  /// WIN-06, RESP-14: key status goes first, to the front-most of several; then the first responder resigns; then
  /// the content disappears.
  func test_WIN06_RESP14_frontmostBecomesKeyThenTheFirstResponderResigns() async {
    final class Field: NamedView {
      weak var trace: Trace?
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool {
        trace?.note("\(name).resignFirstResponder()")
        return super.resignFirstResponder()
      }
    }
    await withTrace { trace in
      let windows = ["W1", "W2", "W3"].map { NamedWindow($0, trace) }
      let (root, field) = (trace.controller("P"), Field("F"))
      trace.setUp {
        windows[2].rootViewController = root
        for window in windows { window.makeKeyAndVisible() }
        field.trace = trace
        root.view.addSubview(field)
        field.becomeFirstResponder()
      }
      windows[2].isHidden = true
      trace.expect(
        """
        W3.resignKey()
        W2.becomeKey()
        F.resignFirstResponder()
        P.viewWillDisappear(false)
        P.viewDidDisappear(false)
        """)
    }
  }

  /// WIN-06: if no other window can become key, none is key; windows that refuse are skipped.
  func test_WIN06_noWindowInheritsTheKey() async {
    await withTrace { trace in
      let windows = ["W1", "W2", "W3"].map { NamedWindow($0, trace) }
      windows[1].mayBecomeKey = false
      for window in windows { window.makeKeyAndVisible() }
      trace.expect("W1.becomeKey()\nW1.resignKey()\nW3.becomeKey()")
      windows[2].isHidden = true
      trace.expect("W3.resignKey()\nW1.becomeKey()")
      windows[0].isHidden = true
      trace.expect("W1.resignKey()")
      XCTAssertNil(UIApplication.shared.keyWindow)
    }
  }

  /// WIN-11, APP-21: forwarded children disappear too; showing again begins with `viewWillAppear`, the view stays loaded.
  func test_WIN11_hidingAndShowingAgain() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      window.isHidden = true
      trace.expect(
        """
        P.viewWillDisappear(false)
        C.viewWillDisappear(false)
        P.viewDidDisappear(false)
        C.viewDidDisappear(false)
        """)
      XCTAssertTrue(child.view.window === window)
      window.isHidden = false
      trace.expect(
        """
        P.viewWillAppear(false)
        C.viewWillAppear(false)
        P.viewIsAppearing(false)
        C.viewIsAppearing(false)
        P.viewDidAppear(false)
        C.viewDidAppear(false)
        """)
    }
  }

  /// WIN-11, APP-20: hidden and shown in one turn, the appearance is reversed and ends once.
  func test_WIN11_hiddenAndShownInOneTurn() async {
    await withTrace { trace in
      let window = trace.show(trace.controller("P"))
      UpdateCycle.main.turn {
        window.isHidden = true
        window.isHidden = false
      }
      trace.expect(
        """
        P.viewWillDisappear(false)
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        """)
    }
  }

  /// WIN-11: hidden from inside the root's own appearance.
  func test_WIN11_hiddenFromACallback() async {
    await withTrace(.layout) { trace in
      let root = trace.controller("P", ScriptedController.init)
      let window = trace.window()
      window.rootViewController = root
      root.once(.viewWillAppear) { window.isHidden = true }
      window.isHidden = false
      trace.expect(
        """
        P.viewDidLoad()
        P.viewWillAppear(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        P.viewWillDisappear(false)
        P.viewDidDisappear(false)
        """)
      XCTAssertTrue(window.isHidden)

      trace.ignore { window.isHidden = false }
      root.once(.viewDidAppear) { XCTFail("It is on screen already.") }
      window.setNeedsLayout()
      root.once(.viewWillLayoutSubviews) { window.isHidden = true }
      root.view.setNeedsLayout()
      UpdateCycle.main.settle()
      trace.expect(
        """
        P.viewWillLayoutSubviews()
        P.viewWillDisappear(false)
        P.viewDidLayoutSubviews()
        P.viewDidDisappear(false)
        """)
    }
  }

  /// APP-21: entering a hidden window sends no callbacks; showing it makes all its content appear.
  func test_APP21_enteringAHiddenWindow() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      trace.setUp { window.isHidden = true }
      let child = trace.controller("C")
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.didMove(toParent: P)
        """)
      window.isHidden = false
      trace.expect(
        """
        P.viewWillAppear(false)
        C.viewWillAppear(false)
        P.viewIsAppearing(false)
        C.viewIsAppearing(false)
        P.viewDidAppear(false)
        C.viewDidAppear(false)
        """)
    }
  }

  /// WIN-15: in another scene: key status of the old one is given up, the window's visibility stays.
  func test_WIN15_movingToAnotherScene() async {
    await withTrace { trace in
      let (old, new) = (UIWindowScene(), UIWindowScene())
      let (window, heir) = (NamedWindow("W", trace), NamedWindow("H", trace))
      trace.setUp {
        (window.windowScene, heir.windowScene) = (old, old)
        window.rootViewController = trace.controller("P")
        heir.isHidden = false
        window.makeKeyAndVisible()
      }

      window.windowScene = new
      trace.expect("W.resignKey()\nH.becomeKey()")
      XCTAssertFalse(window.isHidden)
      XCTAssertEqual(new.windows, [window])
      XCTAssertEqual(old.windows, [heir])
      window.windowScene = new
      trace.expect("")
    }
  }

  /// WIN-15, SAFE-02, SAFE-06: a scene on another screen gives the window that screen's safe area.
  func test_WIN15_SAFE06_sceneOnAnotherScreen() async {
    await withTrace([.margins, .safeArea]) { trace in
      let notched = UIScreen(safeAreaInsets: UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
      let window = UIWindow(windowScene: UIWindowScene())
      trace.keep(window)
      let root = trace.controller("P")
      trace.setUp {
        window.rootViewController = root
        window.isHidden = false
      }
      window.windowScene = UIWindowScene(screen: notched)
      XCTAssertEqual(root.view.safeAreaInsets.top, 40)
      trace.expect(
        """
        P.viewSafeAreaInsetsDidChange()
        P.viewLayoutMarginsDidChange()
        """)
    }
  }

  /// WIN-15: a scene that is not connected shows nothing.
  func test_WIN15_unattachedScene() async {
    await withTrace { trace in
      let unattached = UIWindowScene()
      unattached.move(to: .unattached)
      let window = UIWindow(windowScene: UIWindowScene())
      trace.setUp {
        trace.keep(window)
        window.rootViewController = trace.controller("P")
        window.isHidden = false
      }
      window.windowScene = unattached
      trace.expect("P.viewWillDisappear(false)\nP.viewDidDisappear(false)")
      XCTAssertFalse(window.isHidden)
    }
  }

  /// WIN-15: the content of a window that is removed from its scene is off screen; in a scene again it appears.
  func test_WIN15_windowLeavesItsScene() async {
    await withTrace { trace in
      let scene = UIWindowScene()
      let window = UIWindow(windowScene: scene)
      trace.setUp {
        trace.keep(window)
        window.rootViewController = trace.controller("P")
        window.isHidden = false
      }
      window.windowScene = nil
      trace.expect("P.viewWillDisappear(false)\nP.viewDidDisappear(false)")
      XCTAssertFalse(window.isHidden)
      XCTAssertEqual(scene.windows, [])
      window.windowScene = scene
      trace.expect(
        """
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        """)
    }
  }

  /// WIN-15: a visible window that has never had a scene goes off screen too, once; its scene brings it back. A hidden one stays as it is.
  func test_WIN15_windowWithoutASceneIsTakenOut() async {
    await withTrace { trace in
      let window = trace.window()
      window.windowScene = nil
      trace.setUp {
        window.rootViewController = trace.controller("P")
        window.isHidden = false
      }
      XCTAssertTrue(window.isOnScreen)
      window.windowScene = nil
      trace.expect("P.viewWillDisappear(false)\nP.viewDidDisappear(false)")
      XCTAssertFalse(window.isHidden)
      XCTAssertFalse(window.isOnScreen)
      window.windowScene = nil
      trace.expect("")
      window.windowScene = UIWindowScene()
      trace.expect(
        """
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        """)
    }
  }

  /// WIN-15, WIN-16: a window that was taken out is released with its last reference, without a report.
  func test_WIN15_WIN16_windowThatWasTakenOutIsReleased() async {
    await withTrace { trace in
      var overlay: UIWindow? = UIWindow()
      overlay?.rootViewController = UIViewController()
      trace.setUp { overlay?.isHidden = false }
      weak let released = overlay
      trace.ignore { overlay?.windowScene = nil }
      overlay = nil
      XCTAssertNil(released)
      UpdateCycle.main.turn {}
      trace.expect("")
    }
  }

  /// WIN-18, APP-22: covering, fading or moving a window does not affect its visibility.
  func test_WIN18_onlyIsHiddenCounts() async {
    await withTrace { trace in
      let window = NamedWindow("W", trace)
      trace.setUp {
        window.rootViewController = trace.controller("P")
        window.isHidden = false
      }
      trace.notingWindows([ObjectIdentifier(window): "W"]) {
        window.alpha = 0
        window.center.x = -5_000
        let cover = trace.window()
        cover.windowLevel = .alert
        cover.isHidden = false
      }
      trace.expect("")
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }
}
