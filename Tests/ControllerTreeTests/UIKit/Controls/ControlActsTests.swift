import UIKit
import XCTest

@testable import ControllerTree

final class ControlActsTests: XCTestCase {
  /// Notes the events of a control, and puts it on screen.
  @MainActor private static func watch(_ control: UIControl, _ trace: Trace, _ value: @escaping () -> Any) {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "touchDown"), (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primary"),
      (.touchUpInside, "touchUpInside"),
    ]
    for (event, name) in events {
      control.addAction(UIAction { _ in trace.note("\(name) \(value())") }, for: event)
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    trace.keep(window)
    window.isHidden = false
    window.addSubview(control)
  }

  /// TEXT-21: a tap on a switch changes it, then sends the events; setting it sends none.
  func test_TEXT21_switches() async {
    await withTrace { trace in
      let control = UISwitch()
      trace.setUp { Self.watch(control, trace) { [unowned control] in control.isOn } }
      control.performPrimaryAction()
      control.performPrimaryAction()
      trace.expect("valueChanged true\nprimary true\nvalueChanged false\nprimary false")
      control.isOn = true
      control.setOn(false, animated: true)
      control.isEnabled = false
      control.performPrimaryAction()
      XCTAssertFalse(control.isOn)
      trace.expect("")
    }
  }

  /// TEXT-22: a drag of a slider is one event; values stay between the bounds.
  func test_TEXT22_sliders() async {
    await withTrace { trace in
      let slider = UISlider()
      trace.setUp { Self.watch(slider, trace) { [unowned slider] in slider.value } }
      XCTAssertTrue(slider.slide(to: 0.5))
      trace.expect("touchDown 0.0\nvalueChanged 0.5\nprimary 0.5\ntouchUpInside 0.5")
      XCTAssertTrue(slider.slide(to: 0.5))
      trace.expect("touchDown 0.5\ntouchUpInside 0.5")
      slider.value = 7
      XCTAssertEqual(slider.value, 1)
      slider.maximumValue = 10
      slider.minimumValue = 3
      XCTAssertEqual(slider.value, 3)
      slider.value = .nan
      XCTAssertEqual(slider.value, 3)
      slider.minimumValue = 20
      XCTAssertEqual([slider.minimumValue, slider.maximumValue, slider.value], [20, 20, 20])
      slider.maximumValue = 5
      XCTAssertEqual([slider.minimumValue, slider.maximumValue, slider.value], [5, 5, 5])
      slider.isEnabled = false
      XCTAssertFalse(slider.slide(to: 4))
      XCTAssertFalse(UISlider().slide(to: 1))
      trace.expect("")
    }
  }

  /// TEXT-22: the places of track and knob.
  func test_TEXT22_places() async {
    await withStage { _ in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 34))
      let track = slider.trackRect(forBounds: slider.bounds)
      XCTAssertEqual(track, CGRect(x: 2, y: 15, width: 100, height: 4))
      XCTAssertEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX, 2)
      XCTAssertEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX, 102)
    }
  }

  /// TEXT-22: taps on a stepper.
  func test_TEXT22_steppers() async {
    await withTrace { trace in
      let stepper = UIStepper()
      trace.setUp { Self.watch(stepper, trace) { [unowned stepper] in stepper.value } }
      (stepper.maximumValue, stepper.stepValue) = (5, 3)
      XCTAssertTrue(stepper.stepUp())
      XCTAssertTrue(stepper.stepUp())
      XCTAssertFalse(stepper.stepUp())
      trace.expect("valueChanged 3.0\nprimary 3.0\nvalueChanged 5.0\nprimary 5.0")
      stepper.wraps = true
      XCTAssertTrue(stepper.stepUp())
      XCTAssertTrue(stepper.stepDown())
      trace.expect("valueChanged 0.0\nprimary 0.0\nvalueChanged 5.0\nprimary 5.0")
      stepper.stepValue = 0
      XCTAssertEqual(stepper.stepValue, 3)
      stepper.value = .nan
      XCTAssertEqual(stepper.value, 5)
      stepper.minimumValue = 8
      XCTAssertEqual([stepper.maximumValue, stepper.value], [8, 8])
      stepper.maximumValue = 1
      XCTAssertEqual([stepper.minimumValue, stepper.value], [1, 1])
      XCTAssertFalse(UIStepper().stepUp())
    }
  }

  /// TEXT-24: a wheel that stands still is hidden.
  func test_TEXT24_activity() async {
    await withStage { _ in
      let wheel = UIActivityIndicatorView(style: .medium)
      XCTAssertEqual([wheel.isHidden, wheel.isAnimating], [true, false])
      wheel.startAnimating()
      XCTAssertEqual([wheel.isHidden, wheel.isAnimating], [false, true])
      wheel.stopAnimating()
      XCTAssertEqual([wheel.isHidden, wheel.isAnimating], [true, false])
      wheel.hidesWhenStopped = false
      XCTAssertFalse(wheel.isHidden)
      wheel.startAnimating()
      wheel.hidesWhenStopped = true
      XCTAssertFalse(wheel.isHidden)
    }
  }

  /// TEXT-20: progress stays between 0 and 1.
  func test_TEXT20_progress() async {
    await withStage { _ in
      let view = UIProgressView(progressViewStyle: .default)
      view.setProgress(2, animated: true)
      XCTAssertEqual(view.progress, 1)
      view.progress = .nan
      XCTAssertEqual(view.progress, 1)
      view.progress = -1
      XCTAssertEqual(view.progress, 0)
      XCTAssertEqual(view.sizeThatFits(CGSize(width: 7, height: 7)), CGSize(width: 7, height: 4))
    }
  }
}

final class UISegmentedControlTests: XCTestCase {
  /// TEXT-25: a tap on a segment: its action, then the control's events; a tap on the selected one sends nothing.
  func test_TEXT25_taps() async {
    await withTrace { trace in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let control = UISegmentedControl(items: ["One", UIAction(title: "Two") { _ in trace.note("second") }, "Three"])
      trace.setUp {
        trace.keep(window)
        window.isHidden = false
        window.addSubview(control)
      }
      control.addAction(
        UIAction { [unowned control] _ in trace.note("changed to \(control.selectedSegmentIndex)") }, for: .valueChanged
      )
      XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
      XCTAssertTrue(control.select(1))
      XCTAssertTrue(control.select(1))
      XCTAssertTrue(control.select(2))
      trace.expect("second\nchanged to 1\nchanged to 2")
      control.setEnabled(false, forSegmentAt: 0)
      XCTAssertFalse(control.select(0))
      XCTAssertFalse(control.select(3))
      control.selectedSegmentIndex = 0
      XCTAssertEqual(control.selectedSegmentIndex, 0)
      control.isMomentary = true
      XCTAssertTrue(control.select(2))
      trace.expect("changed to 2")
      XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    }
  }

  /// TEXT-25: the selection follows its segment when others come and go.
  func test_TEXT25_segments() async {
    await withStage { _ in
      let control = UISegmentedControl(items: ["a", "b", "c"])
      control.selectedSegmentIndex = 1
      control.insertSegment(withTitle: "x", at: 0, animated: false)
      XCTAssertEqual([control.numberOfSegments, control.selectedSegmentIndex], [4, 2])
      control.insertSegment(withTitle: "y", at: 99, animated: false)
      XCTAssertEqual(control.titleForSegment(at: 4), "y")
      control.removeSegment(at: 0, animated: false)
      XCTAssertEqual(control.selectedSegmentIndex, 1)
      control.removeSegment(at: 1, animated: false)
      XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
      control.removeSegment(at: 9, animated: false)
      XCTAssertEqual((0..<3).map { control.titleForSegment(at: $0) }, ["a", "c", "y"])
      control.setTitle("end", forSegmentAt: 99)
      XCTAssertEqual(control.titleForSegment(at: 2), "end")
      control.setImage(SizedImage(3, 3), forSegmentAt: 0)
      XCTAssertNil(control.titleForSegment(at: 0))
      control.selectedSegmentIndex = 7
      XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
      control.removeAllSegments()
      XCTAssertEqual(control.numberOfSegments, 0)
      XCTAssertNil(control.titleForSegment(at: 0))
    }
  }

  /// TEXT-20: all segments are as wide as the widest, unless they have widths of their own.
  func test_TEXT20_widths() async {
    await withStage { _ in
      let control = UISegmentedControl(items: ["aa", "a"])
      // 13 points, medium: 2 × 0.556 × 13 × 1.023 = 14.79, rounded up, and 24.
      XCTAssertEqual(control.frame.size, CGSize(width: 2 * 39, height: 32))
      control.apportionsSegmentWidthsByContent = true
      XCTAssertEqual(control.intrinsicContentSize.width, 39 + 32)
      control.setWidth(50, forSegmentAt: 1)
      XCTAssertEqual(control.intrinsicContentSize.width, 39 + 50)
      control.removeAllSegments()
      XCTAssertEqual(control.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 32))
    }
  }
}
