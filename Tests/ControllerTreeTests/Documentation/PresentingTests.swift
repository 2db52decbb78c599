import Foundation
import XCTest

@testable import ControllerTree

final class PresentingTests: XCTestCase {
  /// Every timeline of the article is what the library prints.
  func test_documentation_presenting() async throws {
    try await withArticle("Presenting") { article in
      article.onStage { print in Self.presentAndDismiss(article, print) }
      article.onStage { _ in article.expect(.table, "styles", Self.styles(article)) }
      article.onStage { print in Self.explain(article, print) }
      article.onStage { print in Self.chain(article, print) }
      article.onStage(pacing: .manual) { print in Self.pull(article, print) }
      article.onStage { print in Self.alert(article, print) }
      article.onStage(pacing: .manual) { print in Self.animator(article, print) }
    }
  }

  @MainActor private static func presentAndDismiss(_ article: Article, _ print: @escaping (Any) -> Void) {
    let list = article.show("List")
    let recorder = EventRecorder()
    recorder.start()

    // example: present
    let editor = UIViewController()
    editor.title = "Editor"
    editor.modalPresentationStyle = .fullScreen
    list.present(editor, animated: true) { print("completion") }
    // end
    printLast(recorder, article, "present", print)

    // example: dismiss
    editor.dismiss(animated: true) { print("completion") }
    // end
    printLast(recorder, article, "dismiss", print)
  }

  /// The completion has printed itself, and comes last.
  @MainActor private static func printLast(
    _ recorder: EventRecorder, _ article: Article, _ name: String, _ print: (Any) -> Void
  ) {
    let last = article.takePrinted()
    print(recorder.drainText())
    for line in last { print(line) }
    article.expectPrinted(name)
  }

  @MainActor private static func styles(_ article: Article) -> String {
    let styles: [(String, UIModalPresentationStyle)] = [
      ("automatic", .automatic), ("fullScreen", .fullScreen), ("pageSheet", .pageSheet), ("formSheet", .formSheet),
      ("currentContext", .currentContext), ("overFullScreen", .overFullScreen),
      ("overCurrentContext", .overCurrentContext), ("blurOverFullScreen", .blurOverFullScreen), ("custom", .custom),
    ]
    let root = article.show("Root")
    let rows = styles.map { name, style in
      let modal = UIViewController()
      modal.title = "Modal"
      modal.modalPresentationStyle = style
      let recorder = EventRecorder()
      recorder.record { root.present(modal, animated: false) }
      let heard = recorder.events.filter { $0.subject.title == "Root" }.map { "`\($0.text)`" }
      let place = root.view.window == nil ? "leaves" : "stays"
      root.dismiss(animated: false)
      return "| `.\(name)` | \(place) | \(heard.isEmpty ? "nothing" : heard.joined(separator: ", ")) |"
    }
    let header = ["| style | the presenter's view | the presenter hears |", "| --- | --- | --- |"]
    return (header + rows).joined(separator: "\n")
  }

  @MainActor private static func explain(_ article: Article, _ print: @escaping (Any) -> Void) {
    let main = article.show("Main")
    let (detail, form, picker) = (UIViewController(), UIViewController(), UIViewController())
    (detail.title, form.title, picker.title) = ("Detail", "Form", "Picker")
    for (parent, child) in [(main, detail), (detail, form)] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    detail.definesPresentationContext = true
    picker.modalPresentationStyle = .currentContext
    // example: explain
    print(form.explainPresentation(of: picker))
    // end
    article.expectPrinted("explain")
  }

  @MainActor private static func chain(_ article: Article, _ print: @escaping (Any) -> Void) {
    let root = article.show("Root")
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("First", "Second")
    // example: chain
    root.present(first, animated: false)
    first.present(second, animated: false)
    print(root.dismissalExplanation)
    root.dismiss(animated: false)
    // end
    XCTAssertNil(root.presentedViewController)
    article.expectPrinted("chain")
  }

  @MainActor private static func pull(_ article: Article, _ print: @escaping (Any) -> Void) {
    let root = article.show("Root")
    let sheet = UIViewController()
    sheet.title = "Sheet"
    root.present(sheet, animated: false)
    guard let presentation = sheet.presentationController else { return XCTFail("A sheet has one.") }
    let recorder = EventRecorder()
    recorder.start()
    // example: pull
    let pull = presentation.interactiveDismissal
    pull.begin()
    pull.update(0.4)
    pull.cancel()
    // end
    Stage.current.cycle.settle()
    print(recorder.drainText())
    article.expectPrinted("pull")
  }

  @MainActor private static func alert(_ article: Article, _ print: @escaping (Any) -> Void) {
    let list = article.show("List")
    let recorder = EventRecorder()
    recorder.start()
    // example: alert
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in print("deleted") })
    list.present(alert, animated: true)
    alert.perform(alert.actions[0])
    // end
    printLast(recorder, article, "alert", print)
  }

  @MainActor private static func animator(_ article: Article, _ print: @escaping (Any) -> Void) {
    let root = article.show("Root")
    let modal = UIViewController()
    modal.title = "Modal"
    modal.modalPresentationStyle = .custom
    let director = Director()
    modal.transitioningDelegate = director
    let recorder = EventRecorder(includesTransitions: true)
    recorder.start()
    root.present(modal, animated: true)
    Stage.current.cycle.advance(by: .seconds(0.3))
    print(recorder.drainText())
    article.expectPrinted("animator")
  }
}

private final class Director: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    FadeAnimator()
  }
}

// example: animator
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let arriving = context.view(forKey: .to) else { return context.completeTransition(true) }
    arriving.alpha = 0
    context.containerView.addSubview(arriving)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      arriving.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
// end
