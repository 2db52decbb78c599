import Foundation

/// Passes URLs, activities and actions of the icon's menu to the delegate that handles them (LAUNCH-10): the front-most scene's with
/// scenes, else the application's.
@MainActor enum IncomingWork {
  /// Runs `work` with the application in front: it leaves the background before, and is active afterwards.
  static func receive(_ call: StaticString, in scene: UIScene?, _ work: () -> Bool) -> Bool {
    let application = UIApplication.shared
    guard ApplicationRun.current.isRunning else { return false }
    var isHandled = false
    Activation.perform(PublicCall(call, application, .event)) {
      if let scene = scene ?? target, scene.isConnected {
        if scene.activation == .background { Activation.bring(scene, to: .inactive) }
        isHandled = work()
        Activation.bring(scene, to: .active)
      } else {
        if application.state == .background { Activation.bring(application, to: .inactive) }
        isHandled = work()
        Activation.bring(application, to: .active)
      }
    }
    return isHandled
  }

  /// The scene that gets what comes: the last one of those that are furthest in front.
  static var target: UIScene? {
    let scenes = ApplicationRun.current.scenes
    return scenes.last { $0.activation == .foregroundActive } ?? scenes.last { $0.activation == .foregroundInactive }
      ?? scenes.last
  }

  static func open(
    _ url: URL, _ options: [UIApplication.OpenURLOptionsKey: Any], in scene: UIScene? = nil
  ) -> Bool {
    let application = UIApplication.shared
    if ApplicationRun.current.usesScenes {
      guard let scene = scene ?? target, let delegate = scene.delegate else { return false }
      let context = UIOpenURLContext(url: url, options: UIScene.OpenURLOptions(options))
      return ApplicationDelivery.send("scene(_:openURLContexts:)", to: delegate) {
        $0.scene(scene, openURLContexts: [context])
      } != nil
    }
    guard let delegate = application.delegate else { return false }
    let answer = ApplicationDelivery.send("application(_:open:options:)", to: delegate) {
      $0.application(application, open: url, options: options)
    }
    return answer ?? openInFormerWay(url, options, with: delegate)
  }

  /// The methods of former systems, of which the newest one that the delegate implements is called (LAUNCH-10).
  private static func openInFormerWay(
    _ url: URL, _ options: [UIApplication.OpenURLOptionsKey: Any], with delegate: any UIApplicationDelegate
  ) -> Bool {
    let application = UIApplication.shared
    let answer = ApplicationDelivery.send("application(_:open:sourceApplication:annotation:)", to: delegate) {
      $0.application(
        application, open: url, sourceApplication: options[.sourceApplication] as? String,
        annotation: options[.annotation] ?? NSNull())
    }
    return answer ?? ApplicationDelivery.send("application(_:handleOpen:)", to: delegate) {
      $0.application(application, handleOpen: url)
    } ?? false
  }

  /// Passes a remote notification to the delegate, in front or in the background (LAUNCH-16).
  /// - Returns: Whether the delegate implements the method.
  static func notify(
    _ delegate: any UIApplicationDelegate, _ userInfo: [AnyHashable: Any],
    _ completion: (@MainActor (UIBackgroundFetchResult) -> Void)?
  ) -> Bool {
    let answer = LateAnswer(completion)
    return ApplicationDelivery.send(
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)", to: delegate
    ) {
      $0.application(.shared, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: { answer.give($0) })
    } != nil
  }

  static func `continue`(_ activity: NSUserActivity, in scene: UIScene? = nil) -> Bool {
    let application = UIApplication.shared
    let type = activity.activityType
    if ApplicationRun.current.usesScenes {
      guard let scene = scene ?? target, let delegate = scene.delegate else { return false }
      ApplicationDelivery.send("scene(_:willContinueUserActivityWithType:)", to: delegate) {
        $0.scene(scene, willContinueUserActivityWithType: type)
      }
      return ApplicationDelivery.send("scene(_:continue:)", to: delegate) { $0.scene(scene, continue: activity) }
        != nil
    }
    guard let delegate = application.delegate else { return false }
    ApplicationDelivery.send("application(_:willContinueUserActivityWithType:)", to: delegate) {
      $0.application(application, willContinueUserActivityWithType: type)
    }
    return ApplicationDelivery.send("application(_:continue:restorationHandler:)", to: delegate) {
      $0.application(application, continue: activity) { objects in
        for object in objects ?? [] { object.restoreUserActivityState(activity) }
      }
    } ?? false
  }

  /// - Returns: What the delegate passes to the completion handler; `false` if it has not called it yet.
  static func perform(_ item: UIApplicationShortcutItem, in scene: UIScene? = nil) -> Bool {
    let application = UIApplication.shared
    var succeeded = false
    if ApplicationRun.current.usesScenes {
      guard let scene = (scene ?? target) as? UIWindowScene,
        let delegate = scene.delegate as? any UIWindowSceneDelegate
      else { return false }
      ApplicationDelivery.send("windowScene(_:performActionFor:completionHandler:)", to: delegate) {
        $0.windowScene(scene, performActionFor: item) { succeeded = $0 }
      }
    } else if let delegate = application.delegate {
      ApplicationDelivery.send("application(_:performActionFor:completionHandler:)", to: delegate) {
        $0.application(application, performActionFor: item) { succeeded = $0 }
      }
    }
    return succeeded
  }
}
