import Foundation

/// Moves the application and its scenes between the background and the front (LAUNCH-05 to LAUNCH-07).
///
///     active     → willResignActive     → inactive
///     inactive   → didEnterBackground   → background
///     background → willEnterForeground  → inactive
///     inactive   → didBecomeActive      → active
///
/// A step of a scene: the method of its delegate, its notification; then, if the application's state follows, the method of the
/// application's delegate (without scenes only) and its notification. The application is as far in front as its foremost scene.
@MainActor final class Activation: StagePart {
  enum Step {
    case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive

    init?(from state: UIApplication.State, towards goal: UIApplication.State) {
      switch (state, goal) {
      case (.active, .active), (.inactive, .inactive), (.background, .background): return nil
      case (.active, .inactive), (.active, .background): self = .willResignActive
      case (.inactive, .background): self = .didEnterBackground
      case (.background, .inactive), (.background, .active): self = .willEnterForeground
      case (.inactive, .active): self = .didBecomeActive
      }
    }

    var start: UIApplication.State {
      switch self {
      case .willResignActive: .active
      case .didEnterBackground, .didBecomeActive: .inactive
      case .willEnterForeground: .background
      }
    }

    var end: UIApplication.State {
      switch self {
      case .willResignActive, .willEnterForeground: .inactive
      case .didEnterBackground: .background
      case .didBecomeActive: .active
      }
    }

    /// Whether the callbacks come before the change.
    var isAnnounced: Bool {
      switch self {
      case .willResignActive, .willEnterForeground: true
      case .didEnterBackground, .didBecomeActive: false
      }
    }
  }

  private var isMoving = false

  /// Moves all scenes and the application.
  static func move(_ application: UIApplication, to goal: UIApplication.State) {
    guard application.state != goal else { return }
    perform(PublicCall("move(to:)", application, .event)) {
      while let step = Step(from: application.state, towards: goal) {
        let scenes = SceneList.current.connected.filter { $0.activation.level == step.start }
        for scene in scenes where scene.isConnected && scene.activation.level == step.start { take(step, with: scene) }
        // The application has no scenes, or they were ahead of it.
        if application.state == step.start { take(step, with: nil) }
      }
    }
  }

  /// Moves one scene, and the application if its state follows.
  static func move(_ scene: UIScene, to goal: UIScene.ActivationState) {
    guard scene.activation != goal, scene.isConnected else { return }
    perform(PublicCall("move(to:)", scene, .event)) {
      guard let level = goal.level else { return SceneConnection.disconnect(scene) }
      bring(scene, to: level)
    }
  }

  /// The steps of one scene; part of a larger act.
  static func bring(_ scene: UIScene, to goal: UIApplication.State) {
    if scene.activation == .unattached { scene.activation = .background }
    while let level = scene.activation.level, let step = Step(from: level, towards: goal) { take(step, with: scene) }
  }

  /// The steps of an application without scenes; part of a larger act.
  static func bring(_ application: UIApplication, to goal: UIApplication.State) {
    while let step = Step(from: application.state, towards: goal) { take(step, with: nil) }
  }

  /// Runs an act. Callbacks within it can't move the application or a scene, so that two of them can't loop.
  static func perform(_ call: PublicCall, _ act: () -> Void) {
    let stage = Stage.current
    let activation = of(stage)
    guard !activation.isMoving else { return }
    stage.cycle.turn(call) {
      activation.isMoving = true
      defer { activation.isMoving = false }
      act()
    }
  }

  private static func take(_ step: Step, with scene: UIScene?) {
    let application = UIApplication.shared
    let isFollowed = scene.map { follows(step, $0, application) } ?? true
    func change() {
      scene?.activation = step.end.activation
      if isFollowed { application.state = step.end }
    }
    if !step.isAnnounced { change() }
    if let scene { announce(step, of: scene) }
    if isFollowed { announce(step, of: application) }
    if step.isAnnounced { change() }
  }

  /// Whether the application takes the step with `scene`: the first scene that comes to the front, the last that leaves it.
  private static func follows(_ step: Step, _ scene: UIScene, _ application: UIApplication) -> Bool {
    guard application.state == step.start else { return false }
    let others = SceneList.current.connected.filter { $0 !== scene }.compactMap(\.activation.level)
    switch step {
    case .willResignActive: return !others.contains(.active)
    case .didEnterBackground: return !others.contains(.active) && !others.contains(.inactive)
    case .willEnterForeground, .didBecomeActive: return true
    }
  }

  private static func announce(_ step: Step, of scene: UIScene) {
    if step == .didEnterBackground { askForRestorationActivity(of: scene) }
    if let delegate = scene.delegate {
      switch step {
      case .willResignActive:
        ApplicationDelivery.send("sceneWillResignActive(_:)", to: delegate) { $0.sceneWillResignActive(scene) }
      case .didEnterBackground:
        ApplicationDelivery.send("sceneDidEnterBackground(_:)", to: delegate) { $0.sceneDidEnterBackground(scene) }
      case .willEnterForeground:
        ApplicationDelivery.send("sceneWillEnterForeground(_:)", to: delegate) { $0.sceneWillEnterForeground(scene) }
      case .didBecomeActive:
        ApplicationDelivery.send("sceneDidBecomeActive(_:)", to: delegate) { $0.sceneDidBecomeActive(scene) }
      }
    }
    switch step {
    case .willResignActive:
      ApplicationDelivery.post(UIScene.willDeactivateNotification, "willDeactivateNotification", from: scene)
    case .didEnterBackground:
      ApplicationDelivery.post(UIScene.didEnterBackgroundNotification, "didEnterBackgroundNotification", from: scene)
    case .willEnterForeground:
      ApplicationDelivery.post(UIScene.willEnterForegroundNotification, "willEnterForegroundNotification", from: scene)
    case .didBecomeActive:
      ApplicationDelivery.post(UIScene.didActivateNotification, "didActivateNotification", from: scene)
    }
  }

  private static func announce(_ step: Step, of application: UIApplication) {
    if let delegate = application.delegate, !ApplicationRun.current.usesScenes {
      switch step {
      case .willResignActive:
        ApplicationDelivery.send("applicationWillResignActive(_:)", to: delegate) {
          $0.applicationWillResignActive(application)
        }
      case .didEnterBackground:
        ApplicationDelivery.send("applicationDidEnterBackground(_:)", to: delegate) {
          $0.applicationDidEnterBackground(application)
        }
      case .willEnterForeground:
        ApplicationDelivery.send("applicationWillEnterForeground(_:)", to: delegate) {
          $0.applicationWillEnterForeground(application)
        }
      case .didBecomeActive:
        ApplicationDelivery.send("applicationDidBecomeActive(_:)", to: delegate) {
          $0.applicationDidBecomeActive(application)
        }
      }
    }
    let (name, text): (Notification.Name, StaticString) =
      switch step {
      case .willResignActive: (UIApplication.willResignActiveNotification, "willResignActiveNotification")
      case .didEnterBackground: (UIApplication.didEnterBackgroundNotification, "didEnterBackgroundNotification")
      case .willEnterForeground: (UIApplication.willEnterForegroundNotification, "willEnterForegroundNotification")
      case .didBecomeActive: (UIApplication.didBecomeActiveNotification, "didBecomeActiveNotification")
      }
    ApplicationDelivery.post(name, text, from: application)
  }

  /// The session keeps the activity for its next scene (LAUNCH-08).
  private static func askForRestorationActivity(of scene: UIScene) {
    guard let delegate = scene.delegate else { return }
    let answer = ApplicationDelivery.send("stateRestorationActivity(for:)", to: delegate) {
      $0.stateRestorationActivity(for: scene)
    }
    if let answer { scene.session.stateRestorationActivity = answer }
  }
}

extension UIScene.ActivationState {
  /// The state of an application that has only this scene; `nil` for an unattached one.
  fileprivate var level: UIApplication.State? {
    switch self {
    case .unattached: nil
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background: .background
    }
  }
}

extension UIApplication.State {
  fileprivate var activation: UIScene.ActivationState {
    switch self {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
}
