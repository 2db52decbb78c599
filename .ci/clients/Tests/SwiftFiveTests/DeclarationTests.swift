import UIKit
import XCTest

@testable import SwiftFive

/// What the declarations of public code do.
final class DeclarationTests: XCTestCase {
  func testSettingsAndTimeOffTheMainThread() {
    let asked = expectation(description: "asked")
    DispatchQueue.global().async {
      XCTAssertFalse(Motion().isReduced)
      XCTAssertGreaterThanOrEqual(Motion().progress(since: 0), 0)
      asked.fulfill()
    }
    wait(for: [asked], timeout: 10)
  }

  func testRecognizersHaveInitialisersOfTheirOwn() {
    let target = Target()
    let pan = EdgePanRecognizer(
      edge: .left, target: target, action: Selector("panned", calling: { (target: Target) in target.panned() }))
    pan.state = .ended
    XCTAssertEqual(target.count, 1)
    XCTAssertEqual(pan.edge, .left)
    let tap = CountingTapRecognizer(
      target: target, action: Selector("panned", calling: { (target: Target) in target.panned() }))
    tap.state = .ended
    XCTAssertEqual([tap.count, target.count], [1, 2])
  }

  func testBarItemsAreMadeThroughSelf() {
    let item = NumberedItem.titled("Edit")
    item.number = 3
    XCTAssertEqual([item.title, item.accessibilityLabel], ["Edit", "Edit"])
    XCTAssertEqual(NumberedItem.closing(nil, nil).number, 0)
  }

  func testFormerSpellingDecides() {
    let (pager, page) = (PagerViewController(), UIViewController())
    XCTAssertNil(pager.childForStatusBarStyle)
    pager.front = page
    XCTAssertTrue(pager.childForStatusBarStyle === page)
    XCTAssertTrue(pager.childViewControllerForStatusBarHidden === page)
  }

  func testObjectsAreAccessible() {
    XCTAssertEqual(label(of: Marker("Start")), "Start")
    XCTAssertEqual(label(of: UIView()), "UIView")
    XCTAssertEqual(Marker.reuseIdentifier, "SwiftFive.Marker")
    let chart = ChartView()
    chart.bars = [Marker("a"), Marker("b")]
    XCTAssertEqual(chart.index(ofAccessibilityElement: chart.bars[1]), 1)
    chart.accessibilityLabel = "Sales"
    XCTAssertEqual(label(of: chart), "Sales")
  }
}

private final class Target: NSObject {
  var count = 0
  func panned() { count += 1 }
}
