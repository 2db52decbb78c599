import XCTest

@testable import ControllerTree

/// What is called when a controller unwinds (SEGUE-07, SEGUE-08, SEGUE-14, SEGUE-15).
final class UnwindPerformanceTests: XCTestCase {
  /// SEGUE-07: on a navigation stack: the source prepares, the destination's action runs, then the stack pops, in one change.
  func test_SEGUE07_pop() async {
    await withTrace { trace in
      let (target, source) = (trace.target("A"), trace.unwinding("S"))
      let navigation = trace.showStack(target, trace.controller("B"), source)
      target.onUnwind = { segue in
        trace.note("action: \(segue.source.title ?? "") to \(segue.destination.title ?? ""), \(navigation.titles)")
      }
      source.performSegue(withIdentifier: "back", sender: nil)
      trace.expectDetailed(
        """
        S.prepare(for: "back" → A)
        A.perform(home:, for: "back" → A) window: nil
        action: S to A, ["A", "B", "S"]
        N.unwind(for: "back" → A, towards: A)
        S.willMove(toParent: nil) movingFromParent
        B.willMove(toParent: nil) movingFromParent window: nil
        A.viewDidLoad() window: nil
        S.viewWillDisappear(true) movingFromParent
        A.viewWillAppear(true) window: nil
        A.viewIsAppearing(true)
        S.viewDidDisappear(true) movingFromParent window: nil
        A.viewDidAppear(true)
        S.didMove(toParent: nil) window: nil
        B.didMove(toParent: nil) movingFromParent window: nil
        """)
      XCTAssertEqual(navigation.titles, ["A"])
    }
  }

  /// SEGUE-07: one dismissal, by the outermost presenter on the way, however many presentations there are.
  func test_SEGUE07_oneDismissal() async {
    await withTrace { trace in
      let (root, middle, source) = (trace.target("R"), trace.controller("M"), trace.unwinding("S"))
      trace.show(root)
      middle.modalPresentationStyle = .fullScreen
      source.modalPresentationStyle = .fullScreen
      root.present(middle, animated: false)
      middle.present(source, animated: false)
      trace.begin()
      source.performSegue(withIdentifier: "back", sender: nil)
      trace.expectDetailed(
        """
        S.prepare(for: "back" → R)
        R.perform(home:, for: "back" → R) window: nil
        M.unwind(for: "back" → R, towards: R) window: nil
        S.viewWillDisappear(true) beingDismissed
        R.viewWillAppear(true) window: nil
        R.viewIsAppearing(true)
        R.viewDidAppear(true)
        S.viewDidDisappear(true) beingDismissed window: nil
        """)
      XCTAssertNil(root.presentedViewController)
    }
  }

  /// SEGUE-07: under a dismissal the containers change without animation, and only the dismissal is animated.
  func test_SEGUE07_popUnderADismissal() async {
    await withTrace { trace in
      let target = trace.target("A")
      let navigation = trace.showStack(target, trace.controller("B"))
      let (wrapper, source) = (trace.controller("W") { UINavigationController() }, trace.unwinding("S"))
      wrapper.isNavigationBarHidden = true
      wrapper.viewControllers = [source]
      wrapper.modalPresentationStyle = .fullScreen
      navigation.present(wrapper, animated: false)
      trace.begin()
      source.performSegue(withIdentifier: "back", sender: nil)
      trace.expect(
        """
        S.prepare(for: "back" → A)
        A.perform(home:, for: "back" → A)
        W.unwind(for: "back" → A, towards: N)
        N.unwind(for: "back" → A, towards: A)
        B.willMove(toParent: nil)
        W.viewWillDisappear(true)
        S.viewWillDisappear(true)
        A.viewDidLoad()
        N.viewWillAppear(true)
        A.viewWillAppear(true)
        N.viewIsAppearing(true)
        A.viewIsAppearing(true)
        B.didMove(toParent: nil)
        N.viewDidAppear(true)
        A.viewDidAppear(true)
        W.viewDidDisappear(true)
        S.viewDidDisappear(true)
        """)
      XCTAssertEqual(navigation.titles, ["A"])
      XCTAssertNil(navigation.presentedViewController)
      XCTAssertNotNil(target.viewIfLoaded?.window)
    }
  }

  /// SEGUE-07: a tab bar controller selects the tab, and the stack in it pops.
  func test_SEGUE07_tab() async {
    await withTrace { trace in
      let (target, source) = (trace.target("A"), trace.unwinding("S"))
      let navigation = trace.controller("N") { UINavigationController() }
      navigation.isNavigationBarHidden = true
      navigation.viewControllers = [target, trace.controller("B")]
      let tabs = trace.controller("T") { UITabBarController() }
      tabs.viewControllers = [source, navigation]
      trace.show(tabs)
      source.performSegue(withIdentifier: "back", sender: nil)
      trace.expect(
        """
        S.prepare(for: "back" → A)
        A.perform(home:, for: "back" → A)
        T.unwind(for: "back" → A, towards: N)
        N.viewDidLoad()
        N.viewWillAppear(false)
        S.viewWillDisappear(false)
        N.unwind(for: "back" → A, towards: A)
        B.willMove(toParent: nil)
        A.viewDidLoad()
        A.viewWillAppear(false)
        N.viewIsAppearing(false)
        A.viewIsAppearing(false)
        S.viewDidDisappear(false)
        N.viewDidAppear(false)
        A.viewDidAppear(false)
        B.didMove(toParent: nil)
        """)
      XCTAssertTrue(tabs.selectedViewController === navigation)
      XCTAssertEqual(navigation.titles, ["A"])
    }
  }

  /// SEGUE-07: a split view controller brings the column of the destination into view.
  func test_SEGUE07_column() async {
    await withStage { trace in
      let (target, source) = (trace.target("A"), trace.unwinding("S"))
      let split = trace.controller("V") { UISplitViewController(style: .doubleColumn) }
      split.setViewController(target, for: .primary)
      split.setViewController(source, for: .secondary)
      split.preferredDisplayMode = .secondaryOnly
      trace.show(split, size: .tablet)
      XCTAssertEqual(split.displayMode, .secondaryOnly)
      source.performSegue(withIdentifier: "back", sender: nil)
      XCTAssertNotEqual(split.displayMode, .secondaryOnly)
      XCTAssertNotNil(target.viewIfLoaded?.window)
    }
  }

  /// SEGUE-07, SPLIT-07: collapsed, the stack pops to the destination.
  func test_SEGUE07_SPLIT07_collapsedColumn() async {
    await withStage { trace in
      let (target, source) = (trace.target("A"), trace.unwinding("S"))
      let split = trace.controller("V") { UISplitViewController(style: .doubleColumn) }
      split.setViewController(target, for: .primary)
      split.setViewController(source, for: .secondary)
      trace.show(split)
      XCTAssertTrue(split.isCollapsed)
      split.show(.secondary)
      XCTAssertNotNil(source.viewIfLoaded?.window)
      source.performSegue(withIdentifier: "back", sender: nil)
      XCTAssertNil(source.viewIfLoaded?.window)
      XCTAssertNotNil(target.viewIfLoaded?.window)
    }
  }

  /// SEGUE-10: without animation neither the pop nor the dismissal is animated.
  func test_SEGUE10_notAnimated() async {
    await withTrace { trace in
      let (root, source) = (trace.target("R"), trace.unwinding("S"))
      trace.show(root)
      source.segueTemplates[0].isAnimated = false
      source.modalPresentationStyle = .fullScreen
      root.present(source, animated: false)
      trace.begin()
      source.performSegue(withIdentifier: "back", sender: nil)
      trace.expect(
        """
        S.prepare(for: "back" → R)
        R.perform(home:, for: "back" → R)
        S.viewWillDisappear(false)
        R.viewWillAppear(false)
        R.viewIsAppearing(false)
        R.viewDidAppear(false)
        S.viewDidDisappear(false)
        """)
    }
  }

  /// SEGUE-08, M-SEGUE-02: without a taker nothing is called and nothing changes.
  func test_SEGUE08_MSEGUE02_noTaker() async {
    await withTrace { trace in
      let source = trace.unwinding("S")
      _ = trace.showStack(trace.controller("A"), source)
      trace.expectRefusal("! M-SEGUE-02 unwindWithoutDestination: S.performSegue(withIdentifier:sender:)") {
        source.performSegue(withIdentifier: "back", sender: nil)
      }
    }
  }

  /// SEGUE-07: on a user's request the source is asked before the search.
  func test_SEGUE07_triggeredByAControl() async {
    await withTrace { trace in
      let (root, source) = (trace.target("R"), trace.unwinding("S"))
      trace.show(root)
      root.present(source, animated: false)
      trace.begin()
      let button = UIControl()
      button.addSegue(source.segueTemplates[0], from: source)
      source.allowed = false
      button.performPrimaryAction()
      trace.expect("S.shouldPerformSegue(withIdentifier: \"back\")")
      source.allowed = true
      button.performPrimaryAction()
      XCTAssertEqual(
        trace.read().prefix(3).map(\.line),
        [
          "S.shouldPerformSegue(withIdentifier: \"back\")", "S.prepare(for: \"back\" → R)",
          "R.perform(home:, for: \"back\" → R)",
        ])
      XCTAssertNil(root.presentedViewController)
    }
  }

  /// SEGUE-07: an action that changes the tree is followed by what is left to do.
  func test_SEGUE07_actionThatChangesTheTree() async {
    await withStage { trace in
      let (target, source) = (trace.target("A"), trace.unwinding("S"))
      let navigation = trace.showStack(target, trace.controller("B"), source)
      target.onUnwind = { _ in navigation.popToRootViewController(animated: false) }
      source.performSegue(withIdentifier: "back", sender: nil)
      XCTAssertEqual(navigation.titles, ["A"])
    }
  }
}
