import XCTest

@testable import ControllerTree

/// The segues and the actions of an unwinding (SEGUE-11, SEGUE-14, SEGUE-15, M-SEGUE-07).
final class UnwindSegueClassTests: XCTestCase {
  private final class NotingSegue: UIStoryboardSegue {
    var note: (String) -> Void = { _ in }
    override func perform() {
      note("perform")
      super.perform()
    }
  }

  /// SEGUE-11: the class of an unwind segue performs it; its `super` makes the change.
  func test_SEGUE11_classOfAnUnwindSegue() async {
    await withTrace { trace in
      let (target, source) = (trace.target("A"), trace.unwinding("S"))
      let navigation = trace.showStack(target, source)
      source.segueTemplates = [SegueTemplate("back", unwindingTo: "home:", class: NotingSegue.self)]
      source.onPrepare = { segue, _ in (segue as? NotingSegue)?.note = { trace.note($0) } }
      source.performSegue(withIdentifier: "back", sender: nil)
      XCTAssertEqual(
        trace.read().prefix(4).map { $0.noteText ?? $0.line },
        [
          "S.prepare(for: \"back\" → A)", "A.perform(home:, for: \"back\" → A)", "perform",
          "N.unwind(for: \"back\" → A, towards: A)",
        ])
      XCTAssertEqual(navigation.titles, ["A"])
    }
  }

  /// SEGUE-14: a controller on the way may make the segue; the first one that does wins.
  func test_SEGUE14_segueForUnwinding() async {
    await withTrace { trace in
      final class Maker: UINavigationController {
        var usesOwn = false
        var performed: (UIStoryboardSegue) -> Void = { _ in }
        override func segueForUnwinding(
          to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
        ) -> UIStoryboardSegue? {
          let base = super.segueForUnwinding(to: toViewController, from: fromViewController, identifier: identifier)
          guard usesOwn else { return base }
          return UIStoryboardSegue(
            identifier: identifier, source: fromViewController, destination: toViewController
          ) { [unowned self] in if let base { performed(base) } }
        }
      }
      let (target, source) = (trace.target("A"), trace.unwinding("S"))
      let navigation = trace.controller("N", Maker.init)
      navigation.viewControllers = [target, source]
      trace.show(navigation)
      navigation.usesOwn = true
      navigation.performed = { base in trace.note("own segue, base leads to \(base.destination.title ?? "")") }
      source.performSegue(withIdentifier: "back", sender: nil)
      trace.expect(
        """
        S.prepare(for: "back" → A)
        A.perform(home:, for: "back" → A)
        own segue, base leads to A
        """)
      XCTAssertEqual(navigation.titles, ["A", "S"])
      navigation.performed = { base in base.perform() }
      source.performSegue(withIdentifier: "back", sender: nil)
      XCTAssertEqual(navigation.titles, ["A"])
      trace.begin()
    }
  }

  /// SEGUE-14: called by hand, the base makes a segue that unwinds.
  func test_SEGUE14_baseByHand() async {
    await withStage { trace in
      let (target, source) = (trace.target("A"), trace.unwinding("S"))
      let navigation = trace.showStack(target, source)
      let segue = navigation.segueForUnwinding(to: target, from: source, identifier: "own")
      XCTAssertEqual(segue?.identifier, "own")
      segue?.perform()
      XCTAssertEqual(navigation.titles, ["A"])
      navigation.segueForUnwinding(to: target, from: UIViewController(), identifier: nil)?.perform()
      XCTAssertEqual(navigation.titles, ["A"])
    }
  }

  /// SEGUE-15: actions of superclasses count, and actions without an argument.
  func test_SEGUE15_inheritedActions() async {
    await withStage { trace in
      final class Subclass: UnwindTarget {
        var runs = 0
        override class var interfaceConnections: InterfaceConnections {
          InterfaceConnections(Subclass.self) { $0.action("away", Subclass.away) }
        }
        private func away() { runs += 1 }
      }
      let (target, source) = (trace.controller("A", Subclass.init), trace.unwinding("S"))
      var homes = 0
      target.onUnwind = { _ in homes += 1 }
      source.segueTemplates.append(SegueTemplate("away", unwindingTo: "away"))
      let navigation = trace.showStack(target, source)
      source.performSegue(withIdentifier: "back", sender: nil)
      navigation.pushViewController(source, animated: false)
      source.performSegue(withIdentifier: "away", sender: nil)
      XCTAssertEqual(homes, 1)
      XCTAssertEqual(target.runs, 1)
      XCTAssertEqual(navigation.titles, ["A"])
    }
  }

  /// M-SEGUE-07: a controller that takes an action that it does not have: nothing is prepared, and nothing changes.
  func test_MSEGUE07_missingAction() async {
    await withTrace { trace in
      final class Eager: UIViewController {
        override func canPerformUnwindSegueAction(
          _ action: Selector, from fromViewController: UIViewController, sender: Any?
        ) -> Bool { true }
      }
      let (target, source) = (trace.controller("A", Eager.init), trace.unwinding("S"))
      _ = trace.showStack(target, source)
      trace.expectRefusal("! M-SEGUE-07 unwindActionMissing: S.performSegue(withIdentifier:sender:)") {
        source.performSegue(withIdentifier: "back", sender: nil)
      }
    }
  }

  /// M-SEGUE-07: an action that accepts no segue is not run; the change is made.
  func test_MSEGUE07_actionForAnotherSender() async {
    await withStage { trace in
      final class Other: UIViewController {
        override class var interfaceConnections: InterfaceConnections {
          InterfaceConnections(Other.self) { $0.action("home:", Other.home) }
        }
        private func home(_ sender: UIControl) { XCTFail("The sender is no control.") }
      }
      let (target, source) = (trace.controller("A", Other.init), trace.unwinding("S"))
      let navigation = trace.showStack(target, source)
      source.performSegue(withIdentifier: "back", sender: nil)
      trace.expect("! M-SEGUE-07 unwindActionMissing: S.performSegue(withIdentifier:sender:)")
      XCTAssertEqual(navigation.titles, ["A"])
    }
  }
}
