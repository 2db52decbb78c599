import ControllerTree
import Foundation

/// A control for a number between two others. A person's drag is ``slide(to:)``. Rules: TEXT-20, TEXT-22.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private static let height: CGFloat = 34

  /// The number, between the bounds. Setting it sends no event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  private var storedValue: Float = 0 {
    didSet { if PropertyChanges.isObserved(self) { PropertyChanges.tell(self, "value", from: oldValue) } }
  }

  /// Sets the number, without an event. Nothing is drawn, so the change takes no time. A number that is NaN has no effect.
  open func setValue(_ value: Float, animated: Bool) {
    if !value.isNaN { storedValue = min(max(value, minimumValue), maximumValue) }
  }

  /// The smallest number. A larger ``maximumValue`` follows.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(storedValue, animated: false)
    }
  }
  /// The largest number. A smaller ``minimumValue`` follows.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(storedValue, animated: false)
    }
  }
  /// Whether events are sent during a drag, or only at its end.
  open var isContinuous = true
  /// Whether the slider has a knob. The library never reads it.
  open var sliderStyle = UISlider.Style.default
  /// The numbers that a person may choose; `nil` for all between ``minimumValue`` and ``maximumValue``. UIKit declares it beside the class,
  /// so it can't be overridden. Rules: ACT-75.
  public final var trackConfiguration: TrackConfiguration?

  /// The image at the smaller end. The library never reads it.
  open var minimumValueImage: UIImage?
  /// The image at the larger end. The library never reads it.
  open var maximumValueImage: UIImage?
  /// The colour before the knob. The library never reads it.
  open var minimumTrackTintColor: UIColor?
  /// The colour behind the knob. The library never reads it.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob. The library never reads it.
  open var thumbTintColor: UIColor?

  final var thumbImages = StateValues<UIImage>()
  final var minimumTrackImages = StateValues<UIImage>()
  final var maximumTrackImages = StateValues<UIImage>()

  /// Sets the image of the knob in a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbImages[state] = image }
  /// Sets the image before the knob in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { minimumTrackImages[state] = image }
  /// Sets the image behind the knob in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { maximumTrackImages[state] = image }
  /// The image of the knob in a state, else in the normal one.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.value(for: state) }
  /// The image before the knob in a state, else in the normal one.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages.value(for: state) }
  /// The image behind the knob in a state, else in the normal one.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages.value(for: state) }
  /// The image of the knob in the present state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image before the knob in the present state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image behind the knob in the present state.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  /// The rectangle of the track in `bounds`, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }

  /// The rectangle of the picture at the start of the track, in points; empty without a picture.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = minimumValueImage?.size else { return .zero }
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle of the picture at the end of the track, in points; empty without a picture.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = maximumValueImage?.size else { return .zero }
    return CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle of the knob, in points.
  /// - Parameters:
  ///   - bounds: The slider's bounds.
  ///   - rect: The track.
  ///   - value: The number.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side: CGFloat = 31
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    return CGRect(
      x: rect.minX + (rect.width - side) * part, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// As high as 34 points, without a width. Rules: TEXT-20.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
  /// As wide as `size`, 34 points high. Rules: TEXT-20.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  // MARK: Touches

  /// How far the finger is from the middle of the knob, in points.
  private var grip: CGFloat = 0
  /// The number at which the finger came down.
  private var valueAtTouch: Float = 0

  private var knob: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
  }

  /// Follows a finger that comes down on the knob. Rules: TOUCH-40.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard knob.insetBy(dx: -10, dy: -10).contains(place) else { return false }
    (grip, valueAtTouch) = (place.x - knob.midX, storedValue)
    return super.beginTracking(touch, with: event)
  }

  /// The knob follows the finger; a change sends `valueChanged` if the slider is continuous. Rules: TOUCH-40.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = storedValue
    follow(touch)
    if isContinuous, storedValue != old { sendActions(for: .valueChanged) }
    return super.continueTracking(touch, with: event)
  }

  /// Sends `valueChanged` for a slider that is not continuous, if the number has changed. Rules: TOUCH-40.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous, storedValue != valueAtTouch { sendActions(for: .valueChanged) }
  }

  private func follow(_ touch: UITouch) {
    let track = trackRect(forBounds: bounds)
    let room = track.width - knob.width
    guard room > 0 else { return }
    let part = (touch.location(in: self).x - grip - knob.width / 2 - track.minX) / room
    setValue(
      chosen(minimumValue + (maximumValue - minimumValue) * Float(min(max(part, 0), 1))), animated: false)
  }

  /// A finger that moves the knob does not scroll or swipe a view around the slider. Rules: TOUCH-39.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isMovement = gestureRecognizer is UIPanGestureRecognizer || gestureRecognizer is UISwipeGestureRecognizer
    if isMovement, gestureRecognizer.view !== self, isTracking || isKnobTouched(gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func isKnobTouched(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer.numberOfTouches == 1 else { return false }
    var place = gestureRecognizer.location(in: self)
    if let pan = gestureRecognizer as? UIPanGestureRecognizer {
      let way = pan.translation(in: self)
      if abs(way.y) > abs(way.x) { return false }
      place.x -= way.x
      place.y -= way.y
    }
    return knob.insetBy(dx: -10, dy: -10).contains(place)
  }

  /// A person drags the knob to a number and lifts the finger. One event. Rules: TEXT-22.
  ///
  /// Sends `touchDown`, `valueChanged` (once, if the number changes) and `touchUpInside`.
  /// - Returns: Whether the knob could be dragged.
  @discardableResult
  @_disfavoredOverload
  public final func slide(to value: Float) -> Bool {
    act("slide(to:)") {
      sendActions(for: .touchDown)
      let old = storedValue
      setValue(chosen(value), animated: false)
      if storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
      sendActions(for: .touchUpInside)
      return true
    }
  }
}
