import Foundation

/// Hears of the changes of a split view controller, and has a say in them. Clients implement it; it need not be an `NSObject`.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  // MARK: Display modes

  /// The display mode is about to change, while the interface is expanded. Rules: SPLIT-05.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// The display mode that a person's tap on ``UISplitViewController/displayModeButtonItem``, or a swipe, leads to;
  /// `.automatic` for the usual one. Asked in the classic style. Rules: SPLIT-13.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// A column is about to come into view; not for ``UISplitViewController/show(_:)``, not in the classic style, not for a
  /// collapse or an expansion. Rules: SPLIT-05.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// A column is about to go out of view; not for ``UISplitViewController/hide(_:)``, not in the classic style, not for a
  /// collapse or an expansion. Rules: SPLIT-05.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// A person begins to swipe a sidebar in or out. Rules: SPLIT-13.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// A person has let go, and the sidebar has come to rest. Rules: SPLIT-13.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

  // MARK: Collapsing and expanding, with columns

  /// Which column is on top when the interface has collapsed. Rules: SPLIT-07.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// The display mode that the interface expands to. Rules: SPLIT-08.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// The interface has collapsed; the `did…` callbacks of that are still to come. Rules: SPLIT-07.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// The interface has expanded; the `did…` callbacks of that are still to come. Rules: SPLIT-08.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  // MARK: Collapsing and expanding, classic

  /// The controller that is left when the interface has collapsed; `nil` for the primary one. Rules: SPLIT-10.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// The primary controller of the expanded interface; `nil` for the one that was left. Rules: SPLIT-10.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// `true` if the delegate has taken care of the secondary controller: with nothing done it is out of view until the interface
  /// expands. `false` for ``UIViewController/collapseSecondaryViewController(_:for:)``. Rules: SPLIT-10.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The secondary controller of the expanded interface; `nil` for
  /// ``UIViewController/separateSecondaryViewController(for:)``. Rules: SPLIT-10.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  // MARK: Showing

  /// `true` if the delegate has shown `vc` in the primary place itself. Rules: SPLIT-12.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  /// `true` if the delegate has shown `vc` in the secondary place itself. Rules: SPLIT-11.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool

  // MARK: Orientation

  /// The orientations that the split view controller agrees to; nobody asks.
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  /// The orientation that the split view controller would begin with; nobody asks.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// The usual one.
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
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    proposedTopColumn
  }
  /// The proposed one.
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
  /// The primary one.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// The one that was left.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// The primary controller takes care of it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    false
  }
  /// The primary controller says.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    nil
  }
  /// The split view controller shows it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    false
  }
  /// The split view controller shows it.
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
