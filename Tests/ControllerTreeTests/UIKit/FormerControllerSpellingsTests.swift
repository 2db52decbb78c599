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

  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_CON25_statusBarInFormerSpellings() async {
    final class Choosing: UIViewController {
      let (style, hidden) = (UIViewController(), UIViewController())
      override var childForStatusBarStyle: UIViewController? { style }
      override var childForStatusBarHidden: UIViewController? { hidden }
    }
    await withTrace { _ in
      let controller = Choosing()
      XCTAssertTrue(controller.childViewControllerForStatusBarStyle === controller.style)
      XCTAssertTrue(controller.childViewControllerForStatusBarHidden === controller.hidden)
    }
  }
}
