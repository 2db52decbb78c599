import UIKit
import XCTest

@testable import ControllerTree

/// Paths, colours and states of contexts.
final class DrawingStateTests: XCTestCase {
  private static func commands(_ draw: (CGContext) -> Void) -> String {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 2)
    GraphicsStack.with(context) { draw(context) }
    return context.commands.map(\.description).joined(separator: "\n")
  }

  /// DRAW-20: every way to add to the path, in the coordinates of the context.
  func test_DRAW20_partsOfThePath() {
    let commands = Self.commands { context in
      context.translateBy(x: 10, y: 0)
      context.move(to: .zero)
      context.addCurve(to: CGPoint(x: 6, y: 0), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 5, y: 2))
      context.addQuadCurve(to: CGPoint(x: 9, y: 3), control: CGPoint(x: 9, y: 0))
      context.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 1)])
      context.closePath()
      context.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2), transform: nil))
      XCTAssertEqual(context.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 9, height: 3))
      XCTAssertTrue(context.pathContains(CGPoint(x: 0.5, y: 1), mode: .fill))
      context.setLineJoin(.round)
      context.setMiterLimit(4)
      context.setStrokeColor(gray: 0, alpha: 1)
      context.strokePath()
      context.addRects([CGRect(x: 0, y: 0, width: 1, height: 1)])
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.fillPath(using: .evenOdd)
    }
    XCTAssertEqual(
      commands,
      """
      stroke M10 0 C11 2 15 2 16 0 Q19 0 19 3 M11 1 L12 1 Z M10 0 L11 0 L11 2 L10 2 Z #000000 width 1 join round
      fill rect 10 0 1 1 #00FF00 evenOdd
      """)
  }

  /// DRAW-20: arcs are a line to their beginning, then curves; the sides of an arc between tangents meet it.
  func test_DRAW20_arcs() throws {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 1)
    context.addArc(center: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
    XCTAssertEqual(context.currentPointOfPath.x, 5, accuracy: 0.001)
    XCTAssertEqual(context.boundingBoxOfPath.maxY, 15, accuracy: 0.01)
    context.beginPath()
    context.move(to: .zero)
    context.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    XCTAssertEqual(context.currentPointOfPath.x, 10, accuracy: 0.001)
    XCTAssertEqual(context.currentPointOfPath.y, 4, accuracy: 0.001)
    context.beginPath()
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 2))
    XCTAssertEqual(context.boundingBoxOfPath.width, 4, accuracy: 0.01)
    XCTAssertEqual(Self.commands { $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 2)) }.prefix(4), "fill")
    XCTAssertEqual(Self.commands { $0.strokeEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 2)) }.prefix(6), "stroke")
  }

  /// DRAW-22: a transparency layer has no alpha, shadow or blending of its own, and its end brings them back.
  func test_DRAW22_transparencyLayers() {
    let commands = Self.commands { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 5, height: 5), auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.endTransparencyLayer()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    XCTAssertEqual(commands, "fill rect 0 0 1 1 #000000\nfill rect 0 0 2 2 #000000 alpha 0.5")
  }

  /// DRAW-22: points of the device are pixels.
  func test_DRAW22_deviceSpace() {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 2)
    context.translateBy(x: 10, y: 5)
    let point = CGPoint(x: 1, y: 2)
    XCTAssertEqual(context.convertToDeviceSpace(point), CGPoint(x: 22, y: 14))
    XCTAssertEqual(context.convertToUserSpace(CGPoint(x: 22, y: 14)), point)
  }

  /// DRAW-20: colour spaces are known by name; gradients are equal if their colours and places are.
  func test_DRAW20_spacesAndGradients() {
    XCTAssertNil(CGColorSpace(name: "other"))
    XCTAssertEqual(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)?.numberOfComponents, 1)
    XCTAssertEqual(CGColorSpace(name: CGColorSpace.displayP3)?.numberOfComponents, 3)
    XCTAssertNotEqual(CGColorSpaceCreateDeviceGray(), CGColorSpaceCreateDeviceRGB())
    XCTAssertEqual(Set([CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceRGB()]).count, 1)
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    let even = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
    XCTAssertEqual(even, CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]))
    XCTAssertEqual(Set([even, CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.5])]).count, 2)
    XCTAssertNil(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil))
  }

  /// DRAW-02: a path takes the outline and keeps its line style; it draws with a blending and an alpha of its own.
  func test_DRAW02_pathsWithBlending() {
    let path = UIBezierPath()
    path.cgPath = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    (path.lineCapStyle, path.lineJoinStyle, path.miterLimit) = (.round, .bevel, 3)
    XCTAssertEqual(path.lineCapStyle, .round)
    XCTAssertEqual(path.lineJoinStyle, .bevel)
    XCTAssertEqual(path.miterLimit, 3)
    path.fill(with: .multiply, alpha: 0.5)
    let commands = Self.commands { context in
      path.fill(with: .multiply, alpha: 0.5)
      path.stroke(with: .screen, alpha: 0.25)
      path.fill()
    }
    XCTAssertEqual(
      commands,
      """
      fill rect 0 0 2 2 #000000 alpha 0.5 multiply
      stroke rect 0 0 2 2 #000000 width 1 round join bevel alpha 0.25 screen
      fill rect 0 0 2 2 #000000
      """)
  }

  /// DRAW-04: the stroke of a single point is a circle with round caps, a square with square ones, and nothing with flat ones.
  func test_DRAW04_strokesOfPoints() {
    func stroked(_ cap: CGLineCap) -> CGRect {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 5, y: 5))
      path.addLine(to: CGPoint(x: 5, y: 5))
      return path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10).boundingBoxOfPath
    }
    XCTAssertEqual(stroked(.square), CGRect(x: 3, y: 3, width: 4, height: 4))
    XCTAssertEqual(stroked(.round).minX, 3, accuracy: 0.01)
    XCTAssertEqual(stroked(.round).maxY, 7, accuracy: 0.01)
    XCTAssertTrue(stroked(.butt).isNull)
  }
}
