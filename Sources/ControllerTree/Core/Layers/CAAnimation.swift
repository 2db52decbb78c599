import Foundation

/// Gets the beginning and the end of an animation. Clients implement it.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation has begun: at the end of the turn in which it was added, or after its delay. Rules: LAYER-22.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended.
  /// - Parameters:
  ///   - anim: The layer's copy of the animation.
  ///   - flag: Whether it ran to its end; `false` if it was removed before. Rules: LAYER-22.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer: the base of all kinds. It takes its time and changes no value.
///
/// A layer copies the animation that it gets, so that later changes have no effect. An object of a class of your own is not copied.
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var timing = MediaTiming()
  /// Values of names that are no properties.
  private final var extraValues: [String: Any] = [:]
  /// The animation block that decides about time and progress, instead of the properties, when a layer gets the animation. The
  /// layer's own copy has none.
  final var block: Animation?

  /// Makes an animation without duration.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes an animation; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Time

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The curve of the progress; `nil` for a linear one. Rules: LAYER-21.
  open var timingFunction: CAMediaTimingFunction?

  // MARK: End

  /// Gets the beginning and the end. Retained, until the layer has sent the end. Rules: LAYER-22.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation at its end; `true` by default. Rules: LAYER-22.
  open var isRemovedOnCompletion = true

  // MARK: Values by name

  /// The value of a property, or one that was set under any other name.
  open func value(forKey key: String) -> Any? { extraValues[key] }

  /// Stores a value under a name.
  open func setValue(_ value: Any?, forKey key: String) { extraValues[key] = value }

  /// The default value of a property in this class: `nil`. The library never reads it.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether an archive would contain the value of a key: always `false`.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  // MARK: Copying and running

  /// A copy. An object of a class of your own returns itself: Swift can't make another one.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: CAAnimation?
    MainActor.assumeIsolated { copy = frozen() }
    return copy ?? self
  }

  /// Adds a copy to the layer, under the event's key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// A copy for the layer, if the class is known.
  final func frozen() -> CAAnimation {
    guard let copy = emptyCopy() else { return self }
    fill(copy)
    return copy
  }

  /// A new object of the same class; `nil` for a class of a user's.
  func emptyCopy() -> CAAnimation? { type(of: self) == CAAnimation.self ? CAAnimation() : nil }

  /// Gives `copy`, an object of this class, the properties.
  func fill(_ copy: CAAnimation) {
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.extraValues = extraValues
    copy.block = block
  }

  /// The progress at a moment of a run.
  final func progress(at fraction: Double) -> Double {
    (timingFunction?.curve ?? .linear).progress(at: fraction, of: timing.duration)
  }

  /// Changes the values of `layer`, a copy for presentation, to those of a moment. The base changes none.
  func apply(_ moment: MediaTiming.Moment, to layer: CALayer) {}

  /// Sets durations that are 0 to that of the transaction.
  func setDefaultDuration(_ duration: CFTimeInterval) {
    if timing.duration <= 0 { timing.duration = duration }
  }
}
