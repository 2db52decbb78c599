import UIKit
import XCTest

@testable import ControllerTree

final class UIBezierPathTests: XCTestCase {
  private static let rect = CGRect(x: 10, y: 20, width: 40, height: 20)

  private static func assertEqual(_ one: CGRect, _ other: CGRect, line: UInt = #line) {
    let pairs = [(one.minX, other.minX), (one.minY, other.minY), (one.maxX, other.maxX), (one.maxY, other.maxY)]
    for (one, other) in pairs { XCTAssertEqual(one, other, accuracy: 1e-3, line: line) }
  }

  /// DRAW-02: the shapes and the order of their points.
  func test_DRAW02_shapes() {
    XCTAssertEqual(UIBezierPath(rect: Self.rect).description, "<UIBezierPath: M10 20 L50 20 L50 40 L10 40 Z>")
    Self.assertEqual(UIBezierPath(ovalIn: Self.rect).cgPath.boundingBoxOfPath, Self.rect)
    let rounded = UIBezierPath(roundedRect: Self.rect, cornerRadius: 5)
    Self.assertEqual(rounded.cgPath.boundingBoxOfPath, Self.rect)
    XCTAssertFalse(rounded.contains(CGPoint(x: 10.5, y: 20.5)))
    XCTAssertFalse(rounded.contains(CGPoint(x: 49.5, y: 39.5)))
    let corner = UIBezierPath(
      roundedRect: Self.rect, byRoundingCorners: .bottomRight, cornerRadii: CGSize(width: 100, height: 100))
    XCTAssertTrue(corner.contains(CGPoint(x: 10.5, y: 20.5)))
    XCTAssertTrue(corner.contains(CGPoint(x: 49.5, y: 20.5)))
    XCTAssertFalse(corner.contains(CGPoint(x: 49, y: 39)))
    // The radius is at most half of a side: the corner begins in the middle.
    XCTAssertTrue(corner.contains(CGPoint(x: 29, y: 39.9)))
    XCTAssertEqual(UIBezierPath(roundedRect: Self.rect, cornerRadius: 0), UIBezierPath(rect: Self.rect))
  }

  /// DRAW-02: clockwise means towards greater angles, as seen on a screen.
  func test_DRAW02_arcs() {
    let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    Self.assertEqual(arc.cgPath.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(arc.currentPoint.y, 10, accuracy: 1e-9)
    let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    Self.assertEqual(other.cgPath.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20))
    let corner = CGMutablePath()
    corner.move(to: .zero)
    corner.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    XCTAssertEqual(corner.currentPoint.x, 10, accuracy: 1e-9)
    XCTAssertEqual(corner.currentPoint.y, 4, accuracy: 1e-9)
    Self.assertEqual(corner.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 4))
  }

  /// DRAW-03: bounds, current point, both rules of the inside.
  func test_DRAW03_questions() {
    let path = UIBezierPath()
    XCTAssertTrue(path.isEmpty)
    XCTAssertTrue(path.bounds.isNull)
    XCTAssertEqual(path.currentPoint, .zero)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    XCTAssertEqual(path.bounds, CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(path.cgPath.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5))
    path.removeAllPoints()
    path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30)))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    XCTAssertTrue(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    XCTAssertFalse(path.contains(CGPoint(x: 15, y: 15)))
    XCTAssertTrue(path.contains(CGPoint(x: 5, y: 5)))
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    XCTAssertEqual(path.bounds, CGRect(x: 100, y: 0, width: 30, height: 30))
  }

  /// DRAW-03: a reversed path ends where it began; a hole that runs the other way stays a hole.
  func test_DRAW03_reversing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1))
    path.addQuadCurve(to: CGPoint(x: 3, y: 1), controlPoint: CGPoint(x: 2.5, y: 2))
    path.addCurve(
      to: CGPoint(x: 6, y: 1), controlPoint1: CGPoint(x: 4, y: 0), controlPoint2: CGPoint(x: 5, y: 0))
    path.close()
    path.lineWidth = 3
    let reversed = path.reversing()
    XCTAssertEqual(reversed.cgPath.text, "M6 1 C5 0 4 0 3 1 Q2.5 2 2 1 L1 1 Z")
    XCTAssertEqual(reversed.lineWidth, 3)
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    XCTAssertFalse(ring.contains(CGPoint(x: 15, y: 15)))
    XCTAssertEqual(ring.reversing().cgPath.text.prefix(8), "M10 10 L")
  }

  /// DRAW-01: copies, archives, and paths that were got before a change.
  func test_DRAW01_copies() throws {
    let path = UIBezierPath(ovalIn: Self.rect)
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle, path.miterLimit) = (2.5, .round, .bevel, 4)
    path.setLineDash([3, 1], count: 2, phase: 0.5)
    path.usesEvenOddFillRule = true
    let got = path.cgPath
    let copy = try XCTUnwrap(path.copy() as? UIBezierPath)
    XCTAssertEqual(copy, path)
    let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
    XCTAssertEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data), path)
    path.addLine(to: .zero)
    XCTAssertNotEqual(copy, path)
    XCTAssertEqual(got, copy.cgPath)
    var (count, phase, lengths) = (0, CGFloat(0), [CGFloat](repeating: 0, count: 2))
    copy.getLineDash(nil, count: &count, phase: &phase)
    copy.getLineDash(&lengths, count: nil, phase: nil)
    XCTAssertEqual(count, 2)
    XCTAssertEqual([phase] + lengths, [0.5, 3, 1])
    copy.lineWidth = 9
    XCTAssertNotEqual(copy.lineWidth, path.lineWidth)
    XCTAssertNil(PathNumbersProbe.path("7 1 2"))
  }

  /// DRAW-04: the outline of a line with each end and corner.
  func test_DRAW04_outlines() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    func outline(_ cap: CGLineCap, _ join: CGLineJoin, miter: CGFloat = 10) -> CGPath {
      line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: miter)
    }
    Self.assertEqual(outline(.butt, .miter).boundingBox, CGRect(x: 0, y: -2, width: 12, height: 12))
    Self.assertEqual(outline(.square, .miter).boundingBox, CGRect(x: -2, y: -2, width: 14, height: 14))
    let tip = CGPoint(x: 11.5, y: -1.5)
    XCTAssertTrue(outline(.butt, .miter).contains(tip))
    XCTAssertFalse(outline(.butt, .miter, miter: 1).contains(tip))
    XCTAssertFalse(outline(.butt, .bevel).contains(tip))
    XCTAssertFalse(outline(.butt, .round).contains(tip))
    XCTAssertTrue(outline(.butt, .round).contains(CGPoint(x: 11.2, y: -1.2)))
    XCTAssertTrue(outline(.round, .round).contains(CGPoint(x: -1.9, y: 0)))
    XCTAssertFalse(outline(.round, .round).contains(CGPoint(x: -1.9, y: 1.9)))
    // The inner side of the corner is no hole.
    XCTAssertTrue(outline(.butt, .miter).contains(CGPoint(x: 9, y: 1)))
    XCTAssertFalse(outline(.butt, .miter).contains(CGPoint(x: 5, y: 5)))
    let ring = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let border = ring.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    Self.assertEqual(border.boundingBox, CGRect(x: -1, y: -1, width: 22, height: 22))
    XCTAssertFalse(border.contains(CGPoint(x: 10, y: 10)))
    XCTAssertTrue(border.contains(CGPoint(x: -0.9, y: -0.9)))
  }

  /// DRAW-04: dashes, with their phase, around corners and for an odd number of lengths.
  func test_DRAW04_dashes() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5)])
    XCTAssertEqual(line.copy(dashingWithPhase: 0, lengths: [4, 2]).text, "M0 0 L4 0 M5 1 L5 5")
    XCTAssertEqual(line.copy(dashingWithPhase: 3, lengths: [4, 2]).text, "M0 0 L1 0 M3 0 L5 0 L5 2 M5 4 L5 5")
    XCTAssertEqual(line.copy(dashingWithPhase: -1, lengths: [4, 2]).text, "M1 0 L5 0 M5 2 L5 5")
    XCTAssertEqual(line.copy(dashingWithPhase: 0, lengths: [3]).text, "M0 0 L3 0 M5 1 L5 4")
    XCTAssertEqual(line.copy(dashingWithPhase: 0, lengths: [0]).text, line.text)
    XCTAssertEqual(line.copy(dashingWithPhase: 0, lengths: [-1, 4]).text, line.text)
    var rect = CGRect.zero
    XCTAssertTrue(CGPath(rect: Self.rect, transform: nil).isRect(&rect))
    XCTAssertEqual(rect, Self.rect)
    XCTAssertFalse(line.isRect(nil))
    XCTAssertEqual(CGPath(ellipseIn: Self.rect, transform: nil).flattened(threshold: 1).steps.count, 130)
  }
}

/// An archive without a path.
private enum PathNumbersProbe {
  static func path(_ text: String) -> UIBezierPath? {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(NSString(string: text), forKey: "ControllerTree.steps")
    archiver.finishEncoding()
    guard let reader = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) else { return nil }
    return UIBezierPath(coder: reader)
  }
}
