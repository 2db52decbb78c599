/// How the two sides of a constraint compare.
public enum Relation: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// A linear equation or inequality, `terms relation constant`, with a priority.
///
/// Write it with operators, `left + width <= 320`, or from its parts. It is a description: `Solver.add(_:)` puts it into a solver and
/// returns the `ID` by which it is changed and removed. Its error, if it is preferred, is the difference of its sides as they are
/// written: twice the coefficients make twice the error.
public struct Constraint: Hashable, Sendable {
  /// The left side. A variable may occur in several terms; terms with the coefficient zero have no effect.
  public var terms: [Term]
  public var relation: Relation
  /// The right side.
  public var constant: Double
  public var priority: Priority

  public init(_ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// A constraint that is part of a solver. A solver never gives the same ID twice.
  public struct ID: Hashable, Sendable {
    let solver: UInt32
    let index: Int32
    /// Counts the constraints of the solver in the order of addition.
    let serial: UInt32
  }

  /// The same constraint with another priority.
  public func prioritized(_ priority: Priority) -> Constraint {
    var changed = self
    changed.priority = priority
    return changed
  }
}

extension Constraint.ID: CustomStringConvertible {
  /// `c` and the constraint's number, counted from 1 in the order of addition.
  public var description: String { "c\(serial)" }
}

extension Constraint {
  fileprivate init(_ difference: LinearExpression, _ relation: Relation) {
    self.init(difference.terms, relation, -difference.constant)
  }
}

extension LinearExpressionConvertible {
  public static func == (left: Self, right: some LinearExpressionConvertible) -> Constraint {
    Constraint(left - right, .equal)
  }

  public static func <= (left: Self, right: some LinearExpressionConvertible) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  public static func >= (left: Self, right: some LinearExpressionConvertible) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }

  public static func == (left: Self, right: Double) -> Constraint { Constraint(left - right, .equal) }

  public static func <= (left: Self, right: Double) -> Constraint { Constraint(left - right, .lessThanOrEqual) }

  public static func >= (left: Self, right: Double) -> Constraint { Constraint(left - right, .greaterThanOrEqual) }
}
