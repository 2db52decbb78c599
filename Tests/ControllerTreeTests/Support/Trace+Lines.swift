import ControllerTree
import ControllerTreeTesting

extension Trace {
  /// The kinds of lines that a trace leaves out unless the test asks for them.
  struct Lines: OptionSet, Sendable {
    let rawValue: Int

    /// Layout of views, of controllers' root views and of presentations' container views.
    static let layout = Self(rawValue: 1)
    /// Changes of layout margins.
    static let margins = Self(rawValue: 2)
    /// Changes of safe areas.
    static let safeArea = Self(rawValue: 4)
    /// `viewWillTransition(to:)`.
    static let sizes = Self(rawValue: 8)
    /// `willTransition(…)` and `traitCollectionDidChange(…)`.
    static let traits = Self(rawValue: 16)
    /// The other hooks of views: their moves between superviews and windows, their subviews.
    static let views = Self(rawValue: 32)
    /// The hooks of presentation controllers, the calls of animators, questions to delegates and completions.
    static let transitions = Self(rawValue: 64)
    /// No line but the issues; see ``withStage``.
    static let issuesOnly = Self(rawValue: 128)

    private static let kinds: [(lines: Self, content: TraceContent)] = [
      (.layout, .layout), (.margins, .margins), (.safeArea, .safeArea), (.sizes, .sizes), (.traits, .traits),
    ]

    /// Whether the trace shows `event`. The recorder has no hooks of views and no transitions unless the test asks for them.
    func include(_ event: HierarchyEvent) -> Bool {
      if contains(.issuesOnly) { return event.kind == .issue }
      var content: TraceContent = [.callbacks, .views, .windows, .transitions, .application]
      for kind in Self.kinds where contains(kind.lines) { content.insert(kind.content) }
      return content.includes(event)
    }
  }
}
