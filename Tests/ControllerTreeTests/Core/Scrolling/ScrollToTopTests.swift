import XCTest

@testable import ControllerTree

/// A tap on the status bar. Rule SCROLL-10.
final class ScrollToTopTests: XCTestCase {
  @MainActor private static func tap() -> Bool { UIStatusBarManager(of: .main).tap() }

  func test_SCROLL10_order() async {
    await withTrace { trace in
      UIScreen.main.device = .iPhone
      let scene = ScrollScene(trace)
      scene.scroll.contentOffset.y = 300
      trace.begin()
      XCTAssertTrue(Self.tap())
      let lines = trace.readScrolling()
      XCTAssertEqual(lines.first, "shouldScrollToTop")
      XCTAssertEqual(lines.suffix(2), ["didScroll 0 \(Int(scene.scroll.range.least.y))", "didScrollToTop []"])
      XCTAssertFalse(Self.tap())
      trace.expect("")
      scene.scroll.contentOffset.y = 300
      scene.mayScrollToTop = false
      trace.begin()
      XCTAssertFalse(Self.tap())
      trace.expect("shouldScrollToTop")
      scene.scroll.scrollsToTop = false
      XCTAssertFalse(Self.tap())
      trace.expect("")
    }
  }

  func test_SCROLL10_severalScrollViews() async {
    await withStage { trace in
      UIScreen.main.device = .iPhone
      let scene = ScrollScene(trace)
      let lower = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
      scene.controller.view.addSubview(lower)
      scene.scroll.contentOffset.y = 300
      XCTAssertFalse(Self.tap())
      lower.isHidden = true
      XCTAssertTrue(Self.tap())
      lower.isHidden = false
      UIScreen.main.device = .iPad
      scene.scroll.contentOffset.y = 300
      XCTAssertTrue(Self.tap())
    }
  }
}
