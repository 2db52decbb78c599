import UIKit
import XCTest

@testable import ControllerTree

final class DrawingOfLayersTests: XCTestCase {
  @MainActor private static func commands(_ layer: CALayer) -> [String] {
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    let context = CGContext(bounds: layer.bounds, scale: 1)
    layer.render(in: context)
    return context.commands.map(\.description)
  }

  /// DRAW-33: shapes, gradients and texts are drawn where their hierarchy is.
  func test_DRAW33_layersWithContent() async {
    await withStage { _ in
      let shape = CAShapeLayer()
      XCTAssertEqual(Self.commands(shape), [])
      shape.path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 4, height: 4)).cgPath
      XCTAssertEqual(Self.commands(shape), ["fill rect 1 1 4 4 #000000"])
      (shape.fillColor, shape.strokeColor) = (nil, UIColor.red.cgColor)
      (shape.lineWidth, shape.lineCap, shape.lineJoin, shape.lineDashPattern) = (2, .round, .bevel, [3, 1])
      XCTAssertEqual(Self.commands(shape), ["stroke rect 1 1 4 4 #FF0000 width 2 round join bevel dashes 3 1"])
      let gradient = CAGradientLayer()
      XCTAssertEqual(Self.commands(gradient), [])
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      XCTAssertEqual(Self.commands(gradient), ["gradient #FF0000,#0000FF from 10 0 to 10 10"])
      gradient.locations = [0, 0.5]
      (gradient.type, gradient.startPoint, gradient.endPoint) = (.radial, .zero, CGPoint(x: 1, y: 0))
      XCTAssertEqual(Self.commands(gradient), ["gradient #FF0000,#0000FF from 0 0 radius 0 to 0 0 radius 20"])
      gradient.locations = [0]
      XCTAssertEqual(Self.commands(gradient), [])
      let text = CATextLayer()
      XCTAssertEqual(Self.commands(text), [])
      text.string = "Hi"
      XCTAssertEqual(Self.commands(text), ["text \"Hi\" 0 0 20 10"])
      text.string = NSAttributedString(string: "Ho")
      XCTAssertEqual(Self.commands(text), ["text \"Ho\" 0 0 20 10"])
    }
  }
}
