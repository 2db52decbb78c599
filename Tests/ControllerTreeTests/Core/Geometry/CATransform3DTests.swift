import Foundation
import XCTest

@testable import ControllerTree

/// Transforms of space (LAYER-09, LAYER-26).
final class CATransform3DTests: XCTestCase {
  private static func assertEqual(
    _ one: CATransform3D, _ other: CATransform3D, _ text: String = "", file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for (one, other) in zip(one.numbers, other.numbers) {
      XCTAssertEqual(one, other, accuracy: 1e-9, text, file: file, line: line)
    }
  }

  /// LAYER-09: new steps come before those in the transform, and the plane is a part of space.
  func test_LAYER09_stepsAndPlane() {
    let plane = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 4, y: 5).scaledBy(x: 2, y: 3)
    var space = CATransform3DMakeRotation(0.3, 0, 0, 1)
    space = CATransform3DScale(CATransform3DTranslate(space, 4, 5, 0), 2, 3, 1)
    Self.assertEqual(space, CATransform3DMakeAffineTransform(plane))
    XCTAssertTrue(CATransform3DIsAffine(space))
    XCTAssertFalse(CATransform3DIsAffine(CATransform3DRotate(space, 0.1, 1, 0, 0)))
    XCTAssertTrue(CATransform3DIsIdentity(CATransform3DIdentity))
    XCTAssertTrue(CATransform3DEqualToTransform(space, space))
    Self.assertEqual(CATransform3DMakeRotation(1, 0, 0, 0), CATransform3DIdentity)
    Self.assertEqual(
      CATransform3DMakeRotation(.pi / 2, 0, 1, 0),
      CATransform3D(
        m11: 0, m12: 0, m13: -1, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 1, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0,
        m43: 0, m44: 1))
  }

  /// LAYER-09: a transform after its inverse is the identity; one that flattens space is its own inverse.
  func test_LAYER09_inverse() {
    var transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
    transform = CATransform3DTranslate(CATransform3DScale(transform, 2, -3, 4), 5, 6, 7)
    transform.m34 = -0.002
    Self.assertEqual(CATransform3DConcat(transform, CATransform3DInvert(transform)), CATransform3DIdentity)
    let flat = CATransform3DMakeScale(1, 0, 1)
    XCTAssertEqual(CATransform3DInvert(flat), flat)
  }

  /// LAYER-26: the parts of random transforms give the transforms again.
  func test_LAYER26_parts() {
    var generator = SeededGenerator(seed: 26)
    for round in 0..<500 {
      var parts = TransformParts()
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &generator) }
      parts.scale = (number(0.1...3), number(0.1...3) * (round.isMultiple(of: 2) ? 1 : -1), number(0.1...3))
      parts.skew = number(-1...1)
      parts.rotation = (number(-1.5...1.5), number(-1.5...1.5), number(-3...3))
      parts.translation = (number(-9...9), number(-9...9), number(-9...9))
      guard let again = TransformParts(parts.transform) else {
        XCTFail("\(parts)")
        continue
      }
      Self.assertEqual(again.transform, parts.transform, "\(parts)")
      XCTAssertEqual(again.rotation.z, parts.rotation.z, accuracy: 1e-6, "\(parts)")
      XCTAssertEqual(again.scale.y, parts.scale.y, accuracy: 1e-9, "\(parts)")
    }
    XCTAssertNil(TransformParts(CATransform3DMakeScale(0, 1, 1)))
    var perspective = CATransform3DIdentity
    perspective.m34 = 0.1
    XCTAssertNil(TransformParts(perspective))
    let up = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    Self.assertEqual(TransformParts(up)?.transform ?? CATransform3D(), up)
  }

  /// LAYER-25: half of a rotation is a rotation, the shorter way round; with perspective the numbers change one by one.
  func test_LAYER25_between() {
    let (from, to) = (CATransform3DMakeRotation(3, 0, 0, 1), CATransform3DMakeRotation(-3, 0, 0, 1))
    Self.assertEqual(TransformParts.between(from, to, at: 0.5), CATransform3DMakeRotation(.pi, 0, 0, 1))
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    XCTAssertEqual(TransformParts.between(CATransform3DIdentity, perspective, at: 0.5).m34, -0.001)
  }

  /// Boxed values come back, and are equal if they are.
  func test_boxes() {
    let transform = CATransform3DMakeScale(1, 2, 3)
    let box = NSValue(caTransform3D: transform)
    XCTAssertEqual(box.caTransform3DValue, transform)
    XCTAssertEqual(box, NSValue(caTransform3D: transform))
    XCTAssertNotEqual(box, NSValue(caTransform3D: CATransform3DIdentity))
    XCTAssertEqual(NSValue(cgPoint: .zero).caTransform3DValue, CATransform3D())
    let plane = CGAffineTransform(scaleX: 2, y: 3)
    XCTAssertEqual(NSValue(cgAffineTransform: plane).cgAffineTransformValue, plane)
    XCTAssertEqual(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue, CGVector(dx: 1, dy: 2))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertEqual(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue, directional)
  }
}
