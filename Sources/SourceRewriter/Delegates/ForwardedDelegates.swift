/// The methods of delegate protocols that objects forward. Made from the sources: `CONTROLLERTREE_UPDATE_DOCS=1 swift test --filter
/// ForwardedDelegates` renews the text.
enum ForwardedDelegates {
  struct Method {
    let owner: String
    let base: String
    let parameters: [(label: String, type: String)]
    let result: String?

    var labels: String { parameters.map { "\($0.label):" }.joined() }
    /// The name by which the rewritten calls of the method ask for it.
    var selector: String { ObjectiveCNames.selector(base: base, labels: parameters.map(\.label)) }
  }

  /// The protocols whose methods are forwarded. All of their methods are optional.
  static let protocols = [
    "UIGestureRecognizerDelegate", "UIScrollViewDelegate", "UITableViewDelegate", "UICollectionViewDelegate",
    "UITextFieldDelegate", "UITextViewDelegate", "UISearchBarDelegate", "UINavigationControllerDelegate",
    "UITabBarControllerDelegate",
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
    """
}
