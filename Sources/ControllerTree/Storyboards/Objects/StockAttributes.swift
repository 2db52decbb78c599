import Foundation

/// The runtime attributes of UIKit's classes that files use (IB-24).
@MainActor enum StockAttributes {
  /// - Returns: Whether the object has the attribute, and the value fits.
  static func set(_ keyPath: String, of owner: AnyObject, to value: InterfaceValue) -> Bool {
    switch owner {
    case let view as UIView: set(keyPath, of: view, to: value)
    case let controller as UIViewController: set(keyPath, of: controller, to: value)
    case let item as UIBarItem: set(keyPath, of: item, to: value)
    case let item as UINavigationItem: set(keyPath, of: item, to: value)
    default: false
    }
  }

  private static func set(_ keyPath: String, of view: UIView, to value: InterfaceValue) -> Bool {
    switch keyPath {
    case "hidden", "isHidden": give(value) { view.isHidden = $0 }
    case "alpha": give(value) { view.alpha = $0 }
    case "tag": give(value) { view.tag = $0 }
    case "clipsToBounds": give(value) { view.clipsToBounds = $0 }
    case "opaque": give(value) { view.isOpaque = $0 }
    case "userInteractionEnabled": give(value) { view.isUserInteractionEnabled = $0 }
    case "backgroundColor": give(value) { (color: UIColor?) in view.backgroundColor = color }
    case "tintColor": give(value) { (color: UIColor?) in view.tintColor = color }
    case "frame": give(value) { view.frame = $0 }
    case "bounds": give(value) { view.bounds = $0 }
    case "center": give(value) { view.center = $0 }
    case "accessibilityIdentifier": give(value) { (text: String?) in view.accessibilityIdentifier = text }
    case "accessibilityLabel": give(value) { (text: String?) in view.accessibilityLabel = text }
    case "accessibilityHint": give(value) { (text: String?) in view.accessibilityHint = text }
    case "restorationIdentifier": give(value) { (text: String?) in view.restorationIdentifier = text }
    case "enabled": (view as? UIControl).map { control in give(value) { control.isEnabled = $0 } } ?? false
    case "selected": (view as? UIControl).map { control in give(value) { control.isSelected = $0 } } ?? false
    case "text": (view as? UITextField).map { field in give(value) { (text: String?) in field.text = text } } ?? false
    default:
      switch view {
      case let stack as UIStackView: set(keyPath, of: stack, to: value)
      case let scroll as UIScrollView: set(keyPath, of: scroll, to: value)
      default: false
      }
    }
  }

  private static func set(_ keyPath: String, of stack: UIStackView, to value: InterfaceValue) -> Bool {
    switch keyPath {
    case "spacing": give(value) { stack.spacing = $0 }
    case "baselineRelativeArrangement", "isBaselineRelativeArrangement":
      give(value) { stack.isBaselineRelativeArrangement = $0 }
    case "layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement":
      give(value) { stack.isLayoutMarginsRelativeArrangement = $0 }
    default: false
    }
  }

  private static func set(_ keyPath: String, of scroll: UIScrollView, to value: InterfaceValue) -> Bool {
    switch keyPath {
    case "contentSize": give(value) { scroll.contentSize = $0 }
    case "contentOffset": give(value) { scroll.contentOffset = $0 }
    case "alwaysBounceVertical": give(value) { scroll.alwaysBounceVertical = $0 }
    case "alwaysBounceHorizontal": give(value) { scroll.alwaysBounceHorizontal = $0 }
    case "scrollEnabled", "isScrollEnabled": give(value) { scroll.isScrollEnabled = $0 }
    case "pagingEnabled", "isPagingEnabled": give(value) { scroll.isPagingEnabled = $0 }
    case "bounces": give(value) { scroll.bounces = $0 }
    case "scrollsToTop": give(value) { scroll.scrollsToTop = $0 }
    default: false
    }
  }

  private static func set(_ keyPath: String, of controller: UIViewController, to value: InterfaceValue) -> Bool {
    switch keyPath {
    case "title": give(value) { (text: String?) in controller.title = text }
    case "restorationIdentifier": give(value) { (text: String?) in controller.restorationIdentifier = text }
    case "definesPresentationContext": give(value) { controller.definesPresentationContext = $0 }
    case "hidesBottomBarWhenPushed": give(value) { controller.hidesBottomBarWhenPushed = $0 }
    case "modalInPresentation": give(value) { controller.isModalInPresentation = $0 }
    case "preferredContentSize": give(value) { controller.preferredContentSize = $0 }
    case "selectedIndex":
      (controller as? UITabBarController).map { tabs in give(value) { tabs.selectedIndex = $0 } } ?? false
    default: false
    }
  }

  private static func set(_ keyPath: String, of item: UIBarItem, to value: InterfaceValue) -> Bool {
    switch keyPath {
    case "title": give(value) { (text: String?) in item.title = text }
    case "tag": give(value) { item.tag = $0 }
    case "enabled": give(value) { item.isEnabled = $0 }
    case "accessibilityIdentifier": give(value) { (text: String?) in item.accessibilityIdentifier = text }
    case "accessibilityLabel": give(value) { (text: String?) in item.accessibilityLabel = text }
    default: false
    }
  }

  private static func set(_ keyPath: String, of item: UINavigationItem, to value: InterfaceValue) -> Bool {
    switch keyPath {
    case "title": give(value) { (text: String?) in item.title = text }
    case "prompt": give(value) { (text: String?) in item.prompt = text }
    case "backButtonTitle": give(value) { (text: String?) in item.backButtonTitle = text }
    case "hidesBackButton": give(value) { item.hidesBackButton = $0 }
    default: false
    }
  }

  private static func give<Value>(_ value: InterfaceValue, _ body: (Value) -> Void) -> Bool {
    guard let value = value.converted(to: Value.self) else { return false }
    body(value)
    return true
  }
}
