import XCTest

@testable import ControllerTree

/// Callbacks that will come, or have come (WHY-03, WHY-04). The cases were written from the rules.
final class PendingExplanationTests: XCTestCase {
  /// Case 11, TRANS-11: a transition that runs sends the callback at its end.
  func test_WHY03_transitionRuns() async {
    await withStage(pacing: .manual) { trace in
      let (root, modal) = (trace.controller("R"), trace.controller("V"))
      trace.show(root)
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: true)
      trace.stage.cycle.advance(by: .seconds(0.1))
      expect(
        modal.explain(.viewDidAppear), .due, [.isAppearing, .transitionRuns],
        """
        viewDidAppear of V: due at 0.5 s
          V  is appearing: viewIsAppearing was sent (APP-01)
          V  is in a transition that ends at 0.5 s (TRANS-11)
        """)
      expect(
        root.explain(.viewDidDisappear), .due, [.isDisappearing, .transitionRuns],
        """
        viewDidDisappear of R: due at 0.5 s
          R  is disappearing: viewWillDisappear was sent (APP-05)
          V  is in a transition that ends at 0.5 s (TRANS-11)
        """)
    }
  }

  /// Case 12, TRANS-14: a person drives the transition.
  func test_WHY03_interactiveTransition() async {
    await withStage(pacing: .manual) { trace in
      let navigation = UINavigationController(rootViewController: trace.controller("A"))
      navigation.title = "N"
      let second = trace.controller("B")
      navigation.pushViewController(second, animated: false)
      trace.show(navigation)
      navigation.interactivePop.begin()
      navigation.interactivePop.update(0.4)
      expect(
        second.explain(.viewDidDisappear), .due, [.isDisappearing, .personDrives],
        """
        viewDidDisappear of B: due when the person finishes the transition
          B  is disappearing: viewWillDisappear was sent (APP-05)
          A  is in a transition that a person drives, at 40 % (TRANS-14)
        """)
      navigation.interactivePop.cancel()
      trace.stage.cycle.settle()
    }
  }

  /// Case 13, APP-06: the turn is not over.
  func test_WHY03_turnRuns() async {
    await withStage { trace in
      let (parent, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(parent)
      UpdateCycle.main.turn {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        expect(
          child.explain(.viewDidAppear), .due, [.isAppearing, .turnRuns],
          """
          viewDidAppear of C: due at the end of the turn
            C  is appearing: viewWillAppear was sent (APP-01)
            C  is in a turn that is not over (APP-06)
          """)
        XCTAssertEqual(child.explain(.viewIsAppearing).verdict, .due)
      }
      expect(
        child.explain(.viewDidAppear), .sent, [.hasAppeared], "viewDidAppear of C: sent\n  C  has appeared (APP-19)")
    }
  }

  /// Case 14, TURN-03: the recipe is open, didMove(toParent:) is to come.
  func test_WHY03_recipeOpen() async {
    await withStage { trace in
      let (parent, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(parent)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      expect(
        child.explain(.viewDidAppear), .due, [.isAppearing, .recipeOpen],
        """
        viewDidAppear of C: due with didMove(toParent:)
          C  is appearing: viewWillAppear was sent (APP-01)
          C  is being moved: the callbacks wait for didMove(toParent:) (TURN-03)
        """)
      expect(
        child.explain(.didMoveToParent), .notSent, [.didMoveMissing],
        """
        didMove(toParent:) of C: not sent
          P  has called addChild(_:), and has not called didMove(toParent:) on C (CON-04)
        """)
      child.didMove(toParent: parent)
      expect(
        child.explain(.didMoveToParent), .sent, [.isNotMoving],
        "didMove(toParent:) of C: sent\n  C  is a child of P, and no move is open (CON-04)")
    }
  }

  /// Case 15, APP-23: a view that was removed in the block of an animation.
  func test_WHY03_animationBlock() async {
    await withStage(pacing: .manual) { trace in
      let (parent, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(parent)
      trace.embed(child, in: parent)
      UIView.animate(withDuration: 0.5) {
        changeSomething()
        child.view.removeFromSuperview()
      }
      expect(
        child.explain(.viewDidDisappear), .due, [.isDisappearing, .animationRuns],
        """
        viewDidDisappear of C: due at 0.5 s
          C  is disappearing: viewWillDisappear was sent (APP-05)
          C  left the screen in the block of an animation that ends at 0.5 s (APP-23)
        """)
      trace.stage.cycle.settle()
    }
  }

  /// Case 16, APP-07: a child follows its parent, which is in a transition.
  func test_WHY03_childFollowsItsParent() async {
    await withStage(pacing: .manual) { trace in
      let (root, modal, child) = (trace.controller("R"), trace.controller("V"), trace.controller("C"))
      trace.show(root)
      trace.embed(child, in: modal)
      root.present(modal, animated: true)
      expect(
        child.explain(.viewDidAppear), .due, [.isAppearing, .leadsItsChildren, .transitionRuns],
        """
        viewDidAppear of C: due at 0.5 s
          C  is appearing: viewIsAppearing was sent (APP-01)
          V  is appearing itself, and its children follow (APP-07)
          V  is in a transition that ends at 0.5 s (TRANS-11)
        """)
      trace.stage.cycle.settle()
    }
  }

  /// Case 17, APP-09: a container shows another child.
  func test_WHY02_anotherTab() async {
    await withStage { trace in
      let (tabs, pages) = trace.showTabs("A", "B")
      tabs.title = "T"
      expect(
        pages[1].explain(.viewWillAppear), .notSent, [.showsOthers],
        "viewWillAppear of B: not sent\n  T  shows A (APP-09)")
    }
  }

  /// Case 18, SUP-01: a container's override leaves `super` out, where the container forwards.
  func test_WHY02_missingSuper() async {
    await withStage { trace in
      let (tabs, page) = (trace.controller("T", ForgetfulTabs.init), trace.controller("A"))
      tabs.viewControllers = [page]
      trace.show(tabs)
      expect(
        page.explain(.viewWillAppear), .notSent, [.skipsSuper],
        """
        viewWillAppear of A: not sent
          T  forwards to its children in viewWillAppear(_:), which its class overrides without calling super (SUP-01)
        """)
    }
  }

  /// Case 19, LAUNCH-06: in the background windows stay on screen.
  func test_WHY02_background() async {
    await withStage { trace in
      let (window, root, scene) = (NamedWindow("W", trace), trace.controller("R"), UIWindowScene())
      window.windowScene = scene
      window.rootViewController = root
      window.isHidden = false
      scene.title = "S"
      scene.move(to: .background)
      expect(
        root.explain(.viewWillDisappear), .notSent, [.isInBackground],
        """
        viewWillDisappear of R: not sent
          UIWindowScene #1  is in the background, where windows stay on screen (LAUNCH-06)
        """)
      scene.move(to: .foregroundActive)
      expect(
        root.explain(.viewWillDisappear), .notSent, [.staysOnScreen],
        "viewWillDisappear of R: not sent\n  R  has appeared, and nothing has removed its view (APP-19)")
    }
  }

  /// Case 20, APP-14: an explicit begin without its end, below a parent that forwards.
  func test_WHY02_endMissing() async {
    await withStage { trace in
      let lone = trace.controller("L")
      lone.beginAppearanceTransition(true, animated: false)
      expect(
        lone.explain(.viewDidAppear), .notSent, [.isAppearing, .endMissing],
        """
        viewDidAppear of L: not sent
          L  is appearing: viewWillAppear was sent (APP-01)
          L  got beginAppearanceTransition, and endAppearanceTransition has not been called on it (APP-14)
        """)
      lone.endAppearanceTransition()
    }
  }
}
