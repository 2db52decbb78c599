/// Methods of UIKit's delegate protocols, from Apple's documentation. Those that the library has are left out when they are looked up.
enum OtherDelegates {
  static let text = """
    UIApplicationDelegate: applicationShouldRequestHealthAuthorization(_:) \
    application(_:handleEventsForBackgroundURLSession:completionHandler:) \
    application(_:didRegisterForRemoteNotificationsWithDeviceToken:) \
    application(_:didFailToRegisterForRemoteNotificationsWithError:) \
    application(_:didReceiveRemoteNotification:fetchCompletionHandler:) \
    application(_:handleWatchKitExtensionRequest:reply:) application(_:shouldAllowExtensionPointIdentifier:) \
    application(_:viewControllerWithRestorationIdentifierPath:coder:) application(_:shouldSaveSecureApplicationState:) \
    application(_:shouldRestoreSecureApplicationState:) application(_:willEncodeRestorableStateWith:) \
    application(_:didDecodeRestorableStateWith:) application(_:handlerFor:) \
    application(_:userDidAcceptCloudKitShareWith:) application(_:performActionFor:completionHandler:) \
    application(_:continue:restorationHandler:) application(_:willContinueUserActivityWithType:) \
    application(_:didFailToContinueUserActivityWithType:error:) application(_:didUpdate:) \
    application(_:performFetchWithCompletionHandler:) application(_:open:options:) \
    application(_:supportedInterfaceOrientationsFor:) application(_:configurationForConnecting:options:) \
    application(_:didDiscardSceneSessions:) applicationProtectedDataWillBecomeUnavailable(_:) \
    applicationProtectedDataDidBecomeAvailable(_:) applicationSignificantTimeChange(_:) \
    applicationShouldAutomaticallyLocalizeKeyCommands(_:)
    UISceneDelegate: scene(_:willConnectTo:options:) sceneDidDisconnect(_:) sceneDidBecomeActive(_:) \
    sceneWillResignActive(_:) sceneWillEnterForeground(_:) sceneDidEnterBackground(_:) scene(_:openURLContexts:) \
    stateRestorationActivity(for:) scene(_:restoreInteractionStateWith:) scene(_:willContinueUserActivityWithType:) \
    scene(_:continue:) scene(_:didFailToContinueUserActivityWithType:error:) scene(_:didUpdate:)
    UIWindowSceneDelegate: windowScene(_:didUpdate:interfaceOrientation:traitCollection:) \
    windowScene(_:didUpdateEffectiveGeometry:) windowScene(_:performActionFor:completionHandler:) \
    windowScene(_:userDidAcceptCloudKitShareWith:)
    UIScrollViewDelegate: scrollViewDidScroll(_:) scrollViewDidZoom(_:) scrollViewWillBeginDragging(_:) \
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) scrollViewDidEndDragging(_:willDecelerate:) \
    scrollViewWillBeginDecelerating(_:) scrollViewDidEndDecelerating(_:) scrollViewDidEndScrollingAnimation(_:) \
    viewForZooming(in:) scrollViewWillBeginZooming(_:with:) scrollViewDidEndZooming(_:with:atScale:) \
    scrollViewShouldScrollToTop(_:) scrollViewDidScrollToTop(_:) scrollViewDidChangeAdjustedContentInset(_:)
    UITableViewDataSource: tableView(_:numberOfRowsInSection:) tableView(_:cellForRowAt:) numberOfSections(in:) \
    tableView(_:titleForHeaderInSection:) tableView(_:titleForFooterInSection:) tableView(_:canEditRowAt:) \
    tableView(_:canMoveRowAt:) sectionIndexTitles(for:) tableView(_:sectionForSectionIndexTitle:at:) \
    tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:)
    UITableViewDelegate UIScrollViewDelegate: tableView(_:willDisplay:forRowAt:) \
    tableView(_:willDisplayHeaderView:forSection:) tableView(_:willDisplayFooterView:forSection:) \
    tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingHeaderView:forSection:) \
    tableView(_:didEndDisplayingFooterView:forSection:) tableView(_:heightForRowAt:) \
    tableView(_:heightForHeaderInSection:) tableView(_:heightForFooterInSection:) tableView(_:estimatedHeightForRowAt:) \
    tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForFooterInSection:) \
    tableView(_:viewForHeaderInSection:) tableView(_:viewForFooterInSection:) \
    tableView(_:accessoryButtonTappedForRowWith:) tableView(_:shouldHighlightRowAt:) tableView(_:didHighlightRowAt:) \
    tableView(_:didUnhighlightRowAt:) tableView(_:willSelectRowAt:) tableView(_:willDeselectRowAt:) \
    tableView(_:didSelectRowAt:) tableView(_:didDeselectRowAt:) tableView(_:editingStyleForRowAt:) \
    tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView(_:editActionsForRowAt:) \
    tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:trailingSwipeActionsConfigurationForRowAt:) \
    tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:willBeginEditingRowAt:) tableView(_:didEndEditingRowAt:) \
    tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) tableView(_:indentationLevelForRowAt:) \
    tableView(_:shouldShowMenuForRowAt:) tableView(_:canPerformAction:forRowAt:withSender:) \
    tableView(_:performAction:forRowAt:withSender:) tableView(_:canFocusRowAt:) tableView(_:shouldUpdateFocusIn:) \
    tableView(_:didUpdateFocusIn:with:) indexPathForPreferredFocusedView(in:) \
    tableView(_:selectionFollowsFocusForRowAt:) tableView(_:shouldSpringLoadRowAt:with:) \
    tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView(_:didBeginMultipleSelectionInteractionAt:) \
    tableViewDidEndMultipleSelectionInteraction(_:) tableView(_:contextMenuConfigurationForRowAt:point:) \
    tableView(_:previewForHighlightingContextMenuWithConfiguration:) \
    tableView(_:previewForDismissingContextMenuWithConfiguration:) \
    tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView(_:willDisplayContextMenu:animator:) \
    tableView(_:willEndContextMenuInteraction:animator:) tableView(_:canPerformPrimaryActionForRowAt:) \
    tableView(_:performPrimaryActionForRowAt:)
    UICollectionViewDataSource: collectionView(_:numberOfItemsInSection:) collectionView(_:cellForItemAt:) \
    numberOfSections(in:) collectionView(_:viewForSupplementaryElementOfKind:at:) collectionView(_:canMoveItemAt:) \
    collectionView(_:moveItemAt:to:) indexTitles(for:) collectionView(_:indexPathForIndexTitle:at:)
    UICollectionViewDelegate UIScrollViewDelegate: collectionView(_:shouldHighlightItemAt:) \
    collectionView(_:didHighlightItemAt:) collectionView(_:didUnhighlightItemAt:) collectionView(_:shouldSelectItemAt:) \
    collectionView(_:shouldDeselectItemAt:) collectionView(_:didSelectItemAt:) collectionView(_:didDeselectItemAt:) \
    collectionView(_:canPerformPrimaryActionForItemAt:) collectionView(_:performPrimaryActionForItemAt:) \
    collectionView(_:willDisplay:forItemAt:) collectionView(_:willDisplaySupplementaryView:forElementKind:at:) \
    collectionView(_:didEndDisplaying:forItemAt:) \
    collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) collectionView(_:shouldShowMenuForItemAt:) \
    collectionView(_:canPerformAction:forItemAt:withSender:) collectionView(_:performAction:forItemAt:withSender:) \
    collectionView(_:transitionLayoutForOldLayout:newLayout:) collectionView(_:canFocusItemAt:) \
    collectionView(_:shouldUpdateFocusIn:) collectionView(_:didUpdateFocusIn:with:) \
    indexPathForPreferredFocusedView(in:) collectionView(_:selectionFollowsFocusForItemAt:) \
    collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:) \
    collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:) \
    collectionView(_:targetContentOffsetForProposedContentOffset:) collectionView(_:canEditItemAt:) \
    collectionView(_:shouldSpringLoadItemAt:with:) collectionView(_:shouldBeginMultipleSelectionInteractionAt:) \
    collectionView(_:didBeginMultipleSelectionInteractionAt:) collectionViewDidEndMultipleSelectionInteraction(_:) \
    collectionView(_:contextMenuConfigurationForItemsAt:point:) \
    collectionView(_:contextMenuConfigurationForItemAt:point:) \
    collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:) \
    collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:) \
    collectionView(_:previewForHighlightingContextMenuWithConfiguration:) \
    collectionView(_:previewForDismissingContextMenuWithConfiguration:) \
    collectionView(_:willPerformPreviewActionForMenuWith:animator:) collectionView(_:willDisplayContextMenu:animator:) \
    collectionView(_:willEndContextMenuInteraction:animator:) \
    collectionView(_:sceneActivationConfigurationForItemAt:point:)
    UICollectionViewDelegateFlowLayout UICollectionViewDelegate: collectionView(_:layout:sizeForItemAt:) \
    collectionView(_:layout:insetForSectionAt:) collectionView(_:layout:minimumLineSpacingForSectionAt:) \
    collectionView(_:layout:minimumInteritemSpacingForSectionAt:) \
    collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView(_:layout:referenceSizeForFooterInSection:)
    UITableViewDataSourcePrefetching: tableView(_:prefetchRowsAt:) tableView(_:cancelPrefetchingForRowsAt:)
    UICollectionViewDataSourcePrefetching: collectionView(_:prefetchItemsAt:) \
    collectionView(_:cancelPrefetchingForItemsAt:)
    UITextFieldDelegate: textFieldShouldBeginEditing(_:) textFieldDidBeginEditing(_:) textFieldShouldEndEditing(_:) \
    textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:) \
    textField(_:shouldChangeCharactersIn:replacementString:) \
    textField(_:shouldChangeCharactersInRanges:replacementString:) textFieldDidChangeSelection(_:) \
    textFieldShouldClear(_:) textFieldShouldReturn(_:) textField(_:editMenuForCharactersIn:suggestedActions:) \
    textField(_:willPresentEditMenuWith:) textField(_:willDismissEditMenuWith:) textField(_:insertInputSuggestion:)
    UITextViewDelegate UIScrollViewDelegate: textViewShouldBeginEditing(_:) textViewDidBeginEditing(_:) \
    textViewShouldEndEditing(_:) textViewDidEndEditing(_:) textView(_:shouldChangeTextIn:replacementText:) \
    textView(_:shouldChangeTextInRanges:replacementText:) textViewDidChange(_:) textViewDidChangeSelection(_:) \
    textView(_:editMenuForTextIn:suggestedActions:) textView(_:willPresentEditMenuWith:) \
    textView(_:willDismissEditMenuWith:) textView(_:primaryActionFor:defaultAction:) \
    textView(_:menuConfigurationFor:defaultMenu:) textView(_:shouldInteractWith:in:interaction:) \
    textView(_:shouldInteractWith:in:) textViewWritingToolsWillBegin(_:) textViewWritingToolsDidEnd(_:)
    UISearchBarDelegate: searchBarShouldBeginEditing(_:) searchBarTextDidBeginEditing(_:) searchBarShouldEndEditing(_:) \
    searchBarTextDidEndEditing(_:) searchBar(_:textDidChange:) searchBar(_:shouldChangeTextIn:replacementText:) \
    searchBarSearchButtonClicked(_:) searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:) \
    searchBarResultsListButtonClicked(_:) searchBar(_:selectedScopeButtonIndexDidChange:)
    UISearchControllerDelegate: willPresentSearchController(_:) didPresentSearchController(_:) \
    willDismissSearchController(_:) didDismissSearchController(_:) presentSearchController(_:) \
    searchController(_:willChangeTo:) searchController(_:didChangeFrom:)
    UIPickerViewDataSource: numberOfComponents(in:) pickerView(_:numberOfRowsInComponent:)
    UIPickerViewDelegate: pickerView(_:rowHeightForComponent:) pickerView(_:widthForComponent:) \
    pickerView(_:titleForRow:forComponent:) pickerView(_:attributedTitleForRow:forComponent:) \
    pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:didSelectRow:inComponent:)
    UINavigationControllerDelegate: navigationController(_:willShow:animated:) navigationController(_:didShow:animated:) \
    navigationControllerSupportedInterfaceOrientations(_:) \
    navigationControllerPreferredInterfaceOrientationForPresentation(_:) \
    navigationController(_:interactionControllerFor:) navigationController(_:animationControllerFor:from:to:)
    UINavigationBarDelegate: navigationBar(_:shouldPush:) navigationBar(_:didPush:) navigationBar(_:shouldPop:) \
    navigationBar(_:didPop:) navigationBarNSToolbarSection(_:)
    UITabBarDelegate: tabBar(_:didSelect:) tabBar(_:willBeginCustomizing:) tabBar(_:didBeginCustomizing:) \
    tabBar(_:willEndCustomizing:changed:) tabBar(_:didEndCustomizing:changed:)
    UITabBarControllerDelegate: tabBarController(_:shouldSelect:) tabBarController(_:didSelect:) \
    tabBarController(_:willBeginCustomizing:) tabBarController(_:willEndCustomizing:changed:) \
    tabBarController(_:didEndCustomizing:changed:) tabBarControllerSupportedInterfaceOrientations(_:) \
    tabBarControllerPreferredInterfaceOrientationForPresentation(_:) tabBarController(_:interactionControllerFor:) \
    tabBarController(_:animationControllerForTransitionFrom:to:) tabBarController(_:shouldSelectTab:) \
    tabBarController(_:didSelectTab:previousTab:) tabBarController(_:visibilityDidChangeFor:) \
    tabBarControllerWillBeginEditing(_:) tabBarControllerDidEndEditing(_:) tabBarController(_:displayOrderDidChangeFor:) \
    tabBarController(_:displayedViewControllersFor:proposedViewControllers:)
    UISplitViewControllerDelegate: splitViewController(_:willChangeTo:) \
    splitViewController(_:topColumnForCollapsingToProposedTopColumn:) \
    splitViewController(_:topColumnForExpandingToProposedTopColumn:) \
    splitViewController(_:displayModeForExpandingToProposedDisplayMode:) splitViewControllerDidCollapse(_:) \
    splitViewControllerDidExpand(_:) splitViewController(_:willShow:) splitViewController(_:willHide:) \
    splitViewController(_:didShow:) splitViewController(_:didHide:) splitViewController(_:show:sender:) \
    splitViewController(_:showDetail:sender:) primaryViewController(forCollapsing:) primaryViewController(forExpanding:) \
    splitViewController(_:collapseSecondary:onto:) splitViewController(_:separateSecondaryFrom:) \
    targetDisplayModeForAction(in:)
    UIPageViewControllerDelegate: pageViewController(_:willTransitionTo:) \
    pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) \
    pageViewController(_:spineLocationFor:) pageViewControllerSupportedInterfaceOrientations(_:) \
    pageViewControllerPreferredInterfaceOrientationForPresentation(_:)
    UIPageViewControllerDataSource: pageViewController(_:viewControllerBefore:) \
    pageViewController(_:viewControllerAfter:) presentationCount(for:) presentationIndex(for:)
    UIGestureRecognizerDelegate: gestureRecognizerShouldBegin(_:) \
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer(_:shouldRequireFailureOf:) \
    gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:)
    UIViewControllerTransitioningDelegate: animationController(forPresented:presenting:source:) \
    animationController(forDismissed:) interactionControllerForPresentation(using:) \
    interactionControllerForDismissal(using:) presentationController(forPresented:presenting:source:)
    UIAdaptivePresentationControllerDelegate: adaptivePresentationStyle(for:) \
    adaptivePresentationStyle(for:traitCollection:) \
    presentationController(_:viewControllerForAdaptivePresentationStyle:) \
    presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:) presentationController(_:prepare:) \
    presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:) presentationControllerDidDismiss(_:) \
    presentationControllerDidAttemptToDismiss(_:)
    UIPopoverPresentationControllerDelegate UIAdaptivePresentationControllerDelegate: prepareForPopoverPresentation(_:) \
    popoverPresentationControllerShouldDismissPopover(_:) popoverPresentationControllerDidDismissPopover(_:) \
    popoverPresentationController(_:willRepositionPopoverTo:in:)
    """
}
