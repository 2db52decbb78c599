// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ControllerTree

// Names that UIKit had in Swift 2, for code written then.

/// The former spelling of `UIApplication.LaunchOptionsKey`.
@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

/// The former spelling of `UIApplication.OpenURLOptionsKey`.
@available(*, deprecated, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey

/// The former spelling of `UIApplication.State`.
@available(*, deprecated, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State

extension UIApplication {
  /// The former spelling of `shared`.
  @available(*, deprecated, renamed: "shared")
  public class func sharedApplication() -> UIApplication { shared }
}

/// The former spelling of `UIDevice.current.userInterfaceIdiom`.
@available(*, deprecated, renamed: "UIDevice.current.userInterfaceIdiom")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
