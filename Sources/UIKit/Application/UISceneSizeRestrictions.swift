import ControllerTree
import Foundation

/// The sizes that a person can give a scene. The library never reads them: nobody resizes a scene.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size, in points. The library never reads it.
  open var minimumSize = CGSize.zero
  /// The largest size, in points. The library never reads it.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Whether the scene can fill the screen. The library never reads it.
  open var allowsFullScreen = true
}

/// For which contents a scene is brought to the front. The library never reads them.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// Contents for which the scene can be activated. The library never reads it.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Contents for which the scene is preferred. The library never reads it.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

@MainActor private final class SceneChoices: KeptBeside {
  let restrictions = UISceneSizeRestrictions()
  var conditions = UISceneActivationConditions()
}

extension UIWindowScene {
  /// The sizes that a person can give the scene; `nil` on a phone.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    traitCollection.userInterfaceIdiom == .phone ? nil : SceneChoices.made(for: self).restrictions
  }
  /// Whether the scene fills the screen: yes.
  public var isFullScreen: Bool { true }
}

extension UIScene {
  /// For which contents the scene is brought to the front.
  public var activationConditions: UISceneActivationConditions {
    get { SceneChoices.made(for: self).conditions }
    set { SceneChoices.made(for: self).conditions = newValue }
  }
}
