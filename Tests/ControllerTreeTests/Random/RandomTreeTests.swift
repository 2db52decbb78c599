import XCTest

@testable import ControllerTree

/// Random right and wrong calls, also from inside callbacks, against a model and against what is true of every tree; see
/// `RandomRuns`.
final class RandomTreeTests: XCTestCase {
  /// APP-26, and after each call: the tree is that of ``TreeModel``, so are the issues, and who has appeared at rest.
  /// Nothing leaks.
  func test_APP26_randomCallsKeepTheTreeLegal() async {
    await MainActor.run {
      RandomRuns<RandomCall> { seed, generator in
        let actions =
          switch seed % 3 {
          case 0: RandomCall.Action.allCases
          case 1: RandomCall.Action.notExplicit
          default: RandomCall.Action.foreseeable
          }
        return (0..<60).map { _ in RandomCall.random(among: actions, using: &generator) }
      } failure: { calls, _ in
        RandomWorld.failure(of: calls)
      }
      .check(400)
    }
  }
}
