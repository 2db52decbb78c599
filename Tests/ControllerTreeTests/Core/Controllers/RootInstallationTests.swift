import XCTest

@testable import ControllerTree

final class RootInstallationTests: XCTestCase {
  /// WIN-08: the root of a visible window is loaded, fills it, and is added behind everything else; then it appears.
  func test_WIN08_rootOfAVisibleWindow() async {
    await withTrace { trace in
      let window = trace.window()
      let plain = UIView()
      window.addSubview(plain)
      window.isHidden = false
      let root = trace.controller("P", ScriptedController.init)
      root.once(.viewWillAppear) {
        XCTAssertNil(root.view.superview)
        XCTAssertEqual(root.view.frame, window.bounds)
        XCTAssertEqual(root.view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
      }
      window.rootViewController = root
      trace.expectDetailed(
        """
        P.viewDidLoad() window: nil
        P.viewWillAppear(false) window: nil
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        """)
      XCTAssertEqual(window.subviews, [root.view, plain])
      window.rootViewController = root
      trace.expect("")
    }
  }

  /// WIN-09: a hidden window only keeps its root; showing installs it.
  func test_WIN09_rootOfAHiddenWindow() async {
    await withTrace { trace in
      let window = trace.window()
      let root = trace.controller("P")
      window.rootViewController = root
      trace.expect("")
      XCTAssertNil(root.viewIfLoaded)
      XCTAssertTrue(window.rootViewController === root)
      window.isHidden = false
      trace.expect("P.viewDidLoad()\n" + Self.appearance)
    }
  }

  /// SEED-05: reading the root's view before the window is shown loads it and no more.
  func test_SEED05_viewReadBeforeTheWindowIsShown() async {
    await withTrace { trace in
      let window = trace.window()
      let root = trace.controller("P")
      window.rootViewController = root
      let view = UIView()
      window.rootViewController?.view.addSubview(view)
      trace.expectDetailed("P.viewDidLoad() window: nil")
      XCTAssertNil(root.view.superview)
      window.makeKeyAndVisible()
      trace.expect(Self.appearance)
      XCTAssertTrue(view.window === window)
    }
  }

  /// WIN-10: the old root is removed first; its `did` comes before the new one's.
  func test_WIN10_replacing() async {
    await withTrace { trace in
      let (a, b) = (trace.controller("A"), trace.controller("B"))
      let window = trace.show(a)
      trace.embed(trace.controller("C"), in: a)
      window.rootViewController = b
      trace.expectDetailed(
        """
        A.viewWillDisappear(false)
        C.viewWillDisappear(false)
        B.viewDidLoad() window: nil
        B.viewWillAppear(false) window: nil
        B.viewIsAppearing(false)
        A.viewDidDisappear(false) window: nil
        C.viewDidDisappear(false) window: nil
        B.viewDidAppear(false)
        """)
      XCTAssertEqual(window.subviews, [b.view])
      // The old root may be used elsewhere.
      trace.ignore {
        b.addChild(a)
        b.view.addSubview(a.view)
        a.didMove(toParent: b)
      }
    }
  }

  /// WIN-10: from inside a callback it happens in the same turn.
  func test_WIN10_replacingInACallback() async {
    await withTrace { trace in
      let (a, b) = (trace.controller("A", ScriptedController.init), trace.controller("B"))
      let window = trace.window()
      window.rootViewController = a
      a.once(.viewDidAppear) { window.rootViewController = b }
      window.isHidden = false
      trace.expect(
        """
        A.viewDidLoad()
        A.viewWillAppear(false)
        A.viewIsAppearing(false)
        A.viewDidAppear(false)
        A.viewWillDisappear(false)
        B.viewDidLoad()
        B.viewWillAppear(false)
        B.viewIsAppearing(false)
        A.viewDidDisappear(false)
        B.viewDidAppear(false)
        """)
    }
  }

  /// WIN-10, SEED-01: a root that replaces itself during its installation does not stay.
  func test_WIN10_replacingWhileTheRootIsInstalled() async {
    await withTrace { trace in
      let (a, b) = (trace.controller("A", ScriptedController.init), trace.controller("B"))
      let window = trace.window()
      window.rootViewController = a
      a.once(.viewWillAppear) { window.rootViewController = b }
      window.isHidden = false
      trace.expect(
        """
        A.viewDidLoad()
        A.viewWillAppear(false)
        B.viewDidLoad()
        B.viewWillAppear(false)
        A.viewWillDisappear(false)
        B.viewIsAppearing(false)
        B.viewDidAppear(false)
        A.viewDidDisappear(false)
        """)
      XCTAssertEqual(window.subviews, [b.view])
    }
  }

  /// WIN-10: replacing a root and setting it again in one turn reverses its disappearance.
  func test_WIN10_changeAndReversalInOneTurn() async {
    await withTrace { trace in
      let (a, b) = (trace.controller("A"), trace.controller("B"))
      let window = trace.show(a)
      UpdateCycle.main.turn {
        window.rootViewController = b
        window.rootViewController = a
      }
      trace.expect(
        """
        A.viewWillDisappear(false)
        B.viewDidLoad()
        B.viewWillAppear(false)
        B.viewWillDisappear(false)
        A.viewWillAppear(false)
        A.viewIsAppearing(false)
        A.viewDidAppear(false)
        B.viewDidDisappear(false)
        """)
    }
  }

  /// WIN-12: without a root the window stays visible.
  func test_WIN12_noRoot() async {
    await withTrace { trace in
      let window = trace.show(trace.controller("A"))
      window.rootViewController = nil
      trace.expect("A.viewWillDisappear(false)\nA.viewDidDisappear(false)")
      XCTAssertFalse(window.isHidden)
      XCTAssertEqual(window.subviews, [])
    }
  }

  /// MIS-30: a visible window without a root is legal, and shows no controller.
  func test_MIS30_visibleWindowWithoutARoot() async {
    await withTrace { trace in
      let window = trace.window()
      XCTAssertNil(window.rootViewController)
      window.makeKeyAndVisible()
      trace.expect("")
      XCTAssertEqual(trace.tree, "\(window.hierarchyName) (0, 0, 400, 800) key")
    }
  }

  /// WIN-17: plain subviews keep their order until the root is replaced.
  func test_WIN17_plainSubviews() async {
    await withStage { trace in
      let (a, b) = (trace.controller("A"), trace.controller("B"))
      let window = trace.show(a)
      let views = [NamedView("under"), NamedView("over")]
      window.insertSubview(views[0], at: 0)
      window.addSubview(views[1])
      XCTAssertEqual(window.subviews, [views[0], a.view, views[1]])
      window.isHidden = true
      window.isHidden = false
      XCTAssertEqual(window.subviews, [views[0], a.view, views[1]])
      window.rootViewController = b
      XCTAssertEqual(window.subviews, [b.view])
    }
  }

  /// MIS-12: the root of a visible window can't become a child.
  func test_MIS12_rootAsChild() async {
    await withTrace { trace in
      let (root, other) = (trace.controller("P"), trace.controller("Q"))
      trace.show(root)
      trace.show(other)
      trace.expectRefusal("! MIS-12 rootAsChild: Q.addChild(_:)") { other.addChild(root) }
      XCTAssertNil(root.parent)
      XCTAssertEqual(other.children, [])
    }
  }

  /// MIS-12, MIS-13: the root of a hidden window can, and is then not installed when the window is shown.
  func test_MIS13_rootOfAHiddenWindowThatBecameAChild() async {
    await withTrace { trace in
      let (root, other) = (trace.controller("P"), trace.controller("Q"))
      let window = NamedWindow("W", trace)
      window.rootViewController = root
      trace.show(other)
      trace.embed(root, in: other)
      window.isHidden = false
      trace.expect("! MIS-13 childAsRoot: W.isHidden")
      XCTAssertEqual(window.subviews, [])
      XCTAssertTrue(root.view.superview === other.view)
    }
  }

  /// MIS-13: the root's view, if it was in the window when its controller became a child, does not stay there either.
  func test_MIS13_viewOfAnAdoptedRootLeavesTheHiddenWindow() async {
    await withTrace { trace in
      let (root, other) = (trace.controller("P"), trace.controller("Q"))
      let window = NamedWindow("W", trace)
      trace.setUp {
        window.rootViewController = root
        window.isHidden = false
        window.isHidden = true
        trace.show(other)
        other.addChild(root)
        root.didMove(toParent: other)
      }

      window.isHidden = false
      trace.expect("! MIS-13 childAsRoot: W.isHidden")
      XCTAssertEqual(window.subviews, [])
      XCTAssertNil(root.view.superview)
    }
  }

  /// MIS-13: a child can't become a root; the old root stays.
  func test_MIS13_childAsRoot() async {
    await withTrace { trace in
      let (root, old) = (trace.controller("P"), trace.controller("Q"))
      trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      let window = trace.show(old)
      let issue = HierarchyIssue.childAsRoot(child, parent: root, of: window)
      trace.expectRefusal("! MIS-13 childAsRoot: \(issue.message)") { window.rootViewController = child }
      XCTAssertTrue(window.rootViewController === old)
    }
  }

  /// MIS-14: a root of two windows belongs to the later one; the first has no root any more.
  func test_MIS14_rootMoves() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let (first, second) = (NamedWindow("W1", trace), NamedWindow("W2", trace))
      trace.setUp {
        first.rootViewController = root
        first.isHidden = false
        second.isHidden = false
      }
      second.rootViewController = root
      trace.expect(
        """
        ! MIS-14 rootMoved: W2.rootViewController
        P.viewWillDisappear(false)
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        """)
      XCTAssertNil(first.rootViewController)
      XCTAssertEqual([first.subviews, second.subviews], [[], [root.view]])
    }
  }

  /// MIS-31: the root's view is removed by hand: the root disappears, and an issue is reported.
  func test_MIS31_rootViewRemovedByHand() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      root.view.removeFromSuperview()
      trace.expect(
        """
        P.viewWillDisappear(false)
        ! MIS-31 rootViewRemoved: P.view.removeFromSuperview()
        P.viewDidDisappear(false)
        """)
      XCTAssertTrue(window.rootViewController === root)
      // Hidden and shown again, the window has its root's view again.
      window.isHidden = true
      window.isHidden = false
      trace.expect(Self.appearance)
    }
  }

  /// SEED-01: one root, whose view fills the window at every size.
  func test_SEED01_oneRootThatFillsTheWindow() async {
    await withStage { trace in
      let (a, b) = (trace.controller("A"), trace.controller("B"))
      let window = trace.show(a)
      for size in [CGSize(width: 800, height: 400), .zero, CGSize(width: 123.5, height: 7)] {
        window.frame.size = size
        XCTAssertEqual(a.view.frame, window.bounds)
      }
      b.view.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
      window.rootViewController = b
      XCTAssertEqual(b.view.frame, window.bounds)
      XCTAssertNil(a.view.superview)
    }
  }

  private static let appearance = """
    P.viewWillAppear(false)
    P.viewIsAppearing(false)
    P.viewDidAppear(false)
    """
}
