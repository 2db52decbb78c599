import Foundation

/// Receives the changes of a split view controller, and influences them. Clients implement it; it need not be an
/// `NSObject`.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  // MARK: Display modes

  /// The display mode is about to change, while the interface is expanded. Rules: SPLIT-05.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns the display mode after a user's tap on ``UISplitViewController/displayModeButtonItem``, or a swipe;
  /// `.automatic` for the usual one. Called in the classic style. Rules: SPLIT-13.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// A column is about to come into view; not for ``UISplitViewController/show(_:)``, not in the classic style, not for a
  /// collapse or an expansion. Rules: SPLIT-05.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// A column is about to be hidden; not for ``UISplitViewController/hide(_:)``, not in the classic style, not for a
  /// collapse or an expansion. Rules: SPLIT-05.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// The user begins to swipe a sidebar in or out. Rules: SPLIT-13.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// The user has lifted the finger, and the change of the sidebar has ended. Rules: SPLIT-13.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

  // MARK: Collapsing and expanding, with columns

  /// Returns the column that is on top after the collapse. Rules: SPLIT-07.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the display mode after the expansion. Rules: SPLIT-08.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// The interface has collapsed; the `did…` callbacks of the children are still to come. Rules: SPLIT-07.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// The interface has expanded; the `did…` callbacks of the children are still to come. Rules: SPLIT-08.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  // MARK: Collapsing and expanding, classic

  /// Returns the controller that is shown after the collapse; `nil` for the primary one. Rules: SPLIT-10.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// Returns the primary controller of the expanded interface; `nil` for the one that was shown. Rules: SPLIT-10.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Returns `true` if the delegate has handled the secondary controller: it is hidden until the interface expands,
  /// unless the delegate has shown it elsewhere. `false` for
  /// ``UIViewController/collapseSecondaryViewController(_:for:)``. Rules: SPLIT-10.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the secondary controller of the expanded interface; `nil` for
  /// ``UIViewController/separateSecondaryViewController(for:)``. Rules: SPLIT-10.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  // MARK: Showing

  /// Returns `true` if the delegate has shown `vc` in the primary column itself. Rules: SPLIT-12.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  /// Returns `true` if the delegate has shown `vc` in the secondary column itself. Rules: SPLIT-11.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool

  // MARK: Orientation

  /// The orientations that the split view controller supports. The library does not call it.
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  /// The orientation that the split view controller prefers at first. The library does not call it.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Returns `.automatic`.
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    .automatic
  }
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    proposedTopColumn
  }
  /// Returns the proposed mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    proposedDisplayMode
  }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// Returns `nil`: the primary one.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// Returns `nil`: the one that was shown.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// Returns `false`: the primary controller handles it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    false
  }
  /// Returns `nil`: the primary controller decides.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    nil
  }
  /// Returns `false`: the split view controller shows it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    false
  }
  /// Returns `false`: the split view controller shows it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    false
  }
  /// All on a tablet, all but upside down elsewhere.
  public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  {
    splitViewController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Portrait.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation {
    .portrait
  }
}

extension UISplitViewController {
  /// Records a message, and sends it to the delegate. Returns the answer; `nil` without a delegate.
  @discardableResult
  final func send<Answer>(
    _ message: StaticString, _ body: (any UISplitViewControllerDelegate) -> Answer?
  ) -> Answer? {
    TransitionRecord.add(message, of: self)
    return delegate.flatMap(body)
  }
}
