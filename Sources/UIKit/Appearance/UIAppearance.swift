import ControllerTree
import Foundation

/// A class whose objects take values from a proxy.
///
/// What is set on a proxy reaches the objects of the class, and of its subclasses, when they enter a window: before their
/// `didMoveToWindow()`, and so before they are laid out. Objects that are in a window already keep their values. A value that an object
/// has set itself stays.
///
/// ```swift
/// UILabel.appearance().textColor = .darkGray
/// UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .white
/// ```
///
/// A proxy is an object of the class, made with `init(frame:)`. A class without this initialiser tells in its
/// ``UIResponder/interfaceConnections`` how the object is made, as the plugin `UIKitSources` writes; else the process ends. A proxy
/// supports these properties, and those with `@objc` that a class lists there. Others can be set on a proxy without effect, and so can the
/// default value of a property.
///
/// - `UIView` and `UIWindow`: `backgroundColor`, `tintColor`, `isExclusiveTouch`, `overrideUserInterfaceStyle`, `semanticContentAttribute`
/// - `UILabel`: `font`, `textColor`, `highlightedTextColor`, `shadowColor`, `shadowOffset`, `numberOfLines`, `textAlignment`,
///   `adjustsFontSizeToFitWidth`, `adjustsFontForContentSizeCategory`
/// - `UITextField`, `UITextView`: `font`, `textColor`, `keyboardAppearance`; of a field, `borderStyle`
/// - `UIButton`: title colors, title shadow colors and background images for states
/// - `UISwitch`, `UISlider`, `UIProgressView`, `UIPageControl`, `UIActivityIndicatorView`, `UISegmentedControl`, `UIStepper`: the tints and
///   images; of segments, title attributes for states
/// - `UIScrollView`: `indicatorStyle`, `keyboardDismissMode`, `bounces`, `alwaysBounceVertical`, `decelerationRate`,
///   `delaysContentTouches`, `contentInsetAdjustmentBehavior`, and whether it shows its indicators
/// - `UITableView`: the separators, the colors of the index, the heights, `cellLayoutMarginsFollowReadableWidth`; `UITableViewCell`:
///   `separatorInset`, `selectionStyle`, `focusStyle`, `indentationWidth`
/// - `UIVisualEffectView`: `effect`; `UISearchBar`: colors, styles, images, places and title attributes of scopes
/// - `UINavigationBar`, `UIToolbar`, `UITabBar`: the appearances, and the former properties
/// - `UIBarButtonItem`, `UITabBarItem`: `tintColor` and `badgeColor`, and the former looks for states and heights
///
/// Rules: PROXY-01 to PROXY-05.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy of the class.
  static func appearance() -> Self
  /// The proxy for objects inside certain containers, the innermost container first. Rules: PROXY-02.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The proxy for objects with certain traits. Rules: PROXY-03.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The proxy for objects with certain traits inside certain containers. Rules: PROXY-02, PROXY-03.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class whose objects can be the containers of a proxy: views, controllers, presentation controllers and bar items.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// The proxy for views inside certain containers, the innermost container first. Rules: PROXY-02.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.current.proxy(of: self, containerTypes, nil) {
      AppearanceDoor.makeView(self)
    }
  }
  /// The proxy for views with certain traits. Rules: PROXY-03.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.current.proxy(of: self, [], trait) { AppearanceDoor.makeView(self) }
  }
  /// The proxy for views with certain traits inside certain containers. Rules: PROXY-02, PROXY-03.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.current.proxy(of: self, containerTypes, trait) {
      AppearanceDoor.makeView(self)
    }
  }
}

extension UIView: AppearanceProxyMaking {
  package static func makeProxy<Owner: UIView>(of type: Owner.Type) -> Owner {
    AppearanceProxies.current.proxy(of: type, [], nil) { AppearanceDoor.makeView(type) }
  }
}

extension UIBarItem: UIAppearance, UIAppearanceContainer {
  /// The proxy of the class. It reaches the items of bars in windows. Rules: PROXY-05.
  public static func appearance() -> Self {
    AppearanceProxies.current.proxy(of: self, [], nil) { AppearanceDoor.makeItem(self) }
  }
  /// The proxy for items inside certain containers, the innermost container first. Rules: PROXY-02, PROXY-05.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.current.proxy(of: self, containerTypes, nil) { AppearanceDoor.makeItem(self) } }
  /// The proxy for items in bars with certain traits. Rules: PROXY-03, PROXY-05.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.current.proxy(of: self, [], trait) { AppearanceDoor.makeItem(self) }
  }
  /// The proxy for items in bars with certain traits inside certain containers. Rules: PROXY-02, PROXY-03, PROXY-05.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.current.proxy(of: self, containerTypes, trait) { AppearanceDoor.makeItem(self) } }
}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
