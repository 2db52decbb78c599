import Foundation

/// A bar of tabs, of which one is selected. It draws nothing.
///
/// The bar of a ``UITabBarController`` shows what the controller says: its items are those of the controller's tabs, and can't
/// be set. Rules: TAB-01, TAB-06, TAB-11.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The bar's height above the safe area, in points.
  static let height: CGFloat = 49

  /// Whose bar it is; the controller clears it when it dies.
  final var manager: ControllerReference?
  private var ownItems: [UITabBarItem]?
  private var ownSelection: UITabBarItem?

  /// Makes a bar with the given frame, in points of its future superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a bar with an empty frame; an archive's content is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var tabs: TabList? { (manager?.controller as? UITabBarController)?.list }

  /// Hears of what a person selects. Not retained. For the bar of a tab bar controller it is the controller.
  open weak var delegate: (any UITabBarDelegate)?

  /// The tabs from left to right.
  /// - Issues: `managedBar` if the bar is a tab bar controller's; nothing changes.
  /// - Rules: TAB-01, M-TAB-06.
  open var items: [UITabBarItem]? {
    get { tabs?.items ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Exchanges the tabs. A selected one that is not among the new ones is selected no longer.
  /// - Issues: `managedBar` if the bar is a tab bar controller's; nothing changes.
  /// - Rules: M-TAB-06.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    if isManaged("setItems(_:animated:)") { return }
    ownItems = items
    if let ownSelection, items?.contains(where: { $0 === ownSelection }) != true { self.ownSelection = nil }
  }

  /// The selected tab. Setting it tells the delegate nothing; a tab that is not in ``items`` selects none.
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
    Stage.current.cycle.turn(PublicCall(call, self, .other)) { report(.managedTabBar(self, of: controller)) }
    return true
  }

  /// Whether the bar would be left out of drawing; a tab bar controller gives its place to the content. Rules: TAB-14.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      tabs?.controller.barChanged()
    }
  }

  // MARK: Looks: kept and reported

  /// What the bar would be filled with.
  open var barTintColor: UIColor?
  /// What tabs that are not selected would be tinted with.
  open var unselectedItemTintColor: UIColor?
  /// Whether content would be seen through the bar.
  open var isTranslucent = true
  /// What would be behind the tabs.
  open var backgroundImage: UIImage?
  /// What would be above the bar.
  open var shadowImage: UIImage?
  /// What would be behind the selected tab.
  open var selectionIndicatorImage: UIImage?
  /// How wide tabs would be, in points; 0 for their own width.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var itemWidth: CGFloat {
    get { givenItemWidth }
    set { if accepts(newValue, for: "itemWidth") { givenItemWidth = newValue } }
  }
  private var givenItemWidth: CGFloat = 0
  /// How far tabs would be from each other, in points; 0 for the system's distance.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var itemSpacing: CGFloat {
    get { givenItemSpacing }
    set { if accepts(newValue, for: "itemSpacing") { givenItemSpacing = newValue } }
  }
  private var givenItemSpacing: CGFloat = 0

  /// The width given, and the height of a bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
  }

  // MARK: A person

  /// A person taps a tab. One turn.
  ///
  /// In a tab bar controller: the delegate is asked whether the tab should be selected; it is; the delegate hears of it. A tap
  /// on the tab that is selected already pops a navigation controller to its root. Elsewhere the tab is selected and
  /// ``delegate`` hears of it.
  /// - Returns: Whether the tap counted: `false` if the tab is not in the bar, or can't be chosen, or if the bar is out of view,
  ///   or if the delegate is against it.
  /// - Rules: TAB-06, TAB-11, TURN-06.
  @discardableResult
  public final func select(_ item: UITabBarItem) -> Bool {
    Stage.current.cycle.turn(PublicCall("select(_:)", self, .event)) {
      guard !isHidden, tabs?.controller.isBarInView != false, item.isEnabled, let items,
        items.contains(where: { $0 === item })
      else { return false }
      if let tabs { return tabs.tap(item) }
      ownSelection = item
      delegate?.tabBar(self, didSelect: item)
      return true
    }
  }
}

/// Hears of what a person does with a tab bar. Clients implement it.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// A person has tapped a tab. In a tab bar controller: one that its delegate allows, before it is selected. Rules: TAB-06.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
