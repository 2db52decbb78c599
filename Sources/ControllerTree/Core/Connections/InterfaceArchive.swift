import Foundation

/// The archive that an object of an Interface Builder file gets in `init(coder:)`.
///
/// Foundation's base class traps on each question. This one answers all of them: it has a value for no key, unless a subclass does.
class InterfaceArchive: NSCoder {
  /// Reads what the file has for a view: its attributes and subviews. The base reads nothing.
  ///
  /// The base of `UIView.init(coder:)` calls it, so a subclass has all of this after `super.init(coder:)`.
  @MainActor func read(_ view: UIView) {}

  /// The number for a key; `nil` if there is none.
  func number(forKey key: String) -> Int? { nil }

  // MARK: Questions

  final override var allowsKeyedCoding: Bool { true }
  final override func containsValue(forKey key: String) -> Bool { number(forKey: key) != nil }
  final override func decodeObject() -> Any? { nil }
  final override func decodeObject(forKey key: String) -> Any? { nil }
  final override func decodeBool(forKey key: String) -> Bool { (number(forKey: key) ?? 0) != 0 }
  final override func decodeCInt(forKey key: String) -> Int32 { Int32(clamping: number(forKey: key) ?? 0) }
  final override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: number(forKey: key) ?? 0) }
  final override func decodeInt64(forKey key: String) -> Int64 { Int64(number(forKey: key) ?? 0) }
  final override func decodeInteger(forKey key: String) -> Int { number(forKey: key) ?? 0 }
  final override func decodeFloat(forKey key: String) -> Float { Float(number(forKey: key) ?? 0) }
  final override func decodeDouble(forKey key: String) -> Double { Double(number(forKey: key) ?? 0) }
  final override func decodeData() -> Data? { nil }
  final override func decodePropertyList() -> Any? { nil }
  final override func decodePropertyList(forKey key: String) -> Any? { nil }
  final override func decodeValue(ofObjCType type: UnsafePointer<Int8>, at data: UnsafeMutableRawPointer) {}
  final override func version(forClassName className: String) -> Int { NSNotFound }
  final override func withDecodedUnsafeBufferPointer<R>(
    forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> R
  ) rethrows -> R {
    try body(nil)
  }

  // MARK: Writing has no effect

  final override func encode(_ object: Any?) {}
  final override func encode(_ object: Any?, forKey key: String) {}
  final override func encode(_ value: Bool, forKey key: String) {}
  final override func encode(_ value: Int, forKey key: String) {}
  final override func encode(_ value: Int32, forKey key: String) {}
  final override func encode(_ value: Int64, forKey key: String) {}
  final override func encode(_ value: Float, forKey key: String) {}
  final override func encode(_ value: Double, forKey key: String) {}
  final override func encode(_ data: Data) {}
  final override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {}
  final override func encodeValue(ofObjCType type: UnsafePointer<Int8>, at addr: UnsafeRawPointer) {}
}
