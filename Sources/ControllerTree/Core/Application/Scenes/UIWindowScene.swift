import Foundation

/// A scene that has windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen of the scene's windows.
  public private(set) var screen: UIScreen
  final var traitState: TraitState?

  /// Makes a scene of a session on the main screen. The system calls it.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    screen = .main
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// Makes a connected, active scene of a session of its own, which belongs to no launch.
  /// - Parameter screen: The screen of its windows; the main screen for `nil`.
  public convenience init(screen: UIScreen? = nil) {
    self.init(session: UISceneSession(role: .windowApplication), connectionOptions: ConnectionOptions())
    if let screen { self.screen = screen }
  }

  /// The orientation of the interface on the scene's screen. Rules: TRAIT-13.
  open var interfaceOrientation: UIInterfaceOrientation { InterfaceOrientations.current.orientation }

  /// The scene's status bar. Rules: LAUNCH-22.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(of: screen) }

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
        SceneUpdates.willChange(self)
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
