import Foundation
import XCTest

@testable import ControllerTree

final class StackViewsAndExplanationsTests: XCTestCase {
  /// The code of the article prints what the article shows.
  func test_documentation_stackViewsAndExplanations() async throws {
    try await withArticle("StackViewsAndExplanations") { article in
      article.onStage { print in Self.stack(article, print) }
      article.onStage { print in Self.format(article, print) }
      article.onStage { print in Self.fitting(article, print) }
      article.onStage { print in Self.explanation(article, print) }
      article.onStage { print in Self.scroll(article, print) }
    }
  }

  @MainActor private static func stack(_ article: Article, _ print: @escaping (Any) -> Void) {
    let view = article.show("Root").view!
    // example: stack
    let (first, second, third) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second, third])
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    view.addSubview(stack)
    print(stack.arrangedSubviews.map(\.frame.width))

    second.isHidden = true
    print(stack.arrangedSubviews.map(\.frame.width))
    for constraint in second.constraints { print(constraint) }
    // end
    article.expectPrinted("stack")
  }

  @MainActor private static func format(_ article: Article, _ print: @escaping (Any) -> Void) {
    let view = article.show("Root").view!
    let (title, button) = (UIView(), UIView())
    for subview in [title, button] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    // example: format
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-20-[title]-[button(>=44)]-20-|", options: .alignAllTop, metrics: nil,
      views: ["title": title, "button": button])
    NSLayoutConstraint.activate(constraints)
    for constraint in constraints { print(constraint) }
    // end
    article.expectPrinted("format")
  }

  @MainActor private static func fitting(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: fitting
    let column = UIStackView(arrangedSubviews: [UIView(), UIView()])
    column.axis = .vertical
    column.spacing = 8
    for view in column.arrangedSubviews {
      view.widthAnchor.constraint(equalToConstant: 120).isActive = true
      view.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }
    print(column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    // end
    article.expectPrinted("fitting")
  }

  @MainActor private static func explanation(_ article: Article, _ print: @escaping (Any) -> Void) {
    let view = article.show("Root").view!
    // example: explanation
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
    print(box.layoutExplanation)
    // end
    article.expectPrinted("explanation")
  }

  @MainActor private static func scroll(_ article: Article, _ print: @escaping (Any) -> Void) {
    let view = article.show("Root").view!
    // example: scroll
    let (scroll, page) = (UIScrollView(frame: view.bounds), UIView())
    page.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(page)
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      page.topAnchor.constraint(equalTo: scroll.topAnchor),
      page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      page.heightAnchor.constraint(equalToConstant: 2000),
    ])
    print(scroll.contentSize)
    // end
    article.expectPrinted("scroll")
  }
}
