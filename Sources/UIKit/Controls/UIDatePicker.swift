import ControllerTree
import Foundation

/// A control for a date or a time. A person's choice is ``pick(_:)``. Rules: TEXT-27.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Hashable, Sendable {
    /// A time of the day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
    /// A month.
    case yearAndMonth = 4
  }

  /// The look of a date picker.
  public typealias Style = UIDatePickerStyle

  /// The date, between the bounds. Setting it sends no event.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }
  private var storedDate = Date()

  /// Sets the date, without an event. Nothing is drawn, so the change takes no time. Rules: TEXT-27.
  open func setDate(_ date: Date, animated: Bool) {
    storedDate = bounded(rounded(date))
    dateChanged()
  }

  /// The labels of the date follow.
  private func dateChanged() {
    wheels?.select()
    panel?.wheels?.select()
    inlineCalendar?.show(storedDate)
    panel?.calendar?.show(storedDate)
  }

  /// The first date; `nil` for none. It has no effect if it is after ``maximumDate``.
  open var minimumDate: Date? {
    didSet { boundsChanged() }
  }
  /// The last date; `nil` for none. It has no effect if it is before ``minimumDate``.
  open var maximumDate: Date? {
    didSet { boundsChanged() }
  }

  private func boundsChanged() {
    storedDate = bounded(storedDate)
    dateChanged()
  }

  private func bounded(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    var date = date
    if let minimumDate { date = max(date, minimumDate) }
    if let maximumDate { date = min(date, maximumDate) }
    return date
  }

  /// Times are multiples of so many minutes; a number that does not divide 60, or is beyond 30, has no effect. Rules: TEXT-27.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = oldValue }
      wheels?.show()
    }
  }
  /// Whether dates are rounded to ``minuteInterval``. Rules: TEXT-27.
  open var roundsToMinuteInterval = true

  private func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1, roundsToMinuteInterval else { return date }
    let step = Double(minuteInterval * 60)
    return Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / step).rounded(.down) * step)
  }

  /// What is chosen. A duration and a month are chosen on wheels. Rules: TEXT-27.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { styleChanged() } }
  }
  /// The look that is asked for.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { styleChanged() } }
  }

  /// The columns of a picker with the look of wheels. Rules: TOUCH-55.
  private final var wheels: DateWheels?
  /// The calendar of a picker with the look of one. Rules: TOUCH-58.
  final var inlineCalendar: DateCalendar?
  /// The panel that a person has opened. Rules: TOUCH-58.
  final var panel: DatePanel?

  private func placeCalendar() {
    guard datePickerStyle == .inline, datePickerMode != .time else {
      inlineCalendar?.removeFromSuperview()
      inlineCalendar = nil
      return
    }
    let calendar = inlineCalendar ?? DateCalendar(of: self)
    if inlineCalendar == nil {
      calendar.frame = bounds
      calendar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      calendar.isUserInteractionEnabled = isEnabled
      addSubview(calendar)
      inlineCalendar = calendar
    }
    calendar.show(storedDate)
  }

  private func styleChanged() {
    invalidateIntrinsicContentSize()
    hidePanel()
    placeCalendar()
    guard datePickerStyle == .wheels else {
      wheels?.picker.removeFromSuperview()
      wheels = nil
      return
    }
    let wheels = wheels ?? DateWheels(of: self, in: self)
    self.wheels = wheels
    wheels.show()
  }

  /// The wheels follow.
  open override var isEnabled: Bool {
    didSet {
      wheels?.select()
      inlineCalendar?.isUserInteractionEnabled = isEnabled
      if !isEnabled { hidePanel() }
    }
  }

  /// The wheels of the picker, which a person spins: those of its look, or those for a time that a person has opened; else `nil`. Not in
  /// UIKit, where it is a private subview. Rules: TOUCH-55, TOUCH-58.
  public final var wheelView: UIPickerView? { (wheels ?? panel?.wheels)?.picker }

  /// A tap on a compact picker opens its calendar or its wheels. Rules: TOUCH-58.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside, let touch { tapped(at: touch.location(in: self)) }
  }

  /// Closes what a person has opened when the picker leaves its window. An override calls `super`.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { hidePanel() }
  }

  /// A person has chosen a date on the wheels: they go back to the bounds.
  final func choose(_ date: Date) { change { setDate(date, animated: true) } }

  /// A person has chosen a duration on the wheels: at least a minute.
  /// - Parameter duration: In seconds.
  final func choose(duration: Int) { change { countDownDuration = TimeInterval(max(duration, 60)) } }

  private func change(_ body: () -> Void) {
    let old = (storedDate, storedDuration)
    body()
    if (storedDate, storedDuration) != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
  /// The look: wheels for a duration and a month, else the one that is asked for, else compact. Rules: TEXT-27.
  open var datePickerStyle: UIDatePickerStyle {
    switch datePickerMode {
    case .countDownTimer, .yearAndMonth: .wheels
    case .time, .date, .dateAndTime: preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
  }
  /// The duration in seconds, in the mode `countDownTimer`: whole minutes, below a day.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      guard newValue.isFinite else { return }
      storedDuration = (min(max(newValue, 0), 86_340) / 60).rounded(.down) * 60
      wheels?.select()
    }
  }
  private var storedDuration: TimeInterval = 60

  /// The locale of the names on the wheels; `nil` for the calendar's.
  open var locale: Locale? {
    didSet { wheels?.show() }
  }
  /// The calendar of the wheels and of the days.
  open var calendar: Calendar! = .current {
    didSet { calendarChanged() }
  }
  /// The time zone of the wheels and of the days; `nil` for the calendar's.
  open var timeZone: TimeZone? {
    didSet { calendarChanged() }
  }

  private func calendarChanged() {
    wheels?.show()
    dateChanged()
  }

  /// The size of the look: compact 195 × 34 points with a day and a time, 121 with a day, 74 with a time; wheels 320 × 216; inline
  /// 320 × 333, with a time 320 × 34. Rules: TEXT-27.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: return CGSize(width: 320, height: 216)
    case .inline: return CGSize(width: 320, height: datePickerMode == .time ? 34 : 333)
    case .automatic, .compact:
      let widths: [Mode: CGFloat] = [.time: 74, .date: 121]
      return CGSize(width: widths[datePickerMode] ?? 195, height: 34)
    }
  }
  /// The size of the look. Rules: TEXT-27.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A person picks a date. One event: the date changes, then `valueChanged` is sent. Rules: TEXT-27.
  /// - Returns: Whether the date was picked: `false` if it is beyond the bounds, if the picker can't be touched or shows a duration.
  @discardableResult
  @_disfavoredOverload
  public final func pick(_ date: Date) -> Bool {
    act("pick(_:)") {
      guard datePickerMode != .countDownTimer, bounded(date) == date else { return false }
      choose(date)
      return true
    }
  }

  /// A person picks a duration, in the mode `countDownTimer`. One event: the duration changes, then `valueChanged` is sent. Rules: TEXT-27.
  /// - Parameter duration: In seconds; whole minutes count.
  /// - Returns: Whether it was picked: `false` in another mode, beyond a day, or if the picker can't be touched.
  @discardableResult
  @_disfavoredOverload
  public final func pick(duration: TimeInterval) -> Bool {
    act("pick(duration:)") {
      guard datePickerMode == .countDownTimer, duration >= 60, duration < 86_400 else { return false }
      change { countDownDuration = duration }
      return true
    }
  }
}

/// The look of a date picker.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// As the system decides.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A label that opens a calendar.
  case compact = 2
  /// A calendar.
  case inline = 3
}
