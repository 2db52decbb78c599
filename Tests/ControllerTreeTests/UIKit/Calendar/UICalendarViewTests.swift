import XCTest

@testable import ControllerTree
@testable import UIKit

/// Calendars: months, selections and decorations.
final class UICalendarViewTests: XCTestCase {
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    return calendar
  }

  private static func day(_ month: Int, _ day: Int? = nil) -> DateComponents {
    DateComponents(year: 2026, month: month, day: day)
  }

  @MainActor private static func show(_ trace: Trace) -> UICalendarView {
    let (root, view) = (trace.controller("R"), UICalendarView())
    trace.show(root)
    view.calendar = calendar
    view.visibleDateComponents = day(5)
    view.frame.size = view.intrinsicContentSize
    root.view.addSubview(view)
    return view
  }

  /// CAL-01: months stay in the available range; only a person's turn of a page is told.
  func test_CAL01_months() async {
    await withTrace { trace in
      let (view, notes) = (Self.show(trace), CalendarNotes(trace))
      view.delegate = notes
      XCTAssertTrue(view.showNextMonth())
      trace.expect("from month 5 to 6")
      XCTAssertTrue(view.showPreviousMonth())
      trace.expect("from month 6 to 5")
      let start = Self.calendar.date(from: Self.day(4, 10)) ?? .distantPast
      view.availableDateRange = DateInterval(start: start, duration: 86_400 * 40)
      XCTAssertTrue(view.showPreviousMonth())
      XCTAssertFalse(view.showPreviousMonth())
      trace.expect("from month 5 to 4")
      view.setVisibleDateComponents(Self.day(1), animated: true)
      XCTAssertEqual(view.visibleDateComponents.month, 4)
      view.visibleDateComponents = Self.day(12)
      XCTAssertEqual(view.visibleDateComponents.month, 5)
      XCTAssertFalse(view.showNextMonth())
      view.availableDateRange = DateInterval(start: .distantPast, end: start)
      XCTAssertEqual(view.visibleDateComponents.month, 4, "The range moves the month.")
      view.timeZone = TimeZone(secondsFromGMT: 3600)
      XCTAssertEqual(view.calendar.timeZone.secondsFromGMT(), 3600)
      view.delegate = nil
      XCTAssertTrue(view.showPreviousMonth())
    }
  }

  /// CAL-02: one day is chosen, or taken back, if the delegate allows it.
  func test_CAL02_oneDay() async {
    await withTrace { trace in
      let (view, notes) = (Self.show(trace), SelectionNotes(trace))
      XCTAssertFalse(view.tap(Self.day(5, 3)), "Nothing can be chosen.")
      let selection = UICalendarSelectionSingleDate(delegate: notes)
      view.selectionBehavior = selection
      XCTAssertTrue(view.tap(Self.day(5, 3)))
      trace.expect("can 3\ndid 3")
      XCTAssertEqual(selection.selectedDate?.day, 3)
      XCTAssertTrue(view.tap(Self.day(5, 3)))
      trace.expect("can none\ndid none")
      XCTAssertNil(selection.selectedDate)
      notes.allows = false
      XCTAssertFalse(view.tap(Self.day(5, 4)))
      trace.expect("can 4")
      XCTAssertFalse(view.tap(Self.day(6, 4)), "Another month.")
      view.availableDateRange = DateInterval(
        start: Self.calendar.date(from: Self.day(5, 10)) ?? Date(), duration: 86_400)
      XCTAssertFalse(view.tap(Self.day(5, 9)))
      selection.setSelected(Self.day(5, 10), animated: true)
      selection.updateSelectableDates()
      trace.expect("")
    }
  }

  /// CAL-02: several days, and weeks.
  func test_CAL02_daysAndWeeks() async {
    await withTrace { trace in
      let (view, notes) = (Self.show(trace), SelectionNotes(trace))
      let days = UICalendarSelectionMultiDate(delegate: notes)
      view.selectionBehavior = days
      view.tap(Self.day(5, 3))
      view.tap(Self.day(5, 4))
      view.tap(Self.day(5, 3))
      trace.expect("can add 3\nadded 3\ncan add 4\nadded 4\ncan remove 3\nremoved 3")
      XCTAssertEqual(days.selectedDates.map(\.day), [4])
      notes.allows = false
      XCTAssertFalse(view.tap(Self.day(5, 4)))
      XCTAssertFalse(view.tap(Self.day(5, 5)))
      trace.expect("can remove 4\ncan add 5")
      days.setSelectedDates([], animated: false)
      let weeks = UICalendarSelectionWeekOfYear(delegate: notes)
      view.selectionBehavior = weeks
      notes.allows = true
      view.tap(Self.day(5, 14))
      trace.expect("can week 20\nweek 20")
      XCTAssertEqual(weeks.selectedWeekOfYear?.yearForWeekOfYear, 2026)
      view.tap(Self.day(5, 13))
      trace.expect("can week none\nweek none")
      notes.allows = false
      XCTAssertFalse(view.tap(Self.day(5, 14)))
      trace.expect("can week 20")
      weeks.setSelected(DateComponents(weekOfYear: 1), animated: false)
      XCTAssertFalse(UICalendarSelection().tapped(Self.day(5, 1)))
      for behavior in [
        UICalendarSelectionSingleDate(delegate: nil), UICalendarSelectionMultiDate(delegate: nil),
        UICalendarSelectionWeekOfYear(delegate: nil),
      ] as [UICalendarSelection] {
        view.selectionBehavior = behavior
        XCTAssertTrue(view.tap(Self.day(5, 1)))
      }
    }
  }

  /// CAL-03: the delegate decorates the visible days, and again those that are named.
  func test_CAL03_decorations() async {
    await withTrace { trace in
      let (view, notes) = (Self.show(trace), CalendarNotes(trace))
      view.delegate = notes
      XCTAssertEqual(view.decoration(for: Self.day(5, 1))?.shownSize, .large)
      XCTAssertNil(view.decoration(for: Self.day(5, 2)))
      XCTAssertNil(view.decoration(for: Self.day(6, 1)))
      XCTAssertEqual(notes.asked, 31)
      notes.decorated = [2]
      view.reloadDecorations(forDateComponents: [Self.day(5, 1), Self.day(5, 2), Self.day(7, 1)], animated: true)
      XCTAssertEqual(notes.asked, 33)
      XCTAssertNil(view.decoration(for: Self.day(5, 1)))
      XCTAssertEqual(view.decoration(for: Self.day(5, 2))?.shownColor, .red)
      view.wantsDateDecorations = false
      XCTAssertNil(view.decoration(for: Self.day(5, 2)))
      let image = UIImage(systemName: "star")
      XCTAssertEqual(UICalendarView.Decoration.image(image, color: .blue).shownImage, image)
      XCTAssertNil(UICalendarView.Decoration().shownColor)
      XCTAssertNil(UICalendarView.Decoration().shownImage)
      let custom = UICalendarView.Decoration.customView { UILabel() }
      XCTAssertTrue(custom.makeCustomView() is UILabel)
      XCTAssertNil(custom.shownColor)
      XCTAssertNil(UICalendarView.Decoration().makeCustomView())
    }
  }

  /// CAL-04: the size.
  func test_CAL04_size() async {
    await withStage { _ in
      let view = UICalendarView()
      XCTAssertEqual(view.sizeThatFits(CGSize(width: 400, height: 9)), CGSize(width: 400, height: 333))
      XCTAssertNotNil(UICalendarView(coder: NSCoder()))
    }
  }
}

private final class CalendarNotes: NSObject, UICalendarViewDelegate {
  private let trace: Trace
  var asked = 0
  var decorated: Set<Int> = [1]
  init(_ trace: Trace) { self.trace = trace }

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    asked += 1
    return decorated.contains(dateComponents.day ?? 0) ? .default(color: .red, size: .large) : nil
  }
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    trace.note(
      "from month \(previousDateComponents.month ?? 0) to \(calendarView.visibleDateComponents.month ?? 0)")
  }
}

private final class SelectionNotes: NSObject, UICalendarSelectionSingleDateDelegate,
  UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
{
  private let trace: Trace
  var allows = true
  init(_ trace: Trace) { self.trace = trace }

  private func ask(_ text: String) -> Bool {
    trace.note("can \(text)")
    return allows
  }
  private func name(_ number: Int?) -> String { number.map { "\($0)" } ?? "none" }

  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
    trace.note("did \(name(dateComponents?.day))")
  }
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { ask(name(dateComponents?.day)) }
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
    trace.note("added \(name(dateComponents.day))")
  }
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
    trace.note("removed \(name(dateComponents.day))")
  }
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { ask("add \(name(dateComponents.day))") }
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { ask("remove \(name(dateComponents.day))") }
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) { trace.note("week \(name(weekOfYearComponents?.weekOfYear))") }
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { ask("week \(name(weekOfYearComponents?.weekOfYear))") }
}
