import Foundation

/// A property that can be read, and perhaps set, by its name. Rules: RESP-23.
///
/// It may be used on any thread: the isolation of the property is dropped, as Objective-C has none.
package struct KeyedProperty: @unchecked Sendable {
  /// The property's value; `nil` if it is `nil`, or if the object is of another class.
  package let value: (AnyObject) -> Any?
  /// Sets the property, and returns whether the value fits; `nil` for a property that can only be read.
  package let setValue: ((AnyObject, Any?) -> Bool)?

  /// A property that can be read, and whose change may be refused: `change` returns whether the value fits.
  package init<Owner: AnyObject, Value>(_ path: KeyPath<Owner, Value>, change: @escaping (Owner, Value) -> Bool) {
    value = { object in (object as? Owner).flatMap { Self.flat($0[keyPath: path]) } }
    setValue = { object, value in
      guard let owner = object as? Owner, let value = Self.converted(value, to: Value.self) else { return false }
      return change(owner, value)
    }
  }

  package init<Owner: AnyObject, Value>(_ path: KeyPath<Owner, Value>) {
    value = { object in (object as? Owner).flatMap { Self.flat($0[keyPath: path]) } }
    guard let path = path as? ReferenceWritableKeyPath<Owner, Value> else {
      setValue = nil
      return
    }
    setValue = { object, value in
      guard let owner = object as? Owner, let value = Self.converted(value, to: Value.self) else { return false }
      owner[keyPath: path] = value
      return true
    }
  }

  /// An optional's value without the optional.
  private static func flat<Value>(_ value: Value) -> Any? {
    if let optional = value as? any OptionalValue { return optional.value }
    return value
  }

  /// Numbers fit properties of every type of number, and enumerations by their raw values; `nil` is zero for them, as it is for Objective-C's scalars by default.
  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return Any?.none as Any as? Value }
    if let fitting = value as? Value { return fitting }
    guard let number = number(value) else { return nil }
    let candidates: [Any] = [
      number.intValue, number.doubleValue, CGFloat(number.doubleValue), number.floatValue, number.boolValue, number,
      number.int64Value, number.int32Value, number.uintValue,
    ]
    for candidate in candidates {
      if let fitting = candidate as? Value { return fitting }
    }
    guard let enumeration = type as? any RawRepresentable.Type else { return nil }
    return made(enumeration, of: candidates) as? Value
  }

  /// The case of an enumeration with one of the raw values.
  private static func made<Enumeration: RawRepresentable>(_ type: Enumeration.Type, of candidates: [Any]) -> Any? {
    for candidate in candidates {
      if let value = candidate as? Enumeration.RawValue { return type.init(rawValue: value) }
    }
    return nil
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Float: NSNumber(value: value)
    default: nil
    }
  }
}

private protocol OptionalValue {
  var value: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var value: Any? { self }
}

/// The properties and methods that classes list, for any thread.
package enum KeyedClasses {
  private static let known = Locked<[ObjectIdentifier: InterfaceConnections]>([:])

  /// What the class lists, with what its superclasses list.
  /// - Complexity: O(1) for a class that was asked for before.
  private static func connections(of type: AnyClass) -> InterfaceConnections {
    if let found = known.withValue({ $0[ObjectIdentifier(type)] }) { return found }
    // A list of a class is a constant, which may be made on any thread.
    let make: @MainActor (AnyClass) -> InterfaceConnections = { type in
      var connections = InterfaceConnections()
      var line = [type]
      while let next = _getSuperclass(line[line.count - 1]) { line.append(next) }
      for type in line.reversed() { connections.add(.own(of: type)) }
      return connections
    }
    let found = unsafeBitCast(make, to: ((AnyClass) -> InterfaceConnections).self)(type)
    known.withValue { $0[ObjectIdentifier(type)] = found }
    return found
  }

  /// The property of that name.
  package static func property(_ name: String, of object: AnyObject) -> KeyedProperty? {
    connections(of: type(of: object)).properties[name]
  }

  /// The property that the method of a name sets: `title` for `setTitle:`.
  package static func property(setBy name: String, of object: AnyObject) -> KeyedProperty? {
    guard name.hasPrefix("set"), name.hasSuffix(":"), let first = name.dropFirst(3).first, first != ":" else {
      return nil
    }
    let rest = name.dropFirst(4).dropLast()
    return property(first.lowercased() + rest, of: object) ?? property("\(first)\(rest)", of: object)
  }

  /// The key paths on whose values that of a property depends, as the class of `object` lists them.
  package static func dependencies(of name: String, _ object: AnyObject) -> Set<String> {
    var paths: Set<String> = []
    for find in connections(of: type(of: object)).dependencies {
      paths.formUnion(unsafeBitCast(find, to: ((String) -> Set<String>).self)(name))
    }
    paths.remove(name)
    return paths
  }

  /// The names of the properties that the class of `object` lists.
  package static func propertyNames(of object: AnyObject) -> [String] {
    connections(of: type(of: object)).properties.keys.sorted()
  }

  /// Whether the class of `object` lists its methods, so that a method that it does not list does not exist.
  package static func listsMethods(_ object: AnyObject) -> Bool { connections(of: type(of: object)).listsMethods }

  /// Whether the class of `object` lists a method of that name, or a property with such a getter or setter.
  package static func hasMethod(_ name: String, _ object: AnyObject) -> Bool {
    let connections = connections(of: type(of: object))
    return connections.methods.contains(name) || connections.actions[name] != nil
      || connections.properties[name] != nil || property(setBy: name, of: object)?.setValue != nil
  }
}
