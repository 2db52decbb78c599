import XCTest

@testable import ControllerTree

/// The shortening of scenarios.
final class ScenarioShrinkingTests: XCTestCase {
  typealias Step = ContainerConformance.Step

  /// SEED-15: unnecessary steps are removed, necessary ones are simplified, and children are named in the order of first use.
  func test_SEED15_onlyWhatIsNeededStays() async {
    await withTrace { _ in
      let long: [Step] = [
        .nest, .change(.show(.c), animated: true), .hideWindow, .showWindow, .change(.show(.b), animated: true),
        .wait(milliseconds: 5), .change(.remove(.c), animated: true), .leave,
      ]
      let shortest = ScenarioShrinking.shortest(long) { steps in
        let shown = steps.compactMap { if case .change(.show(let child), _) = $0 { child } else { nil } }
        let removed = steps.compactMap { if case .change(.remove(let child), _) = $0 { child } else { nil } }
        return !Set(shown).isDisjoint(with: removed) && (steps.contains(.nest) || steps.contains(.appear))
      }
      XCTAssertEqual(shortest, [.appear, .change(.show(.a), animated: false), .change(.remove(.a), animated: false)])
    }
  }

  /// SEED-15, MIS-15, CON-03: each step of a reported scenario is necessary.
  func test_SEED15_MIS15_CON03_noStepCanBeLeftOut() async {
    await withTrace { _ in
      expectShortest(Subjects.cards(ForgetsDidMove.init))
      expectShortest(Subjects.cards(KnowsCardTooLate.init))
      expectShortest(Subjects.forwarding(SwallowsAnimated.init))
      expectShortest(Subjects.forwarding(TellsEveryCard.init))
    }
  }
}

@MainActor
private func expectShortest<Container>(_ subject: ConformanceSubject<Container>) {
  for violation in subject.violations {
    let steps = violation.scenario.steps
    for index in steps.indices {
      let shorter = steps.enumerated().filter { $0.offset != index }.map(\.element)
      let rules = ScenarioRun.outcome(of: shorter, by: subject)?.rules.map(\.id) ?? []
      XCTAssertFalse(rules.contains(violation.rule), "\(steps[index]) can be left out.")
    }
  }
}
