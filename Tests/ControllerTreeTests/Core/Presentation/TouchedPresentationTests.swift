import XCTest

@testable import ControllerTree

/// Fingers on sheets and beside them.
final class TouchedPresentationTests: XCTestCase {
  /// TOUCH-42: a sheet follows the finger down, and is dismissed beyond half of its height.
  func test_TOUCH42_pull() async {
    await withTrace(pacing: .manual) { trace in
      let (root, sheet) = (trace.controller("R"), trace.controller("S"))
      let window = trace.show(root)
      root.present(sheet, animated: true)
      UpdateCycle.main.settle()
      trace.begin()
      let top = CGPoint(x: 200, y: sheet.view.convert(CGPoint.zero, to: nil).y + 20)
      window.fingers.drag(from: top, to: CGPoint(x: 200, y: top.y + 100))
      UpdateCycle.main.settle()
      trace.expect("S.viewWillDisappear(true)\nS.viewWillAppear(true)\nS.viewIsAppearing(true)\nS.viewDidAppear(true)")
      window.fingers.drag(from: top, to: CGPoint(x: 200, y: top.y + 600))
      UpdateCycle.main.settle()
      trace.expect("S.viewWillDisappear(true)\nS.viewDidDisappear(true)")
      XCTAssertNil(root.presentedViewController)
    }
  }

  /// TOUCH-42, SHEET-03: a drag moves the sheet between its heights.
  func test_TOUCH42_detents() async {
    await withStage(pacing: .manual) { trace in
      let (root, sheet) = (trace.controller("R"), trace.controller("S"))
      let window = trace.show(root)
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      root.present(sheet, animated: true)
      UpdateCycle.main.settle()
      @MainActor func top() -> CGPoint { CGPoint(x: 200, y: sheet.view.convert(CGPoint.zero, to: nil).y + 20) }
      window.fingers.drag(from: top(), to: CGPoint(x: 200, y: 60))
      UpdateCycle.main.settle()
      XCTAssertEqual(sheet.sheetPresentationController?.selectedDetentIdentifier, .large)
      window.fingers.drag(from: top(), to: CGPoint(x: 200, y: 400))
      UpdateCycle.main.settle()
      XCTAssertEqual(sheet.sheetPresentationController?.selectedDetentIdentifier, .medium)
      XCTAssertNotNil(root.presentedViewController)
      window.fingers.swipe(from: top(), to: CGPoint(x: 200, y: 790))
      UpdateCycle.main.settle()
      XCTAssertNil(root.presentedViewController)
    }
  }

  /// TOUCH-42: content in a sheet scrolls first; at its top the sheet follows.
  func test_TOUCH42_scrollingSheet() async {
    await withStage(pacing: .manual) { trace in
      let (root, sheet) = (trace.controller("R"), trace.controller("S"))
      let window = trace.show(root)
      root.present(sheet, animated: true)
      UpdateCycle.main.settle()
      let scroll = UIScrollView(frame: sheet.view.bounds)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 100, height: 3000)
      sheet.view.addSubview(scroll)
      UpdateCycle.main.settle()
      window.fingers.drag(scroll, by: CGVector(dx: 0, dy: -300))
      XCTAssertEqual(scroll.contentOffset.y, 300)
      window.fingers.drag(scroll, by: CGVector(dx: 0, dy: 300))
      UpdateCycle.main.settle()
      XCTAssertEqual(scroll.contentOffset.y, 0)
      XCTAssertNotNil(root.presentedViewController)
      window.fingers.swipe(scroll, by: CGVector(dx: 0, dy: 350))
      UpdateCycle.main.settle()
      XCTAssertNil(root.presentedViewController)
    }
  }

  /// TOUCH-42, DIS-11: a tap beside a sheet tries to dismiss it.
  func test_TOUCH42_tapBeside() async {
    await withStage { trace in
      let (root, sheet) = (trace.controller("R"), trace.controller("S"))
      let window = trace.show(root)
      sheet.sheetPresentationController?.detents = [.medium()]
      root.present(sheet, animated: true)
      sheet.isModalInPresentation = true
      window.fingers.tap(at: CGPoint(x: 200, y: 50))
      XCTAssertNotNil(root.presentedViewController)
      sheet.isModalInPresentation = false
      window.fingers.tap(at: CGPoint(x: 200, y: 700))
      XCTAssertNotNil(root.presentedViewController)
      window.fingers.tap(at: CGPoint(x: 200, y: 50))
      XCTAssertNil(root.presentedViewController)
    }
  }
}
