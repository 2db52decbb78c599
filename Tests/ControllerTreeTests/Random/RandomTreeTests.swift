import XCTest

@testable import ControllerTree

/// Random correct and wrong calls, also from inside callbacks, checked against a model and the invariants of every tree; see
/// `RandomRuns`.
final class RandomTreeTests: XCTestCase {
  /// APP-26: after each call, the tree, the issues, and the appeared controllers are those of ``TreeModel``.
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
