extension ShownChildren {
  /// How the changes of a container take place.
  public struct Style: Hashable, Sendable {
    /// When a change begins.
    public enum Beginning: Hashable, Sendable {
      /// Within the call that updates.
      case withinCall
      /// At the end of the turn, one change for all its updates.
      case endOfTurn
    }

    /// What an update does while a change runs.
    public enum Meeting: Hashable, Sendable {
      /// It finishes the change, then starts its own.
      case finishesRunning
      /// It waits for the end of the change.
      case waitsForRunning
    }

    /// When a change begins.
    public var beginning: Beginning
    /// What an update does while a change runs.
    public var meeting: Meeting
    /// The order of the appearance callbacks.
    public var order: ContainerTransition.Order
    /// The side whose moves end first: the leaving children are removed, the arriving ones get `didMove(toParent:)`.
    public var parents: ContainerTransition.Order.Side

    /// Makes a custom style.
    public init(
      beginning: Beginning, meeting: Meeting, order: ContainerTransition.Order,
      parents: ContainerTransition.Order.Side = .leaving
    ) {
      self.beginning = beginning
      self.meeting = meeting
      self.order = order
      self.parents = parents
    }

    /// Within the call; a running change is finished first. Rules: TAB-05.
    public static let tabs = Self(beginning: .withinCall, meeting: .finishesRunning, order: .tabs)
    /// Within the call; the leaving children get their callbacks first. Rules: SPLIT-05.
    public static let columns = Self(beginning: .withinCall, meeting: .finishesRunning, order: .navigation)
    /// At the end of the turn; a running change goes on to its end. Rules: NAV-02, NAV-03, NAV-15.
    public static let stack = Self(beginning: .endOfTurn, meeting: .waitsForRunning, order: .navigation)
  }

  /// A request to show the wanted children.
  public struct Update {
    /// Whether the change takes time; the argument of the callbacks. A change with an animator is animated in any case.
    public var isAnimated = false
    /// Changes what is wanted. Called at once, or after the change that runs.
    public var request: (() -> Void)?
    /// Called before a change starts, and before ``ShownChildren/wanted`` is read for it.
    public var willStart: (() -> Void)?
    /// Called before a change starts, to set its animator, interaction or duration.
    public var prepare: ((ContainerTransition) -> Void)?
    /// Called if the change was cancelled: the container restores what it wanted before.
    public var didCancel: (() -> Void)?
    /// Called when the change has ended, with whether it reached its end.
    public var didEnd: ((_ completed: Bool) -> Void)?
    /// Called at the very end, unless the change was cancelled; also if there was nothing to change.
    public var completion: (() -> Void)?
    /// Called if a later update has replaced this one before its request was carried out.
    public var didDrop: (() -> Void)?

    /// Makes a request.
    public init(isAnimated: Bool = false) { self.isAnimated = isAnimated }

    /// Without animation.
    public static var plain: Self { Self() }
    /// With the built-in animation.
    public static var animated: Self { Self(isAnimated: true) }
  }
}
