import UIKit
import XCTest

@testable import ControllerTree

/// The part of a shape that is stroked.
final class StrokedPartTests: XCTestCase {
  @MainActor private static func drawn(
    _ start: CGFloat, _ end: CGFloat, of path: CGPath? = nil, _ setUp: (CAShapeLayer) -> Void = { _ in }
  ) -> [String] {
    let layer = CAShapeLayer()
    layer.path = path ?? CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    (layer.fillColor, layer.strokeColor) = (nil, UIColor.red.cgColor)
    (layer.strokeStart, layer.strokeEnd) = (start, end)
    setUp(layer)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { layer.render(in: $0.cgContext) }
    return (image.cgImage?.commands ?? []).map(\.description)
  }

  /// DRAW-35: parts of a closed path, whole and none.
  func test_DRAW35_parts() async {
    await withStage { _ in
      let whole = ["stroke rect 0 0 10 10 #FF0000 width 1"]
      XCTAssertEqual(Self.drawn(0, 1), whole)
      XCTAssertEqual(Self.drawn(-1, 5), whole)
      XCTAssertEqual(Self.drawn(.nan, 1), whole)
      XCTAssertEqual(Self.drawn(0, 0.5), ["stroke M0 0 L10 0 L10 10 #FF0000 width 1"])
      XCTAssertEqual(Self.drawn(0.125, 0.375), ["stroke M5 0 L10 0 L10 5 #FF0000 width 1"])
      XCTAssertEqual(Self.drawn(0.75, 1), ["stroke M0 10 L0 0 #FF0000 width 1"])
      XCTAssertEqual(Self.drawn(0.6, 0.4), [])
      XCTAssertEqual(Self.drawn(0.5, 0.5), [])
      XCTAssertEqual(Self.drawn(0, 0.5, of: CGMutablePath()), [])
    }
  }

  /// DRAW-35: all parts of a path count; the fill is whole, and dashes begin at the beginning.
  func test_DRAW35_severalParts() async {
    await withStage { _ in
      let path = CGMutablePath()
      for y in [CGFloat(0), 20] {
        path.move(to: CGPoint(x: 0, y: y))
        path.addLine(to: CGPoint(x: 10, y: y))
      }
      XCTAssertEqual(Self.drawn(0.25, 0.75, of: path), ["stroke M5 0 L10 0 M0 20 L5 20 #FF0000 width 1"])
      let dashed = Self.drawn(0.5, 1, of: path) { $0.lineDashPattern = [2, 3] }
      XCTAssertEqual(dashed, ["stroke M0 20 L10 20 #FF0000 width 1 dashes 2 3"])
      let filled = Self.drawn(0, 0.25) { $0.fillColor = UIColor.green.cgColor }
      XCTAssertEqual(filled, ["fill rect 0 0 10 10 #00FF00", "stroke M0 0 L10 0 #FF0000 width 1"])
    }
  }

  /// DRAW-35: half of a circle ends on its other side.
  func test_DRAW35_curves() async {
    await withStage { _ in
      let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
      let layer = CAShapeLayer()
      layer.path = circle
      (layer.fillColor, layer.strokeColor, layer.strokeEnd) = (nil, UIColor.red.cgColor, 0.5)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { layer.render(in: $0.cgContext) }
      guard case .stroke(let path, _, _)? = image.cgImage?.commands.first?.mark else { return XCTFail("A line.") }
      XCTAssertEqual(path.boundingBoxOfPath.height, 10, accuracy: 0.1)
      XCTAssertEqual(path.boundingBoxOfPath.width, 20, accuracy: 0.1)
    }
  }
}
