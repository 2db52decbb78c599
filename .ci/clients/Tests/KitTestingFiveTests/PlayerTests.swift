import ControllerTreeTesting
import Testing
import UIKit

@MainActor @Suite struct PlayerTests {
  @Test func theOrder() {
    expectTrace { scene in
      let player = UIViewController()
      player.title = "Player"
      scene.show(player).isHidden = true
    } toBe: {
      """
      Player.viewWillDisappear(false)
      Player.viewDidDisappear(false)
      """
    }
  }

  @Test func aFailureIsAnIssueOfTheTest() async {
    await withKnownIssue {
      await expectTrace {
        _ = UIViewController().view
      } toBe: {
        "nothing"
      }
    } matching: {
      $0.sourceLocation?.fileID == #fileID && "\($0)".contains("+ UIViewController #1.viewDidLoad()")
    }
  }

  @Test(arguments: ["a", "b"]) func itSurvivesEverywhere(title: String) async {
    let scenarios = ControllerScenario.everywhere {
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    for scenario in scenarios { await scenario.play() }
  }

  @Test func nothingIsLeft() {
    assertNoIssues { assertNoLeaks { _ = UIViewController().view } }
  }
}
