import ControllerTree
import XCTest

/// The callbacks of controllers about a change of the window's size. Rules CON-22, TRAIT-11.
final class SizeTransitionTests: XCTestCase {
  /// CON-22, TRAIT-08: the root gets the callback first, then each loaded child whose size would change, with the size
  /// that its parent plans for it.
  func test_CON22_TRAIT08_sizesGoDownTheTree() async {
    await withTrace([.layout, .sizes]) { trace in
      let root = trace.controller("P", HalvingController.init)
      let window = trace.show(root)
      let half = trace.embed(trace.controller("Half"), in: root)
      trace.embed(trace.controller("Inner"), in: half)
      root.sizes = [half: CGSize(width: 400, height: 200)]
      let fixed = trace.embed(trace.controller("Fixed"), in: root)
      root.sizes[fixed] = fixed.view.bounds.size
      fixed.view.autoresizingMask = []
      let unloaded = trace.controller("Unloaded")
      trace.setUp {
        root.addChild(unloaded)
        unloaded.didMove(toParent: root)
      }

      window.frame = CGRect(x: 0, y: 0, width: 600, height: 700)
      trace.expect(
        """
        P.viewWillTransition(to: 600×700)
        Half.viewWillTransition(to: 400×200)
        Inner.viewWillTransition(to: 400×200)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        Half.viewWillLayoutSubviews()
        Half.viewDidLayoutSubviews()
        Inner.viewWillLayoutSubviews()
        Inner.viewDidLayoutSubviews()
        """)
    }
  }

  /// CON-22, TRAIT-07: the coordinator's animations run with the new size set and laid out, then its completions.
  func test_CON22_coordinatorsAnimationsAndCompletions() async {
    await withStage { trace in
      let root = trace.controller("P", CoordinatedController.init)
      let window = trace.show(root)
      window.frame = CGRect(x: 0, y: 0, width: 600, height: 700)
      XCTAssertEqual(
        root.log, ["asked at 400", "animated at 600, laid out at 600", "completed at 600, laid out at 600"])
    }
  }

  /// CON-22, TURN-04: a change of the window's size is not part of an open move; callbacks that waited for the move
  /// come first.
  func test_CON22_TURN04_sizeChangeInAnOpenMove() async {
    await withTrace([.layout, .sizes]) { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      let child = trace.controller("C")
      trace.setUp {
        root.addChild(child)
        root.view.addSubview(child.view)
      }
      window.frame = CGRect(x: 0, y: 0, width: 600, height: 700)
      trace.expect(
        """
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewIsAppearing(false)
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        C.viewDidAppear(false)
        P.viewWillTransition(to: 600×700)
        C.viewWillTransition(to: 600×700)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        """)
      trace.stage.cycle.settle()
      trace.expect("! MIS-15 didMoveMissing: settle()")
    }
  }

  /// CON-22, CON-28: a child that its sibling removes in the callback about the size gets no callback itself.
  func test_CON22_CON28_childThatLeavesMeanwhile() async {
    final class Ousting: UIViewController {
      weak var victim: UIViewController?
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        victim?.leaveParent()
      }
    }
    await withTrace([.layout, .sizes]) { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      let (first, second) = (trace.controller("A", Ousting.init), trace.controller("B"))
      trace.embed(first, in: root)
      trace.embed(second, in: root)
      first.victim = second
      window.frame.size = CGSize(width: 500, height: 700)
      trace.expect(
        """
        P.viewWillTransition(to: 500×700)
        A.viewWillTransition(to: 500×700)
        B.willMove(toParent: nil)
        B.viewWillDisappear(false)
        B.didMove(toParent: nil)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        A.viewWillLayoutSubviews()
        A.viewDidLayoutSubviews()
        B.viewDidDisappear(false)
        """)
    }
  }

  /// WIN-13, TURN-07: the coordinator's completions run after those of callers, although they were added first.
  func test_WIN13_TURN07_completionsAfterThoseOfCallers() async {
    final class Waiting: UIViewController {
      var whenOver: () -> Void = {}
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [unowned self] _ in whenOver() }
      }
    }
    await withStage { trace in
      let root = trace.controller("P", Waiting.init)
      var order: [String] = []
      root.whenOver = { order.append("coordinator") }
      let window = trace.show(root)
      UpdateCycle.main.turn {
        window.frame.size = CGSize(width: 500, height: 700)
        UIView.animate(withDuration: 0, animations: {}, completion: { _ in order.append("caller") })
      }
      XCTAssertEqual(order, ["caller", "coordinator"])
    }
  }

  /// WIN-13, TRAIT-11: the coordinator's properties: without duration, in the window, and without controllers.
  func test_WIN13_TRAIT11_whatTheCoordinatorSays() async {
    final class Asking: UIViewController {
      var ask: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        ask(coordinator)
      }
    }
    await withTrace([.layout, .sizes]) { trace in
      let root = trace.controller("P", Asking.init)
      let window = trace.show(root)
      var asked = 0
      root.ask = { [unowned window] coordinator in
        asked += 1
        let flags = [
          coordinator.isAnimated, coordinator.initiallyInteractive, coordinator.isInterruptible,
          coordinator.isInteractive, coordinator.isCancelled,
        ]
        XCTAssertEqual(flags, [false, false, false, false, false])
        XCTAssertEqual(coordinator.presentationStyle, .none)
        XCTAssertEqual(coordinator.transitionDuration, 0)
        XCTAssertEqual(coordinator.completionVelocity, 1)
        XCTAssertEqual(coordinator.completionCurve, .easeInOut)
        XCTAssertEqual(coordinator.targetTransform, .identity)
        XCTAssertTrue(coordinator.containerView === window)
        XCTAssertNil(coordinator.viewController(forKey: .to))
        XCTAssertNil(coordinator.view(forKey: .from))
        coordinator.notifyWhenInteractionChanges { _ in XCTFail("Nothing is interactive.") }
        XCTAssertTrue(
          coordinator.animateAlongsideTransition(
            in: nil, animation: { trace.note("alongside \($0.percentComplete)") },
            completion: { trace.note("completion \($0.percentComplete)") }))
      }
      window.frame.size = CGSize(width: 500, height: 700)
      XCTAssertEqual(asked, 1)
      trace.expect(
        """
        P.viewWillTransition(to: 500×700)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        alongside 0.0
        completion 1.0
        """)
    }
  }

  /// CON-22, WIN-13: a new position, or the present size, causes no transition.
  func test_CON22_sameSizeIsNoTransition() async {
    await withTrace([.layout, .sizes]) { trace in
      let window = trace.show(trace.controller("P"))
      window.frame = CGRect(x: 10, y: 20, width: 400, height: 800)
      trace.expect("")
    }
  }

  /// CON-22: by default a child gets its parent's whole size.
  func test_CON22_defaultSizeIsTheParents() async {
    await withTrace { _ in
      let (parent, child) = (UIViewController(), UIViewController())
      let size = CGSize(width: 3, height: 4)
      XCTAssertEqual(parent.size(forChildContentContainer: child, withParentContainerSize: size), size)
    }
  }
}

/// Plans sizes for its children.
private final class HalvingController: UIViewController {
  var sizes: [UIViewController: CGSize] = [:]

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    (container as? UIViewController).flatMap { sizes[$0] } ?? parentSize
  }
}

/// Logs what its coordinator does.
private final class CoordinatedController: UIViewController {
  var log: [String] = []
  private var laidOut = 0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    laidOut = Int(view.bounds.width)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("asked at \(Int(view.bounds.width))")
    coordinator.animate { [unowned self] _ in
      log.append("animated at \(Int(view.bounds.width)), laid out at \(laidOut)")
    } completion: { [unowned self] _ in
      log.append("completed at \(Int(view.bounds.width)), laid out at \(laidOut)")
    }
  }
}
