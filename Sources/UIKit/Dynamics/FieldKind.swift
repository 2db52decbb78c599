import ControllerTree
import Foundation

/// What a field does with an item. Rules: DYN-10.
@MainActor enum FieldKind {
  case drag
  case vortex
  case radial(CGPoint)
  case linear(CGVector)
  case velocity(CGVector)
  case noise(CGFloat, CGFloat)
  case turbulence(CGFloat, CGFloat)
  case spring
  case electric
  case magnetic
  case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)

  /// The acceleration by a field of strength 1, in points per second, each second.
  private static let unit: CGFloat = 100

  /// Whether the force depends on the distance to the middle.
  var hasMiddle: Bool {
    switch self {
    case .vortex, .radial, .electric, .magnetic, .custom: true
    case .drag, .linear, .velocity, .noise, .turbulence, .spring: false
    }
  }

  /// The acceleration of a body, in points per second, each second.
  func force(
    of field: UIFieldBehavior, at place: CGPoint, on body: DynamicBody, _ time: CGFloat, _ elapsed: CGFloat
  ) -> CGVector {
    let unit = Self.unit
    let distance = (place.x * place.x + place.y * place.y).squareRoot()
    let away = distance > 0 ? CGVector(dx: place.x / distance, dy: place.y / distance) : .zero
    let speed = CGVector(dx: body.velocity.x, dy: body.velocity.y)
    switch self {
    case .drag: return slowdown(of: speed, field.strength, time)
    case .vortex: return CGVector(dx: place.y, dy: -place.x)
    case .radial: return away * -unit
    case .linear: return field.direction * unit
    case .velocity: return .zero
    case .noise: return FieldNoise.direction(at: place, field.smoothness, field.animationSpeed, elapsed) * unit
    case .turbulence:
      return FieldNoise.direction(at: place, field.smoothness, field.animationSpeed, elapsed) * speed.length
    case .spring: return CGVector(dx: -place.x, dy: -place.y)
    case .electric: return away * (unit * body.charge / body.mass)
    case .magnetic: return CGVector(dx: speed.dy, dy: -speed.dx) * (body.charge / body.mass)
    case .custom(let force):
      let force = force(field, place, speed, body.mass, body.charge, TimeInterval(time))
      return force.isFinite ? force * (unit / body.mass) : .zero
    }
  }

  /// A drag never turns an item back.
  private func slowdown(of speed: CGVector, _ strength: CGFloat, _ time: CGFloat) -> CGVector {
    strength * time > 1 ? speed * (-1 / (strength * time)) : speed * -1
  }
}

/// Directions that look random and depend on place and time alone.
enum FieldNoise {
  /// The distance between two places with directions of their own, in points.
  private static let grid: CGFloat = 50

  static func direction(
    at place: CGPoint, _ smoothness: CGFloat, _ speed: CGFloat, _ time: CGFloat
  ) -> CGVector {
    let size = grid * (1 + 3 * min(max(smoothness, 0), 1))
    let (x, y) = (place.x / size, place.y / size)
    guard x.isFinite, y.isFinite, abs(x) < 1e9, abs(y) < 1e9 else { return .zero }
    let phase = min(abs(speed) * time, 1e9)
    return CGVector(dx: value(x, y, phase, 1), dy: value(x, y, phase, 2))
  }

  /// From -1 to 1, between those of the eight corners around the place in the grid.
  private static func value(_ x: CGFloat, _ y: CGFloat, _ time: CGFloat, _ seed: UInt64) -> CGFloat {
    let corner = (x.rounded(.down), y.rounded(.down), time.rounded(.down))
    let part = (smooth(x - corner.0), smooth(y - corner.1), smooth(time - corner.2))
    var sum: CGFloat = 0
    for index in 0..<8 {
      let (right, below, later) = (index & 1, index >> 1 & 1, index >> 2)
      let weight =
        (right == 1 ? part.0 : 1 - part.0) * (below == 1 ? part.1 : 1 - part.1) * (later == 1 ? part.2 : 1 - part.2)
      sum += weight * random(Int(corner.0) + right, Int(corner.1) + below, Int(corner.2) + later, seed)
    }
    return sum
  }

  private static func smooth(_ part: CGFloat) -> CGFloat { part * part * (3 - 2 * part) }

  private static func random(_ x: Int, _ y: Int, _ time: Int, _ seed: UInt64) -> CGFloat {
    var bits = seed
    for number in [x, y, time] {
      bits = (bits ^ UInt64(bitPattern: Int64(number))) &* 0x9E37_79B9_7F4A_7C15
      bits ^= bits >> 29
    }
    return CGFloat(bits % 20_001) / 10_000 - 1
  }
}

extension CGVector {
  static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
  var isFinite: Bool { dx.isFinite && dy.isFinite }
}
