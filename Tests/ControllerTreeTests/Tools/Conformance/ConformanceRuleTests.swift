import XCTest

@testable import ControllerTree

/// Containers with one fault each: the check reports that fault only, with the shortest scenario.
final class ConformanceRuleTests: XCTestCase {
  // MARK: Parents and children

  /// MIS-16: a child gets `willMove(toParent: nil)` before it leaves.
  func test_MIS16_forgottenWillMove() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(ForgetsWillMove.init).violations,
        """
        MIS-16: Child "a" leaves ForgetsWillMove #1, but did not get willMove(toParent: nil).
        let container: ForgetsWillMove = make()
        let a = UIViewController()
        show(container, a, animated: false)
        remove(container, a, animated: false)
        """)
    }
  }

  /// MIS-15: a child gets `didMove(toParent:)` when it is in place.
  func test_MIS15_forgottenDidMove() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(ForgetsDidMove.init).violations,
        """
        MIS-15: ForgetsDidMove #1 added Child "a" but never called didMove(toParent:) on it.
        let container: ForgetsDidMove = make()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = container
        window.makeKeyAndVisible()
        let a = UIViewController()
        show(container, a, animated: false)
        """)
    }
  }

  /// CON-01: a shown controller is a child. Missing callbacks only follow from it.
  func test_CON01_forgottenAddChild() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(ForgetsAddChild.init).violations,
        """
        CON-01: ForgetsAddChild #1 should show a, but a is not its child.
        let container: ForgetsAddChild = make()
        let a = UIViewController()
        show(container, a, animated: false)
        """)
    }
  }

  /// MIS-19: a view comes after its controller.
  func test_MIS19_viewBeforeItsController() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(AddsViewFirst.init).violations,
        """
        MIS-19: The view of Child "a" is on screen, but the controller has no parent to retain it.
        let container: AddsViewFirst = make()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = container
        window.makeKeyAndVisible()
        let a = UIViewController()
        show(container, a, animated: false)
        """)
    }
  }

  /// CON-03: a controller that was removed is not a child any more.
  func test_CON03_forgottenRemoveFromParent() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(ForgetsRemoveFromParent.init).violations,
        """
        CON-03: ForgetsRemoveFromParent #1 should remove a, but a is still its child.
        let container: ForgetsRemoveFromParent = make()
        let a = UIViewController()
        show(container, a, animated: false)
        remove(container, a, animated: false)
        """)
    }
  }

  /// MIS-17: the view leaves with its controller.
  func test_MIS17_viewLeftBehind() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(LeavesViewBehind.init).violations,
        """
        MIS-17: Child "a" left LeavesViewBehind #1, but its view is still inside the view of LeavesViewBehind #1.
        let container: LeavesViewBehind = make()
        let a = UIViewController()
        show(container, a, animated: false)
        remove(container, a, animated: false)
        """)
    }
  }

  /// MIS-18: `addChild(_:)` calls `willMove(toParent:)` itself.
  func test_MIS18_repeatedWillMove() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(RepeatsWillMove.init).violations,
        """
        MIS-18: willMove(toParent:) was called by hand on Child "a" for RepeatsWillMove #1; addChild(_:) calls it.
        let container: RepeatsWillMove = make()
        let a = UIViewController()
        show(container, a, animated: false)
        """)
    }
  }

  /// CON-06: `didMove(toParent:)` comes once per change.
  func test_CON06_repeatedDidMove() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(RepeatsDidMove.init).violations,
        """
        CON-06: a.didMove(toParent:) was called twice for one change.
        let container: RepeatsDidMove = make()
        let a = UIViewController()
        show(container, a, animated: false)
        """)
    }
  }

  /// SEED-14: the view of a shown child is inside the view of the container.
  func test_SEED14_forgottenView() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(NeverAddsView.init).violations,
        """
        SEED-14: NeverAddsView #1 should show a, but a's view is not in its view.
        let container: NeverAddsView = make()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = container
        window.makeKeyAndVisible()
        let a = UIViewController()
        show(container, a, animated: false)
        """)
    }
  }

  /// CON-03, CON-28: a child may leave from inside `didMove(toParent:)`.
  func test_CON03_CON28_childThatLeavesInACallback() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(KnowsCardTooLate.init).violations,
        """
        CON-03: KnowsCardTooLate #1 should remove a, but a is still its child.
        let container: KnowsCardTooLate = make()
        let a = ContainerConformance.Child()
        a.inside(.didMove) { remove(container, a, animated: false) }
        show(container, a, animated: false)
        """)
    }
  }

  // MARK: Memory and loading

  /// CON-11: the container releases removed children.
  func test_CON11_containerRetainsAChild() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(KeepsCards.init).violations,
        """
        CON-11: KeepsCards #1 removed a, but a is still alive.
        let container: KeepsCards = make()
        let a = UIViewController()
        show(container, a, animated: false)
        remove(container, a, animated: false)
        // Nothing else retains the removed child.
        """)
    }
  }

  /// CON-11: a container is released with its last reference.
  func test_CON11_containerRetainsItself() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(KeepsItself.init).violations,
        """
        CON-11: The caller released KeepsItself #1, but it is still alive.
        let container: KeepsItself = make()
        let a = UIViewController()
        show(container, a, animated: false)
        // Nothing retains the container any more.
        """)
    }
  }

  /// LOAD-12: a child's view is loaded only once the container's view is loaded.
  func test_LOAD12_viewLoadedTooEarly() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(LoadsCardFirst.init).violations,
        """
        LOAD-12: LoadsCardFirst #1 has loaded the view of a before its own.
        let container: LoadsCardFirst = make()
        let a = UIViewController()
        show(container, a, animated: false)
        """)
    }
  }

  // MARK: Super and sizes

  /// MIS-29: an override of an appearance callback calls `super`.
  func test_MIS29_forgottenSuper() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(ForgetsSuper.init).violations,
        """
        MIS-29: ForgetsSuper.viewWillAppear(_:) must call super.viewWillAppear(_:).
        let container: ForgetsSuper = make()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = container
        window.makeKeyAndVisible()
        """)
    }
  }

  /// MIS-29, SUP-06: `viewWillTransition(to:with:)` calls `super`, which forwards it to the children.
  func test_MIS29_SUP06_sizeKeptFromChildren() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(KeepsSizeToItself.init).violations,
        """
        MIS-29: KeepsSizeToItself.viewWillTransition(to:with:) must call super.viewWillTransition(to:with:).
        let container: KeepsSizeToItself = make()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = container
        window.makeKeyAndVisible()
        let a = UIViewController()
        show(container, a, animated: false)
        window.frame.size = CGSize(width: 844, height: 390)
        """)
    }
  }

  /// CON-22: a child that fills the container gets its new size.
  func test_CON22_wrongSizeForAChild() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(NamesOldSize.init).violations,
        """
        CON-22: NamesOldSize #1 got another size, but a, which fills it, got no viewWillTransition(to:with:).
        let container: NamesOldSize = make()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = container
        window.makeKeyAndVisible()
        let a = UIViewController()
        show(container, a, animated: false)
        window.frame.size = CGSize(width: 844, height: 390)
        """)
    }
  }

  /// SEED-18: a child that fills the container fills it at every size.
  func test_SEED18_childThatDoesNotGrow() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(SizesCardOnce.init).violations,
        """
        SEED-18: a filled SizesCardOnce #1, but does not fill it at its new size.
        let container: SizesCardOnce = make()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = container
        window.makeKeyAndVisible()
        let a = UIViewController()
        show(container, a, animated: false)
        window.frame.size = CGSize(width: 844, height: 390)
        """)
    }
  }

  // MARK: Appearance

  /// MIS-20: appearance callbacks must not be called directly.
  func test_MIS20_callbackCalledByHand() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(CallsCallbacks.init).violations,
        """
        MIS-20: viewWillAppear(_:) was called by hand on Child "a"; its state did not change.
        let container: CallsCallbacks = make()
        let a = UIViewController()
        show(container, a, animated: false)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = container
        window.makeKeyAndVisible()
        """)
    }
  }

  /// APP-09: a container that turns automatic forwarding off forwards itself.
  func test_APP09_nothingForwarded() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(ForwardsNothing.init).violations,
        """
        APP-09: a's view is on screen, but a got no viewDidAppear(_:).
        let container: ForwardsNothing = make()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = container
        window.makeKeyAndVisible()
        let a = UIViewController()
        show(container, a, animated: false)
        """)
    }
  }

  /// MIS-21: each begin has its end.
  func test_MIS21_forgottenEnd() async {
    await withTrace { _ in
      expectViolations(
        Subjects.forwarding(ForgetsEnd.init).violations,
        """
        MIS-21: An appearance transition of a was begun but never ended: a is still entering.
        let container: ForgetsEnd = make()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = container
        window.makeKeyAndVisible()
        let a = UIViewController()
        show(container, a, animated: false)
        """)
    }
  }

  /// APP-23: callbacks have the `animated` value of the call.
  func test_APP23_animatedIsNotForwarded() async {
    await withTrace { _ in
      expectViolations(
        Subjects.forwarding(SwallowsAnimated.init).violations,
        """
        APP-23: The call had animated: true, but a got animated: false.
        Stage.withPristine(pacing: .manual) { _ in
          let container: SwallowsAnimated = make()
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
          window.rootViewController = container
          window.makeKeyAndVisible()
          let a = UIViewController()
          show(container, a, animated: false)
          let b = UIViewController()
          show(container, b, animated: true)
          UpdateCycle.main.settle()
        }
        """)
    }
  }

  /// APP-10: off screen, no child gets appearance callbacks.
  func test_APP10_childGetsCallbacksOffScreen() async {
    await withTrace { _ in
      expectViolations(
        Subjects.forwarding(TellsOffScreen.init).violations,
        """
        APP-10: a got viewDidAppear(_:) while TellsOffScreen #1 was off screen.
        let container: TellsOffScreen = make()
        let a = UIViewController()
        show(container, a, animated: false)
        """)
    }
  }

  /// APP-27: a child that got `viewDidDisappear(_:)` is not on screen.
  func test_APP27_viewLeftOnScreen() async {
    await withTrace { _ in
      expectViolations(
        Subjects.forwarding(StacksCards.init).violations,
        """
        APP-27: a got viewDidDisappear(_:), but its view is still on screen.
        let container: StacksCards = make()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = container
        window.makeKeyAndVisible()
        let a = UIViewController()
        show(container, a, animated: false)
        let b = UIViewController()
        show(container, b, animated: false)
        """)
    }
  }

  /// APP-08: a child whose view is not in the container's view does not take part in its appearance.
  func test_APP08_hiddenChildGetsCallbacks() async {
    await withTrace { _ in
      expectViolations(
        Subjects.forwarding(TellsEveryCard.init).violations,
        """
        APP-08: a got viewDidAppear(_:), but its view is not on screen.
        let container: TellsEveryCard = make()
        let a = UIViewController()
        show(container, a, animated: false)
        let b = UIViewController()
        show(container, b, animated: false)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = container
        window.makeKeyAndVisible()
        """)
    }
  }

  // MARK: Half-way

  /// SEED-15: a child that got `willMove(toParent: nil)` leaves, even if another change comes in between.
  func test_SEED15_changeThatIsForgotten() async {
    await withTrace { _ in
      let subject = ConformanceSubject(
        animates: true, callbacks: Subjects.usual, make: { ForgetsWhoGoes() },
        show: { container, child, animated in container.showCard(child, animated: animated) }, replace: nil,
        remove: nil, cancel: nil)
      expectViolations(
        subject.violations,
        """
        SEED-15: a got willMove(toParent: nil), but is still a child.
        Stage.withPristine(pacing: .manual) { _ in
          let container: ForgetsWhoGoes = make()
          let a = UIViewController()
          show(container, a, animated: false)
          let b = UIViewController()
          show(container, b, animated: true)
          UpdateCycle.main.advance(by: .milliseconds(150))
          let c = UIViewController()
          show(container, c, animated: false)
          UpdateCycle.main.settle()
        }
        """)
    }
  }

  /// TRANS-13: a cancelled change leaves everything as it was.
  func test_TRANS13_cancelledChangeIsNotReversed() async {
    await withTrace { _ in
      expectViolations(
        Subjects.changing(ForgetsToTakeBack.init).violations,
        """
        TRANS-13: A change was cancelled, but ForgetsToTakeBack #1 has or shows other children than before.
        Stage.withPristine(pacing: .manual) { _ in
          let container: ForgetsToTakeBack = make()
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
          window.rootViewController = container
          window.makeKeyAndVisible()
          let a = UIViewController()
          cancel(container, a)
          UpdateCycle.main.settle()
        }
        """)
    }
  }
}
