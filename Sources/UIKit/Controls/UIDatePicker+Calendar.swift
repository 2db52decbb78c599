import ControllerTree
import Foundation

// The calendar of a date picker, and what a person does with it. Rules: TOUCH-58.

extension UIDatePicker {
  /// The calendar with the picker's time zone.
  final var usedCalendar: Calendar {
    var calendar: Calendar = calendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  private var shownCalendar: DateCalendar? { inlineCalendar ?? panel?.calendar }

  /// Whether a moment of an interval can be chosen.
  final func allows(_ interval: DateInterval) -> Bool {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return true }
    if let minimumDate, interval.end <= minimumDate { return false }
    if let maximumDate, interval.start > maximumDate { return false }
    return true
  }

  /// A person has tapped a day: the time of the day stays, within the bounds.
  final func choose(day: Date) {
    let calendar = usedCalendar
    guard let interval = calendar.dateInterval(of: .day, for: day), allows(interval) else { return }
    var parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    let days = calendar.dateComponents([.era, .year, .month, .day], from: day)
    (parts.era, parts.year, parts.month, parts.day) = (days.era, days.year, days.month, days.day)
    if let chosen = calendar.date(from: parts) { choose(chosen) }
  }

  /// A finger was lifted on a compact picker: the day opens the calendar, the time the wheels.
  final func tapped(at point: CGPoint) {
    guard datePickerStyle == .compact else { return }
    switch datePickerMode {
    case .date: show(.calendar)
    case .time: show(.times)
    case .dateAndTime: show(point.x < bounds.width - 74 ? .calendar : .times)
    case .countDownTimer, .yearAndMonth: break
    }
  }

  /// Opens a panel in front of the window; one that is open is closed first.
  final func show(_ kind: DatePanel.Kind) {
    guard let window else { return }
    hidePanel()
    panel = DatePanel(kind, of: self, in: window)
    sendActions(for: .editingDidBegin)
  }

  /// Closes the panel. Does nothing if none is open.
  final func hidePanel() {
    guard let panel else { return }
    self.panel = nil
    panel.removeFromSuperview()
    sendActions(for: .editingDidEnd)
  }

  // MARK: A person's acts; not in UIKit

  /// A person taps the day of a compact picker, in one event: its calendar opens, and `editingDidBegin` is sent. Rules: TOUCH-58.
  /// - Returns: Whether it opened: `false` for another look or a mode without days, and if the picker can't be touched.
  @discardableResult
  @_disfavoredOverload
  public final func openCalendar() -> Bool {
    act("openCalendar()") {
      guard datePickerStyle == .compact, datePickerMode != .time else { return false }
      show(.calendar)
      return panel != nil
    }
  }

  /// A person taps the time of a compact or inline picker, in one event: wheels open, and `editingDidBegin` is sent. Rules: TOUCH-58.
  /// - Returns: Whether they opened: `false` for the look of wheels or a mode without a time, and if the picker can't be touched.
  @discardableResult
  @_disfavoredOverload
  public final func openTimes() -> Bool {
    act("openTimes()") {
      guard datePickerStyle != .wheels, datePickerMode != .date else { return false }
      show(.times)
      return panel != nil
    }
  }

  /// A person taps beside the calendar or the wheels that are open, in one event: they close, and `editingDidEnd` is sent. Rules: TOUCH-58.
  /// - Returns: Whether anything was open.
  @discardableResult
  @_disfavoredOverload
  public final func close() -> Bool {
    act("close()") {
      guard panel != nil else { return false }
      hidePanel()
      return true
    }
  }

  /// A person shows the next month of the calendar, in one event. Rules: TOUCH-58.
  /// - Returns: Whether a calendar is shown and there is such a month within the bounds.
  @discardableResult
  @_disfavoredOverload
  public final func showNextMonth() -> Bool { act("showNextMonth()") { shownCalendar?.turn(by: 1) ?? false } }

  /// A person shows the month before, in one event. Rules: TOUCH-58.
  /// - Returns: Whether a calendar is shown and there is such a month within the bounds.
  @discardableResult
  @_disfavoredOverload
  public final func showPreviousMonth() -> Bool { act("showPreviousMonth()") { shownCalendar?.turn(by: -1) ?? false } }

  /// The year and the month of the calendar; `nil` if none is shown. Not in UIKit.
  public final var shownMonth: DateComponents? {
    shownCalendar.map { usedCalendar.dateComponents([.year, .month], from: $0.month) }
  }

  /// The place of a day in the calendar that is shown, in points of the window; `nil` if it is not seen. Not in UIKit. Rules: TOUCH-58.
  @_disfavoredOverload
  public final func frame(ofDay day: Date) -> CGRect? {
    guard let calendar = shownCalendar, let frame = calendar.frame(of: day) else { return nil }
    return calendar.convert(frame, to: nil)
  }
}
