import Foundation

/// One instance of an application's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is on screen and gets events.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not connected; its windows are off screen.
    case unattached = -1
    /// On screen, and gets events.
    case foregroundActive
    /// On screen, and gets no events at the moment.
    case foregroundInactive
    /// Not on screen.
    case background
  }

  /// A scene made with `init` is active.
  open private(set) var activationState = ActivationState.foregroundActive

  /// The application. Rules: RESP-05.
  open override var next: UIResponder? { UIApplication.shared }

  final var isConnected: Bool { activationState != .unattached }
}

/// A scene that has windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen of the scene's windows.
  public let screen: UIScreen
  final var traitState: TraitState?

  /// Makes a connected scene.
  /// - Parameter screen: The screen of its windows; the main screen for `nil`.
  public init(screen: UIScreen? = nil) {
    self.screen = screen ?? .main
    super.init()
    SceneList.current.add(self)
  }

  /// The scene's traits: its screen's, overlaid by its own overrides. Rules: TRAIT-01.
  open var traitCollection: UITraitCollection {
    screen.traitCollection.overlaid(with: traitState?.overrides ?? TraitValues())
  }

  /// Trait overrides for the scene's windows and everything in them. Rules: TRAIT-06.
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitState?.overrides ?? TraitValues()) }
    set {
      guard newValue.values != traitOverrides.values else { return }
      Stage.turn("traitOverrides", self) {
        TraitSources.willChange(self)
        TraitUse.overrides(newValue.values, in: nil)
        TraitChange.sources(of: windows) { madeTraitState.overrides = newValue.values }
      }
    }
  }

  /// ``traitCollection`` has changed. Called before the scene's windows are updated. The base does nothing. Rules: TRAIT-02.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The scene's windows that were shown, back to front.
  open var windows: [UIWindow] { WindowList.current.windows.filter { $0.windowScene === self } }

  /// The scene's key window. Rules: WIN-07.
  open var keyWindow: UIWindow? { KeyWindow.of(self) }
}

extension UIWindowScene: UITraitChangeObservable, TraitSourceEnvironment, TraitRegistry {
  final var madeTraitState: TraitState {
    if let traitState { return traitState }
    let made = TraitState()
    traitState = made
    return made
  }
}
