/// One change of the child that a tab bar controller shows. Rules TAB-05, TAB-12.
@MainActor final class TabChange {
  enum Progress {
    /// The `will…` callbacks are being sent.
    case beginning
    case running
    /// The `did…` callbacks are being sent.
    case ending
  }

  let from: UIViewController?
  let to: UIViewController?
  /// The selection that a cancellation restores; `nil` if the tabs were replaced.
  private(set) var before: TabList.Selection?
  private let controller: UITabBarController
  private let transition: ContainerTransition
  private var isBeginning = true

  init(
    of controller: UITabBarController, from: UIViewController?, to: UIViewController?, on content: ContainerContentView
  ) {
    self.controller = controller
    self.from = from
    self.to = to
    transition = ContainerTransition(
      in: controller, from: from.map { [$0] } ?? [], to: to.map { [$0] } ?? [], on: content, order: .tabs)
  }

  var progress: Progress { isBeginning ? .beginning : transition.isInProgress ? .running : .ending }

  /// Begins the change within the call (TURN-05).
  func begin(_ cause: TabDisplay.Cause, didEnd: @escaping (Bool) -> Void) {
    switch cause {
    case .plain: break
    case .exchange: askDelegate()
    case .animatedByDelegate(let before):
      self.before = before
      askDelegate()
    }
    transition.didEnd = didEnd
    transition.startAtOnce(animated: transition.animator != nil)
    isBeginning = false
  }

  func finishNow() { transition.finishNow() }

  private func askDelegate() {
    guard let from, let to, let delegate = controller.delegate else { return }
    TransitionRecord.add("tabBarController(_:animationControllerForTransitionFrom:to:)", of: to)
    transition.animator = delegate.tabBarController(controller, animationControllerForTransitionFrom: from, to: to)
    guard let animator = transition.animator else { return }
    TransitionRecord.add("tabBarController(_:interactionControllerFor:)", of: to)
    transition.interactionController = delegate.tabBarController(controller, interactionControllerFor: animator)
  }
}
