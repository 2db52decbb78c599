import Foundation
import XCTest

@testable import ControllerTree

/// The results of the check for correct containers, and its isolation from the surrounding test.
final class ContainerConformanceTests: XCTestCase {
  // MARK: The stock containers

  /// NAV-01, NAV-02: push, pop, a new stack, and a cancelled swipe.
  func test_NAV01_NAV02_navigationControllersConform() async {
    await withTrace { _ in XCTAssertEqual(Subjects.navigation.violations, []) }
  }

  /// TAB-02, TAB-05: tabs that are added, selected, and removed.
  func test_TAB02_TAB05_tabBarControllersConform() async {
    await withTrace { _ in XCTAssertEqual(Subjects.tabs.violations, []) }
  }

  /// PAGE-02, PAGE-04: pages that scroll.
  func test_PAGE02_PAGE04_scrolledPagesConform() async {
    await withTrace { _ in XCTAssertEqual(Subjects.pages(.scroll).violations, []) }
  }

  /// PAGE-02, PAGE-05: pages that curl.
  func test_PAGE02_PAGE05_curledPagesConform() async {
    await withTrace { _ in XCTAssertEqual(Subjects.pages(.pageCurl).violations, []) }
  }

  /// SPLIT-02, SPLIT-06 to SPLIT-08: a column that is set, shown and emptied, folded and unfolded.
  func test_SPLIT02_SPLIT06_SPLIT07_SPLIT08_splitColumnsConform() async {
    await withTrace { _ in XCTAssertEqual(Subjects.columns.violations, []) }
  }

  /// SPLIT-10, SPLIT-11: the classic style.
  func test_SPLIT10_SPLIT11_splitDetailsConform() async {
    await withTrace { _ in XCTAssertEqual(Subjects.details.violations, []) }
  }

  // MARK: Containers of one's own

  /// SEED-14, SEED-15: the recipes of the documentation.
  func test_SEED14_SEED15_recipesConform() async {
    await withTrace { _ in XCTAssertEqual(Subjects.cards(CardContainer.init).violations, []) }
  }

  /// SEED-14, SEED-15: the recipes around `UIView.animate`.
  func test_SEED14_SEED15_animatedRecipesConform() async {
    await withTrace { _ in XCTAssertEqual(Subjects.fading.violations, []) }
  }

  /// CON-19: `transition(from:to:…)`.
  func test_CON19_transitionsConform() async {
    await withTrace { _ in XCTAssertEqual(Subjects.transition.violations, []) }
  }

  /// APP-09, APP-13: a container that forwards appearance itself.
  func test_APP09_APP13_manualForwardingConforms() async {
    await withTrace { _ in XCTAssertEqual(Subjects.forwarding(ManualCardContainer.init).violations, []) }
  }

  /// TRANS-13: a container on `ContainerTransition`, whose changes can be cancelled.
  func test_TRANS13_containerTransitionsConform() async {
    await withTrace { _ in XCTAssertEqual(Subjects.changing(ChangingContainer.init).violations, []) }
  }

  /// SEED-12: a container that shows all its children at once, in a view of its own.
  func test_SEED12_childrenSideBySideConform() async {
    await withTrace { _ in XCTAssertEqual(Subjects.tiles.violations, []) }
  }

  /// SEED-11: a container that adds its children to another container.
  func test_SEED11_containersInContainersConform() async {
    await withTrace { _ in XCTAssertEqual(Subjects.wrapping.violations, []) }
  }

  /// CON-28: a container that checks after each of its calls that the child is still there supports children that leave in any
  /// callback; the recipe does not support one that leaves in `viewWillAppear(_:)`.
  func test_CON28_watchfulContainerSurvivesEveryCallback() async {
    await withTrace { _ in
      XCTAssertEqual(Subjects.cards(WatchfulContainer.init, callbacks: Subjects.all).violations, [])
      expectViolations(
        Subjects.cards(CardContainer.init, callbacks: Subjects.all).violations,
        """
        MIS-17: a is not a child of CardContainer #1, but its view is still inside.
        let container: CardContainer = make()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = container
        window.makeKeyAndVisible()
        let a = ContainerConformance.Child()
        a.inside(.viewWillAppear) { remove(container, a, animated: false) }
        show(container, a, animated: false)
        """)
    }
  }

  // MARK: The answer

  /// MIS-15, MIS-16: two faults are both reported, each with a scenario of its own.
  func test_MIS15_MIS16_severalFaultsAreReported() async {
    await withTrace { _ in
      expectViolations(
        Subjects.cards(ForgetsBothMoves.init).violations,
        """
        MIS-15: ForgetsBothMoves #1 added Child "a" but never called didMove(toParent:) on it.
        let container: ForgetsBothMoves = make()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = container
        window.makeKeyAndVisible()
        let a = UIViewController()
        show(container, a, animated: false)

        MIS-16: Child "a" leaves ForgetsBothMoves #1, but did not get willMove(toParent: nil).
        let container: ForgetsBothMoves = make()
        let a = UIViewController()
        show(container, a, animated: false)
        remove(container, a, animated: false)
        """)
    }
  }

  /// MIS-16: a violation as text has rule, advice, code and trace; encoded as JSON and decoded it is equal.
  func test_MIS16_violationsAreTextAndValues() async throws {
    try await withTrace { _ in
      let violations = Subjects.cards(ForgetsWillMove.init).violations
      XCTAssertEqual(
        violations.map(\.description),
        [
          """
          MIS-16: Child "a" leaves ForgetsWillMove #1, but did not get willMove(toParent: nil). \
          Call willMove(toParent: nil) before the child's view is removed.
              let container: ForgetsWillMove = make()
              let a = UIViewController()
              show(container, a, animated: false)
              remove(container, a, animated: false)
            → a.willMove(toParent: ForgetsWillMove #1)
              a.viewDidLoad()
              ForgetsWillMove #1.viewDidLoad()
              a.didMove(toParent: ForgetsWillMove #1)
              ! MIS-16 willMoveMissing: a.removeFromParent()
              a.didMove(toParent: nil)
          """
        ])
      let json = try JSONEncoder().encode(violations)
      XCTAssertEqual(try JSONDecoder().decode([ContainerConformance.Violation].self, from: json), violations)
      XCTAssertEqual(Subjects.cards(ForgetsWillMove.init).violations, violations)
    }
  }

  // MARK: What is around it

  /// SEED-14: a test outside the main actor can call the check as it calls other code of the main actor.
  func test_SEED14_theCheckIsCalledFromAnyTest() async {
    let violations = await ContainerConformance.violations(
      of: FadingContainer.self,
      make: { FadingContainer() },
      show: { container, child, animated in container.showCard(child, animated: animated) },
      remove: { container, child, animated in container.removeCard(child, animated: animated) })
    XCTAssertEqual(violations, [])
  }

  /// TURN-01, TURN-06: the check may run anywhere, in a turn and under any policy: it does not change the surrounding
  /// stage.
  func test_TURN01_TURN06_checkChangesNothingAroundIt() async {
    await withTrace { trace in
      let root = trace.controller("Root")
      let window = trace.show(root)
      Diagnostics.failureHandler = { XCTFail("\($0) was heard outside.") }
      defer { Diagnostics.failureHandler = { print($0) } }
      let before = trace.tree
      let turn = trace.stage.cycle.turn
      let issues = trace.stage.diagnostics.collect {
        trace.stage.diagnostics.withPolicies([.all: .fail]) {
          XCTAssertEqual(Subjects.cards(ForgetsWillMove.init).violations.count, 1)
          UpdateCycle.main.turn { XCTAssertEqual(Subjects.forwarding(ForgetsEnd.init).violations.count, 1) }
        }
      }
      XCTAssertEqual(issues, [])
      XCTAssertEqual(trace.tree, before)
      XCTAssertEqual(trace.stage.cycle.turn, turn + 1)
      XCTAssertEqual(trace.stage.cycle.pacing, .immediate)
      XCTAssertTrue(window.isKeyWindow == false && Stage.current === trace.stage)
      trace.expect("")
    }
  }

  /// APP-26: a correct container breaks no rule in any run, however long.
  func test_APP26_randomScenariosConform() async {
    await withTrace { _ in
      for seed in 1...8 as ClosedRange<UInt64> {
        expectConformance(Subjects.navigation, seed)
        expectConformance(Subjects.tabs, seed)
        expectConformance(Subjects.pages(.scroll), seed)
        expectConformance(Subjects.pages(.pageCurl), seed)
        expectConformance(Subjects.columns, seed)
        expectConformance(Subjects.details, seed)
        // The recipes do not support a child that leaves while it is being removed.
        let callbacks = [ContainerConformance.Callback.didMove, .viewDidAppear]
        expectConformance(Subjects.cards(CardContainer.init), seed, callbacks)
        expectConformance(Subjects.fading, seed, callbacks)
        expectConformance(Subjects.changing(ChangingContainer.init), seed, callbacks)
      }
    }
  }
}

/// A random scenario, made step by step: steps that are impossible after the previous ones are left out.
@MainActor
private func expectConformance<Container>(
  _ subject: ConformanceSubject<Container>, _ seed: UInt64,
  _ callbacks: [ContainerConformance.Callback] = ContainerConformance.Callback.allCases
) {
  var generator = SeededGenerator(seed: seed)
  var steps: [ContainerConformance.Step] = []
  for _ in 0..<24 {
    let step = RandomStep.next(for: subject, actingIn: callbacks, using: &generator)
    // A wait is possible only if another step can come in between.
    let longer = steps + [step]
    let probe = step.isWait ? longer + [.hideWindow] : longer
    if ScenarioRun.outcome(of: probe, by: subject) != nil { steps = longer }
  }
  if steps.last?.isWait == true { steps.removeLast() }
  guard let rule = ScenarioRun.outcome(of: steps, by: subject)?.rules.first else { return }
  let shortest = ScenarioShrinking.shortest(steps) {
    ScenarioRun.outcome(of: $0, by: subject)?.rules.contains(rule) ?? false
  }
  XCTFail("Seed \(seed): \(ScenarioRun.violation(of: rule, in: shortest, by: subject)?.description ?? "")")
}

/// The steps to choose from.
@MainActor private enum RandomStep {
  typealias Step = ContainerConformance.Step
  typealias Change = ContainerConformance.Change
  typealias Name = ContainerConformance.ChildName

  static func next<Container>(
    for subject: ConformanceSubject<Container>, actingIn callbacks: [ContainerConformance.Callback],
    using generator: inout SeededGenerator
  ) -> Step {
    let name = Name.allCases.randomElement(using: &generator) ?? .a
    let other = Name.allCases.randomElement(using: &generator) ?? .b
    let callback = callbacks.randomElement(using: &generator) ?? .didMove
    let animated = subject.animates && Bool.random(using: &generator)
    var changes = [Change.show(name), .show(name), .show(name)]
    if subject.replace != nil { changes.append(.replace(name, with: other)) }
    var steps: [Step] = [
      .load, .appear, .appear, .nest, .leave, .hideWindow, .showWindow, .resizeWindow, .cover, .uncover,
    ]
    if subject.remove != nil {
      changes.append(.remove(name))
      steps.append(.inside(callback, of: name, .remove(other)))
    }
    if subject.cancel != nil { steps.append(.cancel(name)) }
    if subject.animates { steps += Array(repeating: .wait(milliseconds: 100), count: 3) }
    steps += changes.map { .change($0, animated: animated) }
    return steps.randomElement(using: &generator) ?? .load
  }
}
