#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  /// A predicate that compares the values of two expressions. `NSPredicate(format:)` makes it. Foundation's class of the name does nothing
  /// here; the plugin `UIKitSources` writes this one instead. Rules: RESP-48.
  open class NSComparisonPredicate: NSPredicate {
    /// The elements of a collection on the left that have to fit.
    public enum Modifier: UInt, Hashable, Sendable {
      case direct, all, any
    }

    /// The options of a comparison of texts.
    public struct Options: OptionSet, Hashable, Sendable {
      /// One bit per option.
      public let rawValue: UInt
      /// Options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// `[c]`.
      public static let caseInsensitive = Self(rawValue: 1)
      /// `[d]`.
      public static let diacriticInsensitive = Self(rawValue: 2)
      /// `[n]`: the texts are compared as they are; the library never reads it.
      public static let normalized = Self(rawValue: 4)
    }

    /// The comparison of the values.
    public enum Operator: UInt, Hashable, Sendable {
      case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like
      case beginsWith, endsWith, `in`, customSelector
      case contains = 99
      case between
    }

    let comparison: PredicateTree.Comparison

    init(_ comparison: PredicateTree.Comparison) {
      self.comparison = comparison
      // The values in it are only read, on whichever thread evaluates the predicate.
      nonisolated(unsafe) let comparison = comparison
      super.init { object, variables in
        PredicateEvaluation(object: object, variables: variables ?? [:]).isTrue(.comparison(comparison))
      }
    }

    /// A comparison.
    /// - Parameters:
    ///   - lhs: The expression on the left.
    ///   - rhs: The expression on the right.
    ///   - modifier: Which elements of a collection on the left have to fit.
    ///   - type: How the values are compared; `customSelector` compares them as `equalTo` does.
    ///   - options: How texts are compared.
    public convenience init(
      leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
      options: Options = []
    ) {
      var comparison = ValueComparison(relation: type.relation)
      if options.contains(.caseInsensitive) { comparison.options.insert(.caseInsensitive) }
      if options.contains(.diacriticInsensitive) { comparison.options.insert(.diacriticInsensitive) }
      self.init(
        PredicateTree.Comparison(
          left: lhs.tree, right: rhs.tree, comparison: comparison, quantifier: modifier.quantifier))
    }

    /// A predicate is made anew, not read from an archive.
    public required convenience init?(coder: NSCoder) { nil }

    /// The expression on the left.
    open var leftExpression: NSExpression { NSExpression(comparison.left) }
    /// The expression on the right.
    open var rightExpression: NSExpression { NSExpression(comparison.right) }
    /// The comparison of the values.
    open var predicateOperatorType: Operator { Operator(comparison.comparison.relation) }
    /// The elements of a collection on the left that have to fit.
    open var comparisonPredicateModifier: Modifier { Modifier(comparison.quantifier) }
    /// The options of a comparison of texts.
    open var options: Options {
      var options: Options = []
      if comparison.comparison.options.contains(.caseInsensitive) { options.insert(.caseInsensitive) }
      if comparison.comparison.options.contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
      return options
    }

    /// The text of the predicate.
    open override var predicateFormat: String { PredicateText.text(of: .comparison(comparison)) }
    /// The text of the predicate.
    open override var description: String { predicateFormat }
  }

  extension NSComparisonPredicate.Modifier {
    fileprivate init(_ quantifier: PredicateTree.Quantifier) {
      switch quantifier {
      case .none: self = .direct
      case .all: self = .all
      case .any, .no: self = .any
      }
    }

    fileprivate var quantifier: PredicateTree.Quantifier {
      switch self {
      case .direct: .none
      case .all: .all
      case .any: .any
      }
    }
  }

  extension NSComparisonPredicate.Operator {
    private static let relations: [(Self, ValueComparison.Relation)] = [
      (.equalTo, .equal), (.notEqualTo, .unequal), (.lessThan, .less), (.lessThanOrEqualTo, .lessOrEqual),
      (.greaterThan, .greater), (.greaterThanOrEqualTo, .greaterOrEqual), (.in, .in), (.contains, .contains),
      (.beginsWith, .beginsWith), (.endsWith, .endsWith), (.like, .like), (.matches, .matches), (.between, .between),
    ]

    fileprivate init(_ relation: ValueComparison.Relation) {
      self = Self.relations.first { $0.1 == relation }?.0 ?? .equalTo
    }

    fileprivate var relation: ValueComparison.Relation { Self.relations.first { $0.0 == self }?.1 ?? .equal }
  }
#endif
