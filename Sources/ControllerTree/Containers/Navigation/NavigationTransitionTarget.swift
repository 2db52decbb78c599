import Foundation

/// The target and the default delegate of a navigation controller's swipe recognizer.
///
/// As the delegate it refuses the swipe where no back button is in view (NAV-24). As the target it lets the recognizer drive the pop; an
/// app may add it to a recognizer of its own, by the name of its action (NAV-46).
final class NavigationTransitionTarget: NSObject, UIGestureRecognizerDelegate {
  static let action = Selector(("handleNavigationTransition:"))

  private let navigation: ControllerReference
  /// The swipe, which owns the target.
  weak var pop: InteractivePop?

  init(of navigation: ControllerReference) { self.navigation = navigation }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation = navigation.controller as? UINavigationController else { return false }
    return !navigation.isNavigationBarHidden && navigation.stackInView.last?.navigationItem.hasBackButton ?? false
  }

  fileprivate func handleNavigationTransition(_ pan: UIPanGestureRecognizer) { pop?.drive(by: pan) }
}

extension NavigationTransitionTarget: InterfaceConnecting {
  static var interfaceConnections: InterfaceConnections {
    InterfaceConnections(NavigationTransitionTarget.self) {
      $0.action("handleNavigationTransition:", NavigationTransitionTarget.handleNavigationTransition)
    }
  }
}
