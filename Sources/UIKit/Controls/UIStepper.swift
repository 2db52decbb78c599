import ControllerTree
import Foundation

/// A control that makes a number larger or smaller in steps. A person's taps are ``stepUp()`` and ``stepDown()``.
/// Rules: TEXT-20, TEXT-22.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  /// Makes a stepper at 0. Its size is always its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    standOut(on: [.horizontal, .vertical])
  }

  /// Makes a stepper at 0; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    standOut(on: [.horizontal, .vertical])
  }

  /// The number, between the bounds. Setting it sends no event. NaN has no effect.
  open var value: Double {
    get { storedValue }
    set { if !newValue.isNaN { storedValue = min(max(newValue, minimumValue), maximumValue) } }
  }
  private var storedValue = 0.0 {
    didSet { if PropertyChanges.isObserved(self) { PropertyChanges.tell(self, "value", from: oldValue) } }
  }

  /// The smallest number.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  /// The largest number.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// A step; a number that is not above 0 has no effect.
  open var stepValue = 1.0 {
    didSet { if !(stepValue > 0) { stepValue = oldValue } }
  }
  /// Whether a step beyond a bound goes to the other one.
  open var wraps = false
  /// Whether a long press makes several steps. The library never reads it.
  open var autorepeat = true
  /// Whether events are sent during a long press. The library never reads it.
  open var isContinuous = true

  final var backgroundImages = StateValues<UIImage>()
  final var incrementImages = StateValues<UIImage>()
  final var decrementImages = StateValues<UIImage>()

  /// Sets the background in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { backgroundImages[state] = image }
  /// The background in a state, else in the normal one.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }
  /// Sets the picture between the two buttons in states. Nothing is drawn.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) { dividers[DividerKey(leftState, rightState)] = image }
  /// The picture between the two buttons in states.
  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { dividers[DividerKey(state, rightState)] }
  private var dividers: [DividerKey: UIImage] = [:]
  /// Sets the image for steps upwards in a state.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { incrementImages[state] = image }
  /// The image for steps upwards in a state, else in the normal one.
  open func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages.value(for: state) }
  /// Sets the image for steps downwards in a state.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { decrementImages[state] = image }
  /// The image for steps downwards in a state, else in the normal one.
  open func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages.value(for: state) }

  /// 94 × 32 points. Rules: TEXT-20.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// 94 × 32 points. Rules: TEXT-20.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// A person taps +. One event: the number changes, then `valueChanged` is sent. Rules: TEXT-22.
  /// - Returns: Whether the number changed: `false` at the largest number, or if the stepper can't be touched.
  @discardableResult
  @_disfavoredOverload
  public final func stepUp() -> Bool { act("stepUp()") { step(by: stepValue) } }

  /// A person taps -. One event: the number changes, then `valueChanged` is sent. Rules: TEXT-22.
  /// - Returns: Whether the number changed: `false` at the smallest number, or if the stepper can't be touched.
  @discardableResult
  @_disfavoredOverload
  public final func stepDown() -> Bool { act("stepDown()") { step(by: -stepValue) } }

  /// A tap on the right half is +, on the left half -. Rules: TOUCH-40.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    _ = touch.location(in: self).x < bounds.midX ? stepDown() : stepUp()
  }

  /// A tap on the stepper is no gesture of a view around it. Rules: TOUCH-39.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isNoTapAround(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func step(by step: Double) -> Bool {
    let old = storedValue
    let new = old + step
    if wraps, new > maximumValue {
      value = minimumValue
    } else if wraps, new < minimumValue {
      value = maximumValue
    } else {
      value = new
    }
    guard storedValue != old else { return false }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }
}
