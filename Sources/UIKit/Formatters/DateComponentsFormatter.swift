import Foundation

#if !canImport(ObjectiveC)
  /// Writes quantities of time as texts: `1:05`, `1h 5m`, `about 2 minutes remaining`. Foundation declares it on Linux as unavailable.
  ///
  /// The texts are English. An object is for the thread that made it. Rules: VAL-96 to VAL-98.
  open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
      /// `9:41:30`
      case positional
      /// `9h 41m 30s`
      case abbreviated
      /// `9 hr, 41 min, 30 sec`
      case short
      /// `9 hours, 41 minutes, 30 seconds`
      case full
      /// `nine hours, forty-one minutes, thirty seconds`
      case spellOut
      /// `9hr 41min 30sec`
      case brief
    }

    /// Which units that are zero are written.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// No zeros; with positions only none at the beginning.
      public static let `default` = Self(rawValue: 1 << 0)
      /// No zeros before the first other value.
      public static let dropLeading = Self(rawValue: 1 << 1)
      /// No zeros between other values.
      public static let dropMiddle = Self(rawValue: 1 << 2)
      /// No zeros after the last other value.
      public static let dropTrailing = Self(rawValue: 1 << 3)
      /// No zeros.
      public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
      /// All zeros, with two digits where a unit stands behind another one.
      public static let pad = Self(rawValue: 1 << 16)
    }

    /// How units are written.
    open var unitsStyle = UnitsStyle.positional
    /// The units, of years, months, weeks, days, hours, minutes and seconds. Empty means all of them.
    open var allowedUnits: NSCalendar.Unit = []
    /// Which units that are zero are written.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar of the units: the Gregorian one in Greenwich if it is `nil`.
    open var calendar: Calendar?
    /// The date at which a quantity begins: 1 January 2001 if it is `nil`.
    open var referenceDate: Date?
    /// Whether the smallest unit may have a fraction. The library never reads it.
    open var allowsFractionalUnits = false
    /// How many units are written at most; 0 means all. The last of them is rounded.
    open var maximumUnitCount = 0
    /// Whether a largest unit of one becomes a part of the next: 63 seconds instead of one minute and three.
    open var collapsesLargestUnit = false
    /// Whether the text begins with "About".
    open var includesApproximationPhrase = false
    /// Whether the text ends with "remaining".
    open var includesTimeRemainingPhrase = false
    /// Where the text stands; within a sentence it begins with a small letter.
    open var formattingContext = Formatter.Context.unknown

    /// The text of a quantity.
    /// - Parameter components: The quantity; larger values than a unit has are carried over.
    open func string(from components: DateComponents) -> String? {
      let start = reference
      guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
      return string(from: start, to: end)
    }

    /// The text of the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
      let isNegative = endDate < startDate
      let (start, end) = isNegative ? (endDate, startDate) : (startDate, endDate)
      let units = TimeUnit.allCases.filter { allowedUnits.isEmpty || allowedUnits.contains($0.calendarUnit) }
      guard !units.isEmpty else { return nil }
      let found = usedCalendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
      var quantity = TimeQuantity(units.map { ($0, found.value(for: $0.component) ?? 0) })
      if collapsesLargestUnit { quantity.collapseLargest() }
      quantity.drop(zeroFormattingBehavior, isPositional: unitsStyle == .positional)
      if maximumUnitCount > 0 { quantity.round(to: maximumUnitCount) }
      return phrase((isNegative ? "-" : "") + quantity.text(in: unitsStyle))
    }

    /// The text of a number of seconds; a fraction is left out.
    open func string(from ti: TimeInterval) -> String? {
      guard ti.isFinite, abs(ti) < 1e15 else { return nil }
      let start = reference
      return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
    }

    /// The text of date components; `nil` for any other object.
    open override func string(for obj: Any?) -> String? {
      (obj as? DateComponents).flatMap { string(from: $0) }
    }

    /// The text of a quantity in a style, with the default settings.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    private var reference: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    private var usedCalendar: Calendar {
      if let calendar { return calendar }
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
      return calendar
    }

    private func phrase(_ text: String) -> String {
      let about = formattingContext == .middleOfSentence ? "about " : "About "
      return (includesApproximationPhrase ? about : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }
  }
#endif
