import UIKit
import XCTest

/// Each former spelling of scroll views does the same as its successor. Only deprecated code may use them without a warning.
final class FormerScrollSpellingsTests: XCTestCase {
  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_SCROLL06_SCROLL13_scrollViewsInFormerSpellings() async {
    await withStage { _ in
      let behavior: UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.never
      let style: UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle.white
      let mode: UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode.onDrag
      XCTAssertEqual([behavior.rawValue, style.rawValue, mode.rawValue], [2, 2, 1])
      XCTAssertEqual([UIScrollViewDecelerationRateNormal, UIScrollViewDecelerationRateFast], [.normal, .fast])
      let view = UIScrollView()
      XCTAssertEqual([view.pagingEnabled, view.scrollEnabled, view.directionalLockEnabled], [false, true, false])
      (view.pagingEnabled, view.scrollEnabled, view.directionalLockEnabled) = (true, false, true)
      XCTAssertEqual([view.isPagingEnabled, view.isScrollEnabled, view.isDirectionalLockEnabled], [true, false, true])
      XCTAssertEqual([view.tracking, view.dragging, view.decelerating, view.zooming], [false, false, false, false])
      view.zoomToRect(CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
      XCTAssertEqual(view.zoomScale, 1)
    }
  }
}
