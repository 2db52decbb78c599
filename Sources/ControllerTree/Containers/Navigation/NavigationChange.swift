/// One change from the controller that a navigation controller shows to the top of its stack.
@MainActor final class NavigationChange {
  private(set) var from: UIViewController?
  private(set) var to: UIViewController?
  /// The edit of the stack that a cancellation undoes.
  private(set) var edit: StackEdit
  let isAnimated: Bool
  /// The moves that end with the change.
  var moves: NavigationMoves
  private let navigation: UINavigationController
  private var transition: ContainerTransition?

  init(
    of navigation: UINavigationController, from: UIViewController?, to: UIViewController?, undoing edit: StackEdit,
    animated: Bool, moves: NavigationMoves
  ) {
    self.navigation = navigation
    self.from = from
    self.to = to
    self.edit = edit
    isAnimated = animated
    self.moves = moves
  }

  var isInProgress: Bool { transition?.isInProgress ?? false }
  /// `true` until the transition begins at the end of the turn.
  var isWaiting: Bool { transition?.isWaiting ?? false }
  var isCancelled: Bool { transition?.coordinator?.isCancelled ?? false }
  var coordinator: (any UIViewControllerTransitionCoordinator)? { transition?.coordinator }
  /// Adds an edit that the stack has seen since.
  func add(_ later: StackEdit) { edit = edit.followed(by: later) }

  /// Another container now shows a member: drop it from the change.
  func forget(_ controller: UIViewController) {
    if from === controller { from = nil }
    if to === controller { to = nil }
  }

  func discard() { transition?.discard() }
  func beginAtOnce() { transition?.beginAtOnce() }
  func finishNow() { transition?.finishNow() }

  /// `.pop` if the new top was on the stack, else `.push` (NAV-10).
  private var operation: UINavigationController.Operation {
    edit.hadTop(of: navigation.stack.controllers) ? .pop : .push
  }

  /// Plans the change for the end of the turn.
  func start(on content: UIView, didEnd: @escaping (Bool) -> Void) {
    let transition = ContainerTransition(
      in: navigation, from: from.map { [$0] } ?? [], to: to.map { [$0] } ?? [], on: content)
    self.transition = transition
    if isAnimated { askDelegate(for: transition) }
    transition.willBegin = { [navigation, to, isAnimated] in navigation.screen.willShow(to, animated: isAnimated) }
    transition.didEnd = didEnd
    transition.start(animated: isAnimated)
  }

  private func askDelegate(for transition: ContainerTransition) {
    transition.interactionController = navigation.screen.popDriver
    guard let from, let to, let delegate = navigation.givenDelegate else { return }
    let animator = delegate.navigationController(
      navigation, animationControllerFor: operation, from: from, to: to)
    guard let animator else { return }
    transition.animator = animator
    transition.interactionController =
      delegate.navigationController(navigation, interactionControllerFor: animator) ?? transition.interactionController
  }
}
