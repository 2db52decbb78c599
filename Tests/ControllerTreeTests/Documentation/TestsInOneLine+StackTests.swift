import ControllerTreeTesting
import UIKit
import XCTest

/// Ten tests of a stack of controllers, rewritten. `StackViewControllerTests+ViewEvents` and `+Push` of
/// github.com/codedbypm/StackViewController check with mocks and flags, one flag at a time, that the top appears and disappears with
/// the stack, and what the calls do that change it. Here is the whole order of each, of `UINavigationController`. Ten functions of 215
/// lines, and mocks, became eight of 138 lines, of which the kit has written 70.
final class StackOrderTests: XCTestCase {
  @MainActor private func controllers(_ names: String...) -> [UIViewController] {
    names.map { name in
      let controller = UIViewController()
      controller.title = name
      return controller
    }
  }

  /// A stack on screen.
  @MainActor private func show(_ controllers: [UIViewController], in scene: TraceScene) -> UINavigationController {
    let stack = scene.setUp { UINavigationController() }
    stack.title = "Stack"
    scene.setUp { stack.viewControllers = controllers }
    scene.show(stack)
    return stack
  }

  /// `viewWillAppear` and `viewDidAppear` of the stack: two tests.
  @MainActor func test_theTopAppearsWithTheStack() async {
    await expectTrace { scene in
      let window = show(controllers("A", "B"), in: scene).view.window
      scene.setUp { window?.isHidden = true }
      window?.isHidden = false
    } toBe: {
      """
      Stack.viewWillAppear(false)
      B.viewWillAppear(false)
      Stack.viewIsAppearing(false)
      B.viewIsAppearing(false)
      Stack.viewDidAppear(false)
      B.viewDidAppear(false)
      """
    }
  }

  /// `viewWillDisappear` and `viewDidDisappear` of the stack: two tests.
  @MainActor func test_theTopDisappearsWithTheStack() async {
    await expectTrace { scene in
      show(controllers("A", "B"), in: scene).view.window?.isHidden = true
    } toBe: {
      """
      Stack.viewWillDisappear(false)
      B.viewWillDisappear(false)
      Stack.viewDidDisappear(false)
      B.viewDidDisappear(false)
      """
    }
  }

  // example: stack
  @MainActor func test_push() async {
    await expectTrace { scene in
      show(controllers("A"), in: scene).pushViewController(controllers("B")[0], animated: true)
    } toBe: {
      """
      B.willMove(toParent: Stack)
      B.viewDidLoad()
      A.viewWillDisappear(true)
      B.viewWillAppear(true)
      B.viewIsAppearing(true)
      A.viewDidDisappear(true)
      B.viewDidAppear(true)
      B.didMove(toParent: Stack)
      """
    }
  }

  /// The stack of several controllers is pushed: those between are not loaded.
  @MainActor func test_pushOfAStack() async {
    await expectTrace { scene in
      let root = controllers("A")
      show(root, in: scene).setViewControllers(root + controllers("B", "C"), animated: true)
    } toBe: {
      """
      B.willMove(toParent: Stack)
      B.didMove(toParent: Stack)
      C.willMove(toParent: Stack)
      C.viewDidLoad()
      A.viewWillDisappear(true)
      C.viewWillAppear(true)
      C.viewIsAppearing(true)
      A.viewDidDisappear(true)
      C.viewDidAppear(true)
      C.didMove(toParent: Stack)
      """
    }
  }
  // end

  @MainActor func test_pop() async {
    await expectTrace { scene in
      show(controllers("A", "B"), in: scene).popViewController(animated: true)
    } toBe: {
      """
      B.willMove(toParent: nil)
      A.viewDidLoad()
      B.viewWillDisappear(true)
      A.viewWillAppear(true)
      A.viewIsAppearing(true)
      B.viewDidDisappear(true)
      A.viewDidAppear(true)
      B.didMove(toParent: nil)
      """
    }
  }

  @MainActor func test_popToRoot() async {
    await expectTrace { scene in
      show(controllers("A", "B", "C"), in: scene).popToRootViewController(animated: true)
    } toBe: {
      """
      C.willMove(toParent: nil)
      B.willMove(toParent: nil)
      A.viewDidLoad()
      C.viewWillDisappear(true)
      A.viewWillAppear(true)
      A.viewIsAppearing(true)
      C.viewDidDisappear(true)
      A.viewDidAppear(true)
      C.didMove(toParent: nil)
      B.didMove(toParent: nil)
      """
    }
  }

  @MainActor func test_popToAController() async {
    await expectTrace { scene in
      let all = controllers("A", "B", "C", "D")
      show(all, in: scene).popToViewController(all[1], animated: true)
    } toBe: {
      """
      D.willMove(toParent: nil)
      C.willMove(toParent: nil)
      B.viewDidLoad()
      D.viewWillDisappear(true)
      B.viewWillAppear(true)
      B.viewIsAppearing(true)
      D.viewDidDisappear(true)
      B.viewDidAppear(true)
      D.didMove(toParent: nil)
      C.didMove(toParent: nil)
      """
    }
  }

  @MainActor func test_anotherStack() async {
    await expectTrace { scene in
      show(controllers("A", "B"), in: scene).setViewControllers(controllers("C", "D"), animated: true)
    } toBe: {
      """
      C.willMove(toParent: Stack)
      C.didMove(toParent: Stack)
      D.willMove(toParent: Stack)
      B.willMove(toParent: nil)
      A.willMove(toParent: nil)
      D.viewDidLoad()
      B.viewWillDisappear(true)
      D.viewWillAppear(true)
      D.viewIsAppearing(true)
      B.viewDidDisappear(true)
      D.viewDidAppear(true)
      B.didMove(toParent: nil)
      A.didMove(toParent: nil)
      D.didMove(toParent: Stack)
      """
    }
  }
}
