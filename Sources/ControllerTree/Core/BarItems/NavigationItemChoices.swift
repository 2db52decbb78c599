import Foundation

/// The values that few navigation items have: looks, groups of buttons, further titles, a document, a description for assistive
/// technologies. An item has one once a value was set.
@MainActor final class NavigationItemChoices {
  var appearances = BarAppearances<UINavigationBarAppearance>()
  var style = UINavigationItem.ItemStyle.navigator
  var customizationIdentifier: String?
  var leading: [UIBarButtonItemGroup]?
  var center: [UIBarButtonItemGroup] = []
  var trailing: [UIBarButtonItemGroup]?
  var pinned: UIBarButtonItemGroup?
  var menu: (([UIMenuElement]) -> UIMenu?)?
  var properties: UIDocumentProperties?
  weak var renaming: (any UINavigationItemRenameDelegate)?
  var titles = Titles()
  var accessibility = AccessibilityAttributes()

  /// The titles beside the item's own. Nothing is drawn.
  struct Titles {
    var attributedTitle: AttributedString?
    var subtitle: String?
    var attributedSubtitle: AttributedString?
    var subtitleView: UIView?
    var largeTitle: String?
    var largeSubtitle: String?
    var largeAttributedSubtitle: AttributedString?
    var largeSubtitleView: UIView?
  }

  /// The groups as they were set, as long as the bar has just their buttons; else one group for each button. Rules: BAR-61.
  static func groups(_ set: [UIBarButtonItemGroup]?, _ items: [UIBarButtonItem]?) -> [UIBarButtonItemGroup] {
    let items = items ?? []
    if let set, set.flatMap(\.barButtonItems).elementsEqual(items, by: { $0 === $1 }) { return set }
    return items.map { $0.buttonGroup ?? $0.creatingFixedGroup() }
  }
}

extension UINavigationItem {
  /// Made on first use.
  final var madeChoices: NavigationItemChoices {
    if let choices { return choices }
    let made = NavigationItemChoices()
    choices = made
    return made
  }

  /// A person taps the title: its menu, which the library does not show; `nil` for none. Not in UIKit. Rules: BAR-62.
  @_disfavoredOverload
  public final func titleMenu() -> UIMenu? { titleMenuProvider?([]) }

  /// A person gives the document another name, in one event: the delegate is asked and told, and the title changes. Not in UIKit.
  /// Rules: BAR-63.
  /// - Returns: Whether the delegate has allowed it.
  @discardableResult
  @_disfavoredOverload
  public final func rename(to title: String) -> Bool {
    guard let renameDelegate else { return false }
    return UpdateCycle.main.turn("rename(to:)") {
      let old = self.title ?? ""
      guard renameDelegate.navigationItemShouldBeginRenaming(self) else { return false }
      _ = renameDelegate.navigationItem(self, willBeginRenamingWith: old, selectedRange: old.startIndex..<old.endIndex)
      guard renameDelegate.navigationItem(self, shouldEndRenamingWith: title) else { return false }
      self.title = title
      renameDelegate.navigationItem(self, didEndRenamingWith: title)
      return true
    }
  }
}

/// Attributed titles. UIKit declares them beside the class, so they can't be overridden. Nothing is drawn.
extension UINavigationItem {
  /// The title with attributes, instead of ``title``. Rules: BAR-70.
  public final var attributedTitle: AttributedString? {
    get { choices?.titles.attributedTitle }
    set { madeChoices.titles.attributedTitle = newValue }
  }
  /// The text below the title with attributes. ``subtitle`` returns its characters. Rules: BAR-70.
  public final var attributedSubtitle: AttributedString? {
    get { choices?.titles.attributedSubtitle }
    set { madeChoices.titles.attributedSubtitle = newValue }
  }
  /// The text below the large title with attributes. Rules: BAR-70.
  public final var largeAttributedSubtitle: AttributedString? {
    get { choices?.titles.largeAttributedSubtitle }
    set { madeChoices.titles.largeAttributedSubtitle = newValue }
  }
}
