import Foundation

extension CALayer {
  /// The value of a property of a layer class that Core Animation would store: `@NSManaged var progress: CGFloat`.
  ///
  /// The plugin `UIKitSources` writes both calls for `@NSManaged`. Animations of the key change the value in ``presentation()``.
  /// Rules: LAYER-43.
  ///
  /// - Parameters:
  ///   - key: The property's name.
  ///   - neutral: The value of a property that was never set.
  @preconcurrency @MainActor
  public final func managedValue<Value>(_ key: String, _ neutral: Value) -> Value {
    guard let value = value(forKey: key) else { return neutral }
    if let value = value as? Value { return value }
    guard let number = LayerValue.number(value) else { return neutral }
    return CGFloat(number) as? Value ?? Double(number) as? Value ?? Float(number) as? Value ?? Int(
      exactly: number.rounded()) as? Value ?? neutral
  }

  /// Sets such a property: the action for its key runs, and the content is drawn again if `needsDisplay(forKey:)` says so.
  /// Rules: LAYER-43.
  @preconcurrency @MainActor
  public final func setManagedValue<Value>(_ value: Value, _ key: String) {
    LayerActions.performManaged(key, on: self) { LayerKeys.set(value, key, of: self) }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }
}

// Layers of classes that are known only at run time are made by their own initialisers, as on a device. Swift demands a `required` one for
// that; ``SystemInitialization`` explains why layers have none. A convenience initialiser calls `self.init()` of the class whose object it makes, which
// may be a subclass's. `makeOverridden` is that same function, declared as a class method, so that it can be called on any class. Its name
// is the initialiser's symbol.
extension CALayer {
  /// What the next `init(overriddenCopy:)` copies.
  @MainActor private static var copied: CALayer?

  @preconcurrency @MainActor package convenience init(overridden: Void) { self.init() }

  @preconcurrency @MainActor package convenience init(overriddenCopy: Void) {
    let layer = Self.copied
    Self.copied = nil
    if let layer { self.init(layer: layer) } else { self.init() }
  }

  /// A layer of this very class, made by its `init()`.
  @_silgen_name("$s14ControllerTree7CALayerC10overriddenACyt_tcfC")
  @MainActor class func makeOverridden() -> CALayer

  @_silgen_name("$s14ControllerTree7CALayerC14overriddenCopyACyt_tcfC")
  @MainActor private class func makeOverriddenCopy() -> CALayer

  /// A copy of this very class, made by its `init(layer:)`.
  @MainActor class func makeOverriddenCopy(of layer: CALayer) -> CALayer {
    copied = layer
    return makeOverriddenCopy()
  }
}
