import ControllerTree
import XCTest

/// How a change of the window's size reaches controllers. Rule CON-22.
final class SizeTransitionTests: XCTestCase {
  /// CON-22: the root hears first, then each loaded child whose size would change, with the size its parent plans for it.
  func test_CON22_sizesGoDownTheTree() async {
    await withTrace { trace in
      let root = trace.controller("P", HalvingController.init)
      let window = trace.show(root)
      let half = trace.embed(trace.controller("Half"), in: root)
      trace.embed(trace.controller("Inner"), in: half)
      root.sizes = [half: CGSize(width: 400, height: 200)]
      let fixed = trace.embed(trace.controller("Fixed"), in: root)
      root.sizes[fixed] = fixed.view.bounds.size
      fixed.view.autoresizingMask = []
      let unloaded = trace.controller("Unloaded")
      root.addChild(unloaded)
      unloaded.didMove(toParent: root)
      trace.skip()

      window.frame = CGRect(x: 0, y: 0, width: 600, height: 400)
      trace.expect(
        """
        P.viewWillTransition(to: 600×400)
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

  /// CON-22: the coordinator's animations run with the new size set, its completions after the layout.
  func test_CON22_coordinatorsAnimationsAndCompletions() async {
    await withTrace { trace in
      let root = trace.controller("P", CoordinatedController.init)
      let window = trace.show(root)
      window.frame = CGRect(x: 0, y: 0, width: 600, height: 400)
      XCTAssertEqual(
        root.log, ["asked at 400", "animated at 600, laid out at 400", "completed at 600, laid out at 600"])
      trace.skip()
    }
  }

  /// CON-22, TURN-04: a window's size is no part of an open move; what waited for that comes first.
  func test_CON22_TURN04_sizeChangeInAnOpenMove() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      let child = trace.controller("C")
      root.addChild(child)
      root.view.addSubview(child.view)
      trace.skip()
      window.frame = CGRect(x: 0, y: 0, width: 600, height: 400)
      trace.expect(
        """
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewIsAppearing(false)
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        C.viewDidAppear(false)
        P.viewWillTransition(to: 600×400)
        C.viewWillTransition(to: 600×400)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        """)
      trace.stage.cycle.settle()
      trace.expect("! MIS-15 didMoveMissing: settle()")
    }
  }

  /// CON-22, WIN-13: a position, or the size that is there, is no transition.
  func test_CON22_sameSizeIsNoTransition() async {
    await withTrace { trace in
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
