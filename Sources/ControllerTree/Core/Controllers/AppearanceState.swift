/// A controller's place between off screen and on screen. Rules APP-13 to APP-19, APP-26.
///
///                  begin(true)    begin(false)      enterWindow   end              loseParent   loseWindow
///     disappeared  → appearing    refused           –             refused          –            –
///     appearing    nested         → disappearing    → entering    → appeared       leads        → disappeared
///     entering     nested         → disappearing    –             → appeared       leads        → disappeared
///     appeared     refused        → disappearing    –             refused          –            → disappeared
///     disappearing → appearing    nested            –             → disappeared    leads        → disappeared
///
/// A begin and its end belong to a ``Driver``. Only the first begin and the last end send callbacks; an end by a driver
/// that has not begun is refused. A child that loses its parent while it appears or disappears ends with the screen, or
/// with the explicit end that it still waits for; the table says *leads*. A pure value: it decides which callback is due; ``Appearance`` sends it.
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
    /// The first layout in a window on screen.
    case enterWindow
    case end(by: Driver)
    /// The controller is no child any more.
    case loseParent
    /// The window was released; no callback is sent.
    case loseWindow
  }

  /// A transition that has begun and not ended. It has at least one driver: the first one begins it, and without the last one
  /// there is no transition.
  ///
  /// One number: the state of each controller is read and written as a whole, often.
  struct Transition: Hashable, Sendable {
    /// A bit for `animated`, one for each of the other drivers, and above them the number of explicit begins.
    private var bits: UInt32
    private static var animatedBit: UInt32 { 1 }
    private static var parentBit: UInt32 { 2 }
    private static var screenBit: UInt32 { 4 }
    private static var oneExplicit: UInt32 { 1 << 8 }

    var animated: Bool { bits & Self.animatedBit != 0 }
    /// How many explicit begins wait for their end.
    var explicit: UInt16 { UInt16(truncatingIfNeeded: bits >> 8) }
    var followsParent: Bool { bits & Self.parentBit != 0 }
    var followsScreen: Bool { bits & Self.screenBit != 0 }

    private static func bits(of driver: Driver) -> UInt32 {
      switch driver {
      case .explicit: oneExplicit
      case .parent: parentBit
      case .screen: screenBit
      }
    }

    /// A begin by `driver`, in a state without a transition or against one in which `waiting` explicit begins have no end yet.
    fileprivate init(animated: Bool, by driver: Driver, waiting: UInt16 = 0) {
      bits = Self.bits(of: driver) | (animated ? Self.animatedBit : 0)
      if driver != .explicit { bits |= UInt32(waiting) * Self.oneExplicit }
    }

    /// One more begin.
    fileprivate func begun(by driver: Driver) -> Self {
      var more = self
      if driver != .explicit {
        more.bits |= Self.bits(of: driver)
      } else if explicit < .max {
        more.bits += Self.oneExplicit
      }
      return more
    }

    fileprivate func ended(by driver: Driver) -> Ended {
      var rest = self
      switch driver {
      case .explicit:
        guard explicit > 0 else { return .refused }
        rest.bits -= Self.oneExplicit
      case .parent, .screen:
        guard bits & Self.bits(of: driver) != 0 else { return .refused }
        rest.bits &= ~Self.bits(of: driver)
      }
      return rest.bits & ~Self.animatedBit == 0 ? .over : .stillOpen(rest)
    }

    /// The new direction belongs to the driver that reverses: one end ends both (APP-15). Explicit begins still get their
    /// ends if another driver reverses.
    fileprivate func reversed(animated: Bool, by driver: Driver) -> Self {
      Self(animated: animated, by: driver, waiting: explicit)
    }

    /// For a child that has lost its parent: the screen becomes the driver, unless an explicit end is still to come.
    fileprivate var leading: Self {
      var leading = self
      leading.bits &= ~Self.parentBit
      if explicit == 0 { leading.bits |= Self.screenBit }
      return leading
    }
  }

  /// The effect of an end on a transition.
  fileprivate enum Ended {
    /// The driver has not begun.
    case refused
    case stillOpen(Transition)
    case over
  }

  /// The state after `event` and the callback due on the way; `nil` if the event is refused (APP-19).
  @inline(__always)
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
      switch open.ended(by: driver) {
      case .refused: nil
      case .stillOpen(let rest): (.appearing(rest), nil)
      case .over: (.appeared, .viewDidAppear(open.animated))
      }
    case (.entering(let open), .end(let driver)):
      switch open.ended(by: driver) {
      case .refused: nil
      case .stillOpen(let rest): (.entering(rest), nil)
      case .over: (.appeared, .viewDidAppear(open.animated))
      }
    case (.disappearing(let open), .end(let driver)):
      switch open.ended(by: driver) {
      case .refused: nil
      case .stillOpen(let rest): (.disappearing(rest), nil)
      case .over: (.disappeared, .viewDidDisappear(open.animated))
      }

    case (.appearing(let open), .enterWindow): (.entering(open), .viewIsAppearing(open.animated))
    case (.disappeared, .enterWindow), (.entering, .enterWindow), (.appeared, .enterWindow),
      (.disappearing, .enterWindow):
      (self, nil)

    case (.appearing(let open), .loseParent): (.appearing(open.leading), nil)
    case (.entering(let open), .loseParent): (.entering(open.leading), nil)
    case (.disappearing(let open), .loseParent): (.disappearing(open.leading), nil)
    case (.disappeared, .loseParent), (.appeared, .loseParent): (self, nil)
    case (.disappeared, .loseWindow), (.appearing, .loseWindow), (.entering, .loseWindow), (.appeared, .loseWindow),
      (.disappearing, .loseWindow):
      (.disappeared, nil)

    case (.disappeared, .begin(false, _, _)), (.disappeared, .end), (.appeared, .begin(true, _, _)), (.appeared, .end):
      nil
    }
  }

  /// Whether the first layout in a window on screen is to come.
  var awaitsWindow: Bool {
    if case .appearing = self { true } else { false }
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

/// The callback that a change of ``AppearanceState`` makes due, with its `animated`.
enum AppearanceCallback: Hashable, Sendable {
  case viewWillAppear(Bool)
  case viewIsAppearing(Bool)
  case viewDidAppear(Bool)
  case viewWillDisappear(Bool)
  case viewDidDisappear(Bool)
}
