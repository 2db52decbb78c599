import UIKit
import XCTest

@testable import ControllerTree

/// TOUCH-58: fingers on compact and inline date pickers.
final class TouchedCalendarTests: XCTestCase {
  @MainActor private final class Scene {
    let picker = UIDatePicker(frame: CGRect(x: 20, y: 60, width: 195, height: 34))
    let window: UIWindow
    private let format = DateFormatter()

    init(_ trace: Trace, _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) {
      let root = trace.controller("P")
      window = trace.show(root, size: CGSize(width: 400, height: 800))
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
      calendar.firstWeekday = 2
      (format.calendar, format.timeZone) = (calendar, calendar.timeZone)
      (format.locale, format.dateFormat) = (Locale(identifier: "en_US_POSIX"), "yyyy-MM-dd HH:mm")
      picker.calendar = calendar
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      picker.date = date("2026-02-10 10:20")
      if style == .inline { picker.frame = CGRect(x: 0, y: 0, width: 350, height: 333) }
      root.view.addSubview(picker)
      let events: [(String, UIControl.Event)] = [
        ("begin", .editingDidBegin), ("end", .editingDidEnd), ("changed", .valueChanged),
      ]
      for (name, event) in events {
        picker.addAction(UIAction { [unowned self] _ in trace.note("\(name) \(self.text)") }, for: event)
      }
      trace.kept.append(self)
    }

    var text: String { format.string(from: picker.date) }
    func date(_ text: String) -> Date { format.date(from: text) ?? .distantPast }

    func tap(day text: String) {
      let frame = picker.frame(ofDay: date(text)) ?? CGRect(x: -9, y: -9, width: 0, height: 0)
      window.fingers.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
  }

  /// A compact picker opens a calendar below it. Months end at the bounds.
  func test_TOUCH58_compactDay() async {
    await withTrace { trace in
      let scene = trace.setUp { Scene(trace, .dateAndTime, .compact) }
      trace.begin()
      XCTAssertNil(scene.picker.shownMonth)
      scene.window.fingers.tap(scene.picker, at: CGPoint(x: 20, y: 10))
      trace.expect("begin 2026-02-10 10:20")
      XCTAssertEqual(scene.picker.frame(ofDay: scene.date("2026-02-02 00:00"))?.minX, 20)
      XCTAssertEqual(scene.picker.frame(ofDay: scene.date("2026-02-02 00:00"))?.minY ?? 0, 209.3, accuracy: 0.1)
      scene.tap(day: "2026-02-28 00:00")
      scene.tap(day: "2026-02-28 00:00")
      trace.expect("changed 2026-02-28 10:20")
      scene.window.fingers.tap(at: CGPoint(x: 20 + 300, y: 102 + 20))
      XCTAssertEqual(scene.picker.shownMonth?.month, 3)
      XCTAssertNil(scene.picker.frame(ofDay: scene.date("2026-02-28 00:00")))
      scene.picker.maximumDate = scene.date("2026-03-05 09:00")
      scene.window.fingers.tap(at: CGPoint(x: 20 + 250, y: 102 + 20))
      XCTAssertEqual(scene.picker.shownMonth?.month, 1)
      XCTAssertTrue(scene.picker.showNextMonth() && scene.picker.showNextMonth())
      XCTAssertFalse(scene.picker.showNextMonth())
      scene.tap(day: "2026-03-06 00:00")
      scene.tap(day: "2026-03-05 00:00")
      trace.expect("changed 2026-03-05 09:00")
      scene.window.fingers.tap(at: CGPoint(x: 390, y: 790))
      trace.expect("end 2026-03-05 09:00")
      XCTAssertNil(scene.picker.shownMonth)
      XCTAssertFalse(scene.picker.close())
    }
  }

  /// The time of a compact picker opens wheels.
  func test_TOUCH58_compactTime() async {
    await withTrace { trace in
      let scene = trace.setUp { Scene(trace, .dateAndTime, .compact) }
      trace.begin()
      scene.window.fingers.tap(scene.picker, at: CGPoint(x: 180, y: 10))
      XCTAssertEqual(scene.picker.wheelView?.numberOfComponents, 2)
      XCTAssertEqual(scene.picker.wheelView?.selectedRow(inComponent: 0), 10)
      trace.expect("begin 2026-02-10 10:20")
      let middle = CGPoint(x: 20 + 80, y: 102 + 108)
      scene.window.fingers.drag(
        from: middle, to: CGPoint(x: middle.x, y: middle.y - 32), duration: 1, steps: 4)
      trace.expect("changed 2026-02-10 11:20")
      XCTAssertTrue(scene.picker.openCalendar())
      trace.expect("end 2026-02-10 11:20\nbegin 2026-02-10 11:20")
      XCTAssertNil(scene.picker.wheelView)
      scene.picker.isEnabled = false
      trace.expect("end 2026-02-10 11:20")
      XCTAssertFalse(scene.picker.openCalendar())
      scene.picker.isEnabled = true
      scene.picker.datePickerMode = .time
      XCTAssertFalse(scene.picker.openCalendar())
      scene.window.fingers.tap(scene.picker)
      trace.expect("begin 2026-02-10 11:20")
      scene.picker.removeFromSuperview()
      trace.expect("end 2026-02-10 11:20")
      XCTAssertFalse(scene.picker.openTimes())
    }
  }

  /// An inline picker shows its calendar, with a row for the time.
  func test_TOUCH58_inline() async {
    await withTrace { trace in
      let scene = trace.setUp { Scene(trace, .dateAndTime, .inline) }
      trace.begin()
      XCTAssertEqual(scene.picker.shownMonth?.month, 2)
      scene.tap(day: "2026-02-03 00:00")
      trace.expect("changed 2026-02-03 10:20")
      scene.window.fingers.tap(at: CGPoint(x: 100, y: 320))
      trace.expect("begin 2026-02-03 10:20")
      XCTAssertNotNil(scene.picker.wheelView)
      XCTAssertTrue(scene.picker.close())
      trace.expect("end 2026-02-03 10:20")
      scene.picker.date = scene.date("2026-07-01 00:00")
      XCTAssertEqual(scene.picker.shownMonth?.month, 7)
      XCTAssertTrue(scene.picker.showPreviousMonth())
      scene.picker.isEnabled = false
      scene.tap(day: "2026-06-03 00:00")
      XCTAssertEqual(scene.text, "2026-07-01 00:00")
      scene.picker.isEnabled = true
      scene.picker.datePickerMode = .date
      XCTAssertFalse(scene.picker.openTimes())
      scene.picker.preferredDatePickerStyle = .wheels
      XCTAssertNil(scene.picker.shownMonth)
      XCTAssertFalse(scene.picker.openCalendar() || scene.picker.showNextMonth())
    }
  }
}
