import UIKit
import XCTest

/// Code of the time before Swift 5 compiles: each former name means the present one.
final class FormerNamesTests: XCTestCase {
  @available(*, deprecated)
  func test_types() {
    let pairs: [(Any.Type, Any.Type)] = [
      (UIControlState.self, UIControl.State.self),
      (UIControlEvents.self, UIControl.Event.self),
      (UIControlContentHorizontalAlignment.self, UIControl.ContentHorizontalAlignment.self),
      (UIControlContentVerticalAlignment.self, UIControl.ContentVerticalAlignment.self),
      (UIButtonType.self, UIButton.ButtonType.self),
      (UITextFieldViewMode.self, UITextField.ViewMode.self),
      (UITextBorderStyle.self, UITextField.BorderStyle.self),
      (UIActivityIndicatorViewStyle.self, UIActivityIndicatorView.Style.self),
      (UIProgressViewStyle.self, UIProgressView.Style.self),
      (UIDatePickerMode.self, UIDatePicker.Mode.self),
      (UISegmentedControlSegment.self, UISegmentedControl.Segment.self),
      (UISearchBarStyle.self, UISearchBar.Style.self),
      (UISearchBarIcon.self, UISearchBar.Icon.self),
      (UIBarButtonItemStyle.self, UIBarButtonItem.Style.self),
      (UIBarButtonSystemItem.self, UIBarButtonItem.SystemItem.self),
      (UITabBarSystemItem.self, UITabBarItem.SystemItem.self),
      (UITabBarItemPositioning.self, UITabBar.ItemPositioning.self),
      (UIViewAnimationOptions.self, UIView.AnimationOptions.self),
      (UIViewAnimationCurve.self, UIView.AnimationCurve.self),
      (UIViewKeyframeAnimationOptions.self, UIView.KeyframeAnimationOptions.self),
      (UIViewContentMode.self, UIView.ContentMode.self),
      (UIViewAutoresizing.self, UIView.AutoresizingMask.self),
      (UIViewTintAdjustmentMode.self, UIView.TintAdjustmentMode.self),
      (UIWindowLevel.self, UIWindow.Level.self),
      (UIBlurEffectStyle.self, UIBlurEffect.Style.self),
      (UIGestureRecognizerState.self, UIGestureRecognizer.State.self),
      (UISwipeGestureRecognizerDirection.self, UISwipeGestureRecognizer.Direction.self),
      (UIEventType.self, UIEvent.EventType.self),
      (UIEventSubtype.self, UIEvent.EventSubtype.self),
      (UITouchPhase.self, UITouch.Phase.self),
      (UITouchType.self, UITouch.TouchType.self),
      (UIPressType.self, UIPress.PressType.self),
      (UIPressPhase.self, UIPress.Phase.self),
      (UIAlertControllerStyle.self, UIAlertController.Style.self),
      (UIAlertActionStyle.self, UIAlertAction.Style.self),
      (UINavigationControllerOperation.self, UINavigationController.Operation.self),
      (UIPageViewControllerNavigationDirection.self, UIPageViewController.NavigationDirection.self),
      (UIPageViewControllerNavigationOrientation.self, UIPageViewController.NavigationOrientation.self),
      (UIPageViewControllerTransitionStyle.self, UIPageViewController.TransitionStyle.self),
      (UIPageViewControllerSpineLocation.self, UIPageViewController.SpineLocation.self),
      (UIImagePickerControllerSourceType.self, UIImagePickerController.SourceType.self),
      (UIDeviceBatteryState.self, UIDevice.BatteryState.self),
      (UICollisionBehaviorMode.self, UICollisionBehavior.Mode.self),
      (UIImageOrientation.self, UIImage.Orientation.self),
      (UIImageRenderingMode.self, UIImage.RenderingMode.self),
      (UIImageResizingMode.self, UIImage.ResizingMode.self),
      (UIFontTextStyle.self, UIFont.TextStyle.self),
      (UIFontWeight.self, UIFont.Weight.self),
      (UIFontDescriptorSymbolicTraits.self, UIFontDescriptor.SymbolicTraits.self),
      (UICollectionViewScrollDirection.self, UICollectionView.ScrollDirection.self),
      (UICollectionViewScrollPosition.self, UICollectionView.ScrollPosition.self),
      (UICollectionElementCategory.self, UICollectionView.ElementCategory.self),
      (UICollectionUpdateAction.self, UICollectionViewUpdateItem.Action.self),
      (UITableViewRowActionStyle.self, UITableViewRowAction.Style.self),
    ]
    XCTAssertEqual(pairs.filter { $0.0 != $0.1 }.map { "\($0.1)" }, [])
  }

  @available(*, deprecated)
  func test_typesOfMenusAndPrinting() {
    XCTAssertTrue(UIMenuControllerArrowDirection.self == UIMenuController.ArrowDirection.self)
    XCTAssertTrue(UIPrintInfoOutputType.self == UIPrintInfo.OutputType.self)
    XCTAssertTrue(UIPrintInfoOrientation.self == UIPrintInfo.Orientation.self)
    XCTAssertTrue(UIPrintInfoDuplex.self == UIPrintInfo.Duplex.self)
  }

  @available(*, deprecated)
  func test_notifications() async {
    let pairs = await MainActor.run { () -> [(NSNotification.Name, NSNotification.Name)] in
      [
        (.UIApplicationDidFinishLaunching, UIApplication.didFinishLaunchingNotification),
        (.UIApplicationDidBecomeActive, UIApplication.didBecomeActiveNotification),
        (.UIApplicationWillResignActive, UIApplication.willResignActiveNotification),
        (.UIApplicationDidEnterBackground, UIApplication.didEnterBackgroundNotification),
        (.UIApplicationWillEnterForeground, UIApplication.willEnterForegroundNotification),
        (.UIApplicationWillTerminate, UIApplication.willTerminateNotification),
        (.UIApplicationDidReceiveMemoryWarning, UIApplication.didReceiveMemoryWarningNotification),
        (.UIApplicationSignificantTimeChange, UIApplication.significantTimeChangeNotification),
        (.UIApplicationProtectedDataDidBecomeAvailable, UIApplication.protectedDataDidBecomeAvailableNotification),
        (
          .UIApplicationProtectedDataWillBecomeUnavailable, UIApplication.protectedDataWillBecomeUnavailableNotification
        ),
        (.UIApplicationWillChangeStatusBarOrientation, UIApplication.willChangeStatusBarOrientationNotification),
        (.UIApplicationDidChangeStatusBarOrientation, UIApplication.didChangeStatusBarOrientationNotification),
        (.UIApplicationWillChangeStatusBarFrame, UIApplication.willChangeStatusBarFrameNotification),
        (.UIApplicationDidChangeStatusBarFrame, UIApplication.didChangeStatusBarFrameNotification),
        (.UIApplicationUserDidTakeScreenshot, UIApplication.userDidTakeScreenshotNotification),
        (.UIApplicationBackgroundRefreshStatusDidChange, UIApplication.backgroundRefreshStatusDidChangeNotification),
        (.UIKeyboardWillShow, UIResponder.keyboardWillShowNotification),
        (.UIKeyboardDidShow, UIResponder.keyboardDidShowNotification),
        (.UIKeyboardWillHide, UIResponder.keyboardWillHideNotification),
        (.UIKeyboardDidHide, UIResponder.keyboardDidHideNotification),
        (.UIKeyboardWillChangeFrame, UIResponder.keyboardWillChangeFrameNotification),
        (.UIKeyboardDidChangeFrame, UIResponder.keyboardDidChangeFrameNotification),
        (.UITextFieldTextDidBeginEditing, UITextField.textDidBeginEditingNotification),
        (.UITextViewTextDidBeginEditing, UITextView.textDidBeginEditingNotification),
        (.UITextFieldTextDidChange, UITextField.textDidChangeNotification),
        (.UITextViewTextDidChange, UITextView.textDidChangeNotification),
        (.UITextFieldTextDidEndEditing, UITextField.textDidEndEditingNotification),
        (.UITextViewTextDidEndEditing, UITextView.textDidEndEditingNotification),
        (.UIDeviceOrientationDidChange, UIDevice.orientationDidChangeNotification),
        (.UIDeviceBatteryLevelDidChange, UIDevice.batteryLevelDidChangeNotification),
        (.UIDeviceBatteryStateDidChange, UIDevice.batteryStateDidChangeNotification),
        (.UIDeviceProximityStateDidChange, UIDevice.proximityStateDidChangeNotification),
        (.UIWindowDidBecomeVisible, UIWindow.didBecomeVisibleNotification),
        (.UIWindowDidBecomeHidden, UIWindow.didBecomeHiddenNotification),
        (.UIWindowDidBecomeKey, UIWindow.didBecomeKeyNotification),
        (.UIWindowDidResignKey, UIWindow.didResignKeyNotification),
        (.UIMenuControllerWillShowMenu, UIMenuController.willShowMenuNotification),
        (.UIMenuControllerDidShowMenu, UIMenuController.didShowMenuNotification),
        (.UIMenuControllerWillHideMenu, UIMenuController.willHideMenuNotification),
        (.UIMenuControllerDidHideMenu, UIMenuController.didHideMenuNotification),
        (.UIContentSizeCategoryDidChange, UIContentSizeCategory.didChangeNotification),
        (.UIPasteboardChanged, UIPasteboard.changedNotification),
        (.UIPasteboardRemoved, UIPasteboard.removedNotification),
        (.UIScreenBrightnessDidChange, UIScreen.brightnessDidChangeNotification),
        (.UIScreenModeDidChange, UIScreen.modeDidChangeNotification),
        (.UIAccessibilityVoiceOverStatusChanged, UIAccessibility.voiceOverStatusDidChangeNotification),
        (.UIAccessibilityReduceMotionStatusDidChange, UIAccessibility.reduceMotionStatusDidChangeNotification),
      ]
    }
    XCTAssertEqual(pairs.filter { $0.0 != $0.1 }.map(\.1.rawValue), [])
  }

  @available(*, deprecated)
  func test_constants() async {
    await MainActor.run {
      XCTAssertEqual(UIFontWeightUltraLight, UIFont.Weight.ultraLight)
      XCTAssertEqual(UIFontWeightThin, UIFont.Weight.thin)
      XCTAssertEqual(UIFontWeightLight, UIFont.Weight.light)
      XCTAssertEqual(UIFontWeightRegular, UIFont.Weight.regular)
      XCTAssertEqual(UIFontWeightMedium, UIFont.Weight.medium)
      XCTAssertEqual(UIFontWeightSemibold, UIFont.Weight.semibold)
      XCTAssertEqual(UIFontWeightBold, UIFont.Weight.bold)
      XCTAssertEqual(UIFontWeightHeavy, UIFont.Weight.heavy)
      XCTAssertEqual(UIFontWeightBlack, UIFont.Weight.black)
      XCTAssertEqual(UIWindowLevelNormal, UIWindow.Level.normal)
      XCTAssertEqual(UIWindowLevelAlert, UIWindow.Level.alert)
      XCTAssertEqual(UIWindowLevelStatusBar, UIWindow.Level.statusBar)
      XCTAssertEqual(UIBackgroundTaskInvalid, UIBackgroundTaskIdentifier.invalid)
      XCTAssertEqual(UISegmentedControlNoSegment, UISegmentedControl.noSegment)
      XCTAssertEqual(UIApplicationOpenSettingsURLString, UIApplication.openSettingsURLString)
      XCTAssertEqual(UICollectionElementKindSectionHeader, UICollectionView.elementKindSectionHeader)
      XCTAssertEqual(UICollectionElementKindSectionFooter, UICollectionView.elementKindSectionFooter)
      XCTAssertEqual(UICollectionViewFlowLayoutAutomaticSize, UICollectionViewFlowLayout.automaticSize)
      XCTAssertEqual(UIKeyInputUpArrow, UIKeyCommand.inputUpArrow)
      XCTAssertEqual(UIKeyInputDownArrow, UIKeyCommand.inputDownArrow)
      XCTAssertEqual(UIKeyInputLeftArrow, UIKeyCommand.inputLeftArrow)
      XCTAssertEqual(UIKeyInputRightArrow, UIKeyCommand.inputRightArrow)
      XCTAssertEqual(UIKeyInputEscape, UIKeyCommand.inputEscape)
      XCTAssertEqual(UIKeyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameBeginUserInfoKey)
      XCTAssertEqual(UIKeyboardFrameEndUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey)
      XCTAssertEqual(UIKeyboardAnimationDurationUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey)
      XCTAssertEqual(UIKeyboardAnimationCurveUserInfoKey, UIResponder.keyboardAnimationCurveUserInfoKey)
      XCTAssertEqual(UIKeyboardIsLocalUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey)
    }
  }

  @available(*, deprecated)
  func test_functions() async {
    await MainActor.run {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
      XCTAssertEqual(UI_USER_INTERFACE_IDIOM(), UIDevice.current.userInterfaceIdiom)
      XCTAssertEqual(UIImagePNGRepresentation(image), image.pngData())
      XCTAssertEqual(UIImageJPEGRepresentation(image, 1), image.jpegData(compressionQuality: 1))
    }
  }
}
