import XCTest

@testable import ControllerTree

/// The states of a change of parents against a table that is written without them. Rules CON-14, CON-15.
final class ParentMovementTests: XCTestCase {
  private typealias Movement = ParentMovement

  private static let states: [Movement] = [
    .none, .toParent, .fromParent, .disappearingFromParent, .awaitingRemoval,
  ]
  private static let appearing = state([.begin(appearing: true, animated: false, by: .explicit)])
  private static let disappearing = state([
    .begin(appearing: true, animated: false, by: .explicit), .begin(appearing: false, animated: false, by: .explicit),
  ])

  private static func state(_ events: [AppearanceState.Event]) -> AppearanceState {
    events.reduce(.disappeared) { $0.next(on: $1)?.state ?? $0 }
  }

  /// One row for each event, with the results from the five states in their order.
  private static let table: [(event: Movement.Event, results: [Movement])] = [
    (.join, [.toParent, .toParent, .toParent, .toParent, .toParent]),
    (.leave(.appeared), [.fromParent, .fromParent, .fromParent, .fromParent, .fromParent]),
    (.leave(.disappeared), [.fromParent, .fromParent, .fromParent, .fromParent, .fromParent]),
    (.leave(appearing), [.fromParent, .fromParent, .fromParent, .fromParent, .fromParent]),
    (
      .leave(disappearing),
      [
        .disappearingFromParent, .disappearingFromParent, .disappearingFromParent, .disappearingFromParent,
        .disappearingFromParent,
      ]
    ),
    (
      .viewWillDisappear, [.none, .toParent, .disappearingFromParent, .disappearingFromParent, .awaitingRemoval]
    ),
    (.endOfAppearance(.appeared, hasParent: true), [.none, .none, .fromParent, .none, .none]),
    (.endOfAppearance(.appeared, hasParent: false), [.none, .none, .fromParent, .none, .none]),
    (.endOfAppearance(.disappeared, hasParent: true), [.none, .none, .awaitingRemoval, .awaitingRemoval, .none]),
    (.endOfAppearance(.disappeared, hasParent: false), [.none, .none, .none, .none, .none]),
    (.endOfMove(.appeared), [.none, .none, .none, .none, .none]),
    (.endOfMove(.disappeared), [.none, .none, .none, .none, .none]),
    (.endOfMove(appearing), [.none, .toParent, .fromParent, .disappearingFromParent, .awaitingRemoval]),
    (.endOfMove(disappearing), [.none, .toParent, .fromParent, .disappearingFromParent, .awaitingRemoval]),
  ]

  /// CON-14, CON-15: every state answers every event as the table says.
  func test_CON14_CON15_everyStateAndEventAgreesWithTheTable() {
    for (event, results) in Self.table {
      XCTAssertEqual(Self.states.map { $0.next(on: event) }, results, "\(event)")
    }
  }
}
