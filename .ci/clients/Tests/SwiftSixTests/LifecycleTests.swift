import UIKit
import XCTest

@MainActor
private final class Recorder: UIViewController {
  private(set) var events: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    events.append("will")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    events.append("did")
  }
}

final class LifecycleTests: XCTestCase {
  // On Linux a test method on the main actor has to be `async`.
  @MainActor func testAppearance() async {
    let window = UIWindow()
    let root = Recorder()
    window.rootViewController = root
    window.makeKeyAndVisible()
    XCTAssertEqual(root.events, ["will", "did"])
    window.isHidden = true
  }

  func testAppearanceWithoutActor() {
    MainActor.assumeIsolated {
      let root = Recorder()
      root.beginAppearanceTransition(true, animated: false)
      root.endAppearanceTransition()
      XCTAssertEqual(root.events, ["will", "did"])
    }
  }
}
