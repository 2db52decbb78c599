import Foundation

/// The launch of an application, in one event (LAUNCH-01 to LAUNCH-05).
///
///     without scenes                           with scenes
///     storyboard: window, root                 willFinishLaunching
///     willFinishLaunching                      didFinishLaunching
///     didFinishLaunching                       didFinishLaunchingNotification
///     didFinishLaunchingNotification           a scene is connected, comes to the front and becomes active
///     storyboard: makeKeyAndVisible()
///     didBecomeActive
///
/// The end of the event brings the first layout and `viewDidAppear(_:)`.
@MainActor struct Launch<Delegate: UIApplicationDelegate> {
  typealias Options = [UIApplication.LaunchOptionsKey: Any]

  private let application = UIApplication.shared
  private let run = ApplicationRun.current
  private let options: Options?

  /// Launches the application, and returns its delegate; `nil` if the launch fails.
  static func perform(
    _ info: InfoPlist, _ options: Options?, module: String?, _ make: @escaping @MainActor () -> Delegate
  ) -> Delegate? {
    var delegate: Delegate?
    let cycle = Stage.current.cycle
    if cycle.isIdle { cycle.turn(PublicCall("end of the last run", nil, .event)) { ApplicationRun.current.kill() } }
    Activation.perform(PublicCall("launch(_:info:options:)", UIApplication.shared, .event)) {
      ApplicationRun.current.kill()
      let reader = ManifestReader(info)
      for issue in reader.issues { Diagnostics.report(issue) }
      DelegateClasses.current.module = module
      delegate = Launch(options: options).perform(reader.manifest, make)
    }
    return delegate
  }

  private init(options: Options?) { self.options = options }

  private func perform(_ manifest: ApplicationManifest, _ make: () -> Delegate) -> Delegate? {
    run.manifest = manifest
    application.state = run.usesScenes ? .background : .inactive
    InterfaceOrientations.current.prepareForLaunch()
    let delegate = make()
    run.begin(delegate)
    var window: UIWindow?
    if !run.usesScenes, let name = manifest.mainStoryboard {
      guard case .window(let made) = StoryboardWindow.make(of: .named(name), in: nil, keep(for: delegate)) else {
        run.kill()
        application.state = .active
        return nil
      }
      window = made
    }
    let opensURL = finishLaunching(delegate)
    run.phase = .running
    if let notification = options?[.remoteNotification] as? [AnyHashable: Any] {
      _ = IncomingWork.notify(delegate, notification, nil)
    }
    if run.usesScenes { connectFirstScene() } else { comeToFront(window, delegate, opensURL: opensURL) }
    InterfaceOrientations.setNeedsUpdate()
    return delegate
  }

  /// - Returns: Whether the delegate opens the URL of the options.
  private func finishLaunching(_ delegate: Delegate) -> Bool {
    let options = run.usesScenes ? LaunchReason.remaining(options) : options
    let agrees = ApplicationDelivery.send("application(_:willFinishLaunchingWithOptions:)", to: delegate) {
      $0.application(application, willFinishLaunchingWithOptions: options)
    }
    let finishes = ApplicationDelivery.send("application(_:didFinishLaunchingWithOptions:)", to: delegate) {
      $0.application(application, didFinishLaunchingWithOptions: options)
    }
    if finishes == nil {
      ApplicationDelivery.send("applicationDidFinishLaunching(_:)", to: delegate) {
        $0.applicationDidFinishLaunching(application)
      }
    }
    ApplicationDelivery.post(
      UIApplication.didFinishLaunchingNotification, "didFinishLaunchingNotification", from: application,
      userInfo: options.map { Dictionary(uniqueKeysWithValues: $0.map { (AnyHashable($0), $1) }) })
    return (agrees ?? true) && (finishes ?? true)
  }

  private func connectFirstScene() {
    let connection = UIScene.ConnectionOptions(system: options ?? [:])
    _ = SceneConnection.connect(UISceneSession(role: .windowApplication), isNew: true, connection)
  }

  private func comeToFront(_ window: UIWindow?, _ delegate: Delegate, opensURL: Bool) {
    window?.makeKeyAndVisible()
    checkRoots()
    let reason = LaunchReason(options ?? [:])
    if opensURL, let url = reason.url { _ = IncomingWork.open(url, reason.urlOptions) }
    if let activity = reason.activity { _ = IncomingWork.continue(activity) }
    if opensURL, let item = reason.shortcutItem { _ = IncomingWork.perform(item) }
    Activation.bring(application, to: .active)
  }

  /// Every visible window has a root at the end of a launch, and there is one (LAUNCH-03).
  private func checkRoots() {
    let windows = WindowList.current.visible
    let diagnostics = Stage.current.diagnostics
    if windows.isEmpty { diagnostics.report(.noRootAtLaunch(nil)) }
    for window in windows where window.rootViewController == nil { diagnostics.report(.noRootAtLaunch(window)) }
  }

  /// Gives the delegate its window. A delegate without the property does not retain it.
  private func keep(for delegate: Delegate) -> (UIWindow) -> Void {
    { window in
      delegate.window = window
      guard delegate.window !== window else { return }
      run.window = window
      Diagnostics.report(.noDelegateWindow("\(type(of: delegate))"))
    }
  }
}

/// The window that the system makes for a storyboard (LAUNCH-01, LAUNCH-04, LAUNCH-11).
@MainActor enum StoryboardWindow {
  enum Result {
    case window(UIWindow)
    case missing
  }

  /// Makes a window, hands it over with `keep`, and gives it the storyboard's initial controller, if it has one. The window is hidden.
  static func make(of choice: StoryboardChoice, in scene: UIWindowScene?, _ keep: (UIWindow) -> Void) -> Result {
    let answer = MainStoryboards.current.initialController(of: choice)
    let diagnostics = Stage.current.diagnostics
    let name =
      switch choice {
      case .named(let name): name
      case .given(let storyboard): storyboard.nameTitle ?? ""
      }
    switch answer {
    case .missing:
      diagnostics.report(.missingStoryboard(name))
      return .missing
    case .refused: return .missing
    case .controller, .withoutInitialController: break
    }
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    keep(window)
    switch answer {
    case .controller(let controller): window.rootViewController = controller
    case .withoutInitialController: diagnostics.report(.noInitialController(name))
    case .missing, .refused: break
    }
    return .window(window)
  }
}
