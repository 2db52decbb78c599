import Foundation
import UIKit
import XCTest

@testable import ControllerTree

/// Fingers on UIKit's controls: the same effects as the acts of a person on each of them.
final class TouchedControlsTests: XCTestCase {
  @MainActor private static func place<View: UIView>(_ view: View, in scene: TouchScene) -> View {
    if view.frame.isEmpty { view.frame.size = CGSize(width: 100, height: 40) }
    view.frame.origin = CGPoint(x: 50, y: 50)
    scene.controller.view.addSubview(view)
    return view
  }

  @MainActor private static func note(_ control: UIControl, _ trace: Trace) {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.valueChanged, "changed"), (.touchUpInside, "up"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events { control.addAction(UIAction { _ in trace.note(name) }, for: event) }
    trace.begin()
  }

  /// TOUCH-40, TOUCH-39: a tap on a button is one event with both meanings, and no tap of a view around it.
  func test_TOUCH40_button() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let button = Self.place(UIButton(type: .system), in: scene)
      button.changesSelectionAsPrimaryAction = true
      Self.note(button, trace)
      let tap = scene.add("around", UITapGestureRecognizer(), to: scene.controller.view)
      button.addAction(UIAction { _ in trace.note("once") }, for: [.touchUpInside, .primaryActionTriggered])
      scene.fingers.tap(button)
      trace.expect("down\nup\nprimary\nonce")
      XCTAssertTrue(button.isSelected)
      tap.numberOfTapsRequired = 2
      scene.fingers.doubleTap(button)
      XCTAssertEqual(trace.read().last?.noteText, "around ended")
    }
  }

  /// TOUCH-40: a switch changes with a tap, and with a push to its other side.
  func test_TOUCH40_switch() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let toggle = Self.place(UISwitch(), in: scene)
      Self.note(toggle, trace)
      scene.fingers.tap(toggle)
      trace.expect("down\nchanged\nprimary\nup")
      XCTAssertTrue(toggle.isOn)
      scene.fingers.drag(toggle, by: CGVector(dx: 30, dy: 0))
      XCTAssertTrue(toggle.isOn)
      scene.fingers.drag(toggle, by: CGVector(dx: -30, dy: 0))
      XCTAssertFalse(toggle.isOn)
      trace.expect("down\nup\ndown\nchanged\nprimary\nup")
    }
  }

  /// TOUCH-40: the knob of a slider follows the finger that came down on it.
  func test_TOUCH40_slider() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let slider = Self.place(UISlider(frame: CGRect(x: 0, y: 0, width: 135, height: 34)), in: scene)
      Self.note(slider, trace)
      scene.add("pan", UIPanGestureRecognizer(), to: scene.controller.view)
      scene.fingers.drag(slider, by: CGVector(dx: 50, dy: 0), at: CGPoint(x: 17, y: 17), steps: 2)
      XCTAssertEqual(slider.value, 0.5)
      trace.expect("down\nchanged\nchanged\nup")
      slider.isContinuous = false
      scene.fingers.drag(slider, by: CGVector(dx: 500, dy: 0), at: CGPoint(x: 67, y: 17), steps: 2)
      XCTAssertEqual(slider.value, 1)
      trace.expect("down\nchanged")
      scene.fingers.drag(slider, by: CGVector(dx: 50, dy: 0), at: CGPoint(x: 17, y: 17), steps: 2)
      XCTAssertEqual(slider.value, 1)
      trace.expect("pan began\npan changed\npan ended")
    }
  }

  /// TOUCH-40: halves of a stepper, segments by their widths.
  func test_TOUCH40_stepperAndSegments() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let stepper = Self.place(UIStepper(), in: scene)
      Self.note(stepper, trace)
      scene.fingers.tap(stepper, at: CGPoint(x: 80, y: 16))
      scene.fingers.tap(stepper, at: CGPoint(x: 80, y: 16))
      scene.fingers.tap(stepper, at: CGPoint(x: 10, y: 16))
      XCTAssertEqual(stepper.value, 1)
      XCTAssertEqual(trace.read().filter { $0.noteText == "changed" }.count, 3)
      stepper.removeFromSuperview()
      let segments = Self.place(UISegmentedControl(items: ["A", "B", "C"]), in: scene)
      segments.setWidth(100, forSegmentAt: 1)
      segments.frame.size = segments.intrinsicContentSize
      Self.note(segments, trace)
      let (first, whole) = ((segments.bounds.width - 100) / 2, segments.bounds.width)
      scene.fingers.tap(segments, at: CGPoint(x: first + 95, y: 10))
      XCTAssertEqual(segments.selectedSegmentIndex, 1)
      scene.fingers.tap(segments, at: CGPoint(x: whole - 1, y: 10))
      XCTAssertEqual(segments.selectedSegmentIndex, 2)
      segments.setEnabled(false, forSegmentAt: 0)
      scene.fingers.tap(segments, at: CGPoint(x: 3, y: 10))
      XCTAssertEqual(segments.selectedSegmentIndex, 2)
      trace.expect("down\nchanged\nprimary\nup\ndown\nchanged\nprimary\nup\ndown\nup")
    }
  }
}
