import Foundation

/// Values of an archive by their keys. A key that is missing gives no value: to decode it would report a broken archive. Rules: CODE-01.
extension NSCoder {
  /// Whether values can be written under keys. Foundation's base class ends the process when it is asked to.
  package final var hasKeys: Bool { self is NSKeyedArchiver }

  /// Whether there is a value for a key. Foundation's coders that read no archive end the process when they are asked.
  package final func holds(_ key: String) -> Bool {
    self is NSKeyedUnarchiver && containsValue(forKey: key)
  }

  /// The object of a class; `nil` if there is none.
  package func object<Value: NSObject & NSCoding>(_ type: Value.Type, _ key: String) -> Value? {
    guard holds(key) else { return nil }
    return decodeObject(of: type, forKey: key)
  }

  /// The objects of a class in a list.
  package func objects<Value: NSObject & NSCoding>(_ type: Value.Type, _ key: String) -> [Value] {
    guard holds(key) else { return [] }
    var found: [Value] = []
    for item in decodeObject(of: [NSArray.self, type], forKey: key) as? [Any] ?? [] {
      if let value = item as? Value { found.append(value) }
    }
    return found
  }

  /// The text; `nil` if there is none.
  package func text(_ key: String) -> String? { object(NSString.self, key).map { "\($0)" } }

  /// The number; `nil` if there is none.
  package func number(_ key: String) -> Double? {
    holds(key) ? decodeDouble(forKey: key) : nil
  }

  /// The whole number; `nil` if there is none.
  package func whole(_ key: String) -> Int? {
    holds(key) ? decodeInteger(forKey: key) : nil
  }

  /// Whether the flag is set.
  package func flag(_ key: String) -> Bool { whole(key) == 1 }

  /// The value of a type that is read as JSON; `nil` if there is none.
  package func read<Value: Decodable>(_ type: Value.Type, _ key: String) -> Value? {
    guard let data = object(NSData.self, key) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(referencing: data))
  }

  /// Writes an object, if there is one and the coder has keys.
  package func write(_ object: NSObject?, _ key: String) {
    if hasKeys, let object { encode(object, forKey: key) }
  }

  /// Writes objects, if there are any and the coder has keys.
  package func write(_ objects: [NSObject], _ key: String) {
    if !objects.isEmpty { write(NSArray(array: objects), key) }
  }

  /// Writes a text, if there is one and the coder has keys.
  package func write(_ text: String?, _ key: String) { write(text.map { NSString(string: $0) }, key) }

  /// Writes a number, if there is one and the coder has keys.
  package func write(_ number: Double?, _ key: String) {
    if hasKeys, let number { encode(number, forKey: key) }
  }

  /// Writes a whole number, if there is one and the coder has keys.
  package func write(_ number: Int?, _ key: String) {
    if hasKeys, let number { encode(number, forKey: key) }
  }

  /// Writes a flag, if it is set and the coder has keys.
  package func write(_ flag: Bool, _ key: String) { if flag { write(1, key) } }

  /// Writes a value as JSON, if the coder has keys.
  package func write<Value: Encodable>(json value: Value, _ key: String) {
    if let data = try? JSONEncoder().encode(value) { write(NSData(data: data), key) }
  }
}
