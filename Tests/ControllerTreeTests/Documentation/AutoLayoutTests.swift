import Foundation
import XCTest

@testable import ControllerTree

final class AutoLayoutTests: XCTestCase {
  /// The code of the article prints what the article shows.
  func test_documentation_autoLayout() async throws {
    try await withArticle("AutoLayout") { article in
      article.onStage { print in Self.child(article, print) }
      article.onStage { print in Self.order(article, print) }
      article.onStage { print in Self.conflict(article, print) }
    }
  }

  @MainActor private static func child(_ article: Article, _ print: @escaping (Any) -> Void) {
    let (parent, controller) = (article.show("Parent"), UIViewController())
    let view = parent.view!
    // example: child
    parent.addChild(controller)
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(controller.view)
    let leading = controller.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      leading,
      controller.view.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      controller.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
      controller.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -10),
    ])
    controller.didMove(toParent: parent)
    print(controller.view.frame)
    // end
    article.expectPrinted("child")
    // example: constant
    leading.constant = 100
    print(controller.view.frame)
    // end
    article.expectPrinted("constant")
  }

  @MainActor private static func order(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: order
    let root = UIViewController()
    root.title = "Root"
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(box)
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true

    let window = UIWindow()
    window.rootViewController = root
    let recorder = EventRecorder(includesViews: true)
    recorder.record { window.isHidden = false }
    for event in recorder.events where event.text.hasSuffix("Constraints()") || event.text.hasSuffix("ayoutSubviews()")
    {
      print(event.line)
    }
    // end
    article.keep(window)
    article.expectPrinted("order")
  }

  @MainActor private static func conflict(_ article: Article, _ print: @escaping (Any) -> Void) {
    let view = article.show("Root").view!
    // example: conflict
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(box)
    let issues = Stage.current.diagnostics.collect {
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 300),
      ])
    }
    for issue in issues { print(issue.message) }
    box.translatesAutoresizingMaskIntoConstraints = false
    UpdateCycle.main.settle()
    print(box.bounds.width)
    // end
    article.expectPrinted("conflict")
  }
}
