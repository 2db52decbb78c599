/// The methods of UIKit's common delegate protocols with their types. Made from the sources: `CONTROLLERTREE_UPDATE_DOCS=1 swift test --filter
/// DelegateSignatures` renews the text.
enum DelegateSignatures {
  struct Method {
    let owner: String
    let base: String
    let parameters: [(label: String, type: String)]
    let result: String?

    var labels: String { parameters.map { "\($0.label):" }.joined() }
    /// The name by which the rewritten calls of the method ask for it.
    var selector: String { ObjectiveCNames.selector(base: base, labels: parameters.map(\.label)) }

    /// The method for a class, which calls the one of another object.
    func declaration(access: String, calling receiver: String) -> String {
      let names = parameters.indices.map { "a\($0)" }
      let parameters = zip(parameters, names).map { "\($0.label) \($1): \($0.type)" }.joined(separator: ", ")
      let arguments = zip(self.parameters, names).map { $0.label == "_" ? $1 : "\(Spelling.label($0.label)): \($1)" }
      return "@MainActor \(access)func \(base)(\(parameters))\(result.map { " -> \($0)" } ?? "") "
        + "{ \(receiver).\(base)(\(arguments.joined(separator: ", "))) }"
    }
  }

  /// The protocols in the list; `SilentDelegate` conforms to each.
  static let protocols = [
    "UIGestureRecognizerDelegate", "UIScrollViewDelegate", "UITableViewDelegate", "UITableViewDataSource",
    "UICollectionViewDelegate", "UICollectionViewDataSource", "UICollectionViewDelegateFlowLayout",
    "UITextFieldDelegate", "UITextViewDelegate", "UISearchBarDelegate", "UISearchControllerDelegate",
    "UINavigationControllerDelegate", "UITabBarControllerDelegate", "UIPageViewControllerDelegate",
    "UISplitViewControllerDelegate", "UIViewControllerTransitioningDelegate",
    "UIAdaptivePresentationControllerDelegate", "UIPopoverPresentationControllerDelegate", "UIApplicationDelegate",
    "UISceneDelegate", "UIWindowSceneDelegate", "CAAnimationDelegate",
  ]

  /// The methods of some protocols, and of those from which they inherit.
  static func methods(of names: [String]) -> [Method] {
    var waiting = names
    var seen: Set<String> = []
    var found: [Method] = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, let own = table[name] else { continue }
      found += own
      waiting += DelegateMethods.protocolsInherited(by: name)
    }
    return found
  }

  private static let table: [String: [Method]] = Dictionary(
    grouping: text.split(separator: "\n").compactMap(method), by: \.owner)

  private static func method(_ line: Substring) -> Method? {
    var fields = line.split(separator: "|").map(String.init)
    guard fields.count > 1 else { return nil }
    let result = fields.last?.hasPrefix("-> ") == true ? fields.removeLast().dropFirst(3) : nil
    let parameters = fields.dropFirst(2).map { field in
      let label = field.prefix { $0 != " " }
      return (label: String(label), type: String(field.dropFirst(label.count + 1)))
    }
    return Method(owner: fields[0], base: fields[1], parameters: parameters, result: result.map(String.init))
  }

  static let text = """
    CAAnimationDelegate|animationDidStart|_ CAAnimation
    CAAnimationDelegate|animationDidStop|_ CAAnimation|finished Bool
    UIAdaptivePresentationControllerDelegate|adaptivePresentationStyle|for UIPresentationController|-> \
    UIModalPresentationStyle
    UIAdaptivePresentationControllerDelegate|adaptivePresentationStyle|for UIPresentationController|traitCollection \
    UITraitCollection|-> UIModalPresentationStyle
    UIAdaptivePresentationControllerDelegate|presentationControllerDidAttemptToDismiss|_ UIPresentationController
    UIAdaptivePresentationControllerDelegate|presentationControllerDidDismiss|_ UIPresentationController
    UIAdaptivePresentationControllerDelegate|presentationControllerShouldDismiss|_ UIPresentationController|-> Bool
    UIAdaptivePresentationControllerDelegate|presentationControllerWillDismiss|_ UIPresentationController
    UIAdaptivePresentationControllerDelegate|presentationController|_ UIPresentationController|prepare \
    UIPresentationController
    UIAdaptivePresentationControllerDelegate|presentationController|_ \
    UIPresentationController|viewControllerForAdaptivePresentationStyle UIModalPresentationStyle|-> UIViewController?
    UIAdaptivePresentationControllerDelegate|presentationController|_ \
    UIPresentationController|willPresentWithAdaptiveStyle UIModalPresentationStyle|transitionCoordinator (any \
    UIViewControllerTransitionCoordinator)?
    UIApplicationDelegate|applicationDidBecomeActive|_ UIApplication
    UIApplicationDelegate|applicationDidEnterBackground|_ UIApplication
    UIApplicationDelegate|applicationDidFinishLaunching|_ UIApplication
    UIApplicationDelegate|applicationDidReceiveMemoryWarning|_ UIApplication
    UIApplicationDelegate|applicationProtectedDataDidBecomeAvailable|_ UIApplication
    UIApplicationDelegate|applicationProtectedDataWillBecomeUnavailable|_ UIApplication
    UIApplicationDelegate|applicationSignificantTimeChange|_ UIApplication
    UIApplicationDelegate|applicationWillEnterForeground|_ UIApplication
    UIApplicationDelegate|applicationWillResignActive|_ UIApplication
    UIApplicationDelegate|applicationWillTerminate|_ UIApplication
    UIApplicationDelegate|application|_ UIApplication|configurationForConnecting UISceneSession|options \
    UIScene.ConnectionOptions|-> UISceneConfiguration
    UIApplicationDelegate|application|_ UIApplication|continue NSUserActivity|restorationHandler @escaping ([any \
    UIUserActivityRestoring]?) -> Void|-> Bool
    UIApplicationDelegate|application|_ UIApplication|didDecodeRestorableStateWith NSCoder
    UIApplicationDelegate|application|_ UIApplication|didDiscardSceneSessions Set<UISceneSession>
    UIApplicationDelegate|application|_ UIApplication|didFailToContinueUserActivityWithType String|error any Error
    UIApplicationDelegate|application|_ UIApplication|didFailToRegisterForRemoteNotificationsWithError any Error
    UIApplicationDelegate|application|_ UIApplication|didFinishLaunchingWithOptions [UIApplication.LaunchOptionsKey: \
    Any]?|-> Bool
    UIApplicationDelegate|application|_ UIApplication|didReceiveRemoteNotification [AnyHashable: Any]
    UIApplicationDelegate|application|_ UIApplication|didReceiveRemoteNotification [AnyHashable: \
    Any]|fetchCompletionHandler @escaping (UIBackgroundFetchResult) -> Void
    UIApplicationDelegate|application|_ UIApplication|didRegister UIUserNotificationSettings
    UIApplicationDelegate|application|_ UIApplication|didRegisterForRemoteNotificationsWithDeviceToken Data
    UIApplicationDelegate|application|_ UIApplication|didUpdate NSUserActivity
    UIApplicationDelegate|application|_ UIApplication|handleEventsForBackgroundURLSession String|completionHandler \
    @escaping () -> Void
    UIApplicationDelegate|application|_ UIApplication|handleOpen URL|-> Bool
    UIApplicationDelegate|application|_ UIApplication|open URL|options [UIApplication.OpenURLOptionsKey: Any]|-> Bool
    UIApplicationDelegate|application|_ UIApplication|open URL|sourceApplication String?|annotation Any|-> Bool
    UIApplicationDelegate|application|_ UIApplication|performActionFor UIApplicationShortcutItem|completionHandler \
    @escaping (Bool) -> Void
    UIApplicationDelegate|application|_ UIApplication|performFetchWithCompletionHandler @escaping \
    (UIBackgroundFetchResult) -> Void
    UIApplicationDelegate|application|_ UIApplication|shouldRestoreApplicationState NSCoder|-> Bool
    UIApplicationDelegate|application|_ UIApplication|shouldRestoreSecureApplicationState NSCoder|-> Bool
    UIApplicationDelegate|application|_ UIApplication|shouldSaveApplicationState NSCoder|-> Bool
    UIApplicationDelegate|application|_ UIApplication|shouldSaveSecureApplicationState NSCoder|-> Bool
    UIApplicationDelegate|application|_ UIApplication|supportedInterfaceOrientationsFor UIWindow?|-> \
    UIInterfaceOrientationMask
    UIApplicationDelegate|application|_ UIApplication|willContinueUserActivityWithType String|-> Bool
    UIApplicationDelegate|application|_ UIApplication|willEncodeRestorableStateWith NSCoder
    UIApplicationDelegate|application|_ UIApplication|willFinishLaunchingWithOptions [UIApplication.LaunchOptionsKey: \
    Any]?|-> Bool
    UIApplicationDelegate|application|application UIApplication|didFinishLaunchingWithOptions [NSObject: \
    AnyObject]?|-> Bool
    UICollectionViewDataSource|collectionView|_ UICollectionView|canMoveItemAt IndexPath|-> Bool
    UICollectionViewDataSource|collectionView|_ UICollectionView|cellForItemAt IndexPath|-> UICollectionViewCell
    UICollectionViewDataSource|collectionView|_ UICollectionView|indexPathForIndexTitle String|at Int|-> IndexPath
    UICollectionViewDataSource|collectionView|_ UICollectionView|moveItemAt IndexPath|to IndexPath
    UICollectionViewDataSource|collectionView|_ UICollectionView|numberOfItemsInSection Int|-> Int
    UICollectionViewDataSource|collectionView|_ UICollectionView|viewForSupplementaryElementOfKind String|at \
    IndexPath|-> UICollectionReusableView
    UICollectionViewDataSource|indexTitles|for UICollectionView|-> [String]?
    UICollectionViewDataSource|numberOfSections|in UICollectionView|-> Int
    UICollectionViewDelegateFlowLayout|collectionView|_ UICollectionView|layout \
    UICollectionViewLayout|insetForSectionAt Int|-> UIEdgeInsets
    UICollectionViewDelegateFlowLayout|collectionView|_ UICollectionView|layout \
    UICollectionViewLayout|minimumInteritemSpacingForSectionAt Int|-> CGFloat
    UICollectionViewDelegateFlowLayout|collectionView|_ UICollectionView|layout \
    UICollectionViewLayout|minimumLineSpacingForSectionAt Int|-> CGFloat
    UICollectionViewDelegateFlowLayout|collectionView|_ UICollectionView|layout \
    UICollectionViewLayout|referenceSizeForFooterInSection Int|-> CGSize
    UICollectionViewDelegateFlowLayout|collectionView|_ UICollectionView|layout \
    UICollectionViewLayout|referenceSizeForHeaderInSection Int|-> CGSize
    UICollectionViewDelegateFlowLayout|collectionView|_ UICollectionView|layout UICollectionViewLayout|sizeForItemAt \
    IndexPath|-> CGSize
    UICollectionViewDelegate|collectionViewDidEndMultipleSelectionInteraction|_ UICollectionView
    UICollectionViewDelegate|collectionView|_ UICollectionView|canEditItemAt IndexPath|-> Bool
    UICollectionViewDelegate|collectionView|_ UICollectionView|canFocusItemAt IndexPath|-> Bool
    UICollectionViewDelegate|collectionView|_ UICollectionView|canPerformAction Selector|forItemAt \
    IndexPath|withSender Any?|-> Bool
    UICollectionViewDelegate|collectionView|_ UICollectionView|canPerformPrimaryActionForItemAt IndexPath|-> Bool
    UICollectionViewDelegate|collectionView|_ UICollectionView|contextMenuConfiguration \
    UIContextMenuConfiguration|dismissalPreviewForItemAt IndexPath|-> UITargetedPreview?
    UICollectionViewDelegate|collectionView|_ UICollectionView|contextMenuConfiguration \
    UIContextMenuConfiguration|highlightPreviewForItemAt IndexPath|-> UITargetedPreview?
    UICollectionViewDelegate|collectionView|_ UICollectionView|contextMenuConfigurationForItemAt IndexPath|point \
    CGPoint|-> UIContextMenuConfiguration?
    UICollectionViewDelegate|collectionView|_ UICollectionView|contextMenuConfigurationForItemsAt [IndexPath]|point \
    CGPoint|-> UIContextMenuConfiguration?
    UICollectionViewDelegate|collectionView|_ UICollectionView|didBeginMultipleSelectionInteractionAt IndexPath
    UICollectionViewDelegate|collectionView|_ UICollectionView|didDeselectItemAt IndexPath
    UICollectionViewDelegate|collectionView|_ UICollectionView|didEndDisplaying UICollectionViewCell|forItemAt \
    IndexPath
    UICollectionViewDelegate|collectionView|_ UICollectionView|didEndDisplayingSupplementaryView \
    UICollectionReusableView|forElementOfKind String|at IndexPath
    UICollectionViewDelegate|collectionView|_ UICollectionView|didHighlightItemAt IndexPath
    UICollectionViewDelegate|collectionView|_ UICollectionView|didSelectItemAt IndexPath
    UICollectionViewDelegate|collectionView|_ UICollectionView|didUnhighlightItemAt IndexPath
    UICollectionViewDelegate|collectionView|_ UICollectionView|didUpdateFocusIn \
    UICollectionViewFocusUpdateContext|with UIFocusAnimationCoordinator
    UICollectionViewDelegate|collectionView|_ UICollectionView|performAction Selector|forItemAt IndexPath|withSender \
    Any?
    UICollectionViewDelegate|collectionView|_ UICollectionView|performPrimaryActionForItemAt IndexPath
    UICollectionViewDelegate|collectionView|_ UICollectionView|previewForDismissingContextMenuWithConfiguration \
    UIContextMenuConfiguration|-> UITargetedPreview?
    UICollectionViewDelegate|collectionView|_ UICollectionView|previewForHighlightingContextMenuWithConfiguration \
    UIContextMenuConfiguration|-> UITargetedPreview?
    UICollectionViewDelegate|collectionView|_ UICollectionView|selectionFollowsFocusForItemAt IndexPath|-> Bool
    UICollectionViewDelegate|collectionView|_ UICollectionView|shouldBeginMultipleSelectionInteractionAt IndexPath|-> \
    Bool
    UICollectionViewDelegate|collectionView|_ UICollectionView|shouldDeselectItemAt IndexPath|-> Bool
    UICollectionViewDelegate|collectionView|_ UICollectionView|shouldHighlightItemAt IndexPath|-> Bool
    UICollectionViewDelegate|collectionView|_ UICollectionView|shouldSelectItemAt IndexPath|-> Bool
    UICollectionViewDelegate|collectionView|_ UICollectionView|shouldShowMenuForItemAt IndexPath|-> Bool
    UICollectionViewDelegate|collectionView|_ UICollectionView|shouldSpringLoadItemAt IndexPath|with any \
    UISpringLoadedInteractionContext|-> Bool
    UICollectionViewDelegate|collectionView|_ UICollectionView|shouldUpdateFocusIn \
    UICollectionViewFocusUpdateContext|-> Bool
    UICollectionViewDelegate|collectionView|_ UICollectionView|targetContentOffsetForProposedContentOffset CGPoint|-> \
    CGPoint
    UICollectionViewDelegate|collectionView|_ UICollectionView|targetIndexPathForMoveOfItemFromOriginalIndexPath \
    IndexPath|atCurrentIndexPath IndexPath|toProposedIndexPath IndexPath|-> IndexPath
    UICollectionViewDelegate|collectionView|_ UICollectionView|transitionLayoutForOldLayout \
    UICollectionViewLayout|newLayout UICollectionViewLayout|-> UICollectionViewTransitionLayout
    UICollectionViewDelegate|collectionView|_ UICollectionView|willDisplay UICollectionViewCell|forItemAt IndexPath
    UICollectionViewDelegate|collectionView|_ UICollectionView|willDisplayContextMenu \
    UIContextMenuConfiguration|animator (any UIContextMenuInteractionAnimating)?
    UICollectionViewDelegate|collectionView|_ UICollectionView|willDisplaySupplementaryView \
    UICollectionReusableView|forElementKind String|at IndexPath
    UICollectionViewDelegate|collectionView|_ UICollectionView|willEndContextMenuInteraction \
    UIContextMenuConfiguration|animator (any UIContextMenuInteractionAnimating)?
    UICollectionViewDelegate|collectionView|_ UICollectionView|willPerformPreviewActionForMenuWith \
    UIContextMenuConfiguration|animator any UIContextMenuInteractionCommitAnimating
    UICollectionViewDelegate|indexPathForPreferredFocusedView|in UICollectionView|-> IndexPath?
    UIGestureRecognizerDelegate|gestureRecognizerShouldBegin|_ UIGestureRecognizer|-> Bool
    UIGestureRecognizerDelegate|gestureRecognizer|_ UIGestureRecognizer|shouldBeRequiredToFailBy \
    UIGestureRecognizer|-> Bool
    UIGestureRecognizerDelegate|gestureRecognizer|_ UIGestureRecognizer|shouldReceive UIEvent|-> Bool
    UIGestureRecognizerDelegate|gestureRecognizer|_ UIGestureRecognizer|shouldReceive UIPress|-> Bool
    UIGestureRecognizerDelegate|gestureRecognizer|_ UIGestureRecognizer|shouldReceive UITouch|-> Bool
    UIGestureRecognizerDelegate|gestureRecognizer|_ UIGestureRecognizer|shouldRecognizeSimultaneouslyWith \
    UIGestureRecognizer|-> Bool
    UIGestureRecognizerDelegate|gestureRecognizer|_ UIGestureRecognizer|shouldRequireFailureOf UIGestureRecognizer|-> \
    Bool
    UINavigationControllerDelegate|navigationControllerPreferredInterfaceOrientationForPresentation|_ \
    UINavigationController|-> UIInterfaceOrientation
    UINavigationControllerDelegate|navigationControllerSupportedInterfaceOrientations|_ UINavigationController|-> \
    UIInterfaceOrientationMask
    UINavigationControllerDelegate|navigationController|_ UINavigationController|animationControllerFor \
    UINavigationController.Operation|from UIViewController|to UIViewController|-> (any \
    UIViewControllerAnimatedTransitioning)?
    UINavigationControllerDelegate|navigationController|_ UINavigationController|didShow UIViewController|animated \
    Bool
    UINavigationControllerDelegate|navigationController|_ UINavigationController|interactionControllerFor any \
    UIViewControllerAnimatedTransitioning|-> (any UIViewControllerInteractiveTransitioning)?
    UINavigationControllerDelegate|navigationController|_ UINavigationController|willShow UIViewController|animated \
    Bool
    UIPageViewControllerDelegate|pageViewControllerPreferredInterfaceOrientationForPresentation|_ \
    UIPageViewController|-> UIInterfaceOrientation
    UIPageViewControllerDelegate|pageViewControllerSupportedInterfaceOrientations|_ UIPageViewController|-> \
    UIInterfaceOrientationMask
    UIPageViewControllerDelegate|pageViewController|_ UIPageViewController|didFinishAnimating \
    Bool|previousViewControllers [UIViewController]|transitionCompleted Bool
    UIPageViewControllerDelegate|pageViewController|_ UIPageViewController|spineLocationFor UIInterfaceOrientation|-> \
    UIPageViewController.SpineLocation
    UIPageViewControllerDelegate|pageViewController|_ UIPageViewController|willTransitionTo [UIViewController]
    UIPopoverPresentationControllerDelegate|popoverPresentationController|_ \
    UIPopoverPresentationController|willRepositionPopoverTo UnsafeMutablePointer<CGRect>|in \
    AutoreleasingUnsafeMutablePointer<UIView>
    UIPopoverPresentationControllerDelegate|prepareForPopoverPresentation|_ UIPopoverPresentationController
    UISceneDelegate|sceneDidBecomeActive|_ UIScene
    UISceneDelegate|sceneDidDisconnect|_ UIScene
    UISceneDelegate|sceneDidEnterBackground|_ UIScene
    UISceneDelegate|sceneWillEnterForeground|_ UIScene
    UISceneDelegate|sceneWillResignActive|_ UIScene
    UISceneDelegate|scene|_ UIScene|continue NSUserActivity
    UISceneDelegate|scene|_ UIScene|didFailToContinueUserActivityWithType String|error any Error
    UISceneDelegate|scene|_ UIScene|didUpdate NSUserActivity
    UISceneDelegate|scene|_ UIScene|openURLContexts Set<UIOpenURLContext>
    UISceneDelegate|scene|_ UIScene|restoreInteractionStateWith NSUserActivity
    UISceneDelegate|scene|_ UIScene|willConnectTo UISceneSession|options UIScene.ConnectionOptions
    UISceneDelegate|scene|_ UIScene|willContinueUserActivityWithType String
    UISceneDelegate|stateRestorationActivity|for UIScene|-> NSUserActivity?
    UIScrollViewDelegate|scrollViewDidChangeAdjustedContentInset|_ UIScrollView
    UIScrollViewDelegate|scrollViewDidEndDecelerating|_ UIScrollView
    UIScrollViewDelegate|scrollViewDidEndDragging|_ UIScrollView|willDecelerate Bool
    UIScrollViewDelegate|scrollViewDidEndScrollingAnimation|_ UIScrollView
    UIScrollViewDelegate|scrollViewDidEndZooming|_ UIScrollView|with UIView?|atScale CGFloat
    UIScrollViewDelegate|scrollViewDidScrollToTop|_ UIScrollView
    UIScrollViewDelegate|scrollViewDidScroll|_ UIScrollView
    UIScrollViewDelegate|scrollViewDidZoom|_ UIScrollView
    UIScrollViewDelegate|scrollViewShouldScrollToTop|_ UIScrollView|-> Bool
    UIScrollViewDelegate|scrollViewWillBeginDecelerating|_ UIScrollView
    UIScrollViewDelegate|scrollViewWillBeginDragging|_ UIScrollView
    UIScrollViewDelegate|scrollViewWillBeginZooming|_ UIScrollView|with UIView?
    UIScrollViewDelegate|scrollViewWillEndDragging|_ UIScrollView|withVelocity CGPoint|targetContentOffset \
    UnsafeMutablePointer<CGPoint>
    UIScrollViewDelegate|viewForZooming|in UIScrollView|-> UIView?
    UISearchBarDelegate|searchBarBookmarkButtonClicked|_ UISearchBar
    UISearchBarDelegate|searchBarCancelButtonClicked|_ UISearchBar
    UISearchBarDelegate|searchBarResultsListButtonClicked|_ UISearchBar
    UISearchBarDelegate|searchBarSearchButtonClicked|_ UISearchBar
    UISearchBarDelegate|searchBarShouldBeginEditing|_ UISearchBar|-> Bool
    UISearchBarDelegate|searchBarShouldEndEditing|_ UISearchBar|-> Bool
    UISearchBarDelegate|searchBarTextDidBeginEditing|_ UISearchBar
    UISearchBarDelegate|searchBarTextDidEndEditing|_ UISearchBar
    UISearchBarDelegate|searchBar|_ UISearchBar|selectedScopeButtonIndexDidChange Int
    UISearchBarDelegate|searchBar|_ UISearchBar|shouldChangeTextIn NSRange|replacementText String|-> Bool
    UISearchBarDelegate|searchBar|_ UISearchBar|textDidChange String
    UISearchControllerDelegate|didDismissSearchController|_ UISearchController
    UISearchControllerDelegate|didPresentSearchController|_ UISearchController
    UISearchControllerDelegate|presentSearchController|_ UISearchController
    UISearchControllerDelegate|searchController|_ UISearchController|didChangeFrom UINavigationItem.SearchBarPlacement
    UISearchControllerDelegate|searchController|_ UISearchController|willChangeTo UINavigationItem.SearchBarPlacement
    UISearchControllerDelegate|willDismissSearchController|_ UISearchController
    UISearchControllerDelegate|willPresentSearchController|_ UISearchController
    UISplitViewControllerDelegate|primaryViewController|forCollapsing UISplitViewController|-> UIViewController?
    UISplitViewControllerDelegate|primaryViewController|forExpanding UISplitViewController|-> UIViewController?
    UISplitViewControllerDelegate|splitViewControllerDidCollapse|_ UISplitViewController
    UISplitViewControllerDelegate|splitViewControllerDidExpand|_ UISplitViewController
    UISplitViewControllerDelegate|splitViewControllerInteractivePresentationGestureDidEnd|_ UISplitViewController
    UISplitViewControllerDelegate|splitViewControllerInteractivePresentationGestureWillBegin|_ UISplitViewController
    UISplitViewControllerDelegate|splitViewControllerPreferredInterfaceOrientationForPresentation|_ \
    UISplitViewController|-> UIInterfaceOrientation
    UISplitViewControllerDelegate|splitViewControllerSupportedInterfaceOrientations|_ UISplitViewController|-> \
    UIInterfaceOrientationMask
    UISplitViewControllerDelegate|splitViewController|_ UISplitViewController|collapseSecondary UIViewController|onto \
    UIViewController|-> Bool
    UISplitViewControllerDelegate|splitViewController|_ \
    UISplitViewController|displayModeForExpandingToProposedDisplayMode UISplitViewController.DisplayMode|-> \
    UISplitViewController.DisplayMode
    UISplitViewControllerDelegate|splitViewController|_ UISplitViewController|separateSecondaryFrom \
    UIViewController|-> UIViewController?
    UISplitViewControllerDelegate|splitViewController|_ UISplitViewController|show UIViewController|sender Any?|-> \
    Bool
    UISplitViewControllerDelegate|splitViewController|_ UISplitViewController|showDetail UIViewController|sender \
    Any?|-> Bool
    UISplitViewControllerDelegate|splitViewController|_ \
    UISplitViewController|topColumnForCollapsingToProposedTopColumn UISplitViewController.Column|-> \
    UISplitViewController.Column
    UISplitViewControllerDelegate|splitViewController|_ UISplitViewController|willChangeTo \
    UISplitViewController.DisplayMode
    UISplitViewControllerDelegate|splitViewController|_ UISplitViewController|willHide UISplitViewController.Column
    UISplitViewControllerDelegate|splitViewController|_ UISplitViewController|willShow UISplitViewController.Column
    UISplitViewControllerDelegate|targetDisplayModeForAction|in UISplitViewController|-> \
    UISplitViewController.DisplayMode
    UITabBarControllerDelegate|tabBarControllerPreferredInterfaceOrientationForPresentation|_ UITabBarController|-> \
    UIInterfaceOrientation
    UITabBarControllerDelegate|tabBarControllerSupportedInterfaceOrientations|_ UITabBarController|-> \
    UIInterfaceOrientationMask
    UITabBarControllerDelegate|tabBarController|_ UITabBarController|animationControllerForTransitionFrom \
    UIViewController|to UIViewController|-> (any UIViewControllerAnimatedTransitioning)?
    UITabBarControllerDelegate|tabBarController|_ UITabBarController|didEndCustomizing [UIViewController]|changed Bool
    UITabBarControllerDelegate|tabBarController|_ UITabBarController|didSelect UIViewController
    UITabBarControllerDelegate|tabBarController|_ UITabBarController|didSelectTab UITab|previousTab UITab?
    UITabBarControllerDelegate|tabBarController|_ UITabBarController|interactionControllerFor any \
    UIViewControllerAnimatedTransitioning|-> (any UIViewControllerInteractiveTransitioning)?
    UITabBarControllerDelegate|tabBarController|_ UITabBarController|shouldSelect UIViewController|-> Bool
    UITabBarControllerDelegate|tabBarController|_ UITabBarController|shouldSelectTab UITab|-> Bool
    UITabBarControllerDelegate|tabBarController|_ UITabBarController|willBeginCustomizing [UIViewController]
    UITabBarControllerDelegate|tabBarController|_ UITabBarController|willEndCustomizing [UIViewController]|changed \
    Bool
    UITableViewDataSource|numberOfSections|in UITableView|-> Int
    UITableViewDataSource|sectionIndexTitles|for UITableView|-> [String]?
    UITableViewDataSource|tableView|_ UITableView|canEditRowAt IndexPath|-> Bool
    UITableViewDataSource|tableView|_ UITableView|canMoveRowAt IndexPath|-> Bool
    UITableViewDataSource|tableView|_ UITableView|cellForRowAt IndexPath|-> UITableViewCell
    UITableViewDataSource|tableView|_ UITableView|commit UITableViewCell.EditingStyle|forRowAt IndexPath
    UITableViewDataSource|tableView|_ UITableView|moveRowAt IndexPath|to IndexPath
    UITableViewDataSource|tableView|_ UITableView|numberOfRowsInSection Int|-> Int
    UITableViewDataSource|tableView|_ UITableView|sectionForSectionIndexTitle String|at Int|-> Int
    UITableViewDataSource|tableView|_ UITableView|titleForFooterInSection Int|-> String?
    UITableViewDataSource|tableView|_ UITableView|titleForHeaderInSection Int|-> String?
    UITableViewDelegate|indexPathForPreferredFocusedView|in UITableView|-> IndexPath?
    UITableViewDelegate|tableViewDidEndMultipleSelectionInteraction|_ UITableView
    UITableViewDelegate|tableView|_ UITableView|accessoryButtonTappedForRowWith IndexPath
    UITableViewDelegate|tableView|_ UITableView|canFocusRowAt IndexPath|-> Bool
    UITableViewDelegate|tableView|_ UITableView|canPerformAction Selector|forRowAt IndexPath|withSender Any?|-> Bool
    UITableViewDelegate|tableView|_ UITableView|canPerformPrimaryActionForRowAt IndexPath|-> Bool
    UITableViewDelegate|tableView|_ UITableView|contextMenuConfigurationForRowAt IndexPath|point CGPoint|-> \
    UIContextMenuConfiguration?
    UITableViewDelegate|tableView|_ UITableView|didBeginMultipleSelectionInteractionAt IndexPath
    UITableViewDelegate|tableView|_ UITableView|didDeselectRowAt IndexPath
    UITableViewDelegate|tableView|_ UITableView|didEndDisplaying UITableViewCell|forRowAt IndexPath
    UITableViewDelegate|tableView|_ UITableView|didEndDisplayingFooterView UIView|forSection Int
    UITableViewDelegate|tableView|_ UITableView|didEndDisplayingHeaderView UIView|forSection Int
    UITableViewDelegate|tableView|_ UITableView|didEndEditingRowAt IndexPath?
    UITableViewDelegate|tableView|_ UITableView|didHighlightRowAt IndexPath
    UITableViewDelegate|tableView|_ UITableView|didSelectRowAt IndexPath
    UITableViewDelegate|tableView|_ UITableView|didUnhighlightRowAt IndexPath
    UITableViewDelegate|tableView|_ UITableView|didUpdateFocusIn UITableViewFocusUpdateContext|with \
    UIFocusAnimationCoordinator
    UITableViewDelegate|tableView|_ UITableView|editActionsForRowAt IndexPath|-> [UITableViewRowAction]?
    UITableViewDelegate|tableView|_ UITableView|editingStyleForRowAt IndexPath|-> UITableViewCell.EditingStyle
    UITableViewDelegate|tableView|_ UITableView|estimatedHeightForFooterInSection Int|-> CGFloat
    UITableViewDelegate|tableView|_ UITableView|estimatedHeightForHeaderInSection Int|-> CGFloat
    UITableViewDelegate|tableView|_ UITableView|estimatedHeightForRowAt IndexPath|-> CGFloat
    UITableViewDelegate|tableView|_ UITableView|heightForFooterInSection Int|-> CGFloat
    UITableViewDelegate|tableView|_ UITableView|heightForHeaderInSection Int|-> CGFloat
    UITableViewDelegate|tableView|_ UITableView|heightForRowAt IndexPath|-> CGFloat
    UITableViewDelegate|tableView|_ UITableView|indentationLevelForRowAt IndexPath|-> Int
    UITableViewDelegate|tableView|_ UITableView|leadingSwipeActionsConfigurationForRowAt IndexPath|-> \
    UISwipeActionsConfiguration?
    UITableViewDelegate|tableView|_ UITableView|performAction Selector|forRowAt IndexPath|withSender Any?
    UITableViewDelegate|tableView|_ UITableView|performPrimaryActionForRowAt IndexPath
    UITableViewDelegate|tableView|_ UITableView|previewForDismissingContextMenuWithConfiguration \
    UIContextMenuConfiguration|-> UITargetedPreview?
    UITableViewDelegate|tableView|_ UITableView|previewForHighlightingContextMenuWithConfiguration \
    UIContextMenuConfiguration|-> UITargetedPreview?
    UITableViewDelegate|tableView|_ UITableView|selectionFollowsFocusForRowAt IndexPath|-> Bool
    UITableViewDelegate|tableView|_ UITableView|shouldBeginMultipleSelectionInteractionAt IndexPath|-> Bool
    UITableViewDelegate|tableView|_ UITableView|shouldHighlightRowAt IndexPath|-> Bool
    UITableViewDelegate|tableView|_ UITableView|shouldIndentWhileEditingRowAt IndexPath|-> Bool
    UITableViewDelegate|tableView|_ UITableView|shouldShowMenuForRowAt IndexPath|-> Bool
    UITableViewDelegate|tableView|_ UITableView|shouldSpringLoadRowAt IndexPath|with any \
    UISpringLoadedInteractionContext|-> Bool
    UITableViewDelegate|tableView|_ UITableView|shouldUpdateFocusIn UITableViewFocusUpdateContext|-> Bool
    UITableViewDelegate|tableView|_ UITableView|targetIndexPathForMoveFromRowAt IndexPath|toProposedIndexPath \
    IndexPath|-> IndexPath
    UITableViewDelegate|tableView|_ UITableView|titleForDeleteConfirmationButtonForRowAt IndexPath|-> String?
    UITableViewDelegate|tableView|_ UITableView|trailingSwipeActionsConfigurationForRowAt IndexPath|-> \
    UISwipeActionsConfiguration?
    UITableViewDelegate|tableView|_ UITableView|viewForFooterInSection Int|-> UIView?
    UITableViewDelegate|tableView|_ UITableView|viewForHeaderInSection Int|-> UIView?
    UITableViewDelegate|tableView|_ UITableView|willBeginEditingRowAt IndexPath
    UITableViewDelegate|tableView|_ UITableView|willDeselectRowAt IndexPath|-> IndexPath?
    UITableViewDelegate|tableView|_ UITableView|willDisplay UITableViewCell|forRowAt IndexPath
    UITableViewDelegate|tableView|_ UITableView|willDisplayContextMenu UIContextMenuConfiguration|animator (any \
    UIContextMenuInteractionAnimating)?
    UITableViewDelegate|tableView|_ UITableView|willDisplayFooterView UIView|forSection Int
    UITableViewDelegate|tableView|_ UITableView|willDisplayHeaderView UIView|forSection Int
    UITableViewDelegate|tableView|_ UITableView|willEndContextMenuInteraction UIContextMenuConfiguration|animator (any \
    UIContextMenuInteractionAnimating)?
    UITableViewDelegate|tableView|_ UITableView|willPerformPreviewActionForMenuWith \
    UIContextMenuConfiguration|animator any UIContextMenuInteractionCommitAnimating
    UITableViewDelegate|tableView|_ UITableView|willSelectRowAt IndexPath|-> IndexPath?
    UITextFieldDelegate|textFieldDidBeginEditing|_ UITextField
    UITextFieldDelegate|textFieldDidChangeSelection|_ UITextField
    UITextFieldDelegate|textFieldDidEndEditing|_ UITextField
    UITextFieldDelegate|textFieldDidEndEditing|_ UITextField|reason UITextField.DidEndEditingReason
    UITextFieldDelegate|textFieldShouldBeginEditing|_ UITextField|-> Bool
    UITextFieldDelegate|textFieldShouldClear|_ UITextField|-> Bool
    UITextFieldDelegate|textFieldShouldEndEditing|_ UITextField|-> Bool
    UITextFieldDelegate|textFieldShouldReturn|_ UITextField|-> Bool
    UITextFieldDelegate|textField|_ UITextField|editMenuForCharactersIn NSRange|suggestedActions [UIMenuElement]|-> \
    UIMenu?
    UITextFieldDelegate|textField|_ UITextField|shouldChangeCharactersIn NSRange|replacementString String|-> Bool
    UITextFieldDelegate|textField|_ UITextField|willDismissEditMenuWith any UIEditMenuInteractionAnimating
    UITextFieldDelegate|textField|_ UITextField|willPresentEditMenuWith any UIEditMenuInteractionAnimating
    UITextViewDelegate|textViewDidBeginEditing|_ UITextView
    UITextViewDelegate|textViewDidChangeSelection|_ UITextView
    UITextViewDelegate|textViewDidChange|_ UITextView
    UITextViewDelegate|textViewDidEndEditing|_ UITextView
    UITextViewDelegate|textViewShouldBeginEditing|_ UITextView|-> Bool
    UITextViewDelegate|textViewShouldEndEditing|_ UITextView|-> Bool
    UITextViewDelegate|textViewWritingToolsDidEnd|_ UITextView
    UITextViewDelegate|textViewWritingToolsWillBegin|_ UITextView
    UITextViewDelegate|textView|_ UITextView|editMenuForTextIn NSRange|suggestedActions [UIMenuElement]|-> UIMenu?
    UITextViewDelegate|textView|_ UITextView|menuConfigurationFor UITextItem|defaultMenu UIMenu|-> \
    UITextItem.MenuConfiguration?
    UITextViewDelegate|textView|_ UITextView|primaryActionFor UITextItem|defaultAction UIAction|-> UIAction?
    UITextViewDelegate|textView|_ UITextView|shouldChangeTextIn NSRange|replacementText String|-> Bool
    UITextViewDelegate|textView|_ UITextView|shouldInteractWith NSTextAttachment|in NSRange|interaction \
    UITextItemInteraction|-> Bool
    UITextViewDelegate|textView|_ UITextView|shouldInteractWith URL|in NSRange|interaction UITextItemInteraction|-> \
    Bool
    UITextViewDelegate|textView|_ UITextView|textItemMenuWillDisplayFor UITextItem|animator any \
    UIContextMenuInteractionAnimating
    UITextViewDelegate|textView|_ UITextView|textItemMenuWillEndFor UITextItem|animator any \
    UIContextMenuInteractionAnimating
    UITextViewDelegate|textView|_ UITextView|willDismissEditMenuWith any UIEditMenuInteractionAnimating
    UITextViewDelegate|textView|_ UITextView|willPresentEditMenuWith any UIEditMenuInteractionAnimating
    UIViewControllerTransitioningDelegate|animationController|forDismissed UIViewController|-> (any \
    UIViewControllerAnimatedTransitioning)?
    UIViewControllerTransitioningDelegate|animationController|forPresented UIViewController|presenting \
    UIViewController|source UIViewController|-> (any UIViewControllerAnimatedTransitioning)?
    UIViewControllerTransitioningDelegate|interactionControllerForDismissal|using any \
    UIViewControllerAnimatedTransitioning|-> (any UIViewControllerInteractiveTransitioning)?
    UIViewControllerTransitioningDelegate|interactionControllerForPresentation|using any \
    UIViewControllerAnimatedTransitioning|-> (any UIViewControllerInteractiveTransitioning)?
    UIViewControllerTransitioningDelegate|presentationController|forPresented UIViewController|presenting \
    UIViewController?|source UIViewController|-> UIPresentationController?
    UIWindowSceneDelegate|windowScene|_ UIWindowScene|didUpdate any UICoordinateSpace|interfaceOrientation \
    UIInterfaceOrientation|traitCollection UITraitCollection
    UIWindowSceneDelegate|windowScene|_ UIWindowScene|didUpdateEffectiveGeometry UIWindowScene.Geometry
    UIWindowSceneDelegate|windowScene|_ UIWindowScene|performActionFor UIApplicationShortcutItem|completionHandler \
    @escaping (Bool) -> Void
    """
}
