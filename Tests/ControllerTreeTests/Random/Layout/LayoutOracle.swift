import Foundation

/// Finds the best values of a small system by trying all corners, for comparison with the solver of the library.
///
/// The best solution of linear constraints with priorities lies at a corner: a point where as many constraints hold with equality as
/// there are unknowns. Every unknown must be bounded by some constraint.
struct LayoutOracle {
  struct Rule {
    var coefficients: [Double]
    /// Below 0 for `<=`, above 0 for `>=`.
    var relation: Int
    var constant: Double
    /// 1000 if required.
    var priority: Float

    func error(at point: [Double]) -> Double {
      let difference = zip(coefficients, point).map(*).reduce(0, +) - constant
      return relation == 0 ? abs(difference) : max(0, relation < 0 ? difference : -difference)
    }
  }

  let rules: [Rule]

  /// The sums of the errors for each priority, the highest first, at `point`; `nil` if a required rule is broken there.
  func errors(at point: [Double]) -> [Double]? {
    var sums: [Float: Double] = [:]
    for rule in rules {
      let error = rule.error(at: point)
      if rule.priority == 1000 {
        if error > 1e-6 { return nil }
      } else {
        sums[rule.priority, default: 0] += error
      }
    }
    return sums.sorted { $0.key > $1.key }.map(\.value)
  }

  /// The smallest errors that any point has.
  var bestErrors: [Double]? {
    guard let count = rules.first?.coefficients.count else { return nil }
    var best: [Double]?
    var chosen: [Int] = []
    func visit(from next: Int) {
      if chosen.count == count {
        guard let point = corner(chosen), let errors = errors(at: point) else { return }
        if best.map({ Self.isLess(errors, than: $0) }) ?? true { best = errors }
        return
      }
      for index in next..<rules.count {
        chosen.append(index)
        visit(from: index + 1)
        chosen.removeLast()
      }
    }
    visit(from: 0)
    return best
  }

  static func isLess(_ one: [Double], than other: [Double], tolerance: Double = 1e-6) -> Bool {
    for (left, right) in zip(one, other) where abs(left - right) > tolerance { return left < right }
    return false
  }

  /// The point at which the chosen rules hold with equality, by Gaussian elimination.
  private func corner(_ chosen: [Int]) -> [Double]? {
    var rows = chosen.map { rules[$0].coefficients + [rules[$0].constant] }
    let count = chosen.count
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        guard factor != 0 else { continue }
        for place in column...count { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
