// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ControllerTree
import Foundation

// Names that notifications had until Swift 4.2, for code of that time.

extension NSNotification.Name {
  /// The former spelling of `UIApplication.didFinishLaunchingNotification`.
  @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
  public static var UIApplicationDidFinishLaunching: NSNotification.Name {
    UIApplication.didFinishLaunchingNotification
  }
  /// The former spelling of `UIApplication.didBecomeActiveNotification`.
  @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: NSNotification.Name { UIApplication.didBecomeActiveNotification }
  /// The former spelling of `UIApplication.willResignActiveNotification`.
  @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: NSNotification.Name { UIApplication.willResignActiveNotification }
  /// The former spelling of `UIApplication.didEnterBackgroundNotification`.
  @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: NSNotification.Name {
    UIApplication.didEnterBackgroundNotification
  }
  /// The former spelling of `UIApplication.willEnterForegroundNotification`.
  @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: NSNotification.Name {
    UIApplication.willEnterForegroundNotification
  }
  /// The former spelling of `UIApplication.willTerminateNotification`.
  @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
  public static var UIApplicationWillTerminate: NSNotification.Name { UIApplication.willTerminateNotification }
  /// The former spelling of `UIApplication.didReceiveMemoryWarningNotification`.
  @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }
  /// The former spelling of `UIApplication.significantTimeChangeNotification`.
  @available(*, deprecated, renamed: "UIApplication.significantTimeChangeNotification")
  public static var UIApplicationSignificantTimeChange: NSNotification.Name {
    UIApplication.significantTimeChangeNotification
  }
  /// The former spelling of `UIApplication.protectedDataDidBecomeAvailableNotification`.
  @available(*, deprecated, renamed: "UIApplication.protectedDataDidBecomeAvailableNotification")
  public static var UIApplicationProtectedDataDidBecomeAvailable: NSNotification.Name {
    UIApplication.protectedDataDidBecomeAvailableNotification
  }
  /// The former spelling of `UIApplication.protectedDataWillBecomeUnavailableNotification`.
  @available(*, deprecated, renamed: "UIApplication.protectedDataWillBecomeUnavailableNotification")
  public static var UIApplicationProtectedDataWillBecomeUnavailable: NSNotification.Name {
    UIApplication.protectedDataWillBecomeUnavailableNotification
  }
  /// The former spelling of `UIApplication.willChangeStatusBarOrientationNotification`.
  @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
  public static var UIApplicationWillChangeStatusBarOrientation: NSNotification.Name {
    UIApplication.willChangeStatusBarOrientationNotification
  }
  /// The former spelling of `UIApplication.didChangeStatusBarOrientationNotification`.
  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
  public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name {
    UIApplication.didChangeStatusBarOrientationNotification
  }
  /// The former spelling of `UIApplication.willChangeStatusBarFrameNotification`.
  @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarFrameNotification")
  public static var UIApplicationWillChangeStatusBarFrame: NSNotification.Name {
    UIApplication.willChangeStatusBarFrameNotification
  }
  /// The former spelling of `UIApplication.didChangeStatusBarFrameNotification`.
  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarFrameNotification")
  public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name {
    UIApplication.didChangeStatusBarFrameNotification
  }
  /// The former spelling of `UIApplication.userDidTakeScreenshotNotification`.
  @available(*, deprecated, renamed: "UIApplication.userDidTakeScreenshotNotification")
  public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name {
    UIApplication.userDidTakeScreenshotNotification
  }
  /// The former spelling of `UIApplication.backgroundRefreshStatusDidChangeNotification`.
  @available(*, deprecated, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification")
  public static var UIApplicationBackgroundRefreshStatusDidChange: NSNotification.Name {
    UIApplication.backgroundRefreshStatusDidChangeNotification
  }
  /// The former spelling of `UIResponder.keyboardWillShowNotification`.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }
  /// The former spelling of `UIResponder.keyboardDidShowNotification`.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }
  /// The former spelling of `UIResponder.keyboardWillHideNotification`.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }
  /// The former spelling of `UIResponder.keyboardDidHideNotification`.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }
  /// The former spelling of `UIResponder.keyboardWillChangeFrameNotification`.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: NSNotification.Name { UIResponder.keyboardWillChangeFrameNotification }
  /// The former spelling of `UIResponder.keyboardDidChangeFrameNotification`.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static var UIKeyboardDidChangeFrame: NSNotification.Name { UIResponder.keyboardDidChangeFrameNotification }
  /// The former spelling of `UITextField.textDidBeginEditingNotification`.
  @available(*, deprecated, renamed: "UITextField.textDidBeginEditingNotification")
  public static var UITextFieldTextDidBeginEditing: NSNotification.Name { UITextField.textDidBeginEditingNotification }
  /// The former spelling of `UITextView.textDidBeginEditingNotification`.
  @available(*, deprecated, renamed: "UITextView.textDidBeginEditingNotification")
  public static var UITextViewTextDidBeginEditing: NSNotification.Name { UITextView.textDidBeginEditingNotification }
  /// The former spelling of `UITextField.textDidChangeNotification`.
  @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: NSNotification.Name { UITextField.textDidChangeNotification }
  /// The former spelling of `UITextView.textDidChangeNotification`.
  @available(*, deprecated, renamed: "UITextView.textDidChangeNotification")
  public static var UITextViewTextDidChange: NSNotification.Name { UITextView.textDidChangeNotification }
  /// The former spelling of `UITextField.textDidEndEditingNotification`.
  @available(*, deprecated, renamed: "UITextField.textDidEndEditingNotification")
  public static var UITextFieldTextDidEndEditing: NSNotification.Name { UITextField.textDidEndEditingNotification }
  /// The former spelling of `UITextView.textDidEndEditingNotification`.
  @available(*, deprecated, renamed: "UITextView.textDidEndEditingNotification")
  public static var UITextViewTextDidEndEditing: NSNotification.Name { UITextView.textDidEndEditingNotification }
  /// The former spelling of `UIDevice.orientationDidChangeNotification`.
  @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
  public static var UIDeviceOrientationDidChange: NSNotification.Name { UIDevice.orientationDidChangeNotification }
  /// The former spelling of `UIDevice.batteryLevelDidChangeNotification`.
  @available(*, deprecated, renamed: "UIDevice.batteryLevelDidChangeNotification")
  public static var UIDeviceBatteryLevelDidChange: NSNotification.Name { UIDevice.batteryLevelDidChangeNotification }
  /// The former spelling of `UIDevice.batteryStateDidChangeNotification`.
  @available(*, deprecated, renamed: "UIDevice.batteryStateDidChangeNotification")
  public static var UIDeviceBatteryStateDidChange: NSNotification.Name { UIDevice.batteryStateDidChangeNotification }
  /// The former spelling of `UIDevice.proximityStateDidChangeNotification`.
  @available(*, deprecated, renamed: "UIDevice.proximityStateDidChangeNotification")
  public static var UIDeviceProximityStateDidChange: NSNotification.Name {
    UIDevice.proximityStateDidChangeNotification
  }
  /// The former spelling of `UIWindow.didBecomeVisibleNotification`.
  @available(*, deprecated, renamed: "UIWindow.didBecomeVisibleNotification")
  public static var UIWindowDidBecomeVisible: NSNotification.Name { UIWindow.didBecomeVisibleNotification }
  /// The former spelling of `UIWindow.didBecomeHiddenNotification`.
  @available(*, deprecated, renamed: "UIWindow.didBecomeHiddenNotification")
  public static var UIWindowDidBecomeHidden: NSNotification.Name { UIWindow.didBecomeHiddenNotification }
  /// The former spelling of `UIWindow.didBecomeKeyNotification`.
  @available(*, deprecated, renamed: "UIWindow.didBecomeKeyNotification")
  public static var UIWindowDidBecomeKey: NSNotification.Name { UIWindow.didBecomeKeyNotification }
  /// The former spelling of `UIWindow.didResignKeyNotification`.
  @available(*, deprecated, renamed: "UIWindow.didResignKeyNotification")
  public static var UIWindowDidResignKey: NSNotification.Name { UIWindow.didResignKeyNotification }
  /// The former spelling of `UIMenuController.willShowMenuNotification`.
  @available(*, deprecated, renamed: "UIMenuController.willShowMenuNotification")
  public static var UIMenuControllerWillShowMenu: NSNotification.Name { UIMenuController.willShowMenuNotification }
  /// The former spelling of `UIMenuController.didShowMenuNotification`.
  @available(*, deprecated, renamed: "UIMenuController.didShowMenuNotification")
  public static var UIMenuControllerDidShowMenu: NSNotification.Name { UIMenuController.didShowMenuNotification }
  /// The former spelling of `UIMenuController.willHideMenuNotification`.
  @available(*, deprecated, renamed: "UIMenuController.willHideMenuNotification")
  public static var UIMenuControllerWillHideMenu: NSNotification.Name { UIMenuController.willHideMenuNotification }
  /// The former spelling of `UIMenuController.didHideMenuNotification`.
  @available(*, deprecated, renamed: "UIMenuController.didHideMenuNotification")
  public static var UIMenuControllerDidHideMenu: NSNotification.Name { UIMenuController.didHideMenuNotification }
  /// The former spelling of `UIContentSizeCategory.didChangeNotification`.
  @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
  public static var UIContentSizeCategoryDidChange: NSNotification.Name { UIContentSizeCategory.didChangeNotification }
  /// The former spelling of `UIPasteboard.changedNotification`.
  @available(*, deprecated, renamed: "UIPasteboard.changedNotification")
  public static var UIPasteboardChanged: NSNotification.Name { UIPasteboard.changedNotification }
  /// The former spelling of `UIPasteboard.removedNotification`.
  @available(*, deprecated, renamed: "UIPasteboard.removedNotification")
  public static var UIPasteboardRemoved: NSNotification.Name { UIPasteboard.removedNotification }
  /// The former spelling of `UIScreen.brightnessDidChangeNotification`.
  @available(*, deprecated, renamed: "UIScreen.brightnessDidChangeNotification")
  public static var UIScreenBrightnessDidChange: NSNotification.Name { UIScreen.brightnessDidChangeNotification }
  /// The former spelling of `UIScreen.modeDidChangeNotification`.
  @available(*, deprecated, renamed: "UIScreen.modeDidChangeNotification")
  public static var UIScreenModeDidChange: NSNotification.Name { UIScreen.modeDidChangeNotification }
  /// The former spelling of `UIAccessibility.voiceOverStatusDidChangeNotification`.
  @available(*, deprecated, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
  public static var UIAccessibilityVoiceOverStatusChanged: NSNotification.Name {
    UIAccessibility.voiceOverStatusDidChangeNotification
  }
  /// The former spelling of `UIAccessibility.reduceMotionStatusDidChangeNotification`.
  @available(*, deprecated, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification")
  public static var UIAccessibilityReduceMotionStatusDidChange: NSNotification.Name {
    UIAccessibility.reduceMotionStatusDidChangeNotification
  }
  /// The former spelling of `UITableView.selectionDidChangeNotification`.
  @available(*, deprecated, renamed: "UITableView.selectionDidChangeNotification")
  public static var UITableViewSelectionDidChange: NSNotification.Name { UITableView.selectionDidChangeNotification }
  /// The former spelling of `UIScreen.didConnectNotification`.
  @available(*, deprecated, renamed: "UIScreen.didConnectNotification")
  public static var UIScreenDidConnect: NSNotification.Name { UIScreen.didConnectNotification }
  /// The former spelling of `UIScreen.didDisconnectNotification`.
  @available(*, deprecated, renamed: "UIScreen.didDisconnectNotification")
  public static var UIScreenDidDisconnect: NSNotification.Name { UIScreen.didDisconnectNotification }
  /// The former spelling of `UIDocument.stateChangedNotification`.
  @available(*, deprecated, renamed: "UIDocument.stateChangedNotification")
  public static var UIDocumentStateChanged: NSNotification.Name { UIDocument.stateChangedNotification }
  /// The former spelling of `UITextInputMode.currentInputModeDidChangeNotification`.
  @available(*, deprecated, renamed: "UITextInputMode.currentInputModeDidChangeNotification")
  public static var UITextInputCurrentInputModeDidChange: NSNotification.Name {
    UITextInputMode.currentInputModeDidChangeNotification
  }
}
