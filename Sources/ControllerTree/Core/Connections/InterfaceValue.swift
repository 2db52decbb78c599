import Foundation

/// The value of a runtime attribute. Numbers fit properties of every type of number (IB-23).
enum InterfaceValue {
  case boolean(Bool)
  case integer(Int)
  case real(Double)
  case string(String)
  case color(UIColor)
  case image(UIImage)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case range(NSRange)
  case none

  /// The value as a `Value`, which may be optional; `nil` if it does not fit.
  func converted<Value>(to type: Value.Type) -> Value? {
    for candidate in candidates {
      if let value = candidate as? Value { return value }
    }
    return nil
  }

  /// The value in its usual type.
  var object: Any? { if case .none = self { nil } else { candidates.first } }

  private static func exact<Number: FixedWidthInteger>(_ value: Int, as type: Number.Type) -> [Any] {
    Number(exactly: value).map { [$0] } ?? []
  }

  /// The value in all types that it can have, the usual one first.
  private var candidates: [Any] {
    switch self {
    case .boolean(let value): [value, NSNumber(value: value)]
    case .integer(let value):
      [value, Double(value), CGFloat(value), Float(value), NSNumber(value: value), Int64(value)]
        + Self.exact(value, as: Int32.self) + Self.exact(value, as: UInt.self) + Self.exact(value, as: UInt8.self)
    case .real(let value):
      [value, CGFloat(value), Float(value), NSNumber(value: value)] + (Int(exactly: value).map { [$0] } ?? [])
    case .string(let value): [value, NSString(string: value)]
    case .color(let value): [value, value.cgColor]
    case .image(let value): [value]
    case .point(let value): [value]
    case .size(let value): [value]
    case .rect(let value): [value]
    case .range(let value): [value]
    case .none: [Any?.none as Any]
    }
  }
}
