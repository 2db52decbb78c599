import XCTest

@testable import ControllerTree

final class UIApplicationMainTests: XCTestCase {
  /// LAUNCH-12: the classes of the application and of its delegate are found by their names.
  func test_LAUNCH12_classesByName() async {
    await withLaunch { trace in
      let name = NSStringFromClass(ClassicDelegate.self)
      XCTAssertTrue(ApplicationProcess.launch(NSStringFromClass(OwnApplication.self), name, info: [:]))
      XCTAssertTrue(UIApplication.shared is OwnApplication)
      XCTAssertTrue(UIApplication.shared.delegate is ClassicDelegate)
      trace.skip()
    }
  }

  /// LAUNCH-12: without a delegate's name the application is its own delegate.
  func test_LAUNCH12_applicationAsDelegate() async {
    await withLaunch { trace in
      XCTAssertTrue(ApplicationProcess.launch(NSStringFromClass(OwnApplication.self), nil, info: [:]))
      XCTAssertTrue(UIApplication.shared.delegate === UIApplication.shared)
      trace.skip()
    }
  }

  /// M-LAUNCH-04: an unknown class ends the launch with an issue that has UIKit's message.
  func test_M_LAUNCH_04_unknownDelegate() async {
    await withLaunch { trace in
      let issues = Stage.current.diagnostics.collect {
        XCTAssertFalse(ApplicationProcess.launch(nil, "App.Delegate", info: [:]))
        XCTAssertFalse(ApplicationProcess.launch("App.Application", "App.Delegate", info: [:]))
        XCTAssertFalse(ApplicationProcess.launch(nil, nil, info: [:]))
        XCTAssertFalse(ApplicationProcess.launch(NSStringFromClass(OwnApplication.self), nil, info: [:]))
      }
      XCTAssertEqual(issues.map(\.rule), ["M-LAUNCH-04", "M-LAUNCH-04", "M-LAUNCH-04", "M-LAUNCH-04"])
      XCTAssertEqual(
        issues.map(\.message),
        [
          "No class App.Delegate is known, which should be the delegate of the application; registered: none.",
          "No class App.Application is known, which should be a UIApplication; registered: none.",
          "No class (nil) is known, which should be the delegate of the application; registered: none.",
          "No class ControllerTreeTests.OwnApplication is known, which should be the class of the application, which exists "
            + "already; registered: none.",
        ])
      XCTAssertEqual(
        issues.first?.uikitText,
        "Unable to instantiate the UIApplication delegate instance. No class named App.Delegate is loaded.")
      trace.skip()
    }
  }
}

/// An application that is its own delegate.
final class OwnApplication: UIApplication, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow()
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}
