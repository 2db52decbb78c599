import Foundation

/// How a person holds a pencil. Rules: TOUCH-26.
public struct PencilTouch: Hashable, Sendable {
  /// The greatest force of a pencil, where 1 is that of an average touch.
  public static let maximumForce: CGFloat = 25.0 / 6

  /// How hard the pencil presses; 1 is average.
  public var force: CGFloat
  /// The angle to the surface, in radians: 0 if it lies on it.
  public var altitudeAngle: CGFloat
  /// The direction in which it points, in radians, from the window's positive x-axis on.
  public var azimuthAngle: CGFloat
  /// How far the pencil is turned about its axis, in radians.
  public var rollAngle: CGFloat

  /// Makes a pencil. By default it stands upright and presses as usual.
  public init(
    force: CGFloat = 1, altitudeAngle: CGFloat = .pi / 2, azimuthAngle: CGFloat = 0, rollAngle: CGFloat = 0
  ) {
    self.force = force
    self.altitudeAngle = altitudeAngle
    self.azimuthAngle = azimuthAngle
    self.rollAngle = rollAngle
  }

  /// The values that a device can have.
  var possible: PencilTouch {
    PencilTouch(
      force: force.isFinite ? min(max(force, 0), Self.maximumForce) : 1,
      altitudeAngle: altitudeAngle.isFinite ? min(max(altitudeAngle, 0), .pi / 2) : .pi / 2,
      azimuthAngle: azimuthAngle.isFinite ? azimuthAngle : 0, rollAngle: rollAngle.isFinite ? rollAngle : 0)
  }
}

/// What a touch knows of its way since the last event: places between two frames, and where it probably goes. Rules: TOUCH-26.
@MainActor struct TouchSamples {
  /// How far ahead a touch is predicted, in steps as long as the last one.
  private static let predictions = 2

  private(set) var coalesced: [UITouch] = []
  private(set) var predicted: [UITouch] = []

  /// - Parameter places: The places of the touch since the last event, the present one at the end.
  init(of touch: UITouch, through places: [CGPoint], from start: CGPoint) {
    var previous = start
    for place in places {
      coalesced.append(touch.sample(at: place, from: previous))
      previous = place
    }
    guard let last = places.last else { return }
    let before = places.count > 1 ? places[places.count - 2] : start
    let step = CGPoint(x: last.x - before.x, y: last.y - before.y)
    guard step != .zero else { return }
    for number in 1...Self.predictions {
      let place = CGPoint(x: last.x + step.x * CGFloat(number), y: last.y + step.y * CGFloat(number))
      predicted.append(touch.sample(at: place, from: previous))
      previous = place
    }
  }
}
