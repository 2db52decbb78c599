import Foundation

/// A person's hand at the edge of a navigation controller: the top is swiped away, step by step.
///
/// ```swift
/// let swipe = navigationController.interactivePop
/// swipe.begin()
/// swipe.update(0.4)
/// swipe.cancel()      // the top stays
/// ```
///
/// Each step is a turn and moves ``UINavigationController/interactivePopGestureRecognizer``.
/// The pop is an interactive transition: coordinators say so, and nothing ends
/// before ``finish()`` or ``cancel()``, whatever the pacing. Rules: NAV-24, TRANS-13, TRANS-14, TRANS-16, TURN-06.
@preconcurrency @MainActor
public final class InteractivePop {
  private let navigation: ControllerReference
  private let driver = UIPercentDrivenInteractiveTransition()
  private let recognizer = UIScreenEdgePanGestureRecognizer()
  private let conditions: UsualConditions

  init(of navigation: UINavigationController) {
    self.navigation = navigation.reference
    conditions = UsualConditions(of: navigation.reference)
    recognizer.edges = .left
    recognizer.delegate = conditions
  }

  /// The recognizer, which belongs to the view as soon as there is one.
  func recognizer(in view: UIView?) -> UIGestureRecognizer {
    view?.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// How far the top is swiped, from 0 to 1.
  public var percentComplete: CGFloat { driver.percentComplete }

  /// The person begins to swipe.
  ///
  /// The recognizer's delegate is asked. As long as that is the system's own, it wants a navigation bar with a back button; with
  /// another one, or none, the bar does not matter.
  /// - Returns: Whether the top follows: `false` if it is the only one, off screen or in a transition, and if the recognizer is
  ///   disabled or its delegate is against it.
  /// - Rules: NAV-24.
  @discardableResult
  public func begin() -> Bool {
    guard let navigation = navigation.controller as? UINavigationController else { return false }
    return Stage.current.cycle.turn(PublicCall("begin()", navigation, .event)) {
      guard let stack = navigation.stackToPop, navigation.screen.isAtRest, stack.screen.isAtRest else { return false }
      _ = recognizer(in: navigation.viewIfLoaded)
      recognizer.state = .began
      guard recognizer.state == .began else { return false }
      let popped = stack.screen.driven(by: driver) { stack.popViewController(animated: true) }
      if popped == nil { recognizer.state = .cancelled }
      return popped != nil
    }
  }

  /// The top is swiped as far as `percentComplete`; clamped to 0…1.
  /// - Issues: `notInteractive` before ``begin()`` and after the end.
  public func update(_ percentComplete: CGFloat) {
    step("update(_:)", .changed) { driver.update(percentComplete) }
  }

  /// The person lets go, and the top goes.
  /// - Issues: `notInteractive` before ``begin()`` and after the end.
  public func finish() { step("finish()", .ended) { driver.finish() } }

  /// The person lets go, and the top comes back: it will disappear, the one below will appear, will disappear, did disappear; the
  /// top will appear, is appearing, did appear.
  /// - Issues: `notInteractive` before ``begin()`` and after the end.
  /// - Rules: TRANS-13.
  public func cancel() { step("cancel()", .cancelled) { driver.cancel() } }

  private func step(_ call: StaticString, _ state: UIGestureRecognizer.State, _ body: () -> Void) {
    Stage.current.cycle.turn(PublicCall(call, navigation.controller, .event)) {
      if recognizer.state != .possible { recognizer.state = state }
      body()
    }
  }
}

/// The system's own delegate of the recognizer: where nobody sees a way back there is none (NAV-24).
private final class UsualConditions: NSObject, UIGestureRecognizerDelegate {
  private let navigation: ControllerReference

  init(of navigation: ControllerReference) { self.navigation = navigation }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation = navigation.controller as? UINavigationController else { return false }
    return !navigation.isNavigationBarHidden && navigation.stackInView.last?.navigationItem.hasBackButton ?? false
  }
}
