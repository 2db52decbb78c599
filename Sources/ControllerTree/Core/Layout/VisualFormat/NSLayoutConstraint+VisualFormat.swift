extension NSLayoutConstraint {
  /// Makes the constraints that a string draws: `H:|-20-[title]-[button(>=44)]-|`.
  ///
  /// The constraints are inactive. They come in the order of the string: distance, size, alignment of each view. `|` is the
  /// superview; `|-` without a number is its margin, `-` between two views the system's distance of 8 points.
  ///
  /// - Parameters:
  ///   - format: The string. Apple's guide "Visual Format Language" has its grammar.
  ///   - opts: An alignment of all views across the axis, and the direction.
  ///   - metrics: The numbers of the names in the string, in points; priorities too.
  ///   - views: The views and guides of the names in brackets.
  /// - Returns: Empty if the string is refused.
  /// - Complexity: O(n) in the length of the string.
  /// - Issues: `invalidVisualFormat`, with UIKit's message and its caret in ``HierarchyIssue/uikitText``.
  /// - Rules: AL-50 to AL-55.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try VisualFormatConstraints.make(format, opts, metrics ?? [:], views)
    } catch {
      Diagnostics.report(
        .invalidVisualFormat(error), by: PublicCall("constraints(withVisualFormat:options:metrics:views:)", nil))
      return []
    }
  }
}

extension HierarchyIssue.Kind {
  /// A visual format string has a mistake, or names something that the dictionaries don't have.
  public static let invalidVisualFormat = Self(
    "invalidVisualFormat", .error, rule: "AL-51",
    advice: "Correct the format at the caret, or add the name to views or metrics.")
}

extension HierarchyIssue {
  static func invalidVisualFormat(_ error: VisualFormatError) -> Self {
    let reason = error.reason.text
    return Self(
      .invalidVisualFormat,
      "The visual format \"\(error.format)\" makes no constraint. At character \(error.column + 1): \(reason)"
        + (reason.hasSuffix(".") ? "" : "."),
      uikitText: error.text)
  }
}
