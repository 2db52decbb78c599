import Foundation

/// How an animation gets from one key frame to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a straight line.
  public static let linear = Self(rawValue: "linear")
  /// At once.
  public static let discrete = Self(rawValue: "discrete")
  /// In a straight line, at the same speed everywhere; the key times have no effect.
  public static let paced = Self(rawValue: "paced")
  /// On a smooth curve. Here: in a straight line.
  public static let cubic = Self(rawValue: "cubic")
  /// On a smooth curve, at the same speed everywhere. Here: as `paced`.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// How a layer turns on its way along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// With the path.
  public static let rotateAuto = Self(rawValue: "auto")
  /// Against the path.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// An animation through several values, or along a path. Rules: LAYER-27.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path of a point, instead of ``values``.
  open var path: CGPath?
  /// The times of the values, from 0 to 1; `nil` for equal distances.
  open var keyTimes: [NSNumber]?
  /// The curves between two values each.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the animation gets from one value to the next.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How the layer turns along ``path``. The library never reads it, nor the three properties below.
  open var rotationMode: CAAnimationRotationMode?
  /// How tightly cubic curves bend.
  open var tensionValues: [NSNumber]?
  /// How sharply cubic curves turn.
  open var continuityValues: [NSNumber]?
  /// Whether cubic curves bend before or behind a value.
  open var biasValues: [NSNumber]?

  /// Makes an animation of no property.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes an animation; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func emptyCopy() -> CAAnimation? {
    type(of: self) == CAKeyframeAnimation.self ? CAKeyframeAnimation() : nil
  }

  override func fill(_ copy: CAAnimation) {
    super.fill(copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    (copy.values, copy.path, copy.keyTimes) = (values, path?.copy(), keyTimes)
    (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
    copy.rotationMode = rotationMode
    (copy.tensionValues, copy.continuityValues, copy.biasValues) = (tensionValues, continuityValues, biasValues)
  }

  override func value(at fraction: Double, base: Any?) -> Any? {
    let time = progress(at: fraction)
    if let path { return PathPoints(path.steps).point(at: CGFloat(time)) }
    guard let values, let first = values.first else { return nil }
    if calculationMode == .discrete { return discreteValue(of: values, at: time) }
    guard values.count > 1 else { return first }
    let times = times(of: values)
    var index = 0
    while index < values.count - 2, time >= times[index + 1] { index += 1 }
    let length = times[index + 1] - times[index]
    var part = length > 0 ? min(max((time - times[index]) / length, 0), 1) : 1
    if let timingFunctions, timingFunctions.indices.contains(index) {
      part = timingFunctions[index].curve.progress(at: part, of: timing.duration)
    }
    return LayerValue.between(values[index], values[index + 1], at: part)
  }

  /// Each of n values holds for a part of the time; key times, of which there is one more, begin the parts.
  private final func discreteValue(of values: [Any], at time: Double) -> Any? {
    var index = min(Int(time * Double(values.count)), values.count - 1)
    if let keyTimes, keyTimes.count > values.count {
      index = 0
      while index < values.count - 1, time >= keyTimes[index + 1].doubleValue { index += 1 }
    }
    return values[max(index, 0)]
  }

  private final func times(of values: [Any]) -> [Double] {
    let even = values.indices.map { Double($0) / Double(values.count - 1) }
    switch calculationMode {
    case .paced, .cubicPaced:
      var sums = [0.0]
      for (one, next) in zip(values, values.dropFirst()) {
        guard let distance = LayerValue.distance(one, next) else { return even }
        sums.append((sums.last ?? 0) + distance)
      }
      guard let total = sums.last, total > 0 else { return even }
      return sums.map { $0 / total }
    default:
      guard let keyTimes, keyTimes.count == values.count else { return even }
      return keyTimes.map(\.doubleValue)
    }
  }
}

/// Several animations in one time. The end of the group ends those that would last longer. Rules: LAYER-28.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations. Their delegates get nothing, and they are removed with the group.
  open var animations: [CAAnimation]?

  /// Makes an empty group.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes an animation; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func emptyCopy() -> CAAnimation? { type(of: self) == CAAnimationGroup.self ? CAAnimationGroup() : nil }

  override func fill(_ copy: CAAnimation) {
    super.fill(copy)
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.frozen() }
  }

  override func apply(_ moment: MediaTiming.Moment, to layer: CALayer) {
    let time = progress(at: moment.fraction) * timing.duration
    for animation in animations ?? [] {
      guard let inner = animation.timing.moment(at: time) else { continue }
      animation.apply(inner, to: layer)
    }
  }

  override func setDefaultDuration(_ duration: CFTimeInterval) {
    super.setDefaultDuration(duration)
    for animation in animations ?? [] { animation.setDefaultDuration(timing.duration) }
  }
}
