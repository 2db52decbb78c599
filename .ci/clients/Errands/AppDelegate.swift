import UIKit

// An ordinary application for iOS, as it is: the plugin compiles this folder without an edit.

public class AppDelegate: UIResponder, UIApplicationDelegate {
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return true
  }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

public class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?
  public let store = ErrandStore()

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let settings = Settings()
    let screens: [UIViewController] = [
      ErrandsViewController(store: store), FocusViewController(settings: settings),
      SettingsViewController(settings: settings),
    ]
    let symbols = ["list.bullet", "timer", "gear"]
    let tabs = UITabBarController()
    tabs.viewControllers = zip(screens, symbols).map { screen, symbol in
      let navigation = UINavigationController(rootViewController: screen)
      navigation.tabBarItem = UITabBarItem(title: screen.title, image: UIImage(systemName: symbol), selectedImage: nil)
      return navigation
    }
    tabs.delegate = self
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
  }

  public func sceneDidEnterBackground(_ scene: UIScene) { store.save() }
}

extension SceneDelegate: UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    let navigation = viewController as? UINavigationController
    if navigation === tabBarController.selectedViewController { navigation?.popToRootViewController(animated: true) }
    return true
  }
}
