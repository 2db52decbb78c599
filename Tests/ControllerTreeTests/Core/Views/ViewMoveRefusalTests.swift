import XCTest

@testable import ControllerTree

final class ViewMoveRefusalTests: XCTestCase {
  private typealias Way = @MainActor (UIView, UIView) -> Void

  @MainActor private static let ways: [(call: String, insert: Way)] = [
    ("addSubview(_:)", { $0.addSubview($1) }),
    ("insertSubview(_:at:)", { $0.insertSubview($1, at: 0) }),
    ("insertSubview(_:belowSubview:)", { $0.insertSubview($1, belowSubview: UIView()) }),
    ("insertSubview(_:aboveSubview:)", { $0.insertSubview($1, aboveSubview: UIView()) }),
  ]

  /// MIS-01: a view can't be its own subview, with any inserting method.
  func test_MIS01_viewAsItsOwnSubview() async {
    await withTrace(.views) { trace in
      let view = trace.viewInWindow("V")
      for way in Self.ways {
        trace.expectRefusal("! MIS-01 viewCycle: V.\(way.call)") { way.insert(view, view) }
      }
      let issues = trace.collectIssues { view.addSubview(view) }
      XCTAssertEqual(issues.map(\.message), ["A view can't be its own subview: NamedView \"V\"."])
      XCTAssertEqual(issues.first?.uikitText, "Can't add self as subview")
    }
  }

  /// MIS-02: a view can't add one of its superviews, with any inserting method.
  func test_MIS02_ancestorAsSubview() async {
    await withTrace(.views) { trace in
      let (top, middle, view) = (trace.viewInWindow("A"), NamedView("B"), NamedView("V"))
      trace.setUp {
        top.add(middle)
        middle.add(view)
      }
      for way in Self.ways {
        trace.expectRefusal("! MIS-02 viewCycle: V.\(way.call)") { way.insert(view, top) }
      }
      let issues = trace.collectIssues { view.addSubview(top) }
      XCTAssertEqual(
        issues.map(\.message),
        [
          "NamedView \"A\" can't become a subview of NamedView \"V\": it already contains NamedView \"V\" "
            + "(NamedView \"A\" › NamedView \"B\" › NamedView \"V\")."
        ])
    }
  }

  /// MIS-02: the issue shortens a long path between the views.
  func test_MIS02_longCycleIsFound() async {
    await withStage { trace in
      let top = NamedView("A")
      var view = top
      for number in 1...6 {
        let inner = NamedView("\(number)")
        view.addSubview(inner)
        view = inner
      }
      let issues = trace.stage.diagnostics.collect { view.addSubview(top) }
      XCTAssertEqual(
        issues.map { $0.message.hasSuffix("(NamedView \"A\" › … › NamedView \"6\").") }, [true], "\(issues)")
      XCTAssertNil(top.superview)
      trace.expect("! MIS-02 viewCycle: 6.addSubview(_:)")
    }
  }

  /// MIS-02: the cycle check uses the tree after the `will…` hooks.
  func test_MIS02_hookPutsTheSuperviewInsideTheView() async {
    await withTrace(.views) { trace in
      let (parent, view) = (NamedView("P"), NamedView("V"))
      view.when(.willMoveToSuperview) { view.addSubview(parent) }

      parent.addSubview(view)
      trace.expect(
        """
        V.willMove(toSuperview: P)
        P.willMove(toSuperview: V)
        P.didMoveToSuperview()
        V.didAddSubview(P)
        ! MIS-02 viewCycle: P.addSubview(_:)
        """)
      XCTAssertTrue(parent.superview === view)
      XCTAssertNil(view.superview)
    }
  }

  /// MIS-03: a window can't be a subview, shown or hidden.
  func test_MIS03_windowAsSubview() async {
    await withTrace(.views) { trace in
      let parent = trace.viewInWindow("P")
      let (hidden, shown) = (trace.window(), trace.window())
      trace.setUp { shown.isHidden = false }
      for window in [hidden, shown] {
        for way in Self.ways {
          trace.expectRefusal("! MIS-03 windowAsSubview: P.\(way.call)") { way.insert(parent, window) }
          XCTAssertNil(window.superview)
        }
      }
      let issues = trace.collectIssues { parent.addSubview(shown) }
      let name = "\(shown.hierarchyName)"
      XCTAssertEqual(
        issues.map(\.message),
        ["\(name) is a window; windows are shown with isHidden or makeKeyAndVisible(), not added to views."])
    }
  }

  // MARK: Moves inside moves

  /// VIEW-26, MIS-35: the view can't be moved elsewhere from its own `will…` hooks; the outer move goes on.
  func test_VIEW26_MIS35_movedFromItsWillHooks() async {
    for moment in [NamedView.Moment.willMoveToSuperview, .willMoveToWindow] {
      await withTrace(.views) { trace in
        let (parent, other, view) = (trace.viewInWindow("P"), trace.viewInWindow("Q"), NamedView("V"))
        view.when(moment) { other.addSubview(view) }
        let issue = "! MIS-35 reentrantMove: P.addSubview(_:)\n"

        parent.addSubview(view)
        trace.expect(
          """
          V.willMove(toSuperview: P)
          \(moment == .willMoveToSuperview ? issue : "")V.willMove(toWindow: UIWindow #1)
          \(moment == .willMoveToWindow ? issue : "")V.didMoveToWindow()
          V.didMoveToSuperview()
          P.didAddSubview(V)
          """)
        XCTAssertTrue(view.superview === parent)
        XCTAssertTrue(other.subviews.isEmpty)
      }
    }
  }

  /// VIEW-26, MIS-35: while it is being removed it can neither be removed again nor be added.
  func test_VIEW26_MIS35_movedWhileBeingRemoved() async {
    await withTrace(.views) { trace in
      let (parent, view) = (trace.viewInWindow("P"), NamedView("V"))
      trace.setUp { parent.add(view) }
      parent.when(.willRemoveSubview) { view.removeFromSuperview() }
      view.when(.willMoveToSuperview) { parent.addSubview(view) }
      view.when(.willMoveToWindow) { parent.insertSubview(view, at: 0) }

      view.removeFromSuperview()
      trace.expect(
        """
        P.willRemoveSubview(V)
        ! MIS-35 reentrantMove: V.removeFromSuperview()
        V.willMove(toSuperview: nil)
        ! MIS-35 reentrantMove: V.removeFromSuperview()
        V.willMove(toWindow: nil)
        ! MIS-35 reentrantMove: V.removeFromSuperview()
        V.didMoveToWindow()
        V.didMoveToSuperview()
        """)
      XCTAssertTrue(parent.subviews.isEmpty)
    }
  }

  /// VIEW-26: after the move, `did…` hooks may move the view again.
  func test_VIEW26_didHooksMayMoveTheViewOn() async {
    await withTrace(.views) { trace in
      let root = trace.viewInWindow("R")
      let (parent, other, view) = (NamedView("P"), NamedView("Q"), NamedView("V"))
      trace.setUp { root.add(parent, other) }
      view.when(.didMoveToWindow) { other.addSubview(view) }

      parent.addSubview(view)
      trace.expect(
        """
        V.willMove(toSuperview: P)
        V.willMove(toWindow: UIWindow #1)
        V.didMoveToWindow()
        P.willRemoveSubview(V)
        V.willMove(toSuperview: Q)
        V.didMoveToSuperview()
        Q.didAddSubview(V)
        """)
      XCTAssertTrue(view.superview === other)
    }
  }

  /// VIEW-26: the `will…` hooks may move other views, including siblings.
  func test_VIEW26_otherViewsMayBeMoved() async {
    await withTrace(.views) { trace in
      let (parent, sibling, view) = (NamedView("P"), NamedView("S"), NamedView("V"))
      trace.setUp { parent.add(sibling) }
      view.when(.willMoveToSuperview) { sibling.removeFromSuperview() }

      parent.insertSubview(view, at: 0)
      trace.expect(
        """
        V.willMove(toSuperview: P)
        P.willRemoveSubview(S)
        S.willMove(toSuperview: nil)
        S.didMoveToSuperview()
        V.didMoveToSuperview()
        P.didAddSubview(V)
        """)
      XCTAssertEqual(parent.subviews, [view])
    }
  }

  /// VIEW-26, VIEW-03: they may move the old superview, too; the view then comes from outside the window.
  func test_VIEW26_oldSuperviewLeavesItsWindowMeanwhile() async {
    await withTrace(.views) { trace in
      let root = trace.viewInWindow("R")
      let (old, new, view) = (NamedView("Q"), NamedView("P"), NamedView("V"))
      trace.setUp {
        root.add(old, new)
        old.add(view)
      }
      old.when(.willRemoveSubview) { old.removeFromSuperview() }

      new.addSubview(view)
      trace.expect(
        """
        Q.willRemoveSubview(V)
        R.willRemoveSubview(Q)
        Q.willMove(toSuperview: nil)
        Q.willMove(toWindow: nil)
        V.willMove(toWindow: nil)
        Q.didMoveToWindow()
        V.didMoveToWindow()
        Q.didMoveToSuperview()
        V.willMove(toSuperview: P)
        V.willMove(toWindow: UIWindow #1)
        V.didMoveToWindow()
        V.didMoveToSuperview()
        P.didAddSubview(V)
        """)
      XCTAssertTrue(view.window === root.window)
    }
  }

  /// VIEW-26, APP-10: the controller of such a view disappears and appears again.
  func test_VIEW26_oldSuperviewOfAControllersViewLeavesMeanwhile() async {
    await withTrace { trace in
      let (root, child) = (trace.controller("R"), trace.controller("C"))
      trace.show(root)
      let (old, new) = (NamedView("Q"), NamedView("P"))
      trace.setUp {
        root.view.add(old, new)
        root.addChild(child)
        old.addSubview(child.view)
        child.didMove(toParent: root)
      }
      old.when(.willRemoveSubview) { old.removeFromSuperview() }

      new.addSubview(child.view)
      trace.expect(
        """
        C.viewWillDisappear(false)
        C.viewWillAppear(false)
        C.viewIsAppearing(false)
        C.viewDidAppear(false)
        """)
    }
  }

  /// VIEW-26: the new superview may leave the window before the move; the view then enters no window.
  func test_VIEW26_targetLeavesItsWindowMeanwhile() async {
    await withTrace { trace in
      let root = trace.viewInWindow("R")
      let (parent, view) = (NamedView("P"), NamedView("V"))
      root.add(parent)
      view.when(.willMoveToWindow) { parent.removeFromSuperview() }
      view.when(.didMoveToWindow) { XCTFail("The view has got no window.") }

      parent.addSubview(view)
      trace.expect("")
      XCTAssertTrue(view.superview === parent)
      XCTAssertNil(view.window)
    }
  }
}
