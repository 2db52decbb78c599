import Foundation

/// Connects and disconnects the scenes of sessions (LAUNCH-04, LAUNCH-08).
@MainActor enum SceneConnection {
  /// Connects a scene of a session: it is made with its delegate and its storyboard's window, comes to the front and becomes active.
  /// - Parameter isNew: Whether the session has had no scene; only then is the application's delegate asked for its configuration.
  static func connect(_ session: UISceneSession, isNew: Bool, _ options: UIScene.ConnectionOptions) -> UIScene {
    let run = ApplicationRun.current
    if isNew {
      run.sessions.append(session)
      configure(session, options)
    }
    let sceneType = session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = sceneType.init(session: session, connectionOptions: options)
    run.add(scene)
    ApplicationDelivery.post(UIScene.willConnectNotification, "willConnectNotification", from: scene)
    scene.delegate = makeDelegate(of: scene)
    let window = storyboardWindow(of: scene)
    if let delegate = scene.delegate {
      ApplicationDelivery.send("scene(_:willConnectTo:options:)", to: delegate) {
        $0.scene(scene, willConnectTo: session, options: options)
      }
      if let activity = session.stateRestorationActivity {
        ApplicationDelivery.send("scene(_:restoreInteractionStateWith:)", to: delegate) {
          $0.scene(scene, restoreInteractionStateWith: activity)
        }
      }
    }
    window?.makeKeyAndVisible()
    if scene.isConnected { Activation.bring(scene, to: .active) }
    return scene
  }

  private static func configure(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
    let application = UIApplication.shared
    guard let delegate = application.delegate else { return }
    let answer = ApplicationDelivery.send(
      "application(_:configurationForConnecting:options:)", to: delegate
    ) { $0.application(application, configurationForConnecting: session, options: options) }
    if let answer { session.configuration = answer }
  }

  private static func makeDelegate(of scene: UIScene) -> (any UISceneDelegate)? {
    let configuration = scene.session.configuration
    let diagnostics = Stage.current.diagnostics
    if let type = configuration.delegateClass {
      if let delegate = DelegateClasses.current.make(type) as? any UISceneDelegate { return delegate }
      diagnostics.report(.unknownClass("\(type)", "a UIResponder and a UISceneDelegate"))
    } else if let name = configuration.delegateName {
      diagnostics.report(.unknownClass(name, "the delegate of \(scene.hierarchyName)"))
    } else if let name = configuration.name {
      let known = ApplicationRun.current.manifest.scenes?.configurations[configuration.role.rawValue] ?? []
      if !known.contains(where: { $0.name == name }) {
        diagnostics.report(.unknownSceneConfiguration(name, of: configuration.role, known: known.compactMap(\.name)))
      }
    }
    return nil
  }

  private static func storyboardWindow(of scene: UIScene) -> UIWindow? {
    guard let choice = scene.session.configuration.storyboardChoice, let windowScene = scene as? UIWindowScene else {
      return nil
    }
    let run = ApplicationRun.current
    let result = StoryboardWindow.make(of: choice, in: windowScene) { window in
      if let delegate = scene.delegate as? any UIWindowSceneDelegate {
        delegate.window = window
        if delegate.window === window { return }
      }
      run.window = window
      Diagnostics.report(
        .noDelegateWindow(scene.delegate.map { "\(type(of: $0))" } ?? "\(scene.hierarchyName)"))
    }
    if case .window(let window) = result { return window }
    return nil
  }

  /// Disconnects a scene: it goes to the background, its delegate is told, its windows leave it (LAUNCH-08).
  static func disconnect(_ scene: UIScene) {
    guard scene.isConnected else { return }
    Activation.bring(scene, to: .background)
    guard scene.isConnected else { return }
    scene.activation = .unattached
    if let delegate = scene.delegate {
      ApplicationDelivery.send("sceneDidDisconnect(_:)", to: delegate) { $0.sceneDidDisconnect(scene) }
    }
    ApplicationDelivery.post(UIScene.didDisconnectNotification, "didDisconnectNotification", from: scene)
    let windows = WindowList.current.allWindows.filter { $0.windowScene === scene }
    // Until the end of the turn, which brings viewDidDisappear.
    Stage.current.cycle.enqueue(ClosureWork { withExtendedLifetime(windows) {} }, in: .coordinators)
    for window in windows where window.windowScene === scene {
      // A hidden window leaves the list of windows that the stage retains.
      window.isHidden = true
      window.windowScene = nil
    }
    scene.connection = .disconnected
    scene.session.scene = nil
    scene.delegate = nil
    ApplicationRun.current.remove(scene)
  }
}
