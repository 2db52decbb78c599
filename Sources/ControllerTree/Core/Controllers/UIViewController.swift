import Foundation

/// Manages a view, and the controllers whose views are placed inside it.
///
/// A controller's life: made → perhaps added to a parent (`willMove(toParent:)`, `didMove(toParent:)`) → its view is
/// loaded when it is first needed (`loadView()`, `viewDidLoad()`) → the view comes on screen (`viewWillAppear`,
/// `viewIsAppearing`, layout, `viewDidAppear`) → leaves it (`viewWillDisappear`, `viewDidDisappear`), any number of
/// times → removed from its parent → released.
///
/// This declaration holds the members that a subclass can override. The files beside it implement them:
/// `RootViewLoading`, `Containment` and `OpenMoves`, `Appearance` with `AppearanceState`, `RootInstallation`,
/// `ChildTransition`, `SizeTransition`; the folders `Transitions` and `Presentation` hold transitions and
/// presentations. `Delivery` sends every callback.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// Parent and children.
  @exclusivity(unchecked) nonisolated(unsafe) final var links = ControllerLinks()
  /// The view if it is loaded; overrides of `viewIfLoaded` are not called.
  nonisolated(unsafe) final var loadedView: UIView?
  /// Whether `loadView()` is running; ``loadedView`` is then the view that it has assigned so far.
  final var isLoadingView = false
  /// The controller's place between off screen and on screen; ``changeAppearance(on:)`` alone writes it.
  nonisolated(unsafe) private(set) final var appearance = AppearanceState.disappeared
  /// The change of parents that has begun; ``changeMovement(on:)`` alone writes it.
  nonisolated(unsafe) private(set) final var movement = ParentMovement.none
  /// Whether ``OpenMoves`` keeps an entry for the controller.
  nonisolated(unsafe) final var isInOpenMove = false
  /// Whether the end of a change of the screen is scheduled; see ``AppearanceEnd``.
  final var isEndRegistered = false
  /// The number of ``ChildMoves`` that may contain the controller; if it is 0, none does.
  final var containerMoves: UInt8 = 0
  /// Whether the next layout asks for what the controller shows without content.
  final var needsContentUnavailableUpdate = true
  /// Whether the controller waits for an update of properties. A new one does (LAY-08).
  final var needsPropertyUpdate = true
  /// The last change of the screen that the controller was part of.
  final var lastScreenChange: UInt32 = 0
  /// The transition that the controller takes part in; it retains the controller.
  final var ownTransition: ControllerTransition?
  nonisolated(unsafe) final var rare: RareControllerState?

  // MARK: Creating

  /// Makes a controller without a view.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the xib that has the view; `nil` for the one that is named as the class, if there is one.
  ///   - nibBundleOrNil: The bundle of the xib; see ``UIStoryboard/init(name:bundle:)``.
  /// - Issues: `nibUnavailable`, once, and `nibWithoutView`, when the view is loaded.
  /// - Rules: LOAD-11, IB-31, IB-32.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    guard nibNameOrNil != nil || nibBundleOrNil != nil else { return }
    rareState.nibName = nibNameOrNil
    rareState.nibBundle = nibBundleOrNil
  }

  /// Makes a controller without a view, from an archive: from a storyboard with its title, its items for bars and its styles.
  /// Rules: IB-02.
  public required init?(coder: NSCoder) {
    super.init()
    if let file = coder as? ControllerArchive { file.read(self) } else { readValues(from: coder) }
  }

  /// Writes title, nib and styles under keys, and neither the view nor children; does nothing if `coder` has no keys. An override calls
  /// `super`, and can write values of its own. Rules: CODE-13.
  open func encode(with coder: NSCoder) { writeValues(to: coder) }

  /// The class that an archive names. Rules: CODE-10.
  nonisolated open override var classForCoder: AnyClass { ArchivedClasses.named(type(of: self)) }

  /// Makes a controller without a view. Rules: LOAD-11.
  @preconcurrency @MainActor public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Only the library calls it.
  @available(*, unavailable)
  public required convenience init(madeBy system: SystemInitialization) {
    self.init(nibName: system.name, bundle: system.bundle)
  }

  /// Called at the end of every initialiser other than `init(coder:)`. The base does nothing; a tab bar controller
  /// loads its view (TAB-19).
  func initializerDidFinish() {}

  deinit {
    guard loadedView != nil || rare != nil || !links.children.isEmpty else { return }
    loadedView?.owner = nil
    if rare != nil { clearReference() }
    guard MainThread.isCurrent else { return releaseOffMain() }
    if let rare, rare.presentation != nil { inDeinit { Self.presenterWasReleased(rare) } }
    dissolve()
  }

  /// The nib name that the controller was made with.
  open var nibName: String? { rare?.nibName }
  /// The bundle that the controller was made with.
  open var nibBundle: Bundle? { rare?.nibBundle }

  // MARK: Responder chain

  /// The superview of the controller's view, which is the window for a root; else the presenter. Never loads the view.
  /// Rules: RESP-03.
  open override var next: UIResponder? { loadedView?.links.superview ?? ownPresentation?.presenter }

  override var responderWindow: UIWindow? { loadedView?.links.window }
  override var nameTitle: String? { rare?.title }

  /// The commands that were added with ``addKeyCommand(_:)``; `nil` for none. Rules: RESP-25.
  open override var keyCommands: [UIKeyCommand]? { rare?.keyCommands }

  // MARK: The view

  /// The controller's view; reading it loads it.
  ///
  /// The first read calls ``loadView()``, then ``viewDidLoad()``. Assigning a view prevents both calls; assigning `nil`
  /// removes the old view from its superview, and the next read loads again.
  /// - Issues: `viewOwnedByOtherController` and `windowAsView` (the assignment is refused), `reentrantMove` (the controller
  ///   keeps its view), `loadViewSetNoView`, `viewReadInLoadView`.
  /// - Rules: LOAD-01 to LOAD-10, LOAD-19, MIS-08, MIS-26, MIS-27, MIS-35.
  open var view: UIView! {
    get { loadedView ?? RootViewLoading.load(self) }
    set { RootViewLoading.setView(newValue, of: self) }
  }

  /// The view if it is loaded; never loads it. Rules: LOAD-02.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded. Rules: LOAD-02.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view, exactly as reading ``view`` does. Rules: LOAD-02.
  open func loadViewIfNeeded() { _ = view }

  /// Makes the view. An override assigns ``view`` and need not call `super`.
  ///
  /// The base makes a plain view of the screen's size that follows its superview's. Called when ``view`` is first read.
  /// - Rules: LOAD-03, LOAD-04, SUP-04.
  open func loadView() { RootViewLoading.loadDefaultView(of: self) }

  /// A finger has come down on the view, or inside it: containers add the recognizers of their own gestures, if they have not yet.
  func addOwnRecognizers() {}

  /// The view that the base of ``loadView()`` makes.
  func makeDefaultView() -> UIView {
    let view = UIView(frame: UIScreen.mainBounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// The view is loaded; it is in no window and has no superview yet. The base does nothing. Rules: LOAD-05, SUP-05.
  open func viewDidLoad() {
    if Delivery.reachesBase(.viewDidLoad, of: self) { return }
    report(.directLoadCall(self, .viewDidLoad), by: "viewDidLoad()")
  }

  /// The controller's name in bars, issues and timelines. Rules: LOAD-13.
  open var title: String? {
    get { rare?.title }
    set {
      let old = rareState.title
      rareState.title = newValue
      rare?.bars?.titleChanged(to: newValue)
      PropertyChanges.tell(self, "title", from: old)
    }
  }

  // MARK: Appearance

  /// The view is about to come on screen; it is not in the window yet. Call `super`. Rules: APP-01, APP-02, SUP-01.
  open func viewWillAppear(_ animated: Bool) {
    if Delivery.reachesAppearanceBase(.viewWillAppear, of: self) {
      rare?.shownChildren?.forward(.viewWillAppear(animated), in: self)
    }
  }

  /// The view is in its window, with its final size and safe area; its subviews are not laid out yet. Sent once between
  /// ``viewWillAppear(_:)`` and ``viewDidAppear(_:)``, right before the view's layout. Call `super`. Rules: APP-02,
  /// APP-03.
  open func viewIsAppearing(_ animated: Bool) { Delivery.reachesAppearanceBase(.viewIsAppearing, of: self) }

  /// The view is on screen: sent at the end of the turn, or of the transition. Call `super`. Rules: APP-06, APP-27, SUP-01.
  open func viewDidAppear(_ animated: Bool) {
    if Delivery.reachesAppearanceBase(.viewDidAppear, of: self) {
      rare?.shownChildren?.forward(.viewDidAppear(animated), in: self)
    }
  }

  /// The view is about to leave the screen; it is still in its window. Call `super`. Rules: APP-05, APP-27, SUP-01.
  open func viewWillDisappear(_ animated: Bool) {
    if Delivery.reachesAppearanceBase(.viewWillDisappear, of: self) {
      rare?.shownChildren?.forward(.viewWillDisappear(animated), in: self)
    }
  }

  /// The view has left the screen: sent at the end of the turn, or of the transition. Call `super`. Rules: APP-05, SUP-01.
  open func viewDidDisappear(_ animated: Bool) {
    if Delivery.reachesAppearanceBase(.viewDidDisappear, of: self) {
      rare?.shownChildren?.forward(.viewDidDisappear(animated), in: self)
    }
  }

  /// Whether children get appearance callbacks when this controller appears and disappears, and when their views are
  /// added and removed. A container that returns `false` calls ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` on them itself; the base returns `false` if the controller has ``ShownChildren``, which
  /// do this. Read anew each time. Rules: APP-09.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { rare?.shownChildren == nil }

  /// Begins the appearance or disappearance of the controller and its children; loads the view if it appears.
  ///
  /// The callbacks are sent within this call. Until the matching ``endAppearanceTransition()``, adding and removing the
  /// view sends none. A call in the other direction reverses the transition: one end ends both.
  /// - Parameters:
  ///   - isAppearing: Whether the view appears.
  ///   - animated: The argument of the callbacks.
  /// - Issues: `unbalancedAppearance` if the controller has appeared or disappeared already.
  /// - Rules: APP-13 to APP-19.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    Appearance.beginExplicitly(self, appearing: isAppearing, animated: animated)
  }

  /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` began for the controller and its children.
  ///
  /// The callbacks are sent within this call; layout and `viewIsAppearing(_:)`, if still due, come first.
  /// - Issues: `unbalancedAppearance` without a begin.
  /// - Rules: APP-13 to APP-19.
  open func endAppearanceTransition() { Appearance.endExplicitly(self) }

  // MARK: Layout

  /// The view is about to place its subviews. The base does nothing. Rules: LAY-04.
  open func viewWillLayoutSubviews() {}
  /// The view has placed its subviews; the subviews may not have placed theirs. The base does nothing. Rules: LAY-04.
  open func viewDidLayoutSubviews() {}

  /// Changes the constraints of the view just before they are solved. An override calls `super`, last; the base sends
  /// ``UIView/updateConstraints()`` to the view. Don't call it, call ``UIView/setNeedsUpdateConstraints()``. Rules: AL-19.
  open func updateViewConstraints() {
    Delivery.reachesBase(.updateViewConstraints, of: self)
    if let view = loadedView { ViewDelivery.deliver(.updateConstraints, to: view) }
  }

  /// Sets contents and looks from what they depend on, before layout and before the view's own. An override calls `super`; the base does
  /// nothing. Don't call it, call ``setNeedsUpdateProperties()``. A change of an object of Observation that it has read, or of traits, calls
  /// it again. Rules: LAY-08, LAY-09, LAY-11.
  open func updateProperties() {}

  /// Lets the end of the turn call ``updateProperties()``, without laying out the view. Rules: LAY-08.
  open func setNeedsUpdateProperties() { ControllerProperties.mark(self) }

  /// Calls ``updateProperties()`` now if it waits, and that of the view and of all views and controllers inside; does nothing before the
  /// view is loaded. Rules: LAY-10.
  open func updatePropertiesIfNeeded() { loadedView?.updatePropertiesIfNeeded() }

  // MARK: No content

  /// Updates what the controller shows without content: an override sets `contentUnavailableConfiguration`. The base does nothing. Don't
  /// call it, call ``setNeedsUpdateContentUnavailableConfiguration()``. Rules: TEXT-70.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  /// Lets the next layout call ``updateContentUnavailableConfiguration(using:)``. Rules: TEXT-70.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    needsContentUnavailableUpdate = true
    loadedView?.setNeedsLayout()
  }
  /// What decides on what the controller shows without content. An override changes the state that `super` returns. Rules: TEXT-70.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    ContentUnavailable.state(of: self)
  }

  /// The place of the bar at the top of the view; deprecated since iOS 11 in favour of ``UIView/safeAreaLayoutGuide``. Loads the
  /// view. Rules: AL-14.
  open var topLayoutGuide: any UILayoutSupport { LayoutGuides.bar(.top, of: view) }
  /// The place of the bar at the bottom of the view; deprecated since iOS 11 in favour of ``UIView/safeAreaLayoutGuide``. Loads the
  /// view. Rules: AL-14.
  open var bottomLayoutGuide: any UILayoutSupport { LayoutGuides.bar(.bottom, of: view) }

  /// Insets that are added to the safe area of the view, and so of everything in it, in points.
  /// - Issues: `invalidGeometry`; the old insets stay.
  /// - Rules: SAFE-04, MIS-32.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { rare?.additionalSafeAreaInsets ?? .zero }
    set {
      guard newValue != additionalSafeAreaInsets, accepts(newValue, for: "additionalSafeAreaInsets") else { return }
      rareState.additionalSafeAreaInsets = newValue
      guard let view = loadedView else { return }
      Stage.turn("additionalSafeAreaInsets", self) { SafeArea.sourceChanged(on: view) }
    }
  }

  /// The view's safe area has changed. The base does nothing. Rules: SAFE-06.
  open func viewSafeAreaInsetsDidChange() {}
  /// The view's margins have changed. The base does nothing. Rules: MARG-05.
  open func viewLayoutMarginsDidChange() {}

  /// The minimum margins that the system gives the view, in points. Rules: MARG-03.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { RootViewMargins.systemMinimum(of: self) }

  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``. Rules: MARG-03.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { rare?.respectsSystemMinimumMargins ?? true }
    set {
      let state = rareState
      if let view = loadedView {
        LayoutMargins.change(view) { state.respectsSystemMinimumMargins = newValue }
      } else {
        state.respectsSystemMinimumMargins = newValue
      }
    }
  }

  /// The edges at which the view extends under the bars of a navigation or tab bar controller; all by default. At the other edges it ends
  /// beside the bar. Rules: NAV-42, NAV-44, TAB-64.
  open var edgesForExtendedLayout: UIRectEdge {
    get { rare?.edgesForExtendedLayout ?? .all }
    set {
      guard newValue != edgesForExtendedLayout else { return }
      rareState.edgesForExtendedLayout = newValue
      parent?.childPlacesMayChange()
    }
  }
  /// Whether the view extends under opaque bars too; `false` by default. Rules: NAV-43.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { rare?.extendedLayoutIncludesOpaqueBars ?? false }
    set {
      guard newValue != extendedLayoutIncludesOpaqueBars else { return }
      rareState.extendedLayoutIncludesOpaqueBars = newValue
      parent?.childPlacesMayChange()
    }
  }
  /// The place of a child beside bars may be another one. The base does nothing.
  func childPlacesMayChange() {}
  /// Whether scroll views in the view adjust their insets for bars; deprecated since iOS 11. The library never reads it.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { rare?.automaticallyAdjustsScrollViewInsets ?? true }
    set { rareState.automaticallyAdjustsScrollViewInsets = newValue }
  }

  // MARK: Containment

  /// The controller that this one is a child of. Not a strong reference. Rules: CON-11.
  open var parent: UIViewController? { links.parent }

  /// The child controllers in the order of adding; a copy. Rules: CON-10.
  open var children: [UIViewController] { orderedChildren }

  /// Adds `childController` as the last of ``children``.
  ///
  /// Sets its ``parent``, then calls its `willMove(toParent:)`, both within this call. No view is loaded or moved. The
  /// caller sends `didMove(toParent:)`. A child of another parent is removed from that one first.
  /// - Parameter childController: The controller to add. It is retained; it refers back without retaining.
  /// - Complexity: O(1) amortised; O(depth) for a child that has children.
  /// - Issues: `containmentCycle`, `rootAsChild`, `requestedParent`, `alreadyChild`; the tree is then unchanged.
  /// - Rules: CON-01, CON-07 to CON-09, MIS-10 to MIS-12.
  open func addChild(_ childController: UIViewController) { Containment.add(childController, to: self) }

  /// Removes the controller from its parent, then calls `didMove(toParent: nil)`. Its view stays where it is.
  ///
  /// Nothing happens without a parent. The caller sends `willMove(toParent: nil)` before.
  /// - Issues: `willMoveMissing`, `viewLeftBehind`.
  /// - Rules: CON-03, CON-05, SEED-15, SEED-16.
  open func removeFromParent() { Containment.removeFromParent(self) }

  /// The controller is about to get a parent, or to lose it. Call `super`. Rules: CON-01, CON-18, SUP-02.
  ///
  /// `addChild(_:)` sends it; before a removal the container sends it: `child.willMove(toParent: nil)`.
  open func willMove(toParent parent: UIViewController?) {
    if !Delivery.reachesBase(.willMoveToParent, of: self) { Containment.willMoveByHand(self, to: parent) }
  }

  /// The controller has got a parent, or has lost it. Call `super`. Rules: CON-02, CON-06, CON-18, SUP-02.
  ///
  /// After adding, the container sends it: `child.didMove(toParent: self)`; after a removal `removeFromParent()` sends
  /// it.
  open func didMove(toParent parent: UIViewController?) {
    if !Delivery.reachesBase(.didMoveToParent, of: self) { Containment.didMoveByHand(self, to: parent) }
  }

  /// Changes the appearance state. Returns the state before and the callback that is due; `nil` if the state refuses `event`.
  @discardableResult @inline(__always)
  nonisolated final func changeAppearance(
    on event: AppearanceState.Event
  ) -> (before: AppearanceState, due: AppearanceCallback?)? {
    let before = appearance
    guard let next = before.next(on: event) else { return nil }
    appearance = next.state
    return (before, next.due)
  }

  @inline(__always)
  final func changeMovement(on event: ParentMovement.Event) { movement = movement.next(on: event) }

  /// The nearest navigation controller around this one. Rules: NAV-18.
  /// - Complexity: O(depth).
  open var navigationController: UINavigationController? { links.parent?.nearest { $0 as? UINavigationController } }

  /// The nearest tab bar controller around this one. Rules: TAB-01.
  /// - Complexity: O(depth).
  open var tabBarController: UITabBarController? { links.parent?.nearest { $0 as? UITabBarController } }

  /// The nearest split view controller around this one. Rules: SPLIT-03.
  /// - Complexity: O(depth).
  open var splitViewController: UISplitViewController? {
    links.parent?.nearest { $0 as? UISplitViewController }
  }

  /// Called when the classic interface of a split view controller collapses to this controller, which may show the
  /// secondary controller. The base does nothing: the secondary controller is not shown until the interface expands.
  /// Rules: SPLIT-10.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Called on the primary controller when the classic interface of a split view controller expands; returns the
  /// secondary controller. The base returns `nil`: the former secondary controller is shown again. Rules: SPLIT-10.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }

  // MARK: In bars

  /// The controller's item in a navigation bar: made on first use with the controller's ``title``, which it then
  /// follows. Rules: NAV-19, NAV-20.
  open var navigationItem: UINavigationItem { rareState.barsState.navigationItem(of: self) }

  /// The items in the toolbar of the navigation controller while this controller is on top. Rules: NAV-22.
  open var toolbarItems: [UIBarButtonItem]? {
    get { rare?.bars?.toolbarItems }
    set {
      rareState.barsState.toolbarItems = newValue
      if BarViews.areUsed { navigationController?.barsMayHaveChanged() }
    }
  }

  /// Sets ``toolbarItems``; nothing is animated. Rules: NAV-22.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  /// The controller's item in a tab bar: made on first use with the controller's ``title``, which it then follows.
  /// Rules: TAB-11, NAV-20.
  open var tabBarItem: UITabBarItem! {
    get { rareState.barsState.tabBarItem(titled: title) }
    set { rareState.barsState.ownTabBarItem = newValue }
  }

  /// Whether a tab bar controller hides its bar while this controller is on the stack of its selected navigation
  /// controller. Read at the beginning of each change of the stack. Rules: NAV-23, TAB-14.
  open var hidesBottomBarWhenPushed: Bool {
    get { rare?.bars?.hidesBottomBarWhenPushed ?? false }
    set { rareState.barsState.hidesBottomBarWhenPushed = newValue }
  }

  /// The scroll view whose place decides on the looks of bars at an edge, and beside which a bar at the top becomes lower: the one that was
  /// set, else the root view or its first subview, if that is one. Rules: BAR-05, NAV-36.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    ContentScrollViews.view(at: edge, of: self)
  }

  /// Sets the scroll view at some edges; `nil` for the one that is found. It is not retained. Rules: BAR-05.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    ContentScrollViews.set(scrollView, at: edge, of: self)
  }

  /// Sets the scroll view at all edges; `nil` for the one that is found. It is not retained. Rules: BAR-05.
  open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  // MARK: Showing

  /// Shows a controller in the nearest container around this one that overrides the method: a navigation controller
  /// pushes it. If there is none, the controller is presented.
  ///
  /// The call goes from parent to parent, upwards; a class that does not override ``show(_:sender:)``, or calls
  /// `super`, passes the call on. A controller whose ``canPerformAction(_:withSender:)`` returns `false` is skipped.
  /// - Complexity: O(depth).
  /// - Rules: SHOW-01 to SHOW-06, CON-27.
  open func show(_ vc: UIViewController, sender: Any?) {
    ShowRequest.baseReached(by: .show(vc, sender: sender), of: self)
  }

  /// As ``show(_:sender:)``, for the secondary content: a split view controller shows it in its secondary place. Rules:
  /// SHOW-02.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    ShowRequest.baseReached(by: .showDetail(vc, sender: sender), of: self)
  }

  /// The nearest controller, this one included, that handles `action` and may perform it now; never beyond a presentation.
  ///
  /// Classes list the actions that they handle in ``handledActions``.
  /// - Complexity: O(depth).
  /// - Rules: SHOW-04 to SHOW-06.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    ShowRequest.declaredTarget(of: action, sender: sender, from: self)
  }

  /// The actions whose methods the class overrides to handle them: no runtime can find this out. A container that
  /// overrides ``show(_:sender:)`` adds `.show`. The base handles none. Rules: SHOW-05.
  open var handledActions: Set<Selector> { [] }

  /// Whether the controller can perform `action` now: the actions that it handles, those that carry a method of its class, and
  /// those of ``show(_:sender:)`` and ``showDetailViewController(_:sender:)``, which otherwise skip the controller.
  /// Rules: RESP-20, SHOW-06.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .show || action == .showDetail || handledActions.contains(action)
      || super.canPerformAction(action, withSender: sender)
  }

  /// Whether the controller is being added to a parent: from `willMove(toParent:)` to the end of the appearance that
  /// belongs to it. Rules: CON-14, CON-16.
  open var isMovingToParent: Bool { movement == .toParent }

  /// Whether the controller is being removed from its parent: from `willMove(toParent: nil)` to the end of the
  /// disappearance that belongs to it. Rules: CON-15, CON-16.
  open var isMovingFromParent: Bool { movement.isFromParent }

  /// Exchanges the views of two children.
  ///
  /// `fromViewController`'s view stays until the end of `duration`, `toViewController`'s is added in front of it;
  /// parents don't change. Order: `from` will disappear → `to` will appear → `animations` → layout → end of the duration →
  /// `to` did appear → `from` did disappear → `completion(true)`.
  /// - Parameters:
  ///   - fromViewController: A child whose view is on screen.
  ///   - toViewController: A child whose view is not.
  ///   - duration: In seconds of virtual time; with 0 the callbacks are not animated.
  ///   - options: `.showHideTransitionViews` keeps the old view and hides it.
  ///   - animations: Runs within this call.
  ///   - completion: Runs at the end.
  /// - Issues: `noCommonParent`, `manualForwarding` (neither block runs), `transitionViewsInPlace`.
  /// - Rules: CON-19 to CON-21, MIS-23 to MIS-25.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ChildTransition(
      parent: self, from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion
    ).run()
  }

  // MARK: Presentation

  /// Presents `viewControllerToPresent` in front of this controller, or of the one around it that presents in its
  /// place.
  ///
  /// Within the call: the presenter is found, ``presentedViewController`` and ``presentingViewController`` are set. At the end of
  /// the turn: the view is loaded and put in place, the appearance callbacks are sent.
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present. It is retained until its dismissal.
  ///   - flag: Whether the transition takes time; the argument of the callbacks.
  ///   - completion: Runs once, after `viewDidAppear(_:)`; never if the call is refused.
  /// - Complexity: O(depth), and O(n) in the controllers whose views leave the window.
  /// - Issues: `alreadyPresented`, `presentingItself`, `presentedChild`, `presentedRoot`, `presentationCycle`,
  ///   `noPresentationStyle`, `partialCurl`, `presenterNotInWindow`, `presenterBeingDismissed`, `presentationInProgress`,
  ///   `alreadyPresenting`: nothing changes. `detachedPresenter`: a warning. `noEventBetween`: on request.
  /// - Rules: PRES-01 to PRES-21, CTX-01 to CTX-08, STYLE-01 to STYLE-12.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    PresentationRequest(presented: viewControllerToPresent, source: self, isAnimated: flag, completion: completion)
      .run()
  }

  /// Dismisses the controller that this controller, or the nearest one around it, presents, with everything above it.
  /// If none presents, dismisses the controller itself, with the presented controller that contains it.
  /// - Parameters:
  ///   - flag: Whether the transition takes time; the argument of the callbacks.
  ///   - completion: Runs once, after `viewDidDisappear(_:)`. With nothing to dismiss it runs at the end of the turn. If the call
  ///     is refused it never runs.
  /// - Complexity: O(depth), and O(n) in the controllers that disappear and reappear.
  /// - Issues: `dismissalInProgress`; nothing changes. `noEventBetween`: on request.
  /// - Rules: DIS-01 to DIS-10.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    DismissalRequest(receiver: self, isAnimated: flag, completion: completion).run()
  }

  /// The controller that this controller, or the nearest one around it, presents. Rules: PRES-02.
  open var presentedViewController: UIViewController? { nearestPresented?.presented }

  /// The presenter of this controller, or of the nearest presented one around it. Rules: PRES-03.
  open var presentingViewController: UIViewController? { nearestPresentation?.presenter }

  /// Whether the controller's appearance callbacks belong to its presentation; `false` for its children. Rules:
  /// PRES-05, CON-17.
  open var isBeingPresented: Bool { rare?.presentation?.movement == .beingPresented }

  /// Whether the controller's appearance callbacks belong to its dismissal; `false` for its children. Rules: PRES-06,
  /// CON-17.
  open var isBeingDismissed: Bool { rare?.presentation?.movement == .beingDismissed }

  /// The style of the controller's presentation; read when it is presented, or when its presentation controller is
  /// first read. Rules: STYLE-01, PRES-09.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { rare?.presentation?.style ?? .automatic }
    set { presentationState.style = newValue }
  }

  /// The built-in animation of the controller's presentation, if no animator animates it. Rules: STYLE-10.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { rare?.presentation?.transitionStyle ?? .coverVertical }
    set { presentationState.transitionStyle = newValue }
  }

  /// The animation with which the controller is presented or pushed, if no animator animates it; `nil` for ``modalTransitionStyle``.
  /// Rules: VAL-30, VAL-31.
  open var preferredTransition: UIViewController.Transition? {
    get { rare?.preferredTransition }
    set { rareState.preferredTransition = newValue }
  }

  /// Whether a presentation in a context uses this controller as its context. Rules: CTX-02, CTX-03.
  open var definesPresentationContext: Bool {
    get { rare?.presentation?.definesContext ?? false }
    set { presentationState.definesContext = newValue }
  }

  /// Whether presentations in this controller's context use its ``modalTransitionStyle``. Rules: STYLE-11.
  open var providesPresentationContextTransitionStyle: Bool {
    get { rare?.presentation?.providesContextTransitionStyle ?? false }
    set { presentationState.providesContextTransitionStyle = newValue }
  }

  /// Whether a dismissal restores the focus from before the presentation. The library never reads it. Rules: PC-18.
  open var restoresFocusAfterTransition: Bool {
    get { rare?.presentation?.restoresFocus ?? true }
    set { presentationState.restoresFocus = newValue }
  }

  /// Whether a user can't dismiss the controller; `dismiss` can. Rules: DIS-11, DIS-12.
  open var isModalInPresentation: Bool {
    get { rare?.presentation?.isModalInPresentation ?? false }
    set { presentationState.isModalInPresentation = newValue }
  }

  /// Whether the status bar follows the controller although it does not fill the screen. Rules: PC-18.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { rare?.presentation?.capturesStatusBarAppearance ?? false }
    set { presentationState.capturesStatusBarAppearance = newValue }
  }

  /// Whether the keyboard stays when focus moves to an object that needs none: `true` for form sheets. Rules: PC-18.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Supplies animators and the presentation controller. Not retained. Rules: TRANS-01, PC-02.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { rare?.presentation?.transitioningDelegate }
    set { presentationState.transitioningDelegate = newValue }
  }

  /// The presentation controller of this controller, or of the nearest presented one around it; made for the present
  /// style if there is none. Rules: PC-02.
  open var presentationController: UIPresentationController? {
    nearestPresentation?.original ?? presentationController(presenting: nil, source: nil)
  }

  /// The presentation controller of this controller, or of the nearest one around it, while it is presented; never
  /// makes one. Rules: PC-18.
  open var activePresentationController: UIPresentationController? {
    nearestPresentation?.controller
  }

  /// The sheet that presents this controller, or the nearest one around it, also a sheet that another style has adapted
  /// to; before a presentation, ``presentationController`` if the style is a sheet's. Rules: SHEET-01.
  open var sheetPresentationController: UISheetPresentationController? { StockPresentation.controller(of: self) }

  /// ``presentationController`` if it is a popover's, also while it has adapted to another style. Rules: POP-01.
  open var popoverPresentationController: UIPopoverPresentationController? { StockPresentation.controller(of: self) }

  /// The transition that the controller, or the nearest one around it, takes part in: from the call that requests an
  /// animated one until the coordinator's own completions run. Rules: TRANS-20, TRANS-21.
  /// - Complexity: O(depth).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    TransitionLookup.coordinator(of: self)
  }

  /// The style that the stored `style` resolves to: `.automatic` is a form sheet.
  func presentationStyle(for style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    style == .automatic ? .formSheet : style
  }

  /// The child that decides in this controller's place whether a user may dismiss (DIS-11).
  var childForModalInPresentation: UIViewController? { nil }

  /// The controllers that a container retains besides its children: those of other tabs, of an unused column, a
  /// prepared page. Some of them may be children too (LOAD-16).
  var controllersBesideChildren: [UIViewController] { [] }

  /// The issue that keeps the controller from being presented; `nil` if there is none (ALERT-06).
  var refusalToBePresented: HierarchyIssue? { nil }

  /// The issue that keeps the controller from becoming a child of `parent`; `nil` if there is none (M-ALERT-05).
  func refusalToBecomeChild(of parent: UIViewController) -> HierarchyIssue? { nil }

  /// The presentation controller for the controller's style; the transitioning delegate is not asked.
  func stockPresentationController(presenting presenter: UIViewController?) -> UIPresentationController {
    .stock(resolvedPresentationStyle, of: self, presenting: presenter)
  }

  // MARK: Segues

  /// The storyboard that the controller was made from; `nil` for any other controller. Rules: IB-02.
  open var storyboard: UIStoryboard? { storyboardOfScene }

  /// Performs one of the controller's segues: makes the destination, calls ``prepare(for:sender:)``, then performs the segue.
  ///
  /// The segues are those of the controller's storyboard, and those in ``segueTemplates``. ``shouldPerformSegue(withIdentifier:sender:)`` is
  /// not called.
  /// - Parameters:
  ///   - identifier: The name of the segue.
  ///   - sender: Passed on to ``prepare(for:sender:)``.
  /// - Complexity: O(n) in the segues.
  /// - Issues: `unknownSegue`, `filledContainer`, `segueWithoutContainer`, `segueCannotPerform`: nothing changes.
  /// - Rules: SEGUE-01 to SEGUE-04, M-SEGUE-01.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    SeguePerformance.perform(identifier, of: self, sender: sender)
  }

  /// Whether a segue that a user has triggered, or an embed, is to be performed. The base returns `true`. Rules: SEGUE-01, SEGUE-02.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// A segue is about to be performed; its destination's view is not loaded. The base does nothing. Rules: SEGUE-02.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// The children to search for the destination of an unwind segue, in this order: by default all but the one that contains the
  /// source. A container may leave some out, or change the order. Rules: SEGUE-05, SEGUE-06.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let path = childContaining(source)
    return path == nil ? children : children.filter { $0 !== path }
  }

  /// The child that contains the source of an unwind segue, itself or in a controller that it presents. Rules: SEGUE-06.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { source.child(of: self) }

  /// Whether the controller takes an unwind segue: by default if it has the action and is not the source. Rules: SEGUE-05, SEGUE-06.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
  }

  /// The former spelling of ``canPerformUnwindSegueAction(_:from:sender:)``, whose base calls it.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    self !== fromViewController && UnwindActions.method(action, of: self) != nil
  }

  /// An unwind segue leads through the controller. A container shows its child `subsequentVC`; the base does nothing.
  ///
  /// Sent to the controllers between the source and the destination, from the source on. `subsequentVC` is the next of them: a child, or
  /// the parent or presenter.
  /// - Rules: SEGUE-07.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// The former way to replace the segue of an unwinding that leads through the controller. The base returns the segue that there is.
  /// Rules: SEGUE-14.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
  ) -> UIStoryboardSegue? {
    UnwindPerformance.baseSegue(to: toViewController, from: fromViewController, identifier: identifier)
  }

  /// The former way to search a container for the destination of an unwind segue. The base asks
  /// ``allowedChildrenForUnwinding(from:)`` and ``canPerformUnwindSegueAction(_:from:sender:)``. Rules: SEGUE-05.
  open func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? {
    UnwindSearch.destination(in: self, action, from: fromViewController, sender: sender)
  }

  // MARK: Traits

  /// The controller's environment: how much room there is, light or dark, how large text should be.
  ///
  /// The traits of the view's superview, with the parent's overrides for the controller and the controller's own
  /// overrides on top. While the view has no superview, these are the expected traits: those of the parent, of the
  /// presenter, of the window whose root the controller is, or else of the main screen. After the view was removed,
  /// they are the last ones there.
  /// - Complexity: O(depth) once any object overrides a trait; else O(1).
  /// - Rules: TRAIT-01, TRAIT-03, TRAIT-05.
  open var traitCollection: UITraitCollection { TraitClimb.traits(of: self) }

  /// The traits that the controller sets for itself and for everything inside it; they win over the parent's override.
  /// Rules: TRAIT-06, CON-24.
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitState?.overrides ?? TraitValues()) }
    set { TraitChange.setOverrides(newValue, of: self) }
  }

  /// Light or dark for the controller and everything inside it; `unspecified` to inherit the style.
  ///
  /// The same as ``traitOverrides`` for this one trait.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.setStyle(newValue) }
  }

  /// Sets traits that override this controller's for `childViewController` and everything inside it; `nil` for none.
  ///
  /// The child gets `traitCollectionDidChange(_:)` at the end of the turn. The override ends when the child is removed.
  /// - Issues: `notAChild`; nothing changes then.
  /// - Rules: TRAIT-05, CON-24, M-TRAIT-01, MIS-36.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    ChildTraits.set(collection, for: childViewController, in: self)
  }

  /// The traits given to ``setOverrideTraitCollection(_:forChild:)``; `nil` for a controller that is not a child.
  /// Rules: TRAIT-05.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    ChildTraits.override(for: childViewController, in: self)
  }

  /// Sends the trait changes that are due in the view's window now. Rules: TRAIT-06.
  open func updateTraitsIfNeeded() {
    if let view = loadedView { LayoutPass.updateTraits(around: view) }
  }

  /// The new size of the window is about to change the controller's traits; they and the size are still the old ones.
  /// Call `super`, which forwards to the children. Sent down the whole tree before any
  /// ``viewWillTransition(to:with:)``.
  /// Rules: TRAIT-07, TRAIT-09, TRAIT-12, SUP-06.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    Delivery.reachesBase(.willTransitionToTraits, of: self)
    SizeTransition.forward(newCollection, with: coordinator, from: self)
  }

  /// ``traitCollection`` has changed. Sent at the end of the turn, before layout, parents first. The base does nothing.
  /// Rules: TRAIT-02, TRAIT-03.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Sizes

  /// The preferred size of the controller's view, in points.
  /// - Issues: `invalidGeometry`; the old size stays.
  /// - Rules: LOAD-14, MIS-32.
  open var preferredContentSize: CGSize {
    get { rare?.preferredContentSize ?? .zero }
    set {
      guard newValue != preferredContentSize, accepts(newValue, for: "preferredContentSize") else { return }
      let old = preferredContentSize
      rareState.preferredContentSize = newValue
      PropertyChanges.tell(self, "preferredContentSize", from: old)
      if let parent { return Delivery.deliver(.preferredContentSizeDidChange(self), to: parent) }
      ownPresentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// A child's ``preferredContentSize`` has changed. The base does nothing. Rules: LOAD-14.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The fitting size of a child's root view has changed: the size that `systemLayoutSizeFitting(_:)` returned for it last. Sent after
  /// the constraints are solved and before layout, for a child whose view this controller does not place with constraints. The base
  /// does nothing. Rules: TRAIT-17.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size of a child's view if this controller's had `parentSize`. The base returns `parentSize`. Rules: CON-22.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// The view is about to change its size. Call `super`, which forwards to the children. Rules: CON-22, SUP-06, WIN-13.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    Delivery.reachesBase(.viewWillTransition, of: self)
    SizeTransition.forward(size, with: coordinator, from: self)
  }

  // MARK: System preferences

  /// The controller that decides on the status bar's style; `nil` for this one. Rules: CON-25.
  open var childForStatusBarStyle: UIViewController? {
    FormerSpelling.asked(of: self) { childViewControllerForStatusBarStyle }
  }
  /// The controller that decides whether the status bar is hidden; `nil` for this one. Rules: CON-25.
  open var childForStatusBarHidden: UIViewController? {
    FormerSpelling.asked(of: self) { childViewControllerForStatusBarHidden }
  }
  /// The controller that decides on the home indicator; `nil` for this one. Rules: CON-25.
  open var childForHomeIndicatorAutoHidden: UIViewController? {
    FormerSpelling.asked(of: self) { childViewControllerForHomeIndicatorAutoHidden }
  }
  /// The controller that decides on the system's edge gestures; `nil` for this one. Rules: CON-25.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    FormerSpelling.asked(of: self) { childViewControllerForScreenEdgesDeferringSystemGestures }
  }
  /// The controller that decides on the pointer lock; `nil` for this one. Rules: CON-25.
  open var childViewControllerForPointerLock: UIViewController? { nil }

  // The former spellings, which code for Swift 4.0 overrides.

  /// The former spelling of ``childForStatusBarStyle``. An override of either one decides. Rules: CON-25.
  open var childViewControllerForStatusBarStyle: UIViewController? {
    FormerSpelling.answer(of: self) { childForStatusBarStyle }
  }

  /// The former spelling of ``childForStatusBarHidden``. An override of either one decides. Rules: CON-25.
  open var childViewControllerForStatusBarHidden: UIViewController? {
    FormerSpelling.answer(of: self) { childForStatusBarHidden }
  }

  /// The former spelling of ``childForHomeIndicatorAutoHidden``. An override of either one decides. Rules: CON-25.
  open var childViewControllerForHomeIndicatorAutoHidden: UIViewController? {
    FormerSpelling.answer(of: self) { childForHomeIndicatorAutoHidden }
  }

  /// The former spelling of ``childForScreenEdgesDeferringSystemGestures``. An override of either one decides. Rules: CON-25.
  open var childViewControllerForScreenEdgesDeferringSystemGestures: UIViewController? {
    FormerSpelling.answer(of: self) { childForScreenEdgesDeferringSystemGestures }
  }

  /// The preferred style of the status bar. The base returns `.default`. Rules: CON-25.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar should be hidden. The base returns `false`. Rules: CON-25.
  open var prefersStatusBarHidden: Bool { false }
  /// The preferred animation that shows and hides the status bar. The base returns `.fade`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the system may hide the home indicator. The base returns `false`. Rules: CON-25.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The edges at which the app's gestures precede the system's. The base returns none. Rules: CON-25.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Whether the pointer should be locked. The base returns `false`. Rules: CON-25.
  open var prefersPointerLocked: Bool { false }

  /// Requests that the status bar preferences be read at the end of the turn. Rules: CON-25.
  open func setNeedsStatusBarAppearanceUpdate() { SystemPreferences.ask(.statusBar) }
  /// Requests that the home indicator preference be read at the end of the turn. Rules: CON-25.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { SystemPreferences.ask(.homeIndicator) }
  /// Requests that the edge gesture preference be read at the end of the turn. Rules: CON-25.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { SystemPreferences.ask(.screenEdges) }
  /// Requests that the pointer lock preference be read at the end of the turn. Rules: CON-25.
  open func setNeedsUpdateOfPrefersPointerLocked() { SystemPreferences.ask(.pointerLock) }
  /// Whether the interface keeps its orientation while the controller is in front. The base returns `false`. Nobody asks: a test turns
  /// the device itself.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// The child that decides on ``prefersInterfaceOrientationLocked``; `nil` for the controller itself.
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
  /// Does nothing: no system asks for ``prefersInterfaceOrientationLocked``.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  /// The style that the controller prefers; superseded by `overrideUserInterfaceStyle`. The base returns `.unspecified`; nobody asks.
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  /// The child that decides on ``preferredUserInterfaceStyle``. The base returns `nil`; nobody asks.
  open var childViewControllerForUserInterfaceStyle: UIViewController? { nil }
  /// Does nothing: no system asks for ``preferredUserInterfaceStyle``.
  open func setNeedsUserInterfaceAppearanceUpdate() {}
  /// Whether key commands and actions reach the controller below a presented one. The base returns `false`; nobody asks.
  open var performsActionsWhilePresentingModally: Bool { false }

  /// Whether the interface turns with the device while this controller fills the screen. The base returns `true`. Rules: TRAIT-14.
  open var shouldAutorotate: Bool { true }
  /// The orientations in which the controller can fill the screen: by default all on a tablet, all but upside down elsewhere. Asked
  /// of the root, or of the top full-screen presented controller. Rules: TRAIT-13, M-ROT-01.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The orientation to which the interface turns when the controller is presented full-screen, if the present one is none of
  /// ``supportedInterfaceOrientations``. The base returns `.portrait`. Rules: TRAIT-15.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The orientations are other ones: they are read at the end of the turn, and the interface turns if it has to. Rules: TRAIT-14.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { InterfaceOrientations.setNeedsUpdate() }
  /// Turns the interface as the device is held, if it may. Rules: TRAIT-14.
  open class func attemptRotationToDeviceOrientation() { InterfaceOrientations.setNeedsUpdate() }

  // MARK: Keys

  /// Adds a command of a key, after those that were added before. Rules: RESP-25.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    rareState.keyCommands = (rare?.keyCommands ?? []) + [keyCommand]
  }

  /// Removes a command that was added. Rules: RESP-25.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    let left = (rare?.keyCommands ?? []).filter { $0 !== keyCommand }
    rareState.keyCommands = left.isEmpty ? nil : left
  }

  // MARK: Focus

  /// The first target of focus inside: the view. The library never reads it.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// The responder around the view, if it is a focus environment.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  /// Does nothing: nothing is ever focused.
  open func setNeedsFocusUpdate() {}
  /// Does nothing: nothing is ever focused.
  open func updateFocusIfNeeded() {}
  /// Whether focus may change so. The base returns `true`; the library never asks.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Focus has changed. The base does nothing; the library never calls it.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Contains what can be focused: the view.
  open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
  /// The group of what can be focused. The library never reads it.
  open var focusGroupIdentifier: String? {
    get { rare?.focusGroup }
    set { rareState.focusGroup = newValue }
  }

  // MARK: Previews

  /// The actions that a preview of the controller offers. The base has none. Rules: ACT-66.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// Lets a person press parts of a view to preview controllers; ``preview(from:at:)`` is such a press. Rules: ACT-66.
  /// - Parameters:
  ///   - delegate: Decides what is previewed. Not retained.
  ///   - sourceView: The view.
  @discardableResult
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    register(delegate, for: sourceView)
  }
  /// Ends ``registerForPreviewing(with:sourceView:)``. Rules: ACT-66.
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) { unregister(previewing) }

  // MARK: Extensions

  /// The request that an extension's controller answers: its own or that of its parent; `nil` in an application. Rules: VAL-21.
  open var extensionContext: NSExtensionContext? { rare?.extensionContext ?? parent?.extensionContext }
  /// A request begins: the base keeps the context. The host application calls it; a test does in its place. Rules: VAL-21.
  open func beginRequest(with context: NSExtensionContext) { rareState.extensionContext = context }

  /// The name of the activity that a person's acts in the controller are counted for. The library never reads it.
  open var interactionActivityTrackingBaseName: String? {
    get { rare?.activityTrackingName }
    set { rareState.activityTrackingName = newValue }
  }

  // MARK: Former turns of the interface

  /// The former spelling of the scene's orientation.
  open var interfaceOrientation: UIInterfaceOrientation { InterfaceOrientations.current.orientation }
  /// The former call before a turn. The base does nothing; the library never calls it.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// The former call within a turn's animation. The base does nothing; the library never calls it.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// The former call after a turn. The base does nothing; the library never calls it.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// The former views that moved aside for a turn: none.
  open func rotatingHeaderView() -> UIView? { nil }
  /// The former views that moved aside for a turn: none.
  open func rotatingFooterView() -> UIView? { nil }

  // MARK: Other

  /// Whether the controller's content can be edited. Rules: LOAD-15.
  open var isEditing: Bool {
    get { rare?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }

  /// Changes ``isEditing``. An override calls `super` first. Rules: LOAD-15, SUP-07.
  open func setEditing(_ editing: Bool, animated: Bool) {
    rareState.isEditing = editing
    if let item = rare?.editButtonItem { EditButton.show(editing, in: item) }
  }

  /// A bar button, "Edit" or "Done", whose tap calls ``setEditing(_:animated:)``. It is always the same one. Rules: LOAD-21.
  open var editButtonItem: UIBarButtonItem { EditButton.item(of: self) }

  /// Memory is low. No view is unloaded; the base does nothing. Rules: LOAD-16.
  open func didReceiveMemoryWarning() {}

  /// The name of the controller's stored state. The library never reads it.
  open var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { rareState.restorationIdentifier = newValue }
  }
  /// The class that would make the controller when its state is restored. The library never reads it.
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { rare?.restorationClass }
    set { rareState.restorationClass = newValue }
  }
  /// Writes the state of the controller. The base does nothing; the library never calls it.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads the state of the controller. The base does nothing; the library never calls it.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// All states were read. The base does nothing; the library never calls it.
  open func applicationFinishedRestoringState() {}
}

extension UIViewController {
  final var rareState: RareControllerState {
    if let rare { return rare }
    let made = RareControllerState()
    rare = made
    return made
  }
}
