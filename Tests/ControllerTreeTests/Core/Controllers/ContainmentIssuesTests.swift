import XCTest

@testable import ControllerTree

/// The table of misuse, row by row, for containment: the wrong call, its one issue, and the tree before and after.
final class ContainmentIssuesTests: XCTestCase {
  /// MIS-09: a child's view can only be added inside its parent's.
  func test_MIS09_childViewUnderOtherControllerIsRefused() async {
    await withTrace { trace in
      let (root, other, child) = (trace.controller("P"), trace.controller("X"), trace.controller("C"))
      trace.setUp {
        trace.show(root)
        trace.embed(other, in: root)
        root.addChild(child)
        child.loadViewIfNeeded()
        child.didMove(toParent: root)
      }
      trace.expectRefusal(
        """
        error: actualParent (MIS-09): UIViewController "C"'s view is being added to UIViewController "X"'s view, but \
        the parent of UIViewController "C" is UIViewController "P". Call addChild(_:) on the controller whose view \
        contains the child's view. [X.view.addSubview(_:)] UIKit: "child view controller:<C> should have parent view \
        controller:<X> but actual parent is:<P>"
        """, about: ["C", "P", "X"]
      ) { other.view.addSubview(child.view) }
    }
  }

  /// MIS-10: a controller whose view is inside another controller's cannot become a child of a third one.
  func test_MIS10_addingControllerWhoseViewIsElsewhereIsRefused() async {
    await withTrace { trace in
      let (root, child, parent) = (trace.controller("X"), trace.controller("C"), trace.controller("P"))
      trace.show(root)
      trace.embed(child, in: root)
      trace.expectRefusal(
        """
        error: requestedParent (MIS-10): UIViewController "C"'s view is inside UIViewController "X"'s view, so \
        UIViewController "C" can't become a child of UIViewController "P". Remove the child's view before \
        addChild(_:). [P.addChild(_:)] UIKit: "child view controller:<C> should have parent view controller:<X> but \
        requested parent is:<P>"
        """, about: ["P", "C", "X"]
      ) { parent.addChild(child) }
    }
  }

  /// MIS-11: a controller cannot be a child of itself, or of one of its descendants.
  func test_MIS11_containmentCycleIsRefused() async {
    await withTrace { trace in
      let (root, child, grandchild) = (trace.controller("P"), trace.controller("C"), trace.controller("D"))
      trace.setUp {
        root.addChild(child)
        child.addChild(grandchild)
      }
      trace.expectRefusal(
        """
        error: containmentCycle (MIS-11): UIViewController "P" can't be a child of itself. Add the controller to one that is \
        not below it. [P.addChild(_:)]
        """, about: ["P"], of: root
      ) { root.addChild(root) }
      trace.expectRefusal(
        """
        error: containmentCycle (MIS-11): UIViewController "P" can't become a child of UIViewController "D": it already \
        contains it (UIViewController "P" › UIViewController "C" › UIViewController "D"). Add the controller to one that is \
        not below it. [D.addChild(_:)]
        """, about: ["D", "P"], of: root
      ) { grandchild.addChild(root) }
    }
  }

  /// MIS-15: an addition without an end is reported; it works all the same.
  func test_MIS15_didMoveMissing() async {
    await withTrace { trace in
      let (root, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(root)
      trace.expectIssue(
        """
        notice: didMoveMissing (MIS-15): UIViewController "P" added UIViewController "C" but never called \
        didMove(toParent:) on it. Call didMove(toParent:) when the child is in place. [settle()]
        """, about: ["P", "C"], treeBecomes: Trace.parentWithChild
      ) {
        root.addChild(child)
        child.view.frame = root.view.bounds
        root.view.addSubview(child.view)
      }
    }
  }

  /// MIS-16: a removal without `willMove(toParent: nil)` is reported; it works all the same.
  func test_MIS16_willMoveMissing() async {
    await withTrace { trace in
      let (root, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(root)
      trace.embed(child, in: root)
      trace.expectIssue(
        """
        notice: willMoveMissing (MIS-16): UIViewController "C" leaves UIViewController "P", but did not get \
        willMove(toParent: nil). Call willMove(toParent: nil) before the child's view is removed. [C.removeFromParent()]
        """, about: ["C", "P"], treeBecomes: Trace.parentAlone
      ) {
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    }
  }

  /// MIS-17: a removed child whose view stays is reported at the end of the turn.
  func test_MIS17_viewLeftBehind() async {
    await withTrace { trace in
      let (root, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(root)
      trace.embed(child, in: root)
      trace.expectIssue(
        """
        notice: viewLeftBehind (MIS-17): UIViewController "C" left UIViewController "P", but its view is still inside the \
        view of UIViewController "P". Call removeFromSuperview() on the child's view before removeFromParent(). \
        [C.removeFromParent()]
        """, about: ["C", "P"], treeBecomes: Trace.parentWithChild
      ) {
        child.willMove(toParent: nil)
        child.removeFromParent()
      }
      XCTAssertNil(child.parent)
    }
  }

  /// MIS-18: a direct `willMove(toParent:)` before `addChild(_:)` is redundant.
  func test_MIS18_redundantWillMove() async {
    await withTrace { trace in
      let (root, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(root)
      trace.expectIssue(
        """
        notice: redundantWillMove (MIS-18): willMove(toParent:) was called by hand on UIViewController "C" for \
        UIViewController "P"; addChild(_:) calls it. Leave the call out; addChild(_:) makes it. [C.willMove(toParent:)]
        """, about: ["C", "P"], treeBecomes: Trace.parentWithChild
      ) {
        child.willMove(toParent: root)
        root.addChild(child)
        child.view.frame = root.view.bounds
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
      }
    }
  }

  /// MIS-19: a controller without a parent whose view comes on screen is reported.
  func test_MIS19_unparentedControllerView() async {
    await withTrace { trace in
      let (root, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(root)
      trace.expectIssue(
        """
        notice: unparentedControllerView (MIS-19): The view of UIViewController "C" is on screen, but the controller has no \
        parent to retain it. Call addChild(_:) on the controller whose view contains it. \
        [P.view.addSubview(_:)]
        """, about: ["C"], treeBecomes: Trace.parentWithChild
      ) {
        child.view.frame = root.view.bounds
        root.view.addSubview(child.view)
      }
    }
  }

  /// MIS-23: a transition is between two children of its receiver.
  func test_MIS23_transitionBetweenStrangersIsRefused() async {
    await withTrace { trace in
      let (root, first, second) = (trace.controller("P"), trace.controller("A"), trace.controller("B"))
      trace.show(root)
      trace.embed(first, in: root)
      trace.expectRefusal(
        """
        error: noCommonParent (MIS-23): UIViewController "A" and UIViewController "B" must be two children of \
        UIViewController "P". Add both controllers to the receiver first. \
        [P.transition(from:to:duration:options:animations:completion:)] UIKit: "Children view controllers <A> and <B> must \
        have a common parent view controller when calling \
        -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
        """, about: ["P", "A", "B"]
      ) {
        root.transition(from: first, to: second, duration: 0) {
          XCTFail("The animations of a refused transition ran.")
        } completion: { _ in
          XCTFail("The completion of a refused transition ran.")
        }
      }
    }
  }

  /// MIS-24: `transition(from:to:…)` is refused on a controller that forwards appearance itself.
  func test_MIS24_transitionWithManualForwardingIsRefused() async {
    await withTrace { trace in
      let root = trace.controller("P", ManualController.init)
      let (first, second) = (trace.controller("A"), trace.controller("B"))
      trace.setUp {
        trace.show(root)
        root.addChild(first)
        root.view.addSubview(first.view)
        first.didMove(toParent: root)
        root.addChild(second)
        second.didMove(toParent: root)
      }
      trace.expectRefusal(
        """
        error: manualForwarding (MIS-24): ManualController "P" forwards appearance callbacks itself, so \
        transition(from:to:…) can't send them. Move the views and call begin- and endAppearanceTransition yourself. \
        [P.transition(from:to:duration:options:animations:completion:)]
        """, about: ["P"]
      ) { root.transition(from: first, to: second, duration: 0, animations: nil) }
    }
  }

  /// MIS-25: a child that is already in its end state gets no callbacks; the views are put in place.
  func test_MIS25_transitionToVisibleChild() async {
    await withTrace { trace in
      let (root, first, second) = (trace.controller("P"), trace.controller("A"), trace.controller("C"))
      trace.show(root)
      trace.embed(first, in: root)
      trace.embed(second, in: root)
      trace.expectIssue(
        """
        warning: transitionViewsInPlace (MIS-25): UIViewController "A" should be on screen and UIViewController "C" off \
        screen when UIViewController "P" exchanges them; a controller already in place gets no callbacks. Start with \
        the first view on screen and the second one off screen. \
        [P.transition(from:to:duration:options:animations:completion:)] \
        UIKit: "Unbalanced calls to begin/end appearance transitions for <C>."
        """, about: ["P", "A", "C"],
        treeBecomes: """
          UIWindow #1 (0, 0, 400, 800)
          └─ UIViewController "P" appeared, view (0, 0, 400, 800)
             ├─ UIViewController "A" disappeared, view (0, 0, 400, 800), not in the tree
             └─ UIViewController "C" appeared, view (0, 0, 400, 800)
          """
      ) { root.transition(from: first, to: second, duration: 0, animations: nil) }
    }
  }
}

/// Turns automatic forwarding off, and forwards nothing.
private final class ManualController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
