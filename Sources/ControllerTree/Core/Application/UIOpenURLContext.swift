import Foundation

/// A URL that a scene is to open, with its options. Rules: LAUNCH-10.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// Where the URL comes from.
  public let options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions) {
    self.url = url
    self.options = options
    super.init()
  }
}

extension UIScene {
  /// Where a URL comes from, and how to open it.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The bundle identifier of the application that opens the URL; `nil` if it is unknown.
    public let sourceApplication: String?
    /// A value that the other application has added.
    public let annotation: Any?
    /// Whether to open the file in its place, without a copy.
    public let openInPlace: Bool

    init(_ options: [UIApplication.OpenURLOptionsKey: Any]) {
      sourceApplication = options[.sourceApplication] as? String
      annotation = options[.annotation]
      openInPlace = options[.openInPlace] as? Bool ?? false
      super.init()
    }
  }

  /// The options of ``UIScene/open(_:options:completionHandler:)``.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Open only links that belong to an application.
    open var universalLinksOnly = false
  }
}

extension UIApplication {
  /// How a URL comes to the application.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's text.
    public var rawValue: String
    /// An option from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bundle identifier of the application that opens the URL: a `String`.
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What the other application passes on.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether to open the file in its place: a `Bool`.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Why the application was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public var rawValue: String
    /// A key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// To open a `URL`.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The bundle identifier of the application that opens the URL: a `String`.
    public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A value that the other application has added to the URL.
    public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// To perform the action of a ``UIApplicationShortcutItem``.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// To continue an activity: a dictionary that has the `NSUserActivity` under `UIApplicationLaunchOptionsUserActivityKey`.
    public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity: a `String`.
    public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// Because of a notification from a server: its dictionary.
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// Because the device has moved: a `Bool`.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// Because of a notification that the application had scheduled.
    public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// To restore managers of Bluetooth devices: an array of their identifiers.
    public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// To restore managers of Bluetooth services: an array of their identifiers.
    public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  }
}
