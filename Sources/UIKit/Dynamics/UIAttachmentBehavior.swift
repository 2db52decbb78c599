import ControllerTree
import Foundation

/// Moves an item to a point, as on a spring. Rules: DYN-07.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point.
  open var snapPoint: CGPoint { didSet { changed() } }
  /// How little the item swings at the end, from 0 to 1; 0.5 by default.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  /// Makes a behaviour for an item.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
  }

  override var allItems: [any UIDynamicItem] { [item] }
  override func push(_ world: DynamicWorld, _ time: CGFloat) {
    Spring(frequency: 2, damping: 0.5 + min(max(damping, 0), 1) / 2)
      .pull(world.body(of: item), to: snapPoint, time)
  }
  override func correct(_ world: DynamicWorld, _ time: CGFloat) {
    let body = world.body(of: item)
    let (x, y) = (snapPoint.x - body.center.x, snapPoint.y - body.center.y)
    // The spring would come ever nearer.
    guard !body.isAnchored, abs(x) + abs(y) < 0.05, abs(body.velocity.x) + abs(body.velocity.y) < 2 else { return }
    (body.center, body.velocity) = (snapPoint, .zero)
  }
}

/// A spring at a point.
struct Spring {
  /// Oscillations per second.
  var frequency: CGFloat
  /// 1 does not swing.
  var damping: CGFloat

  @MainActor func pull(_ body: DynamicBody, to point: CGPoint, _ time: CGFloat) {
    guard !body.isAnchored else { return }
    let speed = 2 * CGFloat.pi * frequency
    // The end of the step decides, so that any stiffness is stable.
    let factor = 1 / (1 + 2 * damping * speed * time + speed * speed * time * time)
    body.velocity.x = (body.velocity.x + speed * speed * (point.x - body.center.x) * time) * factor
    body.velocity.y = (body.velocity.y + speed * speed * (point.y - body.center.y) * time) * factor
  }
}

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
  private let offsets: [UIOffset]
  /// The point, for an attachment to one.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// The distance, in points: at first that between the two ends.
  open var length: CGFloat { didSet { changed() } }
  /// How little a spring swings.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// The oscillations of a spring per second; 0 for a stick.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  /// How hard the item turns about the attachment. The library never reads it.
  open var frictionTorque: CGFloat = 0

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
    guard frequency > 0 else { return }
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
    guard frequency <= 0 else { return }
    let (first, place, second, target) = ends(world)
    let distance = Self.distance(place, target)
    guard distance > 0, distance != length else { return }
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
  fileprivate func moved(_ way: CGPoint, _ factor: CGFloat) -> CGPoint {
    CGPoint(x: x + way.x * factor, y: y + way.y * factor)
  }
}
