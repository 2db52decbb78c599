#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  extension NSObjectProtocol {
    /// The value of a property by its name. Rules: RESP-23.
    ///
    /// The class lists the property in its ``InterfaceConnections``, as the plugin `UIKitSources` writes for properties with
    /// `@objc`; or it is one of the library's that the article "Bringing UIKit code to Linux" lists.
    /// - Issues: `unknownKey`, by ``UIResponder/value(forUndefinedKey:)``; the result is then `nil`.
    @_disfavoredOverload  // Foundation's dictionaries have a method of their own.
    public func value(forKey key: String) -> Any? { KeyValueCoding.checkedValue(key, of: self) }

    /// The value at the end of a path of names: `view.frame`. An object that is `nil` ends the path with `nil`. A collection answers
    /// with the values of its elements; `@count`, `@sum`, `@avg`, `@min`, `@max` and the unions operate on them. Rules: RESP-41.
    /// - Issues: `unknownKey`, `predicateRefused` for an unknown operator.
    public func value(forKeyPath keyPath: String) -> Any? {
      KeyPathOperators.value(keyPath.split(separator: ".").map(String.init)[...], of: self)
    }

    /// Sets a property by its name. Numbers are converted to the property's type, also to an enumeration of numbers.
    /// - Issues: `unknownKey`, by ``UIResponder/setValue(_:forUndefinedKey:)``, also if the value does not fit.
    public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, key, of: self) }

    /// Sets the property at the end of a path of names. Nothing happens if an object of the path is `nil`.
    /// - Issues: `unknownKey`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      guard let place = KeyValueCoding.place(keyPath, from: self) else { return }
      KeyValueCoding.set(value, place.name, of: place.owner)
    }

    /// Sets several properties by their names.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
      for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// The values of several properties; `NSNull` for `nil`.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
      var values: [String: Any] = [:]
      for key in keys { values[key] = value(forKey: key) ?? NSNull() }
      return values
    }
  }

  /// An object that is no responder and takes the values of keys that it does not list. The plugin `UIKitSources` lets the classes
  /// conform that override `setValue(_:forUndefinedKey:)`.
  public protocol UndefinedKeySetter: AnyObject {
    /// A key is set that the class does not list, or a value that does not fit.
    func setValue(_ value: Any?, forUndefinedKey key: String)
  }

  /// An object that is no responder and has values for keys that it does not list. The plugin `UIKitSources` lets the classes conform
  /// that override `value(forUndefinedKey:)`.
  public protocol UndefinedKeyReader: AnyObject {
    /// The value of a key that the class does not list.
    func value(forUndefinedKey key: String) -> Any?
  }

  /// What `NSObject` does on Apple's systems where a class calls `super`. The plugin `UIKitSources` writes it.
  public enum UndefinedKeyValues {
    /// Does nothing.
    public static func setValue(_ value: Any?, forUndefinedKey key: String) {}
    /// Returns `nil`.
    public static func value(forUndefinedKey key: String) -> Any? { nil }
    /// Returns `nil`.
    public static func forwardingTarget(for selector: Selector?) -> Any? { nil }
    /// Returns an empty set.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
    /// Does nothing.
    public static func awakeFromNib() {}
    /// Does nothing.
    public static func prepareForInterfaceBuilder() {}
  }

  /// Reads and sets properties by their names.
  enum KeyValueCoding {
    /// An object in an `Any`; `nil` for a value of another kind.
    static func object(_ value: Any) -> AnyObject? { type(of: value) is AnyClass ? value as AnyObject : nil }

    static func property(_ name: String, of object: AnyObject) -> KeyedProperty? {
      KeyedClasses.property(name, of: object) ?? StockProperties.property(name, of: object)
    }

    static func value(_ name: String, of object: AnyObject) -> Any? {
      property(name, of: object)?.value(object) ?? stored(name, in: object)
    }

    /// The raw value of an enumeration, which Objective-C knows as a number; other values as they are.
    static func objectiveC(_ value: Any?) -> Any? {
      guard let enumeration = value as? any RawRepresentable else { return value }
      return enumeration.rawValue is any BinaryInteger ? enumeration.rawValue : value
    }

    /// Whether an object has values for keys of its own.
    private static func storesValues(_ object: AnyObject) -> Bool {
      object is NSDictionary || object is UserDefaults || object is CALayer || object is CAAnimation
    }

    /// The value that a dictionary, the defaults, a layer or an animation has for a key.
    private static func stored(_ name: String, in object: AnyObject) -> Any? {
      switch object {
      case let dictionary as NSDictionary: dictionary.object(forKey: name)
      case let defaults as UserDefaults: defaults.object(forKey: name)
      case is CALayer: onMain(object) { ($0 as? CALayer)?.value(forKey: name) }
      case is CAAnimation: onMain(object) { ($0 as? CAAnimation)?.value(forKey: name) }
      default: nil
      }
    }

    /// Sets the value that a dictionary, the defaults, a layer or an animation has for a key; `false` for another object.
    private static func store(_ value: Any?, _ name: String, in object: AnyObject) -> Bool {
      nonisolated(unsafe) let value = value
      switch object {
      case let dictionary as NSMutableDictionary:
        if let value {
          dictionary.setObject(value, forKey: NSString(string: name))
        } else {
          dictionary.removeObject(forKey: name)
        }
      case let defaults as UserDefaults: defaults.set(value, forKey: name)
      case is CALayer:
        _ = onMain(object) { object -> Any? in
          (object as? CALayer)?.setValue(value, forKey: name)
          return nil
        }
      case is CAAnimation:
        _ = onMain(object) { object -> Any? in
          (object as? CAAnimation)?.setValue(value, forKey: name)
          return nil
        }
      default: return false
      }
      return true
    }

    /// The object at the end of a path of names, and the name there; `nil` if an object before it is `nil`.
    static func place(_ keyPath: String, from object: any NSObjectProtocol) -> (owner: AnyObject, name: String)? {
      var names = keyPath.split(separator: ".").map(String.init)
      guard let name = names.popLast() else { return nil }
      if names.isEmpty { return (object as AnyObject, name) }
      return object.value(forKeyPath: names.joined(separator: ".")).flatMap(self.object).map { ($0, name) }
    }

    static func value(atPath path: String, of object: AnyObject) -> Any? {
      var current: Any? = object
      for name in path.split(separator: ".") {
        guard let object = current.flatMap(self.object) else { return nil }
        current = value(String(name), of: object)
      }
      return current
    }

    static func checkedValue(_ name: String, of object: AnyObject) -> Any? {
      if let property = property(name, of: object) { return objectiveC(property.value(object)) }
      if storesValues(object) { return stored(name, in: object) }
      if let object = object as? any UndefinedKeyReader { return object.value(forUndefinedKey: name) }
      return onMain(object) { ($0 as? UIResponder)?.value(forUndefinedKey: name) ?? report(name, of: $0) }
    }

    static func set(_ value: Any?, _ name: String, of object: AnyObject) {
      if let set = property(name, of: object)?.setValue, set(object, value) { return }
      if store(value, name, in: object) { return }
      if let object = object as? any UndefinedKeySetter { return object.setValue(value, forUndefinedKey: name) }
      nonisolated(unsafe) let value = value
      _ = onMain(object) { object -> Any? in
        guard let responder = object as? UIResponder else { return report(name, of: object) }
        responder.setValue(value, forUndefinedKey: name)
        return nil
      }
    }

    /// Reports the key unless a responder has done so, or knew it.
    @MainActor private static func report(_ name: String, of object: AnyObject) -> Any? {
      if !(object is UIResponder) { UndefinedKey.report(name, of: object, .property) }
      return nil
    }

    private static func onMain(_ object: AnyObject, _ body: @escaping @MainActor @Sendable (AnyObject) -> Any?) -> Any?
    {
      nonisolated(unsafe) let object = object
      guard Thread.isMainThread else {
        DispatchQueue.main.async { _ = body(object) }
        return nil
      }
      nonisolated(unsafe) var result: Any?
      MainActor.assumeIsolated { result = body(object) }
      return result
    }
  }
#endif
