import UIKit
import XCTest

@testable import ControllerTree

final class UIApplicationSurfaceTests: XCTestCase {
  /// LAUNCH-22: what applications read of the device.
  func test_LAUNCH22_device() async {
    await withStage { _ in
      let application = UIApplication.shared
      UIScreen.main.device = .iPhone
      XCTAssertEqual(application.statusBarFrame, CGRect(x: 0, y: 0, width: 393, height: 54))
      XCTAssertEqual(application.userInterfaceLayoutDirection, .leftToRight)
      XCTAssertEqual(application.preferredContentSizeCategory, .large)
      UIScreen.main.deviceTraits = UITraitCollection { traits in
        traits.layoutDirection = .rightToLeft
        traits.preferredContentSizeCategory = .small
      }
      XCTAssertEqual(application.userInterfaceLayoutDirection, .rightToLeft)
      XCTAssertEqual(application.preferredContentSizeCategory, .small)
      XCTAssertEqual(application.backgroundRefreshStatus, .available)
      XCTAssertNotNil(URL(string: UIApplication.openSettingsURLString))
      XCTAssertNotEqual(UIApplication.openSettingsURLString, UIApplication.openNotificationSettingsURLString)
      XCTAssertEqual(UIApplication.ExtensionPointIdentifier.keyboard.rawValue, "com.apple.keyboard-service")
      application.beginReceivingRemoteControlEvents()
      application.endReceivingRemoteControlEvents()
    }
  }

  /// TRAIT-14: code that imports UIKit turns the interface, too.
  func test_TRAIT14_orientationsOfUIKit() async {
    final class Turning: UIViewController {
      var mask = UIInterfaceOrientationMask.portrait
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }
    await withStage { _ in
      let (window, root) = (UIWindow(), Turning())
      window.rootViewController = root
      window.makeKeyAndVisible()
      XCTAssertEqual(UIApplication.shared.statusBarOrientation, .portrait)
      UIDevice.current.rotate(to: .landscapeLeft)
      root.mask = .landscape
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
      XCTAssertEqual(window.bounds.width, 852)
      XCTAssertEqual(UIApplication.shared.statusBarOrientation, .landscapeRight)
      root.mask = .portrait
      UIViewController.attemptRotationToDeviceOrientation()
      XCTAssertEqual(window.bounds.width, 393)
      window.isHidden = true
    }
  }
}
