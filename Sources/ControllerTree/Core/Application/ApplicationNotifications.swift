import Foundation

/// Notifications about an application besides its controllers; the object is the application. Rules: LAUNCH-07.
extension UIApplication {
  /// The application has launched; the user info has the launch options.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The application is in front and gets events.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The application is about to get no events any more.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The application is in the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The application is about to leave the background.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The application is about to end.
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// A new day, another time zone or a changed clock. Rules: LAUNCH-18.
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The device was unlocked. Rules: LAUNCH-18.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// The device is about to be locked. Rules: LAUNCH-18.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
}

/// Notifications about a scene; the object is the scene. Rules: LAUNCH-07.
extension UIScene {
  /// The scene is about to be connected.
  nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// The scene was disconnected.
  nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// The scene is in front and gets events.
  nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// The scene is about to get no events any more.
  nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// The scene is in the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// The scene is about to leave the background.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}

/// Notifications about the keyboard, posted when a text input becomes or resigns first responder; the object is the screen.
extension UIResponder {
  /// The keyboard is about to be shown.
  nonisolated public class var keyboardWillShowNotification: Notification.Name {
    .init("UIKeyboardWillShowNotification")
  }
  /// The keyboard was shown.
  nonisolated public class var keyboardDidShowNotification: Notification.Name { .init("UIKeyboardDidShowNotification") }
  /// The keyboard is about to be hidden.
  nonisolated public class var keyboardWillHideNotification: Notification.Name {
    .init("UIKeyboardWillHideNotification")
  }
  /// The keyboard was hidden.
  nonisolated public class var keyboardDidHideNotification: Notification.Name { .init("UIKeyboardDidHideNotification") }
  /// The keyboard's frame is about to change.
  nonisolated public class var keyboardWillChangeFrameNotification: Notification.Name {
    .init("UIKeyboardWillChangeFrameNotification")
  }
  /// The keyboard's frame has changed.
  nonisolated public class var keyboardDidChangeFrameNotification: Notification.Name {
    .init("UIKeyboardDidChangeFrameNotification")
  }
  /// Where the keyboard was, in the screen's coordinates: an `NSValue` with a `CGRect`; `as? CGRect` works, too.
  nonisolated public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// Where the keyboard will be, in the screen's coordinates: an `NSValue` with a `CGRect`; `as? CGRect` works, too.
  nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The duration of the keyboard's animation, in seconds: a `Double`.
  nonisolated public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  /// The curve of the keyboard's animation: the raw value of a ``UIView/AnimationCurve``.
  nonisolated public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  /// Whether the keyboard belongs to this application: a `Bool`.
  nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
