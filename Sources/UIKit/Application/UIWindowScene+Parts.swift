import ControllerTree
import Foundation

/// Whether the pointer of a scene is locked: no.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
  /// Whether the pointer is locked: no.
  open var isLocked: Bool { false }
  /// The pointer was locked or unlocked. The library never posts it.
  nonisolated public static let didChangeNotification = Notification.Name(
    "UIPointerLockStateDidChangeNotification")
  /// The scene, as a key of the notification.
  nonisolated public static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
}

@MainActor private final class SceneParts: KeptBeside {
  let lock = UIPointerLockState()
  let behaviors = UISceneWindowingBehaviors()
  var service: UIScreenshotService?
  var source: (any UIActivityItemsConfigurationProviding)?
}

/// What a person can do with the window of a scene.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  /// Whether it can be closed. The library never reads it: nobody closes windows.
  open var isClosable = true
  /// Whether it can be made small. The library never reads it: nobody makes windows small.
  open var isMiniaturizable = true
}

#if !canImport(ObjectiveC)
  /// Has the objects that a person can share in a scene. Clients implement it.
  @preconcurrency @MainActor
  public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
    /// The objects; `nil` for none.
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
  }
#endif

extension UIWindowScene {
  /// Whether the pointer is locked: no. It is always the same object.
  public var pointerLockState: UIPointerLockState? { SceneParts.made(for: self).lock }
  /// What a person can do with the window. It is always the same object.
  public var windowingBehaviors: UISceneWindowingBehaviors? { SceneParts.made(for: self).behaviors }
  /// Makes documents for screenshots. It is always the same object. Rules: VAL-91.
  public var screenshotService: UIScreenshotService? {
    let parts = SceneParts.made(for: self)
    if let made = parts.service { return made }
    let made = UIScreenshotService(of: self)
    parts.service = made
    return made
  }
  /// Has the objects that a person can share in the scene. The library never reads it: nobody asks for them.
  public var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)? {
    get { SceneParts.of(self)?.source }
    set { SceneParts.made(for: self).source = newValue }
  }
}
