#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  /// A class of predicates that a text can make. Only `NSPredicate` conforms: an initialiser of a protocol can return a subclass's object.
  public protocol PredicateWithFormat {}

  extension NSPredicate: PredicateWithFormat {}

  extension PredicateWithFormat where Self: NSPredicate {
    /// A predicate that a text states: `"name BEGINSWITH[c] %@ AND age > 18"`. It is an `NSCompoundPredicate` or an
    /// ``NSComparisonPredicate``, as the text says. Rules: RESP-40, RESP-48.
    ///
    /// Names are read as `value(forKey:)` reads them. `SUBQUERY`, the operators of collections and most functions are known; `CAST` and
    /// `FUNCTION` are not.
    /// - Parameters:
    ///   - format: The text.
    ///   - arguments: The values for `%@`, `%d` and the like, the names for `%K`.
    /// - Complexity: O(n) in the length of the text.
    /// - Issues: `predicateRefused` for a text that is no predicate; the predicate is then `false` for every object.
    public init(format: String, _ arguments: Any?...) {
      self = unsafeDowncast(NSPredicate.read(format, arguments), to: Self.self)
    }

    /// A predicate that a text states, with its arguments in an array. Rules: RESP-40.
    /// - Parameters:
    ///   - format: The text.
    ///   - arguments: The values for `%@`, `%d` and the like, the names for `%K`.
    /// - Complexity: O(n) in the length of the text.
    /// - Issues: `predicateRefused`.
    public init(format: String, argumentArray arguments: [Any]?) {
      self = unsafeDowncast(NSPredicate.read(format, arguments ?? []), to: Self.self)
    }
  }

  extension NSPredicate {
    fileprivate static func read(_ format: String, _ arguments: [Any?]) -> NSPredicate {
      do throws(PredicateFormatError) {
        return made(of: try PredicateParser.tree(of: format, arguments))
      } catch {
        RefusedPredicate.report(
          "can't read '\(format.shortened)': \(error.text)",
          uikitText: "Unable to parse the format string \"\(format.shortened)\"")
        return NSPredicate(value: false)
      }
    }

    /// The predicate that evaluates a condition.
    static func made(of tree: PredicateTree) -> NSPredicate {
      switch tree {
      case .constant(let value): return NSPredicate(value: value)
      case .not(let part): return NSCompoundPredicate(notPredicateWithSubpredicate: made(of: part))
      case .all(let parts): return NSCompoundPredicate(andPredicateWithSubpredicates: parts.map(made))
      case .any(let parts): return NSCompoundPredicate(orPredicateWithSubpredicates: parts.map(made))
      case .comparison(var comparison) where comparison.quantifier == .no:
        comparison.quantifier = .any
        return NSCompoundPredicate(notPredicateWithSubpredicate: NSComparisonPredicate(comparison))
      case .comparison(let comparison): return NSComparisonPredicate(comparison)
      case .predicate(let predicate): return predicate
      }
    }

    /// The condition that the predicate evaluates.
    var tree: PredicateTree {
      if let comparison = self as? NSComparisonPredicate { return .comparison(comparison.comparison) }
      return .predicate(self)
    }
  }

  extension PredicateParser {
    /// The expression that a text states; one that is `nil` for a text that is reported.
    static func checkedExpression(of text: String, _ arguments: [Any?]) -> PredicateExpression {
      do throws(PredicateFormatError) {
        return try expression(of: text, arguments)
      } catch {
        RefusedPredicate.report(
          "can't read '\(text.shortened)': \(error.text)",
          uikitText: "Unable to parse the format string \"\(text.shortened)\"")
        return .constant(nil)
      }
    }
  }
#endif
