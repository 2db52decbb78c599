import UIKit
import XCTest

/// Each former name of a notification is that of its successor. Only deprecated code may use them without a warning.
final class FormerNotificationSpellingsTests: XCTestCase {
  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_notificationsInFormerSpellings() {
    let names: [(NSNotification.Name, NSNotification.Name)] = [
      (.UIApplicationDidEnterBackground, UIApplication.didEnterBackgroundNotification),
      (.UIApplicationWillEnterForeground, UIApplication.willEnterForegroundNotification),
      (.UIApplicationDidFinishLaunching, UIApplication.didFinishLaunchingNotification),
      (.UIApplicationDidBecomeActive, UIApplication.didBecomeActiveNotification),
      (.UIApplicationWillResignActive, UIApplication.willResignActiveNotification),
      (.UIApplicationDidReceiveMemoryWarning, UIApplication.didReceiveMemoryWarningNotification),
      (.UIApplicationWillTerminate, UIApplication.willTerminateNotification),
      (.UIApplicationSignificantTimeChange, UIApplication.significantTimeChangeNotification),
      (.UIDeviceOrientationDidChange, UIDevice.orientationDidChangeNotification),
      (.UIKeyboardWillShow, UIResponder.keyboardWillShowNotification),
      (.UIKeyboardDidShow, UIResponder.keyboardDidShowNotification),
      (.UIKeyboardWillHide, UIResponder.keyboardWillHideNotification),
      (.UIKeyboardDidHide, UIResponder.keyboardDidHideNotification),
      (.UIKeyboardWillChangeFrame, UIResponder.keyboardWillChangeFrameNotification),
      (.UIKeyboardDidChangeFrame, UIResponder.keyboardDidChangeFrameNotification),
      (.UITextFieldTextDidBeginEditing, UITextField.textDidBeginEditingNotification),
      (.UITextFieldTextDidEndEditing, UITextField.textDidEndEditingNotification),
      (.UITextFieldTextDidChange, UITextField.textDidChangeNotification),
      (.UITextViewTextDidBeginEditing, UITextView.textDidBeginEditingNotification),
      (.UITextViewTextDidEndEditing, UITextView.textDidEndEditingNotification),
      (.UITextViewTextDidChange, UITextView.textDidChangeNotification),
    ]
    for (former, name) in names { XCTAssertEqual(former, name) }
    let keys = [
      (UIKeyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameBeginUserInfoKey),
      (UIKeyboardFrameEndUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey),
      (UIKeyboardAnimationDurationUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey),
      (UIKeyboardAnimationCurveUserInfoKey, UIResponder.keyboardAnimationCurveUserInfoKey),
      (UIKeyboardIsLocalUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey),
    ]
    for (former, key) in keys { XCTAssertEqual(former, key) }
  }
}
