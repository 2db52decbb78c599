import XCTest

@testable import ControllerTree

/// The texts of what segues refuse (M-SEGUE-01, M-SEGUE-04).
final class SegueIssuesTests: XCTestCase {
  /// M-SEGUE-01: an unknown segue changes nothing; the issue lists the known ones.
  func test_MSEGUE01_unknownSegue() async {
    await withStage { trace in
      let source = trace.showSource()
      source.segueTemplates = [trace.template("one"), trace.template(nil), trace.template("two")]
      let issues = trace.stage.diagnostics.collect { source.performSegue(withIdentifier: "three", sender: nil) }
      XCTAssertEqual(
        issues.map(\.message), ["SegueSource \"A\" has no segue \"three\"; its segues are \"one\", \"two\"."])
      XCTAssertEqual(issues.map(\.uikitText), ["Receiver (<SegueSource>) has no segue with identifier 'three'"])
      _ = trace.read()
      trace.expectRefusal("! M-SEGUE-01 unknownSegue: A.performSegue(withIdentifier:sender:)") {
        source.performSegue(withIdentifier: "", sender: nil)
      }
    }
  }

  /// M-SEGUE-01: a controller without segues says so.
  func test_MSEGUE01_controllerWithoutSegues() async {
    await withStage { trace in
      let issues = trace.stage.diagnostics.collect {
        trace.controller("C").performSegue(withIdentifier: "go", sender: nil)
      }
      XCTAssertEqual(
        issues.map(\.message), ["UIViewController \"C\" has no segue \"go\"; it has no segues with identifiers."])
      _ = trace.read()
    }
  }

  /// M-SEGUE-04: UIKit's words for a segue with and without a name.
  func test_MSEGUE04_texts() async {
    await withStage { trace in
      let source = trace.controller("A", SegueSource.init)
      let segue = UIStoryboardSegue(identifier: nil, source: source, destination: source)
      let issues = trace.stage.diagnostics.collect { segue.perform() }
      XCTAssertEqual(
        issues.map(\.message),
        ["The class UIStoryboardSegue does not perform the segue without identifier of SegueSource \"A\"."])
      XCTAssertEqual(
        issues.map(\.uikitText),
        [
          "Could not perform segue with identifier '(null)'. A segue must either have a performHandler or it must override "
            + "-perform."
        ])
      _ = trace.read()
    }
  }
}
