import ControllerTree
import Foundation

/// A property that proxies support.
@MainActor struct AppearanceProperty {
  let get: @MainActor (NSObject) -> Any?
  let set: @MainActor (NSObject, Any) -> Void

  /// - Parameter path: A property of a class.
  init<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    get = { object in (object as? Owner).flatMap { Self.unwrap($0[keyPath: path]) } }
    set = { object, value in
      if let owner = object as? Owner, let value = value as? Value { owner[keyPath: path] = value }
    }
  }

  /// - Parameters:
  ///   - get: The own value of an object, which is not inherited; `nil` for none.
  ///   - set: Sets it.
  init<Owner: NSObject, Value>(
    _ get: @escaping @MainActor (Owner) -> Value?, _ set: @escaping @MainActor (Owner, Value) -> Void
  ) {
    self.get = { object in (object as? Owner).flatMap { get($0) } }
    self.set = { object, value in
      if let owner = object as? Owner, let value = value as? Value { set(owner, value) }
    }
  }

  /// A property that the object's class lists.
  init(_ property: KeyedProperty) {
    get = { property.value($0) }
    set = { object, value in _ = property.setValue?(object, value) }
  }

  private static func unwrap(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.map { $0.value }
  }
}

/// The properties that proxies support (PROXY-01).
@MainActor enum AppearanceProperties {
  typealias Table = [String: AppearanceProperty]

  /// The values of a proxy that differ from those of a new object of its class.
  static func values(of proxy: NSObject, unlike pristine: NSObject) -> [String: Any] {
    var values: [String: Any] = [:]
    for (isMember, table) in tables where isMember(proxy) {
      for (name, property) in table {
        if let value = property.get(proxy), !same(value, property.get(pristine)) { values[name] = value }
      }
    }
    for name in KeyedClasses.propertyNames(of: proxy) {
      guard let property = property(name, of: proxy), let value = property.get(proxy) else { continue }
      if !same(value, property.get(pristine)) { values[name] = value }
    }
    return values
  }

  static func property(_ name: String, of object: NSObject) -> AppearanceProperty? {
    for (isMember, table) in tables where isMember(object) {
      if let property = table[name] { return property }
    }
    return KeyedClasses.property(name, of: object).map { AppearanceProperty($0) }
  }

  /// Whether two values are equal. Values that can't be compared count as equal, so that proxies leave them alone.
  nonisolated static func same(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): return true
    case (nil, _), (_, nil): return false
    case (let first?, let second?):
      if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
      if let first = first as? [NSAttributedString.Key: Any], let second = second as? [NSAttributedString.Key: Any] {
        return first.count == second.count && first.allSatisfy { same($0.value, second[$0.key]) }
      }
      if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
      return true
    }
  }

  /// Subclasses before their superclasses do not matter: no name is in two tables of one line of classes.
  private static let tables: [(@MainActor (NSObject) -> Bool, Table)] = [
    ({ $0 is UIView }, views), ({ $0 is UILabel }, labels), ({ $0 is UITextField }, textFields),
    ({ $0 is UITextView }, textViews), ({ $0 is UIButton }, AppearanceOfControls.buttons),
    ({ $0 is UIControl || $0 is UIProgressView || $0 is UIActivityIndicatorView }, AppearanceOfControls.controls),
    ({ $0 is UIScrollView }, AppearanceOfLists.scrollViews), ({ $0 is UITableView }, AppearanceOfLists.tables),
    ({ $0 is UITableViewCell }, AppearanceOfLists.cells),
    ({ $0 is UIVisualEffectView }, ["effect": .init(\UIVisualEffectView.effect)]),
    ({ $0 is UISearchBar }, AppearanceOfBars.searchBars), ({ $0 is UINavigationBar }, AppearanceOfBars.navigationBars),
    ({ $0 is UIToolbar }, AppearanceOfBars.toolbars), ({ $0 is UITabBar }, AppearanceOfBars.tabBars),
    ({ $0 is UIBarItem }, AppearanceOfBars.items),
  ]

  private static let views: Table = [
    "backgroundColor": .init(\UIView.backgroundColor),
    "tintColor": .init({ (view: UIView) in view.ownTintColor }, { $0.tintColor = $1 }),
    "isExclusiveTouch": .init(\UIView.isExclusiveTouch),
    "overrideUserInterfaceStyle": .init(\UIView.overrideUserInterfaceStyle),
    "semanticContentAttribute": .init(\UIView.semanticContentAttribute),
  ]

  private static let labels: Table = [
    "font": .init(\UILabel.font), "textColor": .init(\UILabel.textColor),
    "highlightedTextColor": .init(\UILabel.highlightedTextColor), "shadowColor": .init(\UILabel.shadowColor),
    "numberOfLines": .init(\UILabel.numberOfLines), "textAlignment": .init(\UILabel.textAlignment),
    "shadowOffset": .init(\UILabel.shadowOffset),
    "adjustsFontSizeToFitWidth": .init(\UILabel.adjustsFontSizeToFitWidth),
    "adjustsFontForContentSizeCategory": .init(\UILabel.adjustsFontForContentSizeCategory),
  ]

  private static let textFields: Table = [
    "font": .init(\UITextField.font), "textColor": .init(\UITextField.textColor),
    "borderStyle": .init(\UITextField.borderStyle), "keyboardAppearance": .init(\UITextField.keyboardAppearance),
  ]

  private static let textViews: Table = [
    "font": .init(\UITextView.font), "textColor": .init(\UITextView.textColor),
    "keyboardAppearance": .init(\UITextView.keyboardAppearance),
  ]
}
