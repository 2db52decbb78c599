extension ShownChildren {
  /// What a container shows, as far as the next step depends on it: where the container itself is, and how far a change
  /// has come.
  struct State: Hashable {
    /// How far a change has come.
    enum Progress: Hashable, CaseIterable {
      /// It waits for the end of the turn; nothing was sent.
      case waiting
      /// The `will…` callbacks are being sent.
      case beginning
      /// The animation runs, or the layout of an unanimated change is due.
      case running
      /// The `did…` callbacks are being sent.
      case ending
      /// The callbacks of a cancelled change are being sent.
      case cancelling
    }

    var presence: ContainerPresence
    /// `nil` if there is no change.
    var progress: Progress?
    /// Whether the work at the end of a turn is running.
    var isTurnEnding = false

    /// Whether there is nothing to do if the wanted children are shown, or will be.
    var mayBeUpToDate: Bool {
      switch (presence, progress) {
      case (.on, .waiting), (.off, _), (.leaving, _): false
      case (.on, _), (.arriving, _): true
      }
    }
  }

  enum Event: Hashable, CaseIterable {
    /// The container wants other children; its call runs.
    case update
    /// The turn ends, and an update has waited for that.
    case turnEnds
  }

  enum Step: Hashable {
    /// Takes out of the view what is not wanted any more: the container is off screen.
    case tidy
    /// Shows the wanted children with the container.
    case appear
    /// Starts a change.
    case start
    /// Replaces the change that waits by one to the wanted children.
    case replace
    /// Finishes the running change first, then starts.
    case finishAndStart
    /// Keeps the update for the end of the change.
    case keep
    /// Keeps the update for the end of the turn.
    case keepForTurn
    /// Nothing: the end of the container's own change follows.
    case nothing
  }

  /// The step that follows from an event. A pure function: whatever a callback does, the step is decided anew from the
  /// state after it.
  nonisolated static func step(on event: Event, in state: State, _ style: Style) -> Step {
    switch (event, state.progress, state.presence) {
    // What a change sends can't be taken back: the next one follows it.
    case (_, .beginning, _), (_, .cancelling, _): keep(style)
    case (.update, .ending, .on): style.meeting == .waitsForRunning ? .start : .keepForTurn
    case (.update, .ending, _), (.turnEnds, .ending, _): keep(style)

    case (.update, .running, .on): stepDuringChange(style, isTurnEnding: state.isTurnEnding)
    case (.update, .running, _): keep(style)
    case (.turnEnds, .running, _): style.meeting == .finishesRunning ? .finishAndStart : .keep

    case (.update, .waiting, .on): style.meeting == .waitsForRunning ? .replace : .keepForTurn
    case (.turnEnds, .waiting, .on): .keepForTurn
    case (.update, .waiting, .off), (.turnEnds, .waiting, .off): .tidy
    case (.update, .waiting, .arriving), (.turnEnds, .waiting, .arriving): .nothing
    case (.update, .waiting, .leaving), (.turnEnds, .waiting, .leaving): .nothing

    case (.update, nil, .off), (.turnEnds, nil, .off): .tidy
    case (.update, nil, .leaving), (.turnEnds, nil, .leaving): .nothing
    case (.update, nil, .arriving): style.beginning == .withinCall ? .appear : .keepForTurn
    case (.turnEnds, nil, .arriving): .appear
    case (.update, nil, .on), (.turnEnds, nil, .on): .start
    }
  }

  /// Keeps an update that has to wait for a change.
  nonisolated private static func keep(_ style: Style) -> Step {
    style.meeting == .finishesRunning ? .keepForTurn : .keep
  }

  /// An update while a change runs.
  nonisolated private static func stepDuringChange(_ style: Style, isTurnEnding: Bool) -> Step {
    switch (style.meeting, style.beginning) {
    case (.waitsForRunning, _): .keep
    case (.finishesRunning, .withinCall): isTurnEnding ? .keepForTurn : .finishAndStart
    case (.finishesRunning, .endOfTurn): .keepForTurn
    }
  }
}
