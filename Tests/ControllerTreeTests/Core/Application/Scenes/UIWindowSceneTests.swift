import XCTest

@testable import ControllerTree

final class UIWindowSceneTests: XCTestCase {
  /// RESP-05, WIN-01: a scene has a screen; in the responder chain its windows lead to it, and it leads to the application.
  func test_RESP05_sceneInTheChain() async {
    await withTrace { trace in
      let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 50, height: 60))
      let (scene, placed) = (UIWindowScene(), UIWindowScene(screen: screen))
      XCTAssertTrue(scene.screen === UIScreen.main)
      XCTAssertTrue(placed.screen === screen)
      XCTAssertEqual(scene.activationState, .foregroundActive)
      let window = trace.window()
      XCTAssertTrue(window.next === UIApplication.shared)
      window.windowScene = placed
      XCTAssertTrue(window.next === placed)
      XCTAssertTrue(placed.next === UIApplication.shared)
      XCTAssertTrue(window.screen === screen)
      window.windowScene = nil
      XCTAssertTrue(window.next === UIApplication.shared)
    }
  }

  /// WIN-01: a window of a custom class is made for a scene, with the initializer that it overrides.
  func test_WIN01_initializersOfSubclasses() async {
    final class OverlayWindow: UIWindow {
      override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        windowLevel = .alert
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    await withTrace { trace in
      let scene = UIWindowScene(screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 50, height: 60)))
      let window = OverlayWindow(windowScene: scene)
      XCTAssertTrue(window.windowScene === scene)
      XCTAssertEqual(window.frame, CGRect(x: 0, y: 0, width: 50, height: 60))
      XCTAssertEqual(window.windowLevel, .alert)
      XCTAssertTrue(window.isHidden)
    }
  }

  /// WIN-07, WIN-14: a scene has its windows that were shown, and its key window.
  func test_WIN07_windowsAndKeyWindow() async {
    await withTrace { trace in
      let scene = UIWindowScene()
      let (first, second, outside) = (trace.window(), trace.window(), trace.window())
      (first.windowScene, second.windowScene) = (scene, scene)
      XCTAssertEqual(scene.windows, [])
      first.makeKeyAndVisible()
      second.isHidden = false
      outside.makeKeyAndVisible()
      XCTAssertEqual(scene.windows, [first, second])
      XCTAssertTrue(scene.keyWindow === first)
      first.windowScene = nil
      XCTAssertEqual(scene.windows, [second])
      XCTAssertTrue(scene.keyWindow === second)
    }
  }

  /// WIN-15: a window that moves into a scene, out of it and back in one turn reverses its content's appearance.
  func test_WIN15_outAndBackInOneTurn() async {
    await withTrace { trace in
      let scene = UIWindowScene()
      let window = trace.window()
      trace.setUp {
        window.windowScene = scene
        window.rootViewController = trace.controller("P")
        window.isHidden = false
      }
      UpdateCycle.main.turn {
        window.windowScene = nil
        window.windowScene = scene
      }
      trace.expect(
        """
        P.viewWillDisappear(false)
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        """)
    }
  }

  /// WIN-15, WIN-03: a window that was removed from its scene shows nothing when it is shown; its root is installed all
  /// the same.
  func test_WIN15_shownOutsideItsScene() async {
    await withTrace { trace in
      let scene = UIWindowScene()
      let window = trace.window()
      window.windowScene = scene
      window.windowScene = nil
      window.rootViewController = trace.controller("P")
      window.isHidden = false
      trace.expectDetailed("P.viewDidLoad() window: nil")
      window.windowScene = scene
      trace.expect(
        """
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        """)
    }
  }
}
