import Foundation

/// An animation of one property of a layer: the base of those that have values.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property, or a part of it: `position`, `transform.rotation.z`, `bounds.size.width`. Rules: LAYER-26.
  open var keyPath: String?
  /// Whether the value is added to the property's present value. Rules: LAYER-25.
  open var isAdditive = false
  /// Whether each run begins where the last one ended. Rules: LAYER-25.
  open var isCumulative = false
  /// A function of the values. The library never reads it.
  open var valueFunction: CAValueFunction?

  /// Makes an animation of no property.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes an animation; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func emptyCopy() -> CAAnimation? {
    type(of: self) == CAPropertyAnimation.self ? CAPropertyAnimation() : nil
  }

  override func fill(_ copy: CAAnimation) {
    super.fill(copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
  }

  override func apply(_ moment: MediaTiming.Moment, to layer: CALayer) {
    guard let keyPath else { return }
    let base = layer.value(forKeyPath: keyPath)
    guard var value = value(at: moment.fraction, base: base) else { return }
    if isCumulative, moment.run > 0, let end = self.value(at: 1, base: base) {
      for _ in 0..<min(moment.run, 10_000) { value = LayerValue.sum(value, end) ?? value }
    }
    set(value, over: base, at: keyPath, of: layer)
  }

  /// Gives `layer` a value of the animation, or its sum with the value without this animation.
  final func set(_ value: Any, over base: Any?, at keyPath: String, of layer: CALayer) {
    let sum = isAdditive ? base.flatMap { LayerValue.sum($0, value) } : nil
    layer.setValue(sum ?? value, forKeyPath: keyPath)
  }

  /// The value at a fraction of a run.
  /// - Parameter base: The property's value without this animation.
  func value(at fraction: Double, base: Any?) -> Any? { nil }
}

/// The name of a function of an animation's values.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation about x.
  public static let rotateX = Self(rawValue: "rotateX")
  /// A rotation about y.
  public static let rotateY = Self(rawValue: "rotateY")
  /// A rotation about z.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// A scale along all axes.
  public static let scale = Self(rawValue: "scale")
  /// A scale along x.
  public static let scaleX = Self(rawValue: "scaleX")
  /// A scale along y.
  public static let scaleY = Self(rawValue: "scaleY")
  /// A scale along z.
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// A translation.
  public static let translate = Self(rawValue: "translate")
  /// A translation along x.
  public static let translateX = Self(rawValue: "translateX")
  /// A translation along y.
  public static let translateY = Self(rawValue: "translateY")
  /// A translation along z.
  public static let translateZ = Self(rawValue: "translateZ")
}

/// A function of an animation's values.
public final class CAValueFunction: NSObject, Sendable {
  /// The function's name.
  public let name: CAValueFunctionName

  /// A function from its name.
  public init(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }
}

/// An animation from one value to another. Values that are `nil` are taken from the layer. Rules: LAYER-25.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The difference between the last value and the first.
  open var byValue: Any?

  /// Makes an animation of no property.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes an animation; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func emptyCopy() -> CAAnimation? { type(of: self) == CABasicAnimation.self ? CABasicAnimation() : nil }

  override func fill(_ copy: CAAnimation) {
    super.fill(copy)
    guard let copy = copy as? CABasicAnimation else { return }
    (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
  }

  override func value(at fraction: Double, base: Any?) -> Any? {
    guard let (from, to) = ends(base: base) else { return nil }
    return LayerValue.between(from, to, at: curveProgress(at: fraction))
  }

  /// Changes the value of `layer` to that of a progress, whatever the animation's own curve.
  final func apply(progress: Double, to layer: CALayer) {
    guard let keyPath else { return }
    let base = layer.value(forKeyPath: keyPath)
    guard let (from, to) = ends(base: base), let value = LayerValue.between(from, to, at: progress) else { return }
    set(value, over: base, at: keyPath, of: layer)
  }

  /// The progress, which may exceed 1 on a spring.
  func curveProgress(at fraction: Double) -> Double { progress(at: fraction) }

  private final func ends(base: Any?) -> (from: Any, to: Any)? {
    switch (fromValue, toValue, byValue) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): LayerValue.sum(from, by).map { (from, $0) }
    case (nil, let to?, let by?): LayerValue.sum(to, by, -1).map { ($0, to) }
    case (let from?, nil, nil): base.map { (from, $0) }
    case (nil, let to?, nil): base.map { ($0, to) }
    case (nil, nil, let by?): base.flatMap { base in LayerValue.sum(base, by).map { (base, $0) } }
    case (nil, nil, nil): nil
    }
  }
}

/// An animation that moves as on a spring. It does not end by itself: set ``CAMediaTiming/duration``, usually to ``settlingDuration``.
/// Rules: LAYER-24.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring; 1 by default.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; 100 by default.
  open var stiffness: CGFloat = 100
  /// The damping; 10 by default.
  open var damping: CGFloat = 10
  /// The velocity at the beginning, in whole ways per second; 0 by default.
  open var initialVelocity: CGFloat = 0
  /// Whether a spring may be damped so strongly that it creeps. The library never reads it.
  open var allowsOverdamping = false

  /// Makes a spring animation of no property.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes an animation; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a spring of a perceived duration, in seconds; its own duration is the time until it has settled.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringCurve(duration: perceptualDuration, bounce: Double(bounce), velocity: 0)
    (stiffness, damping) = (CGFloat(spring.stiffness), CGFloat(spring.damping))
    duration = spring.settlingDuration.isFinite ? spring.settlingDuration : perceptualDuration
  }

  /// The perceived duration, in seconds.
  open var perceptualDuration: CFTimeInterval {
    spring.stiffness > 0 ? 2 * .pi * (spring.mass / spring.stiffness).squareRoot() : 0
  }

  /// How much the spring bounces, from 0; negative for one that creeps.
  open var bounce: CGFloat {
    let ratio = spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot())
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  /// The time after which the spring stays within a thousandth of the way from its end.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  private final var spring: SpringCurve {
    SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Double(initialVelocity))
  }

  override func emptyCopy() -> CAAnimation? { type(of: self) == CASpringAnimation.self ? CASpringAnimation() : nil }

  override func fill(_ copy: CAAnimation) {
    super.fill(copy)
    guard let copy = copy as? CASpringAnimation else { return }
    (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
    (copy.initialVelocity, copy.allowsOverdamping) = (initialVelocity, allowsOverdamping)
  }

  override func curveProgress(at fraction: Double) -> Double { spring.place(at: fraction * duration) }
}
