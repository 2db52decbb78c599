/// One run of an application on a stage, from its launch to its end. It retains what the system retains on a device.
@MainActor final class ApplicationRun: StagePart, EndingPart {
  enum Phase {
    /// No delegate was launched: the application has windows and notifications, and no sequence.
    case notLaunched
    case launching
    case running
    case terminated
  }

  var phase = Phase.notLaunched
  var manifest = ApplicationManifest()
  /// The application's delegate, which the application refers to weakly.
  private(set) var delegate: (any UIApplicationDelegate)?
  /// The window of a storyboard, if the delegate does not retain it.
  var window: UIWindow?
  /// The connected scenes that the system has made.
  private(set) var scenes: [UIScene] = []
  var sessions: [UISceneSession] = []
  /// Ends the process after the application has been terminated; `nil` in a test.
  var exitProcess: (@MainActor () -> Void)?

  /// Whether the delegates of scenes are called in place of the application's (LAUNCH-05).
  var usesScenes: Bool { manifest.scenes != nil }

  var isRunning: Bool {
    switch phase {
    case .launching, .running: true
    case .notLaunched, .terminated: false
    }
  }

  func begin(_ delegate: any UIApplicationDelegate) {
    phase = .launching
    self.delegate = delegate
    UIApplication.shared.delegate = delegate
  }

  func add(_ scene: UIScene) { scenes.append(scene) }

  func remove(_ scene: UIScene) { scenes.removeAll { $0 === scene } }

  /// Ends a run without callbacks to delegates, as if the process were killed. Windows that are still shown are hidden.
  func kill() {
    guard phase != .notLaunched else { return }
    let windows = WindowList.current.visible
    for window in windows { window.isHidden = true }
    for scene in scenes { scene.connection = .disconnected }
    drop()
    manifest = ApplicationManifest()
  }

  func stageEnds() { drop() }

  private func drop() {
    if phase != .notLaunched {
      let application = UIApplication.shared
      (application.tasks, application.background, application.dataProtection) = (
        BackgroundTasks(), BackgroundWork(), .unlocked
      )
    }
    phase = .notLaunched
    // A scene's delegate retains its window, which retains the scene.
    for scene in scenes { scene.delegate = nil }
    (scenes, sessions, window, delegate) = ([], [], nil, nil)
  }
}
