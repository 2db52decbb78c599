import UIKit
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

  /// SHEET-10: a finger that has moved up from a large sheet pulls it down when it comes back.
  func test_SHEET10_upAndDown() async {
    await withTrace(pacing: .manual) { trace in
      let (root, sheet) = (trace.controller("R"), trace.controller("S"))
      let window = trace.show(root)
      root.present(sheet, animated: true)
      UpdateCycle.main.settle()
      trace.begin()
      let top = sheet.view.convert(CGPoint.zero, to: nil).y
      @MainActor func drag(_ places: CGFloat...) {
        window.fingers.begin(at: CGPoint(x: 200, y: top + 200))
        for place in places { window.fingers.move(to: CGPoint(x: 200, y: top + place)) }
        window.fingers.wait(1)
        window.fingers.end()
        UpdateCycle.main.settle()
      }
      drag(100, 30)
      trace.expect("")
      drag(100, 30, 300)
      trace.expect("S.viewWillDisappear(true)\nS.viewWillAppear(true)\nS.viewIsAppearing(true)\nS.viewDidAppear(true)")
      drag(100, 30, 650)
      trace.expect("S.viewWillDisappear(true)\nS.viewDidDisappear(true)")
      XCTAssertNil(root.presentedViewController)
    }
  }

  /// SHEET-10: the way up is left to a recognizer in the sheet.
  func test_SHEET10_recognizerInside() async {
    await withStage(pacing: .manual) { trace in
      let (root, sheet) = (trace.controller("R"), trace.controller("S"))
      let window = trace.show(root)
      root.present(sheet, animated: true)
      UpdateCycle.main.settle()
      var states: [UIGestureRecognizer.State] = []
      sheet.view.addGestureRecognizer(UIPanGestureRecognizer { states.append($0.state) })
      let top = sheet.view.convert(CGPoint.zero, to: nil).y
      window.fingers.begin(at: CGPoint(x: 200, y: top + 200))
      for place in [100.0, 30, 650] { window.fingers.move(to: CGPoint(x: 200, y: top + place)) }
      window.fingers.wait(1)
      window.fingers.end()
      UpdateCycle.main.settle()
      XCTAssertEqual(states, [.began, .changed, .changed, .ended])
      XCTAssertNotNil(root.presentedViewController)
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

  /// A sheet of two heights on screen, above a button at the top.
  @MainActor private static func sheet(_ trace: Trace) -> (UIWindow, UISheetPresentationController?, UIButton) {
    let (root, sheet) = (trace.controller("R"), trace.controller("S"))
    let window = trace.show(root)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    button.addAction(UIAction { _ in trace.note("button") }, for: .touchUpInside)
    root.view.addSubview(button)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(sheet, animated: false)
    UpdateCycle.main.settle()
    trace.begin()
    return (window, sheet.sheetPresentationController, button)
  }

  /// SHEET-07: without dimming, views behind get the touches, and the sheet stays.
  func test_SHEET07_undimmed() async {
    await withTrace { trace in
      let (window, sheet, _) = Self.sheet(trace)
      sheet?.largestUndimmedDetentIdentifier = .medium
      window.fingers.tap(at: CGPoint(x: 200, y: 50))
      trace.expect("button")
      XCTAssertNotNil(sheet?.presentedViewController.presentingViewController)
      sheet?.selectedDetentIdentifier = .large
      sheet?.containerView?.layoutIfNeeded()
      XCTAssertTrue(window.hitTest(CGPoint(x: 200, y: 5), with: nil) === sheet?.containerView)
      sheet?.largestUndimmedDetentIdentifier = .large
      XCTAssertFalse(window.hitTest(CGPoint(x: 200, y: 5), with: nil) === sheet?.containerView)
    }
  }

  /// SHEET-08: taps on the grabber go from height to height.
  func test_SHEET08_grabber() async {
    await withStage { trace in
      let (window, sheet, _) = Self.sheet(trace)
      @MainActor func tap(_ y: CGFloat) {
        sheet?.containerView?.layoutIfNeeded()
        guard let top = sheet?.presentedView?.frame.minY else { return XCTFail("The sheet is shown.") }
        window.fingers.tap(at: CGPoint(x: 200, y: top + y))
      }
      tap(10)
      XCTAssertNil(sheet?.selectedDetentIdentifier)
      sheet?.prefersGrabberVisible = true
      tap(10)
      XCTAssertEqual(sheet?.selectedDetentIdentifier, .large)
      tap(60)
      XCTAssertEqual(sheet?.selectedDetentIdentifier, .large)
      tap(10)
      XCTAssertEqual(sheet?.selectedDetentIdentifier, .medium)
    }
  }

  /// SHEET-09: content that is scrolled at its top enlarges the sheet first.
  func test_SHEET09_scrollingExpands() async {
    await withStage { trace in
      let (window, sheet, _) = Self.sheet(trace)
      guard let view = sheet?.presentedView else { return XCTFail("The sheet is shown.") }
      let scroll = UIScrollView(frame: view.bounds)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 100, height: 3000)
      view.addSubview(scroll)
      sheet?.prefersScrollingExpandsWhenScrolledToEdge = false
      window.fingers.drag(scroll, by: CGVector(dx: 0, dy: -150))
      XCTAssertEqual(scroll.contentOffset.y, 150)
      XCTAssertNil(sheet?.selectedDetentIdentifier)
      scroll.contentOffset = .zero
      sheet?.prefersScrollingExpandsWhenScrolledToEdge = true
      window.fingers.drag(scroll, by: CGVector(dx: 0, dy: -250))
      UpdateCycle.main.settle()
      XCTAssertEqual(sheet?.selectedDetentIdentifier, .large)
      XCTAssertEqual(scroll.contentOffset.y, 0)
      window.fingers.drag(scroll, by: CGVector(dx: 0, dy: -250))
      XCTAssertEqual(scroll.contentOffset.y, 250)
    }
  }

  /// POP-05: a view that may be used reacts, and the popover stays; a tap elsewhere dismisses it.
  func test_POP05_passthroughViews() async {
    await withTrace { trace in
      let (root, popover) = (trace.controller("R"), trace.controller("P"))
      let window = trace.show(root, size: CGSize(width: 1000, height: 1000))
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      button.addAction(UIAction { _ in trace.note("button") }, for: .touchUpInside)
      root.view.addSubview(button)
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 200, height: 200)
      popover.popoverPresentationController?.sourceView = root.view
      popover.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 500, width: 10, height: 10)
      popover.popoverPresentationController?.passthroughViews = [button]
      root.present(popover, animated: false)
      UpdateCycle.main.settle()
      trace.begin()
      window.fingers.tap(at: CGPoint(x: 50, y: 50))
      trace.expect("button")
      XCTAssertNotNil(root.presentedViewController)
      trace.ignore { _ = window.fingers.tap(at: CGPoint(x: 150, y: 50)) }
      XCTAssertNil(root.presentedViewController)
    }
  }
}
