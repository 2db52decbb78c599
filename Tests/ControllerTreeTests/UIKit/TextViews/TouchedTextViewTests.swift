import Foundation
import UIKit
import XCTest

@testable import ControllerTree

/// Fingers on text views.
final class TouchedTextViewTests: XCTestCase {
  /// TOUCH-41: a tap moves the caret and begins editing; a drag scrolls.
  func test_TOUCH41_textView() async {
    await withStage { trace in
      let scene = TouchScene(trace)
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      text.text = String(repeating: "Some words in a line. ", count: 40)
      scene.controller.view.addSubview(text)
      UpdateCycle.main.settle()
      scene.fingers.drag(text, by: CGVector(dx: 0, dy: -40))
      XCTAssertEqual(text.contentOffset.y, 40)
      XCTAssertFalse(text.isFirstResponder)
      scene.fingers.tap(text)
      XCTAssertTrue(text.isFirstResponder)
      XCTAssertEqual(text.selectedRange.length, 0)
      XCTAssertGreaterThan(text.selectedRange.location, 0)
      XCTAssertLessThan(text.selectedRange.location, 400)
      text.resignFirstResponder()
      text.isEditable = false
      scene.fingers.tap(text)
      XCTAssertFalse(text.isFirstResponder)
    }
  }
}
