import Foundation

/// The contents of a navigation bar for a controller. Made by ``UIViewController/navigationItem`` on
/// first use. Rules: NAV-19.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  /// Determines whether a title is large.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// The mode of the item below.
    case automatic
    /// Large, if the bar allows it.
    case always
    /// Small.
    case never
    /// Small, in the row of the buttons.
    case inline
  }

  /// The text of a back button.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title of the item below, or a generic word in little room.
    case `default`
    /// A generic word.
    case generic
    /// No text.
    case minimal
  }

  /// How a bar shows the item.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// As a place of an application; as a place among many; as a document.
    case navigator, browser, editor
  }

  final var nameNumber: Int32 = 0
  /// The values that few items have; `nil` until one is set.
  final var choices: NavigationItemChoices?
  /// The controller that owns the item.
  final var owner: ControllerReference?

  /// What the surface above the hierarchy keeps with the item.
  package final var surface: AnyObject?
  /// A view that the item brings into its bar below the title, such as a search bar.
  package final var attachment: NavigationBarAttachment? {
    didSet {
      NavigationBarAttachment.areUsed = true
      owner?.controller?.navigationController?.barsChanged()
    }
  }
  /// The controller that owns the item.
  package final var controller: UIViewController? { owner?.controller }

  /// The item's title. It follows the `title` of a controller that owns the item. Rules: NAV-20.
  open var title: String? { didSet { PropertyChanges.tell(self, "title", from: oldValue) } }
  /// The view shown instead of the title. The library never reads it.
  open var titleView: UIView? {
    didSet {
      PropertyChanges.tell(self, "titleView", from: oldValue)
      BarViews.areUsed = true
      buttonsChanged()
    }
  }
  /// One line above the title. The library never reads it.
  open var prompt: String? { didSet { PropertyChanges.tell(self, "prompt", from: oldValue) } }
  /// Determines whether the title is large. Rules: NAV-33.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { owner?.controller?.navigationController?.barsChanged() } }
  }
  /// The button that leads back to this item, shown while the next one is on top.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { PropertyChanges.tell(self, "backBarButtonItem", from: oldValue) }
  }
  /// The title of the button that leads back to this item, if it has no ``backBarButtonItem``.
  open var backButtonTitle: String?
  /// The text of the button that leads back to this item.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The action of the back button while this item is on top, instead of going back.
  open var backAction: UIAction?
  /// Whether the back button is hidden while this item is on top. Rules: NAV-24.
  open var hidesBackButton = false
  /// Whether the back button is shown beside ``leftBarButtonItems`` instead of giving way to them. Rules: NAV-24.
  open var leftItemsSupplementBackButton = false
  /// The buttons on the leading side, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet {
      PropertyChanges.tell(self, "leftBarButtonItems", from: oldValue)
      PropertyChanges.tell(self, "leftBarButtonItem", from: oldValue?.first)
      buttonsChanged()
    }
  }
  /// The buttons on the trailing side, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet {
      PropertyChanges.tell(self, "rightBarButtonItems", from: oldValue)
      PropertyChanges.tell(self, "rightBarButtonItem", from: oldValue?.first)
      buttonsChanged()
    }
  }

  /// The views of buttons, and the title view, are subviews of the bar.
  private func buttonsChanged() {
    if BarViews.areUsed { owner?.controller?.navigationController?.barsMayHaveChanged() }
  }

  // MARK: Accessibility

  /// Whether assistive technologies see the item; `false` unless set. The library never reads it, nor the properties below.
  open var isAccessibilityElement: Bool {
    get { choices?.accessibility.isElement ?? false }
    set { madeChoices.accessibility.isElement = newValue }
  }
  /// The item's name.
  open var accessibilityLabel: String? {
    get { choices?.accessibility.label }
    set { madeChoices.accessibility.label = newValue }
  }
  /// The effect of using the item.
  open var accessibilityHint: String? {
    get { choices?.accessibility.hint }
    set { madeChoices.accessibility.hint = newValue }
  }
  /// The item's value.
  open var accessibilityValue: String? {
    get { choices?.accessibility.value }
    set { madeChoices.accessibility.value = newValue }
  }
  /// The item's characteristics.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { choices?.accessibility.traits ?? .none }
    set { madeChoices.accessibility.traits = newValue }
  }

  /// Makes an item with nothing in it.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Reads an item that `encode(with:)` wrote; one with nothing in it if there is none. Rules: CODE-09.
  public required init?(coder: NSCoder) {
    super.init()
    guard coder.flag("ControllerTree.item") else { return }
    title = coder.text("ControllerTree.title")
    prompt = coder.text("ControllerTree.prompt")
    backButtonTitle = coder.text("ControllerTree.backTitle")
    hidesBackButton = coder.flag("ControllerTree.hidesBack")
    leftItemsSupplementBackButton = coder.flag("ControllerTree.supplements")
    let mode = coder.whole("ControllerTree.largeTitle").flatMap { LargeTitleDisplayMode(rawValue: $0) }
    largeTitleDisplayMode = mode ?? .automatic
    backBarButtonItem = coder.object(UIBarButtonItem.self, "ControllerTree.back")
    let left = coder.objects(UIBarButtonItem.self, "ControllerTree.left")
    let right = coder.objects(UIBarButtonItem.self, "ControllerTree.right")
    if !left.isEmpty { leftBarButtonItems = left }
    if !right.isEmpty { rightBarButtonItems = right }
  }

  /// Writes titles and buttons under keys, and no views; does nothing if `coder` has no keys. Rules: CODE-09.
  open func encode(with coder: NSCoder) {
    coder.write(true, "ControllerTree.item")
    coder.write(title, "ControllerTree.title")
    coder.write(prompt, "ControllerTree.prompt")
    coder.write(backButtonTitle, "ControllerTree.backTitle")
    coder.write(hidesBackButton, "ControllerTree.hidesBack")
    coder.write(leftItemsSupplementBackButton, "ControllerTree.supplements")
    coder.write(largeTitleDisplayMode.rawValue, "ControllerTree.largeTitle")
    coder.write(backBarButtonItem, "ControllerTree.back")
    coder.write(leftBarButtonItems ?? [], "ControllerTree.left")
    coder.write(rightBarButtonItems ?? [], "ControllerTree.right")
  }

  /// The object was made from an Interface Builder file, and its outlets and actions are connected. The base does nothing.
  /// Rules: IB-05, IB-12.
  open func awakeFromNib() {}

  /// The outermost button on the leading side; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button on the trailing side; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``hidesBackButton``; nothing is animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Sets ``leftBarButtonItems``; nothing is animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets ``rightBarButtonItems``; nothing is animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets ``leftBarButtonItem``; nothing is animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets ``rightBarButtonItem``; nothing is animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets ``leftBarButtonItem``; nothing is animated.
  open func setLeft(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets ``rightBarButtonItem``; nothing is animated.
  open func setRight(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  // MARK: Appearances; nothing is drawn

  /// The look of the bar in its usual height while the item is on top; `nil` for the bar's. Rules: BAR-04.
  open var standardAppearance: UINavigationBarAppearance? {
    get { choices?.appearances.standard }
    set { madeChoices.appearances.standard = newValue }
  }
  /// The look of the bar in compact height while the item is on top; `nil` for the bar's. Rules: BAR-04.
  open var compactAppearance: UINavigationBarAppearance? {
    get { choices?.appearances.compact }
    set { madeChoices.appearances.compact = newValue }
  }
  /// The look of the bar above content that is at its top while the item is on top; `nil` for the bar's. Rules: BAR-04.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { choices?.appearances.scrollEdge }
    set { madeChoices.appearances.scrollEdge = newValue }
  }
  /// The look of the bar in compact height above content that is at its top while the item is on top; `nil` for the bar's. Rules: BAR-04.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { choices?.appearances.compactScrollEdge }
    set { madeChoices.appearances.compactScrollEdge = newValue }
  }

  // MARK: Further titles; nothing is drawn

  /// The text below the title; the characters of ``attributedSubtitle`` if there is one. Rules: BAR-70.
  open var subtitle: String? {
    get { choices?.titles.attributedSubtitle.map { String($0.characters) } ?? choices?.titles.subtitle }
    set { madeChoices.titles.subtitle = newValue }
  }
  /// The view shown instead of ``subtitle``. It does not become a subview of the bar. The library never reads it.
  open var subtitleView: UIView? {
    get { choices?.titles.subtitleView }
    set { madeChoices.titles.subtitleView = newValue }
  }
  /// The large title; `nil` for ``title``. The library never reads it.
  open var largeTitle: String? {
    get { choices?.titles.largeTitle }
    set { madeChoices.titles.largeTitle = newValue }
  }
  /// The text below the large title; `nil` for ``subtitle``. The library never reads it.
  open var largeSubtitle: String? {
    get { choices?.titles.largeSubtitle }
    set { madeChoices.titles.largeSubtitle = newValue }
  }
  /// The view shown instead of ``largeSubtitle``. It does not become a subview of the bar. The library never reads it.
  open var largeSubtitleView: UIView? {
    get { choices?.titles.largeSubtitleView }
    set { madeChoices.titles.largeSubtitleView = newValue }
  }

  // MARK: Groups and documents

  /// How a bar shows the item. The library never reads it.
  open var style: ItemStyle {
    get { choices?.style ?? .navigator }
    set { madeChoices.style = newValue }
  }
  /// The name by which a person's changes of the bar are kept; `nil` for none. The library never reads it.
  open var customizationIdentifier: String? {
    get { choices?.customizationIdentifier }
    set { madeChoices.customizationIdentifier = newValue }
  }
  /// The groups on the leading side. Setting them sets ``leftBarButtonItems``, and the other way round. Rules: BAR-61.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { NavigationItemChoices.groups(choices?.leading, leftBarButtonItems) }
    set {
      madeChoices.leading = newValue
      leftBarButtonItems = newValue.flatMap(\.barButtonItems)
    }
  }
  /// The groups in the middle. The library never reads it.
  open var centerItemGroups: [UIBarButtonItemGroup] {
    get { choices?.center ?? [] }
    set { madeChoices.center = newValue }
  }
  /// The groups on the trailing side. Setting them sets ``rightBarButtonItems``, outermost first, and the other way round.
  /// Rules: BAR-61.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { NavigationItemChoices.groups(choices?.trailing, rightBarButtonItems?.reversed()) }
    set {
      madeChoices.trailing = newValue
      rightBarButtonItems = newValue.flatMap(\.barButtonItems).reversed()
    }
  }
  /// The group that is always shown on the trailing side. The library never reads it.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { choices?.pinned }
    set { madeChoices.pinned = newValue }
  }
  /// Makes the menu of the title; gets the elements that the system suggests. ``titleMenu()`` asks it. Rules: BAR-62.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { choices?.menu }
    set { madeChoices.menu = newValue }
  }
  /// The document that the title tells of; `nil` for none. The library never reads it.
  open var documentProperties: UIDocumentProperties? {
    get { choices?.properties }
    set { madeChoices.properties = newValue }
  }
  /// Renames the document. Not retained. ``rename(to:)`` asks it. Rules: BAR-63.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { choices?.renaming }
    set { madeChoices.renaming = newValue }
  }

  /// Whether a back button is shown while this item is on top of another one.
  final var hasBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty ?? true)
  }
}

extension UINavigationItem: Nameable {
  var nameTitle: String? { title }
}
