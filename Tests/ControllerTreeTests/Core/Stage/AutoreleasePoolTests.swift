import Foundation
import XCTest

@testable import ControllerTree

/// The lifetime of a visible window that only its stage retains, and the report of its release. Rules WIN-16, MIS-39.
final class AutoreleasePoolTests: XCTestCase {
  /// Shows `root` in a window that has no other reference once the call has returned.
  @MainActor private static func showInPassing(_ root: UIViewController) -> () -> UIWindow? {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return { [weak window] in window }
  }

  private static let appearance = """
    P.viewDidLoad()
    P.viewWillAppear(false)
    P.viewIsAppearing(false)
    P.viewDidAppear(false)
    """

  /// WIN-16: direct calls work in such a window as in any other.
  func test_WIN16_directCallsGoOn() async {
    await withStage { trace in
      let navigation = trace.controller("N", UINavigationController.init)
      navigation.viewControllers = [trace.controller("P")]
      let window = Self.showInPassing(navigation)
      navigation.pushViewController(trace.controller("B"), animated: true)
      navigation.viewControllers[1].view.layoutIfNeeded()
      XCTAssertTrue(navigation.viewControllers[1].view.window === window())
      XCTAssertTrue(window()?.isKeyWindow == true)
      window()?.isHidden = true
    }
  }

  /// WIN-16, MIS-39: another window releases it. That is reported if the root lives on, and silent if it is released too.
  func test_WIN16_MIS39_anotherWindowReleasesIt() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let first = Self.showInPassing(root)
      trace.expect(Self.appearance)
      let second = Self.showInPassing(trace.controller("Q"))
      XCTAssertNil(first())
      XCTAssertNil(root.view.window)
      trace.expect(
        "! MIS-39 windowReleasedWhileVisible: UIWindow #2.makeKeyAndVisible()\n"
          + Self.appearance.replacingOccurrences(of: "P.", with: "Q."))
      let third = Self.showInPassing(root)
      XCTAssertNil(second())
      XCTAssertEqual(UIApplication.shared.windows, [third()].compactMap(\.self))
      trace.expect(Self.appearance.components(separatedBy: "\n").dropFirst().joined(separator: "\n"))
      trace.ignore { third()?.isHidden = true }
    }
  }

  /// WIN-16: a window shown in a callback releases nothing: the callback may come from the window that would be released.
  func test_WIN16_windowShownInACallbackReleasesNothing() async {
    await withTrace { trace in
      let (root, other) = (trace.controller("P", ScriptedController.init), trace.window())
      root.once(.viewDidAppear) { other.isHidden = false }
      let window = Self.showInPassing(root)
      XCTAssertNotNil(window())
      trace.expect(Self.appearance)
      UpdateCycle.main.settle()
      XCTAssertNil(window())
      trace.expect("! MIS-39 windowReleasedWhileVisible: settle()")
    }
  }

  /// WIN-16: after another window is made key and visible again, the run loop's next turn releases it, though no work waits for that turn.
  func test_WIN16_MIS39_runLoopAfterAnotherIsMadeKey() {
    MainActor.assumeIsolated {
      Stage.withPristine { stage in
        let main = UIWindow()
        main.makeKeyAndVisible()
        let window = Self.showInPassing(UIViewController())
        RunLoop.main.run(until: Date() + 0.01)
        XCTAssertNotNil(window())
        let issues = stage.diagnostics.collect {
          main.makeKeyAndVisible()
          XCTAssertNotNil(window())
          RunLoop.main.run(until: Date() + 0.01)
        }
        XCTAssertNil(window())
        XCTAssertEqual(issues.map(\.kind), [.windowReleasedWhileVisible])
        let turn = stage.cycle.turn
        main.makeKeyAndVisible()
        RunLoop.main.run(until: Date() + 0.01)
        XCTAssertEqual(stage.cycle.turn, turn + 1)
        main.isHidden = true
      }
    }
  }

  /// WIN-16: a window with another strong reference stays, whatever is shown and whatever happens.
  func test_WIN16_retainedWindowsStay() async {
    await withTrace { trace in
      let window = trace.show(trace.controller("P"))
      _ = trace.show(trace.controller("Q"))
      UpdateCycle.main.settle()
      XCTAssertFalse(window.isHidden)
      trace.expect("")
    }
  }

  /// WIN-16: the pool does not retain a hidden window.
  func test_WIN16_hiddenWindowIsReleasedAtOnce() async {
    await withTrace { trace in
      let window = Self.showInPassing(trace.controller("P"))
      trace.expect(Self.appearance)
      window()?.isHidden = true
      XCTAssertNil(window())
      trace.expect("P.viewWillDisappear(false)\nP.viewDidDisappear(false)")
    }
  }

  /// WIN-16, MIS-39: the end of an `autoreleasepool` and of a stage's scope release windows without a report.
  func test_WIN16_MIS39_endOfAScopeReportsNothing() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let outer = trace.setUp { Self.showInPassing(trace.controller("O")) }
      let inner = autoreleasepool { Self.showRetaining(outer(), root) }
      XCTAssertNil(inner())
      XCTAssertNotNil(outer())
      XCTAssertEqual(root.appearance, .disappeared)
      trace.expect(Self.appearance)
      trace.ignore { outer()?.isHidden = true }
    }
    await Self.endOfAStage()
  }

  @MainActor private static func endOfAStage() {
    var diagnostics: Diagnostics?
    let (stage, window) = Stage.withPristine { stage in
      stage.diagnostics.policies = [.all: .collect]
      diagnostics = stage.diagnostics
      return ({ [weak stage] in stage }, showInPassing(UIViewController()))
    }
    XCTAssertNil(window())
    XCTAssertNil(stage())
    XCTAssertEqual(diagnostics?.takeCollected(), [])
  }

  /// The same with a strong reference to another window.
  @MainActor private static func showRetaining(_ other: UIWindow?, _ root: UIViewController) -> () -> UIWindow? {
    withExtendedLifetime(other) { showInPassing(root) }
  }

  /// WIN-16: a window that outlives its stage's scope is released with its last reference, on any thread.
  func test_WIN16_windowThatOutlivesItsStage() async { await Self.outliveAStage() }

  @MainActor private static func outliveAStage() {
    var diagnostics: Diagnostics?
    var window: UIWindow? = Stage.withPristine { stage in
      stage.diagnostics.policies = [.all: .collect]
      diagnostics = stage.diagnostics
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.isHidden = false
      return window
    }
    window?.isHidden = true
    window?.isHidden = false
    weak let observed = window
    XCTAssertNotNil(observed)
    window = nil
    XCTAssertNil(observed)
    XCTAssertEqual(diagnostics?.takeCollected(), [])
  }

  /// WIN-16: a report of leaks leaves out a window without another reference, and its content.
  func test_WIN16_reportOfLeaksReleases() async {
    await withTrace { trace in
      let report = trace.stage.reportLeaks(of: .all) { _ = Self.showInPassing(trace.controller("P")) }
      XCTAssertEqual(report.description, "")
      trace.expect(Self.appearance)
    }
  }
}
