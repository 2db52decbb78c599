import ControllerTreeTesting
import UIKit
import XCTest

/// `assertNoLeaks` and `assertNoIssues`: what they find, in words without addresses.
final class AssertionTests: XCTestCase {
  private final class ClosureController: UIViewController {
    var onClose: (() -> Void)?
  }

  @MainActor private static func leak() {
    let parent = UIViewController()
    let child = ClosureController()
    child.title = "Settings"
    child.onClose = { child.title = "closed" }
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.removeFromParent()
  }

  @MainActor func test_leaksAreNamed() async {
    let failures = await TestFailure.collect {
      await assertNoLeaks { Self.leak() }
      await assertNoLeaks {
        await Task.yield()
        Self.leak()
      }
      await assertNoLeaks(unless: { $0 is ClosureController }) { Self.leak() }
    }
    XCTAssertEqual(failures.count, 2)
    for failure in failures {
      XCTAssertTrue(
        failure.message.hasPrefix("ClosureController \"Settings\" left the tree in turn "), failure.message)
      XCTAssertTrue(failure.message.contains("by Settings.removeFromParent()"), failure.message)
      XCTAssertFalse(failure.message.contains("0x"), failure.message)
    }
  }

  @MainActor func test_issuesComeWithAdviceAndUIKitsMessage() async {
    let failures = await TestFailure.collect {
      let controller = UIViewController()
      controller.title = "C"
      await assertNoIssues { controller.endAppearanceTransition() }
      await assertNoIssues {
        await Task.yield()
        controller.endAppearanceTransition()
      }
      await assertNoIssues(except: [.unbalancedAppearance]) { controller.endAppearanceTransition() }
    }
    XCTAssertEqual(failures.count, 2)
    for failure in failures {
      XCTAssertTrue(failure.message.hasPrefix("error: unbalancedAppearance (MIS-21): "), failure.message)
      XCTAssertTrue(
        failure.message.contains("\n  UIKit: Unbalanced calls to begin/end appearance transitions for "),
        failure.message)
      XCTAssertFalse(failure.message.contains("0x"), failure.message)
    }
  }

  /// A suite may leave a window visible that nothing retains any more. Its release is reported in the next turn.
  @MainActor func test_whatCameBeforeIsNotCausedByTheBody() async {
    @MainActor final class Suite {
      let window = UIWindow()
      init() { window.isHidden = false }
    }
    for isAsynchronous in [false, true] {
      _ = Suite()
      let failures = await TestFailure.collect {
        if isAsynchronous { await assertNoIssues { await Task.yield() } } else { await assertNoIssues {} }
      }
      XCTAssertEqual(failures.map(\.message), [])
    }
  }

  @MainActor func test_nothingIsSaidIfNothingIsWrong() async throws {
    await assertNoLeaks { _ = UIViewController().view }
    await assertNoIssues { _ = UIViewController().view }
    await assertThrows { try await assertNoIssues { throw CancellationError() } }
    await assertThrows { try await assertNoLeaks { throw CancellationError() } }
  }

  @MainActor private func assertThrows(_ body: @MainActor () async throws -> Void) async {
    do {
      try await body()
      XCTFail("nothing was thrown")
    } catch {
      XCTAssertTrue(error is CancellationError)
    }
  }
}
