import ControllerTree
import Foundation

extension UIWindowScene {
  /// How a scene is shown that a person or code opens.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// How the scene comes on screen. The library never reads it.
    open var preferredPresentationStyle = PresentationStyle.automatic
    /// Where the scene comes on screen; `nil` as the system decides. The library never reads it.
    open var placement: UIWindowScenePlacement?
  }

  /// How a scene comes on screen.
  public enum PresentationStyle: UInt, Hashable, Sendable {
    /// As the system decides; beside the others; in front of them.
    case automatic, standard, prominent
  }

  /// A scene that a person can open.
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    /// The activity that the scene continues.
    public final let userActivity: NSUserActivity
    /// How the scene is shown; `nil` for the usual way.
    open var options: ActivationRequestOptions?
    /// The preview that is shown while the scene is opened. The library never reads it.
    open var preview: UITargetedPreview?

    /// Makes a configuration.
    public init(userActivity: NSUserActivity) {
      self.userActivity = userActivity
      super.init()
    }
  }

  /// An action that opens a scene; without several scenes the alternate action runs instead. Rules: VAL-92.
  @preconcurrency @MainActor
  open class ActivationAction: UIAction {
    /// Makes an action with the title "Open in New Window".
    /// - Parameters:
    ///   - identifier: The action's identifier; if `nil`, a unique one is made.
    ///   - alternate: Runs where the application does not support several scenes; it also gives title and picture there.
    ///   - configurationProvider: Chooses the scene; `nil` for none.
    public init(
      identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
      configurationProvider: @escaping (ActivationAction) -> ActivationConfiguration?
    ) {
      let alternate = UIApplication.shared.supportsMultipleScenes ? nil : alternate
      super.init(
        title: alternate?.title ?? "Open in New Window", image: alternate?.image, identifier: identifier
      ) { action in
        if let alternate { return alternate.performWithSender(action.sender, target: nil) }
        guard let action = action as? ActivationAction, let configuration = configurationProvider(action) else {
          return
        }
        UIApplication.shared.requestSceneSessionActivation(
          nil, userActivity: configuration.userActivity, options: configuration.options)
      }
    }

    /// Reads an action, without its scene; `nil` if `coder` contains none. Rules: CODE-06.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Opens a scene when a person spreads two fingers on a view. A test opens it by ``activate(at:)``. Rules: VAL-90.
  @preconcurrency @MainActor
  open class ActivationInteraction: NSObject, UIInteraction {
    private var link = ViewLink()
    private let provider: (ActivationInteraction, CGPoint) -> ActivationConfiguration?
    private let errorHandler: (any Error) -> Void

    /// Makes an interaction.
    /// - Parameters:
    ///   - configurationProvider: Chooses the scene for a place in the view; `nil` for none.
    ///   - errorHandler: Gets a ``UISceneError`` if the request is refused.
    public init(
      configurationProvider: @escaping (ActivationInteraction, CGPoint) -> ActivationConfiguration?,
      errorHandler: @escaping (any Error) -> Void
    ) {
      (provider, self.errorHandler) = (configurationProvider, errorHandler)
      super.init()
    }

    /// The view.
    open var view: UIView? { link.view }
    /// The interaction is about to move. The base does nothing.
    open func willMove(to view: UIView?) {}
    /// The interaction has moved.
    open func didMove(to view: UIView?) { link.view = view }

    /// A person spreads two fingers at a place in the view, in one event. Rules: VAL-90.
    /// - Returns: Whether a scene was asked for.
    @discardableResult
    @_disfavoredOverload
    public final func activate(at point: CGPoint) -> Bool {
      guard let view else { return false }
      return view.act("activate(at:)") {
        guard let configuration = provider(self, point) else { return false }
        UIApplication.shared.requestSceneSessionActivation(
          nil, userActivity: configuration.userActivity, options: configuration.options,
          errorHandler: errorHandler)
        return true
      }
    }
  }
}
