import Foundation

/// Shows the top of a stack of controllers.
///
/// Calls change the stack at once; loading, callbacks and animation follow at the end of the turn, as one change however many
/// calls there were. How it works stands beside it: `NavigationStack` has the stack and what changes it, `NavigationCheck`
/// what speaks against a change, `NavigationScreen` what is shown, `NavigationBars` the bars. Rules: NAV-01 to NAV-32.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  final lazy var stack = NavigationStack(of: self)
  final lazy var screen = NavigationScreen(of: self)
  final lazy var bars = NavigationBars(of: self)

  /// How long bars take to come and go on a device, in seconds; here they take no time.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  // MARK: Creating

  /// Makes a controller and pushes one member of its stack; nothing is loaded. Rules: NAV-01, M-NAV-02.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a controller with an empty stack.
  /// - Parameters:
  ///   - navigationBarClass: A subclass of ``UINavigationBar``, made by its `init(coder:)`; `nil` for the class itself.
  ///   - toolbarClass: A subclass of ``UIToolbar``, made by its `init(coder:)`; `nil` for the class itself.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    bars = NavigationBars(of: self, barClass: navigationBarClass, toolbarClass: toolbarClass)
  }

  /// Makes a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  /// Makes a controller with an empty stack; an archive's content is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    definesPresentationContext = true
  }

  // MARK: The stack

  /// The stack from the bottom to the top. Setting it is ``setViewControllers(_:animated:)`` without animation. Rules: NAV-11.
  open var viewControllers: [UIViewController] {
    get { stack.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top of the stack. Rules: NAV-02.
  open var topViewController: UIViewController? { viewControllers.last }

  /// What this controller, or the nearest one around it, presents; else the top of the stack. Rules: NAV-12.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// The top decides whether a person may dismiss (DIS-11).
  override var childForModalInPresentation: UIViewController? { topViewController }

  /// Hears of changes and supplies animators. Not retained.
  ///
  /// What was set last is asked, whatever an override answers: subclasses put themselves in the middle and answer with the
  /// delegate that they pass things on to. Rules: NAV-13, NAV-14.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { givenDelegate = delegate }
  }
  /// What ``delegate`` was set to, without overrides.
  final weak var givenDelegate: (any UINavigationControllerDelegate)?

  /// Puts a controller on top of the stack.
  ///
  /// Within the call it joins the stack and becomes a child; loading, callbacks and animation follow at the end of the turn.
  /// While an animated change is under way the whole push waits for its end.
  /// - Issues: `pushedTwice`, `pushedNavigationController`, `pushedSplitViewController`, `childElsewhere`: nothing changes.
  ///   `pushedTabBarController`: a warning. `pushWaits`: a notice. `noEventBetween`: on request.
  /// - Rules: NAV-02, NAV-03, NAV-07, NAV-15 to NAV-17.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    stack.push(viewController, animated: animated)
  }

  /// Takes the top off the stack and gives it back; `nil` if it is the only one.
  /// - Issues: `navigationInProgress`: nothing changes. `noEventBetween`: on request.
  /// - Rules: NAV-04, NAV-05, NAV-08, NAV-31.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    stack.pop(animated: animated)
  }

  /// Takes everything above `viewController` off the stack and gives it back, from the bottom to the top; `nil` if nothing is.
  /// - Issues: `notOnStack`, `navigationInProgress`: nothing changes. `noEventBetween`: on request.
  /// - Rules: NAV-09, NAV-17, NAV-31.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    stack.pop(to: viewController, animated: animated, by: "popToViewController(_:animated:)")
  }

  /// Takes everything but the bottom off the stack and gives it back, from the bottom to the top; `nil` if nothing is.
  /// - Issues: `navigationInProgress`: nothing changes. `noEventBetween`: on request.
  /// - Rules: NAV-09, NAV-31.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = viewControllers.first else { return nil }
    return stack.pop(to: root, animated: animated, by: "popToRootViewController(animated:)")
  }

  /// Exchanges the whole stack in one change: a pop if the new top is in the old stack, else a push, nothing if it is the old
  /// top.
  /// - Complexity: O(n) in both stacks.
  /// - Issues: `duplicateOnStack`, `navigationInProgress`, and those of ``pushViewController(_:animated:)``: nothing changes.
  ///   `noEventBetween`: on request.
  /// - Rules: NAV-10, NAV-11, NAV-31.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    stack.set(viewControllers, animated: animated)
  }

  /// Pushes with animation. Rules: NAV-26, SHOW-03.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// `show(_:sender:)`. Rules: SHOW-05.
  open override var handledActions: Set<Selector> { [.show] }

  // MARK: Bars

  /// The bar at the top, which shows the navigation items of the stack. Rules: NAV-19.
  open var navigationBar: UINavigationBar { bars.bar }

  /// Whether the bar at the top is out of sight. The content's safe area follows at the next layout; no callbacks are sent.
  /// Rules: NAV-21.
  open var isNavigationBarHidden: Bool {
    get { bars.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Changes ``isNavigationBarHidden``; nothing is animated. Rules: NAV-21.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { bars.hideBar(hidden) }

  /// The bar at the bottom, which shows the `toolbarItems` of the top. Rules: NAV-22.
  open var toolbar: UIToolbar! { bars.toolbar }

  /// Whether the bar at the bottom is out of sight, as it is at first. Rules: NAV-22.
  open var isToolbarHidden: Bool {
    get { bars.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Changes ``isToolbarHidden``; nothing is animated. Rules: NAV-22.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { bars.hideToolbar(hidden) }

  /// Whether a tap hides the bars. Kept and reported. Rules: NAV-25.
  open var hidesBarsOnTap: Bool {
    get { bars.hiding.onTap }
    set { bars.hiding.onTap = newValue }
  }

  /// Whether a swipe hides the bars. Kept and reported. Rules: NAV-25.
  open var hidesBarsOnSwipe: Bool {
    get { bars.hiding.onSwipe }
    set { bars.hiding.onSwipe = newValue }
  }

  /// Whether the keyboard hides the bars. Kept and reported. Rules: NAV-25.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { bars.hiding.whenKeyboardAppears }
    set { bars.hiding.whenKeyboardAppears = newValue }
  }

  /// Whether the bars are out of sight where there is little height. Rules: NAV-25.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { bars.hiding.whenVerticallyCompact }
    set { bars.hiding.whenVerticallyCompact = newValue }
  }

  /// The tap that would hide the bars. Rules: NAV-25.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  /// The swipe that would hide the bars. Rules: NAV-25.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()

  // MARK: A person

  /// A person's swipe from the edge, which pops the top. Rules: NAV-24.
  public private(set) final lazy var interactivePop = InteractivePop(of: self)

  /// The gesture of ``interactivePop``: disabled, or with a delegate that is against it, no swipe begins. Rules: NAV-24.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer(in: viewIfLoaded) }

  // MARK: Appearance

  override func makeDefaultView() -> UIView { makeLayoutContainer() }

  /// The controller tells its children itself, in its own callbacks.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func prepareToAppear() {
    super.prepareToAppear()
    screen.prepareToAppear()
  }

  override func tellShownChildren(of callback: AppearanceCallback) {
    switch callback {
    case .viewWillAppear(let animated): screen.willAppear(animated)
    case .viewDidAppear(let animated): screen.didAppear(animated)
    case .viewWillDisappear(let animated): screen.willDisappear(animated)
    case .viewDidDisappear: screen.didDisappear()
    case .viewIsAppearing: break
    }
  }

  override var endsMovesItself: Bool { true }
  override var childrenToShow: [UIViewController] { stack.controllers.suffix(1) }
  override var worksInsideCallbacks: Bool { true }
  override func lostChild(_ child: UIViewController) {
    stack.lost(child)
    (links.parent as? UISplitViewController)?.columns.returned(child)
  }

  override func letGo(of child: UIViewController) { stack.letGo(of: child) { super.letGo(of: child) } }

  // MARK: In a split view

  /// Puts the secondary controller on top, whatever it is, also another navigation controller. Rules: SPLIT-10.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    adopt([secondaryViewController])
  }

  /// Takes the top off the stack and gives it back; `nil` if it is the only one. Rules: SPLIT-10.
  open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    guard viewControllers.count > 1, let top = topViewController else { return nil }
    letGo(of: top)
    return top
  }

  /// The whole; for a column on the stack what it will have when the split view around has expanded. Rules: CON-22, SPLIT-08.
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    (links.parent as? UISplitViewController)?.sizeAfterExpanding(of: container) ?? parentSize
  }

  // MARK: In a tab bar

  /// What stands for the controller in a tab bar: its own item, or that of the root if it has neither an item nor a title.
  /// Rules: NAV-20.
  open override var tabBarItem: UITabBarItem! {
    get {
      guard rare?.bars?.ownTabBarItem == nil, title == nil, let root = viewControllers.first else {
        return super.tabBarItem
      }
      return root.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  /// The stack has changed, and with it whether the tab bar around it is in view (NAV-23), and whose bars are.
  final func bottomBarMayChange() {
    (parent as? UITabBarController)?.barChanged()
    barsMayHaveChanged()
  }

  // MARK: What the system asks

  /// The top decides while there is no bar whose style counts. Rules: NAV-27.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  /// The top decides. Rules: NAV-27.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// The top decides. Rules: NAV-27.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  /// The top decides. Rules: NAV-27.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
  /// The top decides. Rules: NAV-27.
  open override var childViewControllerForPointerLock: UIViewController? { topViewController }
  /// Light on a black bar. Rules: NAV-27.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  /// What the delegate says, else what every controller does, not what the top wants; nobody asks. Rules: NAV-27.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  /// What the delegate says, else what every controller does; nobody asks.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}

extension UINavigationController {
  /// What a change of the stack is.
  public enum Operation: Int, Hashable, Sendable {
    /// Nothing is animated.
    case none
    /// The new top was not on the stack.
    case push
    /// The new top was on the stack.
    case pop
  }
}
