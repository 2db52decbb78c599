import Foundation

/// Shows the children of a split view controller: the columns that the ``SplitArrangement`` has in view, or the one
/// child that is left when the interface is collapsed; one ``SplitChange`` goes from the last to the next.
///
/// Calls and a user's actions begin a change within the call; a new width or preference takes effect at the next
/// layout. While the split view controller is off screen, nothing is shown; the columns appear with it, in its
/// callbacks. Rules: SPLIT-04 to SPLIT-06, SPLIT-09.
@MainActor final class SplitScreen {
  typealias Column = UISplitViewController.Column

  /// A request for a change.
  private struct Request {
    var animated = false
    var cause = Cause.surroundings
    /// The number of sidebars that was requested before, which a cancellation restores.
    var before: Int?
  }

  /// The cause of a change of the columns in view.
  enum Cause {
    /// The width, the preference, or the controllers of the columns.
    case surroundings
    /// `show(_:)`, `hide(_:)`: the delegate is told only of the display mode.
    case call
    /// A collapse or an expansion, of which the delegate is told.
    case folding
    /// A user's action, with the interaction controller if the user drives it.
    case person((any UIViewControllerInteractiveTransitioning)?)
  }

  private unowned(unsafe) let split: UISplitViewController
  /// The children whose views are in place, beginning at the edge.
  private var shown: [UIViewController] = []
  private var change: SplitChange?
  /// The last request that came while a change sent its callbacks.
  private var waiting: Request?
  /// Whether the delegate is being told of a change that is about to begin.
  private var isTelling = false
  private var isLayingOut = false
  private let dimming = UIDimmingView()

  init(of split: UISplitViewController) { self.split = split }

  private var columns: SplitColumns { split.columns }
  private var folding: SplitFolding { split.folding }
  private var modes: SplitModes { split.modes }

  // MARK: Questions

  /// Whether the view of a child is in place, or takes part in the current change.
  func isShowing(_ child: UIViewController) -> Bool {
    shown.contains { $0 === child } || change.map { $0.involves(child) } ?? false
  }

  /// The children that appear with the split view controller.
  var childrenToShow: [UIViewController] { children(in: modes.arrangement) }

  /// Whether the user can act on the columns.
  var isAtRest: Bool {
    ContainerPresence(of: split) == .present && split.isViewOnScreen && change == nil && !folding.isCollapsed
  }

  /// The children that are shown at the end of the current change.
  private var target: [UIViewController] { change?.target ?? shown }

  private func children(in arrangement: SplitArrangement) -> [UIViewController] {
    if folding.isCollapsed { return folding.base.map { [$0] } ?? [] }
    return columns.hosts(of: arrangement.columns)
  }

  // MARK: Wishes and choices

  /// A call or a user requests a number of sidebars.
  func choose(_ sidebars: Int, _ cause: Cause) {
    let before = modes.chosen
    modes.choose(sidebars)
    if let refusal = children(in: modes.next()).lazy.compactMap(split.refusalToShow).first {
      modes.choose(before)
      return split.report(refusal)
    }
    follow(Request(animated: true, cause: cause, before: before))
  }

  /// The client has changed its preference: it takes effect at the next layout, or at once in an animation block.
  func wishChanged() {
    modes.choose(nil)
    guard split.isViewLoaded else { return }
    if Animation.isInBlock { follow(Request(animated: true)) } else { placesChanged() }
  }

  /// The next layout changes the places of the columns.
  func placesChanged() {
    guard !isLayingOut, let container = split.layoutContainer else { return }
    Stage.current.cycle.turn(PublicCall("setNeedsLayout()", split, .other)) { container.setNeedsLayout() }
  }

  // MARK: Following

  func follow(_ cause: Cause = .surroundings) { follow(Request(cause: cause)) }

  private func follow(_ request: Request) {
    guard !folding.isHandingOver, !isTelling else { return }
    switch ContainerPresence(of: split) {
    case .absent:
      if modes.current != nil { modes.reach(modes.next()) }
      tidy()
    case .arriving: if isOutdated { showChildren() }
    case .present: startChange(request)
    }
  }

  /// Calls `follow(_:)` at the end of the turn, after the call that has changed the columns.
  func followLater() {
    Stage.current.cycle.enqueue(ClosureWork { [split] in split.screen.catchUp() }, in: .transitions)
  }

  private func catchUp() {
    let request = waiting ?? Request()
    waiting = nil
    if ContainerPresence(of: split) == .present, !differs(modes.next()) { return }
    settle()
    follow(request)
  }

  private func startChange(_ request: Request) {
    let next = modes.next()
    guard differs(next) else {
      if next != modes.current { placesChanged() }
      modes.reach(next)
      return columns.dismissLeft()
    }
    switch change?.progress {
    case .beginning, .ending:
      waiting = request
      return
    case .running:
      if Stage.current.cycle.isDraining { return followLater() }
      settle()
    case nil: break
    }
    tell(of: next, request.cause)
    begin(to: next, request)
    if modes.next() != next || differs(next) { followLater() }
  }

  /// Whether other children were shown during the appearance than should be in view now.
  private var isOutdated: Bool {
    guard let current = modes.current else { return true }
    let next = modes.next()
    return next != current || !children(in: next).elementsEqual(shown) { $0 === $1 }
  }

  private func differs(_ next: SplitArrangement) -> Bool {
    if !folding.isCollapsed, next.displayMode != modes.arrangement.displayMode { return true }
    return !children(in: next).elementsEqual(target) { $0 === $1 }
  }

  /// Finishes a running change now.
  func settle() {
    if let change, case .running = change.progress { change.finishNow() }
  }

  private func begin(to next: SplitArrangement, _ request: Request) {
    guard let content = split.contentView else { return }
    let (old, target) = (modes.current, children(in: next))
    modes.reach(next)
    placesChanged()
    guard !target.elementsEqual(shown, by: { $0 === $1 }) else { return columns.dismissLeft() }
    let change = SplitChange(of: split, from: shown, to: target, on: content, request.cause)
    self.change = change
    change.begin(animated: request.animated) { [self, split] completed in
      self.change = nil
      shown = completed ? change.target : change.before
      for child in shown where child.links.parent !== split { tidy(away: child, from: content) }
      if !completed {
        modes.restore(old, chosen: request.before)
        placesChanged()
      }
      columns.dismissLeft()
      if differs(modes.next()) { followLater() }
      if case .person(_?) = request.cause { gestureEnded() }
    }
  }

  // MARK: The delegate

  private func tell(of next: SplitArrangement, _ cause: Cause) {
    guard !folding.isCollapsed, let news = SplitAnnouncement(from: modes.arrangement, to: next, cause) else { return }
    isTelling = true
    news.send(from: split)
    isTelling = false
  }

  private func gestureEnded() {
    TransitionRecord.add("splitViewControllerInteractivePresentationGestureDidEnd(_:)", of: split)
    split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
  }

  // MARK: Places

  /// Lays the columns out, as part of the view's layout.
  func layOut() {
    isLayingOut = true
    defer { isLayingOut = false }
    follow()
    guard let content = split.contentView, let current = modes.current else { return }
    for child in target { child.loadedView.map { place($0, of: child, in: content) } }
    order(in: content, current)
  }

  private func place(_ view: UIView, of child: UIViewController, in content: UIView) {
    guard view.links.superview === content else { return }
    put(view, of: child)
  }

  /// Sets the frame of a column's view; autoresizing does not apply.
  private func put(_ view: UIView, of child: UIViewController) {
    let frame = frame(of: child)
    if !view.autoresizingMask.isEmpty { view.autoresizingMask = [] }
    if view.frame != frame { view.frame = frame }
  }

  /// The frame of a child's view at the end of the current change.
  func frame(of child: UIViewController) -> CGRect {
    let bounds = split.contentView?.bounds ?? .zero
    guard !folding.isCollapsed, let current = modes.current, let column = columns.column(of: child) else {
      return bounds
    }
    return split.places(in: bounds.size).frame(of: column, in: current)
  }

  /// Puts the sidebars in front of the dimming view.
  private func order(in content: UIView, _ arrangement: SplitArrangement) {
    guard !folding.isCollapsed, arrangement.isDimmed else { return dimming.removeFromSuperview() }
    if dimming.superview !== content { content.addSubview(dimming) }
    if dimming.frame != content.bounds { dimming.frame = content.bounds }
    let sidebars = columns.hosts(of: arrangement.columns.dropLast()).compactMap(\.loadedView)
      .filter { $0.links.superview === content }
    let front = [dimming] + sidebars
    if !content.subviews.suffix(front.count).elementsEqual(front, by: { $0 === $1 }) {
      for view in front { content.bringSubviewToFront(view) }
    }
  }

  // MARK: Appearing with the split view controller

  private var visible: [UIViewController] { change?.visible ?? shown }

  /// Loads the views of the columns in view before the split view controller gets `viewWillAppear`.
  func prepareToAppear() {
    for child in children(in: modes.next()) { child.loadViewIfNeeded() }
  }

  func willAppear() {
    if change != nil, let open = split.appearance.transition {
      return ContainerForwarding.begin(visible, of: split, appearing: true, animated: open.animated)
    }
    showChildren()
  }

  func didAppear() {
    if change == nil { ContainerForwarding.end(visible, of: split) }
  }

  func willDisappear(_ animated: Bool) {
    ContainerForwarding.begin(visible, of: split, appearing: false, animated: animated)
  }

  func didDisappear() {
    ContainerForwarding.end(visible, of: split)
    tidy()
  }

  /// Off screen: removes children that should not be in view.
  private func tidy() {
    guard split.appearance == .disappeared, change == nil, let current = modes.current else { return }
    let kept = children(in: current)
    for child in shown where !kept.contains(where: { $0 === child }) { take(child) }
    columns.dismissLeft()
  }

  /// A callback of the change has removed a child.
  private func tidy(away child: UIViewController, from content: UIView) {
    if child.loadedView?.links.superview === content { take(child) } else { shown.removeAll { $0 === child } }
  }

  /// Shows the columns in view with the split view controller, which is appearing.
  private func showChildren() {
    guard let open = split.appearance.transition, let content = split.contentView else { return }
    let next = modes.next()
    modes.reach(next)
    let children = children(in: next)
    for child in shown where !children.contains(where: { $0 === child }) { take(child) }
    shown = children
    columns.dismissLeft()
    placesChanged()
    for child in children {
      ContainerForwarding.bringIn(child, animated: open.animated)
      guard isShowing(child), !child.isCovered, ContainerPresence(of: split) != .absent, let view = child.loadedView
      else { continue }
      put(view, of: child)
      if view.superview !== content { content.addSubview(view) }
    }
  }

  // MARK: Taking out at once

  /// A child moves to another container of the split view, which shows it.
  func forget(_ child: UIViewController) {
    settle()
    guard shown.contains(where: { $0 === child }) else { return }
    shown.removeAll { $0 === child }
    ContainerForwarding.endLater(child)
  }

  /// A child leaves the screen: it disappears with the others at the end of the turn, and may have moved elsewhere
  /// before.
  func sendAway(_ child: UIViewController) {
    shown.removeAll { $0 === child }
    switch child.appearance {
    case .appearing, .entering, .appeared: child.beginAppearanceTransition(false, animated: false)
    case .disappeared, .disappearing: return
    }
    ContainerForwarding.endLater(child)
  }

  /// A child was removed with `removeFromParent()`: it leaves the screen at once.
  func lost(_ child: UIViewController) {
    let wasShowing = isShowing(child)
    settle()
    if wasShowing { take(child) }
    followLater()
  }

  private func take(_ child: UIViewController) {
    shown.removeAll { $0 === child }
    ContainerForwarding.takeOut(child, of: split)
  }
}

/// Dims everything behind the sidebars in front, and catches touches. It has UIKit's name.
final class UIDimmingView: UIView {}
