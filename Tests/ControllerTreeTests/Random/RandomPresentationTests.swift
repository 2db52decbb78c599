import XCTest

@testable import ControllerTree

/// Random presentations, dismissals and cancellations among changes of containment and of windows, also in one turn and from
/// inside callbacks, checked against the invariants of every tree; see `RandomRuns`.
final class RandomPresentationTests: XCTestCase {
  /// APP-26, PRES-08, DIS-06: callbacks stay in order, links agree in both directions, no controller is lost or leaks.
  func test_PRES_08_randomCallsKeepChainsWhole() async {
    await MainActor.run {
      RandomRuns<PresentationCall> { _, generator in
        (0..<40).map { _ in PresentationCall.random(using: &generator) }
      } failure: { calls, seed in
        PresentationWorld.failure(of: calls, seed.isMultiple(of: 2) ? .immediate : .manual)
      }
      .check(300)
    }
  }
}
