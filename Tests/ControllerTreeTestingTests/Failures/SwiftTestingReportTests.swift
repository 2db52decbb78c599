import ControllerTreeTesting
import Testing
import UIKit

/// Failures in tests of Swift Testing are issues of those tests.
@MainActor @Suite struct SwiftTestingReportTests {
  @Test func aFailureIsAnIssueAtItsPlace() {
    let line = #line + 2
    withKnownIssue {
      expectTrace {
        _ = UIViewController().view
      } toBe: {
        "nothing"
      }
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
        && "\(issue)".contains("+ UIViewController #1.viewDidLoad()")
    }
  }

  @Test func asynchronousCallsReportToo() async {
    await withKnownIssue {
      await expectTrace {
        await Task.yield()
        _ = UIViewController().view
      }
    } matching: {
      "\($0)".contains("} toBe: {")
    }
  }

  @Test func otherAssertionsReportToo() {
    withKnownIssue {
      assertNoIssues { UIViewController().endAppearanceTransition() }
    } matching: {
      "\($0)".contains("unbalancedAppearance")
    }
  }

  /// A task that a test starts belongs to the test.
  @Test func tasksReportToo() async {
    await withKnownIssue {
      await Task { @MainActor in assertNoIssues { UIViewController().endAppearanceTransition() } }.value
    }
  }

  @Test func nothingIsReportedWithoutAFailure() {
    expectTrace {
      _ = UIViewController().view
    } toBe: {
      "UIViewController #1.viewDidLoad()"
    }
    assertNoIssues { _ = UIViewController().view }
    assertNoLeaks { _ = UIViewController().view }
  }
}
