import Foundation

/// Shows one of several controllers, which the user chooses in a bar of tabs.
///
/// The initialiser loads the view, as on a device: `viewDidLoad()` of a subclass has run when it returns. All tabs' controllers
/// are children. Only the selected one is shown, and loaded when the tab bar controller is about to appear.
///
/// A call that selects another tab changes the selection at once, and the `will…` callbacks come within it; layout and the
/// `did…` callbacks follow at the end of the turn:
///
///     next.viewDidLoad → next.viewWillAppear → last.viewWillDisappear → ⟨end of turn⟩
///     next.viewIsAppearing → layout → last.viewDidDisappear → next.viewDidAppear
///
/// `TabList` has the tabs and the selection, `ShownTab` shows the selected child, `TabTap` handles a user's tap.
/// Rules: TAB-01 to TAB-19.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  // The getter of a lazy property is never inlined: this one is.
  final var list: TabList { madeList ?? makeList() }
  private final var madeList: TabList?
  final lazy var shown = ShownTab(of: self)

  // MARK: The tabs

  /// The controllers of the tabs; `nil` before the first assignment. Setting them is
  /// ``setViewControllers(_:animated:)`` without animation. If ``tabs`` were set, reading creates the missing
  /// controllers. Rules: TAB-01, TAB-02, TAB-18.
  open var viewControllers: [UIViewController]? {
    get { list.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs.
  ///
  /// Within the call the new controllers become children, and the others leave. A selected controller that is among the
  /// new ones stays selected; else the one at its index is selected, or the first. Only the view of a newly selected
  /// controller is loaded, if the tab bar controller is on screen.
  /// - Parameters:
  ///   - viewControllers: The new controllers, in the order of the bar; `nil` for none.
  ///   - animated: Whether the ``delegate`` is asked for an animator if another controller becomes the selected one on screen.
  /// - Complexity: O(n) in old and new tabs.
  /// - Issues: `duplicateTab`, and those of `addChild(_:)`: nothing changes.
  /// - Rules: TAB-01 to TAB-03, TAB-12, TAB-13.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    list.replace(
      by: viewControllers?.map(TabEntry.controller), animated: animated, call: "setViewControllers(_:animated:)")
  }

  /// The controller of the selected tab, or ``moreNavigationController`` while its list is shown. Setting it selects the tab; the
  /// delegate is not asked.
  /// - Issues: `foreignTab`, `noTabSelected`: nothing changes.
  /// - Rules: TAB-02, TAB-05, TAB-07, TAB-08.
  open var selectedViewController: UIViewController? {
    get { list.selected }
    set { list.select(viewController: newValue) }
  }

  /// The index of the selected tab; `NSNotFound` if none is, or if the list of ``moreNavigationController`` is shown. Setting it
  /// selects the tab; the delegate is not asked.
  /// - Issues: `tabIndexOutOfRange`: nothing changes.
  /// - Rules: TAB-02, TAB-05, TAB-07, TAB-08.
  open var selectedIndex: Int {
    get { list.index(of: list.selected) ?? NSNotFound }
    set { list.select(at: newValue) }
  }

  /// Shows the tabs that do not fit where width is compact: those after the fourth, if there are more than five. It is
  /// created on first use and never among ``viewControllers``. Rules: TAB-08, TAB-09.
  open var moreNavigationController: UINavigationController { list.more }

  /// The controllers whose tabs the user may reorder; all of them by default. Rules: TAB-10.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable ?? viewControllers }
    set { customizable = newValue }
  }
  private var customizable: [UIViewController]?

  /// Is asked about the user's taps, and supplies animators. Not retained. Rules: TAB-05, TAB-06, TAB-12.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Selects the controller's tab. Rules: SEGUE-07.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard subsequentVC !== selectedViewController, viewControllers?.contains(subsequentVC) == true else { return }
    selectedViewController = subsequentVC
  }

  // MARK: The bar

  /// The bar with the tabs; its items are those of the children. Rules: TAB-01, TAB-06.
  open var tabBar: UITabBar { bar }

  private lazy var bar: UITabBar = {
    let bar = UITabBar()
    bar.manager = reference
    return bar
  }()

  /// Gives the controller another bar, as code does that sets ``tabBar`` by its name. Returns `false`, and changes nothing, if the new bar
  /// serves a controller already. Rules: TAB-65.
  package final func exchangeBar(for new: UITabBar) -> Bool {
    guard new !== bar else { return true }
    guard new.manager?.controller == nil else { return false }
    bar.manager = nil
    new.manager = reference
    bar = new
    barChanged()
    return true
  }

  /// The user has tapped a tab, and the delegate allows it; the selection has not changed yet. The default does
  /// nothing. Rules: TAB-06.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// A person is about to choose tabs in the bar. The default does nothing. Rules: TAB-60.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// A person can choose tabs in the bar. The default does nothing. Rules: TAB-60.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// A person is about to be done with choosing. The default does nothing. Rules: TAB-60.
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// A person is done with choosing. The default does nothing. Rules: TAB-60.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  /// Whether the bar is hidden. Rules: TAB-14.
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  private var isBarHidden = false

  /// Hides or shows the bar; the content follows at the next layout. With an animation the bar moves over the lower edge of the view, and the
  /// content is laid out within it, in this call. Rules: TAB-14, TAB-63.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    barChanged(with: nil, alone: animated)
  }

  // MARK: A small bar, and what lies beside it

  /// `nil` if there has been no reason for it.
  private(set) final var minimizing: TabMinimizing?
  private final func madeMinimizing() -> TabMinimizing {
    if let minimizing { return minimizing }
    let made = TabMinimizing(of: self)
    minimizing = made
    return made
  }

  /// When the tab bar gets small. Rules: TAB-61.
  open var tabBarMinimizeBehavior: MinimizeBehavior {
    get { minimizing?.behavior ?? .automatic }
    set { madeMinimizing().behavior = newValue }
  }

  /// Whether the tab bar is small. Not in UIKit. Rules: TAB-61.
  public final var isTabBarMinimized: Bool { minimizing?.isMinimized ?? false }

  /// A view above the tab bar; in its row while the bar is small. Rules: TAB-62.
  open var bottomAccessory: UITabAccessory? {
    get { minimizing?.accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Changes ``bottomAccessory``; nothing is animated. Rules: TAB-62.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    if bottomAccessory !== minimizing?.accessory { madeMinimizing().accessory = bottomAccessory }
  }

  override func childPlacesMayChange() { childPlacesChange() }

  override func contentScrolls(_ scrollView: UIView, by distance: CGFloat) {
    super.contentScrolls(scrollView, by: distance)
    minimizing?.scrolled(by: distance)
  }

  // MARK: Tabs that make their controllers

  /// The place where tabs are shown.
  public enum Mode: Int, Hashable, Sendable {
    /// The system's choice.
    case automatic
    /// In the bar.
    case tabBar
    /// In the bar or in a sidebar.
    case tabSidebar
  }

  /// The place where tabs are shown. The library never reads it. Rules: TAB-18.
  open var mode = Mode.automatic

  /// The tabs, if they were set with this property. Setting them is ``setTabs(_:animated:)`` without animation. Rules:
  /// TAB-18.
  open var tabs: [UITab] {
    get { list.entries?.compactMap(\.tab) ?? [] }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs, also those that were set as ``viewControllers``. A tab's controller is created when it is first
  /// needed. With `animated` the ``delegate`` is asked for an animator if another controller becomes the selected one
  /// on screen.
  /// - Issues: `duplicateTab`: nothing changes.
  /// - Rules: TAB-12, TAB-18.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    list.replace(by: tabs.map(TabEntry.tab), animated: animated, call: "setTabs(_:animated:)")
    for tab in list.entries?.compactMap(\.tab) ?? [] { tab.manager = reference }
  }

  /// The selected tab, or the selected one in a group. Setting a tab selects it, in all its groups; the delegate is not
  /// asked.
  /// - Issues: `foreignTab`, `noTabSelected`: nothing changes.
  /// - Rules: TAB-18.
  open var selectedTab: UITab? {
    get {
      guard let index = list.index(of: list.selected) else { return nil }
      return list.entries?[index].tab?.leaf
    }
    set { list.select(tab: newValue) }
  }

  /// The tab with the identifier, also inside groups. Rules: TAB-18.
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabs.lazy.compactMap { $0.find(identifier) }.first
  }

  /// Creates a controller without tabs, and loads its view within the call.
  /// - Issues: `nibUnavailable` for a name.
  /// - Rules: TAB-19.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    _ = shown
    initializerDidFinish()
  }

  /// Creates a controller from an archive: from a storyboard with its tabs, else without any. The view is loaded later, when it
  /// is needed: code that reads an archive sets the tabs first. Rules: TAB-19, IB-03.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = shown
    (coder as? ControllerArchive)?.readChildren(of: self)
  }

  /// Creates a controller with tabs, then loads its view within the call. Rules: TAB-18, TAB-19.
  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
    initializerDidFinish()
  }

  override func initializerDidFinish() { loadViewIfNeeded() }

  @inline(never)
  private final func makeList() -> TabList {
    let list = TabList(of: self)
    madeList = list
    return list
  }

  // MARK: Containment and appearance

  /// Adds a child that has no tab. Add tabs with ``viewControllers``.
  /// - Issues: `childWithoutTab`, a warning, and those of `UIViewController`.
  /// - Rules: TAB-17, M-TAB-04.
  open override func addChild(_ childController: UIViewController) { super.addChild(childController) }

  /// `false`: the controller sends appearance to the selected child itself, in its own callbacks. Rules: TAB-16.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// The number of tabs that fit may change. Call `super`. Rules: TAB-08.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    list.roomChanged()
  }

  override func makeDefaultView() -> UIView { makeLayoutContainer() }

  // MARK: What the system asks

  /// The selected controller decides. Rules: CON-25.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The selected controller decides. Rules: CON-25.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  /// The selected controller decides. Rules: CON-25.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
  /// The selected controller decides. Rules: CON-25.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }
  /// The selected controller decides. Rules: CON-25.
  open override var childViewControllerForPointerLock: UIViewController? { selectedViewController }

  /// The selected controller decides whether the user may dismiss (DIS-11).
  override var childForModalInPresentation: UIViewController? { selectedViewController }

  override var controllersBesideChildren: [UIViewController] { list.made }

  /// The delegate's orientations, else the default of every controller. The library never reads it.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  /// The delegate's orientation, else the default of every controller. The library never reads it.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: The user

  /// The user reorders the tabs. One turn: the delegate is told of the beginning, of the new order before it takes
  /// effect, and of the end.
  /// - Parameter viewControllers: The same controllers in another order; only ``customizableViewControllers`` may
  ///   change places.
  /// - Returns: `true` if the new order is allowed.
  /// - Rules: TAB-10, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func customize(_ viewControllers: [UIViewController]) -> Bool { list.customize(viewControllers) }
}
