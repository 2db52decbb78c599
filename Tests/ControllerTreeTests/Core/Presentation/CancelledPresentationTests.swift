import XCTest

@testable import ControllerTree

/// Presentations and dismissals that their animators end with "not completed" (PC-05, PC-06, TRANS-12): the appearing
/// controllers disappear, then the disappearing ones appear again; everything is as before.
final class CancelledPresentationTests: XCTestCase {
  /// A root with a child, and a presented controller whose animation the test ends.
  @MainActor private struct Tree {
    let (root, child, modal): (UIViewController, UIViewController, UIViewController)
    let animator = HandAnimator()
    let delegate = ProbeTransitioningDelegate()
    let before: String

    init(_ trace: Trace, _ style: UIModalPresentationStyle) {
      root = trace.controller("R")
      trace.show(root)
      child = trace.embed(trace.controller("A"), in: root)
      modal = trace.modal("V", style)
      modal.loadViewIfNeeded()
      modal.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
      modal.transitioningDelegate = delegate
      delegate.animator = animator
      before = trace.tree
      trace.begin()
    }
  }

  /// PC-05: a full-screen presentation.
  func test_PC_05_fullScreenPresentation() async {
    await withTrace(.transitions, pacing: .manual) { trace in
      let tree = Tree(trace, .fullScreen)
      trace.setUp {
        tree.root.present(tree.modal, animated: true) { trace.note("never") }
        tree.root.transitionCoordinator?.animate(alongsideTransition: nil) {
          trace.note("cancelled: \($0.isCancelled)")
        }
      }
      tree.animator.end(completed: false)
      trace.expectDetailed(
        """
        V.completeTransition(false)
        V.viewWillDisappear(true) beingPresented
        V.viewDidDisappear(true) beingPresented window: nil
        R.viewWillAppear(true)
        A.viewWillAppear(true)
        R.viewIsAppearing(true)
        A.viewIsAppearing(true)
        R.viewDidAppear(true)
        A.viewDidAppear(true)
        V's presentation.presentationTransitionDidEnd(false)
        cancelled: true
        """)
      Self.expectNothingPresented(trace, tree)
    }
  }

  /// PC-05: a sheet: its presenter gets no callback.
  func test_PC_05_sheetPresentation() async {
    await withTrace(pacing: .manual) { trace in
      let tree = Tree(trace, .formSheet)
      trace.setUp { tree.root.present(tree.modal, animated: true) { trace.note("never") } }
      tree.animator.end(completed: false)
      trace.expect(
        """
        V.viewWillDisappear(true)
        V.viewDidDisappear(true)
        """)
      Self.expectNothingPresented(trace, tree)
    }
  }

  /// TRANS-12, PC-06: a full-screen dismissal; afterwards it can be dismissed again.
  func test_TRANS_12_fullScreenDismissal() async {
    await withTrace(.transitions, pacing: .manual) { trace in
      let tree = Tree(trace, .fullScreen)
      tree.root.present(tree.modal, animated: false)
      let presented = trace.tree
      trace.setUp { tree.root.dismiss(animated: true) { trace.note("never") } }
      tree.animator.end(completed: false)
      trace.expectDetailed(
        """
        V.completeTransition(false)
        R.viewWillDisappear(true)
        A.viewWillDisappear(true)
        R.viewDidDisappear(true) window: nil
        A.viewDidDisappear(true) window: nil
        V.viewWillAppear(true)
        V.viewIsAppearing(true)
        V.viewDidAppear(true)
        V's presentation.dismissalTransitionDidEnd(false)
        """)
      XCTAssertEqual(trace.tree, presented)
      XCTAssertTrue(tree.modal.presentingViewController === tree.root)
      XCTAssertNil(tree.modal.transitionCoordinator)
      trace.ignore { tree.root.dismiss(animated: true) { trace.note("completion") } }
      tree.animator.end(completed: true)
      trace.expect(
        """
        V.completeTransition(true)
        R.viewDidAppear(true)
        A.viewDidAppear(true)
        V.viewDidDisappear(true)
        V's presentation.dismissalTransitionDidEnd(true)
        V.completion()
        completion
        """)
      Self.expectNothingPresented(trace, tree)
    }
  }

  /// DIS-12, PC-06: the dismissal of a sheet.
  func test_PC_06_sheetDismissal() async {
    await withTrace(pacing: .manual) { trace in
      let tree = Tree(trace, .overFullScreen)
      tree.root.present(tree.modal, animated: false)
      let presented = trace.tree
      trace.setUp { tree.root.dismiss(animated: true) { trace.note("never") } }
      tree.animator.end(completed: false)
      trace.expectDetailed(
        """
        V.viewWillAppear(true)
        V.viewIsAppearing(true)
        V.viewDidAppear(true)
        """)
      XCTAssertEqual(trace.tree, presented)
      XCTAssertFalse(tree.modal.isBeingDismissed)
    }
  }

  /// DIS-05, TRANS-12: a whole chain of sheets appears again.
  func test_TRANS_12_aChainComesBack() async {
    await withTrace(pacing: .manual) { trace in
      let tree = Tree(trace, .overFullScreen)
      let first = trace.modal("V1", .overFullScreen)
      trace.setUp {
        tree.root.present(first, animated: false)
        first.present(tree.modal, animated: false)
      }
      let presented = trace.tree
      tree.root.dismiss(animated: true)
      trace.expect("V.viewWillDisappear(true)\nV1.viewWillDisappear(true)")
      tree.animator.end(completed: false)
      trace.expect(
        """
        V.viewWillAppear(true)
        V1.viewWillAppear(true)
        V1.viewIsAppearing(true)
        V.viewIsAppearing(true)
        V.viewDidAppear(true)
        V1.viewDidAppear(true)
        """)
      XCTAssertEqual(trace.tree, presented)
      XCTAssertFalse(first.isBeingDismissed)
    }
  }

  /// STYLE-07, TRANS-12: a presentation in a covered context, removed off screen, is restored to its place, and appears when
  /// only the cover is dismissed.
  func test_TRANS_12_viewsRemovedUnseenAreRestored() async {
    await withTrace(pacing: .manual) { trace in
      let tree = Tree(trace, .fullScreen)
      tree.child.definesPresentationContext = true
      let inside = trace.modal("V1", .overCurrentContext)
      trace.setUp {
        tree.child.present(inside, animated: false)
        inside.present(tree.modal, animated: false)
      }
      let presented = trace.tree
      trace.setUp { tree.child.dismiss(animated: true) }
      tree.animator.end(completed: false)
      trace.expect(
        """
        R.viewWillDisappear(true)
        A.viewWillDisappear(true)
        R.viewDidDisappear(true)
        A.viewDidDisappear(true)
        V.viewWillAppear(true)
        V.viewIsAppearing(true)
        V.viewDidAppear(true)
        """)
      XCTAssertEqual(trace.tree, presented)
      XCTAssertEqual(
        tree.root.view.subviews, [tree.child.view, inside.presentationController?.containerView])
      trace.ignore { inside.dismiss(animated: false) }
      XCTAssertEqual(
        [tree.root, tree.child, inside, tree.modal].map(\.appearance), [.appeared, .appeared, .appeared, .disappeared])
    }
  }

  /// DIS-08, PRES-18: callbacks of a cancelled dismissal can dismiss again, callbacks of a cancelled
  /// presentation can present again.
  func test_DIS_08_fromTheCallbacksOfACancellation() async {
    await withStage(pacing: .manual) { trace in
      let root = trace.controller("R")
      trace.show(root)
      let (delegate, animator) = (ProbeTransitioningDelegate(), HandAnimator())
      delegate.animator = animator
      let modal = trace.modal("V", .fullScreen, ScriptedController.init)
      modal.transitioningDelegate = delegate
      modal.once(.viewDidDisappear) { [unowned modal] in
        root.present(modal, animated: false) { trace.note("presented") }
      }
      root.present(modal, animated: true) { trace.note("never") }
      animator.end(completed: false)
      XCTAssertTrue(root.presentedViewController === modal)
      XCTAssertEqual(modal.appearance, .appeared)
      XCTAssertFalse(modal.isBeingPresented)

      modal.once(.viewDidAppear) { [unowned modal] in modal.dismiss(animated: false) { trace.note("dismissed") } }
      root.dismiss(animated: true) { trace.note("never") }
      animator.end(completed: false)
      XCTAssertNil(root.presentedViewController)
      XCTAssertEqual([root, modal].map(\.appearance), [.appeared, .disappeared])
      XCTAssertFalse(modal.isBeingDismissed)
    }
  }

  @MainActor private static func expectNothingPresented(
    _ trace: Trace, _ tree: Tree, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(trace.tree, tree.before, file: file, line: line)
    XCTAssertNil(tree.root.presentedViewController, file: file, line: line)
    XCTAssertNil(tree.modal.presentingViewController, file: file, line: line)
    XCTAssertFalse(tree.modal.isBeingPresented || tree.modal.isBeingDismissed, file: file, line: line)
    XCTAssertNil(tree.modal.view.superview, file: file, line: line)
    XCTAssertNil(tree.root.transitionCoordinator, file: file, line: line)
    XCTAssertEqual(tree.modal.appearance, .disappeared, file: file, line: line)
  }
}
