import Foundation

/// Shows one page of many, or two that lie open, and lets a person turn them.
///
/// Only what is shown is a child. Parents change within the call; loading, callbacks and animation follow at the end of the turn:
///
///     scroll   new.viewWillAppear → old.viewWillDisappear → new.viewIsAppearing → new.viewDidAppear → old.viewDidDisappear
///     curl     new.viewWillAppear → old.viewWillDisappear → new.viewIsAppearing → old.viewDidDisappear → new.viewDidAppear
///
/// then `didMove(toParent:)`, and the completion handler. As long as the page view controller is not on screen, its pages hear
/// nothing of appearance: they appear with it.
///
/// How it works stands beside it: `PageScreen` has what is shown, `PageFamily` the children, `PageChange` is one change, `PageNeighbors` knows what
/// the data source has said, ``InteractivePageTurn`` stands for a person. Rules: PAGE-01 to PAGE-12.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  final lazy var screen = PageScreen(of: self)
  final lazy var neighbors = PageNeighbors(of: self)
  final lazy var indicator = PageIndicator(of: self)
  final var madeContentView: PageContentView?
  private var spine = Spine.fixed(.none)

  /// Where the spine is; while the delegate is asked for another place, one page and two are both right.
  private enum Spine {
    case fixed(SpineLocation)
    case beingAsked(SpineLocation)
  }

  // MARK: Creating

  /// Makes a controller without a page.
  ///
  /// - Parameters:
  ///   - style: How pages give way to each other.
  ///   - navigationOrientation: Which way they do.
  ///   - options: `.spineLocation` for curled pages, `.min` by default; `.interPageSpacing`, in points, for scrolled ones, which is
  ///     accepted: nothing is drawn between pages.
  /// - Rules: PAGE-01.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
    guard style == .pageCurl else { return }
    setSpine(SpineLocation(option: options?[.spineLocation]) ?? .min)
  }

  /// Makes a controller without a page, whose pages curl; an archive's content is not read.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
    setSpine(.min)
  }

  /// Makes a controller without a page, whose pages curl. Rules: PAGE-01.
  @preconcurrency @MainActor public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// How pages give way to each other. Rules: PAGE-01.
  public final let transitionStyle: TransitionStyle
  /// Which way pages give way to each other. Rules: PAGE-01.
  public final let navigationOrientation: NavigationOrientation

  // MARK: Pages

  /// What is shown, or will be when the controller appears: one page, or two that lie open; empty before the first. During an
  /// animated change it is still what was shown before. Rules: PAGE-02.
  open var viewControllers: [UIViewController]? { screen.answer }

  /// Exchanges the pages.
  ///
  /// Within the call the new pages become children, and ``viewControllers`` answers them if nothing is animated. What this
  /// interrupts is first brought to its end. Who is shown before and after hears nothing.
  /// - Parameters:
  ///   - viewControllers: One page; two if the spine is in the middle, or for an animated turn of double-sided pages, where the
  ///     second one is the back of the page that turns: nobody but the person sees it, so it hears nothing.
  ///   - direction: Which way an animation would go.
  ///   - animated: Whether it takes time, and what the callbacks get. Off screen nothing is animated.
  ///   - completion: Runs once, at the end: with `false` if another call has interrupted the animation. Not if the call is
  ///     refused.
  /// - Issues: `wrongPageCount`, and those of `addChild(_:)`: nothing changes.
  /// - Rules: PAGE-02 to PAGE-06, PAGE-09, PAGE-12, M-PAGE-01.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    Stage.current.cycle.turn(PublicCall("setViewControllers(_:direction:animated:completion:)", self, .other)) {
      let check = PageCheck(self)
      let given = viewControllers ?? []
      if let refusal = check.refusal(ofNumber: given, animated: animated) { return report(refusal) }
      let pages = check.visible(of: given)
      if let refusal = check.refusal(of: pages) { return report(refusal) }
      screen.set(PageRequest(pages: pages, isAnimated: animated, cause: .call(completion)))
      indicator.ask()
    }
  }

  /// Says what comes before and after a page. Not retained. Setting it forgets what was said before. Rules: PAGE-08.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { neighbors.forget() }
  }

  /// Hears of what a person does. Not retained. Rules: PAGE-07, PAGE-10.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  // MARK: Spine and sides

  /// Where the spine is; `.none` for scrolled pages. Rules: PAGE-01, PAGE-10.
  public final var spineLocation: SpineLocation {
    switch spine {
    case .fixed(let location), .beingAsked(let location): location
    }
  }

  /// Whether pages have content on their backs; always, if the spine is in the middle.
  /// - Issues: `singleSidedSpread` for `false` with the spine in the middle: nothing changes.
  /// - Rules: PAGE-02, M-PAGE-03.
  open var isDoubleSided: Bool {
    get { hasTwoSides }
    set {
      Stage.current.cycle.turn(PublicCall("isDoubleSided", self, .other)) {
        if !newValue, spineLocation == .mid { return report(.singleSidedSpread(self)) }
        hasTwoSides = newValue
      }
    }
  }
  private var hasTwoSides = false

  /// How many controllers a change needs; `nil` while both numbers are right.
  final func requiredCount(animated: Bool) -> Int? {
    switch spine {
    case .beingAsked: nil
    case .fixed(.mid): 2
    case .fixed(.none), .fixed(.min), .fixed(.max): turnsBacks && animated ? 2 : 1
    }
  }

  /// Whether the back of a page is a page of its own, seen while it turns.
  final var turnsBacks: Bool { transitionStyle == .pageCurl && hasTwoSides && spineLocation != .mid }

  private func setSpine(_ location: SpineLocation) {
    spine = .fixed(location)
    if location == .mid { hasTwoSides = true }
  }

  /// The size is about to change; curled pages may want their spine elsewhere. Call `super`. Rules: PAGE-10.
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
    let (given, required) = (screen.expected.count, location == .mid ? 2 : 1)
    guard given == 0 || given == required else {
      return report(.wrongPageCount(self, given: given, required: required))
    }
    setSpine(location)
    screen.spineMoved()
  }

  // MARK: A person

  /// The recognizers of the gestures that turn curled pages: moving a finger, and touching. They may be moved to another view, or
  /// disabled. Scrolled pages have none.
  public final var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [interactivePageTurn.pan, tap] : []
  }
  private lazy var tap = UITapGestureRecognizer()

  /// A person's hand at the page. Rules: PAGE-04, PAGE-05, PAGE-07, PAGE-08.
  public final private(set) lazy var interactivePageTurn = InteractivePageTurn(of: self)

  // MARK: Appearance

  /// The controller tells its pages itself, in its own callbacks.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func prepareToAppear() {
    super.prepareToAppear()
    for page in screen.pages { page.loadViewIfNeeded() }
  }

  override func prepareToDisappear() {
    super.prepareToDisappear()
    screen.prepareToDisappear()
  }

  override func tellShownChildren(of callback: AppearanceCallback) {
    switch callback {
    case .viewWillAppear(let animated): screen.willAppear(animated)
    case .viewDidAppear: screen.didAppear()
    case .viewWillDisappear(let animated): screen.willDisappear(animated)
    case .viewDidDisappear: screen.didDisappear()
    case .viewIsAppearing: break
    }
  }

  override func lostChild(_ child: UIViewController) { screen.lost(child) }
  override var endsMovesItself: Bool { true }
  override var childrenToShow: [UIViewController] { screen.pages }
  override var worksInsideCallbacks: Bool { true }

  override var controllersBesideChildren: [UIViewController] { neighbors.known }

  // MARK: What the system asks

  /// What the delegate says, else what every controller does; nobody asks.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  /// What the delegate says, else what every controller does; nobody asks.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
