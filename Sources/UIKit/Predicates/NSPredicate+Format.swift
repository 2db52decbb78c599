#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  extension NSPredicate {
    /// A predicate that a text states: `"name BEGINSWITH[c] %@ AND age > 18"`. Rules: RESP-40.
    ///
    /// Names are read as `value(forKey:)` reads them. `SUBQUERY`, the operators of collections and most functions are known; `CAST` and
    /// `FUNCTION` are not. Foundation's `predicateFormat` does not return the text.
    /// - Parameters:
    ///   - format: The text.
    ///   - arguments: The values for `%@`, `%d` and the like, the names for `%K`.
    /// - Complexity: O(n) in the length of the text.
    /// - Issues: `predicateRefused` for a text that is no predicate; the predicate is then `false` for every object.
    public convenience init(format: String, _ arguments: Any?...) { self.init(format, arguments) }

    /// A predicate that a text states, with its arguments in an array. Rules: RESP-40.
    /// - Parameters:
    ///   - format: The text.
    ///   - arguments: The values for `%@`, `%d` and the like, the names for `%K`.
    /// - Complexity: O(n) in the length of the text.
    /// - Issues: `predicateRefused`.
    public convenience init(format: String, argumentArray arguments: [Any]?) { self.init(format, arguments ?? []) }

    private convenience init(_ format: String, _ arguments: [Any?]) {
      // The values in it are only read, on whichever thread evaluates the predicate.
      nonisolated(unsafe) let tree: PredicateTree
      do throws(PredicateFormatError) {
        tree = try PredicateParser.tree(of: format, arguments)
      } catch {
        RefusedPredicate.report(
          "can't read '\(format.shortened)': \(error.text)",
          uikitText: "Unable to parse the format string \"\(format.shortened)\"")
        self.init(value: false)
        return
      }
      self.init { object, variables in
        PredicateEvaluation(object: object, variables: variables ?? [:]).isTrue(tree)
      }
    }
  }
#endif
