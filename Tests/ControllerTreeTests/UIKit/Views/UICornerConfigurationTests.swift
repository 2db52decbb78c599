import UIKit
import XCTest

final class UICornerConfigurationTests: XCTestCase {
  /// ACT-40: radii of corners, of capsules, and around those of containers.
  func test_ACT40_radii() async {
    await MainActor.run {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      let inner = UIView(frame: CGRect(x: 5, y: 5, width: 90, height: 50))
      outer.addSubview(inner)
      XCTAssertEqual(outer.effectiveRadius(corner: .topLeft), 0)
      outer.cornerConfiguration = .corners(radius: 20)
      XCTAssertEqual(outer.effectiveRadius(corner: .bottomRight), 20)
      inner.cornerConfiguration = .corners(radius: .containerConcentric())
      XCTAssertEqual(inner.effectiveRadius(corner: .topLeft), 15)
      inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 18))
      XCTAssertEqual(inner.effectiveRadius(corner: .topLeft), 18)
      outer.cornerConfiguration = .capsule()
      XCTAssertEqual(outer.effectiveRadius(corner: .topLeft), 30)
      XCTAssertEqual(inner.effectiveRadius(corner: .topLeft), 25)
      outer.cornerConfiguration = .capsule(maximumRadius: 12)
      XCTAssertEqual(outer.effectiveRadius(corner: .topLeft), 12)
      outer.cornerConfiguration = .uniformEdges(topRadius: .fixed(100), bottomRadius: nil)
      XCTAssertEqual(outer.effectiveRadius(corner: .topRight), 30)
      XCTAssertEqual(outer.effectiveRadius(corner: .bottomLeft), 0)
      outer.cornerConfiguration = .uniformEdges(leftRadius: 4, rightRadius: 6.5)
      XCTAssertEqual([.topLeft, .bottomRight].map { outer.effectiveRadius(corner: $0) }, [4, 6.5])
      XCTAssertEqual(outer.effectiveRadius(corner: []), 0)
      XCTAssertNotEqual(outer.cornerConfiguration, inner.cornerConfiguration)
    }
  }
}
