import ControllerTree

/// The kinds of lines that a trace has. Issues are in every trace.
///
/// ```swift
/// await expectTrace(of: [.callbacks, .layout]) { … } toBe: { … }
/// ```
public struct TraceContent: OptionSet, Hashable, Sendable {
  /// One bit per kind of line.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The callbacks of controllers: loading, parents, appearance, and all others that none of the kinds below has.
  public static let callbacks = Self(rawValue: 1)
  /// Layout of views, of controllers' root views and of presentations' container views, and updates of constraints.
  public static let layout = Self(rawValue: 2)
  /// Changes of layout margins.
  public static let margins = Self(rawValue: 4)
  /// Changes of safe areas.
  public static let safeArea = Self(rawValue: 8)
  /// `viewWillTransition(to:)`.
  public static let sizes = Self(rawValue: 16)
  /// `willTransition(…)` and `traitCollectionDidChange(…)`.
  public static let traits = Self(rawValue: 32)
  /// The other hooks of views: their moves between superviews and windows, their subviews.
  public static let views = Self(rawValue: 64)
  /// Windows: shown, hidden, became key, resigned key.
  public static let windows = Self(rawValue: 128)
  /// The hooks of presentation controllers, the calls of animators, questions to delegates and completions.
  public static let transitions = Self(rawValue: 256)
  /// Calls of the delegates of the application and of its scenes, and their notifications.
  public static let application = Self(rawValue: 512)
  /// All lines.
  public static let everything = Self(rawValue: 1023)

  /// The kinds of lines that are known by the name of a callback.
  private static let named: [Substring: Self] = [
    "viewWillLayoutSubviews": .layout, "viewDidLayoutSubviews": .layout, "layoutSubviews": .layout,
    "updateProperties": .layout,
    "updateConstraints": .layout, "updateViewConstraints": .layout,
    "containerViewWillLayoutSubviews": .layout, "containerViewDidLayoutSubviews": .layout,
    "viewLayoutMarginsDidChange": .margins, "layoutMarginsDidChange": .margins,
    "viewSafeAreaInsetsDidChange": .safeArea, "safeAreaInsetsDidChange": .safeArea,
    "viewWillTransition": .sizes, "willTransition": .traits, "traitCollectionDidChange": .traits,
  ]

  /// Whether a trace of this content has `event`.
  package func includes(_ event: HierarchyEvent) -> Bool {
    if event.kind == .issue { return true }
    if let kind = Self.named[event.text.prefix { $0 != "(" }] { return contains(kind) }
    return switch event.kind {
    case .callback: contains(.callbacks)
    case .viewHook: contains(.views)
    case .window: contains(.windows)
    case .transition: contains(.transitions)
    case .application: contains(.application)
    case .issue: true
    }
  }

  /// A recorder for this content.
  @MainActor package func makeRecorder() -> EventRecorder {
    EventRecorder(
      includesViews: !isDisjoint(with: [.views, .layout, .margins, .safeArea, .traits]),
      includesWindows: contains(.windows),
      includesTransitions: !isDisjoint(with: [.transitions, .layout]), includesApplication: contains(.application))
  }
}
