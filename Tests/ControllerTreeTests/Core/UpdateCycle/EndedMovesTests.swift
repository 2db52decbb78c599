import XCTest

@testable import ControllerTree

/// Recipes whose `didMove(toParent:)` the library does not see, because an override of it leaves out `super`.
/// The next call that is no part of the recipe ends it. Rules SUP-02, TURN-03, TURN-04.
final class EndedMovesTests: XCTestCase {
  /// Overrides `didMove(toParent:)` without calling `super`.
  private final class ForgetfulController: UIViewController {
    var onDidMove: (UIViewController?) -> Void = { _ in }

    override func didMove(toParent parent: UIViewController?) { onDidMove(parent) }
  }

  /// Logs after `super` in `didMove(toParent:)`, as many overrides do.
  private final class LateLogger: UIViewController {
    var onDidMove: () -> Void = {}

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      onDidMove()
    }
  }

  /// SUP-02, TURN-03: another child's recipe is no part of the open one, which ends before the other child gets callbacks.
  func test_SUP02_TURN03_nextRecipeEndsTheOpenOne() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      let child = Self.forgetful("C", trace)
      root.adopt(child)
      trace.expect(Self.beginning)
      root.adopt(trace.controller("D"))
      trace.expect(
        Self.arrival(of: "C") + """

          D.willMove(toParent: P)
          D.viewDidLoad()
          D.viewWillAppear(false)
          D.didMove(toParent: P)

          """ + Self.arrival(of: "D"))
    }
  }

  /// SUP-02, TURN-03: a removal in three lines is no part of the addition either; all callbacks of the addition come before it.
  /// Afterwards the class is known to leave out `super`, and its `didMove(toParent:)` is never reported as missing.
  func test_SUP02_TURN03_MIS15_removalEndsTheOpenRecipe() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      let child = Self.forgetful("C", trace)
      root.adopt(child)
      child.leaveParent()
      trace.expect(
        Self.beginning + "\n" + Self.arrival(of: "C") + """

          C.willMove(toParent: nil)
          C.viewWillDisappear(false)
          C.didMove(toParent: nil)
          note: didMove(nil)
          ! MIS-29 superNotCalled: C.removeFromParent()
          C.viewDidDisappear(false)
          """)
      root.adopt(child)
      UpdateCycle.main.settle()
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewWillAppear(false)
        note: didMove(P)

        """ + Self.arrival(of: "C"))
    }
  }

  /// SUP-02, TURN-03: each single call of a removal ends the recipe that added the child.
  func test_SUP02_TURN03_singleCallsOfARemoval() async {
    let calls: [(first: String, call: @MainActor (UIViewController) -> Void)] = [
      ("C.viewWillDisappear(false)", { $0.view.removeFromSuperview() }),
      ("! MIS-16 willMoveMissing: C.removeFromParent()", { $0.removeFromParent() }),
      ("C.willMove(toParent: nil)", { $0.willMove(toParent: nil) }),
    ]
    for (first, call) in calls {
      await withTrace { trace in
        let root = trace.controller("P")
        trace.show(root)
        let child = Self.forgetful("C", trace)
        root.adopt(child)
        trace.expect(Self.beginning)
        call(child)
        let lines = trace.read().map { $0.noteText ?? $0.line }
        let arrival = Self.arrival(of: "C").components(separatedBy: "\n")
        XCTAssertEqual(Array(lines.prefix(arrival.count + 1)), arrival + [first])
        trace.ignore {
          child.leaveParent()
          UpdateCycle.main.settle()
        }
      }
    }
  }

  /// TURN-03, TURN-04: calls off screen, and inside the arriving child, prepare the child. The recipe stays open.
  func test_TURN03_TURN04_buildingUpTheChildIsPartOfItsRecipe() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      let (child, other) = (trace.controller("C"), trace.controller("O"))
      root.addChild(child)
      root.view.addSubview(child.view)
      other.adopt(trace.controller("X"))
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        X.willMove(toParent: O)
        O.viewDidLoad()
        X.viewDidLoad()
        X.didMove(toParent: O)
        """)
      child.addChild(other)
      child.view.addSubview(other.view)
      root.view.addSubview(UIView())
      root.view.setNeedsLayout()
      trace.expect("O.willMove(toParent: C)\nO.viewWillAppear(false)\nX.viewWillAppear(false)")
      trace.ignore {
        child.didMove(toParent: root)
        other.didMove(toParent: child)
      }
    }
  }

  /// TURN-03: the library cannot see the return of a direct call. Callbacks that wait come before a log after `super`.
  func test_TURN03_overrideThatLogsAfterSuper() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      let child = trace.controller("C", LateLogger.init)
      child.onDidMove = { trace.note("after super") }
      root.adopt(child)
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.didMove(toParent: P)

        """ + Self.arrival(of: "C") + "\nafter super")
      child.onDidMove = {}
    }
  }
}

extension EndedMovesTests {
  @MainActor private static func forgetful(_ name: String, _ trace: Trace) -> ForgetfulController {
    let child = trace.controller(name, ForgetfulController.init)
    child.onDidMove = { trace.note("note: didMove(\($0?.title ?? "nil"))") }
    return child
  }

  /// The callbacks of the three lines to `C`, up to the `didMove(toParent:)` that the library does not see.
  private static let beginning = """
    C.willMove(toParent: P)
    C.viewDidLoad()
    C.viewWillAppear(false)
    note: didMove(P)
    """

  /// The callbacks at the end of a turn to `P` and the child that was added to it.
  private static func arrival(of child: String) -> String {
    """
    \(child).viewIsAppearing(false)
    \(child).viewDidAppear(false)
    """
  }
}
