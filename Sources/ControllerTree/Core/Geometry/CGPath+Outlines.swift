import Foundation

extension CGPath {
  /// The outline of a line along the path, to be filled by the rule `winding`. Curves become 32 straight pieces.
  /// - Parameters:
  ///   - lineWidth: The width of the line.
  ///   - lineCap: The ends of the line.
  ///   - lineJoin: The corners of the line.
  ///   - miterLimit: The longest point of a corner, as a multiple of the width.
  ///   - transform: Moves the path's points first.
  /// - Complexity: O(n) in the steps.
  /// - Rules: DRAW-04.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = CGLineStyle()
    (style.width, style.cap, style.join, style.miterLimit) = (lineWidth, lineCap, lineJoin, miterLimit)
    return CGPath(steps: PathOutline.path(around: CGPath(steps: transformed(steps, by: transform)), style).steps)
  }

  /// The path in dashes; the path itself if the lengths are none, negative or all zero. Curves become 32 straight pieces.
  /// - Parameters:
  ///   - phase: Where in the dashes each part of the path begins.
  ///   - lengths: The lengths of dashes and gaps, by turns.
  ///   - transform: Moves the path's points first.
  /// - Complexity: O(n) in the steps and the dashes.
  /// - Rules: DRAW-04.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let moved = CGPath(steps: transformed(steps, by: transform))
    return PathDashes.path(of: moved, phase: phase, lengths: lengths).map { CGPath(steps: $0.steps) } ?? moved
  }

  /// The path with straight pieces instead of curves, 32 for each.
  /// - Parameter threshold: The library never reads it.
  public func flattened(threshold: CGFloat) -> CGPath {
    let result = CGMutablePath()
    for part in PathPart.parts(of: self) {
      result.addLines(between: part.points)
      if part.isClosed { result.closeSubpath() }
    }
    return CGPath(steps: result.steps)
  }

  /// Whether the path is one rectangle with sides along the axes; writes it through the pointer.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let box = rectangle else { return false }
    rect?.pointee = box
    return true
  }

  /// The rectangle that the path is, if it is one.
  var rectangle: CGRect? {
    let parts = PathPart.parts(of: self)
    guard parts.count == 1, steps.count == 5 || steps.count == 6, parts[0].isClosed || steps.count == 5 else {
      return nil
    }
    var points = parts[0].points
    if points.count == 5, points.first == points.last { points.removeLast() }
    guard points.count == 4 else { return nil }
    let box = boundingBox
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
      CGPoint(x: box.minX, y: box.maxY),
    ]
    // A turned rectangle has rounding errors.
    func areEqual(_ one: CGPoint, _ other: CGPoint) -> Bool { abs(one.x - other.x) + abs(one.y - other.y) < 1e-9 }
    guard let first = corners.firstIndex(where: { areEqual($0, points[0]) }) else { return nil }
    for direction in [1, 3]
    where (0..<4).allSatisfy({ areEqual(points[$0], corners[(first + $0 * direction) % 4]) }) { return box }
    return nil
  }

  /// The path turned round: its parts in reverse order, each from its end to its beginning.
  package var reversed: CGPath {
    var parts: [(points: [[CGPoint]], isClosed: Bool)] = []
    var start = CGPoint.zero
    for step in steps {
      switch step {
      case .move(let point):
        parts.append(([[point]], false))
        start = point
      case .close:
        guard let last = parts.indices.last else { continue }
        parts[last].isClosed = true
      case .line, .quad, .curve:
        if parts.last?.isClosed != false { parts.append(([[start]], false)) }
        parts[parts.count - 1].points.append(step.points)
      }
    }
    var result: [Step] = []
    for part in parts.reversed() {
      guard let end = part.points.last?.last else { continue }
      result.append(.move(end))
      for index in part.points.indices.dropFirst().reversed() {
        let controls = part.points[index].dropLast().reversed()
        let points = Array(controls) + [part.points[index - 1][part.points[index - 1].count - 1]]
        switch points.count {
        case 1: result.append(.line(points[0]))
        case 2: result.append(.quad(points[0], points[1]))
        default: result.append(.curve(points[0], points[1], points[2]))
        }
      }
      if part.isClosed { result.append(.close) }
    }
    return CGPath(steps: result)
  }

  /// The steps in the notation of SVG: `M0 0 L10 0 Z`.
  package var text: String {
    var words: [String] = []
    for step in steps {
      let points = step.points.map { "\($0.x.brief) \($0.y.brief)" }.joined(separator: " ")
      switch step {
      case .move: words.append("M" + points)
      case .line: words.append("L" + points)
      case .quad: words.append("Q" + points)
      case .curve: words.append("C" + points)
      case .close: words.append("Z")
      }
    }
    return words.joined(separator: " ")
  }
}

extension CGFloat {
  /// At most two decimals.
  var brief: String { ((self * 100).rounded() / 100).shortText }
}

extension CGMutablePath {
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an arc that rounds the corner of two lines: from the current point to `tangent1End`, and from there to `tangent2End`. A line
  /// to its beginning comes first.
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - tangent2End: A point on the line that leaves the corner.
  ///   - radius: The radius of the arc.
  ///   - transform: Moves the points.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    // The current point has been transformed.
    let start = currentPoint.applying(transform.inverted())
    let (back, forward) = ((start - tangent1End).unit, (tangent2End - tangent1End).unit)
    let turn = back.x * forward.y - back.y * forward.x
    guard radius > 0, turn != 0 else { return addLine(to: tangent1End, transform: transform) }
    let half = CGFloat(acos(Double(min(max(back.x * forward.x + back.y * forward.y, -1), 1)))) / 2
    let sine = CGFloat(sin(Double(half)))
    let reach = radius * CGFloat(cos(Double(half))) / sine
    let center = tangent1End + (back + forward).unit * (radius / sine)
    let first = tangent1End + back * reach - center
    let angle = CGFloat(atan2(Double(first.y), Double(first.x)))
    let sweep = CGFloat.pi - 2 * half
    addRelativeArc(
      center: center, radius: radius, startAngle: angle, delta: turn > 0 ? -sweep : sweep, transform: transform)
  }
}
