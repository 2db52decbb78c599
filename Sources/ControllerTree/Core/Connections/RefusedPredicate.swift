import Foundation

extension HierarchyIssue.Kind {
  /// A predicate whose text can't be read, or that compares values for which there is no such comparison.
  public static let predicateRefused = Self(
    "predicateRefused", .error, rule: "RESP-40", advice: "Correct the text of the predicate, or use a closure.")
}

/// A predicate that can't be read, or can't be applied to a value (RESP-40).
package enum RefusedPredicate {
  /// Reports it, on whichever thread it was found.
  package static func report(_ text: String, uikitText: String? = nil) {
    let report: @MainActor @Sendable () -> Void = {
      Diagnostics.report(HierarchyIssue(.predicateRefused, "NSPredicate \(text).", uikitText: uikitText))
    }
    if Thread.isMainThread { MainActor.assumeIsolated(report) } else { DispatchQueue.main.async(execute: report) }
  }
}
