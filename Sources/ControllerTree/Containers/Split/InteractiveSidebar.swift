import Foundation

/// A user's swipe that shows or hides a sidebar, step by step.
///
/// ```swift
/// let swipe = splitViewController.interactiveSidebar
/// swipe.begin(.showing)
/// swipe.update(0.4)
/// swipe.cancel()      // the columns are as before
/// ```
///
/// Rules: SPLIT-05, SPLIT-13.
@preconcurrency @MainActor
public final class InteractiveSidebar: InteractiveGesture {
  /// The effect of the swipe.
  public enum Direction: Hashable, Sendable {
    /// From the edge: shows one more sidebar.
    case showing
    /// Towards the edge: hides one sidebar.
    case hiding
  }

  private let split: ControllerReference

  private let pan = UIScreenEdgePanGestureRecognizer()

  init(of split: UISplitViewController) {
    self.split = split.reference
    super.init()
    let reference = self.split
    pan.edges = .left
    pan.condition = { (reference.controller as? UISplitViewController)?.mayShowSidebar ?? false }
    follow(pan) { [weak self] _ in
      self?.begin(.showing) ?? false
    } progress: { pan in
      let width = (reference.controller as? UISplitViewController)?.primaryColumnWidth ?? 0
      return (pan.translation(in: nil).x / max(width, 1), pan.velocity(in: nil).x / max(width, 1))
    }
  }

  /// Adds the recognizer of the swipe from the left edge, where sidebars lie that are not mirrored (TOUCH-42).
  func addRecognizer(to view: UIView) { view.addGestureRecognizer(pan) }

  override var subject: (any Nameable)? { split.controller }

  /// The user begins to swipe.
  ///
  /// The delegate is told of the gesture, then of the change. In the classic style it is asked for the display mode
  /// first.
  /// - Returns: `true` if the change begins; `false` if there is no sidebar to show or to hide, if the interface is
  ///   collapsed, off screen or in a change, and if ``UISplitViewController/presentsWithGesture`` is `false`.
  /// - Rules: SPLIT-13.
  @discardableResult
  public func begin(_ direction: Direction) -> Bool {
    guard let split = split.controller as? UISplitViewController else { return false }
    return Stage.turn("begin(_:)", split, .event) {
      guard split.presentsWithGesture, split.shown.mayBeChanged else { return false }
      let now = split.arrangement.sidebars
      let usual = direction == .showing ? min(now + 1, split.style.sidebars) : max(now - 1, 0)
      let target = split.askDelegateForTarget() ?? usual
      guard target != now else { return false }
      split.send("splitViewControllerInteractivePresentationGestureWillBegin(_:)") {
        $0.splitViewControllerInteractivePresentationGestureWillBegin(split)
      }
      guard split.shown.mayBeChanged else { return false }
      split.shown.request(target, .user(driver))
      return true
    }
  }
}

/// The user's other actions on the columns. Rules SPLIT-13.
extension UISplitViewController {
  /// Whether a swipe from the edge may show a sidebar.
  final var mayShowSidebar: Bool {
    presentsWithGesture && shown.mayBeChanged && arrangement.sidebars < style.sidebars
      && traitCollection.layoutDirection != .rightToLeft
  }

  /// Asks the delegate of the classic style for the number of sidebars after a user's action.
  final func askDelegateForTarget() -> Int? {
    guard style == .unspecified, delegate != nil else { return nil }
    return send("targetDisplayModeForAction(in:)") { $0.targetDisplayModeForAction(in: self).sidebars }
  }

  /// The user has tapped the button for the display mode.
  final func changeDisplayMode() {
    guard shown.mayBeChanged else { return }
    let target = min(askDelegateForTarget() ?? arrangement.sidebarsAfterButton, style.sidebars)
    if shown.mayBeChanged { shown.request(target, .user(nil)) }
  }

  final func tapDimmed() -> Bool {
    Stage.turn("tapBesideSidebars()", self, .event) {
      guard shown.mayBeChanged, arrangement.isDimmed else { return false }
      shown.request(arrangement.sidebarsBesideSecondary, .user(nil))
      return true
    }
  }
}
