/// One change of what a navigation controller shows, from what was shown to the top of the stack.
@MainActor final class NavigationChange {
  let from: UIViewController?
  let to: UIViewController?
  /// The stack that a cancellation brings back.
  let before: [UIViewController]
  private let navigation: UINavigationController
  private var transition: ContainerTransition?

  init(
    of navigation: UINavigationController, from: UIViewController?, to: UIViewController?, before: [UIViewController]
  ) {
    self.navigation = navigation
    self.from = from
    self.to = to
    self.before = before
  }

  var isInProgress: Bool { transition?.isInProgress ?? false }
  var isWaiting: Bool { transition?.isWaiting ?? false }
  func takeBack() { transition?.takeBack() }

  /// Whether the new top was on the stack (NAV-10).
  private var operation: UINavigationController.Operation {
    before.contains { $0 === to } ? .pop : .push
  }

  func start(animated: Bool, didEnd: @escaping (Bool) -> Void) {
    guard let content = navigation.contentView else { return }
    let transition = ContainerTransition(
      in: navigation, from: from.map { [$0] } ?? [], to: to.map { [$0] } ?? [], on: content)
    self.transition = transition
    if animated { askDelegate(for: transition) }
    navigation.bottomBarMayChange()
    transition.willBegin = { [self] in
      guard let to else { return }
      TransitionRecord.add("navigationController(_:willShow:animated:)", .flag(animated), of: to)
      navigation.delegate?.navigationController(navigation, willShow: to, animated: animated)
    }
    transition.didEnd = didEnd
    transition.start(animated: animated)
  }

  private func askDelegate(for transition: ContainerTransition) {
    if let driver = navigation.stack.popDriver {
      transition.interactionController = driver
    }
    guard let from, let to, let delegate = navigation.delegate else { return }
    let animator = delegate.navigationController(
      navigation, animationControllerFor: operation, from: from, to: to)
    guard let animator else { return }
    transition.animator = animator
    transition.interactionController =
      delegate.navigationController(navigation, interactionControllerFor: animator) ?? transition.interactionController
  }
}
