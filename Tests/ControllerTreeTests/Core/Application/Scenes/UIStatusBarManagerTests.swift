import XCTest

@testable import ControllerTree

final class UIStatusBarManagerTests: XCTestCase {
  /// LAUNCH-22, CON-25: the status bar has the height of the device's, and none while a controller hides it.
  func test_LAUNCH22_CON25_frame() async {
    final class Hiding: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    await withLaunch(device: .iPhone) { trace in
      let scene = UIWindowScene()
      XCTAssertEqual(scene.statusBarManager?.statusBarFrame, CGRect(x: 0, y: 0, width: 393, height: 54))
      UIScreen.main.device = .iPhoneSE
      XCTAssertEqual(scene.statusBarManager?.statusBarFrame.height, 20)
      UIScreen.main.device = .iPhone.landscape
      XCTAssertEqual(scene.statusBarManager?.isStatusBarHidden, true)
      XCTAssertEqual(scene.statusBarManager?.statusBarFrame, .zero)
      UIScreen.main.device = .iPhone
      XCTAssertEqual(scene.statusBarManager?.isStatusBarHidden, false)
      let window = UIWindow(windowScene: scene)
      window.rootViewController = Hiding()
      window.makeKeyAndVisible()
      XCTAssertEqual(scene.statusBarManager?.isStatusBarHidden, true)
      XCTAssertEqual(scene.statusBarManager?.statusBarFrame, .zero)
      XCTAssertEqual(scene.statusBarManager?.statusBarStyle, .default)
      window.isHidden = true
      trace.skip()
    }
  }
}
