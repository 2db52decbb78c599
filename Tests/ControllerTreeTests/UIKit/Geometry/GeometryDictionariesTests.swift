import UIKit
import XCTest

final class GeometryDictionariesTests: XCTestCase {
  /// Points, sizes and rectangles are made of their dictionaries again.
  func test_dictionaries() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation), rect)
    XCTAssertEqual(CGPoint(dictionaryRepresentation: rect.origin.dictionaryRepresentation), rect.origin)
    XCTAssertEqual(CGSize(dictionaryRepresentation: ["Width": 3 as Double, "Height": 4 as Int]), rect.size)
    XCTAssertNil(CGRect(dictionaryRepresentation: ["X": 1 as CGFloat, "Y": 1 as CGFloat]))
    XCTAssertNil(CGPoint(dictionaryRepresentation: ["X": "1"]))
    XCTAssertNil(CGSize(dictionaryRepresentation: [:]))
    XCTAssertTrue(rect.origin.equalTo(CGPoint(x: 1, y: 2)) && rect.size.equalTo(CGSize(width: 3, height: 4)))
    XCTAssertTrue(rect.equalTo(CGRect(x: 4, y: 6, width: -3, height: -4)))
  }

  /// A transform is made of its parts again.
  func test_partsOfTransforms() {
    let transforms = [
      CGAffineTransform.identity, CGAffineTransform(scaleX: 2, y: -3), CGAffineTransform(rotationAngle: 1),
      CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
    ]
    for transform in transforms {
      let made = CGAffineTransform(transform.decomposed())
      for (one, other) in zip(
        [made.a, made.b, made.c, made.d, made.tx, made.ty],
        [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
      {
        XCTAssertEqual(one, other, accuracy: 1e-9)
      }
    }
    XCTAssertEqual(CGAffineTransform.identity.decomposed(), CGAffineTransformComponents())
    XCTAssertEqual(
      CGAffineTransform(a: 0, b: 0, c: 0, d: 2, tx: 1, ty: 0).decomposed().scale, CGSize(width: 0, height: 2))
  }

  /// DRAW-60: colours tell their space, and look the same in another one.
  func test_DRAW60_spacesOfColours() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    XCTAssertEqual(red.colorSpace?.model, .rgb)
    XCTAssertEqual(CGColor.black.colorSpace?.model, .monochrome)
    XCTAssertEqual(red.colorSpace?.isWideGamutRGB, false)
    XCTAssertNil(red.colorSpace?.baseColorSpace)
    guard let wide = CGColorSpace(name: CGColorSpace.displayP3), let grey = CGColor.black.colorSpace,
      let usual = red.colorSpace, let inWide = red.converted(to: wide, intent: .defaultIntent, options: nil)
    else { return XCTFail("no space") }
    XCTAssertEqual(inWide.colorSpace, wide)
    XCTAssertTrue(wide.isWideGamutRGB)
    XCTAssertEqual(inWide.components?.first ?? 0, 0.9175, accuracy: 0.001)
    let back = inWide.converted(to: usual, intent: .defaultIntent, options: nil)
    XCTAssertEqual(back?.components?.first ?? 0, 1, accuracy: 0.0001)
    XCTAssertEqual(back?.components?[1] ?? 1, 0, accuracy: 0.0001)
    let luminance = red.converted(to: grey, intent: .defaultIntent, options: nil)
    XCTAssertEqual(luminance?.numberOfComponents, 2)
    XCTAssertEqual(luminance?.alpha, 0.5)
    XCTAssertEqual(CGColor.white.converted(to: wide, intent: .perceptual, options: nil)?.components, [1, 1, 1, 1])
  }
}
