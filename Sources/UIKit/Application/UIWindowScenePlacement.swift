import ControllerTree
import Foundation

/// Where a scene comes on screen.
@preconcurrency @MainActor
open class UIWindowScenePlacement: NSObject {}

/// Beside the others.
@preconcurrency @MainActor
open class UIWindowSceneStandardPlacement: UIWindowScenePlacement {}

/// In front of the others.
@preconcurrency @MainActor
open class UIWindowSceneProminentPlacement: UIWindowScenePlacement {}

/// In place of another.
@preconcurrency @MainActor
open class UIWindowScenePushPlacement: UIWindowScenePlacement {
  /// The session whose place the scene takes; `nil` for that of the asking scene. The library never reads it.
  open var targetSceneSession: UISceneSession?

  /// Makes a placement.
  public override init() { super.init() }
  /// Makes a placement for a session.
  public convenience init(targetSceneSession: UISceneSession) {
    self.init()
    self.targetSceneSession = targetSceneSession
  }
}

extension UIWindowScenePlacement {
  /// Beside the others.
  public static func standard() -> UIWindowSceneStandardPlacement {
    UIWindowSceneStandardPlacement()
  }
  /// In front of the others.
  public static func prominent() -> UIWindowSceneProminentPlacement {
    UIWindowSceneProminentPlacement()
  }
}
