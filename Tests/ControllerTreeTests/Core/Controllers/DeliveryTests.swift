import ControllerTree
import XCTest

/// Missing calls of `super`, and callbacks that are called by hand. Rules SUP-01 to SUP-06, MIS-20, MIS-29.
final class DeliveryTests: XCTestCase {
  // MARK: Missing super

  /// SUP-01, SUP-02, MIS-29, APP-07: states and forwarding work without `super`; each method is reported once per
  /// class.
  func test_SUP01_SUP02_MIS29_missingSuperIsReportedAndChangesNothing() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.controller("C", SilentController.init)
      child.loadViewIfNeeded()
      trace.embed(trace.controller("CC"), in: child)
      UpdateCycle.main.turn { parent.adopt(child) }
      UpdateCycle.main.turn { child.leaveParent() }
      trace.expectDetailed(
        """
        C.willMove(toParent: P) movingToParent window: nil
        ! MIS-29 superNotCalled: turn
        C.viewWillAppear(false) movingToParent window: nil
        ! MIS-29 superNotCalled: turn
        CC.viewWillAppear(false) window: nil
        C.viewIsAppearing(false) movingToParent
        ! MIS-29 superNotCalled: turn
        CC.viewIsAppearing(false)
        C.viewDidAppear(false) movingToParent
        ! MIS-29 superNotCalled: turn
        CC.viewDidAppear(false)
        ! MIS-15 didMoveMissing: turn
        C.viewWillDisappear(false)
        ! MIS-29 superNotCalled: turn
        CC.viewWillDisappear(false)
        ! MIS-16 willMoveMissing: turn
        C.didMove(toParent: nil) window: nil
        ! MIS-29 superNotCalled: turn
        C.viewDidDisappear(false) window: nil
        ! MIS-29 superNotCalled: turn
        CC.viewDidDisappear(false) window: nil
        """)

      let second = trace.controller("D", SilentController.init)
      second.beginAppearanceTransition(true, animated: false)
      second.endAppearanceTransition()
      second.beginAppearanceTransition(false, animated: false)
      second.endAppearanceTransition()
      trace.expect(
        """
        D.viewDidLoad()
        D.viewWillAppear(false)
        D.viewDidAppear(false)
        D.viewWillDisappear(false)
        D.viewDidDisappear(false)
        """)
    }
  }

  /// MIS-29: the text names class and method.
  func test_MIS29_textOfAMissingSuper() async {
    await withStage { trace in
      let controller = trace.controller("C", SilentController.init)
      let issues = trace.stage.diagnostics.collect {
        controller.beginAppearanceTransition(true, animated: false)
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
      }
      XCTAssertEqual(
        issues.map(\.message),
        ["viewWillAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)"].map {
          "SilentController.\($0) must call super.\($0)."
        })
      trace.expect(
        """
        ! MIS-29 superNotCalled: C.beginAppearanceTransition(_:animated:)
        ! MIS-29 superNotCalled: C.beginAppearanceTransition(_:animated:)
        ! MIS-29 superNotCalled: C.endAppearanceTransition()
        """)
    }
  }

  /// SUP-03: `addChild` and `removeFromParent` do nothing without `super`.
  func test_SUP03_containmentWithoutSuperDoesNothing() async {
    await withTrace { trace in
      let parent = trace.controller("P", DeafController.init)
      let child = trace.controller("C")
      parent.addChild(child)
      XCTAssertNil(child.parent)
      XCTAssertEqual(parent.children, [])

      let container = trace.controller("Q")
      container.addChild(parent)
      parent.removeFromParent()
      XCTAssertTrue(parent.parent === container)
      trace.expect("P.willMove(toParent: Q)")
    }
  }

  /// SUP-05, SUP-09: a missing `super` is not reported for hooks whose base does nothing, nor for `layoutSubviews`.
  func test_SUP05_SUP09_hooksThatNeedNoSuper() async {
    await withTrace([.layout, .margins, .safeArea]) { trace in
      UIScreen.main.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      let window = trace.window(size: UIScreen.main.bounds.size)
      window.rootViewController = trace.controller("P", QuietController.init)
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
    }
  }

  /// SUP-06: `viewWillTransition` without `super` is reported only if there are children that `super` would forward to.
  func test_SUP06_viewWillTransitionWithoutSuper() async {
    for hasChild in [false, true] {
      await withTrace(.sizes) { trace in
        let root = trace.controller("P", DeafController.init)
        let window = trace.show(root)
        trace.setUp {
          if hasChild {
            let child = trace.controller("C")
            root.reallyAddChild(child)
            child.loadViewIfNeeded()
            child.didMove(toParent: root)
          }
        }
        window.frame.size = CGSize(width: 600, height: 700)
        trace.expect(
          """
          P.viewWillTransition(to: 600×700)\(hasChild ? "\n! MIS-29 superNotCalled: UIWindow #1.frame" : "")
          """)
      }
    }
  }

  /// SUP-01, MIS-20: calling the base of another callback is not calling `super`; it is a call by hand.
  func test_SUP01_MIS20_baseOfAnotherCallback() async {
    final class Confused: UIViewController {
      override func viewWillAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    }
    await withTrace { trace in
      let controller = trace.controller("C", Confused.init)
      controller.beginAppearanceTransition(true, animated: false)
      trace.expect(
        """
        C.viewDidLoad()
        C.viewWillAppear(false)
        ! MIS-20 directAppearanceCall: C.beginAppearanceTransition(_:animated:)
        ! MIS-29 superNotCalled: C.beginAppearanceTransition(_:animated:)
        """)
      controller.endAppearanceTransition()
      trace.expect("C.viewDidAppear(false)")
      trace.ignore {
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
      }
    }
  }

  // MARK: By hand

  /// MIS-20: an appearance callback by hand runs as a plain function; nothing is delivered, forwarded or changed.
  func test_MIS20_appearanceCallbacksByHand() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      let child = trace.controller("C", ScriptedController.init)
      trace.embed(child, in: root)
      trace.embed(trace.controller("CC"), in: child)
      var runs = 0
      for moment in [ScriptedController.Moment.viewWillAppear, .viewDidDisappear] { child.on(moment) { runs += 1 } }
      let calls: [(String, () -> Void)] = [
        ("viewWillAppear", { child.viewWillAppear(false) }), ("viewIsAppearing", { child.viewIsAppearing(true) }),
        ("viewDidAppear", { child.viewDidAppear(false) }), ("viewWillDisappear", { child.viewWillDisappear(true) }),
        ("viewDidDisappear", { child.viewDidDisappear(true) }),
      ]
      for (name, call) in calls {
        trace.expectRefusal(
          "! MIS-20 directAppearanceCall: \(name)(_:) was called by hand on ScriptedController \"C\"; its state did not change.",
          call)
      }
      XCTAssertEqual(runs, 2)
    }
  }

  /// MIS-20: a container that forwards by calling its child's callback inside its own is reported each time.
  func test_MIS20_callbackOfAChildByHandInsideADelivery() async {
    await withTrace { trace in
      let root = trace.controller("P", ScriptedController.init)
      let child = trace.embed(trace.controller("C"), in: root)
      root.once(.viewWillAppear) { child.viewWillAppear(false) }
      let window = trace.window()
      window.rootViewController = root
      window.isHidden = false
      trace.expect(
        """
        P.viewWillAppear(false)
        ! MIS-20 directAppearanceCall: UIWindow #1.isHidden
        C.viewWillAppear(false)
        P.viewIsAppearing(false)
        C.viewIsAppearing(false)
        P.viewDidAppear(false)
        C.viewDidAppear(false)
        """)
    }
  }
}

/// Calls `super` nowhere.
private final class SilentController: UIViewController {
  override func viewDidLoad() {}
  override func viewWillAppear(_ animated: Bool) {}
  override func viewIsAppearing(_ animated: Bool) {}
  override func viewDidAppear(_ animated: Bool) {}
  override func viewWillDisappear(_ animated: Bool) {}
  override func viewDidDisappear(_ animated: Bool) {}
  override func willMove(toParent parent: UIViewController?) {}
  override func didMove(toParent parent: UIViewController?) {}
}

/// Does not pass containment and size callbacks on to `super`.
private final class DeafController: UIViewController {
  func reallyAddChild(_ child: UIViewController) { super.addChild(child) }
  override func addChild(_ childController: UIViewController) {}
  override func removeFromParent() {}
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
}

/// Overrides what may be overridden without `super`.
private final class QuietController: UIViewController {
  private final class QuietView: UIView {
    override func layoutSubviews() {}
    override func safeAreaInsetsDidChange() {}
    override func layoutMarginsDidChange() {}
    override func didMoveToWindow() {}
  }

  override func loadView() { view = QuietView(frame: UIScreen.main.bounds) }
  override func viewDidLoad() {}
  override func viewWillLayoutSubviews() {}
  override func viewDidLayoutSubviews() {}
  override func viewSafeAreaInsetsDidChange() {}
  override func viewLayoutMarginsDidChange() {}
}
