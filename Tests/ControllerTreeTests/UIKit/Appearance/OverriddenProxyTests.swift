import UIKit
import XCTest

/// Classes that choose their proxy themselves.
final class OverriddenProxyTests: XCTestCase {
  private final class Shared: UIView {
    static var calls = 0
    override class func appearance() -> Self {
      calls += 1
      return super.appearance()
    }
  }

  /// PROXY-01: an override of `appearance()` is called; the base returns the same proxy each time.
  func test_PROXY01_overriddenAppearance() async {
    await withStage { trace in
      let type: UIView.Type = Shared.self
      type.appearance().backgroundColor = .red
      XCTAssertEqual(Shared.calls, 1)
      XCTAssertTrue(UILabel.appearance() === UILabel.appearance())
      let (window, shown) = (trace.window(size: CGSize(width: 10, height: 10)), Shared())
      window.addSubview(shown)
      window.isHidden = false
      XCTAssertEqual(shown.backgroundColor, .red)
    }
  }

  private class Box: UIView {
    let width: CGFloat
    var radius: Float = 0
    init(frame: CGRect, width: CGFloat) {
      self.width = width
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
    override class var interfaceConnections: InterfaceConnections {
      InterfaceConnections(Box.self) {
        $0.property("radius", \.radius)
        $0.proxy { Box(frame: .zero, width: 0) }
      }
    }
  }
  private class Framed: UIView {
    override class var interfaceConnections: InterfaceConnections {
      InterfaceConnections(Framed.self) { $0.proxy { Framed(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) } }
    }
  }
  private final class Unlisted: Framed {}

  /// PROXY-01: a class without `init(frame:)` tells how its proxy is made. The line counts for no subclass.
  func test_PROXY01_classesWithoutFrame() async {
    await withStage { trace in
      Box.appearance().radius = 10
      Box.appearance().backgroundColor = .red
      let (window, box) = (trace.window(size: CGSize(width: 10, height: 10)), Box(frame: .zero, width: 5))
      window.addSubview(box)
      window.isHidden = false
      XCTAssertEqual(box.radius, 10)
      XCTAssertEqual(box.backgroundColor, .red)
      XCTAssertEqual(box.width, 5)
      XCTAssertEqual(Framed.appearance().bounds.width, 1)
      XCTAssertTrue(type(of: Unlisted.appearance()) == Unlisted.self)
      XCTAssertEqual(Unlisted.appearance().bounds.width, 0)
    }
  }
}
