import XCTest

@testable import ControllerTree

/// Segues as objects, and their classes (SEGUE-03, SEGUE-11, M-SEGUE-04).
final class UIStoryboardSegueTests: XCTestCase {
  /// A segue that shows its destination as a child, with an initialiser of its own.
  private final class ChildSegue: UIStoryboardSegue {
    let isMade: Bool
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
      isMade = true
      super.init(identifier: identifier, source: source, destination: destination)
    }
    override func perform() { source.adopt(destination) }
  }

  /// A segue that does what its kind does, and more.
  private final class PassingSegue: UIStoryboardSegue {
    override func perform() {
      destination.modalPresentationStyle = .overFullScreen
      super.perform()
    }
  }

  /// SEGUE-03, SEGUE-11: a segue of the kind `custom` does what its class does.
  func test_SEGUE03_SEGUE11_customClass() async {
    await withTrace { trace in
      let source = trace.showSource()
      source.segueTemplates = [trace.template("go", .custom, class: ChildSegue.self)]
      source.onPrepare = { segue, _ in
        XCTAssertEqual((segue as? ChildSegue)?.isMade, true)
        XCTAssertEqual(segue.identifier, "go")
        XCTAssertTrue(segue.source === source)
      }
      source.performSegue(withIdentifier: "go", sender: nil)
      trace.expect(
        """
        A.prepare(for: "go" → B)
        B.willMove(toParent: A)
        B.viewDidLoad()
        B.viewWillAppear(false)
        B.didMove(toParent: A)
        B.viewIsAppearing(false)
        B.viewDidAppear(false)
        """)
    }
  }

  /// SEGUE-11: in another kind, `super.perform()` does what the kind does.
  func test_SEGUE11_superPerformsTheKind() async {
    await withStage { trace in
      let source = trace.showSource()
      source.segueTemplates = [trace.template("go", .presentation, class: PassingSegue.self)]
      source.performSegue(withIdentifier: "go", sender: nil)
      XCTAssertEqual(source.presentedViewController?.title, "B")
      XCTAssertEqual(source.presentedViewController?.modalPresentationStyle, .overFullScreen)
    }
  }

  /// M-SEGUE-04: without a class that performs it, a segue of the kind `custom` changes nothing.
  func test_MSEGUE04_customWithoutPerform() async {
    await withStage { trace in
      let source = trace.showSource()
      source.segueTemplates = [
        trace.template("go", .custom), trace.template("super", .custom, class: PassingSegue.self),
      ]
      for identifier in ["go", "super"] {
        trace.expectRefusal("! M-SEGUE-04 segueCannotPerform: A.performSegue(withIdentifier:sender:)") {
          source.performSegue(withIdentifier: identifier, sender: nil)
        }
      }
    }
  }

  /// SEGUE-03: a segue that the app makes itself runs its closure; without one it is refused.
  func test_SEGUE03_MSEGUE04_seguesMadeByTheApp() async {
    await withStage { trace in
      let source = trace.showSource()
      let destination = trace.controller("B")
      var runs = 0
      let segue = UIStoryboardSegue(identifier: "own", source: source, destination: destination) { runs += 1 }
      segue.perform()
      segue.perform()
      XCTAssertEqual(runs, 2)
      XCTAssertTrue(segue.destination === destination)
      trace.expectRefusal("! M-SEGUE-04 segueCannotPerform: UIStoryboardSegue #1.perform()") {
        UIStoryboardSegue(identifier: nil, source: source, destination: destination).perform()
      }
    }
  }
}
