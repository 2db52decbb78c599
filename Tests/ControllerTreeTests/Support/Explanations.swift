import Foundation
import XCTest

@testable import ControllerTree

/// Expects an explanation: its text, and its value in so far as the text does not show it. It must survive coding.
///
/// - Parameters:
///   - reasons: The reasons of all steps, in order.
///   - objects: The short names of the objects of the answer.
func expect(
  _ explanation: Explanation, _ verdict: Explanation.Verdict, _ reasons: [Explanation.Reason], objects: [String] = [],
  issue: HierarchyIssue.Kind? = nil, _ text: String, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(explanation.description, text, file: file, line: line)
  XCTAssertEqual(explanation.verdict, verdict, file: file, line: line)
  XCTAssertEqual(explanation.steps.map(\.reason), reasons, file: file, line: line)
  XCTAssertEqual(explanation.objects.map(\.short), objects, file: file, line: line)
  XCTAssertEqual(explanation.issue?.kind, issue, file: file, line: line)
  do {
    let copy = try JSONDecoder().decode(Explanation.self, from: JSONEncoder().encode(explanation))
    XCTAssertEqual(copy, explanation, file: file, line: line)
  } catch {
    XCTFail("\(error)", file: file, line: line)
  }
}

/// A container that forwards appearance by hand, or forgets to.
final class HandForwardingController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// A container whose class leaves `super` out.
final class ForgetfulTabs: UITabBarController {
  override func viewWillAppear(_ animated: Bool) {}
  override func viewDidAppear(_ animated: Bool) {}
}

/// A responder that does not let go.
final class KeepingField: UITextField {
  override var canResignFirstResponder: Bool { false }
}

/// A controller that names the child that decides about the status bar.
final class DelegatingController: UIViewController {
  var decider: UIViewController?
  override var childForStatusBarStyle: UIViewController? { decider }
  override var childForStatusBarHidden: UIViewController? { decider }
  override var prefersStatusBarHidden: Bool { true }
}
