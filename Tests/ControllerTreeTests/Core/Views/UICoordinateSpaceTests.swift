import XCTest

@testable import ControllerTree

final class UICoordinateSpaceTests: XCTestCase {
  /// GEO-14: between a view and a screen the window's place counts, and the bounds of the views between.
  func test_GEO14_viewAndScreen() async {
    await withStage { _ in
      let window = UIWindow(frame: CGRect(x: 10, y: 100, width: 200, height: 300))
      let (outer, inner) = (UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 100)), UIView())
      inner.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      outer.bounds.origin.y = 50
      window.addSubview(outer)
      outer.addSubview(inner)
      let screen: any UICoordinateSpace = UIScreen.main.coordinateSpace
      XCTAssertEqual(inner.convert(CGPoint.zero, to: screen), CGPoint(x: 16, y: 58))
      XCTAssertEqual(inner.convert(CGPoint(x: 16, y: 58), from: screen), .zero)
      XCTAssertEqual(screen.convert(inner.bounds, from: inner), CGRect(x: 16, y: 58, width: 30, height: 40))
      XCTAssertEqual(
        screen.convert(CGRect(x: 16, y: 58, width: 3, height: 4), to: inner), CGRect(x: 0, y: 0, width: 3, height: 4))
      let scene = UIWindowScene().coordinateSpace
      XCTAssertEqual(scene.bounds, UIScreen.main.bounds)
      XCTAssertEqual(scene.convert(CGPoint(x: 1, y: 2), to: screen), CGPoint(x: 1, y: 2))
      let other: any UICoordinateSpace = outer
      XCTAssertEqual(inner.convert(CGPoint.zero, to: other), inner.convert(CGPoint.zero, to: outer))
    }
  }
}
