import Foundation

/// How the progress of an animation depends on its time.
enum ProgressCurve: Hashable, Sendable {
  /// A cubic curve from (0, 0) to (1, 1) with two control points, x being the time.
  case cubic(Double, Double, Double, Double)
  case spring(SpringCurve)

  static let linear = ProgressCurve.cubic(0, 0, 1, 1)
  static let easeInOut = ProgressCurve.cubic(0.42, 0, 0.58, 1)

  /// The progress at `fraction` of a duration in seconds.
  func progress(at fraction: Double, of duration: Double) -> Double {
    switch self {
    case .cubic(let x1, let y1, let x2, let y2): Self.cubic(x1, y1, x2, y2, at: fraction)
    // A view is at its end when the animation ends, wherever the spring is.
    case .spring(let spring): fraction >= 1 ? 1 : spring.place(at: fraction * duration)
    }
  }

  private static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
    // A straight line also passes on what a spring has exceeded.
    if x1 == y1, x2 == y2 { return x }
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    func value(_ first: Double, _ second: Double, _ t: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
    // x grows with t, as both control points lie between 0 and 1.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if value(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return value(y1, y2, (low + high) / 2)
  }
}
