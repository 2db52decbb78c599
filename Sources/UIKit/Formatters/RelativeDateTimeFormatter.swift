import Foundation

#if !canImport(ObjectiveC)
  /// Writes distances in time as texts: `in 3 days`, `yesterday`. Foundation declares it on Apple's systems only.
  ///
  /// The largest unit that is not zero counts, and its fraction is dropped. An object is for the thread that made it. Rules: VAL-99.
  open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether near days have names.
    public enum DateTimeStyle: Int, Sendable {
      /// `1 day ago`
      case numeric
      /// `yesterday`
      case named
    }

    /// The style of the units.
    public enum UnitsStyle: Int, Sendable {
      /// `2 months ago`
      case full
      /// `two months ago`
      case spellOut
      /// `2 mo. ago`
      case short
      /// `2mo ago`
      case abbreviated
    }

    /// Whether near days have names.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The style of the units.
    open var unitsStyle = UnitsStyle.full
    /// Where the text stands: at the beginning of a sentence it begins with a capital letter.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar of the units.
    open var calendar: Calendar! = Calendar.current
    /// The language of the text.
    open var locale: Locale! = Locale.current

    /// The units, the largest first, each with what the style calls it.
    private static let units: [(Calendar.Component, Date.RelativeFormatStyle.Field)] = [
      (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour), (.minute, .minute),
      (.second, .second),
    ]

    /// The text of a distance from now.
    open func localizedString(from dateComponents: DateComponents) -> String {
      let now = Date()
      let date = usedCalendar.date(byAdding: dateComponents, to: now) ?? now
      return localizedString(for: date, relativeTo: now)
    }

    /// The text of a distance from now.
    /// - Parameter timeInterval: In seconds; negative for the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let now = Date()
      return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The text of the distance between two dates.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      let distance = usedCalendar.dateComponents(Set(Self.units.map(\.0)), from: referenceDate, to: date)
      var unit = (component: Calendar.Component.second, field: Date.RelativeFormatStyle.Field.second, value: 0)
      for (component, field) in Self.units {
        guard let value = distance.value(for: component), value != 0 else { continue }
        unit = (component, field, value)
        break
      }
      // The style rounds, so that it gets the whole number.
      let whole = usedCalendar.date(byAdding: unit.component, value: unit.value, to: referenceDate) ?? date
      var style = Date.AnchoredRelativeFormatStyle(
        anchor: whole, allowedFields: [unit.field], presentation: dateTimeStyle == .named ? .named : .numeric,
        unitsStyle: writtenUnits, locale: locale ?? .current, calendar: usedCalendar)
      style.capitalizationContext = capitalization
      return style.format(referenceDate)
    }

    /// The text of the distance between a date and now; `nil` for another object.
    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var usedCalendar: Calendar { calendar ?? .current }

    private var writtenUnits: Date.RelativeFormatStyle.UnitsStyle {
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    }

    private var capitalization: FormatStyleCapitalizationContext {
      switch formattingContext {
      case .beginningOfSentence: .beginningOfSentence
      case .middleOfSentence: .middleOfSentence
      case .listItem: .listItem
      case .standalone: .standalone
      default: .unknown
      }
    }
  }
#endif
