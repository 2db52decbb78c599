import Foundation

/// Shows the columns that the ``SplitArrangement`` has in view, or the one child that is left when the interface is
/// collapsed.
///
/// Calls and a user's actions begin a change within the call; a new width or preference takes effect at the next
/// layout. Rules: SPLIT-04 to SPLIT-06, SPLIT-09.
@MainActor final class ShownColumns: ShownChildren {
  typealias Column = UISplitViewController.Column

  /// The cause of a change of the columns in view.
  enum Cause {
    /// The width, the preference, or the controllers of the columns.
    case surroundings
    /// `show(_:)`, `hide(_:)`: the delegate is told only of the display mode.
    case call
    /// A collapse or an expansion, of which the delegate is told.
    case folding
    /// A user's action, with the interaction controller if the user drives it.
    case user((any UIViewControllerInteractiveTransitioning)?)
  }

  private unowned let split: UISplitViewController
  /// Whether the delegate is getting the messages before a change.
  private var isAnnouncing = false
  private var isLayingOut = false
  private let dimming = UIDimmingView()

  init(of split: UISplitViewController) {
    self.split = split
    super.init(of: split, style: .columns)
  }

  private var columns: SplitColumns { split.columns }
  private var folding: SplitFolding { split.folding }

  /// Whether the user can act on the columns.
  var mayBeChanged: Bool {
    ContainerPresence(of: split) == .on && split.isViewOnScreen && isAtRest && !folding.isCollapsed
  }

  // MARK: The children

  override var wanted: [UIViewController] { children(in: split.modes.upcoming(in: split.surroundings)) }
  override var superview: UIView? { split.contentView }

  private func children(in arrangement: SplitArrangement) -> [UIViewController] {
    if folding.isCollapsed { return folding.base.map { [$0] } ?? [] }
    return columns.hosts(of: arrangement.columns)
  }

  override var isUpToDate: Bool {
    guard let current = split.modes.current else { return false }
    let isModeReached = folding.isCollapsed || split.nextArrangement.displayMode == current.displayMode
    return isModeReached && super.isUpToDate
  }

  override func nothingToChange() {
    let next = split.nextArrangement
    if next != split.modes.current { framesChanged() }
    split.modes.reach(next)
    super.nothingToChange()
  }

  override func willShow() {
    split.modes.beginChange(in: split.surroundings)
    framesChanged()
  }

  override func didSettle() { columns.removeLeaving() }

  override func prepareToAppear() {
    folding.follow()
    super.prepareToAppear()
  }

  override func moveOut(_ child: UIViewController) {
    columns.move(child) { super.moveOut(child) }
  }

  override func childWasRemoved(_ child: UIViewController) { columns.childWasRemoved(child) }

  override func prepare(_ transition: ContainerTransition, animated: Bool) {
    transition.finalFrame = { [reference = split.reference] child in
      (reference.controller as? UISplitViewController)?.shown.frame(of: child) ?? .zero
    }
    guard let block = AnimationState.current.block else { return }
    transition.duration = block.duration
    if animated { Animation.join() }
  }

  // MARK: Requests

  /// A call or a user requests a number of sidebars.
  func request(_ sidebars: Int, _ cause: Cause) {
    let before = split.modes.requested
    split.modes.requested = sidebars
    if let refusal = children(in: split.nextArrangement).lazy.compactMap(refusalToShow).first {
      split.modes.requested = before
      return split.report(refusal)
    }
    follow(cause, animated: true, restoring: before)
  }

  /// The client has changed its preference: it takes effect at the next layout, or at once in an animation block.
  func preferenceChanged() {
    split.modes.requested = nil
    guard split.isViewLoaded else { return }
    if Animation.isInBlock { follow(animated: true) } else { framesChanged() }
  }

  /// - Parameter before: The number of sidebars that was requested before, which a cancellation restores.
  func follow(_ cause: Cause = .surroundings, animated: Bool = false, restoring before: Int? = nil) {
    guard !folding.isUnderWay, !isAnnouncing else { return }
    if ContainerPresence(of: split).isAway, split.modes.current != nil { split.modes.reach(split.nextArrangement) }
    var update = Update(isAnimated: animated)
    update.willStart = whileContainerLives { [self] in announce(cause) }
    update.didCancel = whileContainerLives { [self] in
      split.modes.cancelChange(requested: before)
      framesChanged()
    }
    if case .user(let driver?) = cause {
      update.prepare = { $0.interactionController = driver }
      let end = whileContainerLives { [self] in gestureEnded() }
      update.didEnd = { _ in end() }
    }
    self.update(update)
  }

  private func announce(_ cause: Cause) {
    let next = split.nextArrangement
    split.modes.announce(next)
    guard !folding.isCollapsed else { return }
    let announcement = SplitAnnouncement(from: split.arrangement, to: next, cause)
    isAnnouncing = true
    announcement?.send(from: split)
    isAnnouncing = false
  }

  private func gestureEnded() {
    split.send("splitViewControllerInteractivePresentationGestureDidEnd(_:)") {
      $0.splitViewControllerInteractivePresentationGestureDidEnd(split)
    }
  }

  // MARK: Frames

  /// The next layout changes the frames of the columns.
  func framesChanged() {
    guard !isLayingOut, let container = split.layoutContainer else { return }
    Stage.turn("setNeedsLayout()", split, .other) { container.setNeedsLayout() }
  }

  /// Lays the columns out, as part of the view's layout.
  func layOut() {
    isLayingOut = true
    defer { isLayingOut = false }
    follow()
    guard let content = split.contentView, let current = split.modes.current else { return }
    for child in target {
      if let view = child.loadedView, view.superview === content { setFrame(of: view, of: child) }
    }
    orderViews(in: content, current)
  }

  override func place(_ child: UIViewController) {
    guard let view = child.loadedView, let content = split.contentView else { return }
    setFrame(of: view, of: child)
    if view.superview !== content { content.addSubview(view) }
  }

  /// Sets the frame of a column's view; autoresizing does not apply.
  private func setFrame(of view: UIView, of child: UIViewController) {
    let frame = frame(of: child)
    if !view.autoresizingMask.isEmpty { view.autoresizingMask = [] }
    if view.frame != frame { view.frame = frame }
  }

  /// The frame of a child's view at the end of the current change.
  func frame(of child: UIViewController) -> CGRect {
    let bounds = split.contentView?.bounds ?? .zero
    guard !folding.isCollapsed, let current = split.modes.current, let column = columns.column(of: child) else {
      return bounds
    }
    return split.frame(of: column, in: bounds.size, current)
  }

  /// Lets taps beside the sidebars hide them (TOUCH-42).
  func addTapBeside() {
    guard dimming.gestureRecognizers == nil else { return }
    let reference = split.reference
    dimming.addGestureRecognizer(
      UITapGestureRecognizer { _ in _ = (reference.controller as? UISplitViewController)?.tapDimmed() })
  }

  /// Puts the sidebars in front of the dimming view.
  private func orderViews(in content: UIView, _ arrangement: SplitArrangement) {
    guard !folding.isCollapsed, arrangement.isDimmed else { return dimming.removeFromSuperview() }
    if dimming.superview !== content { content.addSubview(dimming) }
    if dimming.frame != content.bounds { dimming.frame = content.bounds }
    let sidebars = columns.hosts(of: arrangement.columns.dropLast()).compactMap(\.loadedView)
      .filter { $0.superview === content }
    let front = [dimming] + sidebars
    if !content.subviews.suffix(front.count).elementsEqual(front, by: { $0 === $1 }) {
      for view in front { content.bringSubviewToFront(view) }
    }
  }
}

/// Dims everything behind the sidebars in front, and catches touches. It has UIKit's name.
final class UIDimmingView: UIView {}
