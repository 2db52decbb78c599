import ControllerTree
import XCTest

final class LifecycleTests: XCTestCase {
  @MainActor func testRecording() async {
    let issues = Stage.withPristine { stage in
      stage.diagnostics.collect {
        let root = UIViewController()
        root.title = "Root"
        let window = UIWindow()
        window.rootViewController = root
        let recorder = EventRecorder()
        recorder.record { window.makeKeyAndVisible() }
        XCTAssertEqual(
          recorder.text,
          """
          Root.viewDidLoad()
          Root.viewWillAppear(false)
          Root.viewSafeAreaInsetsDidChange()
          Root.viewLayoutMarginsDidChange()
          Root.viewIsAppearing(false)
          Root.viewWillLayoutSubviews()
          Root.viewDidLayoutSubviews()
          Root.viewDidAppear(false)
          """)
        window.isHidden = true
        root.addChild(root)
      }
    }
    XCTAssertEqual(issues.map(\.kind), [.containmentCycle])
  }
}
