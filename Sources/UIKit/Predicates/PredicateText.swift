#if !canImport(ObjectiveC)
  import Foundation

  /// The texts of predicates and expressions, as `NSPredicate(format:)` reads them.
  enum PredicateText {
    static func text(of tree: PredicateTree) -> String {
      switch tree {
      case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
      case .not(let part): "NOT \(nested(part))"
      case .all(let parts): parts.map(nested).joined(separator: " AND ")
      case .any(let parts): parts.map(nested).joined(separator: " OR ")
      case .comparison(let comparison): text(of: comparison)
      case .predicate(let predicate): text(of: predicate)
      }
    }

    private static func text(of predicate: NSPredicate) -> String {
      guard let compound = predicate as? NSCompoundPredicate else { return predicate.description }
      let parts = compound.subpredicates.map { nested($0.tree) }
      switch compound.compoundPredicateType {
      case .not: return "NOT \(parts.first ?? "")"
      case .and: return parts.joined(separator: " AND ")
      default: return parts.joined(separator: " OR ")
      }
    }

    private static func nested(_ tree: PredicateTree) -> String {
      switch tree {
      case .all, .any: "(\(text(of: tree)))"
      default: text(of: tree)
      }
    }

    private static func text(of comparison: PredicateTree.Comparison) -> String {
      let quantifier =
        switch comparison.quantifier {
        case .none: ""
        case .any: "ANY "
        case .all: "ALL "
        case .no: "NONE "
        }
      var letters = ""
      if comparison.comparison.options.contains(.caseInsensitive) { letters += "c" }
      if comparison.comparison.options.contains(.diacriticInsensitive) { letters += "d" }
      let options = letters.isEmpty ? "" : "[\(letters)]"
      let sign = sign(of: comparison.comparison.relation)
      return "\(quantifier)\(text(of: comparison.left)) \(sign)\(options) \(text(of: comparison.right))"
    }

    private static func sign(of relation: ValueComparison.Relation) -> String {
      switch relation {
      case .equal: "=="
      case .unequal: "!="
      case .less: "<"
      case .lessOrEqual: "<="
      case .greater: ">"
      case .greaterOrEqual: ">="
      default: relation.rawValue
      }
    }

    static func text(of expression: PredicateExpression) -> String {
      switch expression {
      case .constant(let value): constant(value)
      case .object: "SELF"
      case .variable(let name): "$\(name)"
      case .path(.object, let names): names.joined(separator: ".")
      case .path(let base, let names): "\(text(of: base)).\(names.joined(separator: "."))"
      case .element(let list, let element): "\(text(of: list))[\(text(of: element))]"
      case .list(let parts): "{\(parts.map { text(of: $0) }.joined(separator: ", "))}"
      case .function(let function, let parts):
        function == .now
          ? "now()" : "\(function.rawValue):(\(parts.map { text(of: $0) }.joined(separator: ", ")))"
      case .negative(let part): "-\(text(of: part))"
      case .arithmetic(let left, .power, let right): "\(text(of: left)) ** \(text(of: right))"
      case .arithmetic(let left, let sign, let right): "\(text(of: left)) \(sign.rawValue) \(text(of: right))"
      case .subquery(let list, let name, let tree): "SUBQUERY(\(text(of: list)), $\(name), \(text(of: tree)))"
      }
    }

    private static func text(of element: PredicateElement) -> String {
      switch element {
      case .first: "FIRST"
      case .last: "LAST"
      case .size: "SIZE"
      case .at(let index): text(of: index)
      }
    }

    private static func constant(_ value: Any?) -> String {
      switch PlainValue(value) {
      case .none: "nil"
      case .text(let text): "\"\(text.replacingOccurrences(of: "\"", with: "\\\""))\""
      case .list(let elements): "{\(elements.map(constant).joined(separator: ", "))}"
      default: value.map { "\($0)" } ?? "nil"
      }
    }
  }

  /// The names of functions in `NSExpression(forFunction:arguments:)`.
  enum PredicateFunctionName {
    private static let operations: [(String, PredicateOperator)] = [
      ("add:to:", .plus), ("from:subtract:", .minus), ("multiply:by:", .times), ("divide:by:", .divided),
      ("raise:toPower:", .power),
    ]

    static func name(of tree: PredicateExpression) -> String {
      switch tree {
      case .function(.now, _): "now"
      case .function(let function, _): "\(function.rawValue):"
      case .negative: "negate:"
      case .arithmetic(_, let sign, _): operations.first { $0.1 == sign }?.0 ?? ""
      case .path(let base, _): if case .object = base { "" } else { "valueForKeyPath:" }
      case .element: "objectFrom:withIndex:"
      default: ""
      }
    }

    static func tree(of name: String, _ arguments: [PredicateExpression]) -> PredicateExpression {
      if let sign = operations.first(where: { $0.0 == name })?.1, arguments.count == 2 {
        return .arithmetic(arguments[0], sign, arguments[1])
      }
      if name == "negate:", let first = arguments.first { return .negative(first) }
      if let function = PredicateFunction(rawValue: name.replacingOccurrences(of: ":", with: "")) {
        return .function(function, arguments)
      }
      RefusedPredicate.report("knows no function '\(name.shortened)'")
      return .constant(nil)
    }
  }
#endif
