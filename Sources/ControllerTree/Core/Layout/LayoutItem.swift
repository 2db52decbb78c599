import ConstraintSolver
import Foundation

/// One of the four numbers that place a view or a guide in its superview: those of its alignment rectangle.
enum LayoutComponent: Int, CaseIterable {
  case x, y, width, height

  var axis: NSLayoutConstraint.Axis { self == .x || self == .width ? .horizontal : .vertical }
  var isLength: Bool { self == .width || self == .height }

  static func position(on axis: NSLayoutConstraint.Axis) -> Self { axis == .horizontal ? .x : .y }
  static func length(on axis: NSLayoutConstraint.Axis) -> Self { axis == .horizontal ? .width : .height }
}

/// A value for each component that has one.
struct ByComponent<Value> {
  private var x, y, width, height: Value?

  subscript(component: LayoutComponent) -> Value? {
    get {
      switch component {
      case .x: x
      case .y: y
      case .width: width
      case .height: height
      }
    }
    set {
      switch component {
      case .x: x = newValue
      case .y: y = newValue
      case .width: width = newValue
      case .height: height = newValue
      }
    }
  }
}

/// A view or a guide in a ``LayoutSystem``: its variables, and the constraints that the system adds for it.
final class LayoutItem {
  let reference: LayoutItemReference
  /// Made when a constraint needs them.
  private var variables = ByComponent<Variable>()
  /// The constraints that stand for the frame and the mask, for a view that translates them; else those that bound its sides.
  private var places = ByComponent<Place>()
  /// The constraints that stand for the size of the content, with which the view hugs it and resists becoming smaller.
  var contents: [Constraint.ID] = []
  /// The width for which the height of the content was read; `nil` if it does not depend on the width, or was not read.
  var wrappedWidth: Double?
  /// Whether the view has kept its place at the last layout, because no constraint named it.
  var hasKeptPlace = false
  /// The view's `alignmentRectInsets`, as the system has read them.
  var alignment = UIEdgeInsets.zero

  struct Place {
    let id: Constraint.ID
    /// The part of a change of the superview's length that the component takes.
    let share: Double
    let usesSuperview: Bool
    var constant: Double
  }

  init(_ reference: LayoutItemReference) { self.reference = reference }

  subscript(component: LayoutComponent) -> Variable? {
    get { variables[component] }
    set { variables[component] = newValue }
  }

  subscript(place component: LayoutComponent) -> Place? {
    get { places[component] }
    set { places[component] = newValue }
  }
}

/// A sum of variables times coefficients, and a constant.
struct LayoutExpression {
  var terms: [Term] = []
  var constant = 0.0

  init(_ constant: Double = 0) { self.constant = constant }

  init(_ variable: Variable) { terms = [Term(variable)] }

  mutating func add(_ other: LayoutExpression, times factor: Double = 1) {
    for term in other.terms { terms.append(Term(term.variable, times: term.coefficient * factor)) }
    constant += other.constant * factor
  }

  mutating func add(_ variable: Variable, times factor: Double = 1) {
    terms.append(Term(variable, times: factor))
  }

  /// The sum with one term for each variable, and none that has vanished.
  var merged: LayoutExpression {
    var sum = LayoutExpression(constant)
    for term in terms {
      if let place = sum.terms.firstIndex(where: { $0.variable == term.variable }) {
        sum.terms[place].coefficient += term.coefficient
      } else {
        sum.terms.append(term)
      }
    }
    sum.terms.removeAll { $0.coefficient == 0 }
    return sum
  }
}
