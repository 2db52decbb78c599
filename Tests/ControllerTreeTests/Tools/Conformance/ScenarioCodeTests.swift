import XCTest

@testable import ControllerTree

/// Scenarios as Swift.
final class ScenarioCodeTests: XCTestCase {
  typealias Scenario = ContainerConformance.Scenario

  /// TURN-04: every step has its line; if a change is animated, the code lets time pass, to the end of the animation before the
  /// next step.
  func test_TURN04_everyStepHasItsCode() async {
    let scenario = Scenario(
      container: "CardContainer",
      steps: [
        .load, .nest, .change(.show(.a), animated: true), .inside(.viewDidAppear, of: .b, .remove(.b)),
        .change(.replace(.a, with: .b), animated: true), .wait(milliseconds: 150),
        .change(.remove(.b), animated: false), .cancel(.c), .hideWindow, .showWindow, .cover, .resizeWindow, .uncover,
        .leave, .appear, .cover, .release,
      ], ending: .rest)
    XCTAssertEqual(
      scenario.code,
      """
      Stage.withPristine(pacing: .manual) { _ in
        let container: CardContainer = make()
        container.loadViewIfNeeded()
        let outer = UIViewController()
        outer.addChild(container)
        container.view.frame = outer.view.bounds
        outer.view.addSubview(container.view)
        container.didMove(toParent: outer)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = outer
        window.makeKeyAndVisible()
        let a = UIViewController()
        show(container, a, animated: true)
        UpdateCycle.main.settle()
        let b = ContainerConformance.Child()
        b.inside(.viewDidAppear) { remove(container, b, animated: false) }
        replace(container, a, b, animated: true)
        UpdateCycle.main.advance(by: .milliseconds(150))
        remove(container, b, animated: false)
        UpdateCycle.main.settle()
        let c = UIViewController()
        cancel(container, c)
        UpdateCycle.main.settle()
        window.isHidden = true
        window.isHidden = false
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        container.present(cover, animated: false)
        window.frame.size = CGSize(width: 844, height: 390)
        container.dismiss(animated: false)
        window.rootViewController = nil
        window.rootViewController = outer
        window.makeKeyAndVisible()
        container.present(cover, animated: false)
        container.dismiss(animated: false)
        window.rootViewController = nil
        // Nothing retains the container any more.
      }
      """)
  }

  /// CON-11: the ending is part of the code.
  func test_CON11_endingsHaveTheirCode() async {
    let steps: [ContainerConformance.Step] = [.appear, .change(.show(.a), animated: false)]
    let start = """
      let container: C = make()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = container
      window.makeKeyAndVisible()
      let a = UIViewController()
      show(container, a, animated: false)
      """
    XCTAssertEqual(Scenario(container: "C", steps: steps, ending: .rest).code, start)
    XCTAssertEqual(
      Scenario(container: "C", steps: steps, ending: .lettingGo).code,
      start + "\n// Nothing else retains the removed child.")
    XCTAssertEqual(
      Scenario(container: "C", steps: steps, ending: .release).code,
      start + "\nwindow.rootViewController = nil\n// Nothing retains the container any more.")
  }

  /// SEED-15: the code of a violation compiles in a test, between the functions that it names, and shows the violation.
  func test_SEED15_theCodeShowsTheViolation() async {
    await withTrace(pacing: .manual) { _ in
      @MainActor func make() -> ForgetsWhoGoes { ForgetsWhoGoes() }
      @MainActor func show(_ container: ForgetsWhoGoes, _ child: UIViewController, animated: Bool) {
        container.showCard(child, animated: animated)
      }
      Stage.withPristine(pacing: .manual) { _ in
        let container: ForgetsWhoGoes = make()
        let a = UIViewController()
        show(container, a, animated: false)
        let b = UIViewController()
        show(container, b, animated: true)
        UpdateCycle.main.advance(by: .milliseconds(150))
        let c = UIViewController()
        show(container, c, animated: false)
        UpdateCycle.main.settle()
        XCTAssertTrue(a.parent === container, "a got willMove(toParent: nil), but is still a child.")
      }
    }
  }
}
