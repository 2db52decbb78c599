import UIKit
import XCTest

final class NSCoderGeometryTests: XCTestCase {
  /// GEO-60: geometry becomes text and is read again; any other text is zero.
  func test_GEO60_textsOfGeometry() {
    let rect = CGRect(x: 0, y: -1.5, width: 20, height: 10)
    XCTAssertEqual(NSCoder.string(for: rect), "{{0, -1.5}, {20, 10}}")
    XCTAssertEqual(NSCoder.cgRect(for: "{{0, -1.5}, {20, 10}}"), rect)
    XCTAssertEqual(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)), rect.origin)
    XCTAssertEqual(NSCoder.cgSize(for: NSCoder.string(for: rect.size)), rect.size)
    let vector = CGVector(dx: 0.1, dy: 3)
    XCTAssertEqual(NSCoder.string(for: vector), "{0.10000000000000001, 3}")
    XCTAssertEqual(NSCoder.cgVector(for: NSCoder.string(for: vector)), vector)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    XCTAssertEqual(NSCoder.string(for: transform), "[1, 2, 3, 4, 5, 6]")
    XCTAssertEqual(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]"), transform)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)), insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertEqual(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: directional)), directional)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    XCTAssertEqual(NSCoder.uiOffset(for: NSCoder.string(for: offset)), offset)
    for text in ["", "{1}", "{1, b}", "{1, 2, 3}"] { XCTAssertEqual(NSCoder.cgPoint(for: text), .zero) }
    XCTAssertEqual(NSCoder.cgAffineTransform(for: "no"), .identity)
    XCTAssertEqual(NSCoder.cgRect(for: "{1, 2}"), .zero)
    XCTAssertEqual(NSCoder.uiEdgeInsets(for: ""), .zero)
    XCTAssertEqual(NSCoder.nsDirectionalEdgeInsets(for: ""), .zero)
    XCTAssertEqual(NSCoder.uiOffset(for: ""), .zero)
    XCTAssertEqual(NSCoder.cgVector(for: ""), .zero)
    XCTAssertEqual(NSCoder.cgSize(for: ""), .zero)
  }

  /// DRAW-60: colours and gradients from numbers of a space.
  func test_DRAW60_colorsOfNumbers() {
    let (rgb, gray) = (CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray())
    XCTAssertEqual(
      CGColor(colorSpace: rgb, components: [1, 0, 0, 0.5]), CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    XCTAssertEqual(CGColor(colorSpace: gray, components: [0, 1]), .black)
    XCTAssertEqual(CGColor(genericGrayGamma2_2Gray: 1, alpha: 1), .white)
    let wide = CGColorSpace(name: CGColorSpace.displayP3).flatMap { CGColor(colorSpace: $0, components: [1, 0, 0, 1]) }
    XCTAssertEqual(wide, UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    let made = CGGradient(colorSpace: gray, colorComponents: [0, 1, 1, 1], locations: [0, 1], count: 2)
    XCTAssertEqual(
      made, CGGradient(colorsSpace: gray, colors: [CGColor.black, CGColor.white], locations: [0, 1]))
    XCTAssertNil(CGGradient(colorSpace: gray, colorComponents: [0], locations: nil, count: 0))
  }

  /// Names of Core Foundation.
  func test_namesOfCoreFoundation() {
    XCTAssertEqual(kCFBooleanTrue.boolValue, true)
    XCTAssertEqual(kCFBooleanFalse.boolValue, false)
    XCTAssertEqual(CFAbsoluteTimeGetCurrent(), Date.timeIntervalSinceReferenceDate, accuracy: 60)
  }
}
