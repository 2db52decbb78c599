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

final class PlayerTests: XCTestCase {
  @MainActor func testTheOrder() async {
    await expectTrace { scene in
      let player = PlayerViewController()
      player.title = "Player"
      scene.show(player).isHidden = true
    } toBe: {
      """
      Player.viewWillDisappear(false)
      Player.viewDidDisappear(false)
      """
    }
  }

  @MainActor func testItSurvivesEverywhere() async {
    for scenario in ControllerScenario.everywhere({ PlayerViewController() }) { await scenario.play() }
  }

  func testWithoutAnActor() {
    MainActor.assumeIsolated {
      expectTrace {
        _ = PlayerViewController().view
      } toBe: {
        "PlayerViewController #1.viewDidLoad()"
      }
      assertNoIssues { assertNoLeaks { _ = PlayerViewController().view } }
    }
  }
}
