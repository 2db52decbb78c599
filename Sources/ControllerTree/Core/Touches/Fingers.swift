import Foundation

/// A person's fingers on a window.
///
/// ```swift
/// window.fingers.tap(button)
/// window.fingers.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
/// window.fingers.pinch(photo, by: 2)
/// ```
///
/// An act makes touches at a point of the window, whatever is there: hit testing finds the view, recognizers and views get the touches,
/// and controls, scroll views and containers react to them. The raw form moves single fingers, each with a number:
///
/// ```swift
/// window.fingers.begin(at: start)
/// window.fingers.begin(1, at: other)
/// window.fingers.wait(0.6)
/// window.fingers.move(to: end)
/// window.fingers.end()
/// window.fingers.end(1)
/// ```
///
/// Each step is one event, sent through `UIApplication.sendEvent(_:)` and `UIWindow.sendEvent(_:)`. An act takes virtual time between its
/// events, as a person does. Rules: TOUCH-01 to TOUCH-06.
@preconcurrency @MainActor
public final class Fingers {
  /// Retained, so that a window lives to the end of an act that takes it away.
  let window: UIWindow
  private let state: State

  /// What a window knows of the fingers on it.
  @MainActor final class State {
    fileprivate var down: [(finger: Int, touch: UITouch, start: CGPoint)] = []
    /// The pencils among the fingers, and the places through which a finger has moved, for the next event.
    fileprivate var pencils: [Int: PencilTouch] = [:]
    fileprivate var ways: [Int: [CGPoint]] = [:]
    /// The last tap, which the next one may continue.
    fileprivate var lastTap: (place: CGPoint, time: Duration, count: Int)?
  }

  init(on window: UIWindow, _ state: State) { (self.window, self.state) = (window, state) }

  /// The touches of the fingers that are down, in the order in which they came.
  public var touches: [UITouch] {
    var touches: [UITouch] = []
    for entry in state.down { touches.append(entry.touch) }
    return touches
  }

  // MARK: Single steps

  /// A finger comes down. One event.
  /// - Parameters:
  ///   - finger: The number of the finger.
  ///   - point: In the coordinates of the window.
  /// - Returns: The touch; `nil` if a person can't touch anything there: the window is off screen, or nothing takes touches.
  /// - Issues: `touchOutsideWindow`, `fingerAlreadyDown`, `invalidGeometry`.
  /// - Complexity: O(n) in the views that hit testing asks.
  @discardableResult
  public func begin(_ finger: Int = 0, at point: CGPoint) -> UITouch? {
    change([finger], .begin([point]), by: "begin(_:at:)")
    return touch(of: finger)
  }

  /// A pencil comes down, or moves. One event.
  /// - Parameters:
  ///   - finger: The number of the pencil among the fingers.
  ///   - point: In the coordinates of the window.
  ///   - pencil: How the person holds it. Impossible values are the nearest possible ones.
  /// - Returns: The touch; `nil` if a person can't touch anything there.
  /// - Issues: `touchOutsideWindow`, `invalidGeometry`.
  /// - Rules: TOUCH-26.
  @discardableResult
  public func draw(_ finger: Int = 0, at point: CGPoint, with pencil: PencilTouch = PencilTouch()) -> UITouch? {
    state.pencils[finger] = pencil.possible
    if touch(of: finger) == nil {
      change([finger], .begin([point]), by: "draw(_:at:with:)")
    } else {
      change([finger], .move([point]), by: "draw(_:at:with:)")
    }
    state.pencils[finger] = nil
    return touch(of: finger)
  }

  /// A finger or pencil moves through several places between two frames. One event, whose touch is at the last one; the others are its
  /// coalesced touches.
  /// - Issues: `fingerNotDown`, `invalidGeometry`.
  /// - Rules: TOUCH-26.
  public func move(_ finger: Int = 0, through points: [CGPoint]) {
    guard let last = points.last else { return }
    Stage.turn("move(_:through:)", window, .event) {
      for point in points where !window.accepts(point, for: "move(_:through:)") { return }
      state.ways[finger] = points
      change([finger], .move([last]), by: "move(_:through:)")
      state.ways[finger] = nil
    }
  }

  /// Fingers 0, 1 and so on come down together. One event.
  /// - Returns: Whether all touch something; else none comes down.
  /// - Issues: `touchOutsideWindow`, `fingerAlreadyDown`, `invalidGeometry`.
  @discardableResult
  public func begin(at points: [CGPoint]) -> Bool { change(Array(points.indices), .begin(points), by: "begin(at:)") }

  /// A finger moves. One event.
  /// - Parameters:
  ///   - finger: The number of the finger.
  ///   - point: In the coordinates of the window; it may be outside.
  /// - Issues: `fingerNotDown`, `invalidGeometry`.
  public func move(_ finger: Int = 0, to point: CGPoint) { change([finger], .move([point]), by: "move(_:to:)") }

  /// Fingers 0, 1 and so on move together. One event.
  /// - Issues: `fingerNotDown`, `invalidGeometry`.
  public func move(to points: [CGPoint]) { change(Array(points.indices), .move(points), by: "move(to:)") }

  /// A finger is lifted. One event.
  /// - Issues: `fingerNotDown`.
  public func end(_ finger: Int = 0) { change([finger], .end, by: "end(_:)") }

  /// All fingers are lifted together. One event; none if no finger is down.
  public func endAll() { change(numbers, .end, by: "endAll()") }

  /// The system takes all touches away, as for a call. One event; none if no finger is down.
  public func cancel() { change(numbers, .cancel, by: "cancel()") }

  /// The fingers stay as they are while time passes: long presses begin, taps end that wait for another one.
  /// - Parameter duration: In seconds of virtual time. Inside a turn virtual time stands still, but recognizers and timestamps of the
  ///   fingers count it (TOUCH-03).
  public func wait(_ duration: TimeInterval) {
    guard duration.isFinite, duration > 0 else { return }
    window.stage.cycle.letPass(.seconds(duration))
  }

  /// Drops the touches without an event, at the stage's end.
  func forgetTouches() { state.down = [] }

  private var numbers: [Int] {
    var numbers: [Int] = []
    for entry in state.down { numbers.append(entry.finger) }
    return numbers
  }

  private func touch(of finger: Int) -> UITouch? {
    for entry in state.down where entry.finger == finger { return entry.touch }
    return nil
  }

  // MARK: Events

  private enum Change {
    case begin([CGPoint])
    case move([CGPoint])
    case end
    case cancel

    var points: [CGPoint] {
      switch self {
      case .begin(let points), .move(let points): points
      case .end, .cancel: []
      }
    }
  }

  /// Makes one event. A wrong change is refused as a whole.
  @discardableResult
  private func change(_ fingers: [Int], _ change: Change, by call: StaticString) -> Bool {
    guard !fingers.isEmpty else { return false }
    return Stage.turn(call, window, .event) {
      guard isPossible(fingers, change, call), place(fingers, change) else { return false }
      UIApplication.shared.sendEvent(UIEvent(touches: touches))
      state.down.removeAll { $0.touch.isOver }
      return true
    }
  }

  private func isPossible(_ fingers: [Int], _ change: Change, _ call: StaticString) -> Bool {
    for point in change.points where !window.accepts(point, for: call) { return false }
    for finger in fingers {
      switch change {
      case .begin:
        if touch(of: finger) != nil {
          window.report(.fingerAlreadyDown(finger, on: window), by: call)
          return false
        }
      case .move, .end, .cancel:
        if touch(of: finger) == nil {
          window.report(.fingerNotDown(finger, on: window), by: call)
          return false
        }
      }
    }
    guard case .begin(let points) = change else { return true }
    for point in points where !window.bounds.contains(point) {
      window.report(.touchOutsideWindow(window, at: point), by: call)
      return false
    }
    return true
  }

  /// Changes the touches. Returns `false`, and changes nothing, if a new finger would touch nothing.
  private func place(_ fingers: [Int], _ change: Change) -> Bool {
    var new: [(Int, UITouch, CGPoint)] = []
    if case .begin(let points) = change {
      for (finger, point) in zip(fingers, points) {
        guard let target = target(of: point) else { return false }
        let count = tapCount(at: point)
        let touch = UITouch(
          at: target.place, on: target.view, in: target.window, tapCount: count, pencil: state.pencils[finger])
        new.append((finger, touch, target.place))
      }
    }
    for entry in state.down {
      guard let index = fingers.firstIndex(of: entry.finger) else {
        entry.touch.rest()
        continue
      }
      switch change {
      case .begin: break
      case .move(let points):
        var way: [CGPoint] = []
        for point in state.ways[entry.finger] ?? [points[index]] { way.append(place(point, of: entry.touch)) }
        entry.touch.move(through: way, with: state.pencils[entry.finger])
      case .end:
        noteTap(entry.touch, from: entry.start)
        entry.touch.end()
      case .cancel: entry.touch.cancel()
      }
    }
    state.down += new
    return true
  }

  private func place(_ point: CGPoint, of touch: UITouch) -> CGPoint {
    guard let other = touch.window, other !== window else { return point }
    return window.convert(point, to: other)
  }

  /// The foremost view at a point, in this window or in one in front of it (TOUCH-02).
  private func target(of point: CGPoint) -> (window: UIWindow, view: UIView, place: CGPoint)? {
    guard window.isOnScreen, !UIApplication.shared.isIgnoringInteractionEvents else { return nil }
    let event = UIEvent(touches: touches)
    let visible = WindowList.of(window.stage).visible
    for candidate in visible.compactMap(\.inputViews).reversed() + visible.reversed() {
      guard candidate.isOnScreen, candidate.screen === window.screen else { continue }
      let place = candidate === window ? point : window.convert(point, to: candidate)
      if let view = candidate.hitTest(place, with: event) { return (candidate, view, place) }
      if candidate === window { return nil }
    }
    return nil
  }

  // MARK: Counting taps

  private func tapCount(at point: CGPoint) -> Int {
    guard let lastTap = state.lastTap, TapCount.distance(lastTap.place, point) <= TapCount.allowableMovement,
      window.stage.cycle.patientTime - lastTap.time <= .seconds(TapCount.longestPause)
    else { return 1 }
    return lastTap.count + 1
  }

  private func noteTap(_ touch: UITouch, from start: CGPoint) {
    let place = touch.placeInWindow
    let isTap = TapCount.distance(start, place) <= TapCount.allowableMovement
    state.lastTap = isTap ? (place, window.stage.cycle.patientTime, touch.tapCount) : nil
  }

  // MARK: For acts

  /// The place of a point of `view` in the window; `nil` if a person can't touch the view there: it is in another window, and none of the
  /// input views of this one, hidden or covered by a view that is not around it.
  func place(of point: CGPoint?, in view: UIView) -> CGPoint? {
    guard view.window?.home === window.home else { return nil }
    var current: UIView? = view
    while let candidate = current {
      guard !candidate.isHidden, candidate.alpha > 0.01 else { return nil }
      current = candidate.superview
    }
    let point = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let place = GeometryConversion(from: view, to: window).convert(point)
    guard window.bounds.contains(place), let hit = target(of: place)?.view,
      hit.isDescendant(of: view) || view.isDescendant(of: hit)
    else { return nil }
    return place
  }

  /// The end of an act. With `immediate` pacing nobody waits for time to pass: gestures that wait for further taps end now.
  func actEnded() {
    let cycle = window.stage.cycle
    guard cycle.pacing == .immediate, state.down.isEmpty else { return }
    state.lastTap = nil
    cycle.waitForPatientWork()
  }
}
