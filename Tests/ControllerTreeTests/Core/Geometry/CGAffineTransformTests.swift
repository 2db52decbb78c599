import ControllerTree
import XCTest

final class CGAffineTransformTests: XCTestCase {
  private let quarterTurn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

  func test_identityLeavesEverythingInPlace() {
    XCTAssertTrue(CGAffineTransform.identity.isIdentity)
    XCTAssertEqual(CGPoint(x: 3, y: 4).applying(.identity), CGPoint(x: 3, y: 4))
    XCTAssertEqual(CGSize(width: 3, height: 4).applying(.identity), CGSize(width: 3, height: 4))
    XCTAssertEqual(
      CGRect(x: 1, y: 2, width: 3, height: 4).applying(.identity), CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  func test_emptyInitialiserIsAllZerosAndNotTheIdentity() {
    XCTAssertEqual(CGAffineTransform(), CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    XCTAssertFalse(CGAffineTransform().isIdentity)
  }

  func test_initialisersPlaceTheirNumbers() {
    XCTAssertEqual(CGAffineTransform(scaleX: 2, y: 3), CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0))
    XCTAssertEqual(CGAffineTransform(translationX: 5, y: 7), CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 7))
    XCTAssertEqual(CGAffineTransform(1, 2, 3, 4, 5, 6), CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    assertClose(CGAffineTransform(rotationAngle: .pi / 2), quarterTurn)
    assertClose(
      CGAffineTransform(rotationAngle: .pi / 6),
      CGAffineTransform(a: 0.866_025_403_784, b: 0.5, c: -0.5, d: 0.866_025_403_784, tx: 0, ty: 0))
  }

  /// (1·5 + 2·7, 1·6 + 2·8; 3·5 + 4·7, 3·6 + 4·8; 9·5 + 10·7 + 11, 9·6 + 10·8 + 12)
  func test_concatenatingDoesTheReceiverFirst() {
    let first = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 9, ty: 10)
    let second = CGAffineTransform(a: 5, b: 6, c: 7, d: 8, tx: 11, ty: 12)

    XCTAssertEqual(
      first.concatenating(second), CGAffineTransform(a: 19, b: 22, c: 43, d: 50, tx: 126, ty: 146))

    let move = CGAffineTransform(translationX: 10, y: 0)
    let double = CGAffineTransform(scaleX: 2, y: 2)
    XCTAssertEqual(CGPoint(x: 1, y: 1).applying(move.concatenating(double)), CGPoint(x: 22, y: 2))
    XCTAssertEqual(CGPoint(x: 1, y: 1).applying(double.concatenating(move)), CGPoint(x: 12, y: 2))
  }

  func test_addedStepsComeBeforeTheTransform() {
    let move = CGAffineTransform(translationX: 10, y: 20)
    XCTAssertEqual(move.scaledBy(x: 2, y: 3), CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))

    let scale = CGAffineTransform(scaleX: 2, y: 3)
    XCTAssertEqual(
      scale.translatedBy(x: 10, y: 20), CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60))
    assertClose(scale.rotated(by: .pi / 2), CGAffineTransform(a: 0, b: 3, c: -2, d: 0, tx: 0, ty: 0))
  }

  func test_invertedUndoesTheTransform() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8)
    XCTAssertEqual(transform.inverted(), CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.25, tx: -3, ty: -2))

    let skewed = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    assertClose(skewed.inverted(), CGAffineTransform(a: -2, b: 1, c: 1.5, d: -0.5, tx: 1, ty: -2))
    assertClose(skewed.concatenating(skewed.inverted()), .identity)
  }

  /// Core Graphics returns a transform without inverse unchanged; GEO-12 builds on it.
  func test_invertedReturnsSelfWithoutInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    XCTAssertEqual(flat.inverted(), flat)

    let line = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
    XCTAssertEqual(line.inverted(), line)

    let huge = CGAffineTransform(scaleX: 1e200, y: 1e200)
    XCTAssertEqual(huge.inverted(), huge)
  }

  func test_sizeIgnoresTranslationAndMayBecomeNegative() {
    let transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 2, tx: 100, ty: 100)
    XCTAssertEqual(CGSize(width: 3, height: 4).applying(transform), CGSize(width: -3, height: 8))
  }

  /// GEO-08: the rectangle that contains the four transformed corners.
  func test_GEO08_rectBecomesTheBoundingBoxOfItsCorners() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(rect.applying(quarterTurn), CGRect(x: -6, y: 1, width: 4, height: 3))
    XCTAssertEqual(rect.applying(CGAffineTransform(scaleX: -1, y: 2)), CGRect(x: -4, y: 4, width: 3, height: 8))

    let skew = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    XCTAssertEqual(rect.applying(skew), CGRect(x: 3, y: 2, width: 7, height: 4))
  }

  /// GEO-01: 200 × 100 rotated by 45° about its centre needs a square of (200 + 100) / √2.
  func test_GEO01_rotatedRectangleNeedsALargerBox() {
    let box = CGRect(x: -100, y: -50, width: 200, height: 100).applying(CGAffineTransform(rotationAngle: .pi / 4))
    XCTAssertEqual(box.width, 212.132, accuracy: 0.001)
    XCTAssertEqual(box.height, 212.132, accuracy: 0.001)
    XCTAssertEqual(box.midX + 100, 100, accuracy: 0.001)
    XCTAssertEqual(box.minX + 100, -6.066, accuracy: 0.001)
  }

  func test_rectWithNegativeSizeIsStandardisedFirst() {
    let rect = CGRect(x: 4, y: 6, width: -3, height: -4)
    XCTAssertEqual(
      rect.applying(CGAffineTransform(translationX: 10, y: 10)), CGRect(x: 11, y: 12, width: 3, height: 4))
  }

  func test_nullAndInfiniteRectsStayWhatTheyAre() {
    let double = CGAffineTransform(scaleX: 2, y: 2)
    XCTAssertTrue(CGRect.null.applying(double).isNull)
    XCTAssertTrue(CGRect.infinite.applying(double).isInfinite)
  }

  func test_codingIsAListOfSixNumbers() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    XCTAssertEqual(try JSONDecoder().decode([Double].self, from: data), [1, 2, 3, 4, 5, 6])
    XCTAssertEqual(try JSONDecoder().decode(CGAffineTransform.self, from: data), transform)
    XCTAssertThrowsError(try JSONDecoder().decode(CGAffineTransform.self, from: Data("[1,2,3]".utf8)))
  }

  private func assertClose(
    _ actual: CGAffineTransform, _ expected: CGAffineTransform, file: StaticString = #filePath, line: UInt = #line
  ) {
    let pairs = zip(
      [actual.a, actual.b, actual.c, actual.d, actual.tx, actual.ty],
      [expected.a, expected.b, expected.c, expected.d, expected.tx, expected.ty])
    for (number, wanted) in pairs {
      XCTAssertEqual(number, wanted, accuracy: 1e-9, "\(actual) is not \(expected)", file: file, line: line)
    }
  }
}
