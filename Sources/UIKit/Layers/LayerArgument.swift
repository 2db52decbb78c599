import ControllerTree
import Foundation

/// A value that an animation or `setValue(_:forKey:)` gives to a property.
enum LayerArgument {
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  /// A colour or none; `nil` for a value that is neither.
  static func color(_ value: Any?) -> CGColor?? {
    guard let value else { return .some(nil) }
    return (value as? CGColor ?? (value as? UIColor)?.cgColor).map { .some($0) }
  }
}
