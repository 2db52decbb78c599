import Foundation

extension HierarchyIssue.Kind {
  /// An application has launched, and no window shows a root controller.
  public static let noRootAtLaunch = Self(
    "noRootAtLaunch", .notice, rule: "M-LAUNCH-01",
    advice: "Make a window with a rootViewController in didFinishLaunchingWithOptions, and show it.",
    uikitText: "Application windows are expected to have a root view controller at the end of application launch")
  /// No storyboard has the name in the Info.plist.
  public static let missingStoryboard = Self(
    "missingStoryboard", .error, rule: "M-LAUNCH-02",
    advice: "Register the storyboard, or correct its name in the Info.plist.")
  /// The main storyboard has no initial controller.
  public static let noInitialController = Self(
    "noInitialController", .warning, rule: "M-LAUNCH-03",
    advice: "Mark one controller as the storyboard's initial one.")
  /// No class with a name in the Info.plist is known.
  public static let unknownClass = Self(
    "unknownClass", .error, rule: "M-LAUNCH-04",
    advice: "Correct the name, or register the class with UIApplication.register(_:as:).")
  /// The Info.plist has a value that can't be used.
  public static let wrongInfo = Self(
    "wrongInfo", .warning, rule: "M-LAUNCH-05",
    advice: "Correct the Info.plist.")
  /// The delegate has no property for the window of the main storyboard.
  public static let noDelegateWindow = Self(
    "noDelegateWindow", .warning, rule: "M-LAUNCH-06",
    advice: "Declare `var window: UIWindow?` in the delegate.",
    uikitText: "The app delegate must implement the window property if it wants to use a main storyboard file.")
  /// The application and the controller have no orientation in common.
  public static let noCommonOrientation = Self(
    "noCommonOrientation", .error, rule: "M-ROT-01",
    advice: "Let supportedInterfaceOrientations contain an orientation of the application.")
}

extension HierarchyIssue {
  static func unreadableInfo(_ message: String) -> Self { Self(.wrongInfo, message) }

  /// - Parameter problem: What is wrong, with what is known.
  static func wrongInfo(_ key: String, _ value: Any?, _ problem: String) -> Self {
    Self(.wrongInfo, "The Info.plist has \(value.map(text) ?? "no value") for \(key), which \(problem).")
  }

  static func unknownHost(_ name: String, _ variable: String, known: [String]) -> Self {
    Self(.wrongInfo, "\(variable) is \"\(name)\", which names no device; known: \(known.joined(separator: ", ")).")
  }

  @MainActor static func unknownSceneConfiguration(
    _ name: String, of role: UISceneSession.Role, known: [String]
  ) -> Self {
    Self(
      .wrongInfo,
      "The Info.plist has no scene configuration \"\(name)\" of \(role.rawValue); known: "
        + (known.isEmpty ? "none" : known.joined(separator: ", ")) + ".",
      uikitText: "Info.plist contained no UIScene configuration dictionary (looking for configuration named "
        + "\"\(name)\")")
  }

  /// - Parameter isDelegate: Whether it is the application's delegate, of which UIKit's message is known.
  @MainActor static func unknownClass(_ name: String, _ purpose: String, isDelegate: Bool = false) -> Self {
    let known = DelegateClasses.current.names
    return Self(
      .unknownClass,
      "No class \(name) is known, which should be \(purpose); registered: "
        + (known.isEmpty ? "none" : known.joined(separator: ", ")) + ".",
      uikitText: isDelegate
        ? "Unable to instantiate the UIApplication delegate instance. No class named \(name) is loaded." : nil)
  }

  @MainActor static func missingStoryboard(_ name: String) -> Self {
    let known = MainStoryboards.current.names
    return Self(
      .missingStoryboard,
      "There is no storyboard \"\(name)\"; registered: \(known.isEmpty ? "none" : known.joined(separator: ", ")).",
      uikitText: "Could not find a storyboard named '\(name)' in bundle …")
  }

  static func noInitialController(_ name: String) -> Self {
    Self(
      .noInitialController, "The storyboard \"\(name)\" has no initial controller; the window has no root.",
      uikitText: "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps the "
        + "designated entry point is not set?")
  }

  /// - Parameter window: A visible window without a root; `nil` if there is no visible window.
  @MainActor static func noRootAtLaunch(_ window: UIWindow?) -> Self {
    guard let window = window?.hierarchyName else {
      return Self(.noRootAtLaunch, "The application has launched and shows no window.")
    }
    return Self(
      .noRootAtLaunch, "The application has launched, and \(window) has no root controller.", objects: [window])
  }

  @MainActor static func noDelegateWindow(_ delegate: String) -> Self {
    Self(
      .noDelegateWindow,
      "\(delegate) has no property `window`, so the application retains the window of its storyboard itself.")
  }

  private static func text(_ value: Any) -> String {
    switch value {
    case let value as String: "\"\(value)\""
    case let value as [String: Any]: "a dictionary of \(value.count) entries"
    case let value as [Any]: "an array of \(value.count) elements"
    default: "\(value)"
    }
  }
}
