import ControllerTree
import Foundation

/// A person's act on a controller that is presented, as one event (ACT-20).
extension UIViewController {
  /// Runs `body` if a person can reach the controller.
  /// - Returns: Whether a person could: the controller is presented, in no transition, and presents nothing itself.
  final func actOnPresented(_ call: StaticString, _ body: () -> Void) -> Bool {
    UpdateCycle.main.turn(call) {
      guard presentingViewController != nil, presentedViewController == nil, !isBeingPresented, !isBeingDismissed else {
        return false
      }
      body()
      return true
    }
  }
}
