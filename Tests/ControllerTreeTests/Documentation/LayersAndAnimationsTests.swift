import UIKit
import XCTest

@testable import ControllerTree

final class LayersAndAnimationsTests: XCTestCase {
  /// The code of the article prints what the article shows.
  func test_documentation_layersAndAnimations() async throws {
    try await withArticle("LayersAndAnimations") { article in
      article.onStage(pacing: .manual) { print in Self.presentation(article, print) }
      article.onStage(pacing: .manual) { print in Self.animation(article, print) }
      article.onStage(pacing: .manual) { print in Self.link(article, print) }
    }
  }

  @MainActor private static func presentation(_ article: Article, _ print: @escaping (Any) -> Void) {
    let root = article.show("Root")
    // example: presentation
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.view.addSubview(card)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.center.x = 250 }

    UpdateCycle.main.advance(by: .milliseconds(250))
    print(card.layer.animationKeys() ?? [])
    print(card.center.x)
    print(card.layer.presentation()?.position.x ?? 0)
    // end
    article.expectPrinted("presentation")
  }

  @MainActor private static func animation(_ article: Article, _ print: @escaping (Any) -> Void) {
    let root = article.show("Root")
    // example: animation
    let bar = CAShapeLayer()
    root.view.layer.addSublayer(bar)
    let drawing = CABasicAnimation(keyPath: "strokeEnd")
    drawing.fromValue = 0
    drawing.toValue = 1
    drawing.duration = 2

    CATransaction.begin()
    CATransaction.setCompletionBlock { print("drawn at \(CACurrentMediaTime())") }
    bar.add(drawing, forKey: "drawing")
    CATransaction.commit()
    UpdateCycle.main.advance(by: .seconds(1))
    print(bar.presentation()?.strokeEnd ?? 0)
    UpdateCycle.main.advance(by: .seconds(1))
    // end
    article.expectPrinted("animation")
  }

  @MainActor private static func link(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: link
    final class Clock: UIViewController {
      var frames = 0
      func tick(_ link: CADisplayLink) { frames += 1 }
    }
    let clock = Clock()
    let link = CADisplayLink(target: clock, selector: Selector("tick:", Clock.tick(_:)))
    link.add(to: .main, forMode: .common)
    UpdateCycle.main.advance(by: .seconds(1))
    print(clock.frames)
    link.invalidate()
    // end
    article.expectPrinted("link")
  }
}
