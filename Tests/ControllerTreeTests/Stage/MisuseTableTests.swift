import XCTest

@testable import ControllerTree

/// The table of misuse, row by row: the wrong call, the one issue that it costs, and the whole tree before and after.
///
/// MIS-30 and MIS-36 wait for what they are about (launch, trait overrides); MIS-40 does not compile.
final class MisuseTableTests: XCTestCase {
  // MARK: Views

  /// MIS-01: a view is no subview of itself.
  func test_MIS01_viewAsItsOwnSubview() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      trace.expectRefusal(
        """
        error: viewCycle (MIS-01): A view can't be its own subview: NamedView "V". Add the view to another superview. \
        [V.addSubview(_:)] UIKit: "Can't add self as subview"
        """, about: ["V"]
      ) { view.addSubview(view) }
    }
  }

  /// MIS-02: an ancestor can't become a subview.
  func test_MIS02_ancestorAsSubview() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      let inner = NamedView("I")
      let innermost = NamedView("J")
      view.addSubview(inner)
      inner.addSubview(innermost)
      trace.expectRefusal(
        """
        error: viewCycle (MIS-02): NamedView "V" can't become a subview of NamedView "J": it already contains NamedView "J" \
        (NamedView "V" › NamedView "I" › NamedView "J"). Add the view to a superview that is not inside it. \
        [J.addSubview(_:)] UIKit: "layer <L> is a part of cycle in its layer tree"
        """, about: ["J", "V"]
      ) { innermost.addSubview(view) }
    }
  }

  /// MIS-03: a window is nobody's subview.
  func test_MIS03_windowAsSubview() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      let window = NamedWindow("W", trace)
      trace.expectRefusal(
        """
        error: windowAsSubview (MIS-03): NamedWindow "W" is a window; windows are shown with isHidden or \
        makeKeyAndVisible(), not added to views. Show a window with isHidden or makeKeyAndVisible(). [V.addSubview(_:)]
        """, about: ["W"]
      ) { view.addSubview(window) }
    }
  }

  /// MIS-04: an index outside `0...count` is clamped.
  func test_MIS04_insertionOutOfRangeIsClamped() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      view.addSubview(NamedView("A"))
      view.addSubview(NamedView("B"))
      trace.expectIssue(
        """
        warning: indexOutOfRange (MIS-04): insertSubview(at: 7) on NamedView "V" with 2 subviews; inserted at 2. \
        Use an index from 0 to subviews.count. [V.insertSubview(_:at:)]
        """, about: ["V"],
        treeBecomes: """
          UIWindow #1 (0, 0, 400, 800)
          └─ UIViewController "P" appeared, view (0, 0, 400, 800)
             └─ NamedView "V" (0, 0, 100, 100)
                ├─ NamedView "A" (0, 0, 100, 100)
                ├─ NamedView "B" (0, 0, 100, 100)
                └─ NamedView "C" (0, 0, 100, 100)
          """
      ) { view.insertSubview(NamedView("C"), at: 7) }
    }
  }

  /// MIS-05: an exchange outside `0..<count` is refused.
  func test_MIS05_exchangeOutOfRangeIsRefused() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      view.addSubview(NamedView("A"))
      trace.expectRefusal(
        """
        error: indexOutOfRange (MIS-05): exchangeSubview(at: 0, withSubviewAt: 1) on NamedView "V" with 1 subview; nothing \
        was done. Use two indices of subviews. [V.exchangeSubview(at:withSubviewAt:)]
        """, about: ["V"]
      ) { view.exchangeSubview(at: 0, withSubviewAt: 1) }
    }
  }

  /// MIS-06: an insertion next to a stranger appends.
  func test_MIS06_insertionNextToStrangerAppends() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      view.addSubview(NamedView("A"))
      trace.expectIssue(
        """
        warning: notASubview (MIS-06): NamedView "S" is not a subview of NamedView "V"; NamedView "B" was added in front. \
        Name a view that is in subviews. [V.insertSubview(_:belowSubview:)]
        """, about: ["V", "S"],
        treeBecomes: """
          UIWindow #1 (0, 0, 400, 800)
          └─ UIViewController "P" appeared, view (0, 0, 400, 800)
             └─ NamedView "V" (0, 0, 100, 100)
                ├─ NamedView "A" (0, 0, 100, 100)
                └─ NamedView "B" (0, 0, 100, 100)
          """
      ) { view.insertSubview(NamedView("B"), belowSubview: NamedView("S")) }
    }
  }

  /// MIS-07: a stranger can't be brought to the front or sent to the back.
  func test_MIS07_reorderingStrangerIsRefused() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      let stranger = NamedView("S")
      let text = { (call: String) in
        """
        error: notASubview (MIS-07): NamedView "S" is not a subview of NamedView "V"; nothing was done. \
        Add the view first, or name one that is in subviews. [V.\(call)(_:)]
        """
      }
      trace.expectRefusal(text("bringSubviewToFront"), about: ["V", "S"]) { view.bringSubviewToFront(stranger) }
      trace.expectRefusal(text("sendSubviewToBack"), about: ["V", "S"]) { view.sendSubviewToBack(stranger) }
    }
  }

  /// MIS-32: geometry that is no number is refused, the old value stays.
  func test_MIS32_invalidGeometryIsRefused() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      trace.expectRefusal(
        """
        error: invalidGeometry (MIS-32): center of NamedView "V" was given a number that is NaN or infinite; the old value \
        stays. Check the numbers before you assign them. [V.center] UIKit: "CALayer position contains NaN: [nan nan]"
        """, about: ["V"]
      ) { view.center = CGPoint(x: Double.nan, y: 0) }
    }
  }

  /// MIS-33: a frame under a transform goes on by GEO-03.
  func test_MIS33_frameUnderTransform() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      trace.expectIssue(
        """
        notice: frameWithTransform (MIS-33): frame of NamedView "V" was set while its transform is not the identity; its \
        size is the frame's under the inverse. Set bounds and center while transform is not the identity. [V.frame]
        """, about: ["V"],
        treeBecomes: """
          UIWindow #1 (0, 0, 400, 800)
          └─ UIViewController "P" appeared, view (0, 0, 400, 800)
             └─ NamedView "V" (10, 10, 50, 50)
          """
      ) { view.frame = CGRect(x: 10, y: 10, width: 50, height: 50) }
      XCTAssertEqual(view.bounds.size, CGSize(width: 25, height: 25))
    }
  }

  /// MIS-34: outside a window nobody becomes first responder.
  func test_MIS34_firstResponderOutsideWindow() async {
    await withTrace { trace in
      trace.showBox()
      let field = NamedView("F")
      trace.expectIssue(
        """
        notice: notInWindow (MIS-34): NamedView "F" can't become first responder: it is in no window. Wait until the \
        responder's view is in a window. [F.becomeFirstResponder()]
        """, about: ["F"]
      ) { XCTAssertFalse(field.becomeFirstResponder()) }
    }
  }

  /// MIS-35: a view's own `will…` hook can't move it again.
  func test_MIS35_moveFromOwnWillHookIsRefused() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      let restless = RestlessView("R")
      restless.elsewhere = NamedView("E")
      trace.expectIssue(
        """
        error: reentrantMove (MIS-35): RestlessView "R" is being moved; its own will… callbacks can't move it again. \
        Move the view from a did… callback, or after the call. [V.addSubview(_:)]
        """, about: ["R"],
        treeBecomes: """
          UIWindow #1 (0, 0, 400, 800)
          └─ UIViewController "P" appeared, view (0, 0, 400, 800)
             └─ NamedView "V" (0, 0, 100, 100)
                └─ RestlessView "R" (0, 0, 0, 0)
          """
      ) { view.addSubview(restless) }
    }
  }

  /// MIS-37: a view that marks itself from its own layout is stopped.
  func test_MIS37_layoutLoopIsStopped() async {
    await withTrace { trace in
      let (root, _) = trace.showBox()
      let view = RestlessView("V")
      root.view.addSubview(view)
      view.isRestless = true
      trace.skip()
      trace.expectIssue(
        """
        error: layoutLoop (MIS-37): RestlessView "V" was marked for layout again 100 times in one pass; the pass was stopped. \
        Last: V.layoutSubviews(). Don't mark a view for layout from its own layout without a condition. \
        [V.layoutIfNeeded()]
        """, about: ["V"]
      ) {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      view.isRestless = false
    }
  }

  // MARK: Windows

  /// MIS-12: the root of a visible window can't become a child.
  func test_MIS12_rootAsChildIsRefused() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let parent = trace.controller("P")
      trace.expectRefusal(
        """
        error: rootAsChild (MIS-12): UIViewController "R" is the root of UIWindow #1 and can't become a child of \
        UIViewController "P". Set the window's rootViewController to something else first. [P.addChild(_:)] \
        UIKit: "adding a root view controller <R> as a child of view controller:<P>"
        """, about: ["P", "R", "UIWindow #1"]
      ) { parent.addChild(root) }
    }
  }

  /// MIS-13: a child can't become a root; the old root stays.
  func test_MIS13_childAsRootIsRefused() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      let window = trace.show(parent)
      let child = trace.embed(trace.controller("C"), in: parent)
      trace.expectRefusal(
        """
        error: childAsRoot (MIS-13): UIViewController "C" is a child of UIViewController "P" and can't be the root of \
        UIWindow #1. Remove the controller from its parent first. [UIWindow #1.rootViewController] UIKit: "child view \
        controller:<C> should have parent view controller:(null) but actual parent is:<P>"
        """, about: ["UIWindow #1", "C", "P"]
      ) { window.rootViewController = child }
    }
  }

  /// MIS-14: a root that becomes the root of another window leaves the first one.
  func test_MIS14_rootOfTwoWindowsMoves() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let second = trace.show(trace.controller("S"))
      trace.expectIssue(
        """
        warning: rootMoved (MIS-14): UIViewController "R" was the root of UIWindow #1 and becomes that of UIWindow #2; \
        UIWindow #1 has no root now. Set the first window's rootViewController to nil yourself. \
        [UIWindow #2.rootViewController]
        """, about: ["UIWindow #2", "UIWindow #1", "R"],
        treeBecomes: """
          UIWindow #1 (0, 0, 400, 800)
          UIWindow #2 (0, 0, 400, 800)
          └─ UIViewController "R" appeared, view (0, 0, 400, 800)
          """
      ) { second.rootViewController = root }
    }
  }

  /// MIS-31: the root's view taken out by hand leaves a blank window.
  func test_MIS31_rootViewRemovedByHand() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      trace.expectIssue(
        """
        notice: rootViewRemoved (MIS-31): The view of UIViewController "R" was taken out of UIWindow #1, whose root it \
        still is. Change rootViewController, or hide the window. [R.view.removeFromSuperview()]
        """, about: ["R", "UIWindow #1"],
        treeBecomes: """
          UIWindow #1 (0, 0, 400, 800)
          └─ UIViewController "R" disappeared, view (0, 0, 400, 800), not in the tree
          """
      ) { root.view.removeFromSuperview() }
    }
  }

  /// MIS-38: a hook of key status called by hand changes nothing.
  func test_MIS38_keyHookByHand() async {
    await withTrace { trace in
      let window = trace.show(trace.controller("R"))
      trace.expectIssue(
        """
        notice: directKeyCall (MIS-38): becomeKey() was called by hand on UIWindow #1; no window became or stopped being \
        key. Call makeKey(); becomeKey() and resignKey() are called for you. [UIWindow #1.becomeKey()]
        """, about: ["UIWindow #1"]
      ) { window.becomeKey() }
    }
  }

  /// MIS-39: a visible window that nobody holds vanishes.
  func test_MIS39_visibleWindowReleased() async {
    await withTrace { trace in
      var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window?.isHidden = false
      trace.expectIssue(
        """
        notice: windowReleasedWhileVisible (MIS-39): UIWindow #1 was released while it was visible; its controllers got no \
        callbacks. Keep a strong reference to the window, or hide it first.
        """, about: ["UIWindow #1"], treeBecomes: ""
      ) { window = nil }
      XCTAssertNil(window)
    }
  }

  // MARK: Loading

  /// MIS-08: a view has one controller.
  func test_MIS08_viewOfTwoControllersIsRefused() async {
    await withTrace { trace in
      let (first, second) = (trace.controller("A"), trace.controller("B"))
      trace.show(first)
      trace.expectRefusal(
        """
        error: viewOwnedByOtherController (MIS-08): UIView "A.view" is the view of UIViewController "A" and can't become \
        that of UIViewController "B". Set the other controller's view to nil first. [B.view] UIKit: "A view can only be \
        associated with at most one view controller at a time! View <V> is associated with <A>. Clear this association \
        before associating this view with <B>."
        """, about: ["B", "A", "A.view"]
      ) { second.view = first.view }
      XCTAssertFalse(second.isViewLoaded)
    }
  }

  /// MIS-26: `loadView()` that assigns nothing gives a plain view.
  func test_MIS26_loadViewWithoutView() async {
    await withTrace { trace in
      let controller = trace.controller("C") { LoadingController { _ in } }
      trace.expectIssue(
        """
        warning: loadViewSetNoView (MIS-26): LoadingController "C".loadView() returned without assigning view; a plain view \
        was used. Assign view in loadView(). [C.view]
        """, about: ["C"],
        treeBecomes: "LoadingController \"C\" disappeared, view \(UIScreen.main.bounds.shortText), not in the tree",
        of: controller
      ) { controller.loadViewIfNeeded() }
    }
  }

  /// MIS-27: `view` read inside `loadView()` before it is assigned is a plain one; the one assigned later replaces it.
  func test_MIS27_viewReadInLoadView() async {
    await withTrace { trace in
      let controller = trace.controller("C") {
        LoadingController {
          _ = $0.view
          $0.view = NamedView("V", frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        }
      }
      trace.expectIssue(
        """
        warning: viewReadInLoadView (MIS-27): LoadingController "C".loadView() read view before it assigned one; a plain \
        view was used. Assign view before you read it in loadView(). [C.view]
        """, about: ["C"], treeBecomes: "LoadingController \"C\" disappeared, view (0, 0, 5, 5), not in the tree",
        of: controller
      ) { controller.loadViewIfNeeded() }
    }
  }

  /// MIS-28: `viewDidLoad()` by hand runs the override; `loadView()` by hand gives a new view.
  func test_MIS28_loadingCallbacksByHand() async {
    await withTrace { trace in
      let controller = trace.controller("C", ActingController.init)
      controller.loadViewIfNeeded()
      let old = controller.view
      trace.skip()
      trace.expectIssue(
        """
        notice: directLoadCall (MIS-28): viewDidLoad() was called by hand on ActingController "C". Call loadViewIfNeeded(). \
        [C.viewDidLoad()]
        """, about: ["C"], of: controller
      ) { controller.viewDidLoad() }
      XCTAssertTrue(controller.view === old)
      trace.expectIssue(
        """
        notice: directLoadCall (MIS-28): loadView() was called by hand on ActingController "C". Call loadViewIfNeeded(). \
        [C.loadView()]
        """, about: ["C"], of: controller
      ) { controller.loadView() }
      XCTAssertFalse(controller.view === old)
    }
  }

  // MARK: Containment

  /// MIS-09: a child's view goes nowhere but into its parent's.
  func test_MIS09_childViewUnderOtherControllerIsRefused() async {
    await withTrace { trace in
      let (root, other, child) = (trace.controller("P"), trace.controller("X"), trace.controller("C"))
      trace.show(root)
      trace.embed(other, in: root)
      root.addChild(child)
      child.loadViewIfNeeded()
      child.didMove(toParent: root)
      trace.skip()
      trace.expectRefusal(
        """
        error: actualParent (MIS-09): UIViewController "C"'s view is being put into UIViewController "X"'s view, but the \
        parent of UIViewController "C" is UIViewController "P". Call addChild(_:) on the controller whose view takes the \
        child's view. [X.view.addSubview(_:)] UIKit: "child view controller:<C> should have parent view controller:<X> but \
        actual parent is:<P>"
        """, about: ["C", "P", "X"]
      ) { other.view.addSubview(child.view) }
    }
  }

  /// MIS-10: a controller whose view lies in another's can't become a child of a third.
  func test_MIS10_addingControllerWhoseViewIsElsewhereIsRefused() async {
    await withTrace { trace in
      let (root, child, parent) = (trace.controller("X"), trace.controller("C"), trace.controller("P"))
      trace.show(root)
      trace.embed(child, in: root)
      trace.expectRefusal(
        """
        error: requestedParent (MIS-10): UIViewController "C"'s view is inside UIViewController "X"'s view, so \
        UIViewController "C" can't become a child of UIViewController "P". Take the child's view out before addChild(_:). \
        [P.addChild(_:)] UIKit: "child view controller:<C> should have parent view controller:<X> but requested parent \
        is:<P>"
        """, about: ["P", "C", "X"]
      ) { parent.addChild(child) }
    }
  }

  /// MIS-11: nobody is a child of itself, or of one below it.
  func test_MIS11_containmentCycleIsRefused() async {
    await withTrace { trace in
      let (root, child, grandchild) = (trace.controller("P"), trace.controller("C"), trace.controller("D"))
      root.addChild(child)
      child.addChild(grandchild)
      trace.skip()
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

  /// MIS-15: an adding that nobody ends is noted; it works all the same.
  func test_MIS15_didMoveMissing() async {
    await withTrace { trace in
      let (root, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(root)
      trace.expectIssue(
        """
        notice: didMoveMissing (MIS-15): UIViewController "P" added UIViewController "C" but never called \
        didMove(toParent:) on it. Call didMove(toParent:) when the child is in place. [settle()]
        """, about: ["P", "C"], treeBecomes: Self.parentWithChild
      ) {
        root.addChild(child)
        child.view.frame = root.view.bounds
        root.view.addSubview(child.view)
      }
    }
  }

  /// MIS-16: a removal that nobody announced is noted; it works all the same.
  func test_MIS16_willMoveMissing() async {
    await withTrace { trace in
      let (root, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(root)
      trace.embed(child, in: root)
      trace.expectIssue(
        """
        notice: willMoveMissing (MIS-16): UIViewController "C" leaves UIViewController "P" without having heard \
        willMove(toParent: nil). Call willMove(toParent: nil) before the child's view is removed. [C.removeFromParent()]
        """, about: ["C", "P"], treeBecomes: Self.parentAlone
      ) {
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    }
  }

  /// MIS-17: a removed child whose view stays is noted at the end of the turn.
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
        """, about: ["C", "P"], treeBecomes: Self.parentWithChild
      ) {
        child.willMove(toParent: nil)
        child.removeFromParent()
      }
      XCTAssertNil(child.parent)
    }
  }

  /// MIS-18: `willMove(toParent:)` by hand before `addChild(_:)` is once too often.
  func test_MIS18_redundantWillMove() async {
    await withTrace { trace in
      let (root, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(root)
      trace.expectIssue(
        """
        notice: redundantWillMove (MIS-18): willMove(toParent:) was called by hand on UIViewController "C" for \
        UIViewController "P"; addChild(_:) calls it. Leave the call out; addChild(_:) makes it. [C.willMove(toParent:)]
        """, about: ["C", "P"], treeBecomes: Self.parentWithChild
      ) {
        child.willMove(toParent: root)
        root.addChild(child)
        child.view.frame = root.view.bounds
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
      }
    }
  }

  /// MIS-19: a controller without a parent whose view comes on screen is noted.
  func test_MIS19_unparentedControllerView() async {
    await withTrace { trace in
      let (root, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(root)
      trace.expectIssue(
        """
        notice: unparentedControllerView (MIS-19): The view of UIViewController "C" is on screen, but the controller has no \
        parent; nobody retains it for you. Call addChild(_:) on the controller whose view holds it. \
        [P.view.addSubview(_:)]
        """, about: ["C"], treeBecomes: Self.parentWithChild
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

  /// MIS-24: a controller that forwards by hand can't have a transition done for it.
  func test_MIS24_transitionWithManualForwardingIsRefused() async {
    await withTrace { trace in
      let root = trace.controller("P", ManualController.init)
      let (first, second) = (trace.controller("A"), trace.controller("B"))
      trace.show(root)
      root.addChild(first)
      root.view.addSubview(first.view)
      first.didMove(toParent: root)
      root.addChild(second)
      second.didMove(toParent: root)
      trace.skip()
      trace.expectRefusal(
        """
        error: manualForwarding (MIS-24): ManualController "P" forwards appearance callbacks itself, so it can't have this \
        done for it. Move the views and call begin- and endAppearanceTransition yourself. \
        [P.transition(from:to:duration:options:animations:completion:)]
        """, about: ["P"]
      ) { root.transition(from: first, to: second, duration: 0, animations: nil) }
    }
  }

  /// MIS-25: a side that is in its end state already gets no callbacks; the views are put in place.
  func test_MIS25_transitionToVisibleChild() async {
    await withTrace { trace in
      let (root, first, second) = (trace.controller("P"), trace.controller("A"), trace.controller("C"))
      trace.show(root)
      trace.embed(first, in: root)
      trace.embed(second, in: root)
      trace.expectIssue(
        """
        warning: transitionViewsInPlace (MIS-25): UIViewController "A" should be on screen and UIViewController "C" off \
        screen when UIViewController "P" exchanges them; whoever was there already got no callbacks. Start with the first \
        view on screen and the second one off screen. [P.transition(from:to:duration:options:animations:completion:)] \
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

  // MARK: Appearance

  /// MIS-20: an appearance callback by hand runs as a plain function.
  func test_MIS20_appearanceCallbackByHand() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      trace.expectRefusal(
        """
        notice: directAppearanceCall (MIS-20): viewDidAppear(_:) was called by hand on UIViewController "P"; its state did \
        not change. Use beginAppearanceTransition and endAppearanceTransition. [P.viewDidAppear(_:)] \
        UIKit: "[ViewController] Calling -viewDidAppear: directly on a view controller is not supported, and may result in \
        out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and \
        -endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a symbolic \
        breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: <C>"
        """, about: ["P"]
      ) { root.viewDidAppear(false) }
    }
  }

  /// MIS-21: a begin too many and an end too many are refused.
  func test_MIS21_surplusBeginAndEndAreRefused() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      let familiar = "UIKit: \"Unbalanced calls to begin/end appearance transitions for <C>.\""
      trace.expectRefusal(
        """
        error: unbalancedAppearance (MIS-21): beginAppearanceTransition(true) on UIViewController "P", which is already \
        visible. Give every begin exactly one end. [P.beginAppearanceTransition(_:animated:)] \(familiar)
        """, about: ["P"]
      ) {
        root.beginAppearanceTransition(true, animated: false)
        root.endAppearanceTransition()
      }
      trace.expectRefusal(
        """
        error: unbalancedAppearance (MIS-21): endAppearanceTransition() on UIViewController "P" without a begin. \
        Give every begin exactly one end. [P.endAppearanceTransition()] \(familiar)
        """, about: ["P"]
      ) { root.endAppearanceTransition() }
    }
  }

  /// MIS-21: a begin without an end is reported when its controller has left the tree and nobody can mean to end it.
  func test_MIS21_beginWithoutEnd() async {
    await withTrace { trace in
      let (root, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(root)
      for isOneTurn in [false, true] {
        trace.embed(child, in: root)
        trace.expectIssue(
          """
          error: unbalancedAppearance (MIS-21): UIViewController "C" left the tree, and its transition was never ended: a \
          begin waits for endAppearanceTransition(). Give every begin exactly one end. \
          [\(isOneTurn ? "event" : "settle()")] UIKit: "Unbalanced calls to begin/end appearance transitions for <C>."
          """, about: ["C"], treeBecomes: Self.parentAlone
        ) {
          @MainActor func remove() {
            child.willMove(toParent: nil)
            child.beginAppearanceTransition(false, animated: false)
            child.view.removeFromSuperview()
            child.removeFromParent()
          }
          if isOneTurn { UpdateCycle.main.turn("event", remove) } else { remove() }
        }
        child.endAppearanceTransition()
        trace.skip()
      }
    }
  }

  /// MIS-22: begin and end around a view that enters, below a parent that forwards by itself, are no misuse.
  func test_MIS22_beginAndEndAroundEntering() async {
    await withTrace { trace in
      let (root, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(root)
      trace.expectIssue("", about: [], treeBecomes: Self.parentWithChild) {
        root.addChild(child)
        child.view.frame = root.view.bounds
        child.beginAppearanceTransition(true, animated: false)
        root.view.addSubview(child.view)
        child.endAppearanceTransition()
        child.didMove(toParent: root)
      }
    }
  }

  /// MIS-29: an override without the required `super` is noted once for its class and method; nothing else changes.
  func test_MIS29_superNotCalled() async {
    await withTrace { trace in
      let root = trace.controller("P", SilentController.init)
      let window = trace.window()
      window.rootViewController = root
      trace.expectIssue(
        """
        notice: superNotCalled (MIS-29): SilentController.viewWillAppear(_:) must call super.viewWillAppear(_:). Call super \
        in the override. [UIWindow #1.isHidden]
        """, about: ["P"],
        treeBecomes: """
          UIWindow #1 (0, 0, 400, 800)
          └─ SilentController "P" appeared, view (0, 0, 400, 800)
          """
      ) { window.isHidden = false }
      trace.expectIssue("", about: []) {
        window.isHidden = true
        window.isHidden = false
      }
    }
  }

  /// MIS-37: callbacks that undo each other's work are stopped, in a legal state.
  func test_MIS37_appearanceLoopIsStopped() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let child = trace.controller("C", ActingController.init)
      trace.show(root)
      trace.embed(child, in: root)
      child.at(.didDisappear, once: false) { [unowned root, unowned child] in root.view.addSubview(child.view) }
      child.at(.didAppear, once: false) { [unowned child] in child.view.removeFromSuperview() }
      trace.expectIssue(
        """
        error: appearanceLoop (MIS-37): A turn did not come to rest in 1000 rounds; what was left of it was dropped. Last: \
        P.viewDidLayoutSubviews(), C.viewIsAppearing(false), C.viewWillLayoutSubviews(), C.viewDidLayoutSubviews(), \
        C.viewDidAppear(false), C.viewWillDisappear(false). Look for callbacks that undo each other's work. \
        [C.view.removeFromSuperview()]
        """, about: [],
        treeBecomes: """
          UIWindow #1 (0, 0, 400, 800)
          └─ UIViewController "P" appeared, view (0, 0, 400, 800)
             └─ ActingController "C" disappearing, view (0, 0, 400, 800), not in the tree
          """
      ) { child.view.removeFromSuperview() }
    }
  }

  private static let parentAlone = """
    UIWindow #1 (0, 0, 400, 800)
    └─ UIViewController "P" appeared, view (0, 0, 400, 800)
    """

  private static let parentWithChild = """
    UIWindow #1 (0, 0, 400, 800)
    └─ UIViewController "P" appeared, view (0, 0, 400, 800)
       └─ UIViewController "C" appeared, view (0, 0, 400, 800)
    """
}

/// Loads its view as it is told.
private final class LoadingController: UIViewController {
  private let load: (UIViewController) -> Void

  init(_ load: @escaping (UIViewController) -> Void) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { load(self) }
}

/// Forwards appearance itself, that is to say not at all.
private final class ManualController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// Keeps one callback to itself.
private final class SilentController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {}
}

/// Moves itself from the hook that announces a move, and marks itself for layout from its own layout.
private final class RestlessView: UIView {
  private let name: String
  var elsewhere: UIView?
  var isRestless = false

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var nameTitle: String? { name }
  override func willMove(toSuperview newSuperview: UIView?) { elsewhere?.addSubview(self) }
  override func layoutSubviews() { if isRestless { setNeedsLayout() } }
}
