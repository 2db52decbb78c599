import ControllerTree
import XCTest

/// `transition(from:to:duration:options:animations:completion:)`. Rules CON-19 to CON-21, MIS-23 to MIS-25.
final class ChildTransitionTests: XCTestCase {
  /// P on screen with A in it; B is a child whose view has no superview.
  @MainActor private static func makeChildren(
    _ trace: Trace
  ) -> (parent: UIViewController, old: UIViewController, new: UIViewController) {
    let parent = trace.controller("P")
    trace.show(parent)
    let old = trace.embed(trace.controller("A"), in: parent)
    let new = trace.controller("B")
    trace.setUp {
      parent.addChild(new)
      new.didMove(toParent: parent)
    }
    return (parent, old, new)
  }

  /// CON-19, CON-20, LOAD-12: the order of an animated exchange, step by step; no parent changes.
  func test_CON19_CON20_LOAD12_animatedExchange() async {
    await withTrace(.layout, pacing: .manual) { trace in
      let (parent, old, new) = Self.makeChildren(trace)
      new.view.frame = CGRect(x: 400, y: 0, width: 400, height: 800)
      trace.expect("B.viewDidLoad()")
      parent.transition(from: old, to: new, duration: 0.5) {
        XCTAssertEqual(parent.view.subviews, [old.view, new.view])
        XCTAssertEqual(new.view.frame, CGRect(x: 400, y: 0, width: 400, height: 800))
        trace.expect(
          """
          A.viewWillDisappear(true)
          B.viewWillAppear(true)
          """)
        new.view.frame = parent.view.bounds
      } completion: { finished in
        XCTAssertTrue(finished)
        XCTAssertEqual(parent.view.subviews, [new.view])
        trace.expect(
          """
          B.viewDidAppear(true)
          A.viewDidDisappear(true)
          """)
      }
      trace.expect(
        """
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        B.viewIsAppearing(true)
        B.viewWillLayoutSubviews()
        B.viewDidLayoutSubviews()
        """)

      UpdateCycle.main.advance(by: .seconds(0.5))
      trace.expect(
        """
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        """)
      XCTAssertEqual(parent.children, [old, new])
    }
  }

  /// CON-21: without a duration nothing is animated and the exchange ends in one turn, in the same order.
  func test_CON21_exchangeWithoutDuration() async {
    await withTrace { trace in
      let (parent, old, new) = Self.makeChildren(trace)
      parent.transition(from: old, to: new, duration: 0, animations: nil)
      trace.expect(
        """
        A.viewWillDisappear(false)
        B.viewDidLoad()
        B.viewWillAppear(false)
        B.viewIsAppearing(false)
        B.viewDidAppear(false)
        A.viewDidDisappear(false)
        """)
    }
  }

  /// CON-21: `.showHideTransitionViews` hides the old view instead of removing it, and shows the new one.
  func test_CON21_showHideKeepsTheOldView() async {
    await withTrace { trace in
      let (parent, old, new) = Self.makeChildren(trace)
      trace.setUp {
        new.view.isHidden = true
        parent.transition(from: old, to: new, duration: 0.2, options: .showHideTransitionViews, animations: nil)
      }
      XCTAssertEqual(parent.view.subviews, [old.view, new.view])
      XCTAssertTrue(old.view.isHidden)
      XCTAssertFalse(new.view.isHidden)

      parent.transition(from: new, to: old, duration: 0.2, options: .showHideTransitionViews, animations: nil)
      XCTAssertEqual(parent.view.subviews, [new.view, old.view])
      trace.expect(
        """
        B.viewWillDisappear(true)
        A.viewWillAppear(true)
        A.viewIsAppearing(true)
        A.viewDidAppear(true)
        B.viewDidDisappear(true)
        """)
    }
  }

  /// CON-19, CON-14, CON-15, MIS-16: the whole recipe of an exchange, with the moving flags.
  func test_CON19_CON14_CON15_exchangeThatAddsAndRemoves() async {
    await withTrace(.layout) { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let old = trace.embed(trace.controller("A"), in: parent)
      let new = trace.controller("B")
      parent.addChild(new)
      old.willMove(toParent: nil)
      parent.transition(from: old, to: new, duration: 0.3, animations: nil) { _ in
        old.removeFromParent()
        new.didMove(toParent: parent)
      }
      trace.expectDetailed(
        """
        B.willMove(toParent: P) movingToParent window: nil
        A.willMove(toParent: nil) movingFromParent
        A.viewWillDisappear(true) movingFromParent
        B.viewDidLoad() movingToParent window: nil
        B.viewWillAppear(true) movingToParent window: nil
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        B.viewIsAppearing(true) movingToParent
        B.viewWillLayoutSubviews() movingToParent
        B.viewDidLayoutSubviews() movingToParent
        B.viewDidAppear(true) movingToParent
        A.viewDidDisappear(true) movingFromParent window: nil
        A.didMove(toParent: nil) window: nil
        B.didMove(toParent: P)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        """)
    }
  }

  /// CON-19, CON-28: the window hides during the exchange: the appearing child is reversed, and each child gets one
  /// `did` at the end.
  func test_CON19_windowHidesHalfWay() async {
    await withTrace(pacing: .manual) { trace in
      let (parent, old, new) = Self.makeChildren(trace)
      trace.setUp {
        new.loadViewIfNeeded()
        parent.transition(from: old, to: new, duration: 1, animations: nil)
        UpdateCycle.main.advance(by: .seconds(0.5))
      }
      parent.view.window?.isHidden = true
      trace.expect(
        """
        P.viewWillDisappear(false)
        B.viewWillDisappear(false)
        P.viewDidDisappear(false)
        """)

      UpdateCycle.main.advance(by: .seconds(0.5))
      trace.expect(
        """
        B.viewDidDisappear(false)
        A.viewDidDisappear(true)
        """)
    }
  }

  /// CON-19, APP-20: a new child that is removed during the exchange never appears; the old one ends as it began.
  func test_CON19_APP20_newChildLeavesHalfWay() async {
    await withTrace(pacing: .manual) { trace in
      let (parent, old, new) = Self.makeChildren(trace)
      trace.setUp {
        new.loadViewIfNeeded()
        parent.transition(from: old, to: new, duration: 1, animations: nil)
        UpdateCycle.main.advance(by: .seconds(0.5))
        new.leaveParent()
      }
      UpdateCycle.main.advance(by: .seconds(0.5))
      trace.expect(
        """
        B.viewWillDisappear(true)
        B.viewDidDisappear(true)
        A.viewDidDisappear(true)
        """)
    }
  }

  /// CON-19: off screen the views are exchanged without callbacks.
  func test_CON19_exchangeOffScreenSendsNoCallbacks() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      let (old, new) = (trace.controller("A"), trace.controller("B"))
      trace.setUp {
        parent.adopt(old)
        parent.addChild(new)
        new.loadViewIfNeeded()
      }
      var completions: [Bool] = []
      parent.transition(from: old, to: new, duration: 0.1, animations: nil) { completions.append($0) }
      XCTAssertEqual(parent.view.subviews, [new.view])
      XCTAssertEqual(completions, [true])
      trace.expect("")
    }
  }

  // MARK: Misuse

  /// CON-19, APP-10: if the parent begins to disappear before the new child begins, the new child is reversed at the
  /// end.
  func test_CON19_APP10_parentThatLeavesInTheMiddle() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let (old, new) = (trace.controller("A", ScriptedController.init), trace.controller("B"))
      trace.setUp {
        trace.embed(old, in: parent)
        parent.addChild(new)
        new.didMove(toParent: parent)
      }
      old.once(.viewWillDisappear) { parent.beginAppearanceTransition(false, animated: true) }
      parent.transition(from: old, to: new, duration: 0, animations: nil) { _ in trace.note("completed") }
      trace.expect(
        """
        A.viewWillDisappear(false)
        P.viewWillDisappear(true)
        B.viewDidLoad()
        B.viewWillAppear(false)
        B.viewIsAppearing(false)
        B.viewWillDisappear(false)
        B.viewDidDisappear(false)
        completed
        """)
      parent.endAppearanceTransition()
      trace.expect(
        """
        P.viewDidDisappear(true)
        A.viewDidDisappear(false)
        """)
    }
  }

  /// MIS-23: both must be children of the receiver; else nothing happens and neither block runs.
  func test_MIS23_strangersAreRefused() async {
    await withTrace { trace in
      let (parent, old, new) = Self.makeChildren(trace)
      let stranger = trace.controller("X")
      let pairs = [(old, stranger), (stranger, new), (stranger, stranger), (old, old)]
      for (from, to) in pairs {
        trace.expectRefusal("! MIS-23 noCommonParent: P.transition(from:to:duration:options:animations:completion:)") {
          parent.transition(from: from, to: to, duration: 0.1) {
            XCTFail("The animations ran.")
          } completion: { _ in
            XCTFail("The completion ran.")
          }
        }
      }
    }
  }

  /// MIS-24: a container that forwards appearance itself has to exchange its children itself.
  func test_MIS24_manualForwardingIsRefused() async {
    await withTrace { trace in
      let parent = trace.controller("P", ManualContainer.init)
      trace.show(parent)
      let (old, new) = (trace.controller("A"), trace.controller("B"))
      trace.setUp {
        parent.adopt(old)
        parent.addChild(new)
      }
      trace.expectRefusal(
        "! MIS-24 manualForwarding: P.transition(from:to:duration:options:animations:completion:)"
      ) {
        parent.transition(from: old, to: new, duration: 0.1) {
          XCTFail("The animations ran.")
        } completion: { _ in
          XCTFail("The completion ran.")
        }
      }
      trace.ignore { new.didMove(toParent: parent) }
    }
  }

  /// MIS-25: a new child that is on screen already is only moved to the front; the old one disappears as usual.
  func test_MIS25_newChildIsOnScreenAlready() async {
    await withTrace { trace in
      let (parent, old, new) = Self.makeChildren(trace)
      trace.setUp { parent.view.insertSubview(new.view, at: 0) }
      parent.transition(from: old, to: new, duration: 0, animations: nil)
      XCTAssertEqual(parent.view.subviews, [new.view])
      trace.expect(
        """
        A.viewWillDisappear(false)
        ! MIS-25 transitionViewsInPlace: P.transition(from:to:duration:options:animations:completion:)
        A.viewDidDisappear(false)
        """)
    }
  }

  /// MIS-25, LOAD-12: an old child that is not on screen stays off screen, and is not loaded.
  func test_MIS25_LOAD12_oldChildIsNotOnScreen() async {
    await withTrace { trace in
      let (parent, old, new) = Self.makeChildren(trace)
      let unloaded = trace.controller("U")
      trace.setUp {
        parent.addChild(unloaded)
        unloaded.didMove(toParent: parent)
      }
      parent.transition(from: unloaded, to: new, duration: 0, animations: nil)
      XCTAssertEqual(parent.view.subviews, [old.view, new.view])
      XCTAssertFalse(unloaded.isViewLoaded)
      trace.expect(
        """
        B.viewDidLoad()
        B.viewWillAppear(false)
        ! MIS-25 transitionViewsInPlace: P.transition(from:to:duration:options:animations:completion:)
        B.viewIsAppearing(false)
        B.viewDidAppear(false)
        """)
    }
  }
}
