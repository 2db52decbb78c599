import XCTest

@testable import ControllerTree

/// Requests for another orientation. Rule LAUNCH-20.
final class SceneGeometryTests: XCTestCase {
  private final class Supporting: UIViewController {
    var mask = UIInterfaceOrientationMask.allButUpsideDown
    var turns = true
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { turns }
  }

  @MainActor private static func show(_ trace: LaunchTrace) -> (UIWindowScene, Supporting) {
    let (scene, root) = (UIWindowScene(), Supporting())
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    trace.windows.append(window)
    trace.skip()
    return (scene, root)
  }

  /// LAUNCH-20: the interface turns at the end of the turn, and stays until the device is turned.
  func test_LAUNCH20_request() async {
    await withLaunch { trace in
      let (scene, root) = Self.show(trace)
      UIDevice.current.rotate(to: .portrait)
      UpdateCycle.main.turn {
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) { _ in XCTFail("refused") }
        XCTAssertEqual(scene.interfaceOrientation, .portrait)
      }
      XCTAssertEqual(scene.interfaceOrientation, .landscapeLeft)
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
      XCTAssertEqual(scene.interfaceOrientation, .landscapeLeft)
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
      XCTAssertEqual(scene.interfaceOrientation, .landscapeLeft)
      XCTAssertTrue(UIDevice.current.rotate(to: .portrait))
      scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS())
      scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences())
      XCTAssertEqual(scene.interfaceOrientation, .portrait)
      trace.skip()
    }
  }

  /// LAUNCH-20: orientations that are not supported are refused with the error of a device.
  func test_LAUNCH20_refusal() async {
    await withLaunch { trace in
      let (scene, root) = Self.show(trace)
      var errors: [any Error] = []
      root.mask = .portrait
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { errors.append($0) }
      root.mask = .all
      root.turns = false
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { errors.append($0) }
      XCTAssertEqual(scene.interfaceOrientation, .portrait)
      XCTAssertEqual(
        errors.map(\.localizedDescription),
        [
          "None of the requested orientations are supported by the view controller. Requested: landscapeLeft, "
            + "landscapeRight; Supported: portrait",
          "None of the requested orientations are supported by the view controller. Requested: landscapeRight; Supported: "
            + "portrait",
        ])
      XCTAssertEqual(errors.first.map { ($0 as NSError).domain }, "UISceneErrorDomain")
      XCTAssertEqual(errors.first.map { ($0 as NSError).code }, 101)
      trace.expect("")
    }
  }
}
