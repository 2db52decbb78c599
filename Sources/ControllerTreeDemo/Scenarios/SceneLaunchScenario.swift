import ControllerTree

/// An application with scenes: its launch, a second scene, and a scene that the person closes.
struct SceneLaunchScenario: Scenario {
  let name = "launch-scenes"
  let title = "The launch of an application with scenes"
  let summary = """
    Each scene has a delegate and a window of its own. The scene's delegate is told of the front and the background, the \
    application's delegate is not; the notifications of both are posted.
    """
  let extras: RecordedExtras = [.windows, .application]

  func play(_ story: Story) {
    let info: InfoPlist = ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]]
    story.step("The application is launched") {
      UIApplication.launch(AppDelegate.self, info: info)
    }
    story.tree("After the launch")

    let application = UIApplication.shared
    story.step("The person opens a second window") {
      application.connectScene()
    }
    story.fact("application.connectedScenes.count", application.connectedScenes.count)

    story.step("The person closes it") {
      let second = application.connectedScenes.first { $0.session.persistentIdentifier.hasSuffix("2") }
      if let second { application.discard(second.session) }
    }
    story.fact("application.openSessions.count", application.openSessions.count)
    story.tree("After")
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController(title: "Root")
    window?.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}
  func sceneDidDisconnect(_ scene: UIScene) {}
}
