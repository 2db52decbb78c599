import Foundation
import StoryboardDocument
import XCTest

/// Damaged files: each is refused or read, and none traps, hangs or takes unbounded memory.
///
/// `STORYBOARD_TESTS=full` runs 10,000 cases instead of 1,000, and `STORYBOARD_CASE=123` that one. The number of a case decides
/// what it does, so a failure can be repeated.
final class MutationTests: XCTestCase {
  func test_mutation_everyFileIsRefusedOrRead() throws {
    let mutations = Mutations(files: try Fixture.urls.map { Array(try Data(contentsOf: $0)) })
    let environment = ProcessInfo.processInfo.environment
    var cases = 0..<(environment["STORYBOARD_TESTS"] == "full" ? 10_000 : 1_000)
    if let number = environment["STORYBOARD_CASE"].flatMap(Int.init) { cases = number..<number + 1 }

    var counts = (refused: 0, read: 0, kinds: Set<StoryboardProblem.Kind>())
    for number in cases {
      let data = mutations.file(number: number)
      let time = processorTime {
        do throws(StoryboardProblem) {
          let document = try StoryboardDocument(data: data, file: "Main.storyboard")
          let problems = document.problems
          counts.read += 1
          counts.kinds.formUnion(problems.map(\.kind))
          checkInvariants(of: document, problems, number)
        } catch {
          counts.refused += 1
          counts.kinds.insert(error.kind)
          XCTAssertTrue(error.refusesDocument, "case \(number): \(error)")
        }
      }
      XCTAssertLessThan(time, .seconds(2), "case \(number)")
    }
    if cases.count > 1 {
      // The cases reach both the scan before the parser and the checks after it.
      XCTAssertGreaterThan(counts.refused, cases.count / 4)
      XCTAssertGreaterThan(counts.read, cases.count / 8)
      XCTAssertGreaterThan(counts.kinds.count, 14, "\(counts.kinds.map(\.rawValue).sorted())")
    }
    #if os(Linux)
      XCTAssertLessThan(try peakMemory(), 2_000_000, "KB")
    #endif
  }

  private func checkInvariants(of document: StoryboardDocument, _ problems: [StoryboardProblem], _ number: Int) {
    for problem in problems {
      XCTAssertFalse(problem.message.isEmpty || problem.advice.isEmpty, "case \(number): \(problem)")
      XCTAssertFalse(problem.description.contains("\n"), "case \(number): \(problem)")
    }
    for view in document.views {
      for constraint in view.constraints {
        XCTAssertTrue(constraint.multiplier.isFinite && constraint.constant.isFinite, "case \(number)")
        XCTAssertTrue((0...1000).contains(constraint.priority), "case \(number)")
      }
    }
  }

  #if os(Linux)
    /// The most memory that this process has had, in KB.
    private func peakMemory() throws -> Int {
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = try XCTUnwrap(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
      return try XCTUnwrap(line.split(separator: " ").compactMap { Int($0) }.first)
    }
  #endif
}
