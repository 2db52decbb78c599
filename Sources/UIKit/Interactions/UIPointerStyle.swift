import ControllerTree
import Foundation

/// The look of something below the pointer.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject, @preconcurrency NSCopying {
  /// Whether the look is in force. The library never reads it.
  open var isEnabled = true
  /// The usual look.
  public override init() { super.init() }
  /// A look with the same values. Rules: CODE-05.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(isAutomatic: true)
    copy.isEnabled = isEnabled
    return copy
  }
  /// The usual look.
  public class func automatic() -> Self { self.init(isAutomatic: true) }

  /// Only the library calls it.
  public required convenience init(isAutomatic: Bool) { self.init() }
}

/// The look of the pointer above a region. Nothing is drawn. Rules: ACT-67.
@preconcurrency @MainActor
open class UIPointerStyle: UIHoverStyle {
  /// How the content changes; `nil` for not at all.
  public final let effect: UIPointerEffect?
  /// The shape of the pointer; `nil` for the usual one.
  public final let shape: UIPointerShape?
  /// The directions in which the pointer does not move freely.
  public final let constrainedAxes: UIAxis
  /// What is shown beside the pointer. The library never reads it.
  open var accessories: [UIPointerAccessory] = []
  /// Whether the pointer is not shown.
  public final let isHidden: Bool

  init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, _ axes: UIAxis, isHidden: Bool = false) {
    (self.effect, self.shape, constrainedAxes, self.isHidden) = (effect, shape, axes, isHidden)
    super.init()
  }

  /// A look with an effect on the content.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init(effect, shape, []) }
  /// A look with a shape.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init(nil, shape, axes) }
  /// The system's look.
  public required convenience init(isAutomatic: Bool) { self.init(nil, nil, []) }

  /// A look with the same values. Rules: CODE-05.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerStyle(effect, shape, constrainedAxes, isHidden: isHidden)
    (copy.isEnabled, copy.accessories) = (isEnabled, accessories)
    return copy
  }

  /// No pointer.
  public class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, [], isHidden: true) }
  /// The system's pointer.
  public class func system() -> UIPointerStyle { UIPointerStyle(nil, nil, []) }
}

/// How content below the pointer changes.
public enum UIPointerEffect {
  /// How strongly the tint shows.
  public enum TintMode: Int, Hashable, Sendable {
    /// Not at all; above the content; below it.
    case none, overlay, underlay
  }

  /// As the content's size suggests.
  case automatic(UITargetedPreview)
  /// The pointer becomes the background of the content.
  case highlight(UITargetedPreview)
  /// The content rises.
  case lift(UITargetedPreview)
  /// The content gets a tint, a shadow, or a larger size.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The content.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// The shape of the pointer.
public enum UIPointerShape {
  /// The radius of the usual corners, in points.
  public static let defaultCornerRadius: CGFloat = 8

  /// A path around the pointer's place.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A line, as in text.
  case verticalBeam(length: CGFloat)
  /// A line, as in text that runs downwards.
  case horizontalBeam(length: CGFloat)
}

/// Something beside the pointer, such as an arrow.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject, @preconcurrency NSCopying {
  /// Where it is.
  public struct Position: Hashable, Sendable {
    /// The distance from the pointer, in points.
    public var offset: CGFloat
    /// The angle with the clock from above, in radians.
    public var angle: CGFloat
    /// A place.
    public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }

    /// Above.
    public static let top = Self(offset: 21, angle: 0)
    /// Above and to the right.
    public static let topRight = Self(offset: 21, angle: .pi / 4)
    /// To the right.
    public static let right = Self(offset: 21, angle: .pi / 2)
    /// Below and to the right.
    public static let bottomRight = Self(offset: 21, angle: .pi * 3 / 4)
    /// Below.
    public static let bottom = Self(offset: 21, angle: .pi)
    /// Below and to the left.
    public static let bottomLeft = Self(offset: 21, angle: .pi * 5 / 4)
    /// To the left.
    public static let left = Self(offset: 21, angle: .pi * 3 / 2)
    /// Above and to the left.
    public static let topLeft = Self(offset: 21, angle: .pi * 7 / 4)
  }

  /// The shape; `nil` for an arrow.
  public final let shape: UIPointerShape?
  /// Where it is.
  public final let position: Position
  /// Whether it is turned so that it points away from the pointer. The library never reads it.
  open var orientationMatchesAngle = false

  /// Makes something with a shape.
  public init(_ shape: UIPointerShape, position: Position) {
    (self.shape, self.position) = (shape, position)
    super.init()
  }
  /// A thing with the same values. Rules: CODE-05.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = shape.map { UIPointerAccessory($0, position: position) } ?? UIPointerAccessory(arrowAt: position)
    copy.orientationMatchesAngle = orientationMatchesAngle
    return copy
  }

  private init(arrowAt position: Position) {
    (shape, self.position) = (nil, position)
    super.init()
    orientationMatchesAngle = true
  }
  /// An arrow that points away from the pointer.
  public class func arrow(_ position: Position) -> UIPointerAccessory { UIPointerAccessory(arrowAt: position) }
}

/// A part of a view above which the pointer has one look.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
  /// The rectangle in the view's coordinates.
  nonisolated public final let rect: CGRect
  /// Names the region; `nil` for none.
  nonisolated(unsafe) public final let identifier: AnyHashable?
  /// The axes in which the pointer stays in the region. The library never reads it.
  open var latchingAxes: UIAxis = []

  /// Makes a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }

  /// The region itself, as its rectangle does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether rectangle and identifier are equal.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return other.rect == rect && other.identifier == identifier
  }
  /// The hash of the identifier.
  nonisolated open override var hash: Int { identifier.hashValue }
}

/// Where the pointer is.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place in the view's coordinates.
  public final let location: CGPoint
  /// The keys that are pressed.
  public final let modifiers: UIKeyModifierFlags

  init(_ location: CGPoint, _ modifiers: UIKeyModifierFlags) {
    (self.location, self.modifiers) = (location, modifiers)
    super.init()
  }
}

/// Animations beside a change of the pointer's region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes. They are made within the act.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds code that runs after the changes.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Collects the changes and the code of one act.
@MainActor final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }
  func run() {
    for animation in animations { animation() }
    for completion in completions { completion(true) }
  }
}
