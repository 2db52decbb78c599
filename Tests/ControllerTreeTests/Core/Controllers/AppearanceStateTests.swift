import XCTest

@testable import ControllerTree

/// The state machine against tables that are written without it. Rules APP-13 to APP-19, APP-26.
final class AppearanceStateTests: XCTestCase {
  private enum Phase: String, CaseIterable { case disappeared, appearing, entering, appeared, disappearing }

  /// The effect of an event, as far as its direction decides it.
  private enum Effect: Hashable {
    case refused, nothing
    /// A first begin.
    case begins(Phase)
    /// A begin against an open one.
    case reverses(Phase)
    /// One more begin of an open transition.
    case nests
    case enters
    /// An end; the last one leads here.
    case ends(Phase)
  }

  /// One row for each state: begin(true), begin(false), enterWindow, end.
  private static let table: [Phase: [Effect]] = [
    .disappeared: [.begins(.appearing), .refused, .nothing, .refused],
    .appearing: [.nests, .reverses(.disappearing), .enters, .ends(.appeared)],
    .entering: [.nests, .reverses(.disappearing), .nothing, .ends(.appeared)],
    .appeared: [.refused, .begins(.disappearing), .nothing, .refused],
    .disappearing: [.reverses(.appearing), .nests, .nothing, .ends(.disappeared)],
  ]

  /// A state as plain data.
  private struct Model: Hashable {
    var phase = Phase.disappeared
    var animated = false
    var explicit = 0
    var parent = false
    var screen = false

    init() {}

    init(_ state: AppearanceState) {
      phase = Phase(rawValue: "\(state.name)") ?? .disappeared
      guard let open = state.transition else { return }
      (animated, explicit, parent, screen) = (open.animated, Int(open.explicit), open.followsParent, open.followsScreen)
    }

    var isOpen: Bool { explicit > 0 || parent || screen }

    mutating func add(_ driver: AppearanceState.Driver) {
      switch driver {
      case .explicit: explicit += 1
      case .parent: parent = true
      case .screen: screen = true
      }
    }

    mutating func take(_ driver: AppearanceState.Driver) {
      switch driver {
      case .explicit: explicit -= 1
      case .parent: parent = false
      case .screen: screen = false
      }
    }

    func has(_ driver: AppearanceState.Driver) -> Bool {
      switch driver {
      case .explicit: explicit > 0
      case .parent: parent
      case .screen: screen
      }
    }

    /// The state after `event` and the callback that is due, as the table has it; `nil` for a refusal.
    func next(_ event: AppearanceState.Event) -> (state: Model, due: String?)? {
      var next = self
      switch effect(of: event) {
      case .refused: return nil
      case .nothing: return (self, nil)
      case .enters:
        next.phase = .entering
        return (next, "viewIsAppearing(\(animated))")
      case .nests:
        next.add(event.driver)
        return (next, nil)
      case .begins(let phase):
        next.phase = phase
        next.animated = event.animated
        next.add(event.driver)
        return (next, "\(phase == .appearing ? "viewWillAppear" : "viewWillDisappear")(\(event.animated))")
      case .reverses(let phase):
        // One end ends both directions; explicit begins that another driver reverses keep their ends.
        next = Model()
        next.phase = phase
        next.animated = event.animated
        if event.driver != .explicit { next.explicit = explicit }
        next.add(event.driver)
        return (next, "\(phase == .appearing ? "viewWillAppear" : "viewWillDisappear")(\(event.animated))")
      case .ends(let phase):
        guard has(event.driver) else { return nil }
        next.take(event.driver)
        guard !next.isOpen else { return (next, nil) }
        next = Model()
        next.phase = phase
        return (next, "\(phase == .appeared ? "viewDidAppear" : "viewDidDisappear")(\(animated))")
      }
    }

    private func effect(of event: AppearanceState.Event) -> Effect {
      let row = table[phase] ?? []
      return switch event {
      case .begin(true, _, _): row[0]
      case .begin(false, _, _): row[1]
      case .enterWindow: row[2]
      case .end: row[3]
      case .loseParent, .loseWindow: .nothing
      }
    }
  }

  private static let events: [AppearanceState.Event] = {
    let drivers = [AppearanceState.Driver.explicit, .parent, .screen]
    let begins = drivers.flatMap { driver in
      [(true, true), (true, false), (false, true), (false, false)].map { appearing, animated in
        AppearanceState.Event.begin(appearing: appearing, animated: animated, by: driver)
      }
    }
    return begins + [.enterWindow] + drivers.map { .end(by: $0) }
  }()

  /// Every state that events lead to, with at most `depth` open explicit begins.
  private static func reachableStates(depth: Int) -> Set<AppearanceState> {
    var seen: Set<AppearanceState> = [.disappeared]
    var open: [AppearanceState] = [.disappeared]
    while let state = open.popLast() {
      for event in events {
        guard let next = state.next(on: event)?.state, next.transition?.explicit ?? 0 <= depth else { continue }
        if seen.insert(next).inserted { open.append(next) }
      }
    }
    return seen
  }

  /// APP-13 to APP-19: every state that can be reached answers every event as the table says.
  func test_APP13_APP14_APP15_APP16_APP19_everyStateAndEventAgreesWithTheTable() async {
    await withTrace { _ in
      let states = Self.reachableStates(depth: 2)
      // Three open phases with 11 ways of being open, animated or not, and the two closed ones.
      XCTAssertEqual(states.count, 3 * 11 * 2 + 2)
      for state in states {
        for event in Self.events {
          let expected = Model(state).next(event)
          let actual = state.next(on: event)
          XCTAssertEqual(actual.map { Model($0.state) }, expected?.state, "\(state) on \(event)")
          XCTAssertEqual(actual?.due.map(Self.text), expected?.due, "\(state) on \(event)")
        }
      }
    }
  }

  /// APP-26: along every way of length six by one driver, each callback may follow the one before it.
  func test_APP26_everyPathSendsLegalCallbacks() async {
    await withTrace { _ in
      for driver in [AppearanceState.Driver.explicit, .parent, .screen] {
        let events = Self.events.filter { $0.driver == driver || $0 == .enterWindow }
        var open: [(state: AppearanceState, said: [String])] = [(.disappeared, [])]
        while let (state, said) = open.popLast() {
          XCTAssertEqual(AppearanceStream.faults(in: said), [])
          guard said.count < 6 else { continue }
          for event in events {
            guard let (next, due) = state.next(on: event), let due else { continue }
            open.append((next, said + [Self.text(due)]))
          }
        }
      }
    }
  }

  /// APP-20: a follower that loses its parent keeps its phase and ends with the screen, or with its explicit end.
  func test_APP20_followerBecomesLeader() async {
    await withTrace { _ in
      for state in Self.reachableStates(depth: 1) {
        var expected = Model(state)
        if let open = state.transition {
          (expected.parent, expected.screen) = (false, open.followsScreen || open.explicit == 0)
        }
        XCTAssertEqual(state.next(on: .loseParent).map { Model($0.state) }, expected, "\(state)")
        XCTAssertNil(state.next(on: .loseParent)?.due)
      }
    }
  }

  /// WIN-16: a released window leaves every controller off screen, without a callback.
  func test_WIN16_everyStateEndsWithTheWindow() async {
    await withTrace { _ in
      for state in Self.reachableStates(depth: 2) {
        XCTAssertEqual(state.next(on: .loseWindow)?.state, .disappeared, "\(state)")
        XCTAssertNil(state.next(on: .loseWindow)?.due)
      }
    }
  }

  /// APP-14: begins beyond the maximum of the counter do not overflow it.
  func test_APP14_depthHasACeiling() async {
    await withTrace { _ in
      var state = AppearanceState.disappeared
      for _ in 0...Int(UInt16.max) + 2 {
        state = state.next(on: .begin(appearing: true, animated: false, by: .explicit))?.state ?? state
      }
      XCTAssertEqual(state.transition?.explicit, .max)
    }
  }

  private static func text(_ due: AppearanceCallback) -> String {
    switch due {
    case .viewWillAppear(let animated): "viewWillAppear(\(animated))"
    case .viewIsAppearing(let animated): "viewIsAppearing(\(animated))"
    case .viewDidAppear(let animated): "viewDidAppear(\(animated))"
    case .viewWillDisappear(let animated): "viewWillDisappear(\(animated))"
    case .viewDidDisappear(let animated): "viewDidDisappear(\(animated))"
    }
  }
}

extension AppearanceState.Event {
  fileprivate var driver: AppearanceState.Driver {
    switch self {
    case .begin(_, _, let driver), .end(let driver): driver
    case .enterWindow, .loseParent, .loseWindow: .screen
    }
  }

  fileprivate var animated: Bool {
    if case .begin(_, let animated, _) = self { animated } else { false }
  }
}
