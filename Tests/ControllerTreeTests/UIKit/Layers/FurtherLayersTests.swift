import UIKit
import XCTest

@testable import ControllerTree

final class FurtherLayersTests: XCTestCase {
  /// LAYER-60: a scroll layer shows a place or a rectangle, in its directions.
  func test_LAYER60_scrolling() async {
    await withStage { _ in
      let layer = CAScrollLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.scroll(to: CGPoint(x: 5, y: 6))
      XCTAssertEqual(layer.bounds.origin, CGPoint(x: 5, y: 6))
      layer.scroll(to: CGRect(x: 0, y: 20, width: 5, height: 5))
      XCTAssertEqual(layer.bounds.origin, CGPoint(x: 0, y: 15))
      layer.scroll(to: CGRect(x: 20, y: 0, width: 5, height: 5))
      XCTAssertEqual(layer.bounds.origin, CGPoint(x: 15, y: 0))
      layer.scrollMode = .vertically
      layer.scroll(to: CGPoint(x: 1, y: 1))
      XCTAssertEqual(layer.bounds.origin, CGPoint(x: 15, y: 1))
      layer.scrollMode = .horizontally
      layer.scroll(to: CGPoint(x: 2, y: 2))
      XCTAssertEqual(layer.bounds.origin, CGPoint(x: 2, y: 1))
      let inner = CALayer()
      inner.frame = CGRect(x: 100, y: 0, width: 10, height: 10)
      layer.addSublayer(inner)
      inner.scroll(CGPoint(x: 1, y: 0))
      XCTAssertEqual(layer.bounds.origin.x, 101)
      inner.scrollRectToVisible(CGRect(x: 0, y: 0, width: 5, height: 5))
      XCTAssertEqual(layer.bounds.origin.x, 100)
      CALayer().scroll(.zero)
      CALayer().scrollRectToVisible(.zero)
      layer.scrollMode = .none
      XCTAssertEqual(CAScrollLayer(layer: layer).scrollMode, .none)
    }
  }

  /// Layers in tiles are drawn as a whole.
  func test_tiles() async {
    await withStage { _ in
      let layer = CATiledLayer()
      layer.levelsOfDetail = 3
      XCTAssertEqual(CATiledLayer(layer: layer).levelsOfDetail, 3)
      XCTAssertEqual(CATiledLayer.fadeDuration(), 0.25)
      XCTAssertEqual(CALayer.cornerCurveExpansionFactor(.circular), 1)
      XCTAssertGreaterThan(CALayer.cornerCurveExpansionFactor(.continuous), 1.5)
      XCTAssertFalse(layer.contentsAreFlipped())
      XCTAssertNotNil(CATiledLayer(coder: NSKeyedArchiver(requiringSecureCoding: false)))
      XCTAssertNotNil(CAScrollLayer(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    }
  }
}
