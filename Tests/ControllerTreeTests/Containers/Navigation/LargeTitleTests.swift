import XCTest

@testable import ControllerTree

/// Large titles make the bar higher, and the content's safe area smaller. Rule NAV-33.
final class LargeTitleTests: XCTestCase {
  /// A visible stack of `a` and `b`, which prefers large titles.
  @MainActor private static func stage(_ trace: Trace) -> (UINavigationController, [UIViewController]) {
    UIScreen.main.device = .iPhone
    let controllers = ["A", "B"].map { trace.controller($0) }
    let navigation = trace.controller("N", UINavigationController.init)
    navigation.viewControllers = [controllers[0]]
    navigation.navigationBar.prefersLargeTitles = true
    trace.show(navigation, size: UIScreen.main.bounds.size)
    return (navigation, controllers)
  }

  /// NAV-33: 44 points without a large title, 96 with one, below the safe area of the device.
  func test_NAV33_heights() async {
    await withTrace(.safeArea) { trace in
      let (navigation, controllers) = Self.stage(trace)
      XCTAssertEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 59, width: 393, height: 96))
      XCTAssertEqual(controllers[0].view.safeAreaInsets.top, 155)
      navigation.navigationBar.prefersLargeTitles = false
      XCTAssertEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 59, width: 393, height: 44))
      XCTAssertEqual(controllers[0].view.safeAreaInsets.top, 103)
      trace.expect("A.viewSafeAreaInsetsDidChange()")
    }
  }

  /// NAV-33: each item may choose for itself; an automatic one follows the item below, which may change later.
  func test_NAV33_modes() async {
    await withStage { trace in
      let (navigation, controllers) = Self.stage(trace)
      navigation.pushViewController(controllers[1], animated: false)
      XCTAssertEqual(navigation.navigationBar.frame.height, 96)
      controllers[0].navigationItem.largeTitleDisplayMode = .never
      XCTAssertEqual(navigation.navigationBar.frame.height, 44)
      controllers[1].navigationItem.largeTitleDisplayMode = .always
      XCTAssertEqual(navigation.navigationBar.frame.height, 96)
      controllers[1].navigationItem.largeTitleDisplayMode = .inline
      XCTAssertEqual(navigation.navigationBar.frame.height, 44)
      controllers[0].navigationItem.largeTitleDisplayMode = .always
      navigation.popViewController(animated: false)
      XCTAssertEqual(navigation.navigationBar.frame.height, 96)
      XCTAssertEqual(controllers[0].view.safeAreaInsets.top, 155)
    }
  }

  /// NAV-33: where the height is compact, titles are small.
  func test_NAV33_littleHeight() async {
    await withStage { trace in
      let (navigation, controllers) = Self.stage(trace)
      UIScreen.main.device = .iPhone.landscape
      XCTAssertEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 852, height: 44))
      XCTAssertEqual(controllers[0].view.safeAreaInsets, UIEdgeInsets(top: 44, left: 59, bottom: 21, right: 59))
    }
  }
}
