import ControllerTreeTesting
import XCTest

@testable import ControllerTree

// example: trace
final class PlayerTraceTests: XCTestCase {
  @MainActor func testTheOrder() async {
    await expectTrace {
      let window = UIWindow()
      window.rootViewController = PlayerViewController()
      window.makeKeyAndVisible()
    } toBe: {
      """
      PlayerViewController #1.viewDidLoad()
      PlayerViewController #1.viewWillAppear(false)
      PlayerViewController #1.viewIsAppearing(false)
      PlayerViewController #1.viewDidAppear(false)
      """
    }
  }

  @MainActor func testAnAlertLeavesThePlayerOnScreen() async {
    await expectTrace { scene in
      let player = PlayerViewController()
      scene.show(player)
      let alert = UIAlertController(title: "Offline", message: nil, preferredStyle: .alert)
      player.present(alert, animated: true)
      scene.note("plays: \(player.isPlaying)")
    } toBe: {
      """
      Offline.viewDidLoad()
      Offline.viewWillAppear(true)
      Offline.viewIsAppearing(true)
      Offline.viewDidAppear(true)
      plays: true
      """
    }
  }
}
// end

// example: everywhere
final class PlayerEverywhereTests: XCTestCase {
  @MainActor func testItPlaysOnScreenOnly() async {
    for scenario in ControllerScenario.everywhere({ PlayerViewController() }) {
      await scenario.play { hosted in
        hosted.move(to: .visible)
        XCTAssertTrue(hosted.controller.isPlaying, "\(scenario.host)")
        hosted.move(to: .covered)
        XCTAssertFalse(hosted.controller.isPlaying, "\(scenario.host)")
      }
    }
  }

  @MainActor func testItSurvivesEverywhere() async {
    for scenario in ControllerScenario.everywhere({ PlayerViewController() }) { await scenario.play() }
  }
}
// end

// example: assertions
final class PlayerAssertionTests: XCTestCase {
  @MainActor func testNothingIsLeft() async {
    let window = UIWindow()
    window.rootViewController = PlayerViewController()
    window.makeKeyAndVisible()
    await assertNoLeaks { window.rootViewController = UIViewController() }
    await assertNoIssues { window.rootViewController?.present(PlayerViewController(), animated: true) }
    window.isHidden = true
  }
}
// end

final class TestsInOneLineTests: XCTestCase {
  /// The article's code stands above and runs; this is what its failure prints.
  func test_documentation_testsInOneLine() async throws {
    try await withArticle("TestsInOneLine") { article in
      let failures = TestFailure.collect {
        expectTrace {
          let window = UIWindow()
          window.rootViewController = PlayerViewController()
          window.makeKeyAndVisible()
        } toBe: {
          """
          PlayerViewController #1.viewDidLoad()
          PlayerViewController #1.viewWillAppear(true)
          PlayerViewController #1.viewIsAppearing(false)
          PlayerViewController #1.viewDidAppear(false)
          """
        }
      }
      article.expect(.prints, "failure", failures.map(\.message).joined(separator: "\n"))
    }
  }
}
