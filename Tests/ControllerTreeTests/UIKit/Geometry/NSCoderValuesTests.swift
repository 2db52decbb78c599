import UIKit
import XCTest

/// Values of geometry in archives.
final class NSCoderValuesTests: XCTestCase {
  func test_valuesAreReadAsTheyWereWritten() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(CGPoint(x: 1, y: 2), forKey: "point")
    archiver.encode(CGSize(width: 1.5, height: 2), forKey: "size")
    archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rectangle")
    archiver.encode(CGVector(dx: 1, dy: -2), forKey: "vector")
    archiver.encode(CGAffineTransform(translationX: 3, y: 4), forKey: "transform")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "directional")
    archiver.encode(UIOffset(horizontal: 5, vertical: 6), forKey: "offset")
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    XCTAssertEqual(coder.decodeCGPoint(forKey: "point"), CGPoint(x: 1, y: 2))
    XCTAssertEqual(coder.decodeCGSize(forKey: "size"), CGSize(width: 1.5, height: 2))
    XCTAssertEqual(coder.decodeCGRect(forKey: "rectangle"), CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(coder.decodeCGVector(forKey: "vector"), CGVector(dx: 1, dy: -2))
    XCTAssertEqual(coder.decodeCGAffineTransform(forKey: "transform"), CGAffineTransform(translationX: 3, y: 4))
    XCTAssertEqual(coder.decodeUIEdgeInsets(forKey: "insets"), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    XCTAssertEqual(
      coder.decodeDirectionalEdgeInsets(forKey: "directional"),
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    XCTAssertEqual(coder.decodeUIOffset(forKey: "offset"), UIOffset(horizontal: 5, vertical: 6))
  }

  func test_missingValuesAreZero() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    XCTAssertEqual(coder.decodeCGPoint(forKey: "a"), .zero)
    XCTAssertEqual(coder.decodeCGSize(forKey: "a"), .zero)
    XCTAssertEqual(coder.decodeCGRect(forKey: "a"), .zero)
    XCTAssertEqual(coder.decodeCGVector(forKey: "a"), CGVector(dx: 0, dy: 0))
    XCTAssertEqual(coder.decodeCGAffineTransform(forKey: "a"), .identity)
    XCTAssertEqual(coder.decodeUIEdgeInsets(forKey: "a"), .zero)
    XCTAssertEqual(coder.decodeDirectionalEdgeInsets(forKey: "a"), .zero)
    XCTAssertEqual(coder.decodeUIOffset(forKey: "a"), .zero)
  }
}
