import ControllerTree

/// The background, an interruption, a rotation, low memory and the end.
struct LifecycleScenario: Scenario {
  let name = "lifecycle"
  let title = "The background and back"
  let summary = """
    The system moves the application to the background and back in two steps each. No controller appears or disappears \
    meanwhile; a rotation and low memory reach the controllers.
    """
  let extras = RecordedExtras.application

  func play(_ story: Story) {
    UIApplication.launch(AppDelegate.self)
    let application = UIApplication.shared
    story.tree("After the launch")

    story.step("The person goes to the home screen") { application.move(to: .background) }
    story.step("The person comes back") { application.move(to: .active) }
    story.step("A call comes in") { application.move(to: .inactive) }
    story.step("The call is over") { application.move(to: .active) }
    story.step("The device is turned") { UIDevice.current.rotate(to: .landscapeLeft) }
    story.step("Memory is low") { application.receiveMemoryWarning() }
    story.tree("On its side")
    story.step("The application is ended") { application.terminate() }
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController(title: "Root")
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func applicationWillEnterForeground(_ application: UIApplication) {}
  func applicationWillTerminate(_ application: UIApplication) {}
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
