import Foundation
import XCTest

@testable import ControllerTree

/// The time that other threads see (TURN-10).
final class VirtualClockTests: XCTestCase {
  private static func elsewhere() async -> CFTimeInterval {
    await Task.detached { CACurrentMediaTime() }.value
  }

  private static func elsewhereOnTheStage() async -> CFTimeInterval {
    await Task { @concurrent in CACurrentMediaTime() }.value
  }

  /// TURN-10: a task of the stage gets the time that has passed there; a detached one gets that of the shared stage.
  func test_TURN10_virtualTime() async {
    await Stage.withPristine(pacing: .manual) { stage in
      stage.cycle.advance(by: .seconds(3))
      XCTAssertEqual(CACurrentMediaTime(), 3)
      let there = await Self.elsewhereOnTheStage()
      XCTAssertEqual(there, 3)
      stage.cycle.advance(by: .seconds(1))
      let later = await Self.elsewhereOnTheStage()
      XCTAssertEqual(later, 4)
    }
    let shared = await MainActor.run { Stage.shared.cycle.currentTime / .seconds(1) }
    let detached = await Self.elsewhere()
    XCTAssertGreaterThanOrEqual(detached, shared)
  }

  /// TURN-10: with real time the clock runs on without the main thread; with another pacing it stands still.
  func test_TURN10_realTime() async throws {
    try await Stage.withPristine(pacing: .mainRunLoop) { stage in
      let first = await Self.elsewhereOnTheStage()
      try await Task.sleep(for: .milliseconds(5))
      let second = await Self.elsewhereOnTheStage()
      XCTAssertGreaterThan(second, first)
      stage.cycle.withPacing(.manual) {
        let stopped = stage.clock.time
        Thread.sleep(forTimeInterval: 0.002)
        XCTAssertEqual(stage.clock.time, stopped)
      }
      let third = await Self.elsewhereOnTheStage()
      XCTAssertGreaterThanOrEqual(third, second)
    }
  }
}
