import ControllerTree
import Foundation

/// A control that is on or off. A person's tap is ``performPrimaryAction()``. Rules: TEXT-20, TEXT-21.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The kind of a switch.
  public enum Style: Int, Hashable, Sendable {
    /// As the system decides.
    case automatic
    /// A box with a tick.
    case checkbox
    /// A sliding knob.
    case sliding
  }

  /// Makes a switch that is off. Its size is always its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    standOut(on: [.horizontal, .vertical])
  }

  /// Makes a switch that is off; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    standOut(on: [.horizontal, .vertical])
  }

  private static let size = CGSize(width: 51, height: 31)

  /// Whether the switch is on. Setting it sends no event.
  open var isOn: Bool {
    get { storedOn }
    set { setOn(newValue, animated: false) }
  }
  private var storedOn = false {
    didSet { if PropertyChanges.isObserved(self) { PropertyChanges.tell(self, "isOn", from: oldValue) } }
  }

  /// Turns the switch on or off without an event. Nothing is drawn, so the change takes no time.
  open func setOn(_ on: Bool, animated: Bool) { storedOn = on }

  /// The colour while the switch is on. The library never reads it.
  open var onTintColor: UIColor?
  /// The colour of the knob. The library never reads it.
  open var thumbTintColor: UIColor?
  /// The image while the switch is on. The library never reads it.
  open var onImage: UIImage?
  /// The image while the switch is off. The library never reads it.
  open var offImage: UIImage?
  /// The title beside a box. The library never reads it.
  open var title: String?
  /// The kind that is asked for. The library never reads it.
  open var preferredStyle = Style.automatic
  /// The kind that is used: always a knob.
  open var style: Style { .sliding }

  /// 51 × 31 points. Rules: TEXT-20.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// 51 × 31 points. Rules: TEXT-20.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// A person taps the switch: it changes, then `valueChanged` and `primaryActionTriggered` are sent. Does nothing if the switch is
  /// disabled. Rules: TEXT-21.
  open override func performPrimaryAction() {
    guard isEnabled else { return }
    asEvent("performPrimaryAction()") {
      toggle()
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  private func toggle() { setOn(!isOn, animated: true) }

  /// A tap, or a finger that pushes the knob to its other side, changes the switch. Rules: TOUCH-40.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let pushed = touch.location(in: self).x - start
    let isPush = abs(pushed) > Self.size.width / 4
    if isPush, (pushed > 0) == isOn { return }
    toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// A tap on the switch is no gesture of a view around it. Rules: TOUCH-39.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isNoTapAround(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Follows the finger.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self).x
    return super.beginTracking(touch, with: event)
  }

  private var start: CGFloat = 0
}

extension UIView {
  /// Gives the content size the priorities of a control that keeps its size (TEXT-20).
  func standOut(on axes: [NSLayoutConstraint.Axis]) {
    for axis in axes { setContentHuggingPriority(.defaultHigh, for: axis) }
  }
}
