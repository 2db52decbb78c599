import XCTest

@testable import ControllerTree

/// Random right and wrong calls, also from inside callbacks, against a model and against what is true of every tree.
///
/// A failure prints the seed and the shortest sequence of calls that still fails. `CONTROLLERTREE_RANDOM_RUNS` asks for
/// more runs than the default, `CONTROLLERTREE_RANDOM_SEED` for another first seed.
final class RandomTreeTests: XCTestCase {
  private static let callsPerRun = 60

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }

  /// APP-26, and after each call: the tree is that of ``TreeModel``, so are the issues, and who has appeared at rest.
  /// Nothing leaks.
  func test_APP26_randomCallsKeepTheTreeLegal() async {
    let runs = Self.number("CONTROLLERTREE_RANDOM_RUNS") ?? 1_000
    let first = Self.number("CONTROLLERTREE_RANDOM_SEED") ?? 1
    await MainActor.run {
      for seed in first..<first + runs {
        var generator = SeededGenerator(seed: UInt64(seed))
        let actions =
          switch seed % 3 {
          case 0: RandomCall.Action.allCases
          case 1: RandomCall.Action.notExplicit
          default: RandomCall.Action.foreseeable
          }
        let calls = (0..<Self.callsPerRun).map { _ in RandomCall.random(among: actions, using: &generator) }
        guard RandomWorld.failure(of: calls) != nil else { continue }
        let shortest = Self.shrink(calls)
        let reason = RandomWorld.failure(of: shortest) ?? ""
        XCTFail("Seed \(seed): \(reason)\n" + shortest.map(\.description).joined(separator: "\n"))
        return
      }
    }
  }

  /// Leaves out ever smaller pieces as long as the rest still fails.
  @MainActor private static func shrink(_ calls: [RandomCall]) -> [RandomCall] {
    var calls = calls
    var piece = calls.count / 2
    while piece > 0 {
      var start = 0
      while start < calls.count {
        var shorter = calls
        shorter.removeSubrange(start..<min(start + piece, calls.count))
        if RandomWorld.failure(of: shorter) != nil { calls = shorter } else { start += piece }
      }
      piece /= 2
    }
    return calls
  }
}
