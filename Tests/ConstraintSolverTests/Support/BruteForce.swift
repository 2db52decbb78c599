import ConstraintSolver

/// The optimal solutions of a small system by trying every point at which as many constraints as there are variables hold with
/// equality. It shares nothing with the solver's method.
///
/// Each variable must be bounded by required constraints: the sums of errors are piecewise linear, so that one such point is optimal.
struct BruteForce {
  /// The smallest errors; `nil` if the required constraints contradict each other.
  private(set) var errors: [Double]?
  /// Which variables have the same value in all optimal solutions.
  private(set) var isDetermined: [Bool] = []

  init(_ system: TestSystem) {
    let count = system.variableCount
    var lowest: [Double] = []
    var highest: [Double] = []
    for chosen in Self.choices(of: count, from: system.lines.count) {
      guard let point = Self.intersection(chosen.map { system.lines[$0] }, count: count) else { continue }
      let required = system.lines.filter { $0.priority == 1000 }
      guard required.allSatisfy({ $0.error(at: point) < 1e-7 }) else { continue }
      let errors = system.errors(at: point)
      switch self.errors.map({ Self.compare(errors, $0) }) ?? -1 {
      case ..<0:
        self.errors = errors
        (lowest, highest) = (point, point)
      case 0:
        lowest = zip(lowest, point).map { min($0, $1) }
        highest = zip(highest, point).map { max($0, $1) }
      default: break
      }
    }
    isDetermined = zip(lowest, highest).map { $1 - $0 < 1e-6 }
  }

  private static func compare(_ first: [Double], _ second: [Double]) -> Int {
    for (left, right) in zip(first, second) where abs(left - right) > 1e-7 { return left < right ? -1 : 1 }
    return 0
  }

  private static func choices(of size: Int, from count: Int) -> [[Int]] {
    if size == 0 { return [[]] }
    if size > count { return [] }
    return choices(of: size, from: count - 1) + choices(of: size - 1, from: count - 1).map { $0 + [count - 1] }
  }

  /// The point at which the sides of all lines are equal, if there is only one: Gauss's elimination.
  private static func intersection(_ lines: [TestSystem.Line], count: Int) -> [Double]? {
    var matrix = lines.map { $0.coefficients + [$0.constant] }
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
        abs(matrix[pivot][column]) > 1e-9
      else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<count where row != column && matrix[row][column] != 0 {
        let factor = matrix[row][column] / matrix[column][column]
        for i in column...count { matrix[row][i] -= factor * matrix[column][i] }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }
}
