import XCTest

@testable import ControllerTree

final class TimedWorkTests: XCTestCase {
  /// TURN-04: work ends in the order of its deadlines, equal ones in the order in which they were scheduled.
  func test_TURN04_orderOfDeadlines() async {
    await withTrace(pacing: .manual) { trace in
      let cycle = UpdateCycle.main
      for (name, milliseconds) in [("a", 30), ("b", 10), ("c", 30), ("d", 20), ("e", 10)] {
        _ = cycle.schedule(after: .milliseconds(milliseconds)) { trace.note("\(name) \($0)") }
      }
      XCTAssertTrue(cycle.hasTimedWork)
      cycle.advance(by: .milliseconds(30))
      trace.expect("b finished\ne finished\nd finished\na finished\nc finished")
      XCTAssertFalse(cycle.hasTimedWork)
    }
  }

  /// Progress goes from 0 to 1 with virtual time.
  func test_TURN04_progress() async {
    await withTrace(pacing: .manual) { trace in
      let cycle = UpdateCycle.main
      cycle.advance(by: .seconds(1))
      let work = cycle.schedule(after: .seconds(4)) { trace.note("\($0)") }
      XCTAssertEqual(work.start, .seconds(1))
      XCTAssertEqual(work.deadline, .seconds(5))
      var seen: [Double] = []
      for _ in 0..<5 {
        seen.append(work.progress)
        cycle.advance(by: .seconds(1))
      }
      XCTAssertEqual(seen, [0, 0.25, 0.5, 0.75, 1])
      XCTAssertEqual(work.progress, 1)
      XCTAssertEqual(work.outcome, .finished)
      trace.expect("finished")
    }
  }

  /// Cancelled work ends at once, and only once; work that has ended can't be cancelled.
  func test_TURN04_cancelling() async {
    await withTrace(pacing: .manual) { trace in
      let cycle = UpdateCycle.main
      let first = cycle.schedule(after: .seconds(1)) { trace.note("first \($0)") }
      let second = cycle.schedule(after: .seconds(2)) { trace.note("second \($0)") }
      XCTAssertNil(first.outcome)
      first.cancel()
      first.cancel()
      trace.expect("first cancelled")
      cycle.advance(by: .seconds(2))
      trace.expect("second finished")
      second.cancel()
      trace.expect("")
      XCTAssertEqual([first, second].map(\.outcome), [.cancelled, .finished])
    }
  }

  /// Work that ends may schedule, and cancel, other work.
  func test_TURN04_workThatChangesOtherWork() async {
    await withTrace(pacing: .manual) { trace in
      let cycle = UpdateCycle.main
      let doomed = cycle.schedule(after: .seconds(3)) { trace.note("doomed \($0)") }
      _ = cycle.schedule(after: .seconds(1)) { _ in
        doomed.cancel()
        _ = cycle.schedule(after: .seconds(1)) { trace.note("next \($0) at \(cycle.now)") }
      }
      cycle.advance(by: .seconds(5))
      trace.expect("doomed cancelled\nnext finished at 2.0 seconds")
      XCTAssertEqual(cycle.now, .seconds(5))
    }
  }

  /// A duration below 0 is none, and has no progress left.
  func test_TURN04_noDuration() async {
    await withTrace(pacing: .manual) { trace in
      let work = UpdateCycle.main.schedule(after: .seconds(-1)) { trace.note("\($0)") }
      XCTAssertEqual(work.duration, .zero)
      XCTAssertEqual(work.progress, 1)
      UpdateCycle.main.advance(by: .zero)
      trace.expect("finished")
    }
  }
}
