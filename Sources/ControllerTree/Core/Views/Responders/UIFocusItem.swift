import Foundation

/// Something that can be focused. Only lists have a focus (LIST-46); the library never uses these members.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the object can be focused.
  var canBecomeFocused: Bool { get }
  /// The rectangle, in the coordinates of its container.
  var frame: CGRect { get }
  /// How the focused object looks; `nil` for no special look.
  var focusEffect: UIFocusEffect? { get }
  /// How much focus prefers the object among those of its group.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether what is behind the object can be focused.
  var isTransparentFocusItem: Bool { get }
  /// The person has hinted at a movement. The library never calls it.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// Returns `nil`.
  public var focusEffect: UIFocusEffect? { nil }
  /// Returns `.ignored`.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// Returns `false`.
  public var isTransparentFocusItem: Bool { false }
  /// Does nothing.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// Contains objects that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates of the objects.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The objects in a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// Contains objects that can be focused, and scrolls.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The place that is shown.
  var contentOffset: CGPoint { get set }
  /// The size of the content.
  var contentSize: CGSize { get }
  /// The size of the part that is shown.
  var visibleSize: CGSize { get }
}

/// The way that focus takes.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// One bit per way.
  public let rawValue: UInt
  /// Ways from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = Self(rawValue: 1 << 0)
  /// Downwards.
  public static let down = Self(rawValue: 1 << 1)
  /// To the left.
  public static let left = Self(rawValue: 1 << 2)
  /// To the right.
  public static let right = Self(rawValue: 1 << 3)
  /// To the next object.
  public static let next = Self(rawValue: 1 << 4)
  /// To the object before.
  public static let previous = Self(rawValue: 1 << 5)
  /// To the first object.
  public static let first = Self(rawValue: 1 << 8)
  /// To the last object.
  public static let last = Self(rawValue: 1 << 9)
}

/// How much focus prefers an object among those of its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Int
  /// A priority from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A priority from its number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Not preferred.
  public static let ignored = Self(0)
  /// The object was focused before.
  public static let previouslyFocused = Self(1_000)
  /// The object is the main one.
  public static let prioritized = Self(2_000)
  /// The object is focused.
  public static let currentlyFocused = Self(Int.max)
}

/// How a focused object looks.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
  /// The system's look.
  public override init() { super.init() }
  /// The effect itself, as effects don't change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
  /// A new effect of the system.
  public class func effect() -> UIFocusEffect { UIFocusEffect() }
}

/// A movement that the person has hinted at.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject {
  /// The direction, from -1 to 1 in both axes.
  open var movementDirection: CGVector { .zero }
  /// The turn in space that fits the direction.
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  /// The turn that fits the direction.
  open var rotation: CGVector { .zero }
  /// The distance that fits the direction.
  open var translation: CGVector { .zero }
}

/// A change of focus. A test makes one to call ``UIFocusEnvironment/didUpdateFocus(in:with:)``.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// What was focused.
  public final let previouslyFocusedItem: (any UIFocusItem)?
  /// What will be focused.
  public final let nextFocusedItem: (any UIFocusItem)?
  /// The way.
  public final let focusHeading: UIFocusHeading

  /// Makes a change.
  public init(
    from previouslyFocusedItem: (any UIFocusItem)?, to nextFocusedItem: (any UIFocusItem)?,
    heading focusHeading: UIFocusHeading = []
  ) {
    self.previouslyFocusedItem = previouslyFocusedItem
    self.nextFocusedItem = nextFocusedItem
    self.focusHeading = focusHeading
    super.init()
  }

  /// ``previouslyFocusedItem``, if it is a view.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// ``nextFocusedItem``, if it is a view.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// Animations beside a change of focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Makes a coordinator for a test's change.
  public override init() { super.init() }

  /// Calls `animations` and then `completion`, as focus moves in no time.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
  /// Calls `animations` and then `completion`, as focus moves in no time.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(NoTime())
    completion?()
  }
  /// Calls `animations` and then `completion`, as focus moves in no time.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(NoTime())
    completion?()
  }

  private final class NoTime: NSObject, UIFocusAnimationContext {
    var duration: TimeInterval { 0 }
  }
}

/// The time of animations beside a change of focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration in seconds.
  var duration: TimeInterval { get }
}

/// Leads focus from an empty place to other objects. The library never uses it.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether the place can get focus. The library never reads it.
  open var isEnabled = true
  /// Where focus goes. The library never reads it.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
  /// The former spelling of ``preferredFocusEnvironments``, with one view.
  open var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments?.first as? UIView }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}

/// Knows what is focused: nothing. The focus of a list is the list's own (LIST-46).
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// What is focused: nothing.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// The system of an environment: none.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// Whether an environment is another one or inside it.
  public class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    var current: (any UIFocusEnvironment)? = otherEnvironment
    while let candidate = current {
      if candidate === environment { return true }
      current = candidate.parentFocusEnvironment
    }
    return false
  }
  /// Does nothing.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Does nothing.
  open func updateFocusIfNeeded() {}

  /// Something else is focused. The library never posts it.
  nonisolated public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// A movement did not change the focus. The library never posts it.
  nonisolated public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
}

extension UIView: UIFocusItem, UIFocusItemContainer {}
