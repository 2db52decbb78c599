/// The stack of a navigation controller, and the calls that change it.
///
/// The stack changes within the call; ``ShownTop`` follows at the end of the turn. The moves of controllers that join
/// and leave stay open until the change of the screen has ended. Rules: NAV-01 to NAV-11, NAV-15 to NAV-17,
/// NAV-30, NAV-31.
@MainActor final class NavigationStack {
  private unowned let navigation: UINavigationController
  private var members = ControllerStack()
  /// Pushes that wait for the end of a transition (NAV-15).
  private var waitingPushes: [Push] = []
  /// Counts the changes of the stack, to find a change that a callback of an earlier change has made.
  private var version = 0

  private struct Push {
    let controller: UIViewController
    let animated: Bool
  }

  init(of navigation: UINavigationController) { self.navigation = navigation }

  private var shown: ShownTop { navigation.shown }
  var controllers: [UIViewController] { members.controllers }
  /// The edit that changes nothing.
  var noEdit: StackEdit { StackEdit(kept: controllers.count, gone: []) }
  func contains(_ controller: UIViewController) -> Bool { members.contains(controller) }

  // MARK: Calls

  func push(_ controller: UIViewController, animated: Bool) {
    let push = Push(controller: controller, animated: animated)
    turn("pushViewController(_:animated:)") {
      guard let coordinator = shown.busyCoordinator else { return accept(push) }
      navigation.report(.pushWaits(controller, navigation))
      waitingPushes.append(push)
      if waitingPushes.count == 1 { awaitEnd(of: coordinator) }
    }
  }

  func pop(animated: Bool) -> UIViewController? {
    turn("popViewController(animated:)") {
      guard controllers.count > 1, let top = controllers.last else { return nil }
      if let refusal = refusal("popViewControllerAnimated:", toShow: controllers[controllers.count - 2]) {
        navigation.report(refusal)
        return nil
      }
      reportMissingEvent(.refuse)
      replace(above: controllers.count - 1, with: [], animated: animated)
      return top
    }
  }

  func pop(to controller: UIViewController, animated: Bool, by call: StaticString) -> [UIViewController]? {
    turn(call) {
      guard contains(controller), let index = controllers.lastIndex(where: { $0 === controller }) else {
        navigation.report(.notOnStack(controller, navigation))
        return nil
      }
      guard index < controllers.endIndex - 1 else { return nil }
      if let refusal = refusal("popToViewController:transition:", toShow: controller) {
        navigation.report(refusal)
        return nil
      }
      reportMissingEvent(.refuse)
      let popped = Array(controllers[(index + 1)...])
      replace(above: index + 1, with: [], animated: animated)
      return popped
    }
  }

  func set(_ new: [UIViewController], animated: Bool) {
    turn("setViewControllers(_:animated:)") {
      let refusal =
        refusalNow("setViewControllers:animated:") ?? NavigationCheck(navigation).refusal(of: new, replacing: self)
        ?? refusal(toShow: new.last)
      if let refusal { return navigation.report(refusal) }
      reportMissingEvent(.refuse)
      replace(above: 0, with: new, animated: animated)
    }
  }

  /// Replaces the stack without animation and without checks (TAB-09).
  func setUnchecked(_ new: [UIViewController]) {
    turn("moreNavigationController") { replace(above: 0, with: new, animated: false) }
  }

  /// Replaces the stack for the enclosing container, as a user of the library may (SPLIT-06, SPLIT-11).
  func setForContainer(_ new: [UIViewController], animated: Bool) {
    turn("setViewControllers(_:animated:)") {
      if let refusal = refusalNow("setViewControllers:animated:") { return navigation.report(refusal) }
      setDuringFolding(new, animated: animated)
    }
  }

  /// Like `setForContainer(_:animated:)`, also during transitions. The enclosing container has put the new stack together,
  /// which may contain other navigation controllers; its children come from that container (SPLIT-07).
  func setDuringFolding(_ new: [UIViewController], animated: Bool) {
    turn("setViewControllers(_:animated:)") {
      for controller in new where controller.parent !== navigation {
        ShownChildren.moveOutOfParent(controller)
        if let refusal = navigation.shown.refusalToAdd(controller) { return navigation.report(refusal) }
      }
      replace(above: 0, with: new, animated: animated)
    }
  }

  /// A member moves to another enclosing container; `recipe` removes it.
  func moveOut(_ controller: UIViewController, _ recipe: () -> Void) {
    turn("setViewControllers(_:animated:)") {
      let edit = remove(controller)
      recipe()
      shown.follow(animated: false, undoing: edit)
    }
  }

  private func turn<R>(_ call: StaticString, _ body: () -> R) -> R {
    Stage.turn(call, navigation, .other, body)
  }

  /// The reason why a call can't change the stack now: an animated transition runs (NAV-31).
  private func refusalNow(_ call: String) -> HierarchyIssue? {
    shown.busyCoordinator == nil ? nil : .navigationInProgress(navigation, call)
  }

  /// The reason why the new top's view can't be added to the view tree (MIS-09).
  private func refusal(toShow top: UIViewController?) -> HierarchyIssue? {
    guard let top else { return nil }
    return shown.refusalToShow(top)
  }

  private func refusal(_ call: String, toShow top: UIViewController) -> HierarchyIssue? {
    refusalNow(call) ?? refusal(toShow: top)
  }

  private func reportMissingEvent(_ consequence: EndedTransition.Consequence) {
    // Reading the policies costs more than this question, whose answer is usually `nil`.
    guard shown.recentlyBusy(on: .current) != nil else { return }
    navigation.reportMissingEvent(consequence) { navigation.shown.recentlyBusy(on: $0) }
  }

  // MARK: Pushes

  private func accept(_ push: Push) {
    let check = NavigationCheck(navigation)
    let refusal = check.refusal(of: push.controller, on: self) ?? refusal(toShow: push.controller)
    if let refusal { return navigation.report(refusal) }
    reportMissingEvent(.putOff)
    check.noteWarnings(about: push.controller)
    replace(above: controllers.count, with: [push.controller], animated: push.animated)
  }

  private func awaitEnd(of coordinator: any UIViewControllerTransitionCoordinator) {
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.acceptNext() }
  }

  /// Accepts the waiting pushes, with one transition each (NAV-15).
  private func acceptNext() {
    turn("pushViewController(_:animated:)") {
      while !waitingPushes.isEmpty {
        if let coordinator = shown.busyCoordinator ?? shown.waitingCoordinator { return awaitEnd(of: coordinator) }
        accept(waitingPushes.removeFirst())
      }
    }
  }

  // MARK: Coming and going

  private func replace(above kept: Int, with new: [UIViewController], animated: Bool) {
    let shown = shown
    shown.removeReturning(new)
    let joining = members.newcomers(among: new)
    let edit = exchange(above: min(kept, controllers.count), for: new)
    let current = version
    for controller in joining where version == current || contains(controller) {
      join(controller, shown)
      if controller !== new.last, version == current || contains(controller) { shown.finishAdding(controller) }
    }
    // Members that were kept may lie above newcomers (SEED-19).
    if joining.count < new.count { navigation.orderChildren(as: controllers) }
    // A callback may have changed the stack again; controllers that are on it now stay.
    let isNoneKept = joining.count == new.count
    for controller in edit.gone.reversed() where isNoneKept && version == current || !contains(controller) {
      shown.remove(controller)
    }
    shown.follow(animated: animated, undoing: edit)
  }

  /// Changes the stack. It changes in a variable, so that all other reads of the property need no check for overlapping
  /// accesses.
  private func exchange(above kept: Int, for new: [UIViewController]) -> StackEdit {
    version += 1
    var changed = members
    members = ControllerStack()
    let edit = changed.replace(above: kept, with: new)
    members = changed
    return edit
  }

  private func join(_ controller: UIViewController, _ shown: ShownTop) {
    guard controller.parent !== navigation else { return }
    if navigation.mayTake(controller) { ShownChildren.moveOutOfParent(controller) }
    shown.add(controller)
  }

  /// A child was removed with `removeFromParent()` (NAV-30).
  func childWasRemoved(_ child: UIViewController) {
    let shown = shown
    shown.forgetMoves(of: child)
    shown.takeOutIfOffScreen(child)
    if contains(child) { shown.follow(animated: false, undoing: remove(child)) }
  }

  private func remove(_ controller: UIViewController) -> StackEdit {
    guard contains(controller), let index = controllers.lastIndex(where: { $0 === controller }) else { return noEdit }
    return exchange(above: index, for: Array(controllers[(index + 1)...]))
  }

  /// Restores the stack after a cancelled change (TRANS-13), with the controllers that were pushed since.
  func restore(_ edit: StackEdit, undoing undone: ChildMoves) {
    let moves = shown.moves
    let later = controllers.filter { moves.isNew($0) }
    // A controller that left during the change and was pushed again lies on top.
    let before = edit.before(controllers).filter { $0.parent === navigation && !later.holds($0) }
    _ = exchange(above: 0, for: before + later)
    navigation.orderChildren(as: controllers)
    shown.undo(undone)
  }
}
