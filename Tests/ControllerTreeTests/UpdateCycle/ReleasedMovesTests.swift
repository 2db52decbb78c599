import XCTest

@testable import ControllerTree

/// What delivers that which a move holds back, before its end.
final class ReleasedMovesTests: XCTestCase {
  /// TURN-04: with an animation between, the arrival comes before time passes and `didMove` in the completion; nothing is
  /// missing.
  func test_TURN04_didMoveInAnAnimationsCompletion() async {
    await withTrace { trace in
      let (root, child) = Self.shownPair(trace)
      root.addChild(child)
      root.view.addSubview(child.view)
      UIView.animate(withDuration: 0.3) {
        child.view.alpha = 1
      } completion: { _ in
        child.didMove(toParent: root)
      }
      trace.expect(
        "C.willMove(toParent: P)\nC.viewDidLoad()\nC.viewWillAppear(false)\n" + Self.arrival(of: ["C"])
          + "\nC.didMove(toParent: P)")
    }
  }

  /// TURN-04: so it does when time stands still: the arrival waits with it, and comes before the first moment passes.
  func test_TURN04_animationUnderManualPacing() async {
    await withTrace(pacing: .manual) { trace in
      let (root, child) = Self.shownPair(trace)
      root.addChild(child)
      root.view.addSubview(child.view)
      UIView.animate(withDuration: 0.3) {
      } completion: { _ in
        // The recipe may end any later still.
        UIView.animate(withDuration: 0.3) {
        } completion: { _ in
          child.didMove(toParent: root)
        }
      }
      trace.expect("C.willMove(toParent: P)\nC.viewDidLoad()\nC.viewWillAppear(false)")
      UpdateCycle.main.advance(by: .zero)
      trace.expect(Self.arrival(of: ["C"]))
      UpdateCycle.main.advance(by: .milliseconds(599))
      trace.expect("")
      UpdateCycle.main.advance(by: .milliseconds(1))
      trace.expect("C.didMove(toParent: P)")
    }
  }

  /// TURN-04, MIS-15: with `didMove` forgotten, `settle()` delivers and says so, once.
  func test_TURN04_MIS15_forgottenDidMove() async {
    await withTrace { trace in
      let (root, child) = Self.shownPair(trace)
      root.addChild(child)
      root.view.addSubview(child.view)
      trace.expect("C.willMove(toParent: P)\nC.viewDidLoad()\nC.viewWillAppear(false)")
      UpdateCycle.main.settle()
      trace.expect(Self.arrival(of: ["C"]) + "\n! MIS-15 didMoveMissing: settle()")
      UpdateCycle.main.settle()
      trace.expect("")
      // Too late is better than never.
      child.didMove(toParent: root)
      trace.expectDetailed("C.didMove(toParent: P)")
    }
  }

  /// TURN-04, MIS-15: the next event is as good as `settle()`, and comes after what was held.
  func test_TURN04_MIS15_eventAfterAForgottenDidMove() async {
    await withTrace { trace in
      let (root, child) = Self.shownPair(trace)
      root.addChild(child)
      root.view.addSubview(child.view)
      trace.skip()
      UpdateCycle.main.turn("tap") { trace.note("tap") }
      trace.expect(Self.arrival(of: ["C"]) + "\ntap\n! MIS-15 didMoveMissing: tap")
    }
  }

  /// TURN-04: window calls and appearance calls in the middle come after what was held; the recipe may still go on.
  func test_TURN04_otherCallsInTheMiddle() async {
    await withTrace { trace in
      let other = trace.controller("O")
      let loose = trace.controller("L")
      let window = NamedWindow("W", trace)
      window.rootViewController = other
      loose.loadViewIfNeeded()
      let calls: [(String, () -> Void)] = [
        ("O.viewDidLoad()\nO.viewWillAppear(false)", { window.isHidden = false }),
        ("O.viewWillTransition(to: 500×800)", { window.frame.size.width = 500 }),
        ("W.becomeKey()", { window.makeKey() }),
        ("O.viewWillDisappear(false)", { window.rootViewController = nil }),
        ("L.viewWillAppear(true)", { loose.beginAppearanceTransition(true, animated: true) }),
        ("L.viewDidAppear(true)", { loose.endAppearanceTransition() }),
      ]
      trace.skip()
      for (first, call) in calls {
        let (root, child) = Self.shownPair(trace)
        root.addChild(child)
        root.view.addSubview(child.view)
        trace.skip()
        call()
        let lines = trace.recorder.drain().map { $0.noteText ?? $0.line }.joined(separator: "\n")
        let expected = Self.arrival(of: ["C"]) + "\n" + first
        XCTAssertEqual(String(lines.prefix(expected.count)), expected)
        child.didMove(toParent: root)
        trace.expect("C.didMove(toParent: P)")
      }
      loose.beginAppearanceTransition(false, animated: false)
      loose.endAppearanceTransition()
      trace.expect("L.viewWillDisappear(false)\nL.viewDidDisappear(false)")
    }
  }

  /// TURN-03, TURN-05: inside a turn the `will…` comes at once and nothing is held: the turn's end delivers, and tells if `didMove` was forgotten.
  func test_TURN03_MIS15_insideATurn() async {
    await withTrace { trace in
      let (root, child) = Self.shownPair(trace)
      UpdateCycle.main.turn("event") {
        root.addChild(child)
        root.view.addSubview(child.view)
        trace.expect("C.willMove(toParent: P)\nC.viewDidLoad()\nC.viewWillAppear(false)")
      }
      trace.expect(Self.arrival(of: ["C"]) + "\n! MIS-15 didMoveMissing: event")
    }
  }

  /// TURN-01, APP-25: a recipe inside a callback belongs to that callback's turn.
  func test_TURN01_insideACallback() async {
    await withTrace { trace in
      let root = trace.controller("P", ActingController.init)
      let child = trace.controller("C")
      root.at(.didAppear) { Self.add(child, to: root) }
      let window = trace.window()
      window.rootViewController = root
      window.isHidden = false
      trace.expect(
        """
        P.viewDidLoad()
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        P.viewDidAppear(false)
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.didMove(toParent: P)
        """ + "\n" + Self.arrival(of: ["C"]))
    }
  }

  /// TURN-03: a parent that dies in the middle takes what is held with it.
  func test_TURN03_parentDiesInTheMiddle() async {
    await withTrace { trace in
      let child = trace.controller("C")
      weak var dying: UIViewController?
      do {
        let root = trace.controller("P")
        dying = root
        let window = trace.show(root)
        root.addChild(child)
        window.rootViewController = nil
        window.isHidden = true
      }
      XCTAssertNil(dying)
      XCTAssertNil(child.parent)
      trace.expect("C.willMove(toParent: P)\nP.viewWillDisappear(false)\nP.viewDidDisappear(false)")
    }
  }
}

extension ReleasedMovesTests {
  /// A root `P` on screen and a controller `C`; the trace begins after them.
  @MainActor private static func shownPair(_ trace: Trace) -> (root: UIViewController, child: UIViewController) {
    let root = trace.controller("P")
    trace.show(root)
    return (root, trace.controller("C"))
  }

  @MainActor private static func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// What the end of a turn owes `P`, into which the children came, and them.
  private static func arrival(of names: [String]) -> String {
    let layout = names.map {
      "\($0).viewIsAppearing(false)\n\($0).viewWillLayoutSubviews()\n\($0).viewDidLayoutSubviews()"
    }
    let ends = names.map { "\($0).viewDidAppear(false)" }
    return (["P.viewWillLayoutSubviews()", "P.viewDidLayoutSubviews()"] + layout + ends).joined(separator: "\n")
  }
}
