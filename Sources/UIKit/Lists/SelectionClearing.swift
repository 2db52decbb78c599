import ControllerTree
import Foundation

/// When the selection of a list goes that comes into view again. Rules: LIST-32, LIST-95.
@MainActor enum SelectionClearing {
  /// Runs at once; in a change that a person drives, at the end, unless it was cancelled.
  static func run(in controller: UIViewController, _ clear: @escaping () -> Void) {
    guard let coordinator = controller.transitionCoordinator, coordinator.initiallyInteractive else { return clear() }
    coordinator.animate(alongsideTransition: nil) { context in
      if !context.isCancelled { clear() }
    }
  }
}
