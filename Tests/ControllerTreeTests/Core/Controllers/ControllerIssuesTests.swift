import ControllerTree
import XCTest

/// The texts of issues about controllers: object, call, mistake, correction. They are part of the product.
final class ControllerIssuesTests: XCTestCase {
  @MainActor private static func descriptions(_ trace: Trace, _ body: () -> Void) -> [String] {
    trace.collectIssues(body).map(\.description)
  }

  /// MIS-09 to MIS-12, CON-09: refusals of adding.
  func test_MIS09_MIS10_MIS11_MIS12_CON09_refusalsOfAdding() async {
    await withTrace { trace in
      let root = trace.controller("R")
      let window = trace.show(root)
      let (first, second, child) = (trace.controller("P"), trace.controller("X"), trace.controller("C"))
      for container in [first, second] { trace.embed(container, in: root) }
      trace.embed(child, in: first)
      let stranger = trace.controller("S")
      let texts = Self.descriptions(trace) {
        second.view.addSubview(child.view)
        window.addSubview(child.view)
        second.addChild(child)
        first.addChild(first)
        child.addChild(first)
        stranger.addChild(root)
        first.addChild(child)
      }
      XCTAssertEqual(
        texts,
        [
          "error: actualParent (MIS-09): UIViewController \"C\"'s view is being added to UIViewController \"X\"'s "
            + "view, but the parent of UIViewController \"C\" is UIViewController \"P\". Call addChild(_:) on the "
            + "controller whose view contains the child's view. [X.view.addSubview(_:)]",
          "error: actualParent (MIS-09): UIViewController \"C\"'s view is being added to a view that belongs to no "
            + "controller, but the parent of UIViewController \"C\" is UIViewController \"P\". Call addChild(_:) on the "
            + "controller whose view contains the child's view. [UIWindow #1.addSubview(_:)]",
          "error: requestedParent (MIS-10): UIViewController \"C\"'s view is inside UIViewController \"P\"'s view, so "
            + "UIViewController \"C\" can't become a child of UIViewController \"X\". Remove the child's view before "
            + "addChild(_:). [X.addChild(_:)]",
          "error: containmentCycle (MIS-11): UIViewController \"P\" can't be a child of itself. Add the controller to one "
            + "that is not below it. [P.addChild(_:)]",
          "error: containmentCycle (MIS-11): UIViewController \"P\" can't become a child of UIViewController \"C\": it "
            + "already contains it (UIViewController \"P\" › UIViewController \"C\"). Add the controller to one that is not "
            + "below it. [C.addChild(_:)]",
          "error: rootAsChild (MIS-12): UIViewController \"R\" is the root of UIWindow #1 and can't become a child "
            + "of UIViewController \"S\". Set the window's rootViewController to something else first. [S.addChild(_:)]",
          "notice: alreadyChild (CON-09): UIViewController \"C\" is a child of UIViewController \"P\" already. Call "
            + "addChild(_:) once. [P.addChild(_:)]",
        ])
    }
  }

  /// MIS-15 to MIS-19: issues about incomplete recipes.
  func test_MIS15_MIS16_MIS17_MIS18_MIS19_notesAboutRecipes() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let (child, orphan) = (trace.controller("C"), trace.controller("X"))
      let texts = Self.descriptions(trace) {
        child.willMove(toParent: parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        UpdateCycle.main.settle()
        child.removeFromParent()
        child.view.removeFromSuperview()
        parent.view.addSubview(orphan.view)
      }
      XCTAssertEqual(
        texts,
        [
          "notice: redundantWillMove (MIS-18): willMove(toParent:) was called by hand on UIViewController \"C\" for "
            + "UIViewController \"P\"; addChild(_:) calls it. Leave the call out; addChild(_:) makes it. "
            + "[C.willMove(toParent:)]",
          "notice: didMoveMissing (MIS-15): UIViewController \"P\" added UIViewController \"C\" but never called "
            + "didMove(toParent:) on it. Call didMove(toParent:) when the child is in place. [settle()]",
          "notice: willMoveMissing (MIS-16): UIViewController \"C\" leaves UIViewController \"P\", but did not get "
            + "willMove(toParent: nil). Call willMove(toParent: nil) before the child's view is removed. "
            + "[C.removeFromParent()]",
          "notice: viewLeftBehind (MIS-17): UIViewController \"C\" left UIViewController \"P\", but its view is still "
            + "inside the view of UIViewController \"P\". Call removeFromSuperview() on the child's view before "
            + "removeFromParent(). [C.removeFromParent()]",
          "notice: unparentedControllerView (MIS-19): The view of UIViewController \"X\" is on screen, but the controller "
            + "has no parent to retain it. Call addChild(_:) on the controller whose view contains it. "
            + "[P.view.addSubview(_:)]",
        ])
    }
  }

  /// MIS-20, MIS-21: appearance calls; UIKit's own texts are quoted where they exist.
  func test_MIS20_MIS21_appearanceCalls() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      let issues = trace.collectIssues {
        root.viewDidAppear(true)
        root.beginAppearanceTransition(true, animated: false)
        root.endAppearanceTransition()
        root.endAppearanceTransition()
      }
      XCTAssertEqual(
        issues.map(\.message),
        [
          "viewDidAppear(_:) was called by hand on UIViewController \"P\"; its state did not change.",
          "beginAppearanceTransition(true) on UIViewController \"P\", which is already visible.",
          "endAppearanceTransition() on UIViewController \"P\" without a begin.",
        ])
      XCTAssertEqual(issues.map(\.severity), [.notice, .error, .error])
      XCTAssertEqual(
        issues.map { $0.uikitText?.prefix(40) },
        [
          "[ViewController] Calling -viewDidAppear:", "Unbalanced calls to begin/end appearance",
          "Unbalanced calls to begin/end appearance",
        ])
    }
  }

  /// MIS-23 to MIS-25: calls of `transition(from:to:…)`.
  func test_MIS23_MIS24_MIS25_transitions() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let (old, new) = (trace.controller("A"), trace.controller("B"))
      trace.embed(old, in: parent)
      trace.embed(new, in: parent)
      let manual = trace.controller("M", ManualContainer.init)
      let (left, right) = (trace.controller("L"), trace.controller("R"))
      manual.addChild(left)
      manual.addChild(right)
      let messages = trace.collectIssues {
        parent.transition(from: old, to: left, duration: 0, animations: nil)
        manual.transition(from: left, to: right, duration: 0, animations: nil)
        parent.transition(from: old, to: new, duration: 0, animations: nil)
      }.map(\.message)
      XCTAssertEqual(
        messages,
        [
          "UIViewController \"A\" and UIViewController \"L\" must be two children of UIViewController \"P\".",
          "ManualContainer \"M\" forwards appearance callbacks itself, so transition(from:to:…) can't send them.",
          "UIViewController \"A\" should be on screen and UIViewController \"B\" off screen when UIViewController \"P\" "
            + "exchanges them; a controller already in place gets no callbacks.",
        ])
    }
  }
}
