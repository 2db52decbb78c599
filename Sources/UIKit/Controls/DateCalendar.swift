import ControllerTree
import Foundation

/// The calendar of a date picker: a month whose days a person taps. Nothing is drawn. Rules: TOUCH-58.
///
///     0 to 44     the name of the month; at the right the buttons for the month before and the next one, 44 points wide
///     44 to 69    the names of the days of the week
///     69 to end   six weeks, and a row of 34 points for the time if one is chosen
final class DateCalendar: UIView {
  static let size = CGSize(width: 320, height: 333)
  private static let (header, names, time) = (CGFloat(44), CGFloat(25), CGFloat(34))

  private let owner: WeakView?
  /// The beginning of the month that is shown.
  private(set) var month = Date()

  init(of picker: UIDatePicker) {
    owner = WeakView(picker)
    super.init(frame: CGRect(origin: .zero, size: Self.size))
  }

  required init?(coder: NSCoder) {
    owner = nil
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required convenience init(madeBy system: SystemInitialization) { self.init() }

  private var picker: UIDatePicker? { owner?.view as? UIDatePicker }

  /// Shows the month of a date.
  func show(_ date: Date) {
    guard let calendar = picker?.usedCalendar else { return }
    month = calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  /// Shows another month, if a day of it can be chosen.
  func turn(by months: Int) -> Bool {
    guard let picker, let other = picker.usedCalendar.date(byAdding: .month, value: months, to: month),
      let days = picker.usedCalendar.dateInterval(of: .month, for: other), picker.allows(days)
    else { return false }
    month = days.start
    return true
  }

  /// The place of a day; `nil` for one of another month.
  func frame(of day: Date) -> CGRect? {
    guard let calendar = picker?.usedCalendar, calendar.isDate(day, equalTo: month, toGranularity: .month) else {
      return nil
    }
    let index = calendar.component(.day, from: day) - 1 + gap(in: calendar)
    let size = cell
    return CGRect(
      x: CGFloat(index % 7) * size.width, y: Self.header + Self.names + CGFloat(index / 7) * size.height,
      width: size.width, height: size.height)
  }

  /// The place of the row for the time; `nil` without one.
  var timeFrame: CGRect? {
    guard picker?.datePickerMode == .dateAndTime else { return nil }
    return CGRect(x: 0, y: bounds.height - Self.time, width: bounds.width, height: Self.time)
  }

  /// The number of days of the first week that belong to the month before.
  private func gap(in calendar: Calendar) -> Int {
    (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
  }

  private var cell: CGSize {
    let weeks = bounds.height - Self.header - Self.names - (timeFrame?.height ?? 0)
    return CGSize(width: bounds.width / 7, height: max(0, weeks) / 6)
  }
}

extension DateCalendar: TapAnswering {
  func tapped(_ tap: AnsweredTap) {
    guard let picker else { return }
    if tap.point.y < Self.header {
      let fromRight = bounds.width - tap.point.x
      if fromRight < 2 * Self.header { _ = turn(by: fromRight < Self.header ? 1 : -1) }
    } else if timeFrame?.contains(tap.point) ?? false {
      picker.show(.times)
    } else if let day = day(at: tap.point) {
      picker.choose(day: day)
    }
  }

  private func day(at point: CGPoint) -> Date? {
    guard let calendar = picker?.usedCalendar, let days = calendar.range(of: .day, in: .month, for: month) else {
      return nil
    }
    for number in 0..<days.count {
      guard let day = calendar.date(byAdding: .day, value: number, to: month) else { continue }
      if frame(of: day)?.contains(point) ?? false { return day }
    }
    return nil
  }
}
