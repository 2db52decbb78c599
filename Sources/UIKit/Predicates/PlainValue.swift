#if !canImport(ObjectiveC)
  import Foundation

  /// A value of Swift or Foundation by its kind, as predicates and descriptors compare it.
  enum PlainValue {
    case none
    case text(String)
    case integer(Int)
    case number(Double)
    case date(Date)
    case list([Any])
    case other(Any)

    init(_ value: Any?) {
      guard let value = Self.unwrapped(value) else {
        self = .none
        return
      }
      switch value {
      case let value as String: self = .text(value)
      case let value as Substring: self = .text(String(value))
      case let value as NSString: self = .text(value._bridgeToSwift())
      case let value as Bool: self = .integer(value ? 1 : 0)
      case let value as Int: self = .integer(value)
      case let value as Double: self = .number(value)
      case let value as any BinaryInteger: self = Int(exactly: value).map(Self.integer) ?? .number(Double(value))
      case let value as any BinaryFloatingPoint: self = .number(Double(value))
      case let value as NSNumber: self = Self.number(value)
      case let value as Date: self = .date(value)
      case let value as NSDate: self = .date(Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate))
      default: self = Self.elements(of: value).map(Self.list) ?? .other(value)
      }
    }

    private static func number(_ value: NSNumber) -> Self {
      let double = value.doubleValue
      return double.rounded() == double && abs(double) < 9e15 || "\(value)".allSatisfy { $0.isNumber || $0 == "-" }
        ? .integer(value.intValue) : .number(double)
    }

    /// The value without the layers of optionals; `nil` also for `NSNull`.
    static func unwrapped(_ value: Any?) -> Any? {
      guard let value else { return nil }
      if let optional = value as? any LayeredOptional { return optional.content.flatMap(unwrapped) }
      return value is NSNull ? nil : value
    }

    /// The elements of an array, a set or the like, the values of a dictionary; `nil` for any other value.
    static func elements(of value: Any) -> [Any]? {
      switch value {
      case let value as [Any]: value
      case let value as NSArray: value.map(\.self)
      case let value as NSSet: value.allObjects
      case let value as NSOrderedSet: value.array
      case let value as Set<AnyHashable>: value.map(\.base)
      case let value as [String: Any]: Array(value.values)
      case let value as NSDictionary: value.allValues
      default: nil
      }
    }

    var isNone: Bool { if case .none = self { true } else { false } }

    /// The number, also of a Boolean.
    var double: Double? {
      switch self {
      case .integer(let value): Double(value)
      case .number(let value): value
      default: nil
      }
    }

    /// Whether two values that are neither texts nor lists are the same.
    func isSame(as other: PlainValue) -> Bool {
      switch (self, other) {
      case (.integer(let one), .integer(let other)): return one == other
      case (.date(let one), .date(let other)): return one == other
      case (.other(let one), .other(let other)):
        if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return type(of: one) is AnyClass && type(of: other) is AnyClass && one as AnyObject === other as AnyObject
      default:
        guard let one = double, let other = other.double else { return false }
        return one == other
      }
    }

    /// The order of two values; `nil` if there is none for their kinds.
    func order(_ other: PlainValue, _ options: String.CompareOptions = []) -> ComparisonResult? {
      switch (self, other) {
      case (.integer(let one), .integer(let other)): Self.order(one, other)
      case (.text(let one), .text(let other)): one.compare(other, options: options)
      case (.date(let one), .date(let other)): Self.order(one, other)
      default:
        if let one = double, let other = other.double { Self.order(one, other) } else { nil }
      }
    }

    private static func order<Value: Comparable>(_ one: Value, _ other: Value) -> ComparisonResult {
      one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
    }
  }

  private protocol LayeredOptional {
    var content: Any? { get }
  }

  extension Optional: LayeredOptional {
    fileprivate var content: Any? { self }
  }
#endif
