import XCTest

@testable import ControllerTree

/// The transition coordinators of controllers (TRANS-20, TRANS-21).
final class TransitionLookupTests: XCTestCase {
  /// TRANS-21: a controller's own transition precedes those of its parents; other controllers return the nearest one.
  func test_TRANS21_ownTransitionFirst() async {
    await withStage(pacing: .manual) { trace in
      let root = trace.controller("R")
      trace.show(root)
      let contexts = ["A", "B"].map { trace.embed(trace.controller($0), in: root) }
      let modals = ["V", "W"].map { trace.controller($0) }
      for (context, modal) in zip(contexts, modals) {
        context.definesPresentationContext = true
        modal.modalPresentationStyle = .overCurrentContext
        context.present(modal, animated: true)
      }
      XCTAssertNil(root.transitionCoordinator)
      for (context, modal) in zip(contexts, modals) {
        XCTAssertNotNil(modal.transitionCoordinator)
        XCTAssertTrue(modal.transitionCoordinator === context.transitionCoordinator)
      }
      XCTAssertFalse(modals[0].transitionCoordinator === modals[1].transitionCoordinator)
      trace.advance(1)
    }
  }

  /// TRANS-21: a client's container may return a coordinator for its children, with and without `super`.
  func test_TRANS21_overriddenByAContainer() async {
    await withStage(pacing: .manual) { trace in
      let root = trace.controller("R")
      trace.show(root)
      let container = trace.controller("P", CoordinatingController.init)
      trace.embed(container, in: root)
      let child = trace.embed(trace.controller("C"), in: container)
      let grandchild = trace.embed(trace.controller("D"), in: child)
      XCTAssertNil(grandchild.transitionCoordinator)
      let modal = trace.controller("V")
      root.present(modal, animated: true)
      let coordinator = modal.transitionCoordinator
      XCTAssertTrue(container.transitionCoordinator === coordinator)
      XCTAssertTrue(grandchild.transitionCoordinator === coordinator)
      container.answer = .own(ClientCoordinator())
      XCTAssertTrue(grandchild.transitionCoordinator is ClientCoordinator)
      XCTAssertTrue(child.transitionCoordinator is ClientCoordinator)
      XCTAssertTrue(root.transitionCoordinator === coordinator)
      container.answer = .none
      XCTAssertNil(grandchild.transitionCoordinator)
      XCTAssertNil(container.transitionCoordinator)
      trace.advance(1)
    }
  }

  /// TRANS-21: the search climbs chains that are deeper than the call stack allows.
  func test_TRANS21_deepChains() async {
    await withStage(pacing: .manual) { trace in
      let root = trace.controller("R")
      trace.show(root)
      var deepest = root
      for _ in 0..<5_000 {
        let child = UIViewController()
        deepest.addChild(child)
        deepest = child
      }
      XCTAssertNil(deepest.transitionCoordinator)
      let modal = trace.controller("V")
      root.present(modal, animated: true)
      XCTAssertTrue(deepest.transitionCoordinator === modal.transitionCoordinator)
      trace.advance(1)
    }
  }
}

/// Returns a coordinator for its children.
private final class CoordinatingController: UIViewController {
  enum Answer {
    case inherited
    case own(any UIViewControllerTransitionCoordinator)
    case none
  }

  var answer = Answer.inherited

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    switch answer {
    case .inherited: super.transitionCoordinator
    case .own(let coordinator): coordinator
    case .none: nil
    }
  }
}

/// A coordinator as clients write it.
private final class ClientCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated = true
  let presentationStyle = UIModalPresentationStyle.none
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 1
  let percentComplete: CGFloat = 0
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.linear
  let containerView = UIView()
  let targetTransform = CGAffineTransform.identity

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}
}
