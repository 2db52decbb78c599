import Foundation

#if !canImport(ObjectiveC)
  /// A unit of time, the largest first.
  enum TimeUnit: Int, CaseIterable {
    case year, month, week, day, hour, minute, second

    var calendarUnit: NSCalendar.Unit {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    var component: Calendar.Component {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    /// About as many seconds as it has.
    var seconds: Int {
      switch self {
      case .year: 31_556_952
      case .month: 2_629_746
      case .week: 604_800
      case .day: 86_400
      case .hour: 3_600
      case .minute: 60
      case .second: 1
      }
    }

    /// `h`, as it stands behind a number.
    var letter: String { ["y", "mo", "w", "d", "h", "m", "s"][rawValue] }

    /// `hr`, as it stands behind `count`.
    func abbreviation(_ count: Int) -> String {
      let one = ["yr", "mth", "wk", "day", "hr", "min", "sec"][rawValue]
      return rawValue <= TimeUnit.day.rawValue && count != 1 ? one + "s" : one
    }

    /// `hours`, as it stands behind `count`.
    func name(_ count: Int) -> String {
      ["year", "month", "week", "day", "hour", "minute", "second"][rawValue] + (count == 1 ? "" : "s")
    }
  }

  /// A quantity of time in units, the largest first.
  struct TimeQuantity {
    private var parts: [(unit: TimeUnit, count: Int)]

    init(_ parts: [(TimeUnit, Int)]) { self.parts = parts.map { (unit: $0.0, count: $0.1) } }

    /// Makes a largest unit of one a part of the next.
    mutating func collapseLargest() {
      guard let first = parts.firstIndex(where: { $0.count != 0 }), parts[first].count == 1, first + 1 < parts.count
      else {
        return
      }
      parts[first + 1].count += parts[first].unit.seconds / parts[first + 1].unit.seconds
      parts[first].count = 0
    }

    /// Leaves out zeros. One unit stays.
    mutating func drop(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior, isPositional: Bool) {
      var behavior = behavior
      if behavior.contains(.default) { behavior.formUnion(isPositional ? .dropLeading : .dropAll) }
      let first = parts.firstIndex { $0.count != 0 } ?? parts.count - 1
      let last = parts.lastIndex { $0.count != 0 } ?? parts.count - 1
      parts = parts.enumerated().filter { index, part in
        if part.count != 0 { return true }
        if index < first { return !behavior.contains(.dropLeading) }
        if index > last { return !behavior.contains(.dropTrailing) }
        return index == first || !behavior.contains(.dropMiddle)
      }.map(\.element)
    }

    /// Leaves out the smallest units, and rounds the last one that stays.
    mutating func round(to count: Int) {
      guard parts.count > count else { return }
      let rest = parts[count...].reduce(0) { $0 + $1.count * $1.unit.seconds }
      parts.removeSubrange(count...)
      if rest * 2 >= parts[count - 1].unit.seconds { parts[count - 1].count += 1 }
    }

    func text(in style: DateComponentsFormatter.UnitsStyle) -> String {
      switch style {
      case .positional: positions
      case .abbreviated: parts.map { "\($0.count)\($0.unit.letter)" }.joined(separator: " ")
      case .short: parts.map { "\($0.count) \($0.unit.abbreviation($0.count))" }.joined(separator: ", ")
      case .full: parts.map { "\($0.count) \($0.unit.name($0.count))" }.joined(separator: ", ")
      case .spellOut: parts.map { "\(Self.words($0.count)) \($0.unit.name($0.count))" }.joined(separator: ", ")
      case .brief: parts.map { "\($0.count)\($0.unit.abbreviation($0.count))" }.joined(separator: " ")
      }
    }

    /// `2d 9:41:30`: hours, minutes and seconds by their positions.
    private var positions: String {
      let times = parts.filter { $0.unit.rawValue >= TimeUnit.hour.rawValue }.map(\.count)
      let clock = times.enumerated().map { index, count in
        index > 0 && count < 10 ? "0\(count)" : "\(count)"
      }.joined(separator: ":")
      let days = parts.filter { $0.unit.rawValue < TimeUnit.hour.rawValue }.map { "\($0.count)\($0.unit.letter)" }
      return (days + (clock.isEmpty ? [] : [clock])).joined(separator: " ")
    }

    private static func words(_ count: Int) -> String {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en")
      formatter.numberStyle = .spellOut
      return formatter.string(from: NSNumber(value: count)) ?? "\(count)"
    }
  }
#endif
