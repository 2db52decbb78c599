import ControllerTree
import Foundation

/// The animations of the items of a drop, which begin when the app has taken the items. Rules: LIST-41.
@MainActor final class DropAnimations {
  private var animators: [DragAnimator] = []

  func make() -> any UIDragAnimating {
    let animator = DragAnimator()
    add(animator)
    return animator
  }

  func add(_ animator: DragAnimator) { animators.append(animator) }

  func run() {
    let animators = animators
    self.animators = []
    for animator in animators { animator.run() }
  }
}
