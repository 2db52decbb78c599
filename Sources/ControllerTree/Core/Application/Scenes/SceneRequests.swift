import Foundation

/// A request to show a scene.
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: NSObject {
  /// The session to show; `nil` for a new one.
  public let session: UISceneSession?
  /// What a new session shows.
  public let role: UISceneSession.Role
  /// The activity that the scene continues.
  open var userActivity: NSUserActivity?
  /// How the scene is shown.
  open var options: UIScene.ActivationRequestOptions?

  /// A request for a new session.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (session, self.role, self.userActivity, self.options) = (nil, role, userActivity, options)
    super.init()
  }

  /// A request for a session.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.session, role, self.userActivity, self.options) = (session, session.role, userActivity, options)
    super.init()
  }
}

extension UIScene {
  /// How a scene is shown that code asks for.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene whose code asks. The library never reads it.
    open var requestingScene: UIScene?
  }
}

/// How a session ends that code closes.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// How the windows of a session go that code closes.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation of the windows. The library never reads it.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
  /// The animation of windows whose session ends.
  public enum DismissalAnimation: Int, Hashable, Sendable {
    /// As after the user has closed them.
    case standard = 1
    /// The work in them is done.
    case commit
    /// The work in them is given up.
    case decline
  }
}

extension UIApplication {
  /// Asks the system to show a scene: of a new session for `nil`, else the session's, which is connected if it has none.
  ///
  /// The system answers in an event of its own, as soon as time passes. A scene that is connected gets the activity by
  /// `scene(_:continue:)`, any other by the options of its connection.
  /// - Parameters:
  ///   - sceneSession: The session.
  ///   - userActivity: What the scene is to show.
  ///   - options: How the scene is shown.
  ///   - errorHandler: Gets a ``UISceneError`` if the request is refused.
  /// - Rules: LAUNCH-21.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    let request =
      sceneSession.map { UISceneSessionActivationRequest(session: $0, userActivity: userActivity, options: options) }
      ?? UISceneSessionActivationRequest(userActivity: userActivity, options: options)
    activateSceneSession(for: request, errorHandler: errorHandler)
  }

  /// Asks the system to show a scene. Otherwise as ``requestSceneSessionActivation(_:userActivity:options:errorHandler:)``.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    answerLater { [self] in
      if let refusal = show(request) { errorHandler?(refusal) }
    }
  }

  /// Asks the system to close a session: its scene is disconnected, then the delegate is told. The system answers in an event of its
  /// own, as soon as time passes. Rules: LAUNCH-21, LAUNCH-08.
  /// - Parameters:
  ///   - sceneSession: The session.
  ///   - options: How its windows go.
  ///   - errorHandler: Gets a ``UISceneError`` if the session is closed already.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    answerLater { [self] in
      if openSessions.contains(sceneSession) { return discard(sceneSession) }
      errorHandler?(UISceneError(.requestDenied, "The session is closed."))
    }
  }

  /// Does nothing: no picture of the scene is shown anywhere.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  private func answerLater(_ answer: @escaping @MainActor () -> Void) {
    let cycle = Stage.current.cycle
    _ = cycle.schedule(after: .zero, role: .watch) { _ in answer() }
  }

  /// - Returns: Why the scene is not shown.
  private func show(_ request: UISceneSessionActivationRequest) -> UISceneError? {
    let run = ApplicationRun.current
    if let scene = request.session?.scene, run.scenes.contains(where: { $0 === scene }) {
      Activation.perform(PublicCall("activateSceneSession(for:errorHandler:)", self, .event)) {
        if scene.activationState == .background { Activation.bring(scene, to: .inactive) }
        if let activity = request.userActivity { _ = IncomingWork.continue(activity, in: scene) }
        Activation.bring(scene, to: .active)
      }
      return nil
    }
    var options: [LaunchOptionsKey: Any] = [:]
    if let activity = request.userActivity {
      options[.userActivityDictionary] = ["UIApplicationLaunchOptionsUserActivityKey": activity]
    }
    guard connectScene(of: request.session, role: request.role, options: options) == nil else { return nil }
    let isOnlyOne = run.usesScenes && !run.scenes.isEmpty && !supportsMultipleScenes
    return isOnlyOne
      ? UISceneError(.multipleScenesNotSupported, "The application does not support several scenes at a time.")
      : UISceneError(.requestDenied, "The application does not use scenes, or the session is closed.")
  }
}
