import Foundation

/// Shows one page of many, or two facing pages, which a user turns.
///
/// Only the shown pages are children. Parents change within the call; loading, callbacks and animation follow at the
/// end of the turn:
///
///     scroll   new.viewWillAppear → old.viewWillDisappear → new.viewIsAppearing → new.viewDidAppear → old.viewDidDisappear
///     curl     new.viewWillAppear → old.viewWillDisappear → new.viewIsAppearing → old.viewDidDisappear → new.viewDidAppear
///
/// then `didMove(toParent:)`, and the completion handler. While the page view controller is off screen, its pages get
/// no appearance callbacks: they appear with it.
///
/// `ShownPages` shows the pages, `PageNeighbors` stores the data source's answers, ``InteractivePageTurn`` simulates a user. Rules: PAGE-01 to PAGE-12.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  final lazy var shown = ShownPages(of: self)
  final lazy var neighbors = PageNeighbors(of: self)
  final lazy var indicator = PageIndicator(of: self)
  final var madeContentView: PageContentView?
  private var spine = Spine.fixed(.none)

  /// The position of the spine; while the delegate is asked for another one, both one page and two are allowed.
  private enum Spine {
    case fixed(SpineLocation)
    case beingAsked(SpineLocation)
  }

  // MARK: Creating

  /// Creates a controller without a page.
  ///
  /// - Parameters:
  ///   - style: How the next page replaces the current one.
  ///   - navigationOrientation: The axis along which it does.
  ///   - options: `.spineLocation` for curled pages, `.min` by default; `.interPageSpacing`, in points, for scrolled
  ///     ones, which has no effect: nothing is drawn between pages.
  /// - Rules: PAGE-01.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
    _ = shown
    guard style == .pageCurl else { return }
    setSpine(SpineLocation(option: options?[.spineLocation]) ?? .min)
  }

  /// Creates a controller without a page from an archive: from a storyboard with its style, orientation and spine, else with
  /// curled pages. Rules: PAGE-01, IB-03.
  public required init?(coder: NSCoder) {
    let archive = coder as? ControllerArchive
    let (style, orientation, spine) = (
      archive?.number(forKey: "UIPageViewControllerTransitionStyle"),
      archive?.number(forKey: "UIPageViewControllerNavigationOrientation"),
      archive?.number(forKey: "UIPageViewControllerSpineLocation")
    )
    transitionStyle = style.flatMap(TransitionStyle.init) ?? .pageCurl
    navigationOrientation = orientation.flatMap(NavigationOrientation.init) ?? .horizontal
    super.init(coder: coder)
    _ = shown
    if transitionStyle == .pageCurl { setSpine(spine.flatMap(SpineLocation.init) ?? .min) }
    archive?.readChildren(of: self)
  }

  /// Creates a controller without a page, with curled pages. Rules: PAGE-01.
  @preconcurrency @MainActor public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// How the next page replaces the current one. Rules: PAGE-01.
  public final let transitionStyle: TransitionStyle
  /// The axis along which pages replace each other. Rules: PAGE-01.
  public final let navigationOrientation: NavigationOrientation

  // MARK: Pages

  /// The pages that are shown, or will be when the controller appears: one page, or two facing pages; empty before the
  /// first call. During an animated change these are still the previous pages. Rules: PAGE-02.
  open var viewControllers: [UIViewController]? { shown.viewControllers }

  /// Replaces the pages.
  ///
  /// Within the call the new pages become children, and ``viewControllers`` returns them unless the change is animated.
  /// A running change finishes first. A page that is shown before and after gets no callbacks.
  /// - Parameters:
  ///   - viewControllers: One page; two if the spine is in the middle, or for an animated turn of double-sided pages,
  ///     where the second one is the back of the turning page: only the user sees it, so it gets no callbacks.
  ///   - direction: The direction of the animation.
  ///   - animated: Whether the change takes time; callbacks get the same value. Off screen nothing is animated.
  ///   - completion: Runs once, at the end: with `false` if another call has interrupted the animation. It does not run
  ///     if the call is refused.
  /// - Issues: `wrongPageCount`, and those of `addChild(_:)`: nothing changes.
  /// - Rules: PAGE-02 to PAGE-06, PAGE-09, PAGE-12, M-PAGE-01.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    Stage.turn("setViewControllers(_:direction:animated:completion:)", self, .other) {
      let check = PageCheck(self)
      let given = viewControllers ?? []
      if let refusal = check.refusal(ofNumber: given, animated: animated) { return report(refusal) }
      let pages = check.visible(of: given)
      if let refusal = check.refusal(of: pages) { return report(refusal) }
      shown.set(
        PageRequest(pages: pages, direction: direction, isAnimated: animated, cause: .call(completion)))
      indicator.update()
    }
  }

  /// Supplies the pages before and after a page. Not retained. Setting it drops the earlier answers. Rules: PAGE-08.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { neighbors.dropAnswers() }
  }

  /// Receives the turns of pages that a user makes. Not retained. Rules: PAGE-07, PAGE-10.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  // MARK: Spine and sides

  /// The position of the spine; `.none` for scrolled pages. Rules: PAGE-01, PAGE-10.
  public final var spineLocation: SpineLocation {
    switch spine {
    case .fixed(let location), .beingAsked(let location): location
    }
  }

  /// Whether pages have content on their backs; always `true` if the spine is in the middle.
  /// - Issues: `singleSidedSpread` for `false` with the spine in the middle: nothing changes.
  /// - Rules: PAGE-02, M-PAGE-03.
  open var isDoubleSided: Bool {
    get { hasTwoSides }
    set {
      Stage.turn("isDoubleSided", self, .other) {
        if !newValue, spineLocation == .mid { return report(.singleSidedSpread(self)) }
        hasTwoSides = newValue
      }
    }
  }
  private var hasTwoSides = false

  /// The number of controllers that a change needs; `nil` while one and two are both allowed.
  final func requiredCount(animated: Bool) -> Int? {
    switch spine {
    case .beingAsked: nil
    case .fixed(.mid): 2
    case .fixed(.none), .fixed(.min), .fixed(.max): hasPagesOnBacks && animated ? 2 : 1
    }
  }

  /// Whether the back of a page is a page of its own, visible while it turns.
  final var hasPagesOnBacks: Bool { transitionStyle == .pageCurl && hasTwoSides && spineLocation != .mid }

  private func setSpine(_ location: SpineLocation) {
    spine = .fixed(location)
    if location == .mid { hasTwoSides = true }
  }

  /// The size is about to change; the delegate may move the spine of curled pages. Call `super`. Rules: PAGE-10.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard transitionStyle == .pageCurl, let delegate else { return }
    let old = spineLocation
    spine = .beingAsked(old)
    let answer = delegate.pageViewController(
      self, spineLocationFor: size.width > size.height ? .landscapeLeft : .portrait)
    spine = .fixed(old)
    moveSpine(to: answer == .none ? old : answer)
  }

  private func moveSpine(to location: SpineLocation) {
    let (given, required) = (shown.expected.count, location == .mid ? 2 : 1)
    guard given == 0 || given == required else {
      return report(.wrongPageCount(self, given: given, required: required))
    }
    setSpine(location)
    shown.spineMoved()
  }

  // MARK: The user

  /// The pan and tap recognizers that turn curled pages. They may be moved to another view, or disabled. Scrolled pages
  /// have none.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [interactivePageTurn.pan, tap] : []
  }
  private lazy var tap = UITapGestureRecognizer()

  override func makeDefaultView() -> UIView {
    let view = super.makeDefaultView()
    if transitionStyle == .scroll { _ = makeContentView(in: view) }
    return view
  }

  override func addOwnRecognizers() {
    if let contentView, interactivePageTurn.pan.view == nil {
      contentView.area.addGestureRecognizer(interactivePageTurn.pan)
    }
  }

  /// The user's drag of a page. Rules: PAGE-04, PAGE-05, PAGE-07, PAGE-08.
  public final private(set) lazy var interactivePageTurn = InteractivePageTurn(of: self)

  // MARK: Appearance

  /// `false`: the controller sends appearance to its pages itself, in its own callbacks.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override var controllersBesideChildren: [UIViewController] { neighbors.known }

  // MARK: What the system asks

  /// The delegate's orientations, else the default of every controller. The library never reads it.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  /// The delegate's orientation, else the default of every controller. The library never reads it.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
