import Foundation
import UIKit

// An application as on a device: the class is unchanged. It ends itself in place of the system, or waits for a signal.

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: HomeController()), UIViewController()]
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    print("launched: \(application.applicationState)")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    print("active: \(application.applicationState), pacing: \(UpdateCycle.main.pacing)")
  }

  func applicationWillTerminate(_ application: UIApplication) { print("terminating") }
}

class HomeController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("appeared")
    UIView.animate(
      withDuration: 0.1, animations: { self.view.alpha = 0.5 },
      completion: { _ in
        print("animated")
        guard CommandLine.arguments.contains("--wait") else { return UIApplication.shared.terminate() }
        print("waiting")
        fflush(stdout)
      })
  }
}
