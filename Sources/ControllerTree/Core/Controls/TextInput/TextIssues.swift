import Foundation

extension HierarchyIssue.Kind {
  /// An edit of a text storage names characters that the text does not have.
  public static let textOutOfBounds = Self(
    "textOutOfBounds", .error, rule: "TEXT-53",
    advice: "Count in UTF-16 units, and compare the end of the range with `length`.")
}

/// An edit of a text storage that is refused. Text storages belong to no actor.
package struct TextProblem: Sendable {
  private let range: NSRange
  private let length: Int

  package init(range: NSRange, length: Int) {
    self.range = range
    self.length = length
  }

  /// Reports the problem to the current stage; from another thread than the main one, later.
  package func report(by call: StaticString) {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { reportOnMain(by: call) }
    } else {
      Task { @MainActor in reportOnMain(by: call) }
    }
  }

  @MainActor private func reportOnMain(by call: StaticString) {
    let issue = HierarchyIssue(
      .textOutOfBounds,
      "The range {\(range.location), \(range.length)} is outside a text of \(length) units; the text is unchanged.",
      uikitText: "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds")
    Diagnostics.report(issue, by: PublicCall(call, nil))
  }
}
