import Foundation

/// The values of an Info.plist that a launch uses.
struct ApplicationManifest {
  struct SceneConfiguration: Hashable {
    var name: String?
    var delegateClass: String?
    var sceneClass: String?
    var storyboard: String?
  }

  struct Scenes {
    var supportsMultipleScenes = false
    var configurations: [String: [SceneConfiguration]] = [:]
  }

  var mainStoryboard: String?
  /// `nil` for an application without scenes.
  var scenes: Scenes?
  var orientations: UIInterfaceOrientationMask?
  var padOrientations: UIInterfaceOrientationMask?
  var requiresFullScreen = false

  /// The configuration of that name; the first of the role for `nil`.
  func sceneConfiguration(_ name: String?, of role: UISceneSession.Role) -> SceneConfiguration? {
    let all = scenes?.configurations[role.rawValue] ?? []
    return name == nil ? all.first : all.first { $0.name == name }
  }

  /// The mask of a device; `nil` if the list has none.
  func orientations(of idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask? {
    idiom == .pad ? padOrientations ?? orientations : orientations
  }
}

/// Reads an ``InfoPlist``, and collects an issue for each value that can't be used (M-LAUNCH-05).
@MainActor struct ManifestReader {
  private(set) var manifest = ApplicationManifest()
  private(set) var issues: [HierarchyIssue] = []

  private static let scenesKey = "UIApplicationSceneManifest"
  private static let orientationsKey = "UISupportedInterfaceOrientations"
  private static let known = [
    "UIMainStoryboardFile", "UILaunchStoryboardName", scenesKey, orientationsKey, "UIRequiresFullScreen",
  ]
  private static let knownInScenes = [
    "UIApplicationSupportsMultipleScenes", "UISceneConfigurations", "UIApplicationSupportsTabbedSceneCollection",
  ]
  private static let knownInConfiguration = [
    "UISceneConfigurationName", "UISceneDelegateClassName", "UISceneClassName", "UISceneStoryboardFile",
  ]
  private static let roles = [
    "UIWindowSceneSessionRoleApplication", "UIWindowSceneSessionRoleExternalDisplayNonInteractive",
    "UIWindowSceneSessionRoleExternalDisplay", "CPTemplateApplicationSceneSessionRoleApplication",
    "CPTemplateApplicationDashboardSceneSessionRoleApplication",
  ]
  private static let orientations: [(name: String, mask: UIInterfaceOrientationMask)] = [
    ("UIInterfaceOrientationPortrait", .portrait),
    ("UIInterfaceOrientationPortraitUpsideDown", .portraitUpsideDown),
    ("UIInterfaceOrientationLandscapeLeft", .landscapeLeft),
    ("UIInterfaceOrientationLandscapeRight", .landscapeRight),
  ]

  init(_ info: InfoPlist) {
    if let failure = info.failure { issues.append(.unreadableInfo(failure)) }
    let values = info.values
    manifest.mainStoryboard = value("UIMainStoryboardFile", in: values, "a string")
    let _: String? = value("UILaunchStoryboardName", in: values, "a string")
    manifest.requiresFullScreen = value("UIRequiresFullScreen", in: values, "true or false") ?? false
    manifest.orientations = mask(Self.orientationsKey, in: values) ?? mask(Self.orientationsKey + "~iphone", in: values)
    manifest.padOrientations = mask(Self.orientationsKey + "~ipad", in: values)
    if let scenes: [String: Any] = value(Self.scenesKey, in: values, "a dictionary") { read(scenes: scenes) }
    for key in values.keys.sorted() where !Self.known.contains(key) {
      guard let meant = Self.known.first(where: { key.isAlmost($0) }) else { continue }
      issues.append(.wrongInfo(key, values[key], "is not a key. \(meant) is meant"))
    }
  }

  private mutating func read(scenes: [String: Any]) {
    var found = ApplicationManifest.Scenes()
    refuse(scenes, except: Self.knownInScenes, at: Self.scenesKey)
    found.supportsMultipleScenes =
      value("UIApplicationSupportsMultipleScenes", in: scenes, "true or false") ?? false
    let key = "UISceneConfigurations"
    let byRole: [String: Any] = value(key, in: scenes, "a dictionary") ?? [:]
    refuse(byRole, except: Self.roles, at: key)
    for role in byRole.keys.sorted() where Self.roles.contains(role) {
      let entries: [Any] = value(role, in: byRole, "an array") ?? []
      found.configurations[role] = entries.compactMap { configuration($0, of: role) }
    }
    manifest.scenes = found
  }

  private mutating func configuration(_ entry: Any, of role: String) -> ApplicationManifest.SceneConfiguration? {
    guard let entry = entry as? [String: Any] else {
      issues.append(.wrongInfo(role, entry, "has to be an array of dictionaries"))
      return nil
    }
    refuse(entry, except: Self.knownInConfiguration, at: role)
    return ApplicationManifest.SceneConfiguration(
      name: value("UISceneConfigurationName", in: entry, "a string"),
      delegateClass: value("UISceneDelegateClassName", in: entry, "a string"),
      sceneClass: value("UISceneClassName", in: entry, "a string"),
      storyboard: value("UISceneStoryboardFile", in: entry, "a string"))
  }

  private mutating func mask(_ key: String, in values: [String: Any]) -> UIInterfaceOrientationMask? {
    guard let names: [Any] = value(key, in: values, "an array") else { return nil }
    var mask: UIInterfaceOrientationMask = []
    for name in names {
      if let found = Self.orientations.first(where: { $0.name == name as? String }) {
        mask.formUnion(found.mask)
      } else {
        issues.append(.wrongInfo(key, name, "is no orientation; known: \(list(Self.orientations.map(\.name)))"))
      }
    }
    return mask.isEmpty ? nil : mask
  }

  private mutating func value<Value>(_ key: String, in values: [String: Any], _ kind: String) -> Value? {
    guard let found = values[key] else { return nil }
    if let value = found as? Value { return value }
    issues.append(.wrongInfo(key, found, "has to be \(kind)"))
    return nil
  }

  private mutating func refuse(_ values: [String: Any], except known: [String], at place: String) {
    for key in values.keys.sorted() where !known.contains(key) {
      issues.append(.wrongInfo(key, values[key], "is not a key of \(place); known: \(list(known))"))
    }
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

extension String {
  /// Whether the two differ in case, or in one or two letters.
  fileprivate func isAlmost(_ other: String) -> Bool {
    let (left, right) = (Array(lowercased().utf8), Array(other.lowercased().utf8))
    guard abs(left.count - right.count) <= 2 else { return false }
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, expected) in right.enumerated() {
        (diagonal, row[j + 1]) = (
          row[j + 1], Swift.min(row[j + 1] + 1, row[j] + 1, diagonal + (letter == expected ? 0 : 1))
        )
      }
    }
    return row[right.count] <= 2
  }
}
