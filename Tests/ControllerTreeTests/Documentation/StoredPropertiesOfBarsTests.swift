import UIKit
import XCTest

/// The properties of bars, focus and screens that exist only for code that sets and reads them.
final class StoredPropertiesOfBarsTests: XCTestCase {
  func test_barItemsStoreTheirLooks() async {
    await MainActor.run {
      let item = UIBarButtonItem()
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      assertStores(\UIBarItem.landscapeImagePhone, UIImage(), in: item)
      assertStores(\UIBarItem.landscapeImagePhoneInsets, insets, in: item)
      assertStores(\UIBarItem.largeContentSizeImage, UIImage(), in: item)
      assertStores(\UIBarItem.largeContentSizeImageInsets, insets, in: item)
      assertStores(\UIBarButtonItem.possibleTitles, ["A", "B"], in: item)
      assertStores(\UIBarButtonItem.isSymbolAnimationEnabled, true, in: item)
    }
  }

  func test_controlsStoreTheirLooks() async {
    await MainActor.run {
      let control = UIControl()
      assertStores(\UIControl.isContextMenuInteractionEnabled, true, in: control)
      assertStores(\UIControl.isSymbolAnimationEnabled, true, in: control)
      assertStores(\UIControl.toolTip, "A", in: control)
      let dots = UIPageControl()
      assertStores(\UIPageControl.backgroundStyle, .minimal, in: dots)
      assertStores(\UIPageControl.direction, .topToBottom, in: dots)
      assertStores(\UIPageControl.allowsContinuousInteraction, false, in: dots)
      assertStores(\UIPageControl.defersCurrentPageDisplay, true, in: dots)
    }
  }

  func test_viewsStoreTheirFocus() async {
    await MainActor.run {
      assertStores(\UIView.clearsContextBeforeDrawing, false, in: UIView())
      assertStores(\UIView.focusGroupIdentifier, "a", in: UIView())
      assertStores(\UIView.focusGroupPriority, .prioritized, in: UIView())
      assertStores(\UIView.focusEffect, UIFocusEffect(), in: UIView())
      assertStores(\UIViewController.focusGroupIdentifier, "a", in: UIViewController())
      assertStores(\UIFocusGuide.isEnabled, false, in: UIFocusGuide())
      // \.preferredFocusEnvironments
    }
  }

  func test_animatorsScreensAndApplicationsStoreTheirOptions() async {
    await MainActor.run {
      let animator = UIViewPropertyAnimator()
      assertStores(\UIViewPropertyAnimator.scrubsLinearly, false, in: animator)
      assertStores(\UIViewPropertyAnimator.isUserInteractionEnabled, false, in: animator)
      assertStores(\UIViewPropertyAnimator.isManualHitTestingEnabled, true, in: animator)
      assertStores(\UIScreen.overscanCompensation, .insetBounds, in: UIScreen())
      assertStores(\UIApplication.isNetworkActivityIndicatorVisible, true, in: UIApplication.shared)
      UIApplication.shared.isNetworkActivityIndicatorVisible = false
      let application = UIApplication()
      assertStores(\UIApplication.applicationSupportsShakeToEdit, false, in: application)
    }
  }

  func test_inputsAndPointersStoreTheirOptions() async {
    await MainActor.run {
      assertStores(\UIInputView.allowsSelfSizing, true, in: UIInputView(frame: .zero, inputViewStyle: .default))
      assertStores(\UIInputViewController.primaryLanguage, "en", in: UIInputViewController())
      assertStores(\UIInputViewController.hasDictationKey, true, in: UIInputViewController())
      let group = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
      assertStores(\UIBarButtonItemGroup.isHidden, true, in: group)
      assertStores(\UIBarButtonItemGroup.alwaysAvailable, true, in: group)
      let assistant = UITextInputAssistantItem()
      assertStores(\UITextInputAssistantItem.allowsHidingShortcuts, false, in: assistant)
      assertStores(\UITextInputAssistantItem.leadingBarButtonGroups, [group], in: assistant)
      assertStores(\UITextInputAssistantItem.trailingBarButtonGroups, [group], in: assistant)
      // \.allowsHidingShortcuts
      // \.leadingBarButtonGroups
      // \.trailingBarButtonGroups
      assertStores(\UIPointerStyle.isEnabled, false, in: UIPointerStyle.system())
      // \.latchingAxes
      let region = UIPointerRegion(rect: .zero)
      assertStores(\UIPointerRegion.latchingAxes, .vertical, in: region)
      // \.orientationMatchesAngle
      let accessory = UIPointerAccessory(.verticalBeam(length: 1), position: .top)
      assertStores(\UIPointerAccessory.orientationMatchesAngle, true, in: accessory)
      // \.accessories
      let style = UIPointerStyle.system()
      style.accessories = [accessory]
      XCTAssertEqual(style.accessories, [accessory])
    }
  }

  func test_smallThingsStoreTheirOptions() async {
    await MainActor.run {
      // \.isEnabled
      // \.defaultToolTip
      let tip = UIToolTipInteraction()
      assertStores(\UIToolTipInteraction.isEnabled, false, in: tip)
      assertStores(\UIToolTipInteraction.defaultToolTip, "A", in: tip)
      assertStores(\UITabBar.barStyle, .black, in: UITabBar())
      assertStores(\UIPickerView.showsSelectionIndicator, false, in: UIPickerView())
      assertStores(\UITextField.adjustsFontSizeToFitWidth, true, in: UITextField())
      assertStores(\UITextField.minimumFontSize, 9, in: UITextField())
      assertStores(\UIPopoverBackgroundView.arrowOffset, 1, in: UIPopoverBackgroundView())
      assertStores(\UIPopoverBackgroundView.arrowDirection, .up, in: UIPopoverBackgroundView())
      // \.wantsIconRepresentation
      let properties = UIDocumentProperties(url: URL(fileURLWithPath: "/a"))
      assertStores(\UIDocumentProperties.wantsIconRepresentation, false, in: properties)
      let restrictions = UISceneSizeRestrictions()
      assertStores(\UISceneSizeRestrictions.minimumSize, CGSize(width: 1, height: 1), in: restrictions)
      assertStores(\UISceneSizeRestrictions.maximumSize, CGSize(width: 1, height: 1), in: restrictions)
      assertStores(\UISceneSizeRestrictions.allowsFullScreen, false, in: restrictions)
      // \.canActivateForTargetContentIdentifierPredicate
      // \.prefersToActivateForTargetContentIdentifierPredicate
      let conditions = UISceneActivationConditions()
      conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
      conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
      XCTAssertFalse(conditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: nil))
      XCTAssertTrue(conditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: nil))
      // \.levelsOfDetail
      // \.levelsOfDetailBias
      // \.tileSize
      assertStores(\CATiledLayer.levelsOfDetail, 2, in: CATiledLayer())
      assertStores(\CATiledLayer.levelsOfDetailBias, 2, in: CATiledLayer())
      assertStores(\CATiledLayer.tileSize, CGSize(width: 1, height: 1), in: CATiledLayer())
    }
  }
}
