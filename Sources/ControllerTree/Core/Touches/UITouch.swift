import Foundation

/// The movement of a finger over a window, from touching down to lifting.
///
/// A touch belongs to the view in which it began, wherever it moves. Its location is stored in the coordinates of the window (of
/// the topmost view, outside a window), so it does not change when the view moves.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The view in which the touch began.
  open var view: UIView? { origin }
  /// The window in which the touch began.
  open var window: UIWindow? { space as? UIWindow }
  /// The phase of the touch. While a view gets the touch, it is the phase that the view gets: a recognizer may have kept it back, or have
  /// taken the touch from the view. Rules: TOUCH-27.
  open var phase: Phase { deliveredPhase ?? state }
  /// How many times in a row a finger touched down here.
  public let tapCount: Int
  /// The kind of touch.
  public let type: TouchType
  /// When the touch last changed: virtual time, in seconds since the stage was made.
  open var timestamp: TimeInterval { changed / .seconds(1) }

  /// The recognizers that get the touch, in the order in which they get it; `nil` for none. Rules: TOUCH-10.
  open var gestureRecognizers: [UIGestureRecognizer]? { followers.isEmpty ? nil : followers }
  /// The radius of the finger, in points: always 0.
  open var majorRadius: CGFloat { 0 }
  /// How exact ``majorRadius`` is, in points: always 0.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// How hard a pencil presses, where 1 is average; 0 for a finger, as on a screen that can't tell. Rules: TOUCH-26.
  open var force: CGFloat { pencil?.force ?? 0 }
  /// The greatest ``force``; 0 for a finger.
  open var maximumPossibleForce: CGFloat { pencil == nil ? 0 : PencilTouch.maximumForce }
  /// The angle of a pencil to the surface, in radians; a finger is upright.
  open var altitudeAngle: CGFloat { pencil?.altitudeAngle ?? .pi / 2 }
  /// How far a pencil is turned about its axis, in radians; 0 for a finger.
  open var rollAngle: CGFloat { pencil?.rollAngle ?? 0 }
  /// The direction in which a pencil points, in radians; 0 for a finger.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let direction = azimuthUnitVector(in: view)
    return CGFloat(atan2(Double(direction.dy), Double(direction.dx)))
  }
  /// The direction in which a pencil points; to the right for a finger.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    guard let angle = pencil?.azimuthAngle else { return CGVector(dx: 1, dy: 0) }
    let (start, end) = (
      convert(place, to: view), convert(CGPoint(x: place.x + cos(angle), y: place.y + sin(angle)), to: view)
    )
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGVector(dx: x / length, dy: y / length) : CGVector(dx: 1, dy: 0)
  }
  /// The values that are estimated: none, they are exact. So no update will come.
  open var estimatedProperties: Properties { [] }
  /// The estimated values of which an update will come: none.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// Tells which touch an update belongs to: `nil`, as no update comes.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// How a person holds the pencil; `nil` for a finger.
  private(set) final var pencil: PencilTouch?
  /// The places since the last event; `nil` for the present one alone.
  private(set) final var samples: TouchSamples?
  let origin: UIView?
  /// The recognizers that get the touch.
  final var followers: [UIGestureRecognizer] = []
  /// What the view has got of the touch.
  final var delivery = TouchDelivery.direct
  /// When the touch last changed, in the time in which people wait (TOUCH-03).
  private(set) final var patientTime: Duration
  /// The topmost superview of ``view``, or the view itself; `nil` for a touch without a view.
  private let space: UIView?
  private var place: CGPoint
  private var previousPlace: CGPoint
  private var state: Phase
  /// The phase that a view is getting, if the touch itself is in another one.
  private var deliveredPhase: Phase?
  private var changed: Duration

  /// Makes a touch at the origin, without a view.
  @preconcurrency @MainActor public override convenience init() { self.init(location: .zero, in: nil) }

  /// Makes a touch. Not in UIKit, where only the system makes touches.
  ///
  /// - Parameters:
  ///   - location: Where the finger is, in the coordinates of `view`; in those of any window if there is no view.
  ///   - view: The view in which the touch begins. It is used as given: call `hitTest(_:with:)` for the view that a device
  ///     would choose. The touch retains it.
  ///   - phase: The phase of the touch.
  ///   - tapCount: How many times in a row the finger touched down here.
  ///   - type: The kind of touch.
  public init(
    location: CGPoint, in view: UIView?, phase: Phase = .began, tapCount: Int = 1, type: TouchType = .direct
  ) {
    var top = view
    while let superview = top?.links.superview { top = superview }
    origin = view
    space = top
    place = view.map { GeometryConversion(from: $0, to: top).convert(location) } ?? location
    previousPlace = place
    state = phase
    changed = UpdateCycle.main.now
    patientTime = UpdateCycle.main.patientTime
    self.tapCount = tapCount
    self.type = type
    super.init()
  }

  /// Makes the touch of a finger that comes down on `view` at a place in its window.
  init(at place: CGPoint, on view: UIView, in window: UIWindow, tapCount: Int, pencil: PencilTouch?) {
    (origin, space) = (view, window)
    (self.place, previousPlace) = (place, place)
    state = .began
    changed = UpdateCycle.main.now
    patientTime = UpdateCycle.main.patientTime
    self.tapCount = tapCount
    self.pencil = pencil
    type = pencil == nil ? .direct : .pencil
    super.init()
  }

  /// A touch that stands for this one at another place.
  private init(_ touch: UITouch, at place: CGPoint, from previous: CGPoint) {
    (origin, space, tapCount, type, pencil) = (touch.origin, touch.space, touch.tapCount, touch.type, touch.pencil)
    (self.place, previousPlace) = (place, previous)
    (state, changed, patientTime) = (touch.state, touch.changed, touch.patientTime)
    super.init()
  }

  /// The touch as it was, or will be, at another place of its window.
  final func sample(at place: CGPoint, from previous: CGPoint) -> UITouch { UITouch(self, at: place, from: previous) }

  /// Moves the finger through places of its window.
  final func move(through places: [CGPoint], with pencil: PencilTouch?) {
    let start = place
    if let pencil { self.pencil = pencil }
    guard let last = places.last else { return }
    move(to: last, in: nil)
    samples = TouchSamples(of: self, through: places, from: start)
  }

  /// Where the touch is, in the coordinates of `view`, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  /// Where the touch was before it last moved, in the coordinates of `view`, or of the window for `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPlace, to: view) }

  /// The same as ``location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The same as ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Converts a point of the window's coordinates.
  final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint { convert(point, to: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    guard let space else { return GeometryConversion(to: view, from: nil).convert(point) }
    return GeometryConversion(from: space, to: view).convert(point)
  }
}

// MARK: - Movements of a finger. Not in UIKit, where only fingers move touches.

extension UITouch {
  /// Moves the finger and sets the phase to `.moved`. The caller makes and sends the next event.
  /// - Parameters:
  ///   - location: Where the finger is now.
  ///   - view: The view whose coordinates `location` uses; `nil` for the window.
  public func move(to location: CGPoint, in view: UIView?) {
    previousPlace = place
    if let view {
      place = space.map { GeometryConversion(from: view, to: $0) }?.convert(location) ?? location
    } else {
      place = location
    }
    become(.moved)
  }

  /// Lifts the finger where it is.
  public func end() {
    previousPlace = place
    become(.ended)
  }

  /// Cancels the touch, as the system does.
  public func cancel() { become(.cancelled) }

  /// The finger stays where it is, while others act.
  final func rest() {
    previousPlace = place
    (state, deliveredPhase) = (.stationary, nil)
    samples = nil
  }

  private func become(_ phase: Phase) {
    (state, deliveredPhase) = (phase, nil)
    samples = nil
    changed = UpdateCycle.main.now
    patientTime = UpdateCycle.main.patientTime
  }

  /// Gives the touches a phase for a call that sends them to a view. A change of a touch during the call ends that. Rules: TOUCH-27.
  static func deliver(_ touches: Set<UITouch>, in phase: Phase, _ call: () -> Void) {
    let others = touches.filter { $0.phase != phase }
    guard !others.isEmpty else { return call() }
    let before = others.map { ($0, $0.deliveredPhase) }
    for touch in others { touch.deliveredPhase = phase }
    call()
    for (touch, outer) in before where touch.deliveredPhase == phase { touch.deliveredPhase = outer }
  }

  /// Whether the finger is up again.
  final var isOver: Bool { state == .ended || state == .cancelled }

  /// Where the touch is, in the coordinates of the window.
  final var placeInWindow: CGPoint { place }
}

extension UITouch {
  /// The phase of a touch.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger touched down.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger did not move.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system cancelled the touch.
    case cancelled = 4
    /// A pointer entered.
    case regionEntered = 5
    /// A pointer moved inside.
    case regionMoved = 6
    /// A pointer left.
    case regionExited = 7
  }

  /// Values of a touch that may be estimated at first.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// One bit per value.
    public let rawValue: Int
    /// Values from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force.
    public static let force = Self(rawValue: 1 << 0)
    /// The direction.
    public static let azimuth = Self(rawValue: 1 << 1)
    /// The angle to the surface.
    public static let altitude = Self(rawValue: 1 << 2)
    /// The place.
    public static let location = Self(rawValue: 1 << 3)
    /// The turn about the axis.
    public static let roll = Self(rawValue: 1 << 4)
  }

  /// The kind of a touch.
  public enum TouchType: Int, Hashable, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger somewhere else, as on a remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer of a mouse or a trackpad.
    case indirectPointer = 3

    /// Another name of ``pencil``.
    public static var stylus: TouchType { .pencil }
  }
}
