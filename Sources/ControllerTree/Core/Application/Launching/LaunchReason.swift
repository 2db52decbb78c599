import Foundation

/// Why an application is launched: to open a URL, to continue an activity, to perform an action of the icon's menu (LAUNCH-10).
@MainActor struct LaunchReason {
  private(set) var url: URL?
  private(set) var urlOptions: [UIApplication.OpenURLOptionsKey: Any] = [:]
  private(set) var activity: NSUserActivity?
  private(set) var shortcutItem: UIApplicationShortcutItem?

  private static let keys: [UIApplication.LaunchOptionsKey] = [
    .url, .sourceApplication, .annotation, .userActivityDictionary, .userActivityType, .shortcutItem,
  ]

  init(_ options: [UIApplication.LaunchOptionsKey: Any]) {
    url = options[.url] as? URL
    urlOptions[.sourceApplication] = options[.sourceApplication]
    urlOptions[.annotation] = options[.annotation]
    let activities = options[.userActivityDictionary] as? [AnyHashable: Any]
    activity = activities?.values.lazy.compactMap { $0 as? NSUserActivity }.first
    shortcutItem = options[.shortcutItem] as? UIApplicationShortcutItem
  }

  /// The options that the application's delegate gets: with scenes, those above come with the connection only.
  static func remaining(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> [UIApplication.LaunchOptionsKey: Any]? {
    let rest = options?.filter { !keys.contains($0.key) } ?? [:]
    return rest.isEmpty ? nil : rest
  }
}
