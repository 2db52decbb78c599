/// Shows the top of a navigation controller's stack: it follows the stack at the end of the turn, in one
/// ``NavigationChange`` however many calls there were.
///
///     absent     nothing is shown; the top appears together with the navigation controller
///     arriving   the top appears with the navigation controller, without a change of its own
///     present    one change from the shown controller to the top; calls that come while it runs take effect after its end
///
/// Rules: NAV-02 to NAV-07, NAV-13, NAV-15, NAV-16, TRANS-13.
@MainActor final class NavigationScreen {
  private unowned(unsafe) let navigation: UINavigationController
  /// The controller whose view is in place.
  private var shown: UIViewController?
  /// The change that waits, runs, or is sending its last callbacks.
  private var change: NavigationChange?
  /// The calls that came while a change ran.
  private var next: (animated: Bool, edit: StackEdit)?
  /// The last animated change.
  private(set) var lastChange = EndedTransition()
  /// `true` if the delegate has to get `didShow` when the navigation controller has appeared.
  private var owesDidShow = false
  /// The interaction controller of the pop that a user's swipe is about to request.
  private(set) var popDriver: (any UIViewControllerInteractiveTransitioning)?

  init(of navigation: UINavigationController) { self.navigation = navigation }

  private var stack: NavigationStack { navigation.stack }
  private var top: UIViewController? { stack.controllers.last }
  private var presence: ContainerPresence { ContainerPresence(of: navigation) }

  /// The controller that is shown after the end of the change that has begun.
  private var visible: UIViewController? {
    guard let change else { return shown }
    return change.isWaiting || change.isCancelled ? change.from : change.to
  }

  // MARK: Being busy

  /// The transition that the next change has to wait for: an animated change, or a presentation of or by the controller
  /// (NAV-15).
  /// - Complexity: O(depth).
  var busyCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let change, change.isAnimated, change.isInProgress { return change.coordinator }
    return navigation.nearest { candidate in
      [candidate.ownPresented, candidate.ownPresentation].lazy.compactMap { $0?.transition }.first(where: \.isAnimated)
    }
  }

  /// The controller that a device would still find in transition, because no event has begun since its transition ended
  /// (TURN-09).
  /// - Complexity: O(depth).
  func recentlyBusy(on stage: Stage) -> UIViewController? {
    if lastChange.isRecent(on: stage) { return navigation }
    return navigation.nearest { $0.wasPresentingRecently(on: stage) ? $0 : nil }
  }

  /// The coordinator of a change that only waits for the end of the turn.
  var waitingCoordinator: (any UIViewControllerTransitionCoordinator)? {
    change.flatMap { $0.isWaiting ? $0.coordinator : nil }
  }

  /// `true` if the controller is on screen and in no transition, so that a user can act on it.
  var isAtRest: Bool {
    switch presence {
    case .present: navigation.isViewOnScreen && change == nil && busyCoordinator == nil
    case .absent, .arriving: false
    }
  }

  /// A user drives the change that `body` requests.
  func driven<R>(by driver: any UIViewControllerInteractiveTransitioning, _ body: () -> R) -> R {
    popDriver = driver
    defer { popDriver = nil }
    return body()
  }

  // MARK: Following the stack

  func follow(animated: Bool, undoing edit: StackEdit) {
    change?.add(edit)
    if let change, !change.isWaiting, change.isInProgress || change.isCancelled {
      next = (animated || next?.animated ?? false, next?.edit.followed(by: edit) ?? edit)
      return
    }
    switch presence {
    case .absent:
      // A shown controller still disappears at the end of the navigation controller's disappearance.
      if case .disappearing = navigation.appearance { return }
      dropWhatLeft()
      endLeavingLater()
    case .arriving: showLater()
    case .present: startChange(animated: animated, undoing: edit)
    }
  }

  private func startChange(animated: Bool, undoing edit: StackEdit) {
    var (animated, edit) = (animated, edit)
    if let waiting = change, waiting.isWaiting {
      if waiting.to === top, waiting.isAnimated || !animated { return waiting.moves.append(stack.takeMoves()) }
      (animated, edit) = (animated || waiting.isAnimated, waiting.edit)
      discard(waiting)
    }
    guard let content = navigation.contentView else { return }
    guard top !== visible else { return endMovesLater() }
    let moves = stack.takeMoves()
    let change = NavigationChange(
      of: navigation, from: visible, to: top, undoing: edit, animated: animated, moves: moves)
    self.change = change
    navigation.bottomBarMayChange()
    change.start(on: content) { [self, navigation] completed in
      ended(change, completed: completed)
      _ = navigation
    }
  }

  /// Discards the change; another one takes over its moves.
  private func discard(_ waiting: NavigationChange) {
    change = nil
    // The previous change may still be sending its last callbacks.
    shown = waiting.from
    stack.restore(waiting.moves)
    waiting.discard()
  }

  private func ended(_ change: NavigationChange, completed: Bool) {
    if self.change === change { self.change = nil }
    if change.isAnimated { lastChange.note(on: .current) }
    if completed {
      shown = change.to
      stack.end(change.moves)
      didShow(change.to, animated: change.isAnimated)
    } else {
      shown = change.from
      // The arriving controller already got `viewWillAppear`; send the matching end.
      ContainerForwarding.end([change.to].compactMap(\.self), of: navigation)
      stack.restore(change.edit, undoing: change.moves)
      next = next.map { ($0.animated, stack.noEdit) }
      navigation.bottomBarMayChange()
      // A child that the cancellation brings back may have been removed meanwhile.
      if shown !== top, next == nil { next = (false, stack.noEdit) }
    }
    catchUp()
  }

  /// Follows the calls that came while a change ran.
  private func catchUp() {
    guard let next else { return }
    self.next = nil
    // A change that has begun meanwhile contains the edit already.
    follow(animated: next.animated, undoing: change == nil ? next.edit : stack.noEdit)
  }

  func isLeaving(_ controller: UIViewController) -> Bool { change?.moves.isLeaving(controller) ?? false }

  func forgetMoves(of controller: UIViewController) { change?.moves.forget(controller) }

  private func endMovesLater() { later { $0.stack.end($0.stack.takeMoves()) } }

  private func endLeavingLater() { later { $0.stack.end($0.stack.takeLeaving()) } }

  private func later(in phase: TurnPhase = .arrivals, _ body: @escaping (NavigationScreen) -> Void) {
    Stage.current.cycle.enqueue(ClosureWork { [navigation] in body(navigation.screen) }, in: phase)
  }

  // MARK: Going along with a container around

  /// Finishes a running change now.
  func settle() {
    if let change, change.isInProgress, !change.isWaiting { change.finishNow() }
  }

  /// Begins a change that waits for the end of the turn.
  func beginWaitingChange() { change?.beginAtOnce() }

  /// Ends all changes, because the navigation controller moves to another place.
  func comeToRest() {
    beginWaitingChange()
    settle()
  }

  /// A member moves to another container, which shows it.
  func forget(_ controller: UIViewController) {
    settle()
    if let change, change.isWaiting { discard(change) }
    change?.forget(controller)
    guard shown === controller else { return }
    shown = nil
    ContainerForwarding.endLater(controller)
  }

  /// A child was removed with `removeFromParent()`. It leaves the screen with the change that follows, or at once if
  /// the navigation controller is disappearing and no change follows (NAV-30).
  func lost(_ child: UIViewController) {
    guard shown === child, change == nil, presence == .absent else { return }
    shown = nil
    ContainerForwarding.takeOut(child, of: navigation)
  }

  // MARK: The delegate

  func willShow(_ controller: UIViewController?, animated: Bool) {
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
  func prepareToAppear() {
    if !Stage.current.cycle.awaitsMoreCalls { top?.loadViewIfNeeded() }
  }

  func willAppear(_ animated: Bool) {
    if change != nil {
      ContainerForwarding.begin([visible].compactMap(\.self), of: navigation, appearing: true, animated: animated)
    } else if shown == nil, Stage.current.cycle.awaitsMoreCalls {
      showLater()
    } else {
      show(top, animated: animated)
    }
  }

  func didAppear(_ animated: Bool) {
    guard change == nil else { return ContainerForwarding.end([visible].compactMap(\.self), of: navigation) }
    if shown !== top { show(top, animated: animated) }
    let moves = stack.takeMoves()
    let arrived = shown
    ContainerForwarding.end([arrived].compactMap(\.self), of: navigation)
    stack.end(moves)
    guard owesDidShow else { return }
    owesDidShow = false
    didShow(arrived, animated: false)
  }

  func willDisappear(_ animated: Bool) {
    if let change, change.isWaiting {
      discard(change)
      endLeavingLater()
    }
    ContainerForwarding.begin([visible].compactMap(\.self), of: navigation, appearing: false, animated: animated)
  }

  func didDisappear() {
    ContainerForwarding.end([visible].compactMap(\.self), of: navigation)
    guard change == nil else { return }
    dropWhatLeft()
    if stack.hasLeaving { endLeavingLater() }
  }

  /// Removes and releases a controller that left the stack while the navigation controller was off screen.
  private func dropWhatLeft() {
    guard let left = shown, left !== top else { return }
    shown = nil
    ContainerForwarding.takeOut(left, of: navigation)
  }

  private func showLater() {
    later(in: .transitions) { screen in
      guard screen.change == nil, screen.shown !== screen.top else { return }
      switch screen.presence {
      case .absent: break
      case .arriving: screen.show(screen.top, animated: screen.navigation.appearance.transition?.animated ?? false)
      case .present: screen.startChange(animated: false, undoing: screen.stack.noEdit)
      }
    }
  }

  /// Shows `top` with the navigation controller, which is appearing. The controller shown before is removed without
  /// animation.
  private func show(_ top: UIViewController?, animated: Bool) {
    let isNew = shown !== top
    top?.loadViewIfNeeded()
    if let shown, isNew { ContainerForwarding.takeOut(shown, of: navigation) }
    // A callback of the removed controller may have removed the navigation controller.
    guard presence != .absent else { return dropWhatLeft() }
    shown = top
    navigation.bottomBarMayChange()
    guard let top, let content = navigation.contentView else { return }
    ContainerForwarding.bringIn(top, animated: animated)
    if isNew {
      owesDidShow = true
      willShow(top, animated: false)
    }
    if shown === top { content.place(top) }
  }
}
