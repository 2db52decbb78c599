import Foundation

/// A bar of tabs, of which one is selected. It draws nothing.
///
/// The bar of a ``UITabBarController`` shows the items of the controller's tabs; they can't be set on the bar.
/// Rules: TAB-01, TAB-06, TAB-11.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// How tabs are spread over the bar.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// Over the whole bar in compact width, else in the middle.
    case automatic = 0
    /// Over the whole bar.
    case fill
    /// In the middle.
    case centered
  }

  /// The bar's height above the safe area, in points.
  static let height: CGFloat = 49

  /// The tab bar controller that owns the bar; the controller clears the reference at its release.
  final var manager: ControllerReference?
  private var ownItems: [UITabBarItem]?
  private var ownSelection: UITabBarItem?

  /// Makes a bar with the given frame, in points of its future superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a bar with an empty frame; an archive's content is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var tabs: TabList? { (manager?.controller as? UITabBarController)?.list }

  /// Is told when the user selects a tab. Not retained. For the bar of a tab bar controller it is the controller.
  open weak var delegate: (any UITabBarDelegate)? {
    get { hasOwnDelegate ? ownDelegate : manager?.controller as? UITabBarController }
    set {
      hasOwnDelegate = true
      ownDelegate = newValue
    }
  }
  private weak var ownDelegate: (any UITabBarDelegate)?
  private var hasOwnDelegate = false

  /// The tabs from left to right.
  /// - Issues: `managedBar` if the bar is a tab bar controller's; nothing changes.
  /// - Rules: TAB-01, M-TAB-06.
  open var items: [UITabBarItem]? {
    get { tabs?.items ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the tabs. If the selected tab is not among the new ones, no tab is selected.
  /// - Issues: `managedBar` if the bar is a tab bar controller's; nothing changes.
  /// - Rules: M-TAB-06.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    if isManaged("setItems(_:animated:)") { return }
    ownItems = items
    if let ownSelection, items?.contains(where: { $0 === ownSelection }) != true { self.ownSelection = nil }
  }

  /// The selected tab. Setting it does not call the delegate; setting a tab that is not in ``items`` deselects.
  /// - Issues: `managedBar` if the bar is a tab bar controller's; nothing changes.
  /// - Rules: M-TAB-06.
  open var selectedItem: UITabBarItem? {
    get {
      if let tabs { return tabs.selectedItem }
      return ownSelection
    }
    set {
      if isManaged("selectedItem") { return }
      ownSelection = ownItems?.first { $0 === newValue }
    }
  }

  private func isManaged(_ call: StaticString) -> Bool {
    guard let controller = manager?.controller else { return false }
    Stage.turn(call, self, .other) { report(.managedTabBar(self, of: controller)) }
    return true
  }

  /// Whether the bar is hidden; a tab bar controller then gives its room to the content. Rules: TAB-14.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      tabs?.controller.barChanged()
    }
  }

  // MARK: Choosing tabs

  private enum Customization {
    case none
    /// A person chooses from `items`; the bar had others before.
    case running(items: [UITabBarItem], before: [UITabBarItem])
  }
  private var customization = Customization.none

  /// Whether a person changes which tabs there are. Rules: TAB-60.
  open var isCustomizing: Bool { if case .running = customization { true } else { false } }

  /// Lets a person choose tabs: the delegate is told; ``endCustomizing(animated:)`` ends it. Rules: TAB-60.
  /// - Issues: `managedBar` if the bar is a tab bar controller's; nothing changes.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    if isCustomizing || isManaged("beginCustomizingItems(_:)") { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    customization = .running(items: items, before: self.items ?? [])
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// Ends ``beginCustomizingItems(_:)``; the delegate is told the tabs that the bar has now. Rules: TAB-60.
  /// - Returns: Whether a person has changed the tabs.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool {
    guard case .running(_, let before) = customization else { return false }
    let now = items ?? []
    let changed = !now.elementsEqual(before) { $0 === $1 }
    delegate?.tabBar(self, willEndCustomizing: now, changed: changed)
    customization = .none
    delegate?.tabBar(self, didEndCustomizing: now, changed: changed)
    return changed
  }

  /// A person puts a tab into the place of another one while tabs are chosen; if the bar has it already, the two change places. One
  /// event. Not in UIKit. Rules: TAB-60.
  /// - Parameters:
  ///   - item: One of the tabs that the person may choose.
  ///   - other: A tab of the bar that the person may replace.
  /// - Returns: Whether the tabs have changed: `false` if tabs are not chosen now, or if one of the two is not among them.
  @discardableResult
  @_disfavoredOverload
  public final func put(_ item: UITabBarItem, inPlaceOf other: UITabBarItem) -> Bool {
    act("put(_:inPlaceOf:)") {
      guard case .running(let choice, _) = customization, item !== other, choice.contains(where: { $0 === item }),
        choice.contains(where: { $0 === other }), var new = ownItems,
        let place = new.firstIndex(where: { $0 === other })
      else { return false }
      if let old = new.firstIndex(where: { $0 === item }) {
        new.swapAt(place, old)
      } else {
        new[place] = item
      }
      setItems(new, animated: true)
      return true
    }
  }

  // MARK: Looks

  /// The look of the bar. The library never reads it.
  open var barStyle = UIBarStyle.default
  /// The colour of the bar. It counts for ``standardAppearance`` while none was set. Rules: BAR-06.
  open var barTintColor: UIColor?
  /// The tint of tabs that are not selected. The library never reads it.
  open var unselectedItemTintColor: UIColor?
  /// Whether content shows through the bar. Content extends under another bar only on request. Rules: NAV-43.
  open var isTranslucent: Bool {
    get { showsContent }
    set {
      let old = showsContent
      showsContent = newValue
      if newValue != old { (superview as? UILayoutContainerView)?.translucencyChanged() }
    }
  }
  // Each access to a stored property that is public is checked at run time: this is not.
  private var showsContent = true
  /// The picture behind the tabs. It counts for ``standardAppearance`` while none was set. Rules: BAR-06.
  open var backgroundImage: UIImage?
  /// The picture above the bar. It counts for ``standardAppearance`` while none was set. Rules: BAR-06.
  open var shadowImage: UIImage?
  /// The picture behind the selected tab. It counts for ``standardAppearance`` while none was set. Rules: BAR-06.
  open var selectionIndicatorImage: UIImage?
  /// The width of the tabs, in points; 0 for their natural width. It counts for ``standardAppearance`` while none was set. Rules: BAR-06.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var itemWidth: CGFloat {
    get { givenItemWidth }
    set { if accepts(newValue, for: "itemWidth") { givenItemWidth = newValue } }
  }
  private var givenItemWidth: CGFloat = 0
  /// The distance between tabs, in points; 0 for the system's distance. It counts for ``standardAppearance`` while none was set. Rules: BAR-06.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var itemSpacing: CGFloat {
    get { givenItemSpacing }
    set { if accepts(newValue, for: "itemSpacing") { givenItemSpacing = newValue } }
  }
  private var givenItemSpacing: CGFloat = 0

  /// How the tabs are spread. The library never reads it.
  open var itemPositioning = UITabBar.ItemPositioning.automatic

  /// `nil` until a look is set.
  package final var looks: BarLooks<UITabBarAppearance>?

  /// The look of the bar. While none was set, it follows the former properties, such as `barTintColor`. Rules: BAR-04, BAR-06.
  open var standardAppearance: UITabBarAppearance {
    get { looks?.appearances.standard ?? formerAppearance }
    set { ownLooks.appearances.standard = newValue }
  }
  /// The look of the bar below content that is at its bottom; `nil` for ``standardAppearance`` without background. Rules: BAR-04, BAR-05.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks?.appearances.scrollEdge }
    set { ownLooks.appearances.scrollEdge = newValue }
  }

  /// The given width, and the height of a bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
  }

  // MARK: The user

  /// The user taps a tab. One turn.
  ///
  /// In a tab bar controller: asks the delegate whether to select the tab, selects it, and tells the delegate. A tap on the
  /// selected tab pops a navigation controller to its root. In other bars: selects the tab and tells ``delegate``.
  /// - Returns: Whether the tap had an effect: `false` if the tab is not in the bar or is disabled, if the bar is out of
  ///   view, or if the delegate refuses.
  /// - Rules: TAB-06, TAB-11, TURN-06.
  @discardableResult
  public final func select(_ item: UITabBarItem?) -> Bool {
    Stage.turn("select(_:)", self, .event) {
      guard let item, !isHidden, tabs?.controller.isBarInView != false, item.isEnabled, let items,
        items.contains(where: { $0 === item })
      else { return false }
      if let tabs { return tabs.tap(item) }
      ownSelection = item
      delegate?.tabBar(self, didSelect: item)
      return true
    }
  }
}

extension UITabBar: TapAnswering {
  /// Selects the tab at a point. Rules: TOUCH-41.
  package func tapped(_ tap: AnsweredTap) {
    if let minimizing = tabs?.controller.minimizing, minimizing.isMinimized { return minimizing.expand() }
    guard let items, !items.isEmpty, bounds.width > 0 else { return }
    let place = Int((tap.point.x - bounds.minX) / bounds.width * CGFloat(items.count))
    select(items[mirrored(min(max(place, 0), items.count - 1), of: items.count)])
  }

  /// The place of a tab in the bar, in points of the bar: all tabs are equally wide. `nil` for a tab of another bar. Not in UIKit.
  @_disfavoredOverload
  public final func frame(of item: UITabBarItem) -> CGRect? {
    guard let items, let index = items.firstIndex(where: { $0 === item }) else { return nil }
    let width = bounds.width / CGFloat(items.count)
    let place = mirrored(index, of: items.count)
    return CGRect(x: bounds.minX + width * CGFloat(place), y: bounds.minY, width: width, height: Self.height)
  }

  private func mirrored(_ index: Int, of count: Int) -> Int {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? count - 1 - index : index
  }
}

/// Is told when the user taps a tab. Clients implement it.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user has tapped a tab. In a tab bar controller: a tab that its delegate allows, before it
  /// is selected. Rules: TAB-06.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// The user is about to choose tabs. Rules: TAB-60.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// The user chooses tabs. Rules: TAB-60.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// The user is about to stop choosing tabs. Rules: TAB-60.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// The user has stopped choosing tabs. Rules: TAB-60.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
