import Foundation

/// The information property list of an application, from a file, a bundle or a dictionary.
///
/// ```swift
/// UIApplication.launch(AppDelegate.self, info: InfoPlist(contentsOf: file))
/// UIApplication.launch(AppDelegate.self, info: ["UIMainStoryboardFile": "Main"])
/// ```
///
/// A launch reads these keys; `$(PRODUCT_MODULE_NAME)` in the name of a class stands for the module of the application's delegate:
///
/// | key | value |
/// | --- | --- |
/// | `UIMainStoryboardFile` | the storyboard of a launch without scenes |
/// | `UILaunchStoryboardName` | kept; nothing shows it |
/// | `UIApplicationSceneManifest` | `UIApplicationSupportsMultipleScenes`, and by role `UISceneConfigurations`: dictionaries of `UISceneConfigurationName`, `UISceneDelegateClassName`, `UISceneClassName`, `UISceneStoryboardFile` |
/// | `UISupportedInterfaceOrientations`, with `~ipad` or `~iphone` | the orientations of the application |
/// | `UIRequiresFullScreen` | whether the application fills a tablet's screen |
///
/// A wrong value is reported by the launch as `wrongInfo` and ignored. Rules: M-LAUNCH-05.
public struct InfoPlist: ExpressibleByDictionaryLiteral {
  let values: [String: Any]
  /// Why there are no values.
  let failure: String?

  /// A list of these values.
  public init(_ values: [String: Any]) {
    self.values = values
    failure = nil
  }

  /// A list of these values.
  public init(dictionaryLiteral elements: (String, Any)...) {
    self.init(Dictionary(elements) { $1 })
  }

  /// The list in a file, as XML or in binary form. If it can't be read, the launch reports it and goes on without values.
  public init(contentsOf file: URL) {
    do {
      let content = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
      values = content as? [String: Any] ?? [:]
      failure = content is [String: Any] ? nil : "The property list \(file.path) is not a dictionary."
    } catch {
      values = [:]
      failure = "The property list \(file.path) can't be read: \(error.localizedDescription)"
    }
  }

  /// The list of a bundle.
  public init(bundle: Bundle) { self.init(bundle.infoDictionary ?? [:]) }

  /// The list of the running program: the file that the environment variable `CONTROLLERTREE_INFO_PLIST` names, else `Info.plist`
  /// beside the executable, else that of the main bundle.
  public static var ofProcess: InfoPlist {
    if let path = ProcessInfo.processInfo.environment["CONTROLLERTREE_INFO_PLIST"] {
      return InfoPlist(contentsOf: URL(fileURLWithPath: path))
    }
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    if let file = folder?.appendingPathComponent("Info.plist"), FileManager.default.fileExists(atPath: file.path) {
      return InfoPlist(contentsOf: file)
    }
    return InfoPlist(bundle: .main)
  }
}
