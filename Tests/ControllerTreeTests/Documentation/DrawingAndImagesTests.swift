import UIKit
import XCTest

@testable import ControllerTree

final class DrawingAndImagesTests: XCTestCase {
  /// The code of the article prints what the article shows.
  func test_documentation_drawingAndImages() async throws {
    try await withArticle("DrawingAndImages") { article in
      article.onStage { print in Self.view(article, print) }
      article.onStage { print in Self.screen(article, print) }
      article.onStage { print in Self.files(article, print) }
    }
  }

  @MainActor private static func view(_ article: Article, _ print: @escaping (Any) -> Void) {
    let root = article.show("Root")
    // example: view
    final class Gauge: UIView {
      var value: CGFloat = 0.25 { didSet { setNeedsDisplay() } }

      override func draw(_ rect: CGRect) {
        UIColor.lightGray.setFill()
        UIRectFill(bounds)
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width * value, height: bounds.height)).fill()
      }
    }

    let gauge = Gauge(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
    root.view.addSubview(gauge)
    gauge.value = 0.5
    for command in gauge.drawnCommands { print(command) }
    // end
    article.expectPrinted("view")
  }

  @MainActor private static func screen(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: screen
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    card.backgroundColor = .white
    let title = UILabel(frame: CGRect(x: 8, y: 8, width: 60, height: 24))
    title.text = "Saved"
    card.addSubview(title)
    let mark = UIImageView(image: UIImage(systemName: "checkmark"))
    mark.frame.origin = CGPoint(x: 92, y: 10)
    card.addSubview(mark)

    let image = UIGraphicsImageRenderer(size: card.bounds.size).image { _ in
      card.drawHierarchy(in: card.bounds, afterScreenUpdates: true)
    }
    print(image.size)
    for command in image.cgImage?.commands ?? [] { print(command) }
    // end
    article.expectPrinted("screen")
  }

  @MainActor private static func files(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: files
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    }
    let data = drawn.pngData() ?? Data()
    print(UIImage(data: data, scale: drawn.scale)?.size ?? .zero)
    // end
    article.expectPrinted("files")
  }
}
