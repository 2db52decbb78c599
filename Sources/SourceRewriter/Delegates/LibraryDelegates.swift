/// The methods of the library's delegate protocols. Made from the sources: `CONTROLLERTREE_UPDATE_DOCS=1 swift test --filter
/// LibraryDelegates` renews it.
enum LibraryDelegates {
  static let text = """
    CAAnimationDelegate: animationDidStart(_:) animationDidStop(_:finished:)
    CALayerDelegate: action(for:forKey:) display(_:) draw(_:in:) layerWillDraw(_:) layoutSublayers(of:)
    NSLayoutManagerDelegate: layoutManager(_:didCompleteLayoutFor:atEnd:) \
    layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:) \
    layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:) \
    layoutManager(_:textContainer:didChangeGeometryFrom:) layoutManagerDidInvalidateLayout(_:)
    NSTextContentManagerDelegate: textContentManager(_:shouldEnumerate:options:) textContentManager(_:textElementAt:)
    NSTextContentStorageDelegate NSTextContentManagerDelegate: textContentStorage(_:textParagraphWith:)
    NSTextLayoutManagerDelegate: textLayoutManager(_:renderingAttributesForLink:at:defaultAttributes:) \
    textLayoutManager(_:shouldBreakLineBefore:hyphenating:) textLayoutManager(_:textLayoutFragmentFor:in:)
    NSTextSelectionDataSource: baseWritingDirection(at:) enumerateCaretOffsetsInLineFragment(at:using:) \
    enumerateContainerBoundaries(from:reverse:using:) enumerateSubstrings(from:options:using:) \
    lineFragmentRange(for:inContainerAt:) location(_:offsetBy:) offset(from:to:) textLayoutOrientation(at:) \
    textRange(for:enclosing:)
    NSTextStorageDelegate: textStorage(_:didProcessEditing:range:changeInLength:) \
    textStorage(_:willProcessEditing:range:changeInLength:)
    NSTextViewportLayoutControllerDelegate: textViewportLayoutController(_:configureRenderingSurfaceFor:) \
    textViewportLayoutControllerDidLayout(_:) textViewportLayoutControllerWillLayout(_:) viewportBounds(for:)
    NSUserActivityDelegate: userActivityWillSave(_:)
    UIAdaptivePresentationControllerDelegate: adaptivePresentationStyle(for:) \
    adaptivePresentationStyle(for:traitCollection:) presentationController(_:prepare:) \
    presentationController(_:viewControllerForAdaptivePresentationStyle:) \
    presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:) \
    presentationControllerDidAttemptToDismiss(_:) presentationControllerDidDismiss(_:) \
    presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
    UIApplicationDelegate: application(_:configurationForConnecting:options:) \
    application(_:continue:restorationHandler:) application(_:didDecodeRestorableStateWith:) \
    application(_:didDiscardSceneSessions:) application(_:didFailToContinueUserActivityWithType:error:) \
    application(_:didFailToRegisterForRemoteNotificationsWithError:) application(_:didFinishLaunchingWithOptions:) \
    application(_:didReceiveRemoteNotification:) application(_:didReceiveRemoteNotification:fetchCompletionHandler:) \
    application(_:didRegister:) application(_:didRegisterForRemoteNotificationsWithDeviceToken:) \
    application(_:didUpdate:) application(_:handleEventsForBackgroundURLSession:completionHandler:) \
    application(_:handleOpen:) application(_:open:options:) application(_:open:sourceApplication:annotation:) \
    application(_:performActionFor:completionHandler:) application(_:performFetchWithCompletionHandler:) \
    application(_:shouldRestoreApplicationState:) application(_:shouldRestoreSecureApplicationState:) \
    application(_:shouldSaveApplicationState:) application(_:shouldSaveSecureApplicationState:) \
    application(_:supportedInterfaceOrientationsFor:) application(_:willContinueUserActivityWithType:) \
    application(_:willEncodeRestorableStateWith:) application(_:willFinishLaunchingWithOptions:) \
    application(application:didFinishLaunchingWithOptions:) applicationDidBecomeActive(_:) \
    applicationDidEnterBackground(_:) applicationDidFinishLaunching(_:) applicationDidReceiveMemoryWarning(_:) \
    applicationProtectedDataDidBecomeAvailable(_:) applicationProtectedDataWillBecomeUnavailable(_:) \
    applicationSignificantTimeChange(_:) applicationWillEnterForeground(_:) applicationWillResignActive(_:) \
    applicationWillTerminate(_:)
    UIBarPositioningDelegate: position(for:)
    UICalendarSelectionMultiDateDelegate: multiDateSelection(_:canDeselectDate:) multiDateSelection(_:canSelectDate:) \
    multiDateSelection(_:didDeselectDate:) multiDateSelection(_:didSelectDate:)
    UICalendarSelectionSingleDateDelegate: dateSelection(_:canSelectDate:) dateSelection(_:didSelectDate:)
    UICalendarSelectionWeekOfYearDelegate: weekOfYearSelection(_:canSelectWeekOfYear:) \
    weekOfYearSelection(_:didSelectWeekOfYear:)
    UICalendarViewDelegate: calendarView(_:decorationFor:) calendarView(_:didChangeVisibleDateComponentsFrom:)
    UICollectionViewDataSource: collectionView(_:canMoveItemAt:) collectionView(_:cellForItemAt:) \
    collectionView(_:indexPathForIndexTitle:at:) collectionView(_:moveItemAt:to:) \
    collectionView(_:numberOfItemsInSection:) collectionView(_:viewForSupplementaryElementOfKind:at:) \
    indexTitles(for:) numberOfSections(in:)
    UICollectionViewDataSourcePrefetching: collectionView(_:cancelPrefetchingForItemsAt:) \
    collectionView(_:prefetchItemsAt:)
    UICollectionViewDelegate UIScrollViewDelegate: collectionView(_:canEditItemAt:) collectionView(_:canFocusItemAt:) \
    collectionView(_:canPerformAction:forItemAt:withSender:) collectionView(_:canPerformPrimaryActionForItemAt:) \
    collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:) \
    collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:) \
    collectionView(_:contextMenuConfigurationForItemAt:point:) \
    collectionView(_:contextMenuConfigurationForItemsAt:point:) \
    collectionView(_:didBeginMultipleSelectionInteractionAt:) collectionView(_:didDeselectItemAt:) \
    collectionView(_:didEndDisplaying:forItemAt:) \
    collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) collectionView(_:didHighlightItemAt:) \
    collectionView(_:didSelectItemAt:) collectionView(_:didUnhighlightItemAt:) \
    collectionView(_:didUpdateFocusIn:with:) collectionView(_:performAction:forItemAt:withSender:) \
    collectionView(_:performPrimaryActionForItemAt:) \
    collectionView(_:previewForDismissingContextMenuWithConfiguration:) \
    collectionView(_:previewForHighlightingContextMenuWithConfiguration:) \
    collectionView(_:selectionFollowsFocusForItemAt:) collectionView(_:shouldBeginMultipleSelectionInteractionAt:) \
    collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:) \
    collectionView(_:shouldSelectItemAt:) collectionView(_:shouldShowMenuForItemAt:) \
    collectionView(_:shouldSpringLoadItemAt:with:) collectionView(_:shouldUpdateFocusIn:) \
    collectionView(_:targetContentOffsetForProposedContentOffset:) \
    collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:) \
    collectionView(_:transitionLayoutForOldLayout:newLayout:) collectionView(_:willDisplay:forItemAt:) \
    collectionView(_:willDisplayContextMenu:animator:) \
    collectionView(_:willDisplaySupplementaryView:forElementKind:at:) \
    collectionView(_:willEndContextMenuInteraction:animator:) \
    collectionView(_:willPerformPreviewActionForMenuWith:animator:) \
    collectionViewDidEndMultipleSelectionInteraction(_:) indexPathForPreferredFocusedView(in:)
    UICollectionViewDelegateFlowLayout UICollectionViewDelegate: collectionView(_:layout:insetForSectionAt:) \
    collectionView(_:layout:minimumInteritemSpacingForSectionAt:) \
    collectionView(_:layout:minimumLineSpacingForSectionAt:) collectionView(_:layout:referenceSizeForFooterInSection:) \
    collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView(_:layout:sizeForItemAt:)
    UICollectionViewDragDelegate: collectionView(_:dragPreviewParametersForItemAt:) \
    collectionView(_:dragSessionAllowsMoveOperation:) collectionView(_:dragSessionDidEnd:) \
    collectionView(_:dragSessionIsRestrictedToDraggingApplication:) collectionView(_:dragSessionWillBegin:) \
    collectionView(_:itemsForAddingTo:at:point:) collectionView(_:itemsForBeginning:at:)
    UICollectionViewDropDelegate: collectionView(_:canHandle:) collectionView(_:dropPreviewParametersForItemAt:) \
    collectionView(_:dropSessionDidEnd:) collectionView(_:dropSessionDidEnter:) collectionView(_:dropSessionDidExit:) \
    collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:) collectionView(_:performDropWith:)
    UICollisionBehaviorDelegate: collisionBehavior(_:beganContactFor:with:at:) \
    collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) collisionBehavior(_:endedContactFor:with:) \
    collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
    UIColorPickerViewControllerDelegate: colorPickerViewController(_:didSelect:continuously:) \
    colorPickerViewControllerDidFinish(_:) colorPickerViewControllerDidSelectColor(_:)
    UIContextMenuInteractionDelegate: contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:) \
    contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:) \
    contextMenuInteraction(_:configurationForMenuAtLocation:) \
    contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:) \
    contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:) \
    contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction(_:willEndFor:animator:) \
    contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
    UIDocumentBrowserViewControllerDelegate: documentBrowser(_:didImportDocumentAt:toDestinationURL:) \
    documentBrowser(_:didPickDocumentsAt:) documentBrowser(_:didRequestDocumentCreationWithHandler:) \
    documentBrowser(_:failedToImportDocumentAt:error:)
    UIDocumentInteractionControllerDelegate: documentInteractionController(_:didEndSendingToApplication:) \
    documentInteractionController(_:willBeginSendingToApplication:) \
    documentInteractionControllerDidDismissOpenInMenu(_:) documentInteractionControllerDidDismissOptionsMenu(_:) \
    documentInteractionControllerDidEndPreview(_:) documentInteractionControllerViewControllerForPreview(_:) \
    documentInteractionControllerWillBeginPreview(_:) documentInteractionControllerWillPresentOpenInMenu(_:) \
    documentInteractionControllerWillPresentOptionsMenu(_:)
    UIDocumentPickerDelegate: documentPicker(_:didPickDocumentsAt:) documentPickerWasCancelled(_:)
    UIDragInteractionDelegate: dragInteraction(_:item:willAnimateCancelWith:) \
    dragInteraction(_:itemsForAddingTo:withTouchAt:) dragInteraction(_:itemsForBeginning:) \
    dragInteraction(_:prefersFullSizePreviewsFor:) dragInteraction(_:previewForCancelling:withDefault:) \
    dragInteraction(_:previewForLifting:session:) dragInteraction(_:session:didEndWith:) \
    dragInteraction(_:session:willAdd:for:) dragInteraction(_:session:willEndWith:) \
    dragInteraction(_:sessionAllowsMoveOperation:) dragInteraction(_:sessionDidMove:) \
    dragInteraction(_:sessionDidTransferItems:) dragInteraction(_:sessionIsRestrictedToDraggingApplication:) \
    dragInteraction(_:sessionWillBegin:) dragInteraction(_:willAnimateLiftWith:session:)
    UIDropInteractionDelegate: dropInteraction(_:canHandle:) dropInteraction(_:concludeDrop:) \
    dropInteraction(_:item:willAnimateDropWith:) dropInteraction(_:performDrop:) \
    dropInteraction(_:previewForDropping:withDefault:) dropInteraction(_:sessionDidEnd:) \
    dropInteraction(_:sessionDidEnter:) dropInteraction(_:sessionDidExit:) dropInteraction(_:sessionDidUpdate:)
    UIDynamicAnimatorDelegate: dynamicAnimatorDidPause(_:) dynamicAnimatorWillResume(_:)
    UIEditMenuInteractionDelegate: editMenuInteraction(_:menuFor:suggestedActions:) \
    editMenuInteraction(_:targetRectFor:) editMenuInteraction(_:willDismissMenuFor:animator:) \
    editMenuInteraction(_:willPresentMenuFor:animator:)
    UIFindInteractionDelegate: findInteraction(_:didBegin:) findInteraction(_:didEnd:) findInteraction(_:sessionFor:)
    UIFontPickerViewControllerDelegate: fontPickerViewControllerDidCancel(_:) fontPickerViewControllerDidPickFont(_:)
    UIGestureRecognizerDelegate: gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:) \
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer(_:shouldRequireFailureOf:) \
    gestureRecognizerShouldBegin(_:)
    UIImagePickerControllerDelegate: imagePickerController(_:didFinishPickingMediaWithInfo:) \
    imagePickerControllerDidCancel(_:)
    UILargeContentViewerInteractionDelegate: largeContentViewerInteraction(_:didEndOn:at:) \
    largeContentViewerInteraction(_:itemAt:) viewController(for:)
    UINavigationBarDelegate UIBarPositioningDelegate: navigationBar(_:didPop:) navigationBar(_:didPush:) \
    navigationBar(_:shouldPop:) navigationBar(_:shouldPush:)
    UINavigationControllerDelegate: navigationController(_:animationControllerFor:from:to:) \
    navigationController(_:didShow:animated:) navigationController(_:interactionControllerFor:) \
    navigationController(_:willShow:animated:) navigationControllerPreferredInterfaceOrientationForPresentation(_:) \
    navigationControllerSupportedInterfaceOrientations(_:)
    UINavigationItemRenameDelegate: navigationItem(_:didEndRenamingWith:) navigationItem(_:shouldEndRenamingWith:) \
    navigationItem(_:willBeginRenamingWith:selectedRange:) navigationItemShouldBeginRenaming(_:)
    UIPageControlProgressDelegate: pageControlProgress(_:initialProgressForPage:) \
    pageControlProgressVisibilityDidChange(_:)
    UIPageControlTimerProgressDelegate UIPageControlProgressDelegate: pageControlTimerProgress(_:shouldAdvanceToPage:) \
    pageControlTimerProgressDidChange(_:)
    UIPageViewControllerDataSource: pageViewController(_:viewControllerAfter:) \
    pageViewController(_:viewControllerBefore:) presentationCount(for:) presentationIndex(for:)
    UIPageViewControllerDelegate: \
    pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) \
    pageViewController(_:spineLocationFor:) pageViewController(_:willTransitionTo:) \
    pageViewControllerPreferredInterfaceOrientationForPresentation(_:) \
    pageViewControllerSupportedInterfaceOrientations(_:)
    UIPencilInteractionDelegate: pencilInteractionDidTap(_:)
    UIPickerViewDataSource: numberOfComponents(in:) pickerView(_:numberOfRowsInComponent:)
    UIPickerViewDelegate: pickerView(_:attributedTitleForRow:forComponent:) pickerView(_:didSelectRow:inComponent:) \
    pickerView(_:rowHeightForComponent:) pickerView(_:titleForRow:forComponent:) \
    pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:widthForComponent:)
    UIPointerInteractionDelegate: pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction(_:styleFor:) \
    pointerInteraction(_:willEnter:animator:) pointerInteraction(_:willExit:animator:)
    UIPopoverPresentationControllerDelegate UIAdaptivePresentationControllerDelegate: \
    popoverPresentationController(_:willRepositionPopoverTo:in:) prepareForPopoverPresentation(_:)
    UIPrintInteractionControllerDelegate: printInteractionController(_:choosePaper:) \
    printInteractionControllerDidDismissPrinterOptions(_:) printInteractionControllerDidFinishJob(_:) \
    printInteractionControllerDidPresentPrinterOptions(_:) printInteractionControllerParentViewController(_:) \
    printInteractionControllerWillDismissPrinterOptions(_:) printInteractionControllerWillPresentPrinterOptions(_:) \
    printInteractionControllerWillStartJob(_:)
    UISceneDelegate: scene(_:continue:) scene(_:didFailToContinueUserActivityWithType:error:) scene(_:didUpdate:) \
    scene(_:openURLContexts:) scene(_:restoreInteractionStateWith:) scene(_:willConnectTo:options:) \
    scene(_:willContinueUserActivityWithType:) sceneDidBecomeActive(_:) sceneDidDisconnect(_:) \
    sceneDidEnterBackground(_:) sceneWillEnterForeground(_:) sceneWillResignActive(_:) stateRestorationActivity(for:)
    UIScreenshotServiceDelegate: screenshotService(_:generatePDFRepresentationWithCompletion:)
    UIScribbleInteractionDelegate: scribbleInteraction(_:shouldBeginAt:) scribbleInteractionDidFinishWriting(_:) \
    scribbleInteractionShouldDelayFocus(_:) scribbleInteractionWillBeginWriting(_:)
    UIScrollViewDelegate: scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:) \
    scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:) \
    scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:) \
    scrollViewDidZoom(_:) scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:) \
    scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:) \
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) viewForZooming(in:)
    UISearchBarDelegate UIBarPositioningDelegate: searchBar(_:selectedScopeButtonIndexDidChange:) \
    searchBar(_:shouldChangeTextIn:replacementText:) searchBar(_:textDidChange:) searchBarBookmarkButtonClicked(_:) \
    searchBarCancelButtonClicked(_:) searchBarResultsListButtonClicked(_:) searchBarSearchButtonClicked(_:) \
    searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:) searchBarTextDidBeginEditing(_:) \
    searchBarTextDidEndEditing(_:)
    UISearchControllerDelegate: didDismissSearchController(_:) didPresentSearchController(_:) \
    presentSearchController(_:) searchController(_:didChangeFrom:) searchController(_:willChangeTo:) \
    willDismissSearchController(_:) willPresentSearchController(_:)
    UISearchTextFieldDelegate UITextFieldDelegate: searchTextField(_:itemProviderForCopying:)
    UISheetPresentationControllerDelegate UIAdaptivePresentationControllerDelegate: \
    sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    UISplitViewControllerDelegate: primaryViewController(forCollapsing:) primaryViewController(forExpanding:) \
    splitViewController(_:collapseSecondary:onto:) \
    splitViewController(_:displayModeForExpandingToProposedDisplayMode:) splitViewController(_:separateSecondaryFrom:) \
    splitViewController(_:show:sender:) splitViewController(_:showDetail:sender:) \
    splitViewController(_:topColumnForCollapsingToProposedTopColumn:) splitViewController(_:willChangeTo:) \
    splitViewController(_:willHide:) splitViewController(_:willShow:) splitViewControllerDidCollapse(_:) \
    splitViewControllerDidExpand(_:) splitViewControllerInteractivePresentationGestureDidEnd(_:) \
    splitViewControllerInteractivePresentationGestureWillBegin(_:) \
    splitViewControllerPreferredInterfaceOrientationForPresentation(_:) \
    splitViewControllerSupportedInterfaceOrientations(_:) targetDisplayModeForAction(in:)
    UITabBarControllerDelegate: tabBarController(_:animationControllerForTransitionFrom:to:) \
    tabBarController(_:didEndCustomizing:changed:) tabBarController(_:didSelect:) \
    tabBarController(_:didSelectTab:previousTab:) tabBarController(_:interactionControllerFor:) \
    tabBarController(_:shouldSelect:) tabBarController(_:shouldSelectTab:) tabBarController(_:willBeginCustomizing:) \
    tabBarController(_:willEndCustomizing:changed:) tabBarControllerPreferredInterfaceOrientationForPresentation(_:) \
    tabBarControllerSupportedInterfaceOrientations(_:)
    UITabBarDelegate: tabBar(_:didBeginCustomizing:) tabBar(_:didEndCustomizing:changed:) tabBar(_:didSelect:) \
    tabBar(_:willBeginCustomizing:) tabBar(_:willEndCustomizing:changed:)
    UITableViewDataSource: numberOfSections(in:) sectionIndexTitles(for:) tableView(_:canEditRowAt:) \
    tableView(_:canMoveRowAt:) tableView(_:cellForRowAt:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:) \
    tableView(_:numberOfRowsInSection:) tableView(_:sectionForSectionIndexTitle:at:) \
    tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:)
    UITableViewDataSourcePrefetching: tableView(_:cancelPrefetchingForRowsAt:) tableView(_:prefetchRowsAt:)
    UITableViewDelegate UIScrollViewDelegate: indexPathForPreferredFocusedView(in:) \
    tableView(_:accessoryButtonTappedForRowWith:) tableView(_:canFocusRowAt:) \
    tableView(_:canPerformAction:forRowAt:withSender:) tableView(_:canPerformPrimaryActionForRowAt:) \
    tableView(_:contextMenuConfigurationForRowAt:point:) tableView(_:didBeginMultipleSelectionInteractionAt:) \
    tableView(_:didDeselectRowAt:) tableView(_:didEndDisplaying:forRowAt:) \
    tableView(_:didEndDisplayingFooterView:forSection:) tableView(_:didEndDisplayingHeaderView:forSection:) \
    tableView(_:didEndEditingRowAt:) tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:) \
    tableView(_:didUnhighlightRowAt:) tableView(_:didUpdateFocusIn:with:) tableView(_:editActionsForRowAt:) \
    tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForFooterInSection:) \
    tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:) \
    tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:) \
    tableView(_:indentationLevelForRowAt:) tableView(_:leadingSwipeActionsConfigurationForRowAt:) \
    tableView(_:performAction:forRowAt:withSender:) tableView(_:performPrimaryActionForRowAt:) \
    tableView(_:previewForDismissingContextMenuWithConfiguration:) \
    tableView(_:previewForHighlightingContextMenuWithConfiguration:) tableView(_:selectionFollowsFocusForRowAt:) \
    tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView(_:shouldHighlightRowAt:) \
    tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:shouldShowMenuForRowAt:) \
    tableView(_:shouldSpringLoadRowAt:with:) tableView(_:shouldUpdateFocusIn:) \
    tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) \
    tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView(_:trailingSwipeActionsConfigurationForRowAt:) \
    tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:) \
    tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayContextMenu:animator:) \
    tableView(_:willDisplayFooterView:forSection:) tableView(_:willDisplayHeaderView:forSection:) \
    tableView(_:willEndContextMenuInteraction:animator:) tableView(_:willPerformPreviewActionForMenuWith:animator:) \
    tableView(_:willSelectRowAt:) tableViewDidEndMultipleSelectionInteraction(_:)
    UITableViewDragDelegate: tableView(_:dragPreviewParametersForRowAt:) tableView(_:dragSessionAllowsMoveOperation:) \
    tableView(_:dragSessionDidEnd:) tableView(_:dragSessionIsRestrictedToDraggingApplication:) \
    tableView(_:dragSessionWillBegin:) tableView(_:itemsForAddingTo:at:point:) tableView(_:itemsForBeginning:at:)
    UITableViewDropDelegate: tableView(_:canHandle:) tableView(_:dropPreviewParametersForRowAt:) \
    tableView(_:dropSessionDidEnd:) tableView(_:dropSessionDidEnter:) tableView(_:dropSessionDidExit:) \
    tableView(_:dropSessionDidUpdate:withDestinationIndexPath:) tableView(_:performDropWith:)
    UITextDragDelegate: textDraggableView(_:dragPreviewForLiftingItem:session:) \
    textDraggableView(_:dragSessionDidEnd:with:) textDraggableView(_:dragSessionWillBegin:) \
    textDraggableView(_:itemsForDrag:) textDraggableView(_:willAnimateLiftWith:session:)
    UITextDropDelegate: textDroppableView(_:dropSessionDidEnd:) textDroppableView(_:dropSessionDidEnter:) \
    textDroppableView(_:dropSessionDidExit:) textDroppableView(_:dropSessionDidUpdate:) \
    textDroppableView(_:previewForDroppingAllItemsWithDefault:) textDroppableView(_:proposalForDrop:) \
    textDroppableView(_:willBecomeEditableForDrop:) textDroppableView(_:willPerformDrop:)
    UITextFieldDelegate: textField(_:editMenuForCharactersIn:suggestedActions:) \
    textField(_:shouldChangeCharactersIn:replacementString:) textField(_:willDismissEditMenuWith:) \
    textField(_:willPresentEditMenuWith:) textFieldDidBeginEditing(_:) textFieldDidChangeSelection(_:) \
    textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:) textFieldShouldBeginEditing(_:) \
    textFieldShouldClear(_:) textFieldShouldEndEditing(_:) textFieldShouldReturn(_:)
    UITextFormattingViewControllerDelegate: textFormattingDidFinish(_:) \
    textFormattingViewController(_:didChangeValue:) textFormattingViewController(_:shouldPresentColorPicker:) \
    textFormattingViewController(_:shouldPresentFontPicker:)
    UITextInputDelegate: selectionDidChange(_:) selectionWillChange(_:) textDidChange(_:) textWillChange(_:)
    UITextInteractionDelegate: interactionDidEnd(_:) interactionShouldBegin(_:at:) interactionWillBegin(_:)
    UITextPasteDelegate: textPasteConfigurationSupporting(_:transform:)
    UITextSelectionDisplayInteractionDelegate: selectionContainerViewBelowText(for:)
    UITextViewDelegate UIScrollViewDelegate: textView(_:editMenuForTextIn:suggestedActions:) \
    textView(_:menuConfigurationFor:defaultMenu:) textView(_:primaryActionFor:defaultAction:) \
    textView(_:shouldChangeTextIn:replacementText:) textView(_:shouldInteractWith:in:interaction:) \
    textView(_:textItemMenuWillDisplayFor:animator:) textView(_:textItemMenuWillEndFor:animator:) \
    textView(_:willDismissEditMenuWith:) textView(_:willPresentEditMenuWith:) textViewDidBeginEditing(_:) \
    textViewDidChange(_:) textViewDidChangeSelection(_:) textViewDidEndEditing(_:) textViewShouldBeginEditing(_:) \
    textViewShouldEndEditing(_:) textViewWritingToolsDidEnd(_:) textViewWritingToolsWillBegin(_:)
    UIToolTipInteractionDelegate: toolTipInteraction(_:configurationAt:)
    UIToolbarDelegate UIBarPositioningDelegate:
    UIVideoEditorControllerDelegate: videoEditorController(_:didFailWithError:) \
    videoEditorController(_:didSaveEditedVideoToPath:) videoEditorControllerDidCancel(_:)
    UIViewControllerPreviewingDelegate: previewingContext(_:commit:) previewingContext(_:viewControllerForLocation:)
    UIViewControllerTransitioningDelegate: animationController(forDismissed:) \
    animationController(forPresented:presenting:source:) interactionControllerForDismissal(using:) \
    interactionControllerForPresentation(using:) presentationController(forPresented:presenting:source:)
    UIWindowSceneDelegate UISceneDelegate: windowScene(_:didUpdate:interfaceOrientation:traitCollection:) \
    windowScene(_:didUpdateEffectiveGeometry:) windowScene(_:performActionFor:completionHandler:)
    UIWritingToolsCoordinatorDelegate: writingToolsCoordinator(_:finish:for:in:completion:) \
    writingToolsCoordinator(_:prepareFor:for:in:completion:) \
    writingToolsCoordinator(_:replace:in:proposedText:reason:animationParameters:completion:) \
    writingToolsCoordinator(_:requestsBoundingBezierPathsFor:in:completion:) \
    writingToolsCoordinator(_:requestsContextsFor:completion:) \
    writingToolsCoordinator(_:requestsDecorationContainerViewFor:in:completion:) \
    writingToolsCoordinator(_:requestsPreviewFor:of:in:completion:) \
    writingToolsCoordinator(_:requestsRangeInContextWithIdentifierFor:completion:) \
    writingToolsCoordinator(_:requestsSingleContainerSubrangesOf:in:completion:) \
    writingToolsCoordinator(_:requestsUnderlinePathsFor:in:completion:) \
    writingToolsCoordinator(_:select:in:completion:) writingToolsCoordinator(_:willChangeTo:completion:)
    """
}
