import UIKit
import XCTest

// Everything here is on the main actor unless it says otherwise.

class Screen: UIViewController {
  var isShown = false
  private let label = UIView()

  override func loadView() { view = label }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShown = true
  }
}

nonisolated final class LifecycleTests: XCTestCase {
  @MainActor func testScreen() async {
    let window = UIWindow()
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    XCTAssertTrue(screen.isShown)
    window.isHidden = true
  }
}
