import Foundation

/// Shows columns side by side where there is room, and one at a time where there is not.
///
/// In the column styles (``init(style:)``) each column has a navigation controller; in the classic style, which every
/// other initialiser creates, the two given controllers are shown. Where width is compact the interface is collapsed:
/// the columns are on one stack. `SplitColumns` has the controllers, `SplitPlacement` computes where they
/// lie, `SplitArrangement` and `SplitFrames` compute the columns in view and their frames, `SplitModes` has the current
/// arrangement, `ShownColumns` shows it, `SplitFolding` collapses and expands, `SplitRouting` carries out
/// `show(_:sender:)`. Rules: SPLIT-01 to SPLIT-15.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  final lazy var columns = SplitColumns(of: self)
  final lazy var shown = ShownColumns(of: self)
  final lazy var folding = SplitFolding(of: self)
  final var modes = SplitModes()

  // MARK: Creating

  /// The columns of the controller; it never changes. Rules: SPLIT-01.
  public final let style: Style

  /// Creates a controller with empty columns.
  /// - Parameter style: The columns; `.unspecified` for the classic interface.
  /// - Rules: SPLIT-01.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    _ = shown
  }

  /// Creates a controller of the classic style, without children. Rules: SPLIT-01.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    _ = shown
  }

  /// Creates a controller from an archive: from a storyboard with its style and columns, else of the classic style without
  /// children. Rules: SPLIT-01, IB-03.
  public required init?(coder: NSCoder) {
    let archive = coder as? ControllerArchive
    style = archive?.number(forKey: "UISplitViewControllerStyle").flatMap(Style.init) ?? .unspecified
    super.init(coder: coder)
    _ = shown
    archive?.readChildren(of: self)
  }

  // MARK: The controllers

  /// Puts a controller in a column; `nil` empties it.
  ///
  /// A controller that is no navigation controller is put into one, except in the compact column; if the column has
  /// such a navigation controller already, only its content is replaced. Within the call the new child is added and the
  /// previous one leaves; the screen follows, or the stack while the interface is collapsed.
  /// - Issues: `missingColumn`, `duplicateColumn`, `pushedSplitViewController` for a split view controller in any column but the
  ///   compact one, and those of `addChild(_:)`: nothing changes.
  /// - Rules: SPLIT-02, M-SPLIT-01, M-NAV-04.
  open func setViewController(_ vc: UIViewController?, for column: Column) { columns.set(vc, for: column) }

  /// The controller that was set for a column. Rules: SPLIT-02.
  open func viewController(for column: Column) -> UIViewController? {
    style == .unspecified ? nil : columns.given(column)
  }

  /// The children of the columns, the primary one first; while the interface is collapsed, the only child that is
  /// shown. In the classic style the primary and the secondary controller; only in this style they can be set.
  /// - Issues: `missingColumn`, `duplicateColumn`, and those of `addChild(_:)`: nothing changes.
  /// - Rules: SPLIT-01, SPLIT-03, SPLIT-10, M-SPLIT-01.
  open var viewControllers: [UIViewController] {
    get { folding.isCollapsed ? folding.base.map { [$0] } ?? [] : columns.hosts }
    set { columns.set(newValue) }
  }

  /// Receives changes, and influences them. Not retained. Rules: SPLIT-05, SPLIT-07 to SPLIT-12.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: What is in view

  /// Whether one child is shown in place of all columns, because width is compact. Rules: SPLIT-07 to SPLIT-09.
  open var isCollapsed: Bool { folding.isCollapsed }

  /// The display mode in view while the interface is expanded; never `.automatic`. Rules: SPLIT-04.
  open var displayMode: DisplayMode { arrangement.displayMode }

  /// The preferred display mode. It takes effect at the next layout; in an animation block at once and animated. Rules:
  /// SPLIT-04.
  open var preferredDisplayMode: DisplayMode {
    get { preference.displayMode }
    set { preference.displayMode = newValue }
  }

  /// How sidebars relate to the secondary column; never `.automatic`. Rules: SPLIT-04.
  open var splitBehavior: SplitBehavior { arrangement.behavior }

  /// The preferred relation of sidebars to the secondary column. It takes effect at the next layout. Rules: SPLIT-04.
  open var preferredSplitBehavior: SplitBehavior {
    get { preference.behavior }
    set { preference.behavior = newValue }
  }

  final var preference = SplitPreference() {
    didSet { if preference != oldValue { shown.preferenceChanged() } }
  }

  /// Brings a column into view, with animation.
  ///
  /// Expanded: the nearest display mode of the present behavior in which the column is fully in view. The `will…`
  /// callbacks are sent within the call, and ``UIViewController/transitionCoordinator`` is there when it returns.
  /// Collapsed: the column is brought to the top of the stack. For the compact column the call does nothing.
  /// - Issues: `missingColumn`: nothing changes. Collapsed, those of ``UINavigationController/setViewControllers(_:animated:)``.
  /// - Rules: SPLIT-05, SPLIT-06, M-SPLIT-01.
  open func show(_ column: Column) {
    act("show(_:)", on: column) {
      if folding.isCollapsed { return folding.show(column) }
      shown.request(arrangement.sidebars(showing: column), .call)
    }
  }

  /// Hides a column, with animation: the inverse of ``show(_:)``.
  /// - Issues: `missingColumn`, `secondaryHidden`: nothing changes. Collapsed, those of
  ///   ``UINavigationController/setViewControllers(_:animated:)``.
  /// - Rules: SPLIT-05, SPLIT-06, M-SPLIT-01.
  open func hide(_ column: Column) {
    act("hide(_:)", on: column) {
      if folding.isCollapsed { return folding.hide(column) }
      if column == .secondary { return report(.secondaryHidden(in: self)) }
      shown.request(arrangement.sidebars(hiding: column), .call)
    }
  }

  private func act(_ call: StaticString, on column: Column, _ body: () -> Void) {
    Stage.turn(call, self, .other) {
      guard style.has(column) else { return report(.missingColumn(column, in: self)) }
      if column != .compact { body() }
    }
  }

  // MARK: Showing controllers

  /// Shows a controller in the primary column: pushes it there, or on top while the interface is collapsed.
  ///
  /// The delegate is asked first. If the primary controller is no navigation controller, it is replaced; collapsed, the
  /// new controller is presented.
  /// - Rules: SPLIT-12, SHOW-03.
  open override func show(_ vc: UIViewController, sender: Any?) { SplitRouting(self).show(vc, sender: sender) }

  /// Shows a controller in the secondary column: replaces the present one; while the interface is collapsed, pushes it
  /// on top.
  ///
  /// The delegate is asked first. Collapsed, in the column styles, it becomes the secondary column's controller if that
  /// column is not on top, so that it is there when the interface expands.
  /// - Rules: SPLIT-11, SHOW-03.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    SplitRouting(self).showDetail(vc, sender: sender)
  }

  /// `show(_:sender:)` and `showDetailViewController(_:sender:)`. Rules: SHOW-05.
  open override var handledActions: Set<Selector> { [.show, .showDetail] }

  /// Brings the controller's column into view, unless the interface is collapsed: its stack does the rest. Rules: SEGUE-07.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard !isCollapsed, style != .unspecified, let column = columns.column(of: subsequentVC) else { return }
    show(column)
  }

  // MARK: Widths and edges

  final var primarySidebar = SidebarWidth.primary {
    didSet { shown.framesChanged() }
  }
  final var supplementarySidebar = SidebarWidth.supplementary {
    didSet { shown.framesChanged() }
  }

  // Each of these widths refuses NaN and infinity: `invalidGeometry`, and the old width stays (MIS-32).

  /// The preferred width of the primary column, in points. Rules: SPLIT-13.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primarySidebar.preferred }
    set { if accepts(newValue, for: "preferredPrimaryColumnWidth") { primarySidebar.preferred = newValue } }
  }
  /// The preferred width of the primary column, as a fraction of the whole; a width in points takes precedence. Rules:
  /// SPLIT-13.
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
  /// The width of the primary column when it is in view, in points. Rules: SPLIT-13.
  open var primaryColumnWidth: CGFloat { primarySidebar.width(in: wholeWidth) }

  /// The preferred width of the supplementary column, in points. Rules: SPLIT-13.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementarySidebar.preferred }
    set { if accepts(newValue, for: "preferredSupplementaryColumnWidth") { supplementarySidebar.preferred = newValue } }
  }
  /// The preferred width of the supplementary column, as a fraction of the whole; a width in points takes precedence.
  /// Rules: SPLIT-13.
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
  /// The width of the supplementary column when it is in view, in points. Rules: SPLIT-13.
  open var supplementaryColumnWidth: CGFloat { supplementarySidebar.width(in: wholeWidth) }

  /// The edge of the primary column. Rules: SPLIT-13.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { shown.framesChanged() }
  }

  /// The look of the primary column. The library never reads it.
  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: The user

  /// Whether the user can swipe sidebars in and out. Rules: SPLIT-13.
  open var presentsWithGesture = true

  override func addOwnRecognizers() {
    if let view = viewIfLoaded { interactiveSidebar.addRecognizer(to: view) }
    shown.addTapBeside()
  }
  /// Whether there is a button for the display mode. The library never reads it.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// Whether the secondary column of three has a button that hides the others. The library never reads it.
  open var showsSecondaryOnlyButton = false

  /// A button that changes the display mode: shows one more sidebar, or fewer if all are in view. In the classic style
  /// the delegate is asked first. In the column styles it is the button that a device puts in the bar of a column.
  ///
  /// ``UIBarButtonItem/performPrimaryAction()`` simulates the user's tap. Rules: SPLIT-13.
  open var displayModeButtonItem: UIBarButtonItem { button }

  private lazy var button = UIBarButtonItem(
    primaryAction: UIAction(title: "Show Sidebar") { [reference] _ in
      (reference.controller as? UISplitViewController)?.changeDisplayMode()
    })

  /// Simulates a user's tap on the dimmed part beside the sidebars in front: they are hidden; of two sidebars that
  /// displace the secondary column, one is hidden. One turn.
  /// - Returns: `true` if the change was requested; `false` if nothing is dimmed, and off screen or in a change.
  /// - Rules: SPLIT-05, TURN-06.
  @discardableResult
  public final func tapBesideSidebars() -> Bool { tapDimmed() }

  /// A user's swipe that shows or hides a sidebar. Rules: SPLIT-13.
  public private(set) final lazy var interactiveSidebar = InteractiveSidebar(of: self)

  // MARK: Containment and appearance

  /// `false`: the controller sends appearance to the columns in view itself, in its own callbacks.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func makeDefaultView() -> UIView { makeLayoutContainer() }

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

  /// The columns are about to get other sizes. Call `super`, which forwards to the children. Rules: CON-22.
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

  /// The only child while collapsed, else the secondary one, decides. Rules: CON-25.
  open override var childForStatusBarStyle: UIViewController? { deciding }
  /// The only child while collapsed, else the secondary one, decides. Rules: CON-25.
  open override var childForStatusBarHidden: UIViewController? { deciding }
  /// The only child while collapsed, else the secondary one, decides. Rules: CON-25.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { deciding }
  /// The only child while collapsed, else the secondary one, decides. Rules: CON-25.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { deciding }
  /// The only child while collapsed, else the secondary one, decides. Rules: CON-25.
  open override var childViewControllerForPointerLock: UIViewController? { deciding }

  /// While the interface is collapsed, the child that is shown decides whether the user may dismiss (DIS-11).
  override var childForModalInPresentation: UIViewController? { folding.base }

  override var controllersBesideChildren: [UIViewController] {
    columns.retained + [folding.classicSecondary].compactMap(\.self)
  }

  private var deciding: UIViewController? { folding.isCollapsed ? folding.base : columns.host(.secondary) }

  /// The delegate's orientations, else the default of every controller. The library never reads it.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  /// The delegate's orientation, else the default of every controller. The library never reads it.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}

extension UIViewController {
  /// Posted when a split view controller, the notification's object, has collapsed or expanded:
  /// ``showDetailViewController(_:sender:)`` now shows controllers in another place. Rules: SHOW-07.
  nonisolated public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
