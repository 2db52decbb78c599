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

  /// TOUCH-45: two taps select a word, three a paragraph; a long press selects in a text that can't be edited.
  func test_TOUCH45_selection() async {
    await withStage { trace in
      let scene = TouchScene(trace)
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      text.text = "one two\nthree"
      scene.controller.view.addSubview(text)
      UpdateCycle.main.settle()
      guard let place = text.position(from: text.beginningOfDocument, offset: 5) else { return XCTFail("A place.") }
      let caret = text.caretRect(for: place)
      let point = CGPoint(x: caret.midX, y: caret.midY)
      scene.fingers.doubleTap(text, at: point)
      XCTAssertEqual(text.selectedRange, NSRange(location: 4, length: 3))
      scene.fingers.tap(text, at: point, taps: 3)
      XCTAssertEqual(text.selectedRange.location, 0)
      XCTAssertGreaterThanOrEqual(text.selectedRange.length, 7)
      scene.fingers.longPress(text, at: point)
      XCTAssertEqual(text.selectedRange, NSRange(location: 5, length: 0), "A long press moves the caret.")
      text.isEditable = false
      scene.fingers.longPress(text, at: point)
      XCTAssertEqual(text.selectedRange, NSRange(location: 4, length: 3))
      text.selectedRange = NSRange(location: 0, length: 0)
      text.isSelectable = false
      scene.fingers.doubleTap(text, at: point)
      XCTAssertEqual(text.selectedRange.length, 0)
    }
  }
}
