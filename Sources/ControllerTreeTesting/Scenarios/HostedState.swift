/// A moment in the life of a controller, as a ``ControllerScenario`` reaches it.
public enum HostedState: String, Hashable, Sendable, CaseIterable {
  /// It is made; nothing has been called.
  case made
  /// Its view is loaded, in no window.
  case loaded
  /// It has got `viewWillAppear(_:)` and not yet `viewDidAppear(_:)`; in a split view, which sends both at the end of the turn,
  /// neither of them.
  case appearing
  /// It is on screen.
  case visible
  /// Something else has taken its place: the next controller of its stack, another tab or page, else a full-screen presentation.
  case covered
  /// It is on screen again.
  case uncovered
  /// It is on screen, and the application is in the background.
  case inBackground
  /// It has left its host.
  case gone

  /// The next state on the way to `goal`; `nil` if no way leads there.
  ///
  ///     made → loaded → appearing → visible → covered → uncovered
  ///                                 visible → inBackground → visible
  ///     loaded, visible, uncovered → gone
  func next(towards goal: Self) -> Self? {
    switch (self, goal) {
    case (_, .made), (.gone, _): nil
    case (.made, _): .loaded
    case (_, .loaded): nil
    case (.loaded, .appearing), (.loaded, .gone): goal
    case (_, .appearing): nil
    case (.loaded, _), (.appearing, _), (.inBackground, _): .visible
    case (.covered, _): .uncovered
    case (.visible, .uncovered), (.visible, .covered), (.uncovered, .covered): .covered
    case (.visible, .inBackground), (.uncovered, .inBackground): .inBackground
    case (.visible, .gone), (.uncovered, .gone): .gone
    case (.visible, .visible), (.uncovered, .visible), (.uncovered, .uncovered): goal
    }
  }
}
