import Foundation

/// Shows the top of a navigation controller's stack: it follows the stack at the end of the turn, in one change however
/// many calls there were. Calls that come while a change runs take effect after its end.
///
/// Rules: NAV-02 to NAV-07, NAV-13, NAV-15, NAV-16, TRANS-13.
@MainActor final class ShownTop: ShownChildren {
  private unowned let navigation: UINavigationController
  private let stack: NavigationStack
  /// The edit of the stack that a cancellation of the current change undoes.
  private var edit: StackEdit?
  /// The edits that have come since the current change began.
  private var laterEdit: StackEdit?
  /// The last animated change.
  private(set) var lastChange = EndedTransition()
  /// `true` if the delegate has to get `didShow` when the navigation controller has appeared.
  private var owesDidShow = false
  /// The interaction controller of the pop that a user's swipe is about to request.
  private var popDriver: (any UIViewControllerInteractiveTransitioning)?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    stack = navigation.stack
    super.init(of: navigation, style: .stack)
  }

  private var top: UIViewController? { stack.controllers.last }

  override var wanted: [UIViewController] {
    guard let top else { return [] }
    return [top]
  }

  override var isUpToDate: Bool {
    let target = target
    guard let top else { return target.isEmpty }
    return target.count == 1 && target[0] === top
  }
  override var superview: UIView? { navigation.contentView }

  override func frame(of child: UIViewController, in superview: UIView) -> CGRect {
    navigation.frameBesideBars(of: child, in: superview)
  }

  // MARK: Being busy

  /// The transition that the next change has to wait for: an animated change, or a presentation of or by the controller
  /// (NAV-15).
  /// - Complexity: O(depth).
  var busyCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let coordinator = animatedCoordinator { return coordinator }
    return navigation.nearest { candidate in
      if let transition = candidate.ownPresented?.transition, transition.isAnimated { return transition }
      if let transition = candidate.ownPresentation?.transition, transition.isAnimated { return transition }
      return nil
    }
  }

  /// The controller that a device would still find in transition, because no event has begun since its transition ended
  /// (TURN-09).
  /// - Complexity: O(depth).
  func recentlyBusy(on stage: Stage) -> UIViewController? {
    if lastChange.isRecent(on: stage) { return navigation }
    return navigation.nearest { $0.wasPresentingRecently(on: stage) ? $0 : nil }
  }

  /// `true` if the controller is on screen and in no transition, so that a user can act on it.
  var mayBeChanged: Bool {
    ContainerPresence(of: navigation) == .on && navigation.isViewOnScreen && isAtRest && busyCoordinator == nil
  }

  /// A user drives the change that `body` requests.
  func driven<R>(by driver: any UIViewControllerInteractiveTransitioning, _ body: () -> R) -> R {
    popDriver = driver
    defer { popDriver = nil }
    return body()
  }

  // MARK: Following the stack

  func follow(animated: Bool, undoing edit: StackEdit) {
    switch progress {
    case nil, .ending: self.edit = edit
    case .waiting: self.edit = self.edit?.followed(by: edit) ?? edit
    case .beginning, .running, .cancelling:
      self.edit = self.edit?.followed(by: edit) ?? edit
      laterEdit = laterEdit?.followed(by: edit) ?? edit
    }
    update(Update(isAnimated: animated))
  }

  override func merge(_ earlier: Update, _ later: Update) -> Update {
    Update(isAnimated: earlier.isAnimated || later.isAnimated)
  }

  override func willChange() {
    guard let laterEdit else { return }
    edit = laterEdit
    self.laterEdit = nil
  }

  /// Bars follow an animated change when it begins: they take its duration (NAV-39).
  override func didChange() {
    if change?.isAnimated != true { navigation.bottomBarMayChange() }
    navigation.changeOfChildrenEnded()
  }

  override func nothingToChange() {
    dropEdits()
    guard ContainerPresence(of: navigation) == .on else { return }
    later(in: .arrivals) { [self] in end(takeMoves()) }
  }

  override func prepare(_ transition: ContainerTransition, animated: Bool) {
    let (to, edit) = (transition.arriving.first, edit ?? stack.noEdit)
    transition.willBegin = { [navigation] in
      if animated {
        navigation.bottomBarMayChange()
        navigation.bars.heightMayChange()
      }
      navigation.shown.willShow(to, animated: animated)
    }
    guard animated || SharedContent.isUsed else { return }
    let from = transition.leaving.first
    // A push, unless the new top was on the stack (NAV-10).
    let isPop = edit.hadTop(of: stack.controllers)
    transition.content = SharedContent.change(from: from, to: to, isPush: !isPop)
    guard animated else { return }
    transition.interactionController = popDriver
    guard let from, let to else { return }
    transition.animator = transition.content?.animator
    transition.zoom = isPop ? ZoomAnimation(of: from, above: to) : ZoomAnimation(of: to, above: from)
    guard let delegate = navigation.givenDelegate else { return }
    let animator = delegate.navigationController(
      navigation, animationControllerFor: isPop ? .pop : .push, from: from, to: to)
    guard let animator else { return }
    transition.animator = animator
    transition.interactionController =
      delegate.navigationController(navigation, interactionControllerFor: animator) ?? transition.interactionController
  }

  override func finish(_ change: ShownChange, completed: Bool) {
    if change.isAnimated { lastChange = EndedTransition(on: .current) }
    if completed {
      end(change.endMoves())
      didShow(change.after.first, animated: change.isAnimated)
    } else {
      stack.restore(edit ?? stack.noEdit, undoing: change.moves)
      if laterEdit != nil { laterEdit = stack.noEdit }
    }
  }

  // MARK: The delegate

  private func willShow(_ controller: UIViewController?, animated: Bool) {
    guard let controller else { return }
    TransitionRecord.add("navigationController(_:willShow:animated:)", .flag(animated), of: controller)
    navigation.givenDelegate?.navigationController(navigation, willShow: controller, animated: animated)
  }

  private func didShow(_ controller: UIViewController?, animated: Bool) {
    guard let controller else { return }
    TransitionRecord.add("navigationController(_:didShow:animated:)", .flag(animated), of: controller)
    navigation.givenDelegate?.navigationController(navigation, didShow: controller, animated: animated)
  }

  // MARK: Appearing with the navigation controller

  /// Loads the top's view before the navigation controller gets `viewWillAppear`, unless more calls are to come in the
  /// turn (NAV-06, NAV-16).
  override func prepareToAppear() {
    if !Stage.current.cycle.awaitsMoreCalls { super.prepareToAppear() }
  }

  /// A running change goes on.
  override func prepareToDisappear() {}

  override func willAppear() { top?.loadViewIfNeeded() }

  override var appearsLater: Bool { children.isEmpty && Stage.current.cycle.awaitsMoreCalls }

  override func didBringIn(_ child: UIViewController) {
    owesDidShow = true
    SharedContent.take(by: child)
    willShow(child, animated: false)
  }

  override var takesOutRemoved: Bool { false }

  override func didAppear(with arrived: [UIViewController], ending moves: ChildMoves) {
    end(moves)
    guard owesDidShow else { return }
    owesDidShow = false
    didShow(arrived.first, animated: false)
  }

  /// Off screen, controllers that have left the stack leave the controller too; a new top arrives with it (NAV-01).
  override func didSettle() {
    dropEdits()
    guard ContainerPresence(of: navigation).isAway, !moves.leaving.isEmpty else { return }
    later(in: .arrivals) { [self] in end(moves.takeLeaving()) }
  }

  private func dropEdits() {
    if isAtRest { (edit, laterEdit) = (nil, nil) }
  }

  override func didDiscard(_ change: ShownChange) { didSettle() }

  override func moveOut(_ child: UIViewController) {
    endShowing(child)
    stack.moveOut(child) { Self.removeAtOnce(child) }
  }

  override func childWasRemoved(_ child: UIViewController) {
    stack.childWasRemoved(child)
    (navigation.parent as? UISplitViewController)?.columns.childLeftStack(child)
    (navigation as? MoreNavigationController)?.childLeft(child)
  }
}
