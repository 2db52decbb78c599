import ControllerTree
import Foundation

/// An item in motion.
@MainActor final class DynamicBody {
  let item: any UIDynamicItem
  var center: CGPoint
  var angle: CGFloat
  var velocity = CGPoint.zero
  var angularVelocity: CGFloat = 0
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var density: CGFloat = 1
  var charge: CGFloat = 0
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true
  /// The rotation that was not made by the animator is kept below the body's own.
  private var foundAngle: CGFloat

  init(_ item: any UIDynamicItem) {
    self.item = item
    center = item.center
    angle = Self.angle(of: item)
    foundAngle = angle
  }

  private static func angle(of item: any UIDynamicItem) -> CGFloat {
    CGFloat(atan2(Double(item.transform.b), Double(item.transform.a)))
  }

  /// An item of 100 by 100 points with density 1 has mass 1.
  var mass: CGFloat { max(item.bounds.width * item.bounds.height / 10_000 * density, 1e-6) }
  /// 0 for a body that does not move.
  var inverseMass: CGFloat { isAnchored ? 0 : 1 / mass }
  var half: CGPoint { CGPoint(x: item.bounds.width / 2, y: item.bounds.height / 2) }
  var box: CGRect { CGRect(x: center.x - half.x, y: center.y - half.y, width: 2 * half.x, height: 2 * half.y) }

  func readItem() {
    center = item.center
    angle = Self.angle(of: item)
    foundAngle = angle
  }

  func writeItem() {
    if item.center != center { item.center = center }
    guard angle != foundAngle else { return }
    item.transform = item.transform.rotated(by: angle - foundAngle)
    foundAngle = angle
  }

  func moveFreely(_ time: CGFloat) {
    guard !isAnchored else {
      (velocity, angularVelocity) = (.zero, 0)
      return
    }
    let factor = 1 / (1 + max(resistance, 0) * time)
    velocity = CGPoint(x: velocity.x * factor, y: velocity.y * factor)
    center = CGPoint(x: center.x + velocity.x * time, y: center.y + velocity.y * time)
    angularVelocity = allowsRotation ? angularVelocity / (1 + max(angularResistance, 0) * time) : 0
    angle += angularVelocity * time
  }
}

/// The bodies of an animator, and the steps of time in which they move (DYN-03).
///
/// A frame has four steps. In each, the behaviours change speeds, then bodies move, then the behaviours correct places: collisions and
/// attachments. Sizes are boxes along the axes, so collisions do not turn items.
@MainActor final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []
  static let steps = 4

  /// The body of an item, made on first use.
  func body(of item: any UIDynamicItem) -> DynamicBody {
    for body in bodies where body.item === item { return body }
    let made = DynamicBody(item)
    bodies.append(made)
    return made
  }

  func existingBody(of item: any UIDynamicItem) -> DynamicBody? {
    for body in bodies where body.item === item { return body }
    return nil
  }

  /// Drops the bodies of all other items.
  func keep(_ items: [any UIDynamicItem]) {
    bodies.removeAll { body in !items.contains { $0 === body.item } }
    for item in items { _ = body(of: item) }
  }

  /// Moves the bodies by a frame.
  /// - Returns: The longest way that a body has moved.
  func advance(by time: CGFloat, _ behaviors: [UIDynamicBehavior]) -> CGFloat {
    let starts = bodies.map { ($0.center, $0.angle) }
    let part = time / CGFloat(Self.steps)
    for _ in 0..<Self.steps {
      for behavior in behaviors { behavior.push(self, part) }
      for body in bodies { body.moveFreely(part) }
      for behavior in behaviors { behavior.correct(self, part) }
    }
    var longest: CGFloat = 0
    for (body, start) in zip(bodies, starts) {
      let (x, y) = (body.center.x - start.0.x, body.center.y - start.0.y)
      longest = max(longest, abs(x), abs(y), abs(body.angle - start.1) * 50)
    }
    return longest
  }
}
