import Foundation

/// Shows columns side by side where there is room, and one at a time where there is not.
///
/// With columns (``init(style:)``) each place has a navigation controller; in the classic style, which every other initialiser
/// makes, two controllers are shown as they are given. Where width is compact the interface is collapsed: the columns lie on one
/// stack. How it works stands beside it: `SplitColumns` has the controllers, `SplitArrangement` and `SplitPlaces` say what is in
/// view and where, `SplitModes` which of it is, `SplitScreen` shows it, `SplitFolding` collapses and expands, `SplitRouting` shows what is asked for.
/// Rules: SPLIT-01 to SPLIT-15.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  final lazy var columns = SplitColumns(of: self)
  final lazy var screen = SplitScreen(of: self)
  final lazy var folding = SplitFolding(of: self)
  final lazy var modes = SplitModes(of: self)

  // MARK: Creating

  /// Which columns there are; it never changes. Rules: SPLIT-01.
  public final let style: Style

  /// Makes a controller with empty columns.
  /// - Parameter style: Which columns; `.unspecified` for the classic interface.
  /// - Rules: SPLIT-01.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of the classic style, without children. Rules: SPLIT-01.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller of the classic style, without children; an archive's content is not read. Rules: SPLIT-01.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: The controllers

  /// Puts a controller in a column; `nil` empties it.
  ///
  /// A controller that is no navigation controller gets one around it, except in the compact column; where a column has such a
  /// navigation controller, its content is exchanged. Within the call the child joins, and the one before leaves; what is in view
  /// follows, while the interface is collapsed on the stack.
  /// - Issues: `missingColumn`, `duplicateColumn`, `pushedSplitViewController` for a split view controller in any column but the
  ///   compact one, and those of `addChild(_:)`: nothing changes.
  /// - Rules: SPLIT-02, M-SPLIT-01, M-NAV-04.
  open func setViewController(_ vc: UIViewController?, for column: Column) { columns.set(vc, for: column) }

  /// The controller of a column, as it was given. Rules: SPLIT-02.
  open func viewController(for column: Column) -> UIViewController? {
    style == .unspecified ? nil : columns.given(column)
  }

  /// The children that stand for the columns, the primary one first; while the interface is collapsed the one that stands for
  /// all. In the classic style the primary and the secondary controller; they can be set there alone.
  /// - Issues: `missingColumn`, `duplicateColumn`, and those of `addChild(_:)`: nothing changes.
  /// - Rules: SPLIT-01, SPLIT-03, SPLIT-10, M-SPLIT-01.
  open var viewControllers: [UIViewController] {
    get { folding.isCollapsed ? folding.base.map { [$0] } ?? [] : columns.hosts }
    set { columns.set(newValue) }
  }

  /// Hears of changes, and has a say in them. Not retained. Rules: SPLIT-05, SPLIT-07 to SPLIT-12.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: What is in view

  /// Whether one child stands for all, because width is compact. Rules: SPLIT-07 to SPLIT-09.
  open var isCollapsed: Bool { folding.isCollapsed }

  /// What is in view while the interface is expanded; never `.automatic`. Rules: SPLIT-04.
  open var displayMode: DisplayMode { modes.arrangement.displayMode }

  /// What should be in view. It is followed with the next layout, in an animation block at once and with animation.
  /// Rules: SPLIT-04.
  open var preferredDisplayMode: DisplayMode {
    get { wish.displayMode }
    set { wish.displayMode = newValue }
  }

  /// How sidebars relate to the secondary column; never `.automatic`. Rules: SPLIT-04.
  open var splitBehavior: SplitBehavior { modes.arrangement.behavior }

  /// How sidebars should relate to the secondary column. It is followed with the next layout. Rules: SPLIT-04.
  open var preferredSplitBehavior: SplitBehavior {
    get { wish.behavior }
    set { wish.behavior = newValue }
  }

  final var wish = SplitWish() {
    didSet { if wish != oldValue { screen.wishChanged() } }
  }

  /// Brings a column into view, with animation.
  ///
  /// Expanded: the nearest display mode of the present behavior in which the column is fully in view. The `will…` callbacks come
  /// within the call, and ``UIViewController/transitionCoordinator`` is there when it returns. Collapsed: the column is brought to
  /// the top of the stack. The compact column comes and goes with the room alone.
  /// - Issues: `missingColumn`: nothing changes. Collapsed, those of ``UINavigationController/setViewControllers(_:animated:)``.
  /// - Rules: SPLIT-05, SPLIT-06, M-SPLIT-01.
  open func show(_ column: Column) {
    act("show(_:)", on: column) {
      if folding.isCollapsed { return folding.show(column) }
      screen.choose(modes.arrangement.sidebars(showing: column), .call)
    }
  }

  /// Takes a column out of view, with animation: the inverse of ``show(_:)``.
  /// - Issues: `missingColumn`, `secondaryHidden`: nothing changes. Collapsed, those of
  ///   ``UINavigationController/setViewControllers(_:animated:)``.
  /// - Rules: SPLIT-05, SPLIT-06, M-SPLIT-01.
  open func hide(_ column: Column) {
    act("hide(_:)", on: column) {
      if folding.isCollapsed { return folding.hide(column) }
      if column == .secondary { return report(.secondaryHidden(in: self)) }
      screen.choose(modes.arrangement.sidebars(hiding: column), .call)
    }
  }

  private func act(_ call: StaticString, on column: Column, _ body: () -> Void) {
    Stage.current.cycle.turn(PublicCall(call, self, .other)) {
      guard style.has(column) else { return report(.missingColumn(column, in: self)) }
      if column != .compact { body() }
    }
  }

  // MARK: Showing controllers

  /// Shows a controller in the primary place: it is pushed there, or while the interface is collapsed on top.
  ///
  /// The delegate is asked first. Where the primary controller is no navigation controller it is replaced; collapsed, the new one
  /// is presented.
  /// - Rules: SPLIT-12, SHOW-03.
  open override func show(_ vc: UIViewController, sender: Any?) { SplitRouting(self).show(vc, sender: sender) }

  /// Shows a controller in the secondary place: it replaces the one that is there; while the interface is collapsed it is pushed
  /// on top.
  ///
  /// The delegate is asked first. Collapsed, with columns, it becomes the secondary column's controller if that column is not on
  /// top, so that it is there when the interface expands.
  /// - Rules: SPLIT-11, SHOW-03.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    SplitRouting(self).showDetail(vc, sender: sender)
  }

  /// `show(_:sender:)` and `showDetailViewController(_:sender:)`. Rules: SHOW-05.
  open override var handledActions: Set<Selector> { [.show, .showDetail] }

  // MARK: Widths and edges

  final var primarySidebar = SidebarWidth.primary {
    didSet { screen.placesChanged() }
  }
  final var supplementarySidebar = SidebarWidth.supplementary {
    didSet { screen.placesChanged() }
  }

  // Each of these widths refuses NaN and infinity: `invalidGeometry`, and the old width stays (MIS-32).

  /// How wide the primary column should be, in points. Rules: SPLIT-13.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primarySidebar.preferred }
    set { if accepts(newValue, for: "preferredPrimaryColumnWidth") { primarySidebar.preferred = newValue } }
  }
  /// How wide the primary column should be, as a part of the whole; a width in points is stronger. Rules: SPLIT-13.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primarySidebar.fraction }
    set { if accepts(newValue, for: "preferredPrimaryColumnWidthFraction") { primarySidebar.fraction = newValue } }
  }
  /// The least width of the primary column, in points. Rules: SPLIT-13.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primarySidebar.minimum }
    set { if accepts(newValue, for: "minimumPrimaryColumnWidth") { primarySidebar.minimum = newValue } }
  }
  /// The greatest width of the primary column, in points. Rules: SPLIT-13.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primarySidebar.maximum }
    set { if accepts(newValue, for: "maximumPrimaryColumnWidth") { primarySidebar.maximum = newValue } }
  }
  /// How wide the primary column is when it is in view, in points. Rules: SPLIT-13.
  open var primaryColumnWidth: CGFloat { primarySidebar.width(in: wholeWidth) }

  /// How wide the supplementary column should be, in points. Rules: SPLIT-13.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementarySidebar.preferred }
    set { if accepts(newValue, for: "preferredSupplementaryColumnWidth") { supplementarySidebar.preferred = newValue } }
  }
  /// How wide the supplementary column should be, as a part of the whole; a width in points is stronger. Rules: SPLIT-13.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementarySidebar.fraction }
    set {
      guard accepts(newValue, for: "preferredSupplementaryColumnWidthFraction") else { return }
      supplementarySidebar.fraction = newValue
    }
  }
  /// The least width of the supplementary column, in points. Rules: SPLIT-13.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementarySidebar.minimum }
    set { if accepts(newValue, for: "minimumSupplementaryColumnWidth") { supplementarySidebar.minimum = newValue } }
  }
  /// The greatest width of the supplementary column, in points. Rules: SPLIT-13.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementarySidebar.maximum }
    set { if accepts(newValue, for: "maximumSupplementaryColumnWidth") { supplementarySidebar.maximum = newValue } }
  }
  /// How wide the supplementary column is when it is in view, in points. Rules: SPLIT-13.
  open var supplementaryColumnWidth: CGFloat { supplementarySidebar.width(in: wholeWidth) }

  private var wholeWidth: CGFloat { contentView?.bounds.width ?? UIScreen.main.bounds.width }

  /// At which edge the primary column lies. Rules: SPLIT-13.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { screen.placesChanged() }
  }

  /// What the primary column looks like. Kept and reported.
  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: A person

  /// Whether a person can swipe sidebars in and out. Rules: SPLIT-13.
  open var presentsWithGesture = true
  /// Whether there is a button for the display mode. Kept and reported.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// Whether the secondary column of three has a button that leaves it alone in view. Kept and reported.
  open var showsSecondaryOnlyButton = false

  /// A button that changes the display mode: brings in one sidebar more, or fewer when all are there. In the classic style the
  /// delegate is asked first. With columns it stands for the button that a device puts in the bar of a column.
  ///
  /// A person's tap is ``UIBarButtonItem/performPrimaryAction()``. Rules: SPLIT-13.
  open var displayModeButtonItem: UIBarButtonItem { button }

  private lazy var button = UIBarButtonItem(
    primaryAction: UIAction(title: "Show Sidebar") { [reference] _ in
      (reference.controller as? UISplitViewController)?.changeDisplayMode()
    })

  /// A person taps beside the sidebars in front, on what is dimmed: they go out of view; of two that push the secondary column
  /// aside, one does. One turn.
  /// - Returns: Whether anything came of it: `false` if nothing is dimmed, and off screen or in a change.
  /// - Rules: SPLIT-05, TURN-06.
  @discardableResult
  public final func tapBesideSidebars() -> Bool { tapDimmed() }

  /// A person's swipe, which brings a sidebar in or takes it out. Rules: SPLIT-13.
  public private(set) final lazy var interactiveSidebar = InteractiveSidebar(of: self)

  // MARK: Containment and appearance

  override func lostChild(_ child: UIViewController) { columns.lost(child) }
  override var childrenToShow: [UIViewController] { screen.childrenToShow }

  override func letGo(of child: UIViewController) { columns.letGo(of: child) { super.letGo(of: child) } }

  override var worksInsideCallbacks: Bool { true }

  /// The controller tells the columns in view itself, in its own callbacks.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func makeDefaultView() -> UIView { makeLayoutContainer() }

  override func prepareToAppear() {
    super.prepareToAppear()
    folding.follow()
    screen.prepareToAppear()
  }

  override func prepareToDisappear() {
    super.prepareToDisappear()
    screen.settle()
  }

  override func tellShownChildren(of callback: AppearanceCallback) {
    switch callback {
    case .viewWillAppear: screen.willAppear()
    case .viewDidAppear: screen.didAppear()
    case .viewWillDisappear(let animated): screen.willDisappear(animated)
    case .viewDidDisappear: screen.didDisappear()
    case .viewIsAppearing: break
    }
  }

  // MARK: Room

  /// The width class that `willTransition(to:with:)` has announced.
  final var announcedWidth: UIUserInterfaceSizeClass?

  /// The columns are about to collapse, or to expand. Call `super`. Rules: SPLIT-07, SPLIT-08, TRAIT-09.
  open override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    announcedWidth = newCollection.horizontalSizeClass
    super.willTransition(to: newCollection, with: coordinator)
  }

  /// The size that `viewWillTransition(to:with:)` is announcing.
  final var announcedSize: CGSize?

  /// The columns are about to get other sizes. Call `super`, which tells the children. Rules: CON-22.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    announcedSize = size
    super.viewWillTransition(to: size, with: coordinator)
    announcedSize = nil
  }

  /// The interface collapses where width has become compact, and expands where it has become regular. Call `super`.
  /// Rules: SPLIT-07, SPLIT-08.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    announcedWidth = nil
    folding.follow()
  }

  /// The size of the child's column; the whole where width is compact. Rules: CON-22.
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    columnSize(of: container, in: parentSize)
  }

  // MARK: What the system asks

  /// The child that stands for all, or the secondary one, decides. Rules: CON-25.
  open override var childForStatusBarStyle: UIViewController? { deciding }
  /// The child that stands for all, or the secondary one, decides. Rules: CON-25.
  open override var childForStatusBarHidden: UIViewController? { deciding }
  /// The child that stands for all, or the secondary one, decides. Rules: CON-25.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { deciding }
  /// The child that stands for all, or the secondary one, decides. Rules: CON-25.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { deciding }
  /// The child that stands for all, or the secondary one, decides. Rules: CON-25.
  open override var childViewControllerForPointerLock: UIViewController? { deciding }

  /// While the interface is collapsed, the child that stands for all decides whether a person may dismiss (DIS-11).
  override var childForModalInPresentation: UIViewController? { folding.base }

  override var controllersBesideChildren: [UIViewController] { columns.kept + folding.kept }

  private var deciding: UIViewController? { folding.isCollapsed ? folding.base : columns.host(.secondary) }

  /// What the delegate says, else what every controller does; nobody asks.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  /// What the delegate says, else what every controller does; nobody asks.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}

extension UIViewController {
  /// Posted when a split view controller, the notification's object, has collapsed or expanded: what
  /// ``showDetailViewController(_:sender:)`` leads to is another place now. Rules: SHOW-07.
  nonisolated public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
