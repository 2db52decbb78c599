import ControllerTreeTesting
import UIKit
import XCTest

private final class ClosureController: UIViewController {
  var onClose: (() -> Void)?
}

private final class EmptyContainer: UIViewController {}

/// What a scenario finds afterwards, in words without addresses.
final class ScenarioFailureTests: XCTestCase {
  @MainActor private func failures(_ body: () -> Void) -> [String] {
    TestFailure.collect(body).map(\.message)
  }

  @MainActor func test_leaksAreFound() async {
    let messages = failures {
      ControllerScenario(in: .navigation, on: .iPad, style: .dark) { ClosureController() }.play { hosted in
        let controller = hosted.controller
        controller.onClose = { controller.title = "closed" }
        hosted.move(to: .visible)
      }
    }
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(
      messages.first?.hasPrefix(
        "ClosureController on a navigation stack on iPad, dark:\n  ClosureController #1 left the tree in turn ")
        ?? false,
      "\(messages)")
    XCTAssertFalse("\(messages)".contains("0x"), "\(messages)")
  }

  /// Also of a controller that was never in a tree.
  @MainActor func test_aControllerWithoutATreeIsFoundToo() async {
    let messages = failures {
      ControllerScenario { ClosureController() }.play { hosted in
        let controller = hosted.controller
        controller.onClose = { controller.title = "closed" }
      }
    }
    XCTAssertEqual(
      messages, ["ClosureController as root of a window on iPhone:\n  ClosureController #1 is still alive."])
  }

  @MainActor func test_issuesAreFoundUnlessTheyAreAllowed() async {
    func play(allowing allowed: Set<HierarchyIssue.Kind>) -> [String] {
      failures {
        ControllerScenario(allowing: allowed) { UIViewController() }.play { hosted in
          hosted.move(to: .visible)
          hosted.controller.addChild(hosted.controller)
        }
      }
    }
    XCTAssertEqual(play(allowing: [.containmentCycle]), [])
    let messages = play(allowing: [])
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(
      messages.first?.hasPrefix("UIViewController as root of a window on iPhone:\n  error: containmentCycle (MIS-11): ")
        ?? false, "\(messages)")
  }

  /// A screen that begins an appearance of its child and never ends it.
  @MainActor func test_callbacksWithoutTheirOtherHalfAreFound() async {
    let child = UIViewController()
    child.title = "Child"
    let messages = failures {
      ControllerScenario { UIViewController() }.play { hosted in
        hosted.move(to: .visible)
        child.beginAppearanceTransition(true, animated: false)
      }
    }
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(
      messages.first?.contains("UIViewController \"Child\" got viewWillAppear, and nothing after it.") ?? false,
      "\(messages)")
  }

  /// A container that does not show the controller.
  @MainActor func test_aHostThatDoesNothingIsFound() async {
    let host = ControllerHost.container(make: EmptyContainer.init, show: { _, _ in }, remove: { _, _ in })
    let messages = failures {
      ControllerScenario(in: host) { UIViewController() }.play { $0.move(to: .visible) }
    }
    XCTAssertEqual(
      messages,
      [
        """
        UIViewController in EmptyContainer on iPhone: UIViewController #1 was shown, but its view is in no window.
        """
      ])
  }
}
