import Foundation
import XCTest

@testable import ControllerTree

/// Paths: bounds, inside, steps.
final class CGPathTests: XCTestCase {
  private static func assertEqual(_ one: CGRect, _ other: CGRect, file: StaticString = #filePath, line: UInt = #line) {
    let pairs = [
      (one.minX, other.minX), (one.minY, other.minY), (one.width, other.width), (one.height, other.height),
    ]
    for (one, other) in pairs { XCTAssertEqual(one, other, accuracy: 1e-3, file: file, line: line) }
  }

  /// The two bounds: around the control points, and around the curves.
  func test_bounds() {
    let path = CGMutablePath()
    XCTAssertTrue(path.isEmpty)
    XCTAssertTrue(path.boundingBox.isNull)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    XCTAssertEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5))
    path.addCurve(to: CGPoint(x: 10, y: 20), control1: CGPoint(x: 20, y: 0), control2: CGPoint(x: 20, y: 20))
    Self.assertEqual(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 17.5, height: 20))
    XCTAssertEqual(path.currentPoint, CGPoint(x: 10, y: 20))
    path.closeSubpath()
    XCTAssertEqual(path.currentPoint, .zero)
  }

  /// Rectangles, ellipses, rounded rectangles, arcs: their bounds, and what is inside.
  func test_shapes() {
    let rect = CGRect(x: 10, y: 20, width: 40, height: 20)
    let ellipse = CGPath(ellipseIn: rect, transform: nil)
    Self.assertEqual(ellipse.boundingBoxOfPath, rect)
    XCTAssertTrue(ellipse.contains(CGPoint(x: 30, y: 30)))
    XCTAssertFalse(ellipse.contains(CGPoint(x: 11, y: 21)))
    let rounded = CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 100, transform: nil)
    Self.assertEqual(rounded.boundingBoxOfPath, rect)
    XCTAssertFalse(rounded.contains(CGPoint(x: 10.5, y: 20.5)))
    XCTAssertTrue(rounded.contains(CGPoint(x: 20, y: 20.5)))
    var double = CGAffineTransform(scaleX: 2, y: 2)
    XCTAssertEqual(
      CGPath(rect: rect, transform: &double).boundingBox, CGRect(x: 20, y: 40, width: 80, height: 40))
    let arc = CGMutablePath()
    arc.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    Self.assertEqual(arc.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10))
    let long = CGMutablePath()
    long.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    Self.assertEqual(long.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20))
    let circle = CGMutablePath()
    circle.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    XCTAssertTrue(circle.contains(CGPoint(x: -0.5, y: -0.5)))
  }

  /// DRAW-03: corners and edges are inside, with either rule; the next point beyond them is not.
  func test_DRAW03_outlines() {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 0, y: 50), CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 150), CGPoint(x: 0, y: 200),
    ])
    for closed in [false, true] {
      if closed { path.closeSubpath() }
      for rule in [CGPathFillRule.winding, .evenOdd] {
        for inside in [(0, 50), (200, 0), (200, 150), (0, 200), (200, 1), (100, 25), (100, 175), (0, 120)] {
          XCTAssertTrue(path.contains(CGPoint(x: inside.0, y: inside.1), using: rule), "\(inside)")
        }
        for outside in [(0, 49), (199, 0), (200, 151), (1, 200), (201, 100), (-1, 100), (100, 24), (100, 176)] {
          XCTAssertFalse(path.contains(CGPoint(x: outside.0, y: outside.1), using: rule), "\(outside)")
        }
      }
    }
  }

  /// The two rules, for a rectangle inside another one; transforms; parts that are open.
  func test_inside() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    XCTAssertTrue(path.contains(CGPoint(x: 15, y: 15)))
    XCTAssertFalse(path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    XCTAssertTrue(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    XCTAssertFalse(path.contains(CGPoint(x: 5, y: 5), transform: CGAffineTransform(translationX: 10, y: 0)))
    let open = CGMutablePath()
    open.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    XCTAssertTrue(open.contains(CGPoint(x: 8, y: 2)))
    XCTAssertFalse(open.contains(CGPoint(x: 2, y: 8)))
  }

  /// Copies are equal and independent; steps come back with their points.
  func test_copiesAndSteps() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2), transform: CGAffineTransform(scaleX: 2, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    let copy = path.copy()
    XCTAssertEqual(copy, path)
    path.addPath(CGPath(rect: .zero, transform: nil))
    XCTAssertNotEqual(copy, path)
    XCTAssertEqual(copy?.mutableCopy()?.currentPoint, CGPoint(x: 3, y: 4))
    var seen: [String] = []
    path.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      let points = (0..<count).map { "\(Int(element.pointee.points[$0].x)),\(Int(element.pointee.points[$0].y))" }
      seen.append("\(element.pointee.type) \(points.joined(separator: " "))")
    }
    XCTAssertEqual(
      seen,
      [
        "moveToPoint 2,4", "addLineToPoint 3,4", "moveToPoint 0,0", "addLineToPoint 0,0", "addLineToPoint 0,0",
        "addLineToPoint 0,0", "closeSubpath ",
      ])
  }
}
