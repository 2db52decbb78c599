import Foundation
import UIKit
import XCTest

@testable import ControllerTree

final class TouchesAndGesturesTests: XCTestCase {
  /// Every block of the article runs, and prints what it says.
  func test_documentation_touchesAndGestures() async throws {
    try await withArticle("TouchesAndGestures") { article in
      article.onStage { print in Self.acts(article, print) }
      article.onStage { print in Self.order(article, print) }
      article.onStage { print in Self.steps(article, print) }
      article.onStage(pacing: .manual) { print in Self.time(article, print) }
      article.onStage { print in Self.own(article, print) }
      article.onStage { print in Self.containers(article, print) }
    }
  }

  @MainActor private static func root(_ article: Article) -> (UIViewController, UIWindow) {
    let root = article.show("Root")
    return (root, root.view.window ?? UIWindow())
  }

  @MainActor private static func acts(_ article: Article, _ print: @escaping (Any) -> Void) {
    let (root, window) = root(article)
    // example: acts
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    button.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
    root.view.addSubview(button)

    print(window.fingers.tap(button))
    let cover = UIView(frame: root.view.bounds)
    root.view.addSubview(cover)
    print(window.fingers.tap(button))
    // end
    article.expectPrinted("acts")
  }

  @MainActor private static func order(_ article: Article, _ printLine: @escaping (Any) -> Void) {
    let (root, window) = root(article)
    Printing.line = printLine
    // example: order
    final class Pad: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("began") }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { print("moved") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("cancelled") }
    }
    let pad = Pad(frame: root.view.bounds)
    root.view.addSubview(pad)
    pad.addGestureRecognizer(UIPanGestureRecognizer { print("pan \($0.state)") })

    window.fingers.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 115, y: 300), steps: 3)
    // end
    article.expectPrinted("order")
  }

  @MainActor private static func steps(_ article: Article, _ print: @escaping (Any) -> Void) {
    let (root, window) = root(article)
    // example: steps
    let pinch = UIPinchGestureRecognizer()
    root.view.addGestureRecognizer(pinch)

    window.fingers.begin(at: [CGPoint(x: 150, y: 300), CGPoint(x: 250, y: 300)])
    window.fingers.move(1, to: CGPoint(x: 300, y: 300))
    print(pinch.scale)
    window.fingers.cancel()
    print(pinch.state == .possible)
    // end
    article.expectPrinted("steps")
  }

  @MainActor private static func time(_ article: Article, _ print: @escaping (Any) -> Void) {
    let (root, window) = root(article)
    // example: time
    let press = UILongPressGestureRecognizer { print("press \($0.state)") }
    root.view.addGestureRecognizer(press)

    window.fingers.begin(at: CGPoint(x: 100, y: 300))
    window.fingers.wait(0.4)
    print("0.4 seconds")
    window.fingers.wait(0.1)
    window.fingers.end()
    // end
    article.expectPrinted("time")
  }

  @MainActor private static func own(_ article: Article, _ print: @escaping (Any) -> Void) {
    let (root, window) = root(article)
    // example: own
    final class Touchdown: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
    }
    root.view.addGestureRecognizer(Touchdown { print("down at \($0.location(in: nil).x)") })
    window.fingers.tap(at: CGPoint(x: 40, y: 300))
    // end
    article.expectPrinted("own")
  }

  @MainActor private static func containers(_ article: Article, _ print: @escaping (Any) -> Void) {
    let navigation = article.show("Navigation", UINavigationController(rootViewController: UIViewController()))
    navigation.pushViewController(UIViewController(), animated: false)
    let window = navigation.view.window ?? UIWindow()
    // example: containers
    window.fingers.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 300, y: 300))
    UpdateCycle.main.settle()
    print(navigation.viewControllers.count)
    // end
    article.expectPrinted("containers")
  }
}

/// What the class in the article prints with: a local class can't capture a parameter.
@MainActor private enum Printing {
  static var line: (Any) -> Void = { _ in }
}

@MainActor private func print(_ line: Any) { Printing.line(line) }
