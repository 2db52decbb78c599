import UIKit
import XCTest

/// Types, notifications and constants by the names that they had before Swift 4.2, beside those of `FormerNamesTests`.
final class FormerNestedTypesTests: XCTestCase {
  @available(*, deprecated)
  func test_types() {
    let pairs: [(Any.Type, Any.Type)] = [
      (UIActivityType.self, UIActivity.ActivityType.self),
      (UIInterpolatingMotionEffectType.self, UIInterpolatingMotionEffect.EffectType.self),
      (UIPushBehaviorMode.self, UIPushBehavior.Mode.self),
      (UIAttachmentBehaviorType.self, UIAttachmentBehavior.AttachmentType.self),
      (UINotificationFeedbackType.self, UINotificationFeedbackGenerator.FeedbackType.self),
      (UIImpactFeedbackStyle.self, UIImpactFeedbackGenerator.FeedbackStyle.self),
      (UIDocumentChangeKind.self, UIDocument.ChangeKind.self),
      (UIDocumentSaveOperation.self, UIDocument.SaveOperation.self),
      (UIDocumentState.self, UIDocument.State.self),
      (UIAccessibilityCustomRotorDirection.self, UIAccessibilityCustomRotor.Direction.self),
      (UIApplicationShortcutIconType.self, UIApplicationShortcutIcon.IconType.self),
      (UISystemAnimation.self, UIView.SystemAnimation.self),
      (UITableViewDropIntent.self, UITableViewDropProposal.Intent.self),
      (UICollectionViewDropIntent.self, UICollectionViewDropProposal.Intent.self),
      (UICollectionViewCellDragState.self, UICollectionViewCell.DragState.self),
      (UIContextualActionStyle.self, UIContextualAction.Style.self),
      (UINavigationItemLargeTitleDisplayMode.self, UINavigationItem.LargeTitleDisplayMode.self),
      (UISplitViewControllerPrimaryEdge.self, UISplitViewController.PrimaryEdge.self),
    ]
    XCTAssertEqual(pairs.filter { $0.0 != $0.1 }.map { "\($0.1)" }, [])
  }

  @available(*, deprecated)
  func test_notifications() async {
    let pairs = await MainActor.run { () -> [(NSNotification.Name, NSNotification.Name)] in
      [
        (.UITableViewSelectionDidChange, UITableView.selectionDidChangeNotification),
        (.UIScreenDidConnect, UIScreen.didConnectNotification),
        (.UIScreenDidDisconnect, UIScreen.didDisconnectNotification),
        (.UIDocumentStateChanged, UIDocument.stateChangedNotification),
        (.UITextInputCurrentInputModeDidChange, UITextInputMode.currentInputModeDidChangeNotification),
      ]
    }
    XCTAssertEqual(pairs.filter { $0.0 != $0.1 }.map(\.1.rawValue), [])
  }

  @available(*, deprecated)
  func test_constants() async {
    await MainActor.run {
      XCTAssertEqual(UIApplicationBackgroundFetchIntervalMinimum, UIApplication.backgroundFetchIntervalMinimum)
      XCTAssertEqual(UIApplicationBackgroundFetchIntervalNever, UIApplication.backgroundFetchIntervalNever)
      XCTAssertEqual(UISplitViewControllerAutomaticDimension, UISplitViewController.automaticDimension)
      XCTAssertEqual(UINavigationControllerHideShowBarDuration, UINavigationController.hideShowBarDuration)
      XCTAssertEqual(UIPageViewControllerOptionSpineLocationKey, UIPageViewController.OptionsKey.spineLocation)
      XCTAssertEqual(UIPageViewControllerOptionInterPageSpacingKey, UIPageViewController.OptionsKey.interPageSpacing)
    }
  }
}
