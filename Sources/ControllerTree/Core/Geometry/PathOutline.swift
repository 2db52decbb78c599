import Foundation

/// A part of a path as points, between which it is straight. Curves have 32 pieces.
struct PathPart {
  var points: [CGPoint]
  var isClosed = false

  static func parts(of path: CGPath) -> [PathPart] {
    var parts: [PathPart] = []
    var current = CGPoint.zero
    for step in path.steps {
      switch step {
      case .move(let point):
        parts.append(PathPart(points: [point]))
        current = point
      case .close:
        guard let last = parts.indices.last, !parts[last].isClosed else { continue }
        parts[last].isClosed = true
        current = parts[last].points[0]
      case .line, .quad, .curve:
        if parts.last?.isClosed != false { parts.append(PathPart(points: [current])) }
        let curve = PathCurve(start: current, points: step.points)
        let count = curve.isLine ? 1 : 32
        for piece in 1...count {
          parts[parts.count - 1].points.append(curve.point(at: CGFloat(piece) / CGFloat(count)))
        }
        current = step.points.last ?? current
      }
    }
    return parts
  }

  /// Without points that repeat the one before.
  var distinct: [CGPoint] {
    var result: [CGPoint] = []
    for point in points where point != result.last { result.append(point) }
    if isClosed, result.count > 1, result.first == result.last { result.removeLast() }
    return result
  }
}

/// Makes the outline of a line: a polygon for each straight piece, corner and end. All turn the same way, so the rule `winding` fills
/// them as one.
struct PathOutline {
  private let style: CGLineStyle
  private let result = CGMutablePath()
  private var half: CGFloat { style.width / 2 }

  static func path(around path: CGPath, _ style: CGLineStyle) -> CGMutablePath {
    let outline = PathOutline(style: style)
    guard style.width > 0, style.width.isFinite else { return outline.result }
    for part in PathPart.parts(of: path) { outline.add(part) }
    return outline.result
  }

  private init(style: CGLineStyle) { self.style = style }

  private func add(_ part: PathPart) {
    let points = part.distinct
    guard points.count > 1 else { return addDot(part) }
    let count = points.count
    for index in 0..<(part.isClosed ? count : count - 1) { addPiece(points[index], points[(index + 1) % count]) }
    for index in 0..<count where part.isClosed || index > 0 && index < count - 1 {
      addCorner(points[(index + count - 1) % count], points[index], points[(index + 1) % count])
    }
    guard !part.isClosed else { return }
    addEnd(points[0], from: points[1])
    addEnd(points[count - 1], from: points[count - 2])
  }

  /// A part without length has round or square ends only.
  private func addDot(_ part: PathPart) {
    guard part.points.count > 1 || part.isClosed, let point = part.points.first else { return }
    switch style.cap {
    case .butt: break
    case .round: addCircle(point)
    case .square:
      addPolygon([
        CGPoint(x: point.x - half, y: point.y - half), CGPoint(x: point.x + half, y: point.y - half),
        CGPoint(x: point.x + half, y: point.y + half), CGPoint(x: point.x - half, y: point.y + half),
      ])
    }
  }

  private func addPiece(_ start: CGPoint, _ end: CGPoint) {
    let side = (end - start).across * half
    addPolygon([start + side, end + side, end - side, start - side])
  }

  private func addEnd(_ end: CGPoint, from other: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: addCircle(end)
    case .square: addPiece(end, end + (end - other).unit * half)
    }
  }

  private func addCorner(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
    if style.join == .round { return addCircle(corner) }
    let (first, second) = ((corner - before).unit, (after - corner).unit)
    let turn = first.x * second.y - first.y * second.x
    guard turn != 0 else { return }
    // The gap is on the outer side of the turn.
    let outwards: CGFloat = turn > 0 ? -1 : 1
    let (one, other) = (first.across * (half * outwards), second.across * (half * outwards))
    var polygon = [corner, corner + one, corner + other]
    // The length of the point is 1/cos of half of the turn.
    let cosine = ((1 + first.x * second.x + first.y * second.y) / 2).squareRoot()
    if style.join == .miter, cosine > 0, 1 / cosine <= style.miterLimit {
      let middle = (one + other).unit * (half / cosine)
      polygon.insert(corner + middle, at: 2)
    }
    addPolygon(polygon)
  }

  private func addCircle(_ center: CGPoint) {
    let start = CGPoint(x: center.x + half, y: center.y)
    result.move(to: start)
    result.addRelativeArc(center: center, radius: half, startAngle: 0, delta: -2 * .pi)
    result.closeSubpath()
  }

  private func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    result.addLines(between: area > 0 ? points.reversed() : points)
    result.closeSubpath()
  }
}

/// Cuts the lines of a path into dashes.
enum PathDashes {
  static func path(of path: CGPath, phase: CGFloat, lengths: [CGFloat]) -> CGMutablePath? {
    var total: CGFloat = 0
    for length in lengths {
      guard length >= 0, length.isFinite else { return nil }
      total += length
    }
    guard total > 0, phase.isFinite else { return nil }
    let result = CGMutablePath()
    for part in PathPart.parts(of: path) { add(part, to: result, phase: phase, lengths, total) }
    return result
  }

  private static func add(
    _ part: PathPart, to result: CGMutablePath, phase: CGFloat, _ lengths: [CGFloat], _ total: CGFloat
  ) {
    // An odd number of lengths changes dashes and gaps at each repetition.
    let period = lengths.count % 2 == 0 ? total : total * 2
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var index = 0
    while rest >= lengths[index % lengths.count] {
      rest -= lengths[index % lengths.count]
      index += 1
    }
    var left = lengths[index % lengths.count] - rest
    var points = part.points
    if part.isClosed, let first = points.first { points.append(first) }
    if let first = points.first, index % 2 == 0 { result.move(to: first) }
    for (start, end) in zip(points, points.dropFirst()) {
      let (length, direction) = ((end - start).length, (end - start).unit)
      var done: CGFloat = 0
      // A dash that ends with the piece ends here; a gap that does ends with the next piece.
      while length - done > left || index % 2 == 0 && length - done == left {
        done += left
        let point = start + direction * done
        if index % 2 == 0 { result.addLine(to: point) } else { result.move(to: point) }
        index += 1
        left = lengths[index % lengths.count]
      }
      left -= length - done
      if index % 2 == 0 { result.addLine(to: end) }
    }
  }
}

// Points as vectors.
extension CGPoint {
  static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint { CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
  static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint { CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }
  static func * (lhs: CGPoint, rhs: CGFloat) -> CGPoint { CGPoint(x: lhs.x * rhs, y: lhs.y * rhs) }

  var length: CGFloat { (x * x + y * y).squareRoot() }
  /// The vector of length 1 in this direction.
  var unit: CGPoint { length > 0 ? CGPoint(x: x / length, y: y / length) : .zero }
  /// The vector of length 1 at a right angle to this direction.
  var across: CGPoint { CGPoint(x: -unit.y, y: unit.x) }
}
