import Foundation

/// Recognises fingers that move across a view. Rules: TOUCH-32.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers move until the gesture begins, in points.
  private static let minimumMovement: CGFloat = 10

  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers; more are ignored.
  open var maximumNumberOfTouches = Int.max
  /// Kinds of scrolling that the recognizer accepts; a scroll view's accepts all. Rules: TOUCH-19.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// In the coordinates of the window.
  private var translation = CGPoint.zero
  private var path = FingerPath()

  /// The distance that the fingers have moved, in points: since they came down, or since the last ``setTranslation(_:in:)``.
  /// - Parameter view: The view whose coordinates count.
  open func translation(in view: UIView?) -> CGPoint {
    guard isFollowing, let view else { return translation }
    return GeometryConversion(to: view, from: nil).convert(vector: translation)
  }

  /// Sets the distance that the fingers have moved, in points. Code that simulates a gesture calls it too.
  /// - Issues: `invalidGeometry`; the old translation stays.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard accepts(translation, for: "setTranslation(_:in:)") else { return }
    guard isFollowing, let view else {
      self.translation = translation
      return
    }
    self.translation = GeometryConversion(from: view, to: nil).convert(vector: translation)
  }

  /// The speed with which a person lifts the finger, in points per second; zero unless a scroll view is flung.
  final var speed = CGPoint.zero

  /// The speed of the fingers, in points per second: that of the last tenth of a second. Zero without touches, but where a person
  /// flings a scroll view.
  open func velocity(in view: UIView?) -> CGPoint {
    guard isFollowing else { return speed }
    let velocity = path.velocity(at: UpdateCycle.main.patientTime / .seconds(1))
    guard let view else { return velocity }
    return GeometryConversion(to: view, from: nil).convert(vector: velocity)
  }

  /// A finger more counts from now on.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where fingersDown.count > maximumNumberOfTouches { ignore(touch, for: event) }
    if path.isEmpty { translation = .zero }
    path.fingersChanged(fingersDown)
  }

  /// Begins the gesture once the fingers have moved by ten points, and then follows them.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = fingersDown
    let step = path.move(down)
    // What too few fingers do is no part of the gesture.
    if state == .possible, down.count < minimumNumberOfTouches { return }
    translation = CGPoint(x: translation.x + step.x, y: translation.y + step.y)
    switch state {
    case .possible:
      let isFar = TapCount.distance(translation, .zero) >= Self.minimumMovement
      if isFar, !waitsToBegin { state = .began }
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  /// Whether the gesture does not begin yet, although the fingers have moved far enough. Overridden by the library's own recognizers.
  var waitsToBegin: Bool { false }

  /// Ends the gesture when too few fingers are left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = fingersDown
    path.fingersChanged(left)
    switch state {
    case .possible where isFollowing && attempt?.awaited.isEmpty == false: if left.isEmpty { state = .ended }
    case .possible: if left.isEmpty { state = .failed }
    case .began, .changed: if left.count < minimumNumberOfTouches || left.isEmpty { state = .ended }
    case .ended, .cancelled, .failed: break
    }
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  /// Call `super`.
  open override func reset() {
    super.reset()
    speed = .zero
    if isFollowing || !path.isEmpty { translation = .zero }
    path = FingerPath()
  }
}

/// Kinds of scrolling with other devices than fingers.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// One bit per kind.
  public let rawValue: Int
  /// Kinds from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel.
  public static let discrete = Self(rawValue: 1 << 0)
  /// A trackpad.
  public static let continuous = Self(rawValue: 1 << 1)
  /// All kinds.
  public static let all: Self = [.discrete, .continuous]
}

/// The way of the middle between fingers, in the coordinates of their window. A finger that comes or goes does not move it.
@MainActor struct FingerPath {
  /// How long the speed of a finger counts, in seconds.
  private static let memory: TimeInterval = 0.1

  private var last: [ObjectIdentifier: CGPoint] = [:]
  private var way = CGPoint.zero
  private var samples: [(time: TimeInterval, place: CGPoint)] = []

  var isEmpty: Bool { samples.isEmpty }

  mutating func fingersChanged(_ down: [UITouch]) {
    last = [:]
    for touch in down { last[ObjectIdentifier(touch)] = touch.placeInWindow }
    if let touch = down.last { note(touch) }
  }

  /// Returns how far the middle has moved.
  mutating func move(_ down: [UITouch]) -> CGPoint {
    var step = CGPoint.zero
    for touch in down {
      let place = touch.placeInWindow
      let old = last[ObjectIdentifier(touch)] ?? place
      step = CGPoint(x: step.x + place.x - old.x, y: step.y + place.y - old.y)
      last[ObjectIdentifier(touch)] = place
    }
    let count = CGFloat(max(down.count, 1))
    step = CGPoint(x: step.x / count, y: step.y / count)
    way = CGPoint(x: way.x + step.x, y: way.y + step.y)
    var latest = down.first
    for touch in down where touch.patientTime > latest?.patientTime ?? .zero { latest = touch }
    if let latest { note(latest) }
    return step
  }

  private mutating func note(_ touch: UITouch) {
    let time = touch.patientTime / .seconds(1)
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, way))
    while samples.count > 2, samples[1].time < time - Self.memory { samples.removeFirst() }
  }

  /// In points per second.
  func velocity(at now: TimeInterval) -> CGPoint {
    guard let latest = samples.last, now - latest.time < Self.memory else { return .zero }
    var first = latest
    for sample in samples where sample.time >= now - Self.memory - 1e-9 {
      first = sample
      break
    }
    let time = now - first.time
    guard time > 0 else { return .zero }
    return CGPoint(x: (latest.place.x - first.place.x) / time, y: (latest.place.y - first.place.y) / time)
  }
}
