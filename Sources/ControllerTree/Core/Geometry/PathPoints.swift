import Foundation

/// Arcs of the circle of radius 1 as cubic curves.
enum PathArc {
  static func point(at angle: CGFloat) -> CGPoint {
    CGPoint(x: CGFloat(cos(Double(angle))), y: CGFloat(sin(Double(angle))))
  }

  /// The curves of an arc, each at most a quarter of the circle.
  static func steps(from start: CGFloat, by delta: CGFloat) -> [CGPath.Step] {
    guard delta != 0, delta.isFinite, start.isFinite else { return [] }
    let count = min(max(Int((abs(delta) / (.pi / 2)).rounded(.up)), 1), 1_000)
    let part = delta / CGFloat(count)
    let reach = CGFloat(4.0 / 3 * tan(Double(part) / 4))
    return (0..<count).map { index in
      let (first, last) = (start + CGFloat(index) * part, start + CGFloat(index + 1) * part)
      let (begin, end) = (point(at: first), point(at: last))
      return .curve(
        CGPoint(x: begin.x - reach * begin.y, y: begin.y + reach * begin.x),
        CGPoint(x: end.x + reach * end.y, y: end.y - reach * end.x), end)
    }
  }

  /// The angle from `start` to `end` in a direction. An arc of a whole turn or more is one turn.
  static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = end - start
    if clockwise ? difference <= -turn : difference >= turn { return clockwise ? -turn : turn }
    let rest = difference.truncatingRemainder(dividingBy: turn)
    if clockwise { return rest > 0 ? rest - turn : rest }
    return rest < 0 ? rest + turn : rest
  }
}

/// The points of a path: bounds, current point, inside.
struct PathPoints {
  private let steps: [CGPath.Step]

  init(_ steps: [CGPath.Step]) { self.steps = steps }

  var current: CGPoint {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for step in steps {
      if case .close = step { current = start } else { current = step.points.last ?? current }
      if case .move(let point) = step { start = point }
    }
    return current
  }

  /// The rectangle around the points; with `ofCurves` around the curves instead of their control points.
  func box(ofCurves: Bool) -> CGRect {
    var box: (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat)?
    func add(_ point: CGPoint) {
      guard let old = box else {
        box = (point.x, point.y, point.x, point.y)
        return
      }
      box = (min(old.left, point.x), min(old.top, point.y), max(old.right, point.x), max(old.bottom, point.y))
    }
    if ofCurves {
      forEachCurve { curve in
        for time in [0, 1] + curve.turns { add(curve.point(at: time)) }
      }
      for case .move(let point) in steps.suffix(1) { add(point) }
    } else {
      for step in steps { step.points.forEach(add) }
    }
    guard let box else { return .null }
    return CGRect(x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top)
  }

  /// Counts the crossings of a ray to the right, curves in short lines. A point on the outline is inside.
  func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
    var (winding, crossings, isOnOutline) = (0, 0, false)
    forEachCurve(closingParts: true) { curve in
      var last = curve.start
      let pieces = curve.isLine ? 1 : 32
      for piece in 1...pieces {
        let next = curve.point(at: CGFloat(piece) / CGFloat(pieces))
        if !isOnOutline { isOnOutline = Self.isPoint(point, between: last, and: next) }
        if (last.y <= point.y) != (next.y <= point.y) {
          let x = last.x + (point.y - last.y) / (next.y - last.y) * (next.x - last.x)
          if x > point.x {
            crossings += 1
            winding += next.y > last.y ? 1 : -1
          }
        }
        last = next
      }
    }
    return isOnOutline || (rule == .winding ? winding != 0 : crossings % 2 == 1)
  }

  private static func isPoint(_ point: CGPoint, between start: CGPoint, and end: CGPoint) -> Bool {
    guard min(start.x, end.x) <= point.x, point.x <= max(start.x, end.x), min(start.y, end.y) <= point.y,
      point.y <= max(start.y, end.y)
    else { return false }
    return (end.x - start.x) * (point.y - start.y) == (end.y - start.y) * (point.x - start.x)
  }

  /// The points at equal times on the whole path, for animations along it: the point at `fraction` of its length.
  func point(at fraction: CGFloat) -> CGPoint? {
    var pieces: [(from: CGPoint, to: CGPoint, length: CGFloat)] = []
    forEachCurve { curve in
      var last = curve.start
      let count = curve.isLine ? 1 : 32
      for piece in 1...count {
        let next = curve.point(at: CGFloat(piece) / CGFloat(count))
        let (x, y) = (next.x - last.x, next.y - last.y)
        pieces.append((last, next, (x * x + y * y).squareRoot()))
        last = next
      }
    }
    var total: CGFloat = 0
    for piece in pieces { total += piece.length }
    var rest = min(max(fraction, 0), 1) * total
    for piece in pieces {
      if rest <= piece.length, piece.length > 0 {
        let part = rest / piece.length
        return CGPoint(
          x: piece.from.x + (piece.to.x - piece.from.x) * part, y: piece.from.y + (piece.to.y - piece.from.y) * part)
      }
      rest -= piece.length
    }
    return pieces.last?.to ?? steps.first?.points.last
  }

  func forEachCurve(closingParts: Bool = false, _ body: (PathCurve) -> Void) {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func close() { if current != start { body(PathCurve(start: current, points: [start])) } }
    for step in steps {
      switch step {
      case .move(let point):
        if closingParts { close() }
        (start, current) = (point, point)
      case .close:
        close()
        current = start
      case .line, .quad, .curve:
        let points = step.points
        body(PathCurve(start: current, points: points))
        current = points.last ?? current
      }
    }
    if closingParts { close() }
  }
}

/// A line or a curve, from its start through its control points to its end.
struct PathCurve {
  let start: CGPoint
  let points: [CGPoint]

  var isLine: Bool { points.count == 1 }

  /// The point at `time`, from 0 to 1: De Casteljau's construction.
  func point(at time: CGFloat) -> CGPoint {
    var all = [start] + points
    while all.count > 1 {
      for index in 0..<all.count - 1 {
        all[index].x += (all[index + 1].x - all[index].x) * time
        all[index].y += (all[index + 1].y - all[index].y) * time
      }
      all.removeLast()
    }
    return all[0]
  }

  /// The times between 0 and 1 at which the curve turns back along x or along y.
  var turns: [CGFloat] { roots(\.x) + roots(\.y) }

  private func roots(_ side: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let values = ([start] + points).map { $0[keyPath: side] }
    var found: [CGFloat] = []
    switch values.count {
    case 3:
      let bend = values[0] - 2 * values[1] + values[2]
      if bend != 0 { found = [(values[0] - values[1]) / bend] }
    case 4:
      let a = values[3] - 3 * values[2] + 3 * values[1] - values[0]
      let b = 2 * (values[2] - 2 * values[1] + values[0])
      let c = values[1] - values[0]
      if abs(a) < 1e-12 {
        if b != 0 { found = [-c / b] }
      } else if b * b - 4 * a * c >= 0 {
        let root = (b * b - 4 * a * c).squareRoot()
        found = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    default: break
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }
}
