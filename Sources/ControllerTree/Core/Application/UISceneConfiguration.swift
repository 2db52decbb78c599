import Foundation

/// How a scene is made: its class, its delegate's class and its storyboard.
///
/// A configuration with the name of one in the Info.plist gets that one's values; one without a name gets those of the first of
/// its role. Rules: LAUNCH-04.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the Info.plist.
  public let name: String?
  /// What the scene shows.
  public let role: UISceneSession.Role
  /// The class of the scene; `nil` for ``UIWindowScene``.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The storyboard's name.
  final var storyboardName: String?
  /// The delegate's class by its name, if no class of the name was found.
  final var delegateName: String?

  /// Makes a configuration; the Info.plist gives its values.
  /// - Issues: `wrongInfo`, if the Info.plist has configurations of the role, but none of that name.
  /// - Rules: LAUNCH-04, M-LAUNCH-05.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    guard let entry = ApplicationRun.current.manifest.sceneConfiguration(name, of: sessionRole) else { return }
    sceneClass = entry.sceneClass.flatMap { DelegateClasses.current.type(named: $0) }
    delegateClass = entry.delegateClass.flatMap { DelegateClasses.current.type(named: $0) }
    delegateName = entry.delegateClass
    storyboardName = entry.storyboard
  }
}
