import Foundation
import UIKit
import XCTest

@testable import ControllerTree

/// What a finger on a control does.
final class ControlTrackingTests: XCTestCase {
  /// TOUCH-36, TOUCH-37: methods before events; a finger is inside up to 70 points away.
  func test_TOUCH36_events() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let control = NotingControl(trace)
      control.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
      scene.controller.view.addSubview(control)
      trace.begin()
      scene.fingers.begin(at: CGPoint(x: 150, y: 125))
      trace.expect("begin\ndown [tracking inside highlighted]")
      scene.fingers.move(to: CGPoint(x: 260, y: 125))
      trace.expect("continue\ndragInside [tracking inside highlighted]")
      scene.fingers.move(to: CGPoint(x: 271, y: 125))
      trace.expect("continue\ndragExit [tracking]")
      scene.fingers.move(to: CGPoint(x: 280, y: 125))
      trace.expect("continue\ndragOutside [tracking]")
      scene.fingers.move(to: CGPoint(x: 160, y: 125))
      trace.expect("continue\ndragEnter [tracking inside highlighted]")
      scene.fingers.end()
      trace.expect("end\nupInside []")
      scene.fingers.wait(1)
      scene.fingers.drag(control, by: CGVector(dx: 0, dy: 200), steps: 1)
      trace.expect(
        "begin\ndown [tracking inside highlighted]\ncontinue\ndragExit [tracking]\nend\nupOutside []")
      scene.fingers.begin(at: CGPoint(x: 150, y: 125))
      scene.fingers.cancel()
      trace.expect("begin\ndown [tracking inside highlighted]\ncancelTracking\ncancel []")
    }
  }

  /// TOUCH-36: a control that does not follow the finger sends nothing, nor does one that is disabled.
  func test_TOUCH36_refusals() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let control = NotingControl(trace)
      control.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
      scene.controller.view.addSubview(control)
      trace.begin()
      control.begins = false
      scene.fingers.tap(control)
      trace.expect("begin")
      control.begins = true
      control.goesOn = false
      scene.fingers.drag(control, by: CGVector(dx: 10, dy: 0), steps: 2)
      trace.expect("begin\ndown [tracking inside highlighted]\ncontinue")
      XCTAssertFalse(control.isTracking || control.isHighlighted)
      control.goesOn = true
      control.isEnabled = false
      scene.fingers.tap(control)
      trace.expect("")
      control.isEnabled = true
      scene.fingers.doubleTap(control)
      trace.expect(
        """
        begin
        down [tracking inside highlighted]
        end
        upInside []
        begin
        down [tracking inside highlighted]
        downRepeat [tracking inside highlighted]
        end
        upInside []
        """)
    }
  }

  /// TOUCH-12: a gesture that takes the finger cancels the control.
  func test_TOUCH12_gestureTakesTheFinger() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let control = NotingControl(trace)
      control.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
      scene.controller.view.addSubview(control)
      scene.add("pan", UIPanGestureRecognizer(), to: scene.controller.view)
      trace.begin()
      scene.fingers.drag(control, by: CGVector(dx: 30, dy: 0), steps: 1)
      trace.expect(
        "begin\ndown [tracking inside highlighted]\ncancelTracking\ncancel []\npan began\npan ended")
    }
  }

  /// TOUCH-40: a tap on a field begins editing.
  func test_TOUCH40_textField() async {
    await withStage { trace in
      let scene = TouchScene(trace)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      scene.controller.view.addSubview(field)
      scene.fingers.tap(field)
      XCTAssertTrue(field.isEditing)
      field.resignFirstResponder()
      scene.fingers.drag(field, by: CGVector(dx: 0, dy: 300))
      XCTAssertFalse(field.isEditing)
    }
  }

  /// TOUCH-40: a tap on a half of the dots turns one page.
  func test_TOUCH40_pageControl() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let dots = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      dots.numberOfPages = 2
      dots.addAction(UIAction { _ in trace.note("changed") }, for: .valueChanged)
      scene.controller.view.addSubview(dots)
      trace.begin()
      scene.fingers.tap(dots, at: CGPoint(x: 80, y: 20))
      XCTAssertEqual(dots.currentPage, 1)
      scene.fingers.tap(dots, at: CGPoint(x: 80, y: 20))
      trace.expect("changed")
      scene.fingers.tap(dots, at: CGPoint(x: 20, y: 20))
      XCTAssertEqual(dots.currentPage, 0)
      trace.expect("changed")
    }
  }
}

/// A control that notes its methods and events.
private final class NotingControl: UIControl {
  private let trace: Trace
  var begins = true
  var goesOn = true

  init(_ trace: Trace) {
    self.trace = trace
    super.init(frame: .zero)
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "downRepeat"), (.touchDragInside, "dragInside"),
      (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"), (.touchDragExit, "dragExit"),
      (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in events {
      addAction(UIAction { [unowned self] _ in trace.note("\(name) [\(flags)]") }, for: event)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private var flags: String {
    [(isTracking, "tracking"), (isTouchInside, "inside"), (isHighlighted, "highlighted")]
      .filter(\.0).map(\.1).joined(separator: " ")
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    trace.note("begin")
    return begins
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    trace.note("continue")
    return goesOn
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { trace.note("end") }
  override func cancelTracking(with event: UIEvent?) { trace.note("cancelTracking") }
}
