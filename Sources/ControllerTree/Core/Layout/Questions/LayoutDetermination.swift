import ConstraintSolver
import Foundation

/// Which constraints give one of a view's four numbers its value. Rules: AL-83 to AL-85.
///
/// The value is the sum of the constants of the parts, each times its rate.
@MainActor struct LayoutDetermination {
  let component: LayoutComponent
  /// As solved, in points; of the alignment rectangle, in the superview's coordinates.
  let value: Double
  /// Whether another value would be as good.
  let isAmbiguous: Bool
  let parts: [Part]

  struct Part {
    let origin: LayoutSystem.Origin
    /// By how much the value grows with the constant.
    let rate: Double
    let constant: Double
    let priority: Float
  }
}

extension LayoutSystem {
  /// How the component of a view is determined; `nil` if no constraint has anything to do with it.
  /// - Complexity: O(row) of the solver.
  func determination(of component: LayoutComponent, of view: UIView) -> LayoutDetermination? {
    guard let reference = view.rare?.reference, let variable = variable(component, of: .view(reference)) else {
      return nil
    }
    let solver = unexercised
    var parts: [LayoutDetermination.Part] = []
    for determinant in (try? solver.determinants(of: variable)) ?? [] {
      guard let origin = origins[determinant.constraint], let constraint = solver[determinant.constraint] else {
        continue
      }
      parts.append(
        LayoutDetermination.Part(
          origin: origin, rate: determinant.rate, constant: constraint.constant,
          priority: constraint.priority.rawValue))
    }
    return LayoutDetermination(
      component: component, value: solver.value(of: variable),
      isAmbiguous: (try? solver.isAmbiguous(variable)) ?? false, parts: parts)
  }

  /// Whether the constraints leave open where a view lies, or how large it is. A view that translates its mask has a place.
  func isAmbiguous(_ view: UIView) -> Bool {
    guard view !== root.view, !view.layoutState.translatesMask else { return false }
    for component in LayoutComponent.allCases {
      guard let reference = view.rare?.reference, let variable = variable(component, of: .view(reference)),
        (try? unexercised.isAmbiguous(variable)) == false
      else { return true }
    }
    return false
  }

  /// The solver without the preferences of ``exercise(_:)``.
  private var unexercised: Solver {
    guard !exercised.isEmpty else { return solver }
    var copy = solver
    for (variable, _) in exercised { try? copy.removeEdit(variable) }
    copy.solve()
    return copy
  }

  // MARK: Exercising

  /// How far an ambiguous value is moved, in points.
  private static let exerciseDistance = 64.0
  /// Less than any other constraint, so that an exercise changes only what is open.
  private static let exercisePriority = Priority(Float(0.001))

  /// Gives the ambiguous values of a view other values that are as good; the next call restores the first ones.
  /// - Returns: The views and guides that move.
  func exercise(_ view: UIView) -> [LayoutItem] {
    guard !isExercising else {
      isExercising = false
      for (variable, value) in exercised { try? solver.suggest(value, for: variable) }
      return carryOut()
    }
    endExercise()
    carryOut()
    guard let reference = view.rare?.reference else { return [] }
    var moved: [LayoutItem] = []
    let item = item(of: .view(reference))
    for component in LayoutComponent.allCases {
      let variable = makeVariable(component, of: item)
      guard (try? solver.isAmbiguous(variable)) == true else { continue }
      let value = solver.value(of: variable)
      moved += push(variable, by: Self.exerciseDistance)
      // At the end of its room a value moves in the other direction.
      if abs(solver.value(of: variable) - value) < 1e-6 { moved += push(variable, by: -Self.exerciseDistance) }
    }
    isExercising = !exercised.isEmpty
    return moved
  }

  /// Ends the exercise: ambiguous values are again those that the solver finds.
  func endExercise() {
    for (variable, _) in exercised { try? solver.removeEdit(variable) }
    exercised = []
    isExercising = false
  }

  private func push(_ variable: Variable, by distance: Double) -> [LayoutItem] {
    let value = solver.value(of: variable)
    if !exercised.contains(where: { $0.variable == variable }) {
      guard (try? solver.addEdit(variable, priority: Self.exercisePriority)) != nil else { return [] }
      exercised.append((variable, value))
    }
    try? solver.suggest(value + distance, for: variable)
    return carryOut()
  }
}
