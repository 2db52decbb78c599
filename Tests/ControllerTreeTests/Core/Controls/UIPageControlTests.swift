import XCTest

@testable import ControllerTree

final class UIPageControlTests: XCTestCase {
  /// PAGE-09: the current page stays within the pages there are.
  func test_PAGE09_currentPageIsKeptWithinThePages() async {
    await withTrace { _ in
      let control = UIPageControl()
      control.currentPage = 3
      XCTAssertEqual(control.currentPage, 0)
      control.numberOfPages = 5
      control.currentPage = 7
      XCTAssertEqual(control.currentPage, 4)
      control.numberOfPages = 2
      XCTAssertEqual(control.currentPage, 1)
      control.numberOfPages = -1
      XCTAssertEqual([control.numberOfPages, control.currentPage], [0, 0])
      XCTAssertEqual(control.size(forNumberOfPages: 3), CGSize(width: 48, height: 26))
    }
  }
}
