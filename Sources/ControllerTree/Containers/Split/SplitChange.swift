import Foundation

/// One change of the columns that a split view controller shows. Rules SPLIT-05.
///
///     hidden.viewWillDisappear → shown.viewWillAppear → … → hidden.viewDidDisappear → shown.viewDidAppear
@MainActor final class SplitChange {
  enum Progress {
    /// The `will…` callbacks are being sent.
    case beginning
    case running
    /// The `did…` callbacks are being sent.
    case ending
  }

  let before: [UIViewController]
  let target: [UIViewController]
  private let transition: ContainerTransition
  private var isBeginning = true

  init(
    of split: UISplitViewController, from before: [UIViewController], to target: [UIViewController],
    on content: ContainerContentView, _ cause: SplitScreen.Cause
  ) {
    self.before = before
    self.target = target
    transition = ContainerTransition(
      in: split, from: before.filter { child in !target.contains { $0 === child } },
      to: target.filter { child in !before.contains { $0 === child } }, on: content)
    transition.finalFrame = { [unowned(unsafe) split] in split.screen.frame(of: $0) }
    if let block = AnimationState.current.block { transition.duration = block.duration }
    if case .person(let driver) = cause { transition.interactionController = driver }
  }

  var progress: Progress { isBeginning ? .beginning : transition.isInProgress ? .running : .ending }

  func involves(_ child: UIViewController) -> Bool { visible.contains { $0 === child } }

  /// The children whose views are in place at some time of the change.
  var visible: [UIViewController] { before + target.filter { child in !before.contains { $0 === child } } }

  /// Begins within the call (TURN-05).
  func begin(animated: Bool, didEnd: @escaping (Bool) -> Void) {
    transition.didEnd = didEnd
    transition.startAtOnce(animated: animated)
    isBeginning = false
  }

  func finishNow() { transition.finishNow() }
}
