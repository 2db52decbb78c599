import Foundation

/// The animations and completions that run alongside a transition. Rules TRANS-22 to TRANS-24.
@MainActor final class AlongsideWork {
  typealias Context = any UIViewControllerTransitionCoordinatorContext
  typealias Block = (Context) -> Void

  private enum Progress { case waiting, started, complete }

  private var progress = Progress.waiting
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []

  /// Whether the transition's animation has not started.
  var isWaiting: Bool { progress == .waiting }

  /// Whether the completions run, or have run.
  var isComplete: Bool { progress == .complete }

  /// Returns whether the blocks will run.
  func add(_ animation: Block?, completion: Block?, with context: Context) -> Bool {
    switch progress {
    case .waiting: if let animation { animations.append(animation) }
    case .started: animation?(context)
    case .complete: return false
    }
    if let completion { completions.append(completion) }
    return true
  }

  func add(interactionHandler: @escaping Block) {
    if progress != .complete { interactionHandlers.append(interactionHandler) }
  }

  /// Runs the animations alongside the transition's own.
  /// - Parameter duration: In seconds; with 0 nothing is animated.
  func start(with context: Context, duration: TimeInterval = 0) {
    guard progress == .waiting else { return }
    progress = .started
    guard !animations.isEmpty else { return }
    let run = { [animations] in
      for block in animations { block(context) }
    }
    animations = []
    guard duration > 0 else { return run() }
    Animation.run("animate(alongsideTransition:completion:)", .init(duration), body: run, completion: nil)
  }

  /// The transition has become interactive, or has stopped being so.
  func interactionChanged(with context: Context) {
    for handler in interactionHandlers { handler(context) }
  }

  /// The transition is over: the completion that was added last runs first (TRANS-23).
  func complete(with context: Context) {
    progress = .complete
    let blocks = completions
    if !animations.isEmpty || !blocks.isEmpty || !interactionHandlers.isEmpty {
      (animations, completions, interactionHandlers) = ([], [], [])
    }
    for block in blocks.reversed() { block(context) }
  }
}
