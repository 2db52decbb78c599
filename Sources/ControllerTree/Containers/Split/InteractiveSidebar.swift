import Foundation

/// A person's hand at a sidebar: it is swiped in or out, step by step.
///
/// ```swift
/// let swipe = splitViewController.interactiveSidebar
/// swipe.begin(.showing)
/// swipe.update(0.4)
/// swipe.cancel()      // the sidebar goes back
/// ```
///
/// Each step is a turn. The change is an interactive transition: coordinators say so, and nothing ends before ``finish()`` or
/// ``cancel()``, whatever the pacing. Rules: SPLIT-05, SPLIT-13, TRANS-13, TRANS-14, TURN-06.
@preconcurrency @MainActor
public final class InteractiveSidebar {
  /// What the swipe does.
  public enum Direction: Hashable, Sendable {
    /// From the edge: one sidebar more comes in.
    case showing
    /// Towards the edge: one sidebar goes out.
    case hiding
  }

  private let split: ControllerReference
  private let driver = UIPercentDrivenInteractiveTransition()

  init(of split: UISplitViewController) { self.split = split.reference }

  /// How far the sidebar has come, from 0 to 1.
  public var percentComplete: CGFloat { driver.percentComplete }

  /// The person begins to swipe.
  ///
  /// The delegate hears of the gesture, then of the change. In the classic style it says the display mode before.
  /// - Returns: Whether a sidebar follows: `false` if there is none to show or to hide, if the interface is collapsed, off screen
  ///   or in a change, and if ``UISplitViewController/presentsWithGesture`` is off.
  /// - Rules: SPLIT-13.
  @discardableResult
  public func begin(_ direction: Direction) -> Bool {
    guard let split = split.controller as? UISplitViewController else { return false }
    return Stage.current.cycle.turn(PublicCall("begin(_:)", split, .event)) {
      guard split.presentsWithGesture, split.screen.isAtRest else { return false }
      let now = split.modes.arrangement.sidebars
      let usual = direction == .showing ? min(now + 1, split.style.sidebars) : max(now - 1, 0)
      let target = split.delegatesTarget ?? usual
      guard target != now else { return false }
      TransitionRecord.add("splitViewControllerInteractivePresentationGestureWillBegin(_:)", of: split)
      split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
      guard split.screen.isAtRest else { return false }
      split.screen.choose(target, .person(driver))
      return true
    }
  }

  /// The sidebar has come as far as `percentComplete`; clamped to 0…1.
  /// - Issues: `notInteractive` before ``begin(_:)`` and after the end.
  public func update(_ percentComplete: CGFloat) { step("update(_:)") { driver.update(percentComplete) } }

  /// The person lets go, and the sidebar comes, or goes.
  /// - Issues: `notInteractive` before ``begin(_:)`` and after the end.
  public func finish() { step("finish()") { driver.finish() } }

  /// The person lets go, and everything is as before.
  /// - Issues: `notInteractive` before ``begin(_:)`` and after the end.
  /// - Rules: TRANS-13.
  public func cancel() { step("cancel()") { driver.cancel() } }

  private func step(_ call: StaticString, _ body: () -> Void) {
    Stage.current.cycle.turn(PublicCall(call, split.controller, .event), body)
  }
}

/// What else a person does to the columns. Rules SPLIT-13.
extension UISplitViewController {
  /// How many sidebars the delegate of the classic style wants to see after a person's act.
  final var delegatesTarget: Int? {
    guard style == .unspecified, let delegate else { return nil }
    TransitionRecord.add("targetDisplayModeForAction(in:)", of: self)
    return delegate.targetDisplayModeForAction(in: self).sidebars
  }

  /// The button for the display mode was tapped.
  final func changeDisplayMode() {
    guard screen.isAtRest else { return }
    let target = min(delegatesTarget ?? modes.arrangement.sidebarsAfterButton, style.sidebars)
    if screen.isAtRest { screen.choose(target, .person(nil)) }
  }

  final func tapDimmed() -> Bool {
    Stage.current.cycle.turn(PublicCall("tapBesideSidebars()", self, .event)) {
      guard screen.isAtRest, modes.arrangement.isDimmed else { return false }
      screen.choose(modes.arrangement.sidebarsBesideSecondary, .person(nil))
      return true
    }
  }
}
