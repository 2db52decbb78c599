import ControllerTree
import Foundation

/// A range of numbers.
public struct UIFloatRange: Hashable, Sendable {
  /// The least number.
  public var minimum: CGFloat
  /// The greatest number.
  public var maximum: CGFloat

  /// From 0 to 0.
  public init() { (minimum, maximum) = (0, 0) }
  /// A range from its ends.
  public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

  /// From 0 to 0.
  public static let zero = UIFloatRange()
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Whether the range has no end.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

  /// The number in the range that is nearest to another one.
  func nearest(to number: CGFloat) -> CGFloat { max(minimum, min(number, maximum)) }
}

/// What keeps two items in their places beside each other. The places at the beginning count. Rules: DYN-13.
@MainActor final class AttachmentJoint {
  enum Kind {
    case sliding(CGVector)
    case limit, fixed, pin
  }

  private let kind: Kind
  private let anchor: CGPoint
  private let first: (center: CGPoint, angle: CGFloat)
  private let second: (center: CGPoint, angle: CGFloat)

  init(_ kind: Kind, _ first: any UIDynamicItem, _ second: (any UIDynamicItem)?, _ anchor: CGPoint) {
    self.kind = kind
    self.anchor = anchor
    self.first = (first.center, Self.angle(of: first))
    self.second = second.map { ($0.center, Self.angle(of: $0)) } ?? (anchor, 0)
  }

  private static func angle(of item: any UIDynamicItem) -> CGFloat {
    CGFloat(atan2(Double(item.transform.b), Double(item.transform.a)))
  }

  private static func rotated(_ point: CGPoint, _ angle: CGFloat) -> CGPoint {
    angle == 0 ? point : point.applying(CGAffineTransform(rotationAngle: angle))
  }

  func correct(_ behavior: UIAttachmentBehavior, _ world: DynamicWorld, _ time: CGFloat) {
    if case .limit = kind { return behavior.keepLength(world, time) { $0 > behavior.length } }
    let items = behavior.items
    let body = world.body(of: items[0])
    let other = items.count > 1 ? world.body(of: items[1]) : nil
    // What the joint is on has turned and moved since the beginning.
    let turn = (other?.angle ?? 0) - second.angle
    let base = other?.center ?? behavior.anchorPoint
    let goal: CGPoint
    switch kind {
    case .limit: return
    case .fixed: goal = base.moved(Self.rotated(first.center.moved(second.center, -1), turn), 1)
    case .sliding(let axis): goal = slide(body, from: base, turn, axis, behavior.attachmentRange)
    case .pin:
      goal = swing(
        body, about: base.moved(Self.rotated(anchor.moved(second.center, -1), turn), 1), turn, behavior, time)
    }
    move(body, other, to: goal)
    if case .pin = kind { return }
    if body.inverseMass > 0 {
      body.angle = first.angle + turn
      body.angularVelocity = other?.angularVelocity ?? 0
    }
  }

  /// The place on the axis that is nearest to the body.
  private func slide(
    _ body: DynamicBody, from base: CGPoint, _ turn: CGFloat, _ axis: CGVector, _ range: UIFloatRange
  ) -> CGPoint {
    let start = base.moved(Self.rotated(first.center.moved(second.center, -1), turn), 1)
    guard axis.length > 0 else { return start }
    let direction = Self.rotated(CGPoint(x: axis.dx / axis.length, y: axis.dy / axis.length), turn)
    let way = body.center.moved(start, -1)
    let distance = range.nearest(to: way.x * direction.x + way.y * direction.y)
    return start.moved(direction, distance)
  }

  /// The place on the circle about the pin that is nearest to the body, which turns with its place.
  private func swing(
    _ body: DynamicBody, about pin: CGPoint, _ turn: CGFloat, _ behavior: UIAttachmentBehavior, _ time: CGFloat
  ) -> CGPoint {
    let factor = 1 / (1 + max(behavior.frictionTorque, 0) * time)
    body.velocity = CGPoint(x: body.velocity.x * factor, y: body.velocity.y * factor)
    body.angularVelocity *= factor
    let arm = first.center.moved(anchor, -1)
    let (radius, way) = (CGVector(dx: arm.x, dy: arm.y).length, body.center.moved(pin, -1))
    guard radius > 0, way != .zero else {
      if !behavior.attachmentRange.isInfinite {
        body.angle = first.angle + turn + behavior.attachmentRange.nearest(to: body.angle - first.angle - turn)
      }
      return pin
    }
    let rest = CGVector(dx: arm.x, dy: arm.y).angle + turn
    let swung = CGFloat(remainder(Double(CGVector(dx: way.x, dy: way.y).angle - rest), 2 * .pi))
    let angle = behavior.attachmentRange.nearest(to: swung)
    if body.inverseMass > 0 { (body.angle, body.angularVelocity) = (first.angle + turn + angle, 0) }
    let place = CGVector(angle: rest + angle, length: radius)
    return CGPoint(x: pin.x + place.dx, y: pin.y + place.dy)
  }

  /// Moves the bodies until the first one is at its place beside the other, the lighter one more.
  private func move(_ body: DynamicBody, _ other: DynamicBody?, to goal: CGPoint) {
    let way = goal.moved(body.center, -1)
    let total = body.inverseMass + (other?.inverseMass ?? 0)
    guard total > 0, way != .zero else { return }
    let share = body.inverseMass / total
    body.center = body.center.moved(way, share)
    other?.center.move(way, share - 1)
    // What leads away from the goal is lost, for both as much as they weigh.
    let length = CGVector(dx: way.x, dy: way.y).length
    let normal = CGPoint(x: way.x / length, y: way.y / length)
    let speed = body.velocity.moved(other?.velocity ?? .zero, -1)
    let lost = min(speed.x * normal.x + speed.y * normal.y, 0)
    body.velocity.move(normal, -lost * share)
    other?.velocity.move(normal, lost * (1 - share))
  }
}

extension CGPoint {
  fileprivate mutating func move(_ way: CGPoint, _ factor: CGFloat) { self = moved(way, factor) }
}
