import Foundation

/// Buttons of a bar that belong together. Rules: BAR-60.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons. A button leaves its former group.
  open var barButtonItems: [UIBarButtonItem] {
    get { items }
    set {
      for item in items where item.group === self { item.group = nil }
      items = newValue
      for item in newValue {
        if let old = item.buttonGroup, old !== self { old.items.removeAll { $0 === item } }
        item.group = self
      }
    }
  }
  private var items: [UIBarButtonItem] = []
  /// The button that stands for all of them where there is no room.
  open var representativeItem: UIBarButtonItem?
  /// Whether ``representativeItem`` is shown in place of the buttons: never, as there is always room.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the group is left out. The library never reads it.
  open var isHidden = false
  /// Whether the group always stays, whatever a person wants. The library never reads it.
  open var alwaysAvailable = false

  /// Makes a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.representativeItem = representativeItem
    super.init()
    self.barButtonItems = barButtonItems
  }

  /// Makes an empty group; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }

  /// A group that a person can't move.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// A group that a person can move. There is no such act.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// A group that a person can remove. There is no such act: it is hidden if it is not there at first.
  public class func optionalGroup(
    customizationIdentifier: String, inDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isHidden = !inDefaultCustomization
    return group
  }
}

extension UIBarButtonItem {
  /// The group of the button; `nil` for none. Rules: BAR-60.
  public var buttonGroup: UIBarButtonItemGroup? { group }

  /// A group of this button alone, which a person can't move.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  /// A group of this button alone, which a person can move.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  /// A group of this button alone, which a person can remove.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, inDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}

/// The bar above the keyboard of a large device. Nothing is shown (RESP-16).
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether a person can hide the bar. The library never reads it.
  open var allowsHidingShortcuts = true
  /// The groups on the leading side; none by default. The library never reads it.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups on the trailing side; none by default. The library never reads it.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// The bars above the keyboard, each beside its responder.
@MainActor enum InputAssistants {
  private static var key: UInt8 = 0

  static func item(of responder: UIResponder) -> UITextInputAssistantItem {
    if let made = objc_getAssociatedObject(responder, &key) as? UITextInputAssistantItem { return made }
    let made = UITextInputAssistantItem()
    objc_setAssociatedObject(responder, &key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}
