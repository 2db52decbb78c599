import UIKit
import XCTest

/// Each former spelling does the same as its successor, with the same trace. Only deprecated code may use them without
/// a warning.
final class FormerControllerSpellingsTests: XCTestCase {
  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_CON04_CON05_recipesInFormerSpellings() async {
    await withTrace { trace in
      let (parent, child) = (trace.controller("P"), trace.controller("C"))
      XCTAssertFalse(child.viewLoaded())
      parent.addChildViewController(child)
      XCTAssertTrue(child.isMovingToParentViewController)
      XCTAssertTrue(child.parentViewController === parent)
      XCTAssertEqual(parent.childViewControllers, [child])
      child.didMoveToParentViewController(parent)
      XCTAssertFalse(child.isMovingToParentViewController)
      child.willMoveToParentViewController(nil)
      XCTAssertTrue(child.isMovingFromParentViewController)
      child.removeFromParentViewController()
      XCTAssertNil(child.parentViewController)
      trace.expect(
        """
        C.willMove(toParent: P)
        C.didMove(toParent: P)
        C.willMove(toParent: nil)
        C.didMove(toParent: nil)
        """)
    }
  }

  /// TRANS-24: the former spelling tells only that a transition stops being interactive.
  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_TRANS24_notifyWhenInteractionEnds() async {
    await withTrace(pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      actors.present(trace)
      let driver = UIPercentDrivenInteractiveTransition()
      trace.setUp {
        actors.director.dismissingDriver = driver
        actors.modal.dismiss(animated: true)
        actors.modal.transitionCoordinator?.notifyWhenInteractionEnds { trace.note("cancelled: \($0.isCancelled)") }
        driver.update(0.5)
      }
      driver.cancel()
      trace.expect("cancelled: true")
      trace.ignore { trace.advance(0.4) }
    }
  }

  /// CON-25: an override of either spelling decides, and both spellings give its answer; without one both are `nil`.
  func test_CON25_eitherSpellingDecides() async {
    final class Choosing: UIViewController {
      let (style, hidden) = (UIViewController(), UIViewController())
      override var childForStatusBarStyle: UIViewController? { style }
      override var childForStatusBarHidden: UIViewController? { hidden }
    }
    final class Former: UIViewController {
      var child: UIViewController? = UIViewController()
      override var childViewControllerForStatusBarStyle: UIViewController? {
        child ?? super.childViewControllerForStatusBarStyle
      }
      override var childViewControllerForHomeIndicatorAutoHidden: UIViewController? { child }
      override var childViewControllerForScreenEdgesDeferringSystemGestures: UIViewController? { child }
    }
    await withTrace { _ in
      let controller = Choosing()
      XCTAssertTrue(controller.childViewControllerForStatusBarStyle === controller.style)
      XCTAssertTrue(controller.childViewControllerForStatusBarHidden === controller.hidden)
      XCTAssertNil(controller.childViewControllerForHomeIndicatorAutoHidden)
      XCTAssertNil(controller.childForHomeIndicatorAutoHidden)
      let former = Former()
      XCTAssertTrue(former.childForStatusBarStyle === former.child)
      XCTAssertTrue(former.childForHomeIndicatorAutoHidden === former.child)
      XCTAssertTrue(former.childForScreenEdgesDeferringSystemGestures === former.child)
      former.child = nil
      XCTAssertNil(former.childForStatusBarStyle)
      XCTAssertNil(former.childViewControllerForStatusBarStyle)
    }
  }

  /// CON-25: the status bar follows a child that the former spelling names.
  func test_CON25_theStatusBarFollowsTheFormerSpelling() async {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    final class Former: UIViewController {
      override var childViewControllerForStatusBarStyle: UIViewController? { children.first }
    }
    await withStage { trace in
      let (parent, window) = (Former(), UIWindow())
      parent.addChild(Light())
      window.rootViewController = parent
      window.isHidden = false
      XCTAssertEqual(UIApplication.shared.statusBarStyle, .lightContent)
      window.isHidden = true
      trace.begin()
    }
  }
}
