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
}
