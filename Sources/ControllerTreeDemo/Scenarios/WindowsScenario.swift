import ControllerTree

/// An application's own window, and a temporary one above it.
struct WindowsScenario: Scenario {
  let name = "windows"
  let title = "Windows and the key window"
  let summary = """
    The delegate's window lives as long as the application. The key window is more volatile: a temporary window takes \
    that status while it is shown, and hands it back.
    """
  let extras = RecordedExtras.windows

  func play(_ story: Story) {
    let delegate = AppDelegate()
    UIApplication.shared.delegate = delegate
    story.tree("Before")

    story.step("The application makes its window and shows it") {
      let home = UIViewController(title: "Home")
      delegate.window = UIWindow()
      delegate.window?.rootViewController = home
      delegate.window?.makeKeyAndVisible()
    }

    let alertWindow = AlertWindow()
    story.step("A temporary window comes above it") {
      let alert = UIViewController(title: "Alert")
      alertWindow.windowLevel = .alert
      alertWindow.rootViewController = alert
      alertWindow.makeKeyAndVisible()
    }
    story.fact("UIApplication.shared.keyWindow === alertWindow", UIApplication.shared.keyWindow === alertWindow)
    story.fact("delegate.window === alertWindow", delegate.window === alertWindow)
    story.tree("Two windows, back to front")

    story.step("The temporary window is hidden") {
      alertWindow.isHidden = true
    }
    story.fact("UIApplication.shared.keyWindow === delegate.window", UIApplication.shared.keyWindow === delegate.window)

    story.step("The application's window gets another root") {
      let login = UIViewController(title: "Login")
      delegate.window?.rootViewController = login
    }
    story.tree("After")
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

private final class AlertWindow: UIWindow {}
