#if !canImport(ObjectiveC)
  import Foundation

  /// A condition that the text of a predicate states. Rules: RESP-40.
  indirect enum PredicateTree {
    case constant(Bool)
    case not(PredicateTree)
    case all([PredicateTree])
    case any([PredicateTree])
    case comparison(Comparison)
    /// A predicate that was not read from a text.
    case predicate(NSPredicate)

    /// A comparison of two expressions.
    struct Comparison {
      var left: PredicateExpression
      var right: PredicateExpression
      var comparison: ValueComparison
      var quantifier: Quantifier
    }

    /// The elements of a collection on the left that have to fit.
    enum Quantifier {
      /// The left value itself is compared.
      case none
      case any, all, no
    }
  }

  /// A value in the text of a predicate.
  indirect enum PredicateExpression {
    case constant(Any?)
    /// `SELF`.
    case object
    /// `$name`.
    case variable(String)
    /// Names behind a value: `address.city`.
    case path(PredicateExpression, [String])
    /// `values[0]`, `values[FIRST]`.
    case element(PredicateExpression, PredicateElement)
    /// `{1, 2}`.
    case list([PredicateExpression])
    /// `count:(values)`.
    case function(PredicateFunction, [PredicateExpression])
    case negative(PredicateExpression)
    case arithmetic(PredicateExpression, PredicateOperator, PredicateExpression)
    /// `SUBQUERY(values, $value, condition)`: the elements for which the condition is true.
    case subquery(PredicateExpression, String, PredicateTree)
  }

  enum PredicateElement {
    case first, last, size
    case at(PredicateExpression)
  }

  enum PredicateOperator: Character {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case power = "^"
  }

  enum PredicateFunction: String {
    case count, sum, min, max, average, lowercase, uppercase, length, abs, ceiling, floor, trunc, sqrt, ln, log, exp,
      now
  }

  /// Why the text of a predicate can't be read.
  struct PredicateFormatError: Error {
    let text: String
  }
#endif
