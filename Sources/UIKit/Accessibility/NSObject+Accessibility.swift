import ControllerTree
import Foundation

// UIKit's informal protocol of accessible objects. Views and the items of bars have properties of their own, to override; for an object that
// is only known as an `NSObject` these lead there. Any other object keeps its values beside it.

extension NSObjectProtocol {
  /// Whether the object is an element for assistive technologies. The library never reads it, nor the properties below.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get {
      switch self as AnyObject {
      case let view as UIView: view.isAccessibilityElement
      case let item as UIBarItem: item.isAccessibilityElement
      case let item as UINavigationItem: item.isAccessibilityElement
      default: ObjectAccessibility.of(self)?.isElement ?? false
      }
    }
    set {
      switch self as AnyObject {
      case let view as UIView: view.isAccessibilityElement = newValue
      case let item as UIBarItem: item.isAccessibilityElement = newValue
      case let item as UINavigationItem: item.isAccessibilityElement = newValue
      default: ObjectAccessibility.made(for: self).isElement = newValue
      }
    }
  }

  /// A short name of the object.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get {
      switch self as AnyObject {
      case let view as UIView: view.accessibilityLabel
      case let item as UIBarItem: item.accessibilityLabel
      case let item as UINavigationItem: item.accessibilityLabel
      default: ObjectAccessibility.of(self)?.label
      }
    }
    set {
      switch self as AnyObject {
      case let view as UIView: view.accessibilityLabel = newValue
      case let item as UIBarItem: item.accessibilityLabel = newValue
      case let item as UINavigationItem: item.accessibilityLabel = newValue
      default: ObjectAccessibility.made(for: self).label = newValue
      }
    }
  }

  /// A hint at the result of using the object.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get {
      switch self as AnyObject {
      case let view as UIView: view.accessibilityHint
      case let item as UIBarItem: item.accessibilityHint
      case let item as UINavigationItem: item.accessibilityHint
      default: ObjectAccessibility.of(self)?.hint
      }
    }
    set {
      switch self as AnyObject {
      case let view as UIView: view.accessibilityHint = newValue
      case let item as UIBarItem: item.accessibilityHint = newValue
      case let item as UINavigationItem: item.accessibilityHint = newValue
      default: ObjectAccessibility.made(for: self).hint = newValue
      }
    }
  }

  /// The object's value.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get {
      switch self as AnyObject {
      case let view as UIView: view.accessibilityValue
      case let item as UIBarItem: item.accessibilityValue
      case let item as UINavigationItem: item.accessibilityValue
      default: ObjectAccessibility.of(self)?.value
      }
    }
    set {
      switch self as AnyObject {
      case let view as UIView: view.accessibilityValue = newValue
      case let item as UIBarItem: item.accessibilityValue = newValue
      case let item as UINavigationItem: item.accessibilityValue = newValue
      default: ObjectAccessibility.made(for: self).value = newValue
      }
    }
  }

  /// The traits that describe the object to assistive technologies.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get {
      switch self as AnyObject {
      case let view as UIView: view.accessibilityTraits
      case let item as UIBarItem: item.accessibilityTraits
      case let item as UINavigationItem: item.accessibilityTraits
      default: ObjectAccessibility.of(self)?.traits ?? .none
      }
    }
    set {
      switch self as AnyObject {
      case let view as UIView: view.accessibilityTraits = newValue
      case let item as UIBarItem: item.accessibilityTraits = newValue
      case let item as UINavigationItem: item.accessibilityTraits = newValue
      default: ObjectAccessibility.made(for: self).traits = newValue
      }
    }
  }

  /// The elements inside the object, for assistive technologies; `nil` by default.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { (self as? UIView).map { $0.accessibilityElements } ?? ObjectAccessibility.of(self)?.elements }
    set {
      if let view = self as? UIView {
        view.accessibilityElements = newValue
      } else {
        ObjectAccessibility.made(for: self).elements = newValue
      }
    }
  }
}

/// The accessibility properties of one object that is neither a view nor an item of a bar; the object owns it.
@MainActor private final class ObjectAccessibility {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var elements: [Any]?

  private static var key: UInt8 = 0

  static func of(_ object: Any) -> ObjectAccessibility? {
    withUnsafePointer(to: &key) { objc_getAssociatedObject(object, $0) as? ObjectAccessibility }
  }

  static func made(for object: Any) -> ObjectAccessibility {
    if let present = of(object) { return present }
    let made = ObjectAccessibility()
    withUnsafePointer(to: &key) { objc_setAssociatedObject(object, $0, made, .OBJC_ASSOCIATION_RETAIN) }
    return made
  }
}
