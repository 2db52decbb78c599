import UIKit
import XCTest

@testable import ControllerTree

/// The views beside the text of a field. Rule TOUCH-56.
final class TextFieldSideViewsTests: XCTestCase {
  /// TOUCH-56: a button in a field gets its taps, a picture leaves them to the field.
  func test_TOUCH56_touches() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let field = UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
      field.addAction(UIAction { _ in trace.note("editing") }, for: .editingDidBegin)
      let (button, picture) = (
        UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30)),
        UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      )
      button.addAction(UIAction { _ in trace.note("button") }, for: .touchUpInside)
      scene.controller.view.addSubview(field)
      field.rightView = button
      field.leftView = picture
      XCTAssertTrue(field.subviews.isEmpty)
      (field.leftViewMode, field.rightViewMode) = (.always, .always)
      XCTAssertEqual(picture.frame, CGRect(x: 0, y: 10, width: 20, height: 20))
      XCTAssertEqual(button.frame, CGRect(x: 170, y: 5, width: 30, height: 30))
      trace.begin()
      scene.fingers.tap(at: CGPoint(x: 285, y: 120))
      trace.expect("button")
      scene.fingers.tap(at: CGPoint(x: 110, y: 120))
      trace.expect("editing")
    }
  }

  /// TOUCH-56: modes, other views, another size.
  func test_TOUCH56_modes() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let field = UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
      let (one, other) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      scene.controller.view.addSubview(field)
      field.rightView = one
      field.rightViewMode = .whileEditing
      XCTAssertNil(one.superview)
      field.becomeFirstResponder()
      XCTAssertTrue(one.superview === field)
      field.rightView = other
      XCTAssertNil(one.superview)
      field.frame.size.width = 100
      field.layoutIfNeeded()
      XCTAssertEqual(other.frame, CGRect(x: 90, y: 15, width: 10, height: 10))
      field.resignFirstResponder()
      XCTAssertNil(other.superview)
      field.rightViewMode = .unlessEditing
      XCTAssertTrue(other.superview === field)
      field.rightViewMode = .never
      field.rightView = nil
      XCTAssertTrue(field.subviews.isEmpty)
    }
  }
}
