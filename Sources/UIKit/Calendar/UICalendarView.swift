import ControllerTree
import Foundation

/// A month of a calendar, whose days can be chosen and decorated. A person's acts are ``tap(_:)``, ``showNextMonth()`` and
/// ``showPreviousMonth()``. Nothing is drawn. Rules: CAL-01 to CAL-04.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// Makes a calendar that shows the present month.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    month = monthOf(Date())
  }

  /// Makes a calendar with an empty frame; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    month = monthOf(Date())
  }

  /// Decorates days, and is told about other months. Not retained.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { reloadAllDecorations() } }

  // MARK: Calendar

  /// The calendar. Another one shows the month of the first day that was visible.
  open var calendar = Calendar.current {
    didSet {
      if let first = oldValue.date(from: month) { month = monthOf(first) }
      reloadAllDecorations()
    }
  }
  /// The locale of names. The library never reads it.
  open var locale = Locale.current
  /// The time zone; `nil` for that of the calendar.
  open var timeZone: TimeZone? { didSet { if let timeZone { calendar.timeZone = timeZone } } }
  /// The days that can be seen and chosen. The visible month stays inside. Rules: CAL-01.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { show(bounded(month)) }
  }
  /// The design of letters. The library never reads it.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// Whether days have decorations.
  open var wantsDateDecorations = true { didSet { reloadAllDecorations() } }

  // MARK: The visible month

  private final var month = DateComponents()

  /// The month that is shown. Setting it shows another one, inside ``availableDateRange``, and tells the delegate nothing. Rules: CAL-01.
  open var visibleDateComponents: DateComponents {
    get { month }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows the month of a date. Nothing is drawn, so the change takes no time. Rules: CAL-01.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = calendar.date(from: dateComponents) else { return }
    show(bounded(monthOf(date)))
  }

  private func monthOf(_ date: Date) -> DateComponents {
    var components = calendar.dateComponents([.era, .year, .month], from: date)
    components.calendar = calendar
    return components
  }

  private func bounded(_ components: DateComponents) -> DateComponents {
    guard let date = calendar.date(from: components), let end = calendar.date(byAdding: .month, value: 1, to: date)
    else { return month }
    if end <= availableDateRange.start { return monthOf(availableDateRange.start) }
    return date > availableDateRange.end ? monthOf(availableDateRange.end) : components
  }

  private func show(_ components: DateComponents) {
    guard components != month else { return }
    month = components
    reloadAllDecorations()
  }

  /// The days of the visible month.
  final var visibleDays: [DateComponents] {
    guard let first = calendar.date(from: month), let days = calendar.range(of: .day, in: .month, for: first) else {
      return []
    }
    return days.map { day in
      var components = month
      components.day = day
      return components
    }
  }

  // MARK: Decorations

  private final var decorations: [DateComponents: Decoration] = [:]
  private final var isAsked = false

  /// The decoration of a visible day; `nil` for none. The delegate is asked for all visible days when one is first read. Not in UIKit.
  /// Rules: CAL-03.
  @_disfavoredOverload
  public final func decoration(for dateComponents: DateComponents) -> Decoration? {
    if !isAsked {
      isAsked = true
      ask(visibleDays)
    }
    return decorations[key(dateComponents)]
  }

  private func key(_ components: DateComponents) -> DateComponents {
    DateComponents(era: nil, year: components.year, month: components.month, day: components.day)
  }

  private func ask(_ days: [DateComponents]) {
    guard wantsDateDecorations, let delegate else { return }
    for day in days { decorations[key(day)] = delegate.calendarView(self, decorationFor: day) }
  }

  private func reloadAllDecorations() {
    decorations = [:]
    isAsked = false
    setNeedsLayout()
  }

  /// Asks the delegate again for the decorations of days that are visible. Rules: CAL-03.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    guard isAsked else { return }
    let visible = Set(visibleDays.map { key($0) })
    ask(dates.filter { visible.contains(key($0)) })
  }

  /// Asks for the decorations of the visible days.
  open override func layoutSubviews() {
    super.layoutSubviews()
    _ = decoration(for: month)
  }

  // MARK: Selection

  /// How days can be chosen; `nil` for not at all. Rules: CAL-02.
  open var selectionBehavior: UICalendarSelection? {
    didSet { selectionBehavior?.view = WeakView(self) }
  }

  /// Whether a day is in the available range.
  final func isAvailable(_ components: DateComponents) -> Bool {
    guard let date = calendar.date(from: key(components)), let end = calendar.date(byAdding: .day, value: 1, to: date)
    else { return false }
    return end > availableDateRange.start && date <= availableDateRange.end
  }

  // MARK: A person's acts

  /// A person taps a day, as one event. Rules: CAL-02.
  /// - Returns: Whether the day could be tapped: `false` for a day of another month, beyond ``availableDateRange``, or that the selection
  ///   does not allow.
  @discardableResult
  @_disfavoredOverload
  public final func tap(_ dateComponents: DateComponents) -> Bool {
    act("tap(_:)") {
      guard let selectionBehavior, isAvailable(dateComponents),
        dateComponents.year == month.year, dateComponents.month == month.month
      else { return false }
      return selectionBehavior.tapped(dateComponents)
    }
  }

  /// A person shows the next month, as one event; the delegate is told. Rules: CAL-01.
  /// - Returns: Whether there is one in ``availableDateRange``.
  @discardableResult
  @_disfavoredOverload
  public final func showNextMonth() -> Bool { act("showNextMonth()") { turnPage(by: 1) } }

  /// A person shows the previous month, as one event; the delegate is told. Rules: CAL-01.
  /// - Returns: Whether there is one in ``availableDateRange``.
  @discardableResult
  @_disfavoredOverload
  public final func showPreviousMonth() -> Bool { act("showPreviousMonth()") { turnPage(by: -1) } }

  private func turnPage(by months: Int) -> Bool {
    guard let date = calendar.date(from: month),
      let other = calendar.date(byAdding: .month, value: months, to: date), bounded(monthOf(other)) == monthOf(other)
    else { return false }
    let old = month
    show(monthOf(other))
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
    return true
  }

  // MARK: Size

  /// 320 × 333 points. Rules: CAL-04.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 333) }
  /// As wide as `size`, but not narrower than 320 points, and 333 points high. Rules: CAL-04.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: max(320, size.width), height: 333) }
}

extension UICalendarView {
  /// The size of a decoration.
  public enum DecorationSize: Int, Hashable, Sendable {
    /// The cases are named for the size.
    case small, medium, large
  }

  /// What is below the number of a day.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// What a decoration consists of.
    enum Content {
      case dot(UIColor?)
      case image(UIImage?, UIColor?)
      case custom(() -> UIView)
    }
    final let content: Content
    final let size: DecorationSize

    init(_ content: Content, _ size: DecorationSize) {
      self.content = content
      self.size = size
      super.init()
    }

    /// A dot in the system's colour.
    public override init() {
      content = .dot(nil)
      size = .medium
      super.init()
    }

    /// A dot.
    open class func `default`(color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> Decoration {
      Decoration(.dot(color), size)
    }
    /// An image, in a colour; `nil` for a dot.
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(.image(image, color), size) }
    /// A view, which is made when it is shown.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(.custom(customViewProvider), .medium)
    }

    /// The image of the decoration; `nil` for another content. Not in UIKit.
    public final var shownImage: UIImage? { if case .image(let image, _) = content { image } else { nil } }
    /// The colour of the decoration; `nil` for the system's. Not in UIKit.
    public final var shownColor: UIColor? {
      switch content {
      case .dot(let color), .image(_, let color): color
      case .custom: nil
      }
    }
    /// The decoration's view; `nil` for another content. Each call makes one. Not in UIKit.
    @_disfavoredOverload
    public final func makeCustomView() -> UIView? { if case .custom(let make) = content { make() } else { nil } }
    /// The decoration's size. Not in UIKit.
    public final var shownSize: DecorationSize { size }
  }
}

/// Decorates the days of a calendar, and is told about other months. Clients implement it. Rules: CAL-01, CAL-03.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// The decoration of a day; `nil` for none.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// A person has shown another month.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Returns `nil`.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
