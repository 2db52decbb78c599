/// A controller's place between off screen and on screen. Rules APP-13 to APP-19, APP-26.
///
///                  begin(true)    begin(false)      enterWindow   end
///     disappeared  → appearing    refused           –             refused
///     appearing    nested         → disappearing    → entering    → appeared
///     entering     nested         → disappearing    –             → appeared
///     appeared     refused        → disappearing    –             refused
///     disappearing → appearing    nested            –             → disappeared
///
/// A begin and its end belong to a ``Driver``. Only the first begin and the last end send callbacks; an end by a driver
/// that has not begun is refused. A pure value: it decides which callback is due; ``Appearance`` sends it.
enum AppearanceState: Hashable, Sendable {
  case disappeared
  case appearing(Transition)
  case entering(Transition)
  case appeared
  case disappearing(Transition)

  /// The origin of a begin and its end.
  enum Driver: Hashable, Sendable {
    /// `beginAppearanceTransition` and `endAppearanceTransition`.
    case explicit
    /// The parent's own transition (APP-07).
    case parent
    /// The root view came on screen or left it; the end of the turn ends it (APP-06).
    case screen
  }

  enum Event: Hashable, Sendable {
    case begin(appearing: Bool, animated: Bool, by: Driver)
    case enterWindow
    case end(by: Driver)
  }

  /// A transition that has begun and not ended.
  struct Transition: Hashable, Sendable {
    fileprivate(set) var animated: Bool
    /// How many explicit begins wait for their end.
    fileprivate(set) var explicit: UInt16 = 0
    fileprivate(set) var followsParent = false
    fileprivate(set) var followsScreen = false
  }

  /// The state after `event` and the callback due on the way; `nil` if the event is refused (APP-19).
  func next(on event: Event) -> (state: Self, due: AppearanceCallback?)? {
    switch (self, event) {
    case (.disappeared, .begin(true, let animated, let driver)):
      (.appearing(Transition(animated: animated, by: driver)), .viewWillAppear(animated))
    case (.disappearing(let open), .begin(true, let animated, let driver)):
      (.appearing(open.reversed(animated: animated, by: driver)), .viewWillAppear(animated))
    case (.appeared, .begin(false, let animated, let driver)):
      (.disappearing(Transition(animated: animated, by: driver)), .viewWillDisappear(animated))
    case (.appearing(let open), .begin(false, let animated, let driver)),
      (.entering(let open), .begin(false, let animated, let driver)):
      (.disappearing(open.reversed(animated: animated, by: driver)), .viewWillDisappear(animated))

    // Only the first begin sends a callback (APP-14).
    case (.appearing(let open), .begin(true, _, let driver)): (.appearing(open.begun(by: driver)), nil)
    case (.entering(let open), .begin(true, _, let driver)): (.entering(open.begun(by: driver)), nil)
    case (.disappearing(let open), .begin(false, _, let driver)): (.disappearing(open.begun(by: driver)), nil)

    // Only the last end sends a callback (APP-14).
    case (.appearing(let open), .end(let driver)):
      open.ended(by: driver).map { $0.isOpen ? (.appearing($0), nil) : (.appeared, .viewDidAppear(open.animated)) }
    case (.entering(let open), .end(let driver)):
      open.ended(by: driver).map { $0.isOpen ? (.entering($0), nil) : (.appeared, .viewDidAppear(open.animated)) }
    case (.disappearing(let open), .end(let driver)):
      open.ended(by: driver).map {
        $0.isOpen ? (.disappearing($0), nil) : (.disappeared, .viewDidDisappear(open.animated))
      }

    case (.appearing(let open), .enterWindow): (.entering(open), .viewIsAppearing(open.animated))
    case (.disappeared, .enterWindow), (.entering, .enterWindow), (.appeared, .enterWindow),
      (.disappearing, .enterWindow):
      (self, nil)
    case (.disappeared, .begin(false, _, _)), (.disappeared, .end), (.appeared, .begin(true, _, _)), (.appeared, .end):
      nil
    }
  }

  /// Whether the controller is appearing and has not appeared.
  var isOnTheWayIn: Bool {
    switch self {
    case .appearing, .entering: true
    case .disappeared, .appeared, .disappearing: false
    }
  }

  /// The transition that has begun and not ended, if there is one.
  var transition: Transition? {
    switch self {
    case .disappeared, .appeared: nil
    case .appearing(let open), .entering(let open), .disappearing(let open): open
    }
  }

  /// The same state without the parent's part, for a child that has lost its parent: the screen becomes the driver,
  /// unless an explicit end is still to come.
  var leading: Self {
    switch self {
    case .disappeared, .appeared: self
    case .appearing(let open): .appearing(open.leading)
    case .entering(let open): .entering(open.leading)
    case .disappearing(let open): .disappearing(open.leading)
    }
  }

  /// The name of the state in recorded events.
  var name: EventState {
    switch self {
    case .disappeared: .disappeared
    case .appearing: .appearing
    case .entering: .entering
    case .appeared: .appeared
    case .disappearing: .disappearing
    }
  }
}

extension AppearanceState.Transition {
  fileprivate init(animated: Bool, by driver: AppearanceState.Driver) {
    self.init(animated: animated)
    self = begun(by: driver)
  }

  fileprivate var isOpen: Bool { explicit > 0 || followsParent || followsScreen }

  fileprivate func begun(by driver: AppearanceState.Driver) -> Self {
    var open = self
    switch driver {
    case .explicit: open.explicit = explicit == .max ? explicit : explicit + 1
    case .parent: open.followsParent = true
    case .screen: open.followsScreen = true
    }
    return open
  }

  /// `nil` if `driver` has not begun.
  fileprivate func ended(by driver: AppearanceState.Driver) -> Self? {
    var open = self
    switch driver {
    case .explicit:
      guard explicit > 0 else { return nil }
      open.explicit -= 1
    case .parent:
      guard followsParent else { return nil }
      open.followsParent = false
    case .screen:
      guard followsScreen else { return nil }
      open.followsScreen = false
    }
    return open
  }

  /// The new direction belongs to the driver that reverses: one end ends both (APP-15). Explicit begins still get their
  /// ends if another driver reverses.
  fileprivate func reversed(animated: Bool, by driver: AppearanceState.Driver) -> Self {
    var open = Self(animated: animated)
    if driver != .explicit { open.explicit = explicit }
    return open.begun(by: driver)
  }

  fileprivate var leading: Self {
    var open = self
    open.followsParent = false
    if explicit == 0 { open.followsScreen = true }
    return open
  }
}

/// The callback that a change of ``AppearanceState`` makes due, with its `animated`.
enum AppearanceCallback: Hashable, Sendable {
  case viewWillAppear(Bool)
  case viewIsAppearing(Bool)
  case viewDidAppear(Bool)
  case viewWillDisappear(Bool)
  case viewDidDisappear(Bool)
}
