/// Schedules the end of a change of the screen, for the controller that leads it: at the end of the turn, or of the
/// animation whose block made the change (APP-06, APP-23).
///
/// A controller has one end at a time, that of its latest change, which has reversed the earlier ones.
@MainActor enum AppearanceEnd {
  /// Registers the end of `change`; inside the block of an animation, for the end of the animation.
  @inline(__always)
  static func register(_ controller: UIViewController, of change: UInt32) {
    if Animation.isInBlock { return registerInBlock(controller, of: change) }
    Stage.withCurrent { register(controller, on: $0) }
  }

  @inline(never)
  private static func registerInBlock(_ controller: UIViewController, of change: UInt32) {
    controller.rareState.animatedChange = change
    Animation.afterCurrentBlock(AnimatedEnd(of: change, for: controller), in: .appearance)
  }

  /// Registers an end for the end of the turn.
  @inline(__always)
  static func register(_ controller: UIViewController, on stage: Stage) {
    guard !controller.isEndRegistered else { return }
    controller.isEndRegistered = true
    stage.enqueue(controller, in: .appearance)
  }
}

extension UIViewController: TurnWork {
  func perform(_ phase: TurnPhase) {
    isEndRegistered = false
    // The latest change waits for its animation.
    if let rare, rare.animatedChange != 0, rare.animatedChange == lastScreenChange { return }
    Appearance.turnEnded(for: self)
  }

  func drop(_ phase: TurnPhase) { isEndRegistered = false }
}

/// The end of a change that an animation delays. It does nothing if another change has followed.
private final class AnimatedEnd: TurnWork {
  private let change: UInt32
  private let controller: UIViewController

  init(of change: UInt32, for controller: UIViewController) {
    self.change = change
    self.controller = controller
  }

  func perform(_ phase: TurnPhase) {
    guard controller.lastScreenChange == change else { return }
    controller.rareState.animatedChange = 0
    Appearance.turnEnded(for: controller)
  }
}
