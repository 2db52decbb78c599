import UIKit
import XCTest

@testable import ControllerTree

final class UIShapeTests: XCTestCase {
  /// VAL-87: shapes as paths.
  func test_VAL87_shapes() async {
    await MainActor.run {
      let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
      XCTAssertEqual(UIShape.circle.resolved(in: rect).bounds, CGRect(x: 10, y: 0, width: 20, height: 20))
      XCTAssertEqual(UIShape.rect.inset(by: 5).resolved(in: rect).bounds, CGRect(x: 5, y: 5, width: 30, height: 10))
      XCTAssertEqual(UIShape.capsule.resolved(in: rect).bounds, rect)
      XCTAssertFalse(UIShape.capsule.resolved(in: rect).contains(CGPoint(x: 1, y: 1)))
      XCTAssertFalse(UIShape.rect(cornerRadius: 8).resolved(in: rect).contains(CGPoint(x: 0.5, y: 0.5)))
      let fixed = CGRect(x: 1, y: 1, width: 2, height: 2)
      XCTAssertEqual(UIShape.fixedRect(fixed).resolved(in: rect).bounds, fixed)
      XCTAssertEqual(UIShape.fixedRect(fixed, cornerRadius: 1).resolved(in: rect).bounds, fixed)
      let path = UIBezierPath(rect: fixed)
      XCTAssertEqual(UIShape.path(path).resolved(in: rect).bounds, fixed)
      XCTAssertNotEqual(UIShape.circle, .capsule)
    }
  }

  /// The library never reads the looks of a pointer above a view, and the ring of the focus.
  func test_VAL87_storedProperties() async {
    await MainActor.run {
      let style = UIHoverStyle(effect: .lift, shape: .capsule)
      XCTAssertTrue(style.isEnabled && UIHoverStyle(shape: .rect).isEnabled)
      XCTAssertTrue(UIHoverStyle(effect: .highlight).isEnabled && UIHoverStyle(effect: .automatic).isEnabled)
      let view = UIView()
      assertStores(\UIView.hoverStyle, style, in: view)
      let halo = UIFocusHaloEffect(
        roundedRect: CGRect(x: 0, y: 0, width: 4, height: 4), cornerRadius: 1, curve: .circular)
      XCTAssertEqual(halo.path?.bounds.width, 4)
      XCTAssertEqual(UIFocusHaloEffect(rect: CGRect(x: 0, y: 0, width: 9, height: 4)).path?.bounds.width, 9)
      XCTAssertNil(UIFocusHaloEffect().path)
      let layer = CALayer()
      assertStores(\CALayer.contentsFormat, .RGBA16Float, in: layer)
      assertStores(\CALayer.minificationFilterBias, 1, in: layer)
      assertStores(\CALayer.wantsExtendedDynamicRangeContent, true, in: layer)
      assertStores(\CALayer.toneMapMode, .never, in: layer)
      assertStores(\CALayer.preferredDynamicRange, .high, in: layer)
      assertStores(\CALayer.contentsHeadroom, 2, in: layer)
    }
  }

  /// VAL-88: a region that is read again has the same points.
  func test_VAL88_regions() async throws {
    let read = try await MainActor.run {
      let region = UIRegion(radius: 5).byUnion(with: UIRegion(size: CGSize(width: 40, height: 2)).inverse())
        .byDifference(from: UIRegion(radius: 1)).byIntersection(with: .infinite)
      let data = try NSKeyedArchiver.archivedData(withRootObject: region, requiringSecureCoding: true)
      let read = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: UIRegion.self, from: data))
      for point in [CGPoint.zero, CGPoint(x: 4, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0)] {
        XCTAssertEqual(read.contains(point), region.contains(point))
      }
      return read.contains(CGPoint(x: 30, y: 0))
    }
    XCTAssertTrue(read)
    let empty = NSKeyedArchiver(requiringSecureCoding: true)
    empty.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: empty.encodedData)
    await MainActor.run { XCTAssertNil(UIRegion(coder: coder)) }
  }
}
