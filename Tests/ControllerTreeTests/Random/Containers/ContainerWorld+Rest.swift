@testable import ControllerTree

// MARK: What is true of a world

extension ContainerWorld {
  /// The faults at any time.
  var faults: [String] {
    var faults: [String] = []
    let actors = witnesses.compactMap(\.actor)
    for actor in actors {
      faults += actor.callbacks.stream.faults.map { "\(actor.name): \($0)" }
      for child in actor.children where child.parent !== actor {
        faults.append("\(actor.name) is not \(child.name)'s parent.")
      }
      if let parent = actor.parent, !parent.children.holds(actor) {
        faults.append("\(parent.name) does not know \(actor.name).")
      }
    }
    faults += PresentationInvariants.linkFaults(in: actors.filter { $0.parent == nil && $0.ownPresentation == nil })
    return faults + TreeInvariants.linkFaults(in: windows)
  }

  /// The faults after settling.
  var restFaults: [String] {
    var faults = faults
    let actors = witnesses.compactMap(\.actor)
    if stage.cycle.hasTimedWork { faults.append("Something is still animated.") }
    if stage.cycle.isGateClosed { faults.append("A move keeps something back.") }
    if mayCountCompletions, completions.asked != completions.ran {
      faults.append("\(completions.ran) of \(completions.asked) completions have run.")
    }
    if director.openPageTurns != 0 { faults.append("\(director.openPageTurns) page turns have not ended.") }
    faults += TreeInvariants.restFaults(in: windows, on: stage)
    faults += PresentationInvariants.faults(in: actors.filter { $0.parent == nil && $0.ownPresentation == nil })
    for actor in actors {
      faults += restFaults(of: actor)
      switch actor {
      case let navigation as UINavigationController: faults += self.faults(in: navigation)
      case let tabs as UITabBarController: faults += self.faults(in: tabs)
      case let pages as UIPageViewController: faults += self.faults(in: pages)
      default: break
      }
    }
    return faults
  }

  private func restFaults(of actor: any CallbackLogging) -> [String] {
    var faults: [String] = []
    let isOnScreen = actor.viewIfLoaded?.window?.isOnScreen == true
    let expected: AppearanceState = isOnScreen ? .appeared : .disappeared
    if actor.appearance != expected {
      faults.append("\(actor.name) is \(actor.appearance.name), and \(isOnScreen ? "on" : "off") screen.")
    }
    if actor.ownTransition != nil || actor.transitionCoordinator != nil {
      faults.append("\(actor.name) has a transition.")
    }
    if actor.isBeingPresented || actor.isBeingDismissed {
      faults.append("\(actor.name) is being presented or dismissed.")
    }
    if actor.isMovingToParent || actor.isMovingFromParent, actor.parent?.appearance != .disappeared {
      faults.append("\(actor.name) is on the move.")
    }
    if !actor.callbacks.hasArrived(in: actor.parent) {
      faults.append("\(actor.name) has not heard that its move is over.")
    }
    return faults
  }

  /// Expects only `shown` in the container's view, and all of them if they are on screen.
  private func faults(in container: UIViewController, showing shown: [UIViewController]) -> [String] {
    container.children.compactMap { child in
      let isThere = child.viewIfLoaded.map { view in container.viewIfLoaded.map(view.isDescendant) ?? false } ?? false
      if isThere, !shown.holds(child) { return "\(child.name) lies in the view of \(container.name)." }
      let isCovered = child.rare?.presentation?.coveredBy != nil
      if !isThere, !isCovered, shown.holds(child), container.appearance == .appeared {
        return "\(child.name) is missing in the view of \(container.name)."
      }
      return nil
    }
  }

  /// A navigation controller on a stack counts with its own stack, as bars show both as one.
  private static func members(of navigation: UINavigationController) -> [UIViewController] {
    navigation.viewControllers.flatMap { ($0 as? UINavigationController).map(members) ?? [$0] }
  }

  private func faults(in navigation: UINavigationController) -> [String] {
    let stack = navigation.viewControllers
    var faults = self.faults(in: navigation, showing: [stack.last].compactMap(\.self))
    if Set(stack) != Set(navigation.children) || Set(stack).count != stack.count {
      faults.append("The stack of \(navigation.name) is \(stack.names), its children are \(navigation.children.names).")
    }
    let items = Self.members(of: navigation).map { ObjectIdentifier($0.navigationItem) }
    if (navigation.navigationBar.items ?? []).map({ ObjectIdentifier($0) }) != items {
      faults.append("The bar of \(navigation.name) shows other items.")
    }
    return faults
  }

  private func faults(in tabs: UITabBarController) -> [String] {
    var faults = self.faults(in: tabs, showing: [tabs.list.host].compactMap(\.self))
    let made = tabs.list.entries?.compactMap(\.made) ?? []
    // The controller of a `UITab` is added when it is first selected (TAB-18).
    let joined = made.filter { tabs.tabs.isEmpty || $0.parent === tabs || $0.parent is MoreNavigationController }
    let more = tabs.children.compactMap { $0 as? MoreNavigationController }
    let below =
      tabs.children.filter { !($0 is MoreNavigationController) } + more.flatMap { $0.viewControllers.dropFirst() }
    if Set(joined) != Set(below) || Set(made).count != made.count || below.count != joined.count {
      faults.append("The tabs of \(tabs.name) are \(made.names), its children are \(below.names).")
    }
    if more.count > 1 { faults.append("\(tabs.name) has More twice.") }
    let visible = tabs.list.visible
    switch tabs.selectedViewController {
    case nil:
      if visible.compactMap(\.made).contains(where: joined.holds) {
        faults.append("\(tabs.name) has tabs and no selection.")
      }
    case let selected?:
      if !joined.holds(selected), selected !== more.first {
        faults.append("\(selected.name) is selected in \(tabs.name).")
      }
    }
    if (tabs.tabBar.items ?? []).count != (tabs.list.overflows ? 5 : visible.count) {
      faults.append("The bar of \(tabs.name) shows other tabs.")
    }
    return faults + more.flatMap { self.faults(in: $0) }
  }

  private func faults(in pages: UIPageViewController) -> [String] {
    let shown = pages.viewControllers ?? []
    var faults = self.faults(in: pages, showing: shown)
    if !pages.children.areThose(of: shown) {
      faults.append("\(pages.name) shows \(shown.names), its children are \(pages.children.names).")
    }
    return faults
  }
}

extension UIViewController {
  /// The title, for a failure.
  fileprivate var name: String { title ?? "a controller" }
}
