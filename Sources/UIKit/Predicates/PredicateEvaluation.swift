#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  /// Finds whether a condition is true of an object.
  struct PredicateEvaluation {
    let object: Any?
    var variables: [String: Any]

    func isTrue(_ tree: PredicateTree) -> Bool {
      switch tree {
      case .constant(let value): return value
      case .not(let part): return !isTrue(part)
      case .all(let parts):
        for part in parts where !isTrue(part) { return false }
        return true
      case .any(let parts):
        for part in parts where isTrue(part) { return true }
        return false
      case .comparison(let comparison): return isTrue(comparison)
      case .predicate(let predicate): return predicate.evaluate(with: object, substitutionVariables: variables)
      }
    }

    private func isTrue(_ comparison: PredicateTree.Comparison) -> Bool {
      let (left, right) = (value(comparison.left), value(comparison.right))
      if comparison.quantifier == .none { return holds(comparison.comparison, left, right) }
      let elements = PlainValue.unwrapped(left).map { PlainValue.elements(of: $0) ?? [$0] } ?? []
      for element in elements {
        let fits = holds(comparison.comparison, element, right)
        if comparison.quantifier == .all, !fits { return false }
        if comparison.quantifier != .all, fits { return comparison.quantifier == .any }
      }
      return comparison.quantifier != .any
    }

    private func holds(_ comparison: ValueComparison, _ left: Any?, _ right: Any?) -> Bool {
      if let result = comparison.holds(left, right) { return result }
      RefusedPredicate.report(
        "can't compare \(Self.text(left)) with \(Self.text(right)) by \(comparison.relation.rawValue)")
      return false
    }

    /// The type of a value for a message: its description may be long, and is the client's code.
    private static func text(_ value: Any?) -> String {
      PlainValue.unwrapped(value).map { "a value of the type \(type(of: $0))" } ?? "nil"
    }

    // MARK: Values

    func value(_ expression: PredicateExpression) -> Any? {
      switch expression {
      case .constant(let value): value
      case .object: object
      case .variable(let name): variables[name]
      case .path(let base, let names): KeyPathOperators.value(names[...], of: value(base))
      case .element(let list, let element): self.element(element, of: value(list))
      case .list(let parts): elements(parts)
      case .function(let function, let arguments): self.value(function, elements(arguments))
      case .negative(let operand): PredicateArithmetic.value(0, .minus, value(operand))
      case .arithmetic(let left, let sign, let right): PredicateArithmetic.value(value(left), sign, value(right))
      case .subquery(let list, let name, let tree): elements(of: value(list), for: name, with: tree)
      }
    }

    private func elements(_ parts: [PredicateExpression]) -> [Any] {
      var values: [Any] = []
      for part in parts { values.append(value(part) ?? NSNull()) }
      return values
    }

    private func elements(of list: Any?, for name: String, with tree: PredicateTree) -> Any? {
      guard let list = PlainValue.unwrapped(list), let elements = PlainValue.elements(of: list) else { return nil }
      var fitting: [Any] = []
      var inner = self
      for element in elements {
        inner.variables[name] = element
        if inner.isTrue(tree) { fitting.append(element) }
      }
      return fitting
    }

    private func element(_ element: PredicateElement, of list: Any?) -> Any? {
      if case .at(let index) = element, case .text(let key) = PlainValue(value(index)) {
        return KeyPathOperators.value([key], of: list)
      }
      guard let list = PlainValue.unwrapped(list), let elements = PlainValue.elements(of: list) else { return nil }
      switch element {
      case .first: return elements.first
      case .last: return elements.last
      case .size: return elements.count
      case .at(let expression):
        guard case .integer(let index) = PlainValue(value(expression)), elements.indices.contains(index) else {
          return nil
        }
        return elements[index]
      }
    }

    private func value(_ function: PredicateFunction, _ arguments: [Any]) -> Any? {
      guard let argument = arguments.first else { return function == .now ? Date() : nil }
      let plain = PlainValue(argument)
      switch function {
      case .now: return Date()
      case .count: return KeyPathOperators.value(["@count"], of: argument)
      case .sum: return KeyPathOperators.value(["@sum", "self"], of: argument)
      case .min: return KeyPathOperators.value(["@min", "self"], of: argument)
      case .max: return KeyPathOperators.value(["@max", "self"], of: argument)
      case .average: return KeyPathOperators.value(["@avg", "self"], of: argument)
      case .lowercase, .uppercase, .length:
        guard case .text(let text) = plain else { return nil }
        return function == .length ? text.utf16.count : function == .lowercase ? text.lowercased() : text.uppercased()
      case .abs, .ceiling, .floor, .trunc, .sqrt, .ln, .log, .exp:
        return plain.double.map { PredicateArithmetic.value(function, $0) }
      }
    }
  }

  enum PredicateArithmetic {
    /// `nil` if an operand is no number, or for a division of integers by zero.
    static func value(_ left: Any?, _ sign: PredicateOperator, _ right: Any?) -> Any? {
      let (left, right) = (PlainValue(left), PlainValue(right))
      if case .integer(let one) = left, case .integer(let other) = right, let result = value(one, sign, other) {
        return result.overflow ? nil : result.partialValue
      }
      guard let one = left.double, let other = right.double else { return nil }
      switch sign {
      case .plus: return one + other
      case .minus: return one - other
      case .times: return one * other
      case .divided: return one / other
      case .power: return pow(one, other)
      }
    }

    private static func value(
      _ one: Int, _ sign: PredicateOperator, _ other: Int
    ) -> (partialValue: Int, overflow: Bool)? {
      switch sign {
      case .plus: one.addingReportingOverflow(other)
      case .minus: one.subtractingReportingOverflow(other)
      case .times: one.multipliedReportingOverflow(by: other)
      case .divided: one.dividedReportingOverflow(by: other)
      case .power: nil
      }
    }

    static func value(_ function: PredicateFunction, _ number: Double) -> Double {
      switch function {
      case .abs: abs(number)
      case .ceiling: number.rounded(.up)
      case .floor: number.rounded(.down)
      case .trunc: number.rounded(.towardZero)
      case .sqrt: number.squareRoot()
      case .ln: log(number)
      case .log: log10(number)
      case .exp: exp(number)
      default: number
      }
    }
  }
#endif
