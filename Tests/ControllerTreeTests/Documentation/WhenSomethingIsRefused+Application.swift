import Foundation

@testable import ControllerTree

/// Launches and rotations that are refused, in the order of the article.
@MainActor let applicationExamples: [HierarchyIssue.Kind: @MainActor (Article) -> Void] = [
  .noRootAtLaunch: { _ in
    // example: noRootAtLaunch
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow()
        window?.makeKeyAndVisible()
        return true
      }
    }
    UIApplication.launch(AppDelegate.self)
    // end
  },
  .missingStoryboard: { _ in
    // example: missingStoryboard
    UIApplication.launch(AppDelegate.self, info: ["UIMainStoryboardFile": "Main"])
    // end
  },
  .noInitialController: { _ in
    // example: noInitialController
    UIApplication.registerStoryboard("Main") { nil }
    UIApplication.launch(AppDelegate.self, info: ["UIMainStoryboardFile": "Main"])
    // end
  },
  .unknownClass: { _ in
    // example: unknownClass
    let configuration = ["UISceneDelegateClassName": "SceneDelegat"]
    let scenes = ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]]
    UIApplication.launch(AppDelegate.self, info: ["UIApplicationSceneManifest": scenes])
    // end
  },
  .wrongInfo: { _ in
    // example: wrongInfo
    UIApplication.launch(AppDelegate.self, info: ["UIRequiresFullScreen": "sometimes"])
    // end
  },
  .noDelegateWindow: { _ in
    // example: noDelegateWindow
    class AppDelegate: UIResponder, UIApplicationDelegate {}

    UIApplication.registerStoryboard("Main") { UIViewController() }
    UIApplication.launch(AppDelegate.self, info: ["UIMainStoryboardFile": "Main"])
    // end
  },
  .noCommonOrientation: { _ in
    // example: noCommonOrientation
    UIApplication.launch(
      LandscapeDelegate.self,
      info: ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]])
    // end
  },
]

/// A delegate that is correct.
private class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard window == nil else {
      window?.rootViewController = UIViewController()
      return true
    }
    window = UIWindow()
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

private final class LandscapeController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
}

private final class LandscapeDelegate: AppDelegate {
  override func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    let root = LandscapeController()
    root.title = "Root"
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }
}
