import Foundation

/// The movement of a damped spring from 0 to 1, as the solution of its equation. Rules: LAYER-24.
struct SpringCurve: Hashable, Sendable {
  let mass: Double
  let stiffness: Double
  let damping: Double
  /// In whole ways per second, towards 1.
  let velocity: Double

  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    self.mass = mass > 0 ? mass : 1
    self.stiffness = stiffness > 0 ? stiffness : 100
    self.damping = max(damping, 0)
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// A spring of the given perceived duration, in seconds. A bounce of 0 does not overshoot, one of 1 never rests.
  init(duration: Double, bounce: Double, velocity: Double) {
    let frequency = 2 * Double.pi / (duration > 0 ? duration : 0.5)
    let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.99))
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
  }

  /// A spring that has settled after `duration` seconds.
  init(settlingIn duration: Double, dampingRatio: Double, velocity: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let unit = SpringCurve(mass: 1, stiffness: 1, damping: 2 * ratio, velocity: 0)
    let frequency = duration > 0 ? unit.settlingDuration / duration : 1
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }
  private var ratio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The place after `time` seconds.
  func place(at time: Double) -> Double {
    let (frequency, ratio) = (frequency, ratio)
    let decay = ratio * frequency
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let sine = (decay - velocity) / swing
      return 1 - exp(-decay * time) * (cos(swing * time) + sine * sin(swing * time))
    }
    if ratio == 1 { return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time) }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (decay - spread, decay + spread)
    let share = (fast - velocity) / (2 * spread)
    return 1 - share * exp(-slow * time) - (1 - share) * exp(-fast * time)
  }

  /// The time after which the spring stays within a thousandth of the way from its end. Without damping, infinite.
  var settlingDuration: Double {
    let limit = 0.001
    let (frequency, ratio) = (frequency, ratio)
    let decay = ratio * frequency
    guard decay > 0 else { return .infinity }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return log((1 + abs((decay - velocity) / swing)) / limit) / decay
    }
    // Without oscillation the distance falls steadily once the velocity points to the end.
    var (low, high) = (0.0, 1 / frequency)
    while abs(1 - place(at: high)) > limit || abs(1 - place(at: high * 1.5)) > limit, high < 1e6 { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abs(1 - place(at: middle)) > limit { low = middle } else { high = middle }
    }
    return high
  }
}
