import Foundation

/// How a scene is made: its class, its delegate's class and its storyboard.
///
/// A configuration with the name of one in the Info.plist gets that one's values; one without a name gets those of the first of
/// its role. Rules: LAUNCH-04.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  /// The name in the Info.plist.
  public let name: String?
  /// What the scene shows.
  public let role: UISceneSession.Role
  /// The class of the scene; `nil` for ``UIWindowScene``.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The storyboard with the initial controller of the scene's window; at first the file that `UISceneStoryboardFile` names. A name that
  /// was registered has none.
  /// - Complexity: O(n) in the file when it is read first.
  /// - Rules: LAUNCH-04, LAUNCH-11.
  open var storyboard: UIStoryboard? {
    get {
      switch storyboardChoice {
      case nil: return nil
      case .given(let storyboard): return storyboard
      case .named(let name):
        guard let found = MainStoryboards.current.storyboard(named: name) else { return nil }
        storyboardChoice = .given(found)
        return found
      }
    }
    set { storyboardChoice = newValue.map { .given($0) } }
  }
  /// What the scene's window shows.
  final var storyboardChoice: StoryboardChoice?
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
    storyboardChoice = entry.storyboard.map { .named($0) }
  }

  /// A configuration with the same values. Rules: CODE-05.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UISceneConfiguration(copying: self)
    return copy
  }

  private init(copying other: UISceneConfiguration) {
    (name, role, sceneClass, delegateClass) = (other.name, other.role, other.sceneClass, other.delegateClass)
    (storyboardChoice, delegateName) = (other.storyboardChoice, other.delegateName)
    super.init()
  }

  /// `true`: a secure unarchiver can read configurations.
  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Reads a configuration that `encode(with:)` wrote; `nil` if `coder` has no keys or contains none. Classes are found by their names.
  /// A storyboard is not archived: a named one of the Info.plist is found again. Rules: CODE-05.
  public required init?(coder: NSCoder) {
    guard let role = coder.text("ControllerTree.role") else { return nil }
    name = coder.text("ControllerTree.name")
    self.role = UISceneSession.Role(rawValue: role)
    super.init()
    sceneClass = coder.text("ControllerTree.sceneClass").flatMap { NSClassFromString($0) }
    delegateClass = coder.text("ControllerTree.delegateClass").flatMap { NSClassFromString($0) }
    storyboardChoice = coder.text("ControllerTree.storyboard").map { .named($0) }
  }

  /// Writes name, role, and the names of the classes and of the storyboard under keys; does nothing if `coder` has no keys.
  /// Rules: CODE-05.
  open func encode(with coder: NSCoder) {
    coder.write(name, "ControllerTree.name")
    coder.write(role.rawValue, "ControllerTree.role")
    coder.write(sceneClass.map { NSStringFromClass($0) }, "ControllerTree.sceneClass")
    coder.write(delegateClass.map { NSStringFromClass($0) }, "ControllerTree.delegateClass")
    if case .named(let name)? = storyboardChoice { coder.write(name, "ControllerTree.storyboard") }
  }
}
