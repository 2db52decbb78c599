import ControllerTree
import Foundation

extension UINavigationItem {
  /// How a bar shows the item.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// As a place of an application; as a place among many; as a document.
    case navigator, browser, editor
  }

  @MainActor private final class Choices: KeptBeside {
    var style = ItemStyle.navigator
    var customizationIdentifier: String?
    var leading: [UIBarButtonItemGroup]?
    var center: [UIBarButtonItemGroup] = []
    var trailing: [UIBarButtonItemGroup]?
    var pinned: UIBarButtonItemGroup?
    var menu: (([UIMenuElement]) -> UIMenu?)?
    var properties: UIDocumentProperties?
    var subtitle: String?
    var largeSubtitle: String?
    weak var renaming: (any UINavigationItemRenameDelegate)?
  }

  /// How a bar shows the item. Nothing is drawn.
  public var style: ItemStyle {
    get { Choices.of(self)?.style ?? .navigator }
    set { Choices.made(for: self).style = newValue }
  }
  /// The name by which a person's changes of the bar are kept; `nil` for none. There is no such act.
  public var customizationIdentifier: String? {
    get { Choices.of(self)?.customizationIdentifier }
    set { Choices.made(for: self).customizationIdentifier = newValue }
  }
  /// The groups on the leading side. Setting them sets `leftBarButtonItems`, and the other way round. Rules: BAR-61.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { groups(Choices.of(self)?.leading, leftBarButtonItems) }
    set {
      Choices.made(for: self).leading = newValue
      leftBarButtonItems = newValue.flatMap(\.barButtonItems)
    }
  }
  /// The groups in the middle.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { Choices.of(self)?.center ?? [] }
    set { Choices.made(for: self).center = newValue }
  }
  /// The groups on the trailing side. Setting them sets `rightBarButtonItems`, outermost first, and the other way round. Rules: BAR-61.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { groups(Choices.of(self)?.trailing, rightBarButtonItems?.reversed()) }
    set {
      Choices.made(for: self).trailing = newValue
      rightBarButtonItems = newValue.flatMap(\.barButtonItems).reversed()
    }
  }
  /// The group that is always shown on the trailing side.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { Choices.of(self)?.pinned }
    set { Choices.made(for: self).pinned = newValue }
  }
  /// Makes the menu of the title; gets the elements that the system suggests. ``titleMenu()`` asks it. Rules: BAR-62.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { Choices.of(self)?.menu }
    set { Choices.made(for: self).menu = newValue }
  }
  /// A person taps the title: its menu, which the library does not show; `nil` for none. Rules: BAR-62.
  public func titleMenu() -> UIMenu? { titleMenuProvider?([]) }
  /// What the title tells of a document; `nil` for none.
  public var documentProperties: UIDocumentProperties? {
    get { Choices.of(self)?.properties }
    set { Choices.made(for: self).properties = newValue }
  }
  /// Renames the document. Not retained. ``rename(to:)`` asks it. Rules: BAR-63.
  public weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { Choices.of(self)?.renaming }
    set { Choices.made(for: self).renaming = newValue }
  }
  /// The text below the title. Nothing is drawn.
  public var subtitle: String? {
    get { Choices.of(self)?.subtitle }
    set { Choices.made(for: self).subtitle = newValue }
  }
  /// The text below the large title. Nothing is drawn.
  public var largeSubtitle: String? {
    get { Choices.of(self)?.largeSubtitle }
    set { Choices.made(for: self).largeSubtitle = newValue }
  }

  /// A person gives the document another name, in one event: the delegate is asked and told, and the title changes. Rules: BAR-63.
  /// - Returns: Whether the delegate has allowed it.
  @discardableResult
  public func rename(to title: String) -> Bool {
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

  /// The groups as they were set, as long as the bar has just their buttons; else one group for each button.
  private func groups(_ set: [UIBarButtonItemGroup]?, _ items: [UIBarButtonItem]?) -> [UIBarButtonItemGroup] {
    let items = items ?? []
    if let set, set.flatMap(\.barButtonItems).elementsEqual(items, by: { $0 === $1 }) { return set }
    return items.map { $0.buttonGroup ?? $0.creatingFixedGroup() }
  }
}

/// Renames a document. Clients implement it. Rules: BAR-63.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  /// The person has chosen another name.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Whether the document can be renamed.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// The person begins; returns the text and what of it is selected.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Whether the name can be taken.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Returns `true`.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  /// Returns its arguments.
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// Returns `true`.
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

/// What the title of a bar tells of a document. Nothing is drawn.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  /// The document's place; `nil` for none.
  public final let url: URL?
  /// Whether the title has a picture of the document's kind. The library never reads it.
  open var wantsIconRepresentation = true

  /// The properties of a document.
  public init(url: URL) { self.url = url }
}
