import UIKit
import XCTest

@testable import ControllerTree

/// Fingers on text fields: where the caret comes, and what is selected.
final class TouchedTextTests: XCTestCase {
  @MainActor private static func selection(of field: UITextField) -> NSRange { field.inputState.selection }

  /// TOUCH-45, TEXT-35: one tap moves the caret, two select a word, three everything.
  func test_TOUCH45_taps() async {
    await withStage { trace in
      let scene = TouchScene(trace)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      scene.controller.view.addSubview(field)
      field.text = "one two three"
      guard let place = field.position(from: field.beginningOfDocument, offset: 5) else { return XCTFail("A place.") }
      let point = CGPoint(x: field.caretRect(for: place).minX, y: 20)
      scene.fingers.tap(field, at: point)
      XCTAssertTrue(field.isEditing)
      XCTAssertEqual(field.inputState.selection, NSRange(location: 5, length: 0))
      scene.fingers.doubleTap(field, at: point)
      XCTAssertEqual(field.inputState.selection, NSRange(location: 4, length: 3))
      scene.fingers.tap(field, at: point, taps: 3)
      XCTAssertEqual(field.inputState.selection, NSRange(location: 0, length: 13))
      field.text = ""
      scene.fingers.doubleTap(field, at: point)
      XCTAssertEqual(field.inputState.selection, NSRange(location: 0, length: 0))
    }
  }

  /// TOUCH-45: the clear button, where a person sees it.
  func test_TOUCH45_clearButton() async {
    await withStage { trace in
      let scene = TouchScene(trace)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      scene.controller.view.addSubview(field)
      @MainActor func tapButton(_ mode: UITextField.ViewMode) -> String? {
        field.resignFirstResponder()
        (field.text, field.clearButtonMode) = ("text", mode)
        let button = field.clearButtonRect(forBounds: field.bounds)
        scene.fingers.tap(field, at: CGPoint(x: button.midX, y: button.midY))
        return field.text
      }
      XCTAssertEqual(tapButton(.never), "text")
      XCTAssertEqual(tapButton(.whileEditing), "text")
      XCTAssertEqual(tapButton(.unlessEditing), "")
      XCTAssertEqual(tapButton(.always), "")
      (field.rightView, field.rightViewMode) = (UIView(), .always)
      XCTAssertEqual(tapButton(.always), "text")
    }
  }
}
