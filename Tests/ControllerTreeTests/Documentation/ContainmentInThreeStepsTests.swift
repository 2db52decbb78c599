import Foundation
import XCTest

@testable import ControllerTree

final class ContainmentInThreeStepsTests: XCTestCase {
  /// Every timeline of the article is what the library prints.
  func test_documentation_containmentInThreeSteps() async throws {
    try await withArticle("ContainmentInThreeSteps") { article in
      article.onStage { print in Self.addAndRemove(article, print) }
      article.onStage { print in Self.flags(article, print) }
      article.onStage { print in Self.exchange(article, print) }
      article.onStage(pacing: .manual) { print in Self.transition(article, print) }
      article.onStage { print in Self.manualForwarding(article, print) }
      Self.forgottenSteps(article)
    }
  }

  @MainActor private static func addAndRemove(_ article: Article, _ print: @escaping (Any) -> Void) {
    let parent = article.show("Parent")
    let child = UIViewController()
    child.title = "Child"
    let recorder = EventRecorder()
    recorder.start()

    // example: add
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    // end
    let added = recorder.events
    print(recorder.drainText())
    article.expectPrinted("add")
    print(parent.hierarchyDescription)
    article.expectPrinted("tree")

    // example: remove
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    // end
    let removed = recorder.events
    print(recorder.drainText())
    article.expectPrinted("remove")
    article.expect(.table, "callers", callers(in: added + removed))
  }

  /// Who sends which of the four calls, told from the recorded causes.
  private static func callers(in events: [HierarchyEvent]) -> String {
    let moves = events.filter { $0.text.hasPrefix("willMove") || $0.text.hasPrefix("didMove") }
    let rows = moves.map { event in
      let method = event.text.replacingOccurrences(of: "Parent)", with: "parent)")
      let cause = event.cause.map { String($0.drop { $0 != "." }.dropFirst()) } ?? ""
      let isByHand = event.text.hasPrefix(cause.prefix { $0 != "(" })
      return "| `\(method)` | \(isByHand ? "you" : "`\(cause)`") |"
    }
    return (["| call to the child | made by |", "| --- | --- |"] + rows).joined(separator: "\n")
  }

  @MainActor private static func flags(_ article: Article, _ print: @escaping (Any) -> Void) {
    let parent = article.show("Parent")
    let child = UIViewController()
    child.title = "Child"
    let recorder = EventRecorder()
    recorder.start()
    add(child, to: parent)
    remove(child)
    print(recorder.drainDetailedText())
    article.expectPrinted("flags")
  }

  @MainActor private static func exchange(_ article: Article, _ print: @escaping (Any) -> Void) {
    let parent = article.show("Parent")
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    second.title = "Second"
    add(first, to: parent)
    let recorder = EventRecorder()
    recorder.start()
    // example: exchange
    UpdateCycle.main.turn {
      first.willMove(toParent: nil)
      first.view.removeFromSuperview()
      first.removeFromParent()

      parent.addChild(second)
      second.view.frame = parent.view.bounds
      parent.view.addSubview(second.view)
      second.didMove(toParent: parent)
    }
    // end
    print(recorder.drainText())
    article.expectPrinted("exchange")
  }

  @MainActor private static func transition(_ article: Article, _ print: @escaping (Any) -> Void) {
    let parent = article.show("Parent")
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    second.title = "Second"
    add(first, to: parent)
    UpdateCycle.main.settle()
    let recorder = EventRecorder()
    recorder.start()
    // example: transition
    first.willMove(toParent: nil)
    parent.addChild(second)
    second.view.frame = parent.view.bounds
    parent.transition(from: first, to: second, duration: 0.3, animations: nil) { _ in
      first.removeFromParent()
      second.didMove(toParent: parent)
    }
    // end
    print(recorder.drainText())
    article.expectPrinted("transition-begins")
    UpdateCycle.main.advance(by: .milliseconds(300))
    print(recorder.drainText())
    article.expectPrinted("transition-ends")
  }

  @MainActor private static func manualForwarding(_ article: Article, _ print: @escaping (Any) -> Void) {
    let drawer = article.show("Drawer", Containers.DrawerController())
    let child = UIViewController()
    child.title = "Child"
    let recorder = EventRecorder()
    recorder.start()
    // example: manual-turn
    UpdateCycle.main.turn {
      drawer.open(child)
    }
    // end
    print(recorder.drainText())
    article.expectPrinted("manual")
  }

  /// Each step that is left out is said.
  @MainActor private static func forgottenSteps(_ article: Article) {
    article.onStage { _ in
      let parent = article.show("Parent")
      let child = UIViewController()
      child.title = "Child"
      parent.view.addSubview(child.view)
      article.expectPrinted("no-addChild")
    }
    article.onStage { _ in
      let parent = article.show("Parent")
      let child = UIViewController()
      child.title = "Child"
      UpdateCycle.main.turn {
        parent.addChild(child)
        parent.view.addSubview(child.view)
      }
      article.expectPrinted("no-didMove")
    }
    article.onStage { _ in
      let parent = article.show("Parent")
      let child = UIViewController()
      child.title = "Child"
      add(child, to: parent)
      child.view.removeFromSuperview()
      child.removeFromParent()
      article.expectPrinted("no-willMove")
    }
    article.onStage { _ in
      let parent = article.show("Parent")
      let child = UIViewController()
      child.title = "Child"
      add(child, to: parent)
      child.willMove(toParent: nil)
      child.removeFromParent()
      article.expectPrinted("no-removeFromSuperview")
    }
  }

  // MARK: Making

  @MainActor private static func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @MainActor private static func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

/// Classes that the article shows, with names of their own.
private enum Containers {
  // example: manual
  final class DrawerController: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    func open(_ child: UIViewController) {
      addChild(child)
      child.beginAppearanceTransition(true, animated: false)
      child.view.frame = view.bounds
      view.addSubview(child.view)
      child.endAppearanceTransition()
      child.didMove(toParent: self)
    }
  }
  // end
}
