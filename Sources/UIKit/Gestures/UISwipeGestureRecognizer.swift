import ControllerTree
import Foundation

/// Recognises a finger that moves across a view fast and in one direction. Rules: TOUCH-35.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit per direction.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Self(rawValue: 1 << 0)
    /// To the left.
    public static let left = Self(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Self(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Self(rawValue: 1 << 3)
  }

  /// The recognised directions.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  /// How far the fingers move, in points.
  private static let distance: CGFloat = 50
  /// How far they may move across the direction, in points.
  private static let deviation: CGFloat = 50
  /// How long they may take, in seconds.
  private static let longest: TimeInterval = 0.5

  private var start: (place: CGPoint, time: TimeInterval)?

  /// As many fingers as required are a swipe.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = fingersDown
    guard down.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if let first = down.first, down.count == numberOfTouchesRequired { start = (middle(of: down), time(of: first)) }
  }

  /// Ends the gesture once the fingers have moved far enough, and fails if that takes too long.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let touch = touches.first else { return }
    let now = middle(of: fingersDown)
    let (x, y) = (now.x - start.place.x, now.y - start.place.y)
    let taken = time(of: touch) - start.time
    let (along, across) = abs(x) >= abs(y) ? (abs(x), abs(y)) : (abs(y), abs(x))
    if taken > Self.longest || across > Self.deviation {
      state = .failed
    } else if along >= Self.distance {
      let moved: Direction = abs(x) >= abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
      state = direction.contains(moved) ? .ended : .failed
    }
  }

  /// The gesture fails.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  /// The gesture fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  /// Call `super`.
  open override func reset() {
    super.reset()
    start = nil
  }
}

extension UISwipeGestureRecognizer: StockRecognizer {
  package static func stock() -> UIGestureRecognizer { UISwipeGestureRecognizer() }
}
