import Foundation

/// The stack of a navigation controller, and what it shows of it.
///
/// The stack changes within the call; what is shown follows at the end of the turn, in one ``NavigationChange`` from what was
/// shown to the top. Until then the controllers that came and went are on the move: they hear `didMove(toParent:)` when the
/// change has ended. Rules: NAV-01 to NAV-17, NAV-30, NAV-31.
@MainActor final class NavigationStack {
  private unowned(unsafe) let navigation: UINavigationController
  private(set) var controllers: [UIViewController] = []
  /// Whose view is in place.
  private(set) var shown: UIViewController?
  var contentView: NavigationContentView?
  /// Who drives the pop that is being asked for, while a person does.
  var popDriver: (any UIViewControllerInteractiveTransitioning)?
  private var change: NavigationChange?
  /// Who has joined the stack and not heard that it is over, from the bottom to the top.
  private var joining: [UIViewController] = []
  /// Who has left the stack and is a child still, from the top to the bottom.
  private var leaving: [UIViewController] = []
  /// Whether the delegate is owed `didShow` when the navigation controller has appeared.
  private var owesDidShow = false

  init(of navigation: UINavigationController) { self.navigation = navigation }

  // MARK: Changing the stack

  func push(_ controller: UIViewController, animated: Bool, by call: StaticString) {
    turn(call) {
      if let coordinator = busyCoordinator {
        navigation.report(.pushWaits(controller, navigation))
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
          self?.push(controller, animated: animated, by: call)
        }
        return
      }
      if let refusal = NavigationCheck(navigation).refusal(of: controller, on: controllers) {
        return navigation.report(refusal)
      }
      NavigationCheck(navigation).noteWarnings(about: controller)
      replace(with: controllers + [controller], animated: animated)
    }
  }

  func pop(animated: Bool) -> UIViewController? {
    turn("popViewController(animated:)") {
      guard controllers.count > 1, let top = controllers.last, isFree() else { return nil }
      replace(with: Array(controllers.dropLast()), animated: animated)
      return top
    }
  }

  func pop(to controller: UIViewController, animated: Bool, by call: StaticString) -> [UIViewController]? {
    turn(call) {
      guard let index = controllers.firstIndex(where: { $0 === controller }) else {
        navigation.report(.notOnStack(controller, navigation))
        return nil
      }
      guard index < controllers.endIndex - 1, isFree() else { return nil }
      let popped = Array(controllers[(index + 1)...])
      replace(with: Array(controllers[...index]), animated: animated)
      return popped
    }
  }

  func set(_ new: [UIViewController], animated: Bool) {
    turn("setViewControllers(_:animated:)") {
      guard isFree() else { return }
      if let refusal = NavigationCheck(navigation).refusal(of: new, replacing: controllers) {
        return navigation.report(refusal)
      }
      replace(with: new, animated: animated)
    }
  }

  /// Exchanges the stack without animation, and without a look at what speaks against it (TAB-09).
  func exchange(_ new: [UIViewController]) {
    turn("moreNavigationController") { replace(with: new, animated: false) }
  }

  private func turn<R>(_ call: StaticString, _ body: () -> R) -> R {
    Stage.current.cycle.turn(PublicCall(call, navigation, .other), body)
  }

  /// The transition that a push has to wait for: one of the controller's own, or a presentation that it takes part in (NAV-15).
  private var busyCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let transition = navigation.rare?.transition, transition.isInProgress, transition.isAnimated { return transition }
    guard let coordinator = navigation.transitionCoordinator as? ControllerTransition, coordinator.isInProgress else {
      return nil
    }
    return coordinator.isAnimated ? coordinator : nil
  }

  private func isFree() -> Bool {
    guard busyCoordinator != nil else { return true }
    navigation.report(.navigationInProgress(navigation))
    return false
  }

  private func replace(with new: [UIViewController], animated: Bool) {
    let before = controllers
    let kept = Set(new.map(ObjectIdentifier.init))
    let old = Set(before.map(ObjectIdentifier.init))
    controllers = new
    for controller in new where !old.contains(ObjectIdentifier(controller)) { join(controller) }
    for controller in before.reversed() where !kept.contains(ObjectIdentifier(controller)) { leave(controller) }
    follow(animated: animated, from: before)
  }

  private func join(_ controller: UIViewController) {
    if let index = leaving.firstIndex(where: { $0 === controller }) {
      leaving.remove(at: index)
      controller.removeFromParent()
    }
    joining.append(controller)
    navigation.addChild(controller)
  }

  private func leave(_ controller: UIViewController) {
    joining.removeAll { $0 === controller }
    leaving.append(controller)
    controller.willMove(toParent: nil)
  }

  /// Somebody took a member out by hand (NAV-30).
  func lost(_ child: UIViewController) {
    joining.removeAll { $0 === child }
    leaving.removeAll { $0 === child }
    if shown === child, presence == .absent {
      shown = nil
      child.viewIfLoaded?.removeFromSuperview()
    }
    guard let index = controllers.firstIndex(where: { $0 === child }) else { return }
    let before = controllers
    controllers.remove(at: index)
    if change == nil { follow(animated: false, from: before) }
  }

  // MARK: Showing the top

  private enum Presence {
    case absent
    /// The navigation controller is on its way: what it shows comes with it.
    case arriving
    case present
  }

  private var presence: Presence {
    guard let view = navigation.viewIfLoaded, view.window != nil else {
      return navigation.appearance.isOnTheWayIn ? .arriving : .absent
    }
    switch navigation.appearance {
    case .appeared: return .present
    case .appearing, .entering: return .arriving
    case .disappeared, .disappearing: return .absent
    }
  }

  private func follow(animated: Bool, from before: [UIViewController]) {
    switch presence {
    case .absent: Stage.current.cycle.enqueue(ClosureWork { [self] in endLeaving() }, in: .arrivals)
    case .arriving: showWhenTurnEnds()
    case .present: startChange(animated: animated, from: before)
    }
  }

  private func startChange(animated: Bool, from before: [UIViewController]) {
    if let change, change.isInProgress {
      guard change.isWaiting else { return }
      change.takeBack()
    }
    let first = change?.before ?? before
    change = nil
    guard controllers.last !== shown else {
      return Stage.current.cycle.enqueue(ClosureWork { [self] in endMoves() }, in: .arrivals)
    }
    let change = NavigationChange(of: navigation, from: shown, to: controllers.last, before: first)
    self.change = change
    change.start(animated: animated) { [self] completed in
      self.change = nil
      if completed { arrived(at: change.to, animated: animated) } else { restore(change.before) }
    }
  }

  private func arrived(at top: UIViewController?, animated: Bool) {
    shown = top
    endMoves()
    guard let top else { return }
    TransitionRecord.add("navigationController(_:didShow:animated:)", .flag(animated), of: top)
    navigation.delegate?.navigationController(navigation, didShow: top, animated: animated)
  }

  /// A cancelled change leaves the stack as it was (TRANS-13).
  private func restore(_ before: [UIViewController]) {
    let joined = joining
    controllers = before
    navigation.bottomBarMayChange()
    joining = []
    leaving = []
    for controller in joined.reversed() {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  private func endMoves() {
    endLeaving()
    let joined = joining
    joining = []
    for controller in joined where controller.parent === navigation { controller.didMove(toParent: navigation) }
  }

  /// Who has joined hears that it is over when the stack is shown (NAV-01); who has left, in any case.
  private func endLeaving() {
    let left = leaving
    leaving = []
    for controller in left { controller.removeFromParent() }
  }

  // MARK: Appearing with the navigation controller

  /// Whose views are on screen now, or on their way.
  var visible: [UIViewController] {
    if let change, change.isInProgress, !change.isWaiting { return [change.from, change.to].compactMap { $0 } }
    return shown.map { [$0] } ?? []
  }

  /// The top's view is loaded before the navigation controller will appear, unless more is to come in the turn (NAV-06, NAV-16).
  func prepareToAppear() {
    if !Stage.current.cycle.awaitsMoreCalls { controllers.last?.loadViewIfNeeded() }
  }

  func willAppear(_ animated: Bool) {
    if let change, change.isInProgress {
      return ContainerForwarding.begin(visible, appearing: true, animated: animated)
    }
    if shown == nil, Stage.current.cycle.awaitsMoreCalls { return showWhenTurnEnds() }
    show(controllers.last, animated: animated)
  }

  func didAppear() {
    ContainerForwarding.end(visible)
    guard owesDidShow else { return endMoves() }
    owesDidShow = false
    arrived(at: shown, animated: false)
  }

  private func showWhenTurnEnds() {
    Stage.current.cycle.enqueue(
      ClosureWork { [self] in
        guard presence != .absent, let open = navigation.appearance.transition else { return }
        if shown !== controllers.last { show(controllers.last, animated: open.animated) }
      }, in: .transitions)
  }

  /// Shows `top` with the navigation controller, which is appearing. What was shown before goes without animation.
  private func show(_ top: UIViewController?, animated: Bool) {
    if let shown, shown !== top { hide(shown) }
    let isNew = shown !== top
    shown = top
    navigation.bottomBarMayChange()
    guard let top, let content = navigation.contentView else { return }
    top.loadViewIfNeeded()
    top.beginAppearanceTransition(true, animated: animated)
    if isNew {
      TransitionRecord.add("navigationController(_:willShow:animated:)", .flag(false), of: top)
      navigation.delegate?.navigationController(navigation, willShow: top, animated: false)
      owesDidShow = true
    }
    content.place(top)
  }

  private func hide(_ controller: UIViewController) {
    let isTold = controller.appearance != .disappeared
    if isTold { controller.beginAppearanceTransition(false, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    if isTold { controller.endAppearanceTransition() }
  }
}
