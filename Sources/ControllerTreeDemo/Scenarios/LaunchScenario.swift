import ControllerTree
import Foundation

/// The launch of a founding document, with a main storyboard and without one.
struct LaunchScenario: Scenario {
  let name = "launch"
  let title = "The launch of an application"
  let summary = """
    With a main storyboard the system makes the window, sets the delegate's window and the root, calls \
    didFinishLaunchingWithOptions and then makeKeyAndVisible(), which loads the root's view. Without one the delegate does it all.
    """
  let extras: RecordedExtras = [.windows, .application]

  @available(*, deprecated, message: "Written in Swift 2's spellings.")
  func play(_ story: Story) {
    story.tree("Before")
    UIApplication.registerStoryboard("Main") { UIViewController(title: "Initial") }
    story.step("With a main storyboard: Info.plist has UIMainStoryboardFile") {
      UIApplication.launch(StoryboardAppDelegate.self, info: ["UIMainStoryboardFile": "Main"])
    }
    story.fact("UIApplication.shared.keyWindow == delegate.window", isKeyWindowOfDelegate)
    story.tree("After the launch")

    story.step("Without a storyboard: the delegate makes the window and its root") {
      UIApplication.launch(CodeAppDelegate.self)
    }
    story.fact("UIApplication.shared.keyWindow == delegate.window", isKeyWindowOfDelegate)

    story.step("A tab bar controller as the window's root") {
      UIApplication.launch(TabBarAppDelegate.self)
    }
    story.tree("After the launch")
  }

  private var isKeyWindowOfDelegate: Bool {
    UIApplication.shared.keyWindow === UIApplication.shared.delegate?.window
  }
}

private final class StoryboardAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

@available(*, deprecated, message: "Written in Swift 2's spellings.")
private final class CodeAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    application: UIApplication, didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?
  ) -> Bool {
    self.window = UIWindow(frame: UIScreen.mainScreen().bounds)
    self.window!.backgroundColor = UIColor.whiteColor()
    self.window!.rootViewController = UIViewController(title: "Root")
    self.window!.makeKeyAndVisible()
    return true
  }
}

private final class TabBarAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabBarController = UITabBarController(title: "Tabs")
    tabBarController.viewControllers = [UIViewController(title: "First"), UIViewController(title: "Second")]
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabBarController
    window?.makeKeyAndVisible()
    return true
  }
}
