#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  extension NSObject {
    /// The value of a property by its name. Rules: RESP-23.
    ///
    /// The class lists the property in its ``InterfaceConnections``, as the plugin `UIKitSources` writes for properties with
    /// `@objc`; or it is one of the library's that the article "Bringing UIKit code to Linux" lists.
    /// - Issues: `unknownKey`, by ``UIResponder/value(forUndefinedKey:)``; the result is then `nil`.
    public func value(forKey key: String) -> Any? { KeyValueCoding.checkedValue(key, of: self) }

    /// The value at the end of a path of names: `view.frame`. An object that is `nil` ends the path with `nil`.
    /// - Issues: `unknownKey`.
    public func value(forKeyPath keyPath: String) -> Any? {
      var current: AnyObject? = self
      let names = keyPath.split(separator: ".").map(String.init)
      for (index, name) in names.enumerated() {
        guard let object = current else { return nil }
        let value = KeyValueCoding.checkedValue(name, of: object)
        if index == names.count - 1 { return value }
        current = value.flatMap(KeyValueCoding.object)
      }
      return nil
    }

    /// Sets a property by its name. Numbers are converted to the property's type.
    /// - Issues: `unknownKey`, by ``UIResponder/setValue(_:forUndefinedKey:)``, also if the value does not fit.
    public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, key, of: self) }

    /// Sets the property at the end of a path of names. Nothing happens if an object of the path is `nil`.
    /// - Issues: `unknownKey`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      var names = keyPath.split(separator: ".").map(String.init)
      guard let last = names.popLast() else { return }
      let owner: AnyObject? =
        names.isEmpty ? self : self.value(forKeyPath: names.joined(separator: ".")).flatMap(KeyValueCoding.object)
      if let owner { KeyValueCoding.set(value, last, of: owner) }
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

  /// Reads and sets properties by their names.
  enum KeyValueCoding {
    /// An object in an `Any`; `nil` for a value of another kind.
    static func object(_ value: Any) -> AnyObject? { type(of: value) is AnyClass ? value as AnyObject : nil }

    static func property(_ name: String, of object: AnyObject) -> KeyedProperty? {
      KeyedClasses.property(name, of: object) ?? StockProperties.property(name, of: object)
    }

    static func value(_ name: String, of object: AnyObject) -> Any? { property(name, of: object)?.value(object) }

    static func value(atPath path: String, of object: AnyObject) -> Any? {
      var current: Any? = object
      for name in path.split(separator: ".") {
        guard let object = current.flatMap(self.object) else { return nil }
        current = value(String(name), of: object)
      }
      return current
    }

    static func checkedValue(_ name: String, of object: AnyObject) -> Any? {
      if let property = property(name, of: object) { return property.value(object) }
      return onMain(object) { ($0 as? UIResponder)?.value(forUndefinedKey: name) ?? report(name, of: $0) }
    }

    static func set(_ value: Any?, _ name: String, of object: AnyObject) {
      if let set = property(name, of: object)?.setValue, set(object, value) { return }
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
