import Foundation

/// A property of a class of layers that `value(forKey:)`, animations and actions find by its name. Rules: LAYER-26, LAYER-30.
@MainActor package struct LayerKey {
  let name: String
  /// Whether a change of the property is animated.
  let animates: Bool
  let value: @MainActor (CALayer) -> Any?
  /// Sets the property; a value of another type changes nothing.
  let set: @MainActor (CALayer, Any?) -> Void
  /// Gives the second layer the value of the first.
  let copy: @MainActor (CALayer, CALayer) -> Void

  private init<Layer: CALayer, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layer, Value>, animates: Bool,
    any: @escaping @MainActor (Value) -> Any?, read: @escaping @MainActor (Any?) -> Value?
  ) {
    self.name = name
    self.animates = animates
    value = { layer in (layer as? Layer).flatMap { any($0[keyPath: path]) } }
    set = { layer, new in
      if let layer = layer as? Layer, let value = read(new) { layer[keyPath: path] = value }
    }
    copy = { old, new in
      if let old = old as? Layer, let new = new as? Layer { new[keyPath: path] = old[keyPath: path] }
    }
  }

  /// A property that always has a value.
  package init<Layer: CALayer, Value: LayerArgument>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layer, Value>, animates: Bool = true
  ) {
    self.init(name, path, animates: animates, any: { $0 }, read: { $0.flatMap { Value.layerArgument($0) } })
  }

  /// A property that may be `nil`.
  package init<Layer: CALayer, Value: LayerArgument>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layer, Value?>, animates: Bool = true
  ) {
    self.init(
      name, path, animates: animates, any: { $0 },
      read: { value in
        guard let value else { return .some(nil) }
        return Value.layerArgument(value).map { .some($0) }
      })
  }

  /// A property of any type.
  package init<Layer: CALayer>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layer, Any?>, animates: Bool = true
  ) {
    self.init(name, path, animates: animates, any: { $0 }, read: { .some($0) })
  }
}

/// A type of a layer's property, which reads untyped values.
package protocol LayerArgument {
  /// The value as one of this type; `nil` if it can't be one.
  static func layerArgument(_ value: Any) -> Self?
}

extension LayerArgument {
  package static func layerArgument(_ value: Any) -> Self? { value as? Self }
}
extension CGPoint: LayerArgument {}
extension CGSize: LayerArgument {}
extension CGRect: LayerArgument {}
extension String: LayerArgument {}
extension Array: LayerArgument {}
extension CGPath: LayerArgument {}
extension CALayer: LayerArgument {}

extension LayerArgument where Self: BinaryFloatingPoint {
  package static func layerArgument(_ value: Any) -> Self? { LayerValue.number(value).map { Self($0) } }
}
extension CGFloat: LayerArgument {}
extension Double: LayerArgument {}
extension Float: LayerArgument {}

extension LayerArgument where Self: FixedWidthInteger {
  package static func layerArgument(_ value: Any) -> Self? {
    LayerValue.number(value).flatMap { Self(exactly: $0.rounded(.towardZero)) }
  }
}
extension Int: LayerArgument {}
extension UInt32: LayerArgument {}

extension Bool: LayerArgument {
  package static func layerArgument(_ value: Any) -> Self? { LayerValue.number(value).map { $0 != 0 } }
}

extension CATransform3D: LayerArgument {
  package static func layerArgument(_ value: Any) -> Self? { LayerValue.transform(value) }
}

extension CGColor: LayerArgument {
  package static func layerArgument(_ value: Any) -> Self? { LayerValue.color(value) as? Self }
}

extension CALayerContentsGravity: LayerArgument {}
extension CALayerContentsFilter: LayerArgument {}
extension CALayerCornerCurve: LayerArgument {}
extension CAMediaTimingFillMode: LayerArgument {}
extension CACornerMask: LayerArgument {}
extension CAEdgeAntialiasingMask: LayerArgument {}

extension LayerArgument where Self: OptionSet, RawValue: FixedWidthInteger {
  package static func layerArgument(_ value: Any) -> Self? {
    value as? Self ?? LayerValue.number(value).flatMap { RawValue(exactly: $0) }.map { Self(rawValue: $0) }
  }
}

extension LayerArgument where Self: RawRepresentable, RawValue == String {
  package static func layerArgument(_ value: Any) -> Self? {
    value as? Self ?? (value as? String).flatMap { Self(rawValue: $0) }
  }
}
