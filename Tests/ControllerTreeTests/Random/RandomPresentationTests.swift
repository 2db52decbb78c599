import XCTest

@testable import ControllerTree

/// Random presentations, dismissals and cancellations among changes of containment and of windows, also in one turn and from
/// inside callbacks, against what is true of every tree.
///
/// `CONTROLLERTREE_RANDOM_RUNS` and `CONTROLLERTREE_RANDOM_SEED` as in `RandomTreeTests`.
final class RandomPresentationTests: XCTestCase {
  private static let callsPerRun = 40

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }

  /// APP-26, PRES-08, DIS-06: streams stay legal, both directions of each relation agree, nobody is lost or leaks.
  func test_PRES_08_randomCallsKeepChainsWhole() async {
    let runs = Self.number("CONTROLLERTREE_RANDOM_RUNS") ?? 300
    let first = Self.number("CONTROLLERTREE_RANDOM_SEED") ?? 1
    await MainActor.run {
      for seed in first..<first + runs {
        var generator = SeededGenerator(seed: UInt64(seed))
        let pacing: UpdateCycle.Pacing = seed.isMultiple(of: 2) ? .immediate : .manual
        let calls = (0..<Self.callsPerRun).map { _ in PresentationCall.random(using: &generator) }
        guard PresentationWorld.failure(of: calls, pacing) != nil else { continue }
        let shortest = Self.shrink(calls, pacing)
        let reason = PresentationWorld.failure(of: shortest, pacing) ?? ""
        XCTFail("Seed \(seed), \(pacing): \(reason)\n" + shortest.map(\.description).joined(separator: "\n"))
        return
      }
    }
  }

  /// Leaves out ever smaller pieces as long as the rest still fails.
  @MainActor private static func shrink(_ calls: [PresentationCall], _ pacing: UpdateCycle.Pacing) -> [PresentationCall]
  {
    var calls = calls
    var piece = calls.count / 2
    while piece > 0 {
      var start = 0
      while start < calls.count {
        var shorter = calls
        shorter.removeSubrange(start..<min(start + piece, calls.count))
        if PresentationWorld.failure(of: shorter, pacing) != nil { calls = shorter } else { start += piece }
      }
      piece /= 2
    }
    return calls
  }
}
