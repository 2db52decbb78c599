/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  public var variable: Variable
  public var coefficient: Double

  public init(_ variable: Variable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant. A variable may occur in several terms.
public struct LinearExpression: Hashable, Sendable {
  public var terms: [Term]
  public var constant: Double

  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

/// What can stand in a linear expression: a `Variable`, a `Term`, or another expression.
public protocol LinearExpressionConvertible {
  var linearExpression: LinearExpression { get }
}

extension LinearExpression: LinearExpressionConvertible {
  public var linearExpression: LinearExpression { self }
}

extension Term: LinearExpressionConvertible {
  public var linearExpression: LinearExpression { LinearExpression(terms: [self]) }
}

extension Variable: LinearExpressionConvertible {
  public var linearExpression: LinearExpression { LinearExpression(terms: [Term(self)]) }
}

extension LinearExpressionConvertible {
  public static func + (left: Self, right: some LinearExpressionConvertible) -> LinearExpression {
    let (left, right) = (left.linearExpression, right.linearExpression)
    return LinearExpression(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  public static func - (left: Self, right: some LinearExpressionConvertible) -> LinearExpression { left + (-1 * right) }

  public static func + (left: Self, right: Double) -> LinearExpression {
    var sum = left.linearExpression
    sum.constant += right
    return sum
  }

  public static func - (left: Self, right: Double) -> LinearExpression { left + (-right) }

  public static func + (left: Double, right: Self) -> LinearExpression { right + left }

  public static func - (left: Double, right: Self) -> LinearExpression { -1 * right + left }

  public static prefix func - (expression: Self) -> LinearExpression { -1 * expression }

  public static func * (factor: Double, expression: Self) -> LinearExpression {
    let expression = expression.linearExpression
    return LinearExpression(
      terms: expression.terms.map { Term($0.variable, times: $0.coefficient * factor) },
      constant: expression.constant * factor)
  }

  public static func * (expression: Self, factor: Double) -> LinearExpression { factor * expression }

  public static func / (expression: Self, divisor: Double) -> LinearExpression { 1 / divisor * expression }
}
