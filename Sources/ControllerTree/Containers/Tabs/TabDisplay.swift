/// Shows the selected child of a tab bar controller: one child at a time, and one ``TabChange`` from the last to the
/// next.
///
///     selection changes     no change           the change begins at once
///                           a change runs       it finishes first (TAB-05)
///                           in its will… or did… callbacks, or while the turn ends: the next change follows it
///
/// While the tab bar controller is off screen, nothing is shown; the selected child appears with it, in its callbacks
/// (TAB-16).
@MainActor final class TabDisplay {
  /// The cause of a change of the selection.
  enum Cause {
    /// The tabs have changed without animation.
    case plain
    /// The tabs were replaced with animation: the delegate may animate. A cancellation has no selection to restore
    /// (TAB-12).
    case exchange
    /// Another tab was selected: the delegate may animate, and may cancel (TAB-12).
    case animatedByDelegate(from: TabList.Selection)
  }

  private unowned(unsafe) let controller: UITabBarController
  /// The child whose view is in place.
  private(set) var shown: UIViewController?
  private var change: TabChange?

  init(of controller: UITabBarController) { self.controller = controller }

  private var host: UIViewController? { controller.list.host }
  /// The child that is shown after the current change.
  private var target: UIViewController? { change.map(\.to) ?? shown }

  /// Whether the view of a child is in place, or takes part in the current change.
  func isShowing(_ child: UIViewController) -> Bool {
    child === shown || child === change?.from || child === change?.to
  }

  // MARK: Following the selection

  func follow(_ cause: Cause) {
    switch ContainerPresence(of: controller) {
    case .absent: tidy()
    case .arriving: showHost()
    case .present: startChange(cause)
    }
  }

  /// Calls `follow(_:)` at the end of the turn, after the call that has changed the tabs.
  func followLater() {
    Stage.current.cycle.enqueue(ClosureWork { [controller] in controller.display.catchUp() }, in: .transitions)
  }

  private func catchUp() {
    guard ContainerPresence(of: controller) == .present else { return follow(.plain) }
    guard host !== target else { return }
    settle()
    begin(.plain)
  }

  private func startChange(_ cause: Cause) {
    guard host !== target else { return controller.list.dismissLeft() }
    switch change?.progress {
    case .beginning, .ending: return
    case .running:
      if Stage.current.cycle.isDraining { return followLater() }
      settle()
    case nil: break
    }
    begin(cause)
  }

  /// Finishes a running change now.
  func settle() {
    if let change, case .running = change.progress { change.finishNow() }
  }

  private func begin(_ cause: Cause) {
    if let shown { controller.list.announceAgain(shown) }
    // A callback may have begun another change.
    guard change == nil, let content = controller.contentView else { return }
    let change = TabChange(of: controller, from: shown, to: host, on: content)
    self.change = change
    controller.barChanged()
    change.begin(cause) { [self] completed in
      self.change = nil
      shown = completed ? change.to : change.from
      if !completed, host === change.to, let before = change.before { controller.list.restore(before) }
      controller.barChanged()
      controller.list.dismissLeft()
      if host !== shown { followLater() }
    }
    // The callbacks may have selected another tab.
    if self.change === change, host !== change.to { followLater() }
  }

  // MARK: Appearing with the tab bar controller

  private var visible: [UIViewController] {
    guard let change else { return shown.map { [$0] } ?? [] }
    return [change.from, change.to].compactMap { $0 }
  }

  func willAppear() {
    if change != nil, let open = controller.appearance.transition {
      return ContainerForwarding.begin(visible, of: controller, appearing: true, animated: open.animated)
    }
    showHost()
  }

  func didAppear() {
    if change == nil { ContainerForwarding.end(visible, of: controller) }
  }

  func willDisappear(_ animated: Bool) {
    ContainerForwarding.begin(visible, of: controller, appearing: false, animated: animated)
  }

  func didDisappear() {
    ContainerForwarding.end(visible, of: controller)
    tidy()
  }

  /// Off screen: removes a shown child that is not selected, so that children that are no tabs any more can leave.
  private func tidy() {
    guard controller.appearance == .disappeared, change == nil else { return }
    if let shown, shown !== host { take(shown) }
    controller.list.dismissLeft()
  }

  /// Shows the selected child with the tab bar controller, which is appearing.
  private func showHost() {
    guard let open = controller.appearance.transition else { return }
    if let shown, shown !== host { take(shown) }
    controller.list.dismissLeft()
    // A callback of a removed child may have removed the tab bar controller.
    guard ContainerPresence(of: controller) != .absent else { return }
    guard let next = host, let content = controller.contentView else { return }
    shown = next
    controller.barChanged()
    guard !next.appearance.isOnTheWayIn else { return }
    ContainerForwarding.bringIn(next, animated: open.animated)
    if shown === next, ContainerPresence(of: controller) != .absent { content.place(next) }
  }

  // MARK: Taking out at once

  /// A child is needed elsewhere: removes it from the screen now.
  func clear(of child: UIViewController) {
    settle()
    if shown === child { take(child) }
  }

  /// A child was removed with `removeFromParent()`: it leaves the screen at once.
  func lost(_ child: UIViewController) {
    clear(of: child)
    followLater()
  }

  private func take(_ child: UIViewController) {
    shown = nil
    ContainerForwarding.takeOut(child, of: controller)
  }
}
