#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  /// A value in a predicate, and how it is found. Foundation's class of the name does nothing here; the plugin `UIKitSources` writes this one
  /// instead. Rules: RESP-48.
  open class NSExpression: NSObject, @unchecked Sendable {
    /// The kinds of expressions.
    public enum ExpressionType: UInt, Hashable, Sendable {
      case constantValue = 0
      case evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
      case subquery = 13
      case aggregate, anyKey
      case block = 19
      case conditional
    }

    let tree: PredicateExpression

    init(_ tree: PredicateExpression) { self.tree = tree }

    /// A value as it is.
    public init(forConstantValue obj: Any?) { tree = .constant(obj) }
    /// The value that an evaluation has for a name.
    public init(forVariable string: String) { tree = .variable(string) }
    /// The value at the end of a path of names, from the evaluated object on.
    public init(forKeyPath keyPath: String) {
      tree = .path(.object, keyPath.split(separator: ".").map(String.init))
    }
    /// The values of expressions, or the expressions' values as constants.
    public init(forAggregate subexpressions: [Any]) { tree = .list(Self.trees(of: subexpressions)) }
    /// The result of a function for expressions.
    /// - Parameters:
    ///   - name: The name with its colons: `sum:`, `add:to:`, `now`.
    ///   - parameters: The expressions.
    /// - Issues: `predicateRefused` for an unknown function; the value is then `nil`.
    public init(forFunction name: String, arguments parameters: [Any]) {
      tree = PredicateFunctionName.tree(of: name, Self.trees(of: parameters))
    }
    /// The elements of a collection for which a predicate is true.
    public init(
      forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate subpredicate: NSPredicate
    ) {
      tree = .subquery(expression.tree, variable, subpredicate.tree)
    }

    /// The expression that a text states: `"price * 2"`.
    /// - Issues: `predicateRefused` for a text that is no expression; its value is then `nil`.
    public convenience init(format expressionFormat: String, _ args: Any?...) {
      self.init(PredicateParser.checkedExpression(of: expressionFormat, args))
    }
    /// The expression that a text states, with its arguments in an array.
    /// - Issues: `predicateRefused`.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
      self.init(PredicateParser.checkedExpression(of: expressionFormat, arguments))
    }

    /// The evaluated object itself.
    public class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.object) }

    private static func trees(of parts: [Any]) -> [PredicateExpression] {
      var trees: [PredicateExpression] = []
      for part in parts { trees.append((part as? NSExpression)?.tree ?? .constant(part)) }
      return trees
    }

    /// The kind of the expression.
    open var expressionType: ExpressionType {
      switch tree {
      case .constant: .constantValue
      case .object: .evaluatedObject
      case .variable: .variable
      case .path(.object, _): .keyPath
      case .path, .element, .function, .negative, .arithmetic: .function
      case .list: .aggregate
      case .subquery: .subquery
      }
    }

    /// The value of a constant; `nil` for another expression.
    open var constantValue: Any? { if case .constant(let value) = tree { value } else { nil } }
    /// The names of a key path; empty for another expression.
    open var keyPath: String { if case .path(_, let names) = tree { names.joined(separator: ".") } else { "" } }
    /// The name of a variable, or of that of a subquery; empty for another expression.
    open var variable: String {
      switch tree {
      case .variable(let name), .subquery(_, let name, _): name
      default: ""
      }
    }
    /// The name of a function; empty for another expression.
    open var function: String { PredicateFunctionName.name(of: tree) }
    /// The expression of which a path or an element is taken; the evaluated object for another expression.
    open var operand: NSExpression {
      switch tree {
      case .path(let base, _), .element(let base, _): NSExpression(base)
      default: NSExpression(.object)
      }
    }
    /// The arguments of a function; `nil` for another expression.
    open var arguments: [NSExpression]? {
      switch tree {
      case .function(_, let parts): parts.map { NSExpression($0) }
      case .negative(let part): [NSExpression(part)]
      case .arithmetic(let left, _, let right): [NSExpression(left), NSExpression(right)]
      case .path(_, let names) where expressionType == .function: [NSExpression(.path(.object, names))]
      default: nil
      }
    }
    /// The expressions of an aggregate, or that of a subquery's collection; `nil` for another expression.
    open var collection: Any? {
      switch tree {
      case .list(let parts): parts.map { NSExpression($0) }
      case .subquery(let list, _, _): NSExpression(list)
      default: nil
      }
    }
    /// The predicate of a subquery; one that is true for another expression.
    open var predicate: NSPredicate {
      if case .subquery(_, _, let tree) = tree { NSPredicate.made(of: tree) } else { NSPredicate(value: true) }
    }

    /// The value for an object.
    /// - Parameters:
    ///   - object: The evaluated object.
    ///   - context: The values of variables.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
      var variables: [String: Any] = [:]
      for key in context?.allKeys ?? [] {
        if let name = key as? String { variables[name] = context?.object(forKey: key) }
      }
      return PredicateEvaluation(object: object, variables: variables).value(tree)
    }

    /// The text of the expression: `$name`, `address.city`.
    open override var description: String { PredicateText.text(of: tree) }
  }
#endif
