import Foundation

/// The object that gets the events of a scene. The scene retains it. Every method has a default, which does nothing.
///
/// Rules: LAUNCH-04 to LAUNCH-10.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// A scene is connected. Without a storyboard, its window is made here. Rules: LAUNCH-04.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  )
  /// The scene is disconnected; its windows are released afterwards. Rules: LAUNCH-08.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is in front and gets events. Rules: LAUNCH-04, LAUNCH-06.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to get no events. Rules: LAUNCH-06.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be shown. Rules: LAUNCH-04, LAUNCH-06.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is in the background. Rules: LAUNCH-06.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Opens URLs. Those of a launch are in the connection's options only. Rules: LAUNCH-10.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  /// The activity that restores the scene's state; asked when the scene goes to the background. Rules: LAUNCH-08.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Restores the state of controls. Called after the scene of a session with an activity is connected. Rules: LAUNCH-08.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// An activity is about to continue. Rules: LAUNCH-10.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Continues an activity. Those of a launch are in the connection's options only. Rules: LAUNCH-10.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// An activity could not be had. The library never calls it.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  )
  /// An activity was updated. The library never calls it.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UISceneDelegate {
  fileprivate func reached(_ method: String = #function) { ApplicationDelivery.reachedDefault(of: self, method) }

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    reached()
  }

  public func sceneDidDisconnect(_ scene: UIScene) {
    reached()
  }

  public func sceneDidBecomeActive(_ scene: UIScene) {
    reached()
  }

  public func sceneWillResignActive(_ scene: UIScene) {
    reached()
  }

  public func sceneWillEnterForeground(_ scene: UIScene) {
    reached()
  }

  public func sceneDidEnterBackground(_ scene: UIScene) {
    reached()
  }

  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    reached()
  }

  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    reached()
    return nil
  }

  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    reached()
  }

  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    reached()
  }

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    reached()
  }

  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {
    reached()
  }

  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    reached()
  }
}

/// The object that gets the events of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window. A scene with a storyboard sets it. Rules: LAUNCH-04.
  var window: UIWindow? { get set }
  /// The scene's area, orientation or traits have changed. Called before layout, with the values before the change.
  /// Rules: LAUNCH-19.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  )
  /// The scene's area or orientation has changed. Called before layout, with the values before the change. Rules: LAUNCH-19.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  )
  /// Performs the action of an entry of the icon's menu. Rules: LAUNCH-10.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIWindowSceneDelegate {
  /// No window; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    reached()
  }

  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    reached()
  }

  public func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    reached()
  }
}
