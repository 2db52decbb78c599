import ControllerTree
import Foundation

/// The wheels of a date picker, and what their rows stand for. Rules: TEXT-27, TOUCH-55.
///
///     time             hour, minute            countDownTimer   hours, minutes
///     date             month, day, year        yearAndMonth     month, year
///     dateAndTime      day, hour, minute
@MainActor final class DateWheels: NSObject {
  /// One column.
  enum Column {
    case month, day, year, hour, minute
    /// A day, counted from the one that the wheels showed at first.
    case date
    case hours, minutes
  }

  /// The rows of days before the first one shown, and the number of years.
  private static let (daysBefore, years) = (10_000, 10_000)

  let picker = UIPickerView()
  private unowned let owner: UIDatePicker
  private var columns: [Column] = []
  /// The middle row of the column of days.
  private var middle = Date()

  /// The mode of the wheels; `nil` for that of the owner.
  private let mode: UIDatePicker.Mode?

  /// - Parameters:
  ///   - owner: The date picker.
  ///   - view: The view that the wheels fill.
  ///   - mode: What is chosen; `nil` for the mode of the owner.
  init(of owner: UIDatePicker, in view: UIView, mode: UIDatePicker.Mode? = nil) {
    (self.owner, self.mode) = (owner, mode)
    super.init()
    (picker.dataSource, picker.delegate) = (self, self)
    picker.frame = view.bounds
    picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(picker)
  }

  private var calendar: Calendar {
    var calendar: Calendar = owner.calendar ?? .current
    if let zone = owner.timeZone { calendar.timeZone = zone }
    if let locale = owner.locale {
      calendar.locale = locale
    } else if calendar.locale?.identifier.isEmpty != false {
      // Without a locale, months have no names.
      calendar.locale = Locale(identifier: "en_US")
    }
    return calendar
  }

  private var interval: Int { owner.minuteInterval }

  // MARK: Showing

  /// Shows the columns of the picker's mode, with its date or duration.
  func show() {
    columns =
      switch mode ?? owner.datePickerMode {
      case .time: [.hour, .minute]
      case .date: [.month, .day, .year]
      case .dateAndTime: [.date, .hour, .minute]
      case .countDownTimer: [.hours, .minutes]
      case .yearAndMonth: [.month, .year]
      }
    middle = calendar.startOfDay(for: owner.date)
    picker.reloadAllComponents()
    select()
  }

  /// Selects the rows of the present date or duration.
  func select() {
    picker.isUserInteractionEnabled = owner.isEnabled
    for (component, column) in columns.enumerated() {
      picker.selectRow(row(of: column), inComponent: component, animated: true)
    }
  }

  private func row(of column: Column) -> Int {
    let (calendar, date, minutes) = (calendar, owner.date, Int(owner.countDownDuration) / 60)
    switch column {
    case .month: return calendar.component(.month, from: date) - 1
    case .day: return calendar.component(.day, from: date) - 1
    case .year: return calendar.component(.year, from: date) - 1
    case .hour: return calendar.component(.hour, from: date)
    case .minute: return calendar.component(.minute, from: date) / interval
    case .date:
      let days = calendar.dateComponents([.day], from: middle, to: calendar.startOfDay(for: date)).day ?? 0
      return days + Self.daysBefore
    case .hours: return minutes / 60
    case .minutes: return minutes % 60 / interval
    }
  }

  private func count(of column: Column) -> Int {
    switch column {
    case .month: return 12
    case .day: return 31
    case .year: return Self.years
    case .hour, .hours: return 24
    case .minute, .minutes: return 60 / interval
    case .date: return 2 * Self.daysBefore + 1
    }
  }

  // MARK: Choosing

  /// A person has spun a column.
  private func chose(_ row: Int, of column: Column) {
    switch column {
    case .hours: owner.choose(duration: (row * 60 + Int(owner.countDownDuration) / 60 % 60) * 60)
    case .minutes: owner.choose(duration: (Int(owner.countDownDuration) / 3600 * 60 + row * interval) * 60)
    case .month, .day, .year, .hour, .minute, .date:
      if let date = date(with: row, in: column) { owner.choose(date) }
    }
    select()
  }

  /// The present date with another row in one column. A month that has not so many days has its last one.
  private func date(with row: Int, in column: Column) -> Date? {
    let calendar = calendar
    if column == .date {
      let time = owner.date.timeIntervalSince(calendar.startOfDay(for: owner.date))
      return calendar.date(byAdding: .day, value: row - Self.daysBefore, to: middle).map { $0.addingTimeInterval(time) }
    }
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: owner.date)
    switch column {
    case .month: parts.month = row + 1
    case .day: parts.day = row + 1
    case .year: parts.year = row + 1
    case .hour: parts.hour = row
    case .minute: parts.minute = row * interval
    case .date, .hours, .minutes: return nil
    }
    var first = parts
    first.day = 1
    if let start = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: start) {
      parts.day = min(parts.day ?? 1, days.upperBound - 1)
    }
    return calendar.date(from: parts)
  }
}

extension DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns.indices.contains(component) ? count(of: columns[component]) : 0
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    guard columns.indices.contains(component) else { return nil }
    switch columns[component] {
    case .month: return calendar.monthSymbols.indices.contains(row) ? calendar.monthSymbols[row] : nil
    case .day, .year: return String(row + 1)
    case .hour, .hours: return String(row)
    case .minute, .minutes: return row * interval < 10 ? "0\(row * interval)" : String(row * interval)
    case .date:
      guard let date = calendar.date(byAdding: .day, value: row - Self.daysBefore, to: middle) else { return nil }
      let parts = calendar.dateComponents([.month, .day], from: date)
      return "\(calendar.shortMonthSymbols[(parts.month ?? 1) - 1]) \(parts.day ?? 1)"
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    if columns.indices.contains(component) { chose(row, of: columns[component]) }
  }
}
