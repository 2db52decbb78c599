import XCTest

@testable import ControllerTree

/// The scenarios of a check.
final class ScenarioListTests: XCTestCase {
  /// TURN-01: no scenario comes twice, shorter ones come first, and a container that obeys every call
  /// can run all of them.
  func test_TURN01_scenariosAreDifferentAndInOrder() async {
    await withTrace { _ in
      let subject = Subjects.changing(ChangingContainer.init)
      let scenarios = ScenarioList(for: subject, halfWay: ScenarioRun.halfWay(subject)).scenarios
      XCTAssertEqual(Set(scenarios).count, scenarios.count)
      XCTAssertEqual(scenarios.map(\.count), scenarios.map(\.count).sorted())
      XCTAssertGreaterThan(scenarios.filter { ScenarioRun.outcome(of: $0, by: subject) != nil }.count, 450)
    }
  }

  /// TRANS-10: scenarios use only the closures that a container has: without them no animation, replacement or cancellation.
  func test_TRANS10_scenariosUseOnlyWhatTheContainerOffers() async {
    await withTrace { _ in
      let subject = Subjects.cards(CardContainer.init)
      XCTAssertNil(ScenarioRun.halfWay(subject))
      for step in ScenarioList(for: subject, halfWay: nil).scenarios.joined() {
        switch step {
        case .change(.replace, _), .change(_, animated: true), .inside(_, _, .replace), .cancel, .wait:
          XCTFail("\(step) is not offered.")
        case .change, .inside, .load, .appear, .nest, .leave, .hideWindow, .showWindow, .resizeWindow, .cover, .uncover,
          .release:
          break
        }
      }
    }
  }

  /// TRANS-14: an animation is interrupted in its middle, for every duration.
  func test_TRANS14_halfOfAnAnimation() async {
    await withTrace { _ in
      XCTAssertEqual(ScenarioRun.halfWay(Subjects.fading), 150)
      XCTAssertEqual(ScenarioRun.halfWay(Subjects.changing(ChangingContainer.init)), 175)
      XCTAssertNil(ScenarioRun.halfWay(Subjects.forwarding(ManualCardContainer.init)))
    }
  }
}
