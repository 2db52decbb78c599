import ControllerTree
import Foundation

/// Changes a view as the device is tilted. No device is tilted here: a test asks for the values. Rules: ACT-13.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying, @preconcurrency NSCoding {
  /// Makes an effect without values.
  public override init() { super.init() }
  /// Makes an effect without values.
  public required init?(coder: NSCoder) { super.init() }
  /// Writes nothing: the base has no values.
  open func encode(with coder: NSCoder) {}

  /// The values for a tilt, by key path. The base returns `nil`.
  /// - Parameter viewerOffset: From -1 to 1 in each direction.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

  /// The effect itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A value between two others. Rules: ACT-13.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of the tilt.
  public enum EffectType: Int, Hashable, Sendable {
    /// To the sides; up and down.
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// The property of the view.
  public final let keyPath: String
  /// The direction of the tilt.
  public final let type: EffectType
  /// The value at -1: a number.
  open var minimumRelativeValue: Any?
  /// The value at 1: a number.
  open var maximumRelativeValue: Any?

  /// Makes an effect.
  public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
  /// Reads an effect that `encode(with:)` wrote; one without a property if there is none. Rules: CODE-05.
  public required init?(coder: NSCoder) {
    keyPath = coder.text("ControllerTree.keyPath") ?? ""
    type = coder.whole("ControllerTree.type").flatMap { EffectType(rawValue: $0) } ?? .tiltAlongHorizontalAxis
    super.init(coder: coder)
    minimumRelativeValue = coder.number("ControllerTree.minimum")
    maximumRelativeValue = coder.number("ControllerTree.maximum")
  }

  /// Writes the property, the direction and the values that are numbers under keys; does nothing if `coder` has no keys. Rules: CODE-05.
  open override func encode(with coder: NSCoder) {
    coder.write(keyPath, "ControllerTree.keyPath")
    coder.write(type.rawValue, "ControllerTree.type")
    coder.write(Self.number(minimumRelativeValue).map { Double($0) }, "ControllerTree.minimum")
    coder.write(Self.number(maximumRelativeValue).map { Double($0) }, "ControllerTree.maximum")
  }

  /// The value for a tilt; `nil` without two numbers. Rules: ACT-13.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    guard let low = Self.number(minimumRelativeValue), let high = Self.number(maximumRelativeValue) else { return nil }
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let place = (min(max(offset, -1), 1) + 1) / 2
    return [keyPath: low + (high - low) * place]
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

/// Several effects as one. Rules: ACT-13.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; of those for one property, the values are added.
  open var motionEffects: [UIMotionEffect]?

  /// Makes a group without effects.
  public override init() { super.init() }
  /// Reads a group that `encode(with:)` wrote; one without effects if there is none. Rules: CODE-05.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let effects = coder.objects(UIMotionEffect.self, "ControllerTree.effects")
    motionEffects = effects.isEmpty ? nil : effects
  }
  /// Writes the effects under a key; does nothing if `coder` has no keys. Rules: CODE-05.
  open override func encode(with coder: NSCoder) { coder.write(motionEffects ?? [], "ControllerTree.effects") }

  /// The values of all effects. Rules: ACT-13.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    var all: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      for (key, value) in effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:] {
        if let number = value as? CGFloat, let old = all[key] as? CGFloat {
          all[key] = old + number
        } else {
          all[key] = value
        }
      }
    }
    return all.isEmpty ? nil : all
  }
}

extension UIView {
  /// The effects of the view, in the order of adding. Rules: ACT-13.
  public var motionEffects: [UIMotionEffect] {
    get { MotionEffects.of(self)?.effects ?? [] }
    set { MotionEffects.made(for: self).effects = newValue }
  }
  /// Adds an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes an effect; does nothing if it is not there.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    if MotionEffects.of(self) != nil { motionEffects.removeAll { $0 === effect } }
  }
}

/// The effects of a view, which owns them.
@MainActor private final class MotionEffects {
  var effects: [UIMotionEffect] = []
  private static var key: UInt8 = 0

  static func of(_ view: UIView) -> MotionEffects? {
    withUnsafePointer(to: &key) { objc_getAssociatedObject(view, $0) as? MotionEffects }
  }

  static func made(for view: UIView) -> MotionEffects {
    if let present = of(view) { return present }
    let made = MotionEffects()
    withUnsafePointer(to: &key) { objc_setAssociatedObject(view, $0, made, .OBJC_ASSOCIATION_RETAIN) }
    return made
  }
}
