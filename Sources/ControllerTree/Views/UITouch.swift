import Foundation

/// A finger's way over a window, from where it came down to where it was lifted.
///
/// A touch belongs to the view in which it began, wherever it goes. Its place is kept in the coordinates of the window (of
/// the topmost view, outside a window), so it stays where it is when the view moves away under it.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The view in which the touch began.
  open var view: UIView? { origin }
  /// The window in which the touch began.
  open var window: UIWindow? { space as? UIWindow }
  /// What the touch is doing.
  open var phase: Phase { state }
  /// How many times a finger came down here in a row.
  public let tapCount: Int
  /// What touches.
  public let type: TouchType
  /// When the touch last changed: virtual time, in seconds since the stage was made.
  open var timestamp: TimeInterval { changed / .seconds(1) }

  let origin: UIView?
  /// The topmost view around ``view``; a touch made without a view has none.
  private let space: UIView?
  private var place: CGPoint
  private var previousPlace: CGPoint
  private var state: Phase
  private var changed: Duration

  /// Makes a touch at the origin that is in no view.
  @preconcurrency @MainActor public override convenience init() { self.init(location: .zero, in: nil) }

  /// Makes a touch. Not in UIKit, where only the system makes touches.
  ///
  /// - Parameters:
  ///   - location: Where the finger is, in the coordinates of `view`; in those of any window if there is no view.
  ///   - view: The view in which the touch begins. It is taken as given: ask `hitTest(_:with:)` for the one that a device
  ///     would choose. The touch retains it.
  ///   - phase: What the touch is doing.
  ///   - tapCount: How many times the finger came down here in a row.
  ///   - type: What touches.
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
    changed = Stage.current.cycle.now
    self.tapCount = tapCount
    self.type = type
    super.init()
  }

  /// Where the touch is, in the coordinates of `view`, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  /// Where the touch was before it last moved, in the coordinates of `view`, or of the window for `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPlace, to: view) }

  /// The same as ``location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The same as ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    guard let space else { return GeometryConversion(to: view, from: nil).convert(point) }
    return GeometryConversion(from: space, to: view).convert(point)
  }
}

// MARK: - What a finger does. Not in UIKit, where only fingers move touches.

extension UITouch {
  /// Moves the finger; the phase is `.moved` then. The next event has to be made and sent by the caller.
  /// - Parameters:
  ///   - location: Where the finger is now.
  ///   - view: In whose coordinates `location` is; `nil` for the window's.
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

  /// Takes the touch away, as the system does when something else needs it.
  public func cancel() { become(.cancelled) }

  private func become(_ phase: Phase) {
    state = phase
    changed = Stage.current.cycle.now
  }
}

extension UITouch {
  /// What a touch is doing.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger came down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It stayed where it was.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
    /// A pointer came in.
    case regionEntered = 5
    /// A pointer moved inside.
    case regionMoved = 6
    /// A pointer went out.
    case regionExited = 7
  }

  /// What touches.
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
