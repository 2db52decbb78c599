import ControllerTree
import Foundation

// What a contact does to speeds and places (DYN-08).

extension DynamicBody {
  /// The body leaves a boundary that does not move.
  /// - Parameters:
  ///   - normal: The direction away from the boundary, of length 1.
  ///   - depth: How far the body is inside the boundary.
  func bounce(_ normal: CGPoint, by depth: CGFloat) {
    guard !isAnchored else { return }
    center = CGPoint(x: center.x + normal.x * depth, y: center.y + normal.y * depth)
    let speed = velocity.x * normal.x + velocity.y * normal.y
    guard speed < 0 else { return }
    change(along: normal, by: -speed * (1 + kept(of: speed)), friction: friction)
  }

  /// Two bodies leave each other, the lighter one more.
  func collide(with other: DynamicBody, _ normal: CGPoint, depth: CGFloat) {
    let total = inverseMass + other.inverseMass
    guard total > 0 else { return }
    let (share, rest) = (inverseMass / total, other.inverseMass / total)
    center = CGPoint(x: center.x + normal.x * depth * share, y: center.y + normal.y * depth * share)
    other.center = CGPoint(x: other.center.x - normal.x * depth * rest, y: other.center.y - normal.y * depth * rest)
    let speed = (velocity.x - other.velocity.x) * normal.x + (velocity.y - other.velocity.y) * normal.y
    guard speed < 0 else { return }
    let kept = max(kept(of: speed), other.kept(of: speed))
    let impulse = -speed * (1 + kept)
    let rubbing = (friction * other.friction).squareRoot()
    change(along: normal, by: impulse * share, friction: rubbing)
    other.change(along: CGPoint(x: -normal.x, y: -normal.y), by: impulse * rest, friction: rubbing)
  }

  /// The part of the speed that a contact gives back. A slow body comes to rest.
  private func kept(of speed: CGFloat) -> CGFloat { -speed < 10 ? 0 : min(max(elasticity, 0), 1) }

  private func change(along normal: CGPoint, by amount: CGFloat, friction: CGFloat) {
    velocity = CGPoint(x: velocity.x + normal.x * amount, y: velocity.y + normal.y * amount)
    let side = CGPoint(x: -normal.y, y: normal.x)
    let sliding = velocity.x * side.x + velocity.y * side.y
    let slower = min(abs(sliding), max(friction, 0) * amount) * (sliding < 0 ? -1 : 1)
    velocity = CGPoint(x: velocity.x - side.x * slower, y: velocity.y - side.y * slower)
  }
}

/// A straight piece of a boundary.
struct BoundaryLine {
  let start: CGPoint
  let end: CGPoint

  /// The pieces of a path; curves are straight in 32 pieces.
  static func lines(of path: CGPath) -> [BoundaryLine] {
    var lines: [BoundaryLine] = []
    var (first, current) = (CGPoint.zero, CGPoint.zero)
    path.flattened(threshold: 0).applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint:
        current = element.pointee.points[0]
        first = current
      case .addLineToPoint:
        lines.append(BoundaryLine(start: current, end: element.pointee.points[0]))
        current = element.pointee.points[0]
      case .closeSubpath:
        if current != first { lines.append(BoundaryLine(start: current, end: first)) }
        current = first
      case .addQuadCurveToPoint, .addCurveToPoint: break
      }
    }
    return lines
  }

  /// Pushes a body off the line, to the side on which its middle is. Returns whether the two touch.
  @MainActor func push(_ body: DynamicBody) -> Bool {
    let (box, half) = (body.box, body.half)
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0, overlaps(box.minX, box.maxX, start.x, end.x), overlaps(box.minY, box.maxY, start.y, end.y) else {
      return false
    }
    let normal = CGPoint(x: -y / length, y: x / length)
    let distance = (body.center.x - start.x) * normal.x + (body.center.y - start.y) * normal.y
    let reach = abs(normal.x) * half.x + abs(normal.y) * half.y
    guard abs(distance) < reach else { return false }
    let side: CGFloat = distance < 0 ? -1 : 1
    body.bounce(CGPoint(x: normal.x * side, y: normal.y * side), by: reach - abs(distance))
    return true
  }

  /// Whether a range reaches into another one, whose ends may be equal or exchanged.
  private func overlaps(_ low: CGFloat, _ high: CGFloat, _ one: CGFloat, _ other: CGFloat) -> Bool {
    low < max(one, other) && high > min(one, other) || one == other && low < one && high > one
  }
}
