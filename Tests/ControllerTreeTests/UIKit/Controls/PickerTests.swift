import UIKit
import XCTest

@testable import ControllerTree

@MainActor private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
  var counts = [3, 2]
  var note: (String) -> Void = { _ in }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    note("columns")
    return counts.count
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    note("rows of \(component)")
    return counts[component]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    note("selected \(row) in \(component), now \(pickerView.selectedRow(inComponent: component))")
  }
}

final class PickerTests: XCTestCase {
  /// TEXT-26: the data source is asked once until a reload; only a person's selection is told.
  func test_TEXT26_rows() async {
    await withTrace { trace in
      let (picker, rows) = (UIPickerView(), Rows())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      trace.setUp {
        trace.keep(window)
        window.isHidden = false
        window.addSubview(picker)
      }
      rows.note = { trace.note($0) }
      picker.dataSource = rows
      picker.delegate = rows
      XCTAssertEqual([picker.numberOfComponents, picker.numberOfComponents], [2, 2])
      XCTAssertEqual(picker.selectedRow(inComponent: 0), 0)
      XCTAssertTrue(picker.spin(to: 2, inComponent: 0))
      trace.expect("columns\nrows of 0\nselected 2 in 0, now 2")
      XCTAssertFalse(picker.spin(to: 3, inComponent: 0))
      XCTAssertFalse(picker.spin(to: -1, inComponent: 0))
      XCTAssertFalse(picker.spin(to: 0, inComponent: 2))
      picker.selectRow(1, inComponent: 0, animated: true)
      XCTAssertEqual(picker.selectedRow(inComponent: 0), 1)
      rows.counts = [1, 0]
      XCTAssertEqual(picker.selectedRow(inComponent: 0), 1)
      picker.reloadComponent(0)
      XCTAssertEqual(picker.selectedRow(inComponent: 0), 0)
      trace.expect("rows of 0")
      picker.reloadAllComponents()
      XCTAssertEqual(picker.selectedRow(inComponent: 1), -1)
      picker.selectRow(5, inComponent: 1, animated: false)
      XCTAssertEqual(picker.selectedRow(inComponent: 1), -1)
      trace.expect("columns\nrows of 1")
      picker.isUserInteractionEnabled = false
      XCTAssertFalse(picker.spin(to: 0, inComponent: 0))
      picker.frame.size = picker.intrinsicContentSize
      XCTAssertEqual(picker.rowSize(forComponent: 0), CGSize(width: 160, height: 32))
    }
  }

  /// TEXT-27: a date stays between its bounds; only a person's choice sends an event.
  func test_TEXT27_dates() async {
    await withTrace { trace in
      let picker = UIDatePicker()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      trace.setUp {
        trace.keep(window)
        window.isHidden = false
        window.addSubview(picker)
      }
      func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
      picker.addAction(
        UIAction { [unowned picker] _ in trace.note("\(picker.date.timeIntervalSinceReferenceDate)") },
        for: .valueChanged)
      picker.minimumDate = date(100)
      picker.maximumDate = date(10_000)
      picker.date = date(0)
      XCTAssertEqual(picker.date, date(100))
      XCTAssertTrue(picker.pick(date(3700)))
      XCTAssertTrue(picker.pick(date(3700)))
      XCTAssertFalse(picker.pick(date(10_001)))
      trace.expect("3700.0")
      picker.minuteInterval = 7
      XCTAssertEqual(picker.minuteInterval, 1)
      picker.minuteInterval = 30
      XCTAssertTrue(picker.pick(date(3900)))
      trace.expect("3600.0")
      picker.roundsToMinuteInterval = false
      picker.date = date(3900)
      XCTAssertEqual(picker.date, date(3900))
      picker.maximumDate = date(50)
      picker.date = date(7)
      XCTAssertEqual(picker.date, date(7))
      picker.countDownDuration = 125
      XCTAssertEqual(picker.countDownDuration, 120)
      picker.countDownDuration = .nan
      XCTAssertEqual(picker.countDownDuration, 120)
      XCTAssertEqual(picker.intrinsicContentSize, CGSize(width: 195, height: 34))
      picker.preferredDatePickerStyle = .wheels
      XCTAssertEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 216))
      picker.preferredDatePickerStyle = .inline
      XCTAssertEqual(picker.sizeThatFits(.zero).height, 333)
    }
  }

  /// TEXT-27: the mode decides on look and size, and on what a person picks.
  func test_TEXT27_modes() async {
    await withTrace { trace in
      let (root, picker) = (trace.controller("R"), UIDatePicker())
      trace.show(root)
      trace.setUp { root.view.addSubview(picker) }
      picker.addAction(
        UIAction { [unowned picker] _ in trace.note("\(picker.countDownDuration)") }, for: .valueChanged)
      XCTAssertFalse(picker.pick(duration: 120))
      picker.datePickerMode = .date
      XCTAssertEqual(picker.intrinsicContentSize, CGSize(width: 121, height: 34))
      picker.datePickerMode = .time
      XCTAssertEqual(picker.intrinsicContentSize, CGSize(width: 74, height: 34))
      picker.preferredDatePickerStyle = .inline
      XCTAssertEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 34))
      picker.datePickerMode = .yearAndMonth
      XCTAssertEqual(picker.datePickerStyle, .wheels)
      picker.datePickerMode = .countDownTimer
      XCTAssertEqual(picker.datePickerStyle, .wheels)
      XCTAssertFalse(picker.pick(Date()))
      XCTAssertFalse(picker.pick(duration: 86_400))
      XCTAssertTrue(picker.pick(duration: 150))
      XCTAssertTrue(picker.pick(duration: 120))
      trace.expect("120.0")
    }
  }

  /// TEXT-28: fonts and attributes of a text field's text.
  func test_TEXT28_textFields() async {
    await withStage { _ in
      let field = UITextField()
      XCTAssertEqual(field.font, .systemFont(ofSize: 17))
      field.font = .systemFont(ofSize: 20)
      field.textAlignment = .center
      field.text = "a"
      XCTAssertEqual(field.textAlignment, .center)
      XCTAssertEqual(
        field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 20))
      field.attributedText = NSAttributedString(string: "b", attributes: [.foregroundColor: UIColor.red, .kern: 2])
      XCTAssertEqual([field.text], ["b"])
      XCTAssertEqual(field.textColor, .red)
      XCTAssertEqual(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int, 2)
      XCTAssertNil(field.defaultTextAttributes[.kern])
      XCTAssertEqual(field.font, .systemFont(ofSize: 20))
      field.placeholder = "Name"
      XCTAssertEqual(field.attributedPlaceholder?.string, "Name")
      field.attributedPlaceholder = NSAttributedString(string: "Other")
      XCTAssertEqual(field.placeholder, "Other")
      field.adjustsFontSizeToFitWidth = true
      field.minimumFontSize = 8
      XCTAssertTrue(field.adjustsFontSizeToFitWidth)
      XCTAssertEqual(field.minimumFontSize, 8)
    }
  }
}
