/// What others do along with a transition. Rules TRANS-22 to TRANS-24.
@MainActor final class AlongsideWork {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Progress { case waiting, started, complete }

  private var progress = Progress.waiting
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []

  /// Returns whether the blocks will run.
  func add(_ animation: Block?, completion: Block?, of transition: ControllerTransition) -> Bool {
    switch progress {
    case .waiting: if let animation { animations.append(animation) }
    case .started: animation?(transition)
    case .complete: return false
    }
    if let completion { completions.append(completion) }
    return true
  }

  func add(interactionHandler: @escaping Block) {
    if progress != .complete { interactionHandlers.append(interactionHandler) }
  }

  var hasStarted: Bool { progress != .waiting }

  /// The transition's animation starts.
  func start(with transition: ControllerTransition) {
    progress = .started
    let blocks = animations
    animations = []
    for block in blocks { block(transition) }
  }

  /// The transition has become interactive, or has stopped being so.
  func interactionChanged(with transition: ControllerTransition) {
    for handler in interactionHandlers { handler(transition) }
  }

  /// The transition is over.
  func complete(with transition: ControllerTransition) {
    progress = .complete
    let blocks = completions
    (animations, completions, interactionHandlers) = ([], [], [])
    for block in blocks { block(transition) }
  }
}
