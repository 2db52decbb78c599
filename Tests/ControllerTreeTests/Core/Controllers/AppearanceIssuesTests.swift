import XCTest

@testable import ControllerTree

/// The table of misuse, row by row, for appearance: the wrong call, its one issue, and the tree before and after.
final class AppearanceIssuesTests: XCTestCase {
  /// MIS-20: an appearance callback that is called directly runs as a plain function.
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

  /// MIS-21: a surplus begin and a surplus end are refused.
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

  /// MIS-21: a begin without an end is reported when its controller has left the tree, as no end can follow.
  func test_MIS21_beginWithoutEnd() async {
    await withTrace { trace in
      let (root, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(root)
      for isOneTurn in [false, true] {
        trace.embed(child, in: root)
        trace.expectIssue(
          """
          error: unbalancedAppearance (MIS-21): UIViewController "C" left the tree, but its transition has not ended: \
          call endAppearanceTransition(). Give every begin exactly one end. \
          [\(isOneTurn ? "event" : "settle()")] UIKit: "Unbalanced calls to begin/end appearance transitions for <C>."
          """, about: ["C"], treeBecomes: Trace.parentAlone
        ) {
          @MainActor func remove() {
            child.willMove(toParent: nil)
            child.beginAppearanceTransition(false, animated: false)
            child.view.removeFromSuperview()
            child.removeFromParent()
          }
          if isOneTurn { UpdateCycle.main.turn("event", remove) } else { remove() }
        }
        trace.ignore { child.endAppearanceTransition() }
      }
    }
  }

  /// MIS-21: a controller that has got its end and is released before the event is over is no misuse.
  func test_MIS21_releasedAfterTheEnd() async {
    await withStage { trace in
      let root = trace.controller("P")
      trace.show(root)
      trace.embed(trace.controller("C"), in: root)
      weak var released: UIViewController?
      trace.stage.cycle.turn("event") {
        guard let child = root.children.first else { return XCTFail("There is no child.") }
        released = child
        child.willMove(toParent: nil)
        child.beginAppearanceTransition(false, animated: false)
        child.view.removeFromSuperview()
        child.removeFromParent()
        child.endAppearanceTransition()
      }
      XCTAssertNil(released)
    }
  }

  /// MIS-22: begin and end around a view that enters, below a parent that forwards automatically, are no misuse.
  func test_MIS22_beginAndEndAroundEntering() async {
    await withTrace { trace in
      let (root, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(root)
      trace.expectIssue("", about: [], treeBecomes: Trace.parentWithChild) {
        root.addChild(child)
        child.view.frame = root.view.bounds
        child.beginAppearanceTransition(true, animated: false)
        root.view.addSubview(child.view)
        child.endAppearanceTransition()
        child.didMove(toParent: root)
      }
    }
  }

  /// MIS-29: an override without the required `super` is reported once for its class and method; nothing else changes.
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

  /// MIS-37: callbacks that reverse each other's changes are stopped, in a legal state.
  func test_MIS37_appearanceLoopIsStopped() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let child = trace.controller("C", ScriptedController.init)
      trace.show(root)
      trace.embed(child, in: root)
      child.on(.viewDidDisappear) { [unowned root, unowned child] in root.view.addSubview(child.view) }
      child.on(.viewDidAppear) { [unowned child] in child.view.removeFromSuperview() }
      trace.expectIssue(
        """
        error: appearanceLoop (MIS-37): A turn still had work after 1000 rounds; the rest was discarded. Last: \
        P.viewDidLayoutSubviews(), C.viewIsAppearing(false), C.viewWillLayoutSubviews(), C.viewDidLayoutSubviews(), \
        C.viewDidAppear(false), C.viewWillDisappear(false). Look for callbacks that cause each other without \
        end; divide a long chain into several turns. \
        [C.view.removeFromSuperview()]
        """, about: [],
        treeBecomes: """
          UIWindow #1 (0, 0, 400, 800)
          └─ UIViewController "P" appeared, view (0, 0, 400, 800)
             └─ ScriptedController "C" disappearing, view (0, 0, 400, 800), not in the tree
          """
      ) { child.view.removeFromSuperview() }
    }
  }
}

/// Overrides one callback without calling `super`.
private final class SilentController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {}
}
