import Foundation
import XCTest

@testable import ControllerTree

final class TurnsAndTimeTests: XCTestCase {
  /// Every timeline of the article is what the library prints.
  func test_documentation_turnsAndTime() async throws {
    try await withArticle("TurnsAndTime") { article in
      article.onStage { print in Self.oneCallOneTurn(article, print) }
      article.onStage { print in Self.oneTurn(article, print) }
      article.onStage { print in Self.directCalls(article, print) }
      article.onStage { print in Self.immediate(article, print) }
      Self.halfWay(article)
      article.onStage { print in Self.pacingForAScope(article, print) }
    }
  }

  /// TURN-07: the article lists the phases at the end of a turn in their order.
  func test_TURN07_theArticleListsThePhases() async throws {
    let lines = try await Article("TurnsAndTime").lines
    let phases = TurnPhase.allCases.enumerated().map { "\($0 + 1). *\($1)*: " }
    let listed = lines.filter { $0.first?.isNumber == true && $0.contains(". *") }
    XCTAssertEqual(listed.map { $0.prefix { $0 != ":" } + ": " }, phases.map { $0[...] })
  }

  @MainActor private static func oneCallOneTurn(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: two-turns
    let window = UIWindow()
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    second.title = "Second"

    let recorder = EventRecorder()
    recorder.start()
    window.rootViewController = first
    window.isHidden = false
    window.rootViewController = second
    for event in recorder.events { print("turn \(event.turn)  \(event.line)") }
    // end
    article.keep(window)
    article.expectPrinted("two-turns")
  }

  @MainActor private static func oneTurn(_ article: Article, _ print: @escaping (Any) -> Void) {
    let window = UIWindow()
    article.keep(window)
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    second.title = "Second"
    window.rootViewController = first
    window.isHidden = false
    let recorder = EventRecorder()
    recorder.start()
    // example: one-turn
    UpdateCycle.main.turn {
      window.rootViewController = second
      for event in recorder.drain() { print("inside  \(event.line)") }
    }
    for event in recorder.drain() { print("after   \(event.line)") }
    // end
    article.expectPrinted("one-turn")
  }

  @MainActor private static func directCalls(_ article: Article, _ print: @escaping (Any) -> Void) {
    let navigation = article.show("Navigation", UINavigationController(rootViewController: UIViewController()))
    // example: direct-calls
    func didTapBoth() {
      for title in ["Folder", "Letter"] {
        let controller = UIViewController()
        controller.title = title
        navigation.pushViewController(controller, animated: true)
      }
      print(navigation.viewControllers.count)
    }

    didTapBoth()
    navigation.popToRootViewController(animated: false)
    UpdateCycle.main.turn { didTapBoth() }
    // end
    article.expectPrinted("direct-calls")
  }

  @MainActor private static func immediate(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: immediate
    let view = UIView()
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0
      print("animations")
    } completion: { isFinished in
      print("completion(\(isFinished))")
    }
    print("animate has returned, \(UpdateCycle.main.now) later")
    // end
    article.expectPrinted("immediate")
  }

  @MainActor private static func halfWay(_ article: Article) {
    article.onStage { print in
      // example: half-way
      Stage.withPristine(pacing: .manual) { stage in
        let view = UIView()
        var isDone = false
        UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }, completion: { _ in isDone = true })

        stage.cycle.advance(by: .milliseconds(150))
        print("\(stage.cycle.now): \(isDone)")

        stage.cycle.advance(by: .milliseconds(150))
        print("\(stage.cycle.now): \(isDone)")
      }
      // end
      article.expectPrinted("half-way")
    }
  }

  @MainActor private static func pacingForAScope(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: scope
    let (cycle, view) = (UpdateCycle.main, UIView())
    cycle.withPacing(.manual) {
      UIView.animate(
        withDuration: 0.3, animations: { view.alpha = 0 }, completion: { _ in print("done at \(cycle.now)") })
      print("animating at \(cycle.now)")
      cycle.settle()
    }
    // end
    article.expectPrinted("scope")
  }
}
