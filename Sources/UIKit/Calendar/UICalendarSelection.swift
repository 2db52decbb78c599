import ControllerTree
import Foundation

/// How days of a calendar can be chosen. Rules: CAL-02.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  final var view: WeakView?
  /// The calendar whose days are chosen.
  final var calendarView: UICalendarView? { view?.view as? UICalendarView }

  /// A person taps a day. Returns whether it could be tapped.
  func tapped(_ date: DateComponents) -> Bool { false }

  /// Whether the days can be chosen is asked again. They are asked for with each tap here.
  open func updateSelectableDates() {}

  /// The day of components.
  static func day(_ components: DateComponents) -> DateComponents {
    DateComponents(year: components.year, month: components.month, day: components.day)
  }
}

/// One day can be chosen. Rules: CAL-02.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Makes a selection with a delegate, which is not retained.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Decides on the choice and is told about it.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// The chosen day; `nil` for none. Setting it tells the delegate nothing.
  open var selectedDate: DateComponents?

  /// Chooses a day, without a word to the delegate. Nothing is drawn.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

  override func tapped(_ date: DateComponents) -> Bool {
    // A tap on the chosen day takes the choice back, if that is allowed.
    let new = selectedDate.map { Self.day($0) == Self.day(date) } ?? false ? nil : date
    guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return false }
    selectedDate = new
    delegate?.dateSelection(self, didSelectDate: new)
    return true
  }
}

/// Decides on the choice of one day. Clients implement it. Rules: CAL-02.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// A person has chosen a day; `nil` for none.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a person can choose a day; `nil` for none.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns `true`.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Several days can be chosen. Rules: CAL-02.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Makes a selection with a delegate, which is not retained.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Decides on the choice and is told about it.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// The chosen days. Setting them tells the delegate nothing.
  open var selectedDates: [DateComponents] = []

  /// Chooses days, without a word to the delegate. Nothing is drawn.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

  override func tapped(_ date: DateComponents) -> Bool {
    if let place = selectedDates.firstIndex(where: { Self.day($0) == Self.day(date) }) {
      let chosen = selectedDates[place]
      guard delegate?.multiDateSelection(self, canDeselectDate: chosen) ?? true else { return false }
      selectedDates.remove(at: place)
      delegate?.multiDateSelection(self, didDeselectDate: chosen)
    } else {
      guard delegate?.multiDateSelection(self, canSelectDate: date) ?? true else { return false }
      selectedDates.append(date)
      delegate?.multiDateSelection(self, didSelectDate: date)
    }
    return true
  }
}

/// Decides on the choice of several days. Clients implement it. Rules: CAL-02.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// A person has chosen a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// A person has taken a choice back.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a person can choose a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether a person can take a choice back.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// A week can be chosen. Rules: CAL-02.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// Makes a selection with a delegate, which is not retained.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Decides on the choice and is told about it.
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  /// The chosen week, by `yearForWeekOfYear` and `weekOfYear`; `nil` for none. Setting it tells the delegate nothing.
  open var selectedWeekOfYear: DateComponents?

  /// Chooses a week, without a word to the delegate. Nothing is drawn.
  open func setSelected(_ weekOfYear: DateComponents?, animated: Bool) { selectedWeekOfYear = weekOfYear }

  override func tapped(_ date: DateComponents) -> Bool {
    guard let calendar = calendarView?.calendar, let day = calendar.date(from: Self.day(date)) else { return false }
    let week = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: day)
    let isChosen =
      selectedWeekOfYear?.weekOfYear == week.weekOfYear
      && selectedWeekOfYear?.yearForWeekOfYear == week.yearForWeekOfYear
    let new = isChosen ? nil : week
    guard delegate?.weekOfYearSelection(self, canSelectWeekOfYear: new) ?? true else { return false }
    selectedWeekOfYear = new
    delegate?.weekOfYearSelection(self, didSelectWeekOfYear: new)
    return true
  }
}

/// Decides on the choice of a week. Clients implement it. Rules: CAL-02.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  /// A person has chosen a week; `nil` for none.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Whether a person can choose a week; `nil` for none.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// Returns `true`.
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
