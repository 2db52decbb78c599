import ControllerTreeTesting
import UIKit
import XCTest

private final class PlayerViewController: UIViewController {
  private(set) var isPlaying = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isPlaying = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isPlaying = false
  }
}

// Plain synchronous test methods, as most UIKit projects have them.
final class PlayerTests: XCTestCase {
  func testTheOrder() {
    expectTrace { scene in
      let player = PlayerViewController()
      scene.setUp { player.title = "Player" }
      scene.show(player).isHidden = true
    } toBe: {
      """
      Player.viewWillDisappear(false)
      Player.viewDidDisappear(false)
      """
    }
  }

  func testItPlaysOnScreenOnly() {
    for scenario in ControllerScenario.everywhere({ PlayerViewController() }) {
      scenario.play { hosted in
        hosted.move(to: .visible)
        XCTAssertTrue(hosted.controller.isPlaying, "\(scenario.host)")
        hosted.move(to: .covered)
        XCTAssertFalse(hosted.controller.isPlaying, "\(scenario.host)")
      }
    }
  }

  func testNothingIsLeft() {
    assertNoIssues {
      assertNoLeaks {
        let parent = UIViewController()
        let child = PlayerViewController()
        parent.addChild(child)
        child.didMove(toParent: parent)
        child.willMove(toParent: nil)
        child.removeFromParent()
      }
    }
  }
}
