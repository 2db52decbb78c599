import XCTest

@testable import ControllerTree

/// Animated changes: TAB-12, TRANS-13, TRANS-20.
final class TabChangeTests: XCTestCase {
  /// TAB-12: the delegate is also asked for an animator for selections in code; the `did…` callbacks come when the
  /// animator has completed the transition.
  func test_TAB12_animatedSelection() async {
    await withTrace(pacing: .manual) { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      let delegate = ProbeTabDelegate(trace)
      delegate.animator = ProbeTabAnimator()
      tabs.delegate = delegate
      tabs.selectedIndex = 1
      trace.expect(
        """
        animator from A to B
        B.viewDidLoad()
        B.viewWillAppear(true)
        A.viewWillDisappear(true)
        B.viewIsAppearing(true)
        """)
      let coordinator = tabs.transitionCoordinator
      XCTAssertTrue(coordinator?.viewController(forKey: .from) === members[0])
      XCTAssertTrue(coordinator?.viewController(forKey: .to) === members[1])
      XCTAssertEqual(coordinator?.isAnimated, true)
      XCTAssertEqual(coordinator?.presentationStyle, UIModalPresentationStyle.none)
      XCTAssertTrue(members[1].transitionCoordinator === coordinator)
      coordinator?.animate(
        alongsideTransition: { _ in trace.note("alongside") }, completion: { _ in trace.note("completion") })
      trace.expect("alongside")
      trace.stage.cycle.advance(by: .seconds(1))
      trace.expect(
        """
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        completion
        """)
      XCTAssertNil(tabs.transitionCoordinator)
    }
  }

  /// TAB-03, TAB-12: replacing the tabs with animation asks the delegate if another controller becomes selected.
  func test_TAB12_animatedExchange() async {
    await withTrace(pacing: .manual) { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      let delegate = ProbeTabDelegate(trace)
      delegate.animator = ProbeTabAnimator()
      tabs.delegate = delegate
      let new = trace.controller("C")
      tabs.setViewControllers([new, members[1]], animated: true)
      trace.expect(
        """
        A.willMove(toParent: nil)
        C.willMove(toParent: T)
        C.didMove(toParent: T)
        animator from A to C
        C.viewDidLoad()
        C.viewWillAppear(true)
        A.viewWillDisappear(true)
        C.viewIsAppearing(true)
        """)
      tabs.transitionCoordinator?.animate(alongsideTransition: nil) { _ in trace.note("completion") }
      trace.stage.cycle.advance(by: .seconds(1))
      trace.expect(
        """
        A.viewDidDisappear(true)
        C.viewDidAppear(true)
        A.didMove(toParent: nil)
        completion
        """)
      XCTAssertTrue(tabs.selectedViewController === new)
      XCTAssertEqual(tabs.children, [members[1], new])

      tabs.setViewControllers([members[1], new], animated: true)
      trace.expect("")
      tabs.setViewControllers([members[1]], animated: false)
      trace.expect(
        """
        C.willMove(toParent: nil)
        B.viewDidLoad()
        B.viewWillAppear(false)
        C.viewWillDisappear(false)
        B.viewIsAppearing(false)
        C.viewDidDisappear(false)
        B.viewDidAppear(false)
        C.didMove(toParent: nil)
        """)
    }
  }

  /// TAB-12, TAB-18: the same for tabs that create their controllers.
  func test_TAB12_animatedExchangeOfTabs() async {
    await withTrace { trace in
      let (tabs, _) = trace.showTabs("A")
      let delegate = ProbeTabDelegate(trace)
      delegate.animator = ProbeTabAnimator()
      tabs.delegate = delegate
      let new = trace.controller("C")
      tabs.setTabs([UITab(title: "C", image: nil, identifier: "c") { _ in new }], animated: true)
      trace.expect(
        """
        A.willMove(toParent: nil)
        C.willMove(toParent: T)
        C.didMove(toParent: T)
        animator from A to C
        C.viewDidLoad()
        C.viewWillAppear(true)
        A.viewWillDisappear(true)
        C.viewIsAppearing(true)
        A.viewDidDisappear(true)
        C.viewDidAppear(true)
        A.didMove(toParent: nil)
        """)
    }
  }

  /// TAB-12, TAB-03: replaced tabs have no previous selection: if the animation is cancelled, the new controller
  /// appears without animation.
  func test_TAB12_cancelledExchange() async {
    await withTrace { trace in
      let (tabs, _) = trace.showTabs("A", "B")
      let (delegate, driver) = (ProbeTabDelegate(trace), UIPercentDrivenInteractiveTransition())
      (delegate.animator, delegate.interactor) = (ProbeTabAnimator(), driver)
      tabs.delegate = delegate
      let new = trace.controller("C")
      trace.setUp { tabs.setViewControllers([new], animated: true) }
      driver.cancel()
      trace.expect(
        """
        C.viewWillDisappear(true)
        C.viewDidDisappear(true)
        A.viewWillAppear(true)
        A.viewIsAppearing(true)
        A.viewDidAppear(true)
        A.willMove(toParent: nil)
        C.viewWillAppear(false)
        A.viewWillDisappear(false)
        C.viewIsAppearing(false)
        A.viewDidDisappear(false)
        C.viewDidAppear(false)
        A.didMove(toParent: nil)
        """)
      XCTAssertTrue(tabs.selectedViewController === new)
      XCTAssertEqual(tabs.children, [new])
    }
  }

  /// TAB-12, TRANS-20: in a turn the coordinator is there when the call returns; alongside animations run after the
  /// layout.
  func test_TAB12_coordinatorInTheTurn() async {
    await withTrace(.layout) { trace in
      let (tabs, _) = trace.showTabs("A", "B")
      let delegate = ProbeTabDelegate(trace)
      delegate.animator = ProbeTabAnimator()
      tabs.delegate = delegate
      trace.stage.cycle.turn {
        tabs.selectedIndex = 1
        tabs.transitionCoordinator?.animate(alongsideTransition: { _ in trace.note("alongside") })
      }
      trace.expect(
        """
        animator from A to B
        B.viewDidLoad()
        B.viewWillAppear(true)
        A.viewWillDisappear(true)
        B.viewIsAppearing(true)
        B.viewWillLayoutSubviews()
        B.viewDidLayoutSubviews()
        alongside
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        """)
    }
  }

  /// TAB-12, TRANS-13: a user drives the change and cancels it: the previous selection is restored.
  func test_TAB12_cancelled() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      let (delegate, driver) = (ProbeTabDelegate(trace), UIPercentDrivenInteractiveTransition())
      trace.setUp {
        (delegate.animator, delegate.interactor) = (ProbeTabAnimator(), driver)
        tabs.delegate = delegate
        tabs.selectedViewController = members[1]
      }
      XCTAssertEqual(tabs.selectedIndex, 1)
      driver.update(0.25)
      driver.cancel()
      trace.expect(
        """
        B.viewWillDisappear(true)
        B.viewDidDisappear(true)
        A.viewWillAppear(true)
        A.viewIsAppearing(true)
        A.viewDidAppear(true)
        """)
      XCTAssertTrue(tabs.selectedViewController === members[0])
      XCTAssertTrue(tabs.tabBar.selectedItem === members[0].tabBarItem)
      XCTAssertNil(members[1].view.superview)
    }
  }

  /// TAB-12: a user drives the change and finishes it.
  func test_TAB12_finished() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      let (delegate, driver) = (ProbeTabDelegate(trace), UIPercentDrivenInteractiveTransition())
      trace.setUp {
        (delegate.animator, delegate.interactor) = (ProbeTabAnimator(), driver)
        tabs.delegate = delegate
        tabs.tabBar.select(members[1].tabBarItem)
      }
      driver.finish()
      trace.expect("A.viewDidDisappear(true)\nB.viewDidAppear(true)")
      XCTAssertEqual(tabs.selectedIndex, 1)
    }
  }

  /// TAB-05, TAB-12: a selection during an animated change finishes that change first; its animator's later completion
  /// has no effect.
  func test_TAB12_selectionDuringAnAnimatedChange() async {
    await withTrace(pacing: .manual) { trace in
      let (tabs, _) = trace.showTabs("A", "B", "C")
      let delegate = ProbeTabDelegate(trace)
      trace.setUp {
        delegate.animator = ProbeTabAnimator()
        tabs.delegate = delegate
        tabs.selectedIndex = 1
      }
      delegate.animator = nil
      tabs.selectedIndex = 2
      trace.expect(
        """
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        C.viewDidLoad()
        C.viewWillAppear(false)
        B.viewWillDisappear(false)
        C.viewIsAppearing(false)
        B.viewDidDisappear(false)
        C.viewDidAppear(false)
        """)
      trace.stage.cycle.advance(by: .seconds(2))
      trace.expect("")
    }
  }

  /// TAB-05, TAB-12: client code removes the appearing controller: the change ends, and another tab is shown.
  func test_TAB12_removedDuringTheChange() async {
    await withTrace(pacing: .manual) { trace in
      let (tabs, members) = trace.showTabs("A", "B", "C")
      let delegate = ProbeTabDelegate(trace)
      trace.setUp {
        delegate.animator = ProbeTabAnimator()
        tabs.delegate = delegate
        tabs.selectedIndex = 1
      }
      members[1].leaveParent()
      trace.expect(
        """
        B.willMove(toParent: nil)
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        B.viewWillDisappear(false)
        B.viewDidDisappear(false)
        B.didMove(toParent: nil)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.viewIsAppearing(false)
        C.viewDidAppear(false)
        """)
      trace.stage.cycle.advance(by: .seconds(2))
      trace.expect("")
      XCTAssertEqual(tabs.viewControllers, [members[0], members[2]])
      XCTAssertEqual(tabs.selectedIndex, 1)
    }
  }

  /// TAB-03, TAB-12: replacing the tabs during an animated change finishes that change first.
  func test_TAB12_exchangedDuringTheChange() async {
    await withTrace(pacing: .manual) { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      let delegate = ProbeTabDelegate(trace)
      trace.setUp {
        delegate.animator = ProbeTabAnimator()
        tabs.delegate = delegate
        tabs.selectedIndex = 1
      }
      tabs.viewControllers = [members[0]]
      trace.expect(
        """
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        B.willMove(toParent: nil)
        A.viewWillAppear(false)
        B.viewWillDisappear(false)
        A.viewIsAppearing(false)
        B.viewDidDisappear(false)
        A.viewDidAppear(false)
        B.didMove(toParent: nil)
        """)
    }
  }

  /// TAB-12: a change that has ended does not retain its controllers.
  func test_TAB12_endedChangesReleaseTheirObjects() async {
    await withStage { trace in
      let delegate = ProbeTabDelegate(trace)
      delegate.animator = ProbeTabAnimator()
      weak var tabs: UITabBarController?
      do {
        let (controller, _) = trace.tabs("A", "B")
        tabs = controller
        controller.delegate = delegate
        let window = UIWindow(frame: CGRect(origin: .zero, size: .phone))
        window.rootViewController = controller
        window.isHidden = false
        controller.selectedIndex = 1
        window.isHidden = true
        window.rootViewController = nil
      }
      XCTAssertNil(tabs)
    }
  }

  /// TAB-12: the window is hidden during an animated change: the change ends before the disappearance begins.
  func test_TAB12_hiddenDuringTheChange() async {
    await withTrace(pacing: .manual) { trace in
      let (tabs, _) = trace.showTabs("A", "B")
      let delegate = ProbeTabDelegate(trace)
      trace.setUp {
        delegate.animator = ProbeTabAnimator()
        tabs.delegate = delegate
        tabs.selectedIndex = 1
      }
      tabs.view.window?.isHidden = true
      trace.expect(
        """
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        T.viewWillDisappear(false)
        B.viewWillDisappear(false)
        T.viewDidDisappear(false)
        B.viewDidDisappear(false)
        """)
    }
  }

  /// TAB-12: a recorder of transitions names each question before the delegate gets it.
  func test_TAB12_recorderNamesEachQuestionBeforeTheDelegateGetsIt() async {
    await withTrace(.transitions) { trace in
      let (tabs, _) = trace.showTabs("A", "B")
      let delegate = ProbeTabDelegate(trace)
      (delegate.animator, delegate.notesInteractor) = (ProbeTabAnimator(), true)
      tabs.delegate = delegate
      tabs.selectedIndex = 1
      trace.expect(
        """
        B.tabBarController(_:animationControllerForTransitionFrom:to:)()
        animator from A to B
        B.tabBarController(_:interactionControllerFor:)()
        interactor
        B.viewDidLoad()
        B.viewWillAppear(true)
        A.viewWillDisappear(true)
        B.animateTransition()
        B.viewIsAppearing(true)
        B.completeTransition(true)
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        """)
    }
  }
}
