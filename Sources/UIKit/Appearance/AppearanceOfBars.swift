import ControllerTree
import Foundation

/// The properties of bars and their items that proxies support (PROXY-01, PROXY-05).
@MainActor enum AppearanceOfBars {
  static let searchBars: AppearanceProperties.Table = [
    "barTintColor": .init(\UISearchBar.barTintColor), "searchBarStyle": .init(\UISearchBar.searchBarStyle),
    "barStyle": .init(\UISearchBar.barStyle), "isTranslucent": .init(\UISearchBar.isTranslucent),
    "backgroundImage": .init(\UISearchBar.backgroundImage),
    "scopeBarBackgroundImage": .init(\UISearchBar.scopeBarBackgroundImage),
    "searchFieldBackgroundPositionAdjustment": .init(\UISearchBar.searchFieldBackgroundPositionAdjustment),
    "searchTextPositionAdjustment": .init(\UISearchBar.searchTextPositionAdjustment),
    "pictures": .init({ (bar: UISearchBar) in bar.pictures.nonEmpty }, { $0.pictures = $1 }),
    "iconOffsets": .init({ (bar: UISearchBar) in bar.iconOffsets.nonEmpty }, { $0.iconOffsets = $1 }),
    "scopeAttributes": .init(
      { (bar: UISearchBar) in AttributesForStates(bar.scopeAttributes.all) }, { $0.scopeAttributes.all = $1.values }),
  ]

  static let navigationBars = joined(
    appearances(of: UINavigationBar.self),
    [
      "barTintColor": .init(\UINavigationBar.barTintColor), "barStyle": .init(\UINavigationBar.barStyle),
      "isTranslucent": .init(\UINavigationBar.isTranslucent),
      "titleTextAttributes": .init(\UINavigationBar.titleTextAttributes),
      "largeTitleTextAttributes": .init(\UINavigationBar.largeTitleTextAttributes),
      "prefersLargeTitles": .init(\UINavigationBar.prefersLargeTitles),
      "shadowImage": .init(\UINavigationBar.shadowImage),
      "backIndicatorImage": .init(\UINavigationBar.backIndicatorImage),
      "backIndicatorTransitionMaskImage": .init(\UINavigationBar.backIndicatorTransitionMaskImage),
    ])

  static let toolbars = joined(
    appearances(of: UIToolbar.self),
    [
      "barTintColor": .init(\UIToolbar.barTintColor), "barStyle": .init(\UIToolbar.barStyle),
      "isTranslucent": .init(\UIToolbar.isTranslucent),
    ])

  static let tabBars = joined(
    appearances(of: UITabBar.self),
    [
      "barTintColor": .init(\UITabBar.barTintColor), "isTranslucent": .init(\UITabBar.isTranslucent),
      "unselectedItemTintColor": .init(\UITabBar.unselectedItemTintColor),
      "backgroundImage": .init(\UITabBar.backgroundImage), "shadowImage": .init(\UITabBar.shadowImage),
      "selectionIndicatorImage": .init(\UITabBar.selectionIndicatorImage), "itemWidth": .init(\UITabBar.itemWidth),
      "itemSpacing": .init(\UITabBar.itemSpacing),
    ])

  private static func joined(
    _ first: AppearanceProperties.Table, _ second: AppearanceProperties.Table
  ) -> AppearanceProperties.Table {
    var table = first
    for (name, property) in second { table[name] = property }
    return table
  }

  /// Appearances that were set, and the former pictures and places.
  private static func appearances<Bar: BarWithLooks>(of type: Bar.Type) -> AppearanceProperties.Table {
    func look(_ path: WritableKeyPath<BarAppearances<Bar.Appearance>, Bar.Appearance?>) -> AppearanceProperty {
      .init(
        { (bar: Bar) in bar.looks?.appearances[keyPath: path] }, { $0.ownLooks.appearances[keyPath: path] = $1 })
    }
    return [
      "standardAppearance": look(\.standard), "compactAppearance": look(\.compact),
      "scrollEdgeAppearance": look(\.scrollEdge), "compactScrollEdgeAppearance": look(\.compactScrollEdge),
      "formerImages": .init(
        { (bar: Bar) in bar.looks?.former.images.nonEmpty }, { $0.ownLooks.former.images = $1 }),
      "formerOffsets": .init(
        { (bar: Bar) in bar.looks?.former.offsets.nonEmpty }, { $0.ownLooks.former.offsets = $1 }),
    ]
  }

  static let items: AppearanceProperties.Table = [
    "item.tintColor": .init(\UIBarButtonItem.tintColor), "item.badgeColor": .init(\UITabBarItem.badgeColor),
    "formerImages": .init(
      { (item: UIBarItem) in item.looks?.former.images.nonEmpty }, { $0.ownLooks.former.images = $1 }),
    "formerOffsets": .init(
      { (item: UIBarItem) in item.looks?.former.offsets.nonEmpty }, { $0.ownLooks.former.offsets = $1 }),
    "formerAttributes": .init(
      { (item: UIBarItem) in (item.looks?.former.attributes).flatMap { AttributesForStates($0) } },
      { $0.ownLooks.former.attributes = $1.values }),
  ]
}

extension Dictionary {
  /// The dictionary itself; `nil` if it is empty.
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
