import XCTest

@testable import ControllerTree

/// Random presentations, dismissals and cancellations among changes of containment and of windows, also in one turn and from
/// inside callbacks, against what is true of every tree; see `RandomRuns`.
final class RandomPresentationTests: XCTestCase {
  /// APP-26, PRES-08, DIS-06: streams stay legal, both directions of each relation agree, nobody is lost or leaks.
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
