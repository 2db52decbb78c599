import ControllerTreeTesting
import UIKit
import XCTest

/// `expectTrace`: it passes for the right text, and fails with a message that helps.
final class ExpectTraceTests: XCTestCase {
  @MainActor private static func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @MainActor func test_theWholeTraceIsCompared() async {
    await expectTrace {
      let window = UIWindow()
      window.rootViewController = Self.controller("Root")
      window.makeKeyAndVisible()
    } toBe: {
      """
      Root.viewDidLoad()
      Root.viewWillAppear(false)
      Root.viewIsAppearing(false)
      Root.viewDidAppear(false)
      """
    }
  }

  /// The scene's windows and the set-up are left out; notes stand at their places.
  @MainActor func test_aSceneLeavesTheSetUpOut() async {
    await expectTrace { scene in
      let detail = Self.controller("Detail")
      let stack = scene.setUp { UINavigationController(rootViewController: Self.controller("List")) }
      scene.show(stack)
      scene.setUp { stack.pushViewController(detail, animated: true) }
      scene.note("before")
      stack.popViewController(animated: false)
      scene.note("after: \(stack.viewControllers.count)")
    } toBe: {
      """
      before
      Detail.willMove(toParent: nil)
      Detail.viewWillDisappear(false)
      List.viewWillAppear(false)
      List.viewIsAppearing(false)
      Detail.viewDidDisappear(false)
      List.viewDidAppear(false)
      Detail.didMove(toParent: nil)
      after: 1
      """
    }
  }

  /// With `.oneTurn` the callbacks at the end of a turn come after all calls; with manual pacing time stands still.
  @MainActor func test_theBodyIsOneTurnOrHasItsOwnTime() async {
    await expectTrace(directCalls: .oneTurn) { scene in
      let window = UIWindow()
      window.rootViewController = Self.controller("Root")
      window.isHidden = false
      scene.note("the call has returned")
    } toBe: {
      """
      Root.viewDidLoad()
      Root.viewWillAppear(false)
      the call has returned
      Root.viewIsAppearing(false)
      Root.viewDidAppear(false)
      """
    }
    await expectTrace(pacing: .manual) { scene in
      let root = Self.controller("Root")
      scene.show(root)
      root.present(Self.controller("Sheet"), animated: true)
    } toBe: {
      """
      Sheet.viewDidLoad()
      Sheet.viewWillAppear(true)
      Sheet.viewIsAppearing(true)
      """
    }
  }

  @MainActor func test_otherKindsOfLinesAreAskedFor() async {
    await expectTrace(of: [.layout, .windows]) {
      let window = UIWindow()
      window.rootViewController = Self.controller("Root")
      window.isHidden = false
    } toBe: {
      """
      UIWindow #1.didBecomeVisible
      UIWindow #1.layoutSubviews()
      Root.viewWillLayoutSubviews()
      Root.view.layoutSubviews()
      Root.viewDidLayoutSubviews()
      """
    }
  }

  @MainActor func test_asynchronousBodiesStayOnTheirStage() async throws {
    await expectTrace {
      let window = UIWindow()
      window.rootViewController = Self.controller("Root")
      await Task.yield()
      window.isHidden = false
    } toBe: {
      """
      Root.viewDidLoad()
      Root.viewWillAppear(false)
      Root.viewIsAppearing(false)
      Root.viewDidAppear(false)
      """
    }
    XCTAssertEqual(UIApplication.shared.windows, [])
  }

  /// What the body throws, the call throws; nothing is compared then.
  @MainActor func test_errorsOfTheBodyAreThrown() async {
    let failures = await TestFailure.collect {
      do {
        try await expectTrace {
          _ = Self.controller("Root").view
          throw CancellationError()
        }
        XCTFail("nothing was thrown")
      } catch {
        XCTAssertTrue(error is CancellationError)
      }
    }
    XCTAssertEqual(failures.map(\.message), [])
  }
}
