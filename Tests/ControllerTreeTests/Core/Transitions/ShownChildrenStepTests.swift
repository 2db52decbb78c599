import XCTest

@testable import ControllerTree

/// The table of `ShownChildren.step(on:in:_:)`: every event in every state, for each style.
final class ShownChildrenStepTests: XCTestCase {
  private typealias State = ShownChildren.State

  /// TAB-05, SPLIT-05: changes begin within the call and finish the one that runs.
  func test_TAB05_SPLIT05_changesWithinTheCall() {
    expect(
      .tabs,
      """
      update                none          waiting       beginning     running         ending        cancelling
      off                   tidy          tidy          keepForTurn   keepForTurn     keepForTurn   keepForTurn
      arriving              appear        nothing       keepForTurn   keepForTurn     keepForTurn   keepForTurn
      on                    start         keepForTurn   keepForTurn   finishAndStart  keepForTurn   keepForTurn
      leaving               nothing       nothing       keepForTurn   keepForTurn     keepForTurn   keepForTurn

      turnEnds              none          waiting       beginning     running         ending        cancelling
      off                   tidy          tidy          keepForTurn   finishAndStart  keepForTurn   keepForTurn
      arriving              appear        nothing       keepForTurn   finishAndStart  keepForTurn   keepForTurn
      on                    start         keepForTurn   keepForTurn   finishAndStart  keepForTurn   keepForTurn
      leaving               nothing       nothing       keepForTurn   finishAndStart  keepForTurn   keepForTurn
      """)
    XCTAssertEqual(
      ShownChildren.step(
        on: .update, in: State(presence: .on, progress: .running, isTurnEnding: true), .tabs), .keepForTurn,
      "At the end of a turn a change is not finished inside another one's callbacks.")
  }

  /// NAV-02, NAV-03, NAV-15: changes begin at the end of the turn and wait for the one that runs.
  func test_NAV02_NAV03_NAV15_changesAtTheEndOfTheTurnThatWait() {
    expect(
      .stack,
      """
      update                none          waiting       beginning     running       ending        cancelling
      off                   tidy          tidy          keep          keep          keep          keep
      arriving              keepForTurn   nothing       keep          keep          keep          keep
      on                    start         replace       keep          keep          start         keep
      leaving               nothing       nothing       keep          keep          keep          keep

      turnEnds              none          waiting       beginning     running       ending        cancelling
      off                   tidy          tidy          keep          keep          keep          keep
      arriving              appear        nothing       keep          keep          keep          keep
      on                    start         keepForTurn   keep          keep          keep          keep
      leaving               nothing       nothing       keep          keep          keep          keep
      """)
  }

  /// PAGE-04, PAGE-06: changes begin at the end of the turn and finish the one that runs.
  func test_PAGE04_PAGE06_changesAtTheEndOfTheTurnThatFinish() {
    expect(
      .scrolledPages,
      """
      update                none          waiting       beginning     running         ending        cancelling
      off                   tidy          tidy          keepForTurn   keepForTurn     keepForTurn   keepForTurn
      arriving              keepForTurn   nothing       keepForTurn   keepForTurn     keepForTurn   keepForTurn
      on                    start         keepForTurn   keepForTurn   keepForTurn     keepForTurn   keepForTurn
      leaving               nothing       nothing       keepForTurn   keepForTurn     keepForTurn   keepForTurn

      turnEnds              none          waiting       beginning     running         ending        cancelling
      off                   tidy          tidy          keepForTurn   finishAndStart  keepForTurn   keepForTurn
      arriving              appear        nothing       keepForTurn   finishAndStart  keepForTurn   keepForTurn
      on                    start         keepForTurn   keepForTurn   finishAndStart  keepForTurn   keepForTurn
      leaving               nothing       nothing       keepForTurn   finishAndStart  keepForTurn   keepForTurn
      """)
  }

  /// Compares the table with the function: two blocks, a row for each place of the container, a column for each
  /// progress of a change.
  private func expect(_ style: ShownChildren.Style, _ table: String, file: StaticString = #filePath, line: UInt = #line)
  {
    let blocks = table.components(separatedBy: "\n\n").map { block in
      block.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    }
    XCTAssertEqual(
      blocks.map { $0[0] },
      ShownChildren.Event.allCases.map { event in
        ["\(event)", "none"] + State.Progress.allCases.map { "\($0)" }
      }, file: file, line: line)
    for (event, block) in zip(ShownChildren.Event.allCases, blocks) {
      XCTAssertEqual(
        block.dropFirst().map(\.self), rows(of: event, style), "\(event)", file: file, line: line)
    }
  }

  private func rows(of event: ShownChildren.Event, _ style: ShownChildren.Style) -> [[String]] {
    ContainerPresence.allCases.map { presence in
      let columns: [State.Progress?] = [nil] + State.Progress.allCases.map(\.self)
      let steps = columns.map { ShownChildren.step(on: event, in: State(presence: presence, progress: $0), style) }
      return ["\(presence)"] + steps.map { "\($0)" }
    }
  }
}
