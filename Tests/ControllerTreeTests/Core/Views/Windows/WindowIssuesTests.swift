import XCTest

@testable import ControllerTree

/// The table of misuse, row by row, for windows: the wrong call, its one issue, and the tree before and after.
final class WindowIssuesTests: XCTestCase {
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
        warning: rootMoved (MIS-14): UIViewController "R" was the root of UIWindow #1 and becomes the root of UIWindow \
        #2; UIWindow #1 has no root now. Set the first window's rootViewController to nil yourself. \
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

  /// MIS-31: removing the root's view directly leaves a blank window.
  func test_MIS31_rootViewRemovedByHand() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      trace.expectIssue(
        """
        notice: rootViewRemoved (MIS-31): The view of UIViewController "R" was removed from UIWindow #1, but \
        UIViewController "R" is still its root. Change rootViewController, or hide the window. \
        [R.view.removeFromSuperview()]
        """, about: ["R", "UIWindow #1"],
        treeBecomes: """
          UIWindow #1 (0, 0, 400, 800)
          └─ UIViewController "R" disappeared, view (0, 0, 400, 800), not in the tree
          """
      ) { root.view.removeFromSuperview() }
    }
  }

  /// MIS-38: a direct call of a key status hook changes nothing.
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

  /// MIS-39: a visible window without another reference is released when an event begins.
  func test_MIS39_visibleWindowReleased() async {
    await withTrace { trace in
      var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window?.isHidden = false
      trace.expectIssue(
        """
        notice: windowReleasedWhileVisible (MIS-39): UIWindow #1 was released while it was visible; its controllers got no \
        callbacks. Keep a strong reference to the window, or hide it first. [settle()]
        """, about: ["UIWindow #1"], treeBecomes: ""
      ) {
        window = nil
        UpdateCycle.main.settle()
      }
      XCTAssertNil(window)
    }
  }
}
