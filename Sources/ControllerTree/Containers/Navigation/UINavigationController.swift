import Foundation

/// Shows the top of a stack of controllers.
///
/// Calls change the stack at once; loading, callbacks and animation follow at the end of the turn, as one change
/// however many calls there were. `NavigationStack` has the stack and the calls that change it, `NavigationCheck`
/// refuses changes, `ShownTop` shows the top, `NavigationBars` has the bars. Rules: NAV-01 to NAV-32.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  // The getter of a lazy property is never inlined: these are.
  final var stack: NavigationStack { madeStack ?? makeStack() }
  final var shown: ShownTop { madeShown ?? makeShown() }
  final var bars: NavigationBars {
    get { madeBars ?? makeBars() }
    set { madeBars = newValue }
  }
  private final var madeStack: NavigationStack?
  private final var madeShown: ShownTop?
  private final var madeBars: NavigationBars?

  /// The duration in seconds in which bars appear and disappear on a device; here they take no time.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  // MARK: Creating

  /// Creates a controller and pushes the root of its stack; nothing is loaded. Rules: NAV-01, M-NAV-02.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    prepareStack()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a controller with an empty stack.
  /// - Parameters:
  ///   - navigationBarClass: A subclass of ``UINavigationBar``, created by its `init(coder:)`; `nil` for the class
  ///     itself.
  ///   - toolbarClass: A subclass of ``UIToolbar``, created by its `init(coder:)`; `nil` for the class itself.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    prepareStack()
    bars = NavigationBars(of: self, barClass: navigationBarClass, toolbarClass: toolbarClass)
  }

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepareStack()
  }

  /// Creates a controller from an archive: from a storyboard with its root, else with an empty stack. Rules: IB-03.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareStack()
    (coder as? ControllerArchive)?.readChildren(of: self)
  }

  @inline(never)
  private final func makeStack() -> NavigationStack {
    let stack = NavigationStack(of: self)
    madeStack = stack
    return stack
  }

  @inline(never)
  private final func makeShown() -> ShownTop {
    let shown = ShownTop(of: self)
    madeShown = shown
    return shown
  }

  @inline(never)
  private final func makeBars() -> NavigationBars {
    let bars = NavigationBars(of: self)
    madeBars = bars
    return bars
  }

  /// From now on, children follow the container.
  private func prepareStack() {
    _ = shown
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

  /// The controller that this controller, or its nearest ancestor, presents; else the top of the stack. Rules: NAV-12.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// The top decides whether the user may dismiss (DIS-11).
  override var childForModalInPresentation: UIViewController? { topViewController }

  /// Receives changes and supplies animators. Not retained.
  ///
  /// The library uses the value that was set last, and not the value of an overridden getter: subclasses set themselves
  /// as the delegate and return the delegate that they forward to. Rules: NAV-13, NAV-14.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { givenDelegate = delegate }
  }
  /// The value that ``delegate`` was set to, without overrides.
  final weak var givenDelegate: (any UINavigationControllerDelegate)?

  /// Puts a controller on top of the stack.
  ///
  /// Within the call it joins the stack and becomes a child; loading, callbacks and animation follow at the end of the
  /// turn. While an animated change runs, the whole push waits for its end.
  /// - Issues: `pushedTwice`, `pushedNavigationController`, `pushedSplitViewController`, `childElsewhere`: nothing changes.
  ///   `pushedTabBarController`: a warning. `pushWaits`: a notice. `noEventBetween`: on request.
  /// - Rules: NAV-02, NAV-03, NAV-07, NAV-15 to NAV-17.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    stack.push(viewController, animated: animated)
  }

  /// Removes the top from the stack and returns it; `nil` if it is the only one.
  /// - Issues: `navigationInProgress`: nothing changes. `noEventBetween`: on request.
  /// - Rules: NAV-04, NAV-05, NAV-08, NAV-31.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    stack.pop(animated: animated)
  }

  /// Removes everything above `viewController` from the stack and returns it, from the bottom to the top; `nil` if
  /// there is nothing.
  /// - Issues: `notOnStack`, `navigationInProgress`: nothing changes. `noEventBetween`: on request.
  /// - Rules: NAV-09, NAV-17, NAV-31.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    stack.pop(to: viewController, animated: animated, by: "popToViewController(_:animated:)")
  }

  /// Removes everything but the bottom from the stack and returns it, from the bottom to the top; `nil` if there is
  /// nothing.
  /// - Issues: `navigationInProgress`: nothing changes. `noEventBetween`: on request.
  /// - Rules: NAV-09, NAV-31.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = viewControllers.first else { return nil }
    return stack.pop(to: root, animated: animated, by: "popToRootViewController(animated:)")
  }

  /// Replaces the whole stack in one change: a pop if the new top is in the old stack, else a push; no change if it is
  /// the old top.
  /// - Complexity: O(n) in both stacks.
  /// - Issues: `duplicateOnStack`, `navigationInProgress`, and those of ``pushViewController(_:animated:)``: nothing changes.
  ///   `noEventBetween`: on request.
  /// - Rules: NAV-10, NAV-11, NAV-31.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    stack.set(viewControllers, animated: animated)
  }

  /// Pushes with animation. Rules: NAV-26, SHOW-03.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: ShowRequest.isAnimated)
  }

  /// `show(_:sender:)`. Rules: SHOW-05.
  open override var handledActions: Set<Selector> { [.show] }

  /// The children, the top first. Rules: SEGUE-06.
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  /// Pops to the controller. Rules: SEGUE-07.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard subsequentVC !== topViewController, viewControllers.contains(subsequentVC) else { return }
    popToViewController(subsequentVC, animated: ShowRequest.isAnimated)
  }

  // MARK: Bars

  /// The bar at the top, which shows the navigation items of the stack. Rules: NAV-19.
  open var navigationBar: UINavigationBar { bars.bar }

  /// Gives the controller another bar, as code does that sets ``navigationBar`` by its name. Returns `false`, and changes nothing, if the new
  /// bar serves a controller already, or while the present one moves out of view. Rules: NAV-45.
  package final func exchangeBar(for new: UINavigationBar) -> Bool { bars.exchangeBar(for: new) }

  /// Whether the bar at the top is hidden. The content's safe area follows at the next layout; no callbacks are sent.
  /// Rules: NAV-21.
  open var isNavigationBarHidden: Bool {
    get { bars.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Changes ``isNavigationBarHidden``. With an animation the bar moves over the upper edge of the view, or in a change of the stack with the
  /// pages; its own `isHidden` follows at the end. Rules: NAV-21, NAV-38, NAV-39.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { bars.hideBar(hidden, animated: animated) }

  /// The bar at the bottom, which shows the `toolbarItems` of the top. Rules: NAV-22.
  open var toolbar: UIToolbar! { bars.toolbar }

  /// Whether the bar at the bottom is hidden; `true` at first. Rules: NAV-22.
  open var isToolbarHidden: Bool {
    get { bars.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Changes ``isToolbarHidden``. With an animation the bar moves over the lower edge of the view, or in a change of the stack with the
  /// pages; its own `isHidden` follows at the end. Rules: NAV-22, NAV-38, NAV-39.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { bars.hideToolbar(hidden, animated: animated) }

  /// Whether a tap on content that does nothing with it hides the bars, and shows them again. Rules: NAV-25.
  open var hidesBarsOnTap: Bool {
    get { bars.reasons.onTap }
    set { bars.reasons.onTap = newValue }
  }

  /// Whether a swipe upwards hides the bars, and one downwards shows them again. Rules: NAV-25.
  open var hidesBarsOnSwipe: Bool {
    get { bars.reasons.onSwipe }
    set { bars.reasons.onSwipe = newValue }
  }

  /// Whether the keyboard hides the bars. A tap shows them again. Rules: NAV-25.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { bars.reasons.whenKeyboardAppears }
    set { bars.reasons.whenKeyboardAppears = newValue }
  }

  /// Whether the bars are out of view where the height is compact. A tap shows them. Rules: NAV-25.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { bars.reasons.whenVerticallyCompact }
    set { bars.reasons.whenVerticallyCompact = newValue }
  }

  /// The tap that hides the bars and shows them. Rules: NAV-25.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { bars.hiding.tap }
  /// The swipe that hides the bars and shows them. Rules: NAV-25.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { bars.hiding.swipe }

  override func childPlacesMayChange() { childPlacesChange() }

  override func contentComesBesideBars() {
    super.contentComesBesideBars()
    bars.followContent()
  }

  override func keyboardAppears() {
    super.keyboardAppears()
    if bars.reasons.whenKeyboardAppears { bars.hiding.hide() }
  }

  // MARK: The user

  /// The user's swipe from the edge, which pops the top. Rules: NAV-24.
  public private(set) final lazy var interactivePop = InteractivePop(of: self)

  /// The gesture of ``interactivePop``: no swipe begins if it is disabled or its delegate refuses. Rules: NAV-24.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.addRecognizer(to: viewIfLoaded) }

  /// A swipe that begins anywhere in the content, and pops the top as ``interactivePopGestureRecognizer`` does. It is disabled at first, so
  /// that a swipe is the content's. Rules: NAV-37.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    interactivePop.addContentRecognizer(to: viewIfLoaded)
  }

  override func addOwnRecognizers() {
    interactivePop.addRecognizers(to: viewIfLoaded)
    if bars.reasons.areAny { bars.hiding.addRecognizers(to: viewIfLoaded) }
  }

  // MARK: Appearance

  override func makeDefaultView() -> UIView { makeLayoutContainer() }

  /// `false`: the controller sends appearance to its children itself, in its own callbacks.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  // MARK: In a split view

  /// Puts the secondary controller on top, also if it is another navigation controller. Rules: SPLIT-10.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    adopt([secondaryViewController])
  }

  /// Removes the top from the stack and returns it; `nil` if it is the only one. Rules: SPLIT-10.
  open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    guard viewControllers.count > 1, let top = topViewController else { return nil }
    shown.moveOut(top)
    return top
  }

  /// The whole size; for a column on the stack the size that it will have after the enclosing split view has expanded.
  /// Rules: CON-22, SPLIT-08.
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    (parent as? UISplitViewController)?.sizeAfterExpanding(of: container) ?? parentSize
  }

  // MARK: In a tab bar

  /// The item that represents the controller in a tab bar: its own item, or that of the root if it has neither an item
  /// nor a title. Rules: NAV-20.
  open override var tabBarItem: UITabBarItem! {
    get {
      guard rare?.bars?.ownTabBarItem == nil, title == nil, let root = viewControllers.first else {
        return super.tabBarItem
      }
      return root.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  /// The stack has changed: the enclosing tab bar may come into view or go (NAV-23), and another controller's bars may
  /// be in view.
  final func bottomBarMayChange() {
    (parent as? UITabBarController)?.barChanged(with: shown.animatedCoordinator)
    barsMayHaveChanged()
  }

  // MARK: What the system asks

  /// The top if the navigation bar is hidden; else the bar's style decides. Rules: NAV-27.
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

  /// The delegate's orientations, else the default of every controller, not those of the top. The library does not read
  /// it. Rules: NAV-27.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  /// The delegate's orientation, else the default of every controller. The library never reads it.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}

extension UINavigationController {
  /// The kind of a change of the stack.
  public enum Operation: Int, Hashable, Sendable {
    /// A change that is not animated.
    case none
    /// The new top was not on the stack.
    case push
    /// The new top was on the stack.
    case pop
  }
}
