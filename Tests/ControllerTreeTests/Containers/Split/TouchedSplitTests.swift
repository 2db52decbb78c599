import XCTest

@testable import ControllerTree

/// Fingers on split views.
final class TouchedSplitTests: XCTestCase {
  /// TOUCH-42, SPLIT-13: a swipe from the edge shows a sidebar, a tap beside it hides it.
  func test_TOUCH42_sidebar() async {
    await withStage(pacing: .manual) { trace in
      let split = trace.showSplit(width: 800).split
      guard let window = split.view.window else { return XCTFail("There is a window.") }
      @MainActor func swipe() {
        window.fingers.swipe(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 205, y: 400))
        UpdateCycle.main.settle()
      }
      XCTAssertEqual(split.displayMode, .secondaryOnly)
      swipe()
      XCTAssertEqual(split.displayMode, .oneOverSecondary)
      window.fingers.tap(at: CGPoint(x: 780, y: 400))
      UpdateCycle.main.settle()
      XCTAssertEqual(split.displayMode, .secondaryOnly)
      split.presentsWithGesture = false
      swipe()
      XCTAssertEqual(split.displayMode, .secondaryOnly)
    }
  }
}
