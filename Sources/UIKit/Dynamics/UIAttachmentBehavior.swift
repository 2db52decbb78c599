import ControllerTree
import Foundation

/// Keeps an item at a distance from a point or from another item. Rules: DYN-07.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What the item is attached to.
  public enum AttachmentType: Int, Hashable, Sendable {
    /// Another item; a point.
    case items, anchor
  }

  /// The items: one, or two.
  open private(set) var items: [any UIDynamicItem]
  /// What the item is attached to.
  public let attachedBehaviorType: AttachmentType
  final let offsets: [UIOffset]
  /// The point, for an attachment to one.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// The distance, in points: at first that between the two ends.
  open var length: CGFloat { didSet { changed() } }
  /// How little a spring swings.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// The oscillations of a spring per second; 0 for a stick.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  /// How much the movement about a pin slows down. Rules: DYN-13.
  open var frictionTorque: CGFloat = 0 { didSet { changed() } }
  /// How far an item slides, in points, or turns about a pin, in radians; both from its place at the beginning. Rules: DYN-13.
  open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }
  /// How the item is attached in another way than by a stick or a spring.
  private final var joint: AttachmentJoint?

  /// Attaches an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a place of an item to a point.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    (items, offsets, attachedBehaviorType, anchorPoint) = ([item], [offset], .anchor, point)
    length = Self.distance(Self.place(item, offset), point)
  }

  /// Attaches an item to another one.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches a place of an item to a place of another one.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    (items, offsets, attachedBehaviorType, anchorPoint) = ([item1, item2], [offset1, offset2], .items, .zero)
    length = Self.distance(Self.place(item1, offset1), Self.place(item2, offset2))
  }

  private static func place(_ item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
    CGPoint(x: item.center.x + offset.horizontal, y: item.center.y + offset.vertical)
  }

  private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    let (x, y) = (other.x - one.x, other.y - one.y)
    return (x * x + y * y).squareRoot()
  }

  // MARK: Other ways to attach

  /// Lets an item slide along an axis that another item carries; it does not turn against that. Rules: DYN-13.
  /// - Parameters:
  ///   - item1: The item that slides.
  ///   - item2: The item that carries the axis.
  ///   - point: Where the axis is.
  ///   - axis: The direction; its length does not count.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    made(item1, item2, point, .sliding(axis))
  }

  /// Lets an item slide along an axis; it does not turn. Rules: DYN-13.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    made(item, nil, point, .sliding(axis))
  }

  /// Ties two items together as with a rope, which is as long as their distance. Rules: DYN-13.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let made = UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    made.joint = AttachmentJoint(.limit, item1, item2, item1.center)
    return made
  }

  /// Joins two items: they keep their places beside each other. Rules: DYN-13.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    made(item1, item2, point, .fixed)
  }

  /// Pins an item to another one: it swings about the pin. Rules: DYN-13.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    made(item1, item2, point, .pin)
  }

  private class func made(
    _ first: any UIDynamicItem, _ second: (any UIDynamicItem)?, _ point: CGPoint, _ kind: AttachmentJoint.Kind
  ) -> UIAttachmentBehavior {
    let made =
      second.map { UIAttachmentBehavior(item: first, attachedTo: $0) }
      ?? UIAttachmentBehavior(item: first, attachedToAnchor: point)
    made.anchorPoint = point
    made.joint = AttachmentJoint(kind, first, second, point)
    return made
  }

  override var allItems: [any UIDynamicItem] { items }

  private func ends(_ world: DynamicWorld) -> (
    first: DynamicBody, place: CGPoint, second: DynamicBody?, target: CGPoint
  ) {
    let first = world.body(of: items[0])
    let second = items.count > 1 ? world.body(of: items[1]) : nil
    func place(_ body: DynamicBody, _ offset: UIOffset) -> CGPoint {
      CGPoint(x: body.center.x + offset.horizontal, y: body.center.y + offset.vertical)
    }
    return (first, place(first, offsets[0]), second, second.map { place($0, offsets[1]) } ?? anchorPoint)
  }

  /// A spring pulls the ends to their distance.
  override func push(_ world: DynamicWorld, _ time: CGFloat) {
    guard joint == nil, frequency > 0 else { return }
    let (first, place, second, target) = ends(world)
    let distance = Self.distance(place, target)
    let part = distance > 0 ? length / distance : 0
    let goal = CGPoint(x: target.x + (place.x - target.x) * part, y: target.y + (place.y - target.y) * part)
    let spring = Spring(frequency: frequency, damping: max(damping, 0))
    let way = CGPoint(x: goal.x - place.x, y: goal.y - place.y)
    // Each of two items goes as far as it is the lighter one.
    let share = second.map { first.inverseMass / max(first.inverseMass + $0.inverseMass, 1e-9) } ?? 1
    spring.pull(first, to: first.center.moved(way, share), time)
    if let second { spring.pull(second, to: second.center.moved(way, share - 1), time) }
  }

  /// A stick keeps them there.
  override func correct(_ world: DynamicWorld, _ time: CGFloat) {
    if let joint { return joint.correct(self, world, time) }
    if frequency <= 0 { keepLength(world, time) { $0 != length } }
  }

  /// Keeps the ends at their distance.
  /// - Parameter isWrong: Whether a distance has to be corrected.
  final func keepLength(_ world: DynamicWorld, _ time: CGFloat, if isWrong: (CGFloat) -> Bool) {
    let (first, place, second, target) = ends(world)
    let distance = Self.distance(place, target)
    guard distance > 0, isWrong(distance) else { return }
    let part = (length - distance) / distance
    let way = CGPoint(x: (place.x - target.x) * part, y: (place.y - target.y) * part)
    let total = first.inverseMass + (second?.inverseMass ?? 0)
    guard total > 0 else { return }
    for (body, share) in [(first, first.inverseMass / total)] + (second.map { [($0, -$0.inverseMass / total)] } ?? []) {
      body.center = body.center.moved(way, share)
      body.velocity = body.velocity.moved(way, share / time)
    }
  }
}

extension CGPoint {
  func moved(_ way: CGPoint, _ factor: CGFloat) -> CGPoint {
    CGPoint(x: x + way.x * factor, y: y + way.y * factor)
  }
}
