import ControllerTreeTesting
import UIKit
import XCTest

/// The messages of `expectTrace`.
final class TraceFailureTests: XCTestCase {
  @MainActor private static func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  /// The lines that differ, and the call that caused the first difference.
  @MainActor func test_aDifferenceNamesItsCause() async {
    let failures = await TestFailure.collect {
      await expectTrace { scene in
        let parent = Self.controller("Parent")
        scene.show(parent)
        parent.addChild(Self.controller("Child"))
        _ = parent.children[0].view
      } toBe: {
        """
        Child.willMove(toParent: Parent)
        Child.viewWillAppear(false)
        """
      }
    }
    XCTAssertEqual(
      failures.map(\.message),
      [
        """
        The trace is another one (- expected, + actual):
          Child.willMove(toParent: Parent)
        - Child.viewWillAppear(false)
        + Child.viewDidLoad()
        The first difference, Child.viewDidLoad(), was caused by Child.view in turn 5.
        """
      ])
    XCTAssertEqual(failures.first?.place.line, 16)
    XCTAssertEqual(failures.first.map { "\($0.place.fileID)" }, "ControllerTreeTestingTests/TraceFailureTests.swift")
  }

  /// A line that does not come: the message names what was expected before it.
  @MainActor func test_aMissingLineNamesTheOneBefore() async {
    func messages(_ expected: String) async -> [String] {
      await TestFailure.collect {
        await expectTrace {
          _ = Self.controller("C").view
        } toBe: {
          expected
        }
      }.map(\.message)
    }
    let first = await messages("C.viewDidLoad()\nC.viewWillAppear(false)")
    XCTAssertEqual(
      first,
      [
        """
        The trace is another one (- expected, + actual):
          C.viewDidLoad()
        - C.viewWillAppear(false)
        The first difference, C.viewWillAppear(false), was expected after C.viewDidLoad(), which was caused by C.view in turn 1.
        """
      ])
    let second = await messages("C.loadView()\nC.viewDidLoad()")
    XCTAssertEqual(
      second,
      [
        """
        The trace is another one (- expected, + actual):
        - C.loadView()
          C.viewDidLoad()
        The first difference, C.loadView(), was expected before everything else.
        """
      ])
  }

  /// An issue that was not expected comes with its advice; one that was expected is only a line.
  @MainActor func test_unexpectedIssuesComeWithTheirAdvice() async {
    await expectTrace {
      let parent = Self.controller("P")
      parent.addChild(parent)
    } toBe: {
      """
      ! MIS-11 containmentCycle: P.addChild(_:)
      """
    }
    let failures = await TestFailure.collect {
      await expectTrace {
        let parent = Self.controller("P")
        parent.addChild(parent)
      } toBe: {
        "P.viewDidLoad()"
      }
    }
    let text = failures.first?.message ?? ""
    XCTAssertTrue(text.contains("+ ! MIS-11 containmentCycle: P.addChild(_:)\n"), text)
    XCTAssertTrue(text.contains("\nThe issues that were not expected:\n  error: containmentCycle (MIS-11): "), text)
  }

  /// Without an expectation the message is the closure to paste, indented as the source; it has no address.
  @MainActor func test_withoutExpectationTheClosureIsThereToPaste() async {
    let failures = await TestFailure.collect {
      await expectTrace {
        let root = Self.controller(#"a "quoted" \ title"#)
        _ = root.view
        _ = UIViewController().view
      }
    }
    XCTAssertEqual(
      failures.map(\.message),
      [
        """
        The trace is expected to be empty. If it is right, paste it:
              } toBe: {
                \"\"\"
                a "quoted" \\\\ title.viewDidLoad()
                UIViewController #2.viewDidLoad()
                \"\"\"
              }
        """
      ])
  }

  /// No failure, if the trace is empty as expected.
  @MainActor func test_anEmptyTraceMayBeExpected() async {
    await expectTrace {
      _ = Self.controller("C")
    } toBe: {
      ""
    }
    await expectTrace { _ = Self.controller("C") }
  }
}
