import UIKit
import XCTest

@testable import ControllerTree

/// Fingers on the wheels of date pickers.
final class TouchedDatePickerTests: XCTestCase {
  @MainActor private final class Scene {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
    let window: UIWindow
    let calendar: Calendar

    init(_ trace: Trace, _ mode: UIDatePicker.Mode, _ text: String = "2026-01-31 10:20") {
      let root = trace.controller("P")
      window = trace.show(root)
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
      self.calendar = calendar
      picker.calendar = calendar
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = .wheels
      set(text)
      root.view.addSubview(picker)
      picker.addAction(UIAction { [unowned self] _ in trace.note("changed to \(self.text)") }, for: .valueChanged)
      trace.kept.append(self)
    }

    private var format: DateFormatter {
      let format = DateFormatter()
      format.calendar = calendar
      format.timeZone = calendar.timeZone
      format.locale = Locale(identifier: "en_US_POSIX")
      format.dateFormat = "yyyy-MM-dd HH:mm"
      return format
    }

    var text: String {
      picker.datePickerMode == .countDownTimer
        ? "\(Int(picker.countDownDuration) / 60) minutes" : format.string(from: picker.date)
    }

    func set(_ text: String) { format.date(from: text).map { picker.date = $0 } }
    func date(_ text: String) -> Date? { format.date(from: text) }

    /// A finger spins a column by some rows of 32 points, downwards for later ones.
    func spin(_ column: Int, of columns: Int, by rows: Int) {
      let x = (CGFloat(column) + 0.5) * 300 / CGFloat(columns)
      window.fingers.drag(
        from: CGPoint(x: x, y: 108), to: CGPoint(x: x, y: 108 - CGFloat(rows) * 32), duration: 1, steps: 4)
    }

    var titles: [String] {
      guard let wheel = picker.wheelView else { return [] }
      return (0..<wheel.numberOfComponents).map { component in
        let row = wheel.selectedRow(inComponent: component)
        return wheel.delegate?.pickerView(wheel, titleForRow: row, forComponent: component) ?? ""
      }
    }
  }

  /// TOUCH-55: a date on three wheels; a month without the day has its last one.
  func test_TOUCH55_date() async {
    await withTrace { trace in
      let scene = trace.setUp { Scene(trace, .date) }
      trace.begin()
      XCTAssertEqual(scene.titles, ["January", "31", "2026"])
      scene.spin(0, of: 3, by: 1)
      scene.spin(1, of: 3, by: -2)
      scene.spin(2, of: 3, by: 2)
      trace.expect(
        """
        changed to 2026-02-28 10:20
        changed to 2026-02-26 10:20
        changed to 2028-02-26 10:20
        """)
      XCTAssertEqual(scene.titles, ["February", "26", "2028"])
      scene.picker.locale = Locale(identifier: "fr_FR")
      XCTAssertEqual(scene.titles, ["février", "26", "2028"])
    }
  }

  /// TOUCH-55: a day with a time, a time, a month, a duration.
  func test_TOUCH55_modes() async {
    await withTrace { trace in
      let scene = trace.setUp { Scene(trace, .dateAndTime) }
      trace.begin()
      XCTAssertEqual(scene.titles, ["Jan 31", "10", "20"])
      scene.spin(0, of: 3, by: 1)
      scene.spin(1, of: 3, by: 2)
      trace.expect("changed to 2026-02-01 10:20\nchanged to 2026-02-01 12:20")
      scene.picker.minuteInterval = 15
      scene.picker.datePickerMode = .time
      scene.spin(1, of: 2, by: 2)
      trace.expect("changed to 2026-02-01 12:45")
      XCTAssertEqual(scene.titles, ["12", "45"])
      scene.picker.datePickerMode = .yearAndMonth
      scene.spin(1, of: 2, by: 1)
      trace.expect("changed to 2027-02-01 12:45")
      scene.picker.datePickerMode = .countDownTimer
      scene.picker.minuteInterval = 1
      scene.picker.countDownDuration = 120
      scene.spin(0, of: 2, by: 1)
      scene.spin(1, of: 2, by: -1)
      scene.spin(0, of: 2, by: -1)
      scene.spin(1, of: 2, by: -1)
      trace.expect("changed to 62 minutes\nchanged to 61 minutes\nchanged to 1 minutes")
      XCTAssertEqual(scene.titles, ["0", "01"])
    }
  }

  /// TOUCH-55: the wheels go back to the bounds; a disabled picker, or one with another look, has no wheels to spin.
  func test_TOUCH55_boundsAndState() async {
    await withTrace { trace in
      let scene = trace.setUp { Scene(trace, .date) }
      scene.picker.maximumDate = scene.date("2026-01-31 12:00")
      trace.begin()
      scene.spin(2, of: 3, by: 3)
      trace.expect("changed to 2026-01-31 12:00")
      scene.spin(2, of: 3, by: 3)
      trace.expect("")
      XCTAssertEqual(scene.titles, ["January", "31", "2026"])
      scene.picker.isEnabled = false
      scene.spin(2, of: 3, by: -3)
      scene.picker.isEnabled = true
      scene.picker.preferredDatePickerStyle = .compact
      XCTAssertNil(scene.picker.wheelView)
      scene.spin(2, of: 3, by: -3)
      trace.expect("")
      XCTAssertTrue(scene.picker.subviews.isEmpty)
      scene.picker.timeZone = TimeZone(secondsFromGMT: 3600)
      scene.picker.preferredDatePickerStyle = .wheels
      scene.picker.datePickerMode = .time
      XCTAssertEqual(scene.titles, ["13", "00"])
    }
  }
}
