import Foundation

/// The life of one instance of the interface, across the scenes that show it one after another.
///
/// A session begins when the system connects its first scene, or when a test calls
/// ``UIApplication/connectScene(of:role:options:)``. Its scene may be disconnected and another one connected later. It ends when
/// the user closes it: ``UIApplication/discard(_:)``. Rules: LAUNCH-04, LAUNCH-08.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene shows.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's text, a key of the Info.plist's scene configurations.
    public var rawValue: String
    /// A role from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The application's interface on the device.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    /// An interface on another display.
    public static let windowExternalDisplayNonInteractive = Self(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// The former role of an interface on another display.
    public static let windowExternalDisplay = Self(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// What the session's scenes show.
  public let role: Role
  /// Identifies the session for as long as it lives. Sessions of a stage are numbered, so that equal runs give equal texts.
  public let persistentIdentifier: String
  /// The session's scene, while one is connected.
  open internal(set) weak var scene: UIScene?
  /// How the session's scenes are made. Rules: LAUNCH-04.
  open internal(set) var configuration: UISceneConfiguration
  /// The activity from which the next scene restores its state: the one that the delegate gave when the last scene went to the
  /// background. Rules: LAUNCH-08.
  open var stateRestorationActivity: NSUserActivity?
  /// Data of the application.
  open var userInfo: [String: Any]?

  init(role: Role, configuration: UISceneConfiguration? = nil) {
    self.role = role
    let number = SceneList.current.nextSessionNumber()
    persistentIdentifier = String(format: "00000000-0000-0000-0000-%012d", number)
    self.configuration = configuration ?? UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}
