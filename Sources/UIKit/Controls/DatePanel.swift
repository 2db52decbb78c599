import ControllerTree
import Foundation

/// The panel of a date picker in front of its window: a calendar, or wheels for a time. A tap beside it closes it. Rules: TOUCH-58.
final class DatePanel: UIView {
  /// The kind of the open panel.
  enum Kind {
    case calendar, times
  }

  /// The content, and the object that fills it.
  enum Content {
    case calendar(DateCalendar)
    case times(DateWheels)
  }

  private let owner: WeakView?
  private(set) var content: Content?
  /// The space between the picker and the content, in points.
  private static let space: CGFloat = 8

  init(_ kind: Kind, of picker: UIDatePicker, in window: UIWindow) {
    owner = WeakView(picker)
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
    switch kind {
    case .calendar:
      let calendar = DateCalendar(of: picker)
      calendar.show(picker.date)
      content = .calendar(calendar)
      addSubview(calendar)
      calendar.frame = place(DateCalendar.size, at: picker)
    case .times:
      let box = UIView(frame: place(CGSize(width: 320, height: 216), at: picker))
      addSubview(box)
      let wheels = DateWheels(of: picker, in: box, mode: .time)
      content = .times(wheels)
      wheels.show()
    }
  }

  required init?(coder: NSCoder) {
    owner = nil
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required convenience init(madeBy system: SystemInitialization) { self.init() }

  /// Below the picker, or above it if there is no room.
  private func place(_ size: CGSize, at picker: UIDatePicker) -> CGRect {
    let frame = picker.convert(picker.bounds, to: self)
    let below = frame.maxY + Self.space
    let y = below + size.height <= bounds.height ? below : max(0, frame.minY - Self.space - size.height)
    return CGRect(origin: CGPoint(x: max(0, min(frame.minX, bounds.width - size.width)), y: y), size: size)
  }

  var calendar: DateCalendar? {
    if case .calendar(let calendar) = content { calendar } else { nil }
  }
  var wheels: DateWheels? {
    if case .times(let wheels) = content { wheels } else { nil }
  }
}

extension DatePanel: TapAnswering {
  func tapped(_ tap: AnsweredTap) { (owner?.view as? UIDatePicker)?.hidePanel() }
}
