import Foundation

/// One instance of an application's interface.
///
/// The system makes scenes at a launch with scenes, and for ``UIApplication/connectScene(of:role:options:)``: unattached → connected
/// → in the background → in front, inactive → active, and back. A scene that a test makes itself is connected and active at once.
/// Rules: LAUNCH-04 to LAUNCH-08.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is on screen and gets events.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not connected, or about to be connected.
    case unattached = -1
    /// On screen, and gets events.
    case foregroundActive
    /// On screen, and gets no events at the moment.
    case foregroundInactive
    /// Not on screen.
    case background
  }

  enum Connection { case connected, disconnected }

  /// The session that the scene shows.
  public let session: UISceneSession
  /// The scene's delegate. It is retained.
  open var delegate: (any UISceneDelegate)?
  /// The scene's title, for the user.
  open var title: String!
  /// A second line of the title. The library never reads it.
  open var subtitle = ""
  final var connection = Connection.connected
  final var activation: ActivationState

  /// Makes a scene of a session. The system calls it; a scene that is made by other code belongs to no launch.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    activation = connectionOptions.isOfSystem ? .unattached : .foregroundActive
    super.init()
    session.scene = self
    SceneList.current.add(self)
  }

  /// Only delegates are made of their classes at launch.
  @available(*, unavailable)
  public required convenience init(madeBy system: SystemInitialization) {
    self.init(session: UISceneSession(role: .windowApplication), connectionOptions: ConnectionOptions())
  }

  /// Whether the scene is on screen and gets events. A test changes it by ``move(to:)``.
  open var activationState: ActivationState { activation }

  /// Simulates the system, in one event and one step at a time: the delegate's method and the notification of each step, and those of
  /// the application if its state changes, too.
  ///
  /// Nothing else changes: windows stay on screen. `unattached` disconnects the scene. The delegate can't move the scene: its call is
  /// ignored. Not in UIKit. Rules: LAUNCH-06, LAUNCH-07, TURN-06.
  /// - Parameter state: The new ``activationState``.
  @_disfavoredOverload
  public final func move(to state: ActivationState) { Activation.move(self, to: state) }

  /// The application. Rules: RESP-05.
  open override var next: UIResponder? { UIApplication.shared }

  /// Opens no URL, as there is no other application: `completion` gets `false` at the end of the turn.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  final var isConnected: Bool { connection == .connected }
}

extension UIScene {
  /// Why a scene is connected. Rules: LAUNCH-10.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The application that caused it, by its bundle identifier.
    open internal(set) var sourceApplication: String?
    /// The type of an activity that will continue.
    open internal(set) var handoffUserActivityType: String?
    /// The activities to continue.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The entry of the icon's menu whose action is to be performed.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// Whether the system connects the scene.
    let isOfSystem: Bool

    /// - Parameter options: Those of a launch: a URL, an activity, an entry of the menu.
    init(system options: [UIApplication.LaunchOptionsKey: Any]) {
      isOfSystem = true
      super.init()
      let reason = LaunchReason(options)
      sourceApplication = options[.sourceApplication] as? String
      if let url = reason.url {
        urlContexts = [UIOpenURLContext(url: url, options: UIScene.OpenURLOptions(reason.urlOptions))]
      }
      if let activity = reason.activity { userActivities = [activity] }
      handoffUserActivityType = reason.activity?.activityType
      shortcutItem = reason.shortcutItem
    }

    override init() {
      isOfSystem = false
      super.init()
    }
  }
}
