import Foundation

@testable import ControllerTree

/// Controllers of all kinds, windows, and random calls on them.
@MainActor final class ContainerWorld {
  let stage: Stage
  let director = WorldDelegate()
  private let cast: Cast
  private(set) var actors: [Member: any CallbackLogging] = [:]
  private(set) var windows: [UIWindow] = []
  /// All controllers ever made, with the name of their member and a dash for each predecessor.
  private(set) var witnesses: [Witness] = []
  /// The numbers of completions that were passed and that have run.
  private(set) var completions = (asked: 0, ran: 0)
  /// Whether no call with a completion can have been refused.
  private(set) var mayCountCompletions = true
  /// Whether a controller was removed from its parent without its view; the views around it then can't come on screen (CON-13).
  private(set) var isTorn = false
  private var depth = 0

  /// A weak reference to a controller.
  struct Witness {
    let name: String
    private(set) weak var actor: (any CallbackLogging)?
  }

  private init(_ cast: Cast, on stage: Stage) {
    self.cast = cast
    self.stage = stage
    for member in cast.members { make(member) }
    for _ in 0..<cast.windows { windows.append(UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))) }
    director.pages = { [unowned self] in
      (0..<self.cast.counts[.plain, default: 0]).compactMap { actors[Member(kind: .plain, number: $0)] }
    }
  }

  private func make(_ member: Member) {
    let actor: any CallbackLogging =
      switch member.kind {
      case .plain: WorldController()
      case .navigation: WorldNavigationController()
      case .tabs: WorldTabBarController()
      case .pages:
        WorldPageViewController(
          transitionStyle: member.number.isMultiple(of: 2) ? .scroll : .pageCurl, navigationOrientation: .horizontal)
      }
    let before = witnesses.count { $0.name.hasPrefix(member.description) }
    actor.title = member.description + String(repeating: "'", count: before)
    actor.transitioningDelegate = director
    (actor as? UINavigationController)?.delegate = director
    (actor as? UITabBarController)?.delegate = director
    (actor as? UIPageViewController)?.delegate = director
    (actor as? UIPageViewController)?.dataSource = director
    actors[member] = actor
    witnesses.append(Witness(name: actor.title ?? "", actor: actor))
  }

  // MARK: Running

  /// The fault after `calls`, or `nil`.
  static func failure(of calls: [ContainerCall], _ cast: Cast, _ pacing: UpdateCycle.Pacing) -> String? {
    Stage.withPristine(pacing: pacing) { stage in
      var failure: String?
      _ = stage.diagnostics.collect {
        let world = ContainerWorld(cast, on: stage)
        for call in calls + [.settle] where failure == nil && !world.isTorn { failure = world.failure(of: call) }
        if world.isTorn { return }
        let left = world.releaseEverything()
        if failure == nil, !left.isEmpty { failure = left.joined(separator: "\n") }
      }
      return failure
    }
  }

  private func failure(of call: ContainerCall) -> String? {
    let allowed = ContainerIssues(of: self).allowed(for: call)
    let issues = stage.diagnostics.collect { perform(call) }
    if issues.contains(where: { $0.kind == .actualParent }) { isTorn = true }
    if issues.contains(where: { ContainerIssues.refusals.contains($0.kind) }) { mayCountCompletions = false }
    let found =
      issues.filter { !allowed.contains($0.kind) }.map { "an unexpected issue: \($0.kind) \($0.message)" }
      + (call.isSettle ? restFaults : faults)
    return found.isEmpty || isTorn ? nil : "after \(call): " + found.joined(separator: "\n")
  }

  private func perform(_ call: ContainerCall) {
    switch call {
    case .adopt, .leaveParent, .removeView, .present, .dismiss, .attemptToDismiss, .release: performOnAnyMember(call)
    case .push, .pop, .popTo, .setStack, .swipe: performOnNavigation(call)
    case .selectIndex, .selectController, .selectMore, .tap, .setTabs, .customize: performOnTabs(call)
    case .setPages, .turnPage: performOnPages(call)
    case .direct(let direction): director.direction = direction
    case .endAnimations(let completed): director.endAnimations(completed: completed)
    case .drive(let gesture): director.drive(gesture)
    case .setRoot(let window, let member): windows[window].rootViewController = member.map(actor)
    case .hide(let window, let isHidden): windows[window].isHidden = isHidden
    case .resize(let window, let size): windows[window].frame.size = size
    case .advance(let milliseconds): stage.cycle.advance(by: .milliseconds(milliseconds))
    case .turn(let calls): stage.cycle.turn { for call in calls { perform(call) } }
    case .once(let member, let moment, let inner):
      actor(member).callbacks.once(moment) { [weak self] in self?.performInside(inner) }
    case .settle: comeToRest()
    }
  }

  /// Makes a call from inside a callback; limited in depth, since each call may cause the next.
  private func performInside(_ call: ContainerCall) {
    guard depth < 3 else { return }
    depth += 1
    perform(call)
    depth -= 1
  }

  // MARK: Calls

  func actor(_ member: Member) -> any CallbackLogging {
    if actors[member] == nil { make(member) }
    guard let actor = actors[member] else { preconditionFailure("No \(member).") }
    return actor
  }

  private func actors(_ members: [Member]) -> [UIViewController] { members.map(actor) }

  private func performOnAnyMember(_ call: ContainerCall) {
    switch call {
    case .adopt(let child, let parent): adopt(actor(child), by: actor(parent))
    case .leaveParent(let member): if actor(member).parent != nil { actor(member).leaveParent() }
    case .removeView(let member):
      // Other containers, and presentations, move the views that they have added.
      let actor = actor(member)
      guard actor.parent.map({ $0 is WorldController }) ?? (actor.ownPresentation == nil) else { return }
      actor.viewIfLoaded?.removeFromSuperview()
    case .present(let new, let presenter, let style, let animated):
      actor(new).modalPresentationStyle = style
      actor(presenter).present(actor(new), animated: animated)
    case .dismiss(let member, let animated): actor(member).dismiss(animated: animated)
    case .attemptToDismiss(let member):
      if actor(member).presentingViewController != nil { actor(member).presentationController?.attemptToDismiss() }
    case .release(let member): make(member)
    default: break
    }
  }

  /// The recipe with checks whether the child was really added.
  private func adopt(_ child: UIViewController, by parent: UIViewController) {
    guard child.parent !== parent else { return }
    parent.addChild(child)
    guard child.parent === parent else { return }
    child.view.frame = parent.view.bounds
    guard child.parent === parent else { return }
    parent.view.addSubview(child.view)
    if child.parent === parent { child.didMove(toParent: parent) }
  }

  private func performOnNavigation(_ call: ContainerCall) {
    switch call {
    case .push(let new, let stack, let animated): navigation(stack)?.pushViewController(actor(new), animated: animated)
    case .pop(let stack, let animated): navigation(stack)?.popViewController(animated: animated)
    case .popTo(let stack, let place, let animated):
      guard let navigation = navigation(stack), !navigation.viewControllers.isEmpty else { return }
      let target = navigation.viewControllers[place % navigation.viewControllers.count]
      navigation.popToViewController(target, animated: animated)
    case .setStack(let stack, let members, let animated):
      navigation(stack)?.setViewControllers(actors(members), animated: animated)
    case .swipe(let stack, let gesture):
      guard let pop = navigation(stack)?.interactivePop else { return }
      switch gesture {
      case .begin: pop.begin()
      case .update: pop.update(0.5)
      case .finish: pop.finish()
      case .cancel: pop.cancel()
      }
    default: break
    }
  }

  private func performOnTabs(_ call: ContainerCall) {
    switch call {
    case .selectIndex(let member, let index): tabs(member)?.selectedIndex = index
    case .selectController(let member, let chosen): tabs(member)?.selectedViewController = actor(chosen)
    case .selectMore(let member):
      guard let tabs = tabs(member) else { return }
      tabs.selectedViewController = tabs.moreNavigationController
    case .tap(let member, let place):
      guard let bar = tabs(member)?.tabBar, let items = bar.items, !items.isEmpty else { return }
      bar.select(items[place % items.count])
    case .setTabs(let member, let members, let made, let animated):
      guard let tabs = tabs(member) else { return }
      if made {
        tabs.setTabs(
          members.enumerated().filter { !members[..<$0.offset].contains($0.element) }.map { tab($0.element) },
          animated: animated)
      } else {
        tabs.setViewControllers(actors(members), animated: animated)
      }
    case .customize(let member, let shift):
      guard let tabs = tabs(member), let controllers = tabs.viewControllers, !controllers.isEmpty else { return }
      let shift = shift % controllers.count
      tabs.customize(Array(controllers[shift...] + controllers[..<shift]))
    default: break
    }
  }

  private func tab(_ member: Member) -> UITab {
    UITab(title: "\(member)", image: nil, identifier: "\(member)") { [weak self] _ in
      self?.actor(member) ?? UIViewController()
    }
  }

  private func performOnPages(_ call: ContainerCall) {
    switch call {
    case .setPages(let member, let members, let animated):
      guard let pages = pages(member) else { return }
      completions.asked += 1
      pages.setViewControllers(actors(members), direction: .forward, animated: animated) { [weak self] _ in
        self?.completions.ran += 1
      }
    case .turnPage(let member, let gesture, let forward):
      guard let turn = pages(member)?.interactivePageTurn else { return }
      switch gesture {
      case .begin: turn.begin(forward ? .forward : .reverse)
      case .update: turn.update(0.5)
      case .finish: turn.finish()
      case .cancel: turn.cancel()
      }
    default: break
    }
  }

  private func navigation(_ member: Member) -> UINavigationController? { actor(member) as? UINavigationController }
  private func tabs(_ member: Member) -> UITabBarController? { actor(member) as? UITabBarController }
  private func pages(_ member: Member) -> UIPageViewController? { actor(member) as? UIPageViewController }

  // MARK: Rest

  /// Ends everything that was begun.
  private func comeToRest() {
    var isAtRest = false
    var rounds = 0
    while !isAtRest, rounds < 100 {
      rounds += 1
      stage.cycle.settle()
      isAtRest = !director.endAnimations(completed: true)
      if endInteractions() { isAtRest = false }
    }
    stage.cycle.settle()
    director.forget()
  }

  /// Ends all interactive swipes and page turns. Returns whether there were any.
  private func endInteractions() -> Bool {
    let actors = witnesses.compactMap(\.actor)
    guard actors.contains(where: { $0.ownTransition?.interaction == .active }) else { return false }
    director.drive(.finish)
    for actor in actors {
      (actor as? UINavigationController)?.interactivePop.cancel()
      (actor as? UIPageViewController)?.interactivePageTurn.cancel()
    }
    return true
  }

  /// Releases everything, and returns the controllers that are still alive or have not disappeared.
  private func releaseEverything() -> [String] {
    for witness in witnesses { witness.actor?.callbacks.removeScripts() }
    for window in windows { window.isHidden = true }
    comeToRest()
    let unbalanced = witnesses.filter { $0.actor?.callbacks.stream.isBalanced == false }.map {
      "\($0.name) has not disappeared."
    }
    director.forget()
    // A tab retains its controller, and page view controllers retain neighbouring pages, which may contain them.
    for actor in witnesses.compactMap(\.actor) {
      (actor as? UITabBarController)?.setTabs([], animated: false)
      (actor as? UIPageViewController)?.dataSource = nil
    }
    let lost = windows.map { Lost(window: $0) }
    actors = [:]
    windows = []
    stage.cycle.settle()
    return unbalanced
      + witnesses.filter { $0.actor != nil }.map { "\($0.name) is alive after everything was released." }
      + lost.filter { $0.window != nil }.map { _ in "A window is alive after everything was released." }
  }

  private struct Lost {
    private(set) weak var window: UIWindow?
  }
}

extension ContainerCall {
  fileprivate var isSettle: Bool { if case .settle = self { true } else { false } }
}
