import Foundation

/// Whole acts. Each returns `false`, and changes nothing, if a person can't touch anything at the first point. Rules: TOUCH-01, TOUCH-06.
extension Fingers {
  /// How long a finger is down in a tap, in seconds.
  private static let tapDuration: TimeInterval = 0.05
  /// The time between two taps of one act, in seconds.
  private static let tapPause: TimeInterval = 0.1
  /// How long a finger rests before it is lifted at rest, in seconds.
  private static let rest: TimeInterval = 0.15

  // MARK: Taps

  /// A person taps.
  /// - Parameters:
  ///   - point: In the coordinates of the window.
  ///   - taps: How many times, quickly one after the other.
  ///   - fingers: How many fingers tap together, around `point`.
  /// - Issues: `touchOutsideWindow`, `fingerAlreadyDown`, `invalidGeometry`.
  @discardableResult
  public func tap(at point: CGPoint, taps: Int = 1, fingers: Int = 1) -> Bool {
    for number in 0..<max(taps, 1) {
      guard begin(at: Self.places(around: point, fingers)) else { return false }
      wait(Self.tapDuration)
      endAll()
      if number < taps - 1 { wait(Self.tapPause) }
    }
    actEnded()
    return true
  }

  /// A person taps a view.
  /// - Parameters:
  ///   - view: The view. If another view covers it, nothing happens.
  ///   - point: In the coordinates of the view; by default its middle.
  ///   - taps: How many times, quickly one after the other.
  ///   - fingers: How many fingers tap together.
  /// - Returns: `false` if a person can't touch the view there.
  @discardableResult
  public func tap(_ view: UIView, at point: CGPoint? = nil, taps: Int = 1, fingers: Int = 1) -> Bool {
    place(of: point, in: view).map { tap(at: $0, taps: taps, fingers: fingers) } ?? false
  }

  /// A person taps twice.
  @discardableResult
  public func doubleTap(at point: CGPoint) -> Bool { tap(at: point, taps: 2) }

  /// A person taps a view twice.
  @discardableResult
  public func doubleTap(_ view: UIView, at point: CGPoint? = nil) -> Bool { tap(view, at: point, taps: 2) }

  /// A person holds a finger down.
  /// - Parameters:
  ///   - point: In the coordinates of the window.
  ///   - duration: In seconds of virtual time.
  @discardableResult
  public func longPress(at point: CGPoint, duration: TimeInterval = 1) -> Bool {
    guard begin(at: [point]) else { return false }
    wait(duration)
    endAll()
    actEnded()
    return true
  }

  /// A person holds a finger down on a view.
  @discardableResult
  public func longPress(_ view: UIView, at point: CGPoint? = nil, duration: TimeInterval = 1) -> Bool {
    place(of: point, in: view).map { longPress(at: $0, duration: duration) } ?? false
  }

  // MARK: Movements

  /// A person drags: the fingers come down, move straight to the end, rest and are lifted.
  /// - Parameters:
  ///   - start: In the coordinates of the window.
  ///   - end: In the coordinates of the window; it may be outside.
  ///   - duration: Of the movement, in seconds of virtual time.
  ///   - steps: The number of movements.
  ///   - hold: How long the fingers stay at the start, in seconds: longer than half a second begins a long press.
  ///   - fingers: How many fingers move together.
  @discardableResult
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, steps: Int = 10, hold: TimeInterval = 0,
    fingers: Int = 1
  ) -> Bool {
    let (first, last) = (Self.places(around: start, fingers), Self.places(around: end, fingers))
    return act(first, duration, steps, hold: hold, rest: Self.rest) { part in
      zip(first, last).map { Self.between($0, $1, part) }
    }
  }

  /// A person drags a view, or what is in it.
  /// - Parameters:
  ///   - view: The view. If another view covers it, nothing happens.
  ///   - distance: In points of the window.
  ///   - point: Where, in the coordinates of the view; by default its middle.
  ///   - duration: From the first touch to the last, in seconds.
  ///   - steps: The number of moves.
  ///   - hold: How long the fingers stay at the start, in seconds: longer than half a second begins a long press.
  @discardableResult
  public func drag(
    _ view: UIView, by distance: CGVector, at point: CGPoint? = nil, duration: TimeInterval = 0.3, steps: Int = 10,
    hold: TimeInterval = 0
  ) -> Bool {
    guard let start = place(of: point, in: view) else { return false }
    let end = CGPoint(x: start.x + distance.dx, y: start.y + distance.dy)
    return drag(from: start, to: end, duration: duration, steps: steps, hold: hold)
  }

  /// A person swipes: the fingers come down, move straight and fast, and are lifted while they move.
  @discardableResult
  public func swipe(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.15, steps: Int = 5, fingers: Int = 1
  ) -> Bool {
    let (first, last) = (Self.places(around: start, fingers), Self.places(around: end, fingers))
    return act(first, duration, steps) { part in zip(first, last).map { Self.between($0, $1, part) } }
  }

  /// A person swipes across a view.
  /// - Parameters:
  ///   - view: The view. If another view covers it, nothing happens.
  ///   - distance: In points of the window.
  ///   - point: Where the swipe begins, in the coordinates of the view; by default in its middle.
  ///   - duration: From the first touch to the last, in seconds.
  @discardableResult
  public func swipe(
    _ view: UIView, by distance: CGVector, at point: CGPoint? = nil, duration: TimeInterval = 0.15
  ) -> Bool {
    guard let start = place(of: point, in: view) else { return false }
    return swipe(from: start, to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy), duration: duration)
  }

  // MARK: Two fingers

  /// A person pinches with two fingers beside each other.
  /// - Parameters:
  ///   - center: The middle between the fingers, in the coordinates of the window.
  ///   - start: The distance of the fingers at the beginning, in points.
  ///   - end: The distance of the fingers at the end, in points.
  ///   - duration: From the first touch to the last, in seconds.
  ///   - steps: The number of moves.
  @discardableResult
  public func pinch(
    at center: CGPoint, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.3, steps: Int = 10
  ) -> Bool {
    act(Self.pair(around: center, start, angle: 0), duration, steps) { part in
      Self.pair(around: center, start + (end - start) * part, angle: 0)
    }
  }

  /// A person pinches a view, until the distance of the fingers is multiplied by `factor`.
  @discardableResult
  public func pinch(_ view: UIView, by factor: CGFloat, at point: CGPoint? = nil) -> Bool {
    guard factor > 0, factor.isFinite, let center = place(of: point, in: view) else { return false }
    let room = min(view.bounds.width, view.bounds.height)
    let start = max(min(room * 0.8, 100) / max(factor, 1), 20)
    return pinch(at: center, from: start, to: start * factor)
  }

  /// A person rotates two fingers around their middle.
  /// - Parameters:
  ///   - center: The middle, in the coordinates of the window.
  ///   - angle: In radians, clockwise.
  ///   - distance: The distance of the fingers, in points.
  ///   - duration: From the first touch to the last, in seconds.
  ///   - steps: The number of moves.
  @discardableResult
  public func rotate(
    at center: CGPoint, by angle: CGFloat, distance: CGFloat = 80, duration: TimeInterval = 0.3, steps: Int = 10
  ) -> Bool {
    act(Self.pair(around: center, distance, angle: 0), duration, steps) { part in
      Self.pair(around: center, distance, angle: angle * part)
    }
  }

  /// A person rotates two fingers on a view.
  @discardableResult
  public func rotate(_ view: UIView, by angle: CGFloat, at point: CGPoint? = nil) -> Bool {
    guard let center = place(of: point, in: view) else { return false }
    return rotate(at: center, by: angle, distance: min(view.bounds.width * 0.8, 80))
  }

  // MARK: Steps

  /// - Parameter places: The places of the fingers after a part of the movement.
  private func act(
    _ first: [CGPoint], _ duration: TimeInterval, _ steps: Int, hold: TimeInterval = 0, rest: TimeInterval = 0,
    _ places: (CGFloat) -> [CGPoint]
  ) -> Bool {
    guard begin(at: first) else { return false }
    wait(hold)
    let steps = max(steps, 1)
    for step in 1...steps {
      wait(duration / Double(steps))
      guard touches.count == first.count else { break }
      move(to: places(CGFloat(step) / CGFloat(steps)))
    }
    wait(rest)
    endAll()
    actEnded()
    return true
  }

  private static func between(_ start: CGPoint, _ end: CGPoint, _ part: CGFloat) -> CGPoint {
    guard part < 1 else { return end }
    return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  /// Fingers side by side.
  private static func places(around point: CGPoint, _ fingers: Int) -> [CGPoint] {
    guard fingers > 1 else { return [point] }
    var places: [CGPoint] = []
    for number in 0..<fingers {
      places.append(CGPoint(x: point.x + (CGFloat(number) - CGFloat(fingers - 1) / 2) * 20, y: point.y))
    }
    return places
  }

  private static func pair(around center: CGPoint, _ distance: CGFloat, angle: CGFloat) -> [CGPoint] {
    let (x, y) = (cos(angle) * distance / 2, sin(angle) * distance / 2)
    return [CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y)]
  }
}
