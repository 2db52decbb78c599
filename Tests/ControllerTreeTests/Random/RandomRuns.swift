import XCTest

/// One call of a random test. Its description is code; it has simpler forms for shortening a failure.
protocol RandomCallable: CustomStringConvertible {
  /// Simpler forms of the call, the simplest first.
  var simpler: [Self] { get }
}

extension RandomCallable {
  var simpler: [Self] { [] }
}

/// The seeds of a random test. `CONTROLLERTREE_RANDOM_RUNS` overrides their number, `CONTROLLERTREE_RANDOM_SEED` the first one.
func randomSeeds(_ count: Int) -> Range<Int> {
  func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }
  let first = number("CONTROLLERTREE_RANDOM_SEED") ?? 1
  return first..<first + (number("CONTROLLERTREE_RANDOM_RUNS") ?? count)
}

/// Runs sequences of calls, generated from a seed, until one fails, and shortens that one to as few calls as still fail.
@MainActor struct RandomRuns<Call: RandomCallable> {
  /// The calls of one seed.
  let calls: (_ seed: Int, _ generator: inout SeededGenerator) -> [Call]
  /// The fault after some of the calls of a seed, or `nil`.
  let failure: (_ calls: [Call], _ seed: Int) -> String?

  /// Runs the test for `count` seeds.
  func check(_ count: Int, file: StaticString = #filePath, line: UInt = #line) {
    for seed in randomSeeds(count) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let calls = calls(seed, &generator)
      guard failure(calls, seed) != nil else { continue }
      let shortest = shortened(calls, seed)
      let reason = failure(shortest, seed) ?? ""
      XCTFail(
        "Seed \(seed): \(reason)\n" + shortest.map(\.description).joined(separator: "\n"), file: file, line: line)
      return
    }
  }

  /// Removes smaller and smaller pieces, and simplifies single calls, as long as the rest still fails.
  private func shortened(_ calls: [Call], _ seed: Int) -> [Call] {
    var calls = calls
    var before = Int.max
    while calls.count < before {
      before = calls.count
      var piece = max(calls.count / 2, 1)
      while piece > 0 {
        leaveOut(piece, of: &calls, seed)
        piece /= 2
      }
      simplify(&calls, seed)
    }
    return calls
  }

  private func leaveOut(_ piece: Int, of calls: inout [Call], _ seed: Int) {
    var start = 0
    while start < calls.count {
      var shorter = calls
      shorter.removeSubrange(start..<min(start + piece, calls.count))
      if failure(shorter, seed) != nil { calls = shorter } else { start += piece }
    }
  }

  private func simplify(_ calls: inout [Call], _ seed: Int) {
    for index in calls.indices {
      while let simpler = simplerCalls(calls, at: index).first(where: { failure($0, seed) != nil }) {
        calls = simpler
      }
    }
  }

  private func simplerCalls(_ calls: [Call], at index: Int) -> [[Call]] {
    calls[index].simpler.map { call in
      var simpler = calls
      simpler[index] = call
      return simpler
    }
  }
}
