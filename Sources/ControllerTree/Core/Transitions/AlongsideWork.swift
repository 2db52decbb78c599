import Foundation

/// The animations and completions that run alongside a transition. Rules TRANS-22 to TRANS-24.
@MainActor final class AlongsideWork {
  typealias Context = any UIViewControllerTransitionCoordinatorContext
  typealias Block = (Context) -> Void

  private enum Progress { case waiting, started, complete }

  /// What was added; most transitions have none of it.
  private final class Blocks {
    var animations: [Block] = []
    var completions: [Block] = []
    var interactionHandlers: [Block] = []
  }

  private var progress = Progress.waiting
  private var blocks: Blocks?

  /// Whether the transition's animation has not started.
  var isWaiting: Bool { progress == .waiting }

  /// Whether the completions run, or have run.
  var isComplete: Bool { progress == .complete }

  private var madeBlocks: Blocks {
    if let blocks { return blocks }
    let made = Blocks()
    blocks = made
    return made
  }

  /// Returns whether the blocks will run.
  func add(_ animation: Block?, completion: Block?, with context: Context) -> Bool {
    switch progress {
    case .waiting: if let animation { madeBlocks.animations.append(animation) }
    case .started: animation?(context)
    case .complete: return false
    }
    if let completion { madeBlocks.completions.append(completion) }
    return true
  }

  func add(interactionHandler: @escaping Block) {
    if progress != .complete { madeBlocks.interactionHandlers.append(interactionHandler) }
  }

  /// Runs the animations alongside the transition's own.
  /// - Parameter duration: In seconds; with 0 nothing is animated.
  func start(with context: Context, duration: TimeInterval = 0) {
    guard progress == .waiting else { return }
    progress = .started
    guard let blocks, !blocks.animations.isEmpty else { return }
    let run = { [animations = blocks.animations] in
      for block in animations { block(context) }
    }
    blocks.animations = []
    guard duration > 0 else { return run() }
    Animation.run(
      "animate(alongsideTransition:completion:)", .init(duration, .allowUserInteraction).ofSystem, body: run,
      completion: nil)
  }

  /// The transition has become interactive, or has stopped being so.
  func interactionChanged(with context: Context) {
    for handler in blocks?.interactionHandlers ?? [] { handler(context) }
  }

  /// The transition is over: the completion that was added last runs first (TRANS-23).
  func complete(with context: Context) {
    progress = .complete
    guard let completions = blocks?.completions else { return }
    blocks = nil
    for block in completions.reversed() { block(context) }
  }
}
