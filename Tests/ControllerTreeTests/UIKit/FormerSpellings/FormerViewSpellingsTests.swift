import UIKit
import XCTest

@testable import ControllerTree

/// Each former spelling does the same as its successor. Only deprecated code may use them without a warning.
final class FormerViewSpellingsTests: XCTestCase {
  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_VIEW11_VIEW14_VIEW15_orderInFormerSpellings() async {
    await withTrace { _ in
      let (view, a, b, c) = (UIView(), UIView(), UIView(), UIView())
      view.add(a, b)
      view.insertSubview(c, atIndex: 1)
      XCTAssertEqual(view.subviews, [a, c, b])
      view.exchangeSubviewAtIndex(0, withSubviewAtIndex: 2)
      XCTAssertEqual(view.subviews, [b, c, a])
      view.bringSubview(toFront: c)
      XCTAssertEqual(view.subviews, [b, a, c])
      view.sendSubview(toBack: a)
      XCTAssertEqual(view.subviews, [a, b, c])
      XCTAssertTrue(a.isDescendantOfView(view))
      XCTAssertFalse(view.isDescendantOfView(a))
    }
  }

  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_VIEW01_propertiesInFormerSpellings() async {
    await withTrace { _ in
      let view = UIView()
      XCTAssertEqual([view.hidden, view.opaque, view.userInteractionEnabled], [false, true, true])
      (view.hidden, view.opaque, view.userInteractionEnabled) = (true, false, false)
      XCTAssertEqual([view.isHidden, view.isOpaque, view.isUserInteractionEnabled], [true, false, false])
      XCTAssertTrue(UIScreen.mainScreen() === UIScreen.main)
      XCTAssertTrue(UIApplication.sharedApplication() === UIApplication.shared)
    }
  }
}
