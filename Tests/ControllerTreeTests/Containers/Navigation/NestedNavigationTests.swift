import XCTest

@testable import ControllerTree

/// Nested stacks, as in a collapsed split view: SPLIT-07, NAV-19, NAV-23, NAV-24, NAV-28.
final class NestedNavigationTests: XCTestCase {
  /// SPLIT-07, NAV-19: the outer bar has the items of all stacks; the back button has the title of the controller
  /// below, across columns.
  func test_SPLIT07_backTitles() async {
    await withStage { trace in
      let scene = trace.showSplit(.tripleColumn, width: 400, bars: true)
      let bar = scene.stack(.primary).navigationBar
      XCTAssertEqual(bar.items?.map(\.title), ["P", "X", "D"])
      XCTAssertEqual(bar.backButtonTitle, "X")
      scene.stack(.secondary).pushViewController(trace.controller("E"), animated: false)
      XCTAssertEqual(bar.backButtonTitle, "D")
      XCTAssertNil(scene.stack(.secondary).navigationBar.window)
      XCTAssertNotNil(bar.window)
      XCTAssertEqual(scene.root(.secondary).view.safeAreaInsets, .zero)
      XCTAssertEqual(scene.stack(.secondary).topViewController?.view.safeAreaInsets.top, 44)
      scene.resize(to: 1300)
      XCTAssertEqual(bar.items?.map(\.title), ["P"])
      XCTAssertNotNil(scene.stack(.secondary).navigationBar.window)
    }
  }

  /// NAV-28: the back button pops in the innermost column first, then removes the column.
  func test_NAV28_goingBack() async {
    await withStage { trace in
      let scene = trace.showSplit(width: 400, bars: true)
      scene.stack(.secondary).pushViewController(trace.controller("E"), animated: false)
      let bar = scene.stack(.primary).navigationBar
      XCTAssertTrue(bar.goBack())
      XCTAssertEqual(scene.stack(.secondary).titles, ["D"])
      XCTAssertTrue(bar.goBack())
      XCTAssertEqual(scene.stack(.primary).titles, ["P"])
      XCTAssertFalse(bar.goBack())
    }
  }

  /// NAV-24: the swipe from the edge does the same.
  func test_NAV24_swipe() async {
    await withStage { trace in
      let scene = trace.showSplit(width: 400, bars: true)
      scene.stack(.secondary).pushViewController(trace.controller("E"), animated: false)
      let swipe = scene.stack(.primary).interactivePop
      XCTAssertTrue(swipe.begin())
      swipe.finish()
      XCTAssertEqual(scene.stack(.secondary).titles, ["D"])
      XCTAssertTrue(swipe.begin())
      swipe.cancel()
      XCTAssertEqual(scene.stack(.primary).titles, ["P", "NS"])
      XCTAssertTrue(swipe.begin())
      swipe.finish()
      XCTAssertEqual(scene.stack(.primary).titles, ["P"])
      XCTAssertTrue(scene.stack(.secondary).parent === scene.split)
      XCTAssertFalse(swipe.begin())
    }
  }

  /// NAV-18: the code with which apps go back from a collapsed column.
  func test_NAV18_navigationControllerOfANavigationController() async {
    await withStage { trace in
      let scene = trace.showSplit(width: 400)
      let detail = scene.root(.secondary)
      XCTAssertNil(detail.navigationController?.popViewController(animated: false))
      let popped = detail.navigationController?.navigationController?.popViewController(animated: false)
      XCTAssertTrue(popped === scene.stack(.secondary))
      XCTAssertEqual(scene.root(.primary).appearance, .appeared)
    }
  }

  /// NAV-21: a column that hides its bar has none on the stack either.
  func test_NAV21_hiddenBar() async {
    await withStage { trace in
      let scene = trace.showSplit(width: 400, bars: true)
      let bar = scene.stack(.primary).navigationBar
      XCTAssertNotNil(bar.window)
      scene.stack(.secondary).isNavigationBarHidden = true
      XCTAssertNil(bar.window)
      XCTAssertEqual(scene.root(.secondary).view.safeAreaInsets.top, 0)
      scene.stack(.primary).popViewController(animated: false)
      XCTAssertNotNil(bar.window)
    }
  }
}
