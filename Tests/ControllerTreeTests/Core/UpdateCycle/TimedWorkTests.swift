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

  /// A negative duration counts as zero, and its progress is complete.
  func test_TURN04_noDuration() async {
    await withTrace(pacing: .manual) { trace in
      let work = UpdateCycle.main.schedule(after: .seconds(-1)) { trace.note("\($0)") }
      XCTAssertEqual(work.duration, .zero)
      XCTAssertEqual(work.progress, 1)
      UpdateCycle.main.advance(by: .zero)
      trace.expect("finished")
    }
  }

  /// TRANS-14: paused work keeps its place; it resumes from there at its own speed or another, in either direction. On
  /// the way back its delay does not count.
  func test_TRANS14_standingAndRunning() async {
    await withTrace(pacing: .manual) { trace in
      let cycle = UpdateCycle.main
      @MainActor func work(_ name: String) -> TimedWork {
        cycle.schedule(after: .seconds(4), delay: .seconds(1)) { trace.note("\(name) \($0) at \(cycle.now)") }
      }
      let works = ["forward", "fast", "back", "fast back"].map(work)
      cycle.advance(by: .seconds(3))
      for work in works {
        XCTAssertTrue(work.isRunning)
        work.stand()
        XCTAssertEqual(work.progress, 0.5)
        XCTAssertFalse(work.isRunning)
      }
      XCTAssertFalse(cycle.hasTimedWork)
      cycle.advance(by: .seconds(10))
      XCTAssertEqual(works.map(\.progress), [0.5, 0.5, 0.5, 0.5])
      works[0].run()
      works[1].run(.init(speed: 2))
      works[2].run(.init(back: true))
      works[3].run(.init(back: true, speed: 4))
      cycle.advance(by: .seconds(5))
      trace.expect(
        """
        fast back cancelled at 13.5 seconds
        fast finished at 14.0 seconds
        forward finished at 15.0 seconds
        back cancelled at 15.0 seconds
        """)
      works[0].run()
      works[0].stand(atProgress: 0)
      XCTAssertEqual(works.map(\.outcome), [.finished, .finished, .cancelled, .cancelled])
    }
  }

  /// TRANS-14: interactive code may set the place, while the work runs too, and reverse it; places are limited to its length.
  func test_TRANS14_movingByHand() async {
    await withTrace(pacing: .manual) { trace in
      let cycle = UpdateCycle.main
      let work = cycle.schedule(after: .seconds(2)) { trace.note("\($0)") }
      for (place, progress) in [(-1, 0), (0.5, 0.25), (7, 1), (1, 0.5)] {
        work.stand(atSeconds: place)
        XCTAssertEqual(work.progress, progress)
      }
      work.run()
      cycle.advance(by: .milliseconds(500))
      work.run(.init(back: true))
      cycle.advance(by: .seconds(1))
      XCTAssertEqual(work.progress, 0.25)
      work.run()
      XCTAssertEqual(work.deadline, cycle.now + .milliseconds(1_500))
      cycle.advance(by: .milliseconds(1_500))
      trace.expect("finished")
    }
  }

  /// M-TRANS-01: transitions do not wait for work with the role `watch`.
  func test_MTRANS01_watching() async {
    await withTrace(pacing: .manual) { trace in
      let cycle = UpdateCycle.main
      _ = cycle.schedule(after: .seconds(5), role: .watch) { _ in trace.note("watch") }
      XCTAssertNil(cycle.lastDeadline)
      _ = cycle.schedule(after: .seconds(2)) { _ in trace.note("animation") }
      XCTAssertEqual(cycle.lastDeadline, .seconds(2))
      cycle.settle()
      trace.expect("animation\nwatch")
    }
  }
}
