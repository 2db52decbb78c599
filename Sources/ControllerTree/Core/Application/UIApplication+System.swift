import Foundation

// What the system does to an application. Each is one event; what is due at the end of an event has happened when it returns.
// `move(to:)`, `UIScene.move(to:)`, `receiveMemoryWarning()` and `UIDevice.rotate(to:)` are the others.

extension UIApplication {
  /// Launches an application in this process, or in a test: the delegate is made with `init()`, the documented sequence runs in one
  /// event, and `viewDidAppear(_:)` of the first controllers has been called when this returns.
  ///
  /// ```swift
  /// let delegate = UIApplication.launch(AppDelegate.self, info: InfoPlist(contentsOf: file))
  /// ```
  ///
  /// The application retains the delegate until the stage ends, or until the next launch. A launch ends the run before it, as if its
  /// process were killed.
  /// - Parameters:
  ///   - type: The delegate's class.
  ///   - info: The application's Info.plist. Without a key for scenes or a storyboard, the delegate makes the window.
  ///   - options: Why the application is launched. With scenes, a URL, an activity and an action come with the connection.
  /// - Returns: The delegate; `nil` if the main storyboard is missing, or inside another launch.
  /// - Issues: `wrongInfo`, `missingStoryboard`, `noInitialController`, `noDelegateWindow`, `unknownClass`, `noRootAtLaunch`.
  /// - Rules: LAUNCH-01 to LAUNCH-05, LAUNCH-10.
  @discardableResult
  public static func launch<Delegate: UIResponder & UIApplicationDelegate>(
    _ type: Delegate.Type, info: InfoPlist = [:], options: [LaunchOptionsKey: Any]? = nil
  ) -> Delegate? {
    launch(info: info, options: options) { type.init(madeBy: SystemInitialization()) }
  }

  /// Launches an application whose delegate `make` makes: one that is no responder, or needs arguments. Otherwise as
  /// ``launch(_:info:options:)``.
  @discardableResult
  public static func launch<Delegate: NSObject & UIApplicationDelegate>(
    info: InfoPlist = [:], options: [LaunchOptionsKey: Any]? = nil, delegate make: @escaping @MainActor () -> Delegate
  ) -> Delegate? {
    Launch<Delegate>.perform(info, options, module: DelegateClasses.module(of: Delegate.self), make)
  }

  /// Ends the application. Its delegate is told unless it is suspended: in the background without a background task. No
  /// controller is called. A program that runs ends with status 0. Rules: LAUNCH-09, LAUNCH-12.
  public func terminate() {
    let run = ApplicationRun.current
    guard run.isRunning else { return }
    run.phase = .terminated
    if applicationState != .background || !tasks.isEmpty {
      Stage.current.cycle.turn(PublicCall("terminate()", self, .event)) {
        if let delegate {
          ApplicationDelivery.send("applicationWillTerminate(_:)", to: delegate) { $0.applicationWillTerminate(self) }
        }
        ApplicationDelivery.post(Self.willTerminateNotification, "willTerminateNotification", from: self)
      }
    }
    run.exitProcess?()
  }

  /// Another application opens `url` with this one, which leaves the background for it.
  /// - Returns: Whether the delegate has opened it.
  /// - Rules: LAUNCH-10.
  @discardableResult
  public func receive(_ url: URL, options: [OpenURLOptionsKey: Any] = [:], in scene: UIScene? = nil) -> Bool {
    IncomingWork.receive("receive(_:options:in:)", in: scene) { IncomingWork.open(url, options, in: scene) }
  }

  /// An activity continues in this application, which leaves the background for it.
  /// - Returns: Whether the delegate has continued it.
  /// - Rules: LAUNCH-10.
  @discardableResult
  public func receive(_ userActivity: NSUserActivity, in scene: UIScene? = nil) -> Bool {
    IncomingWork.receive("receive(_:in:)", in: scene) { IncomingWork.continue(userActivity, in: scene) }
  }

  /// The person chooses an entry of the icon's menu; the application leaves the background for it.
  /// - Returns: What the delegate has passed to the completion handler.
  /// - Rules: LAUNCH-10.
  @discardableResult
  @_disfavoredOverload
  public func receive(_ shortcutItem: UIApplicationShortcutItem, in scene: UIScene? = nil) -> Bool {
    IncomingWork.receive("receive(_:in:)", in: scene) { IncomingWork.perform(shortcutItem, in: scene) }
  }

  /// The person opens another scene, or one of a session whose scene was disconnected.
  ///
  /// The scene is connected, comes to the front and becomes active. A scene of a session without a scene is a new object; the
  /// application's delegate is asked for a configuration only for a new session.
  /// - Parameters:
  ///   - session: The session; `nil` for a new one.
  ///   - role: What the scene of a new session shows.
  ///   - options: Why it is opened, as at a launch.
  /// - Returns: The scene; `nil` if the application was not launched with scenes, if it has a scene and its Info.plist allows only
  ///   one, or if the session has a scene already or is closed.
  /// - Rules: LAUNCH-04, LAUNCH-13.
  @discardableResult
  @_disfavoredOverload
  public func connectScene(
    of session: UISceneSession? = nil, role: UISceneSession.Role = .windowApplication,
    options: [LaunchOptionsKey: Any] = [:]
  ) -> UIScene? {
    let run = ApplicationRun.current
    let mayConnect = run.isRunning && run.usesScenes && (run.scenes.isEmpty || supportsMultipleScenes)
    guard mayConnect, session.map({ $0.scene == nil && run.sessions.contains($0) }) ?? true else { return nil }
    var scene: UIScene?
    Activation.perform(PublicCall("connectScene(of:role:options:)", self, .event)) {
      let connection = UIScene.ConnectionOptions(system: options)
      scene = SceneConnection.connect(session ?? UISceneSession(role: role), isNew: session == nil, connection)
    }
    return scene
  }

  /// The system disconnects a scene, to free memory. Its session stays. Rules: LAUNCH-08.
  public func disconnect(_ scene: UIScene) {
    Activation.perform(PublicCall("disconnect(_:)", self, .event)) { SceneConnection.disconnect(scene) }
  }

  /// The person closes a session: its scene is disconnected, then the delegate is told. Rules: LAUNCH-08.
  @_disfavoredOverload
  public func discard(_ session: UISceneSession) {
    let run = ApplicationRun.current
    guard run.sessions.contains(session) else { return }
    Activation.perform(PublicCall("discard(_:)", self, .event)) {
      if let scene = session.scene { SceneConnection.disconnect(scene) }
      run.sessions.removeAll { $0 === session }
      guard let delegate else { return }
      ApplicationDelivery.send("application(_:didDiscardSceneSessions:)", to: delegate) {
        $0.application(self, didDiscardSceneSessions: [session])
      }
    }
  }
}
