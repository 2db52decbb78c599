import ControllerTree
import Foundation

/// The properties of items in motion, and their speed. Rules: DYN-06.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  /// Speeds that were added before the behaviour had an animator.
  private var waiting: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

  /// Makes a behaviour without items.
  public override convenience init() { self.init(items: []) }
  /// Makes a behaviour for items.
  public init(items: [any UIDynamicItem]) { list = DynamicItemList(items) }

  /// The items, in the order of adding.
  open var items: [any UIDynamicItem] { list.items }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  /// How much of its speed an item keeps in a collision, from 0 to 1.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// How much items that slide along each other slow down.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// The mass of an item of 100 by 100 points.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// How much an item slows down: at 1, to a half in about a second.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// How much the rotation of an item slows down.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// The electric charge, on which electric and magnetic fields act. Rules: DYN-10.
  open var charge: CGFloat = 0 { didSet { changed() } }
  /// Whether the items stay where they are; others collide with them.
  open var isAnchored = false { didSet { changed() } }
  /// Whether the items turn.
  open var allowsRotation = true { didSet { changed() } }

  /// Adds to the speed of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(velocity, 0, item) }
  /// Adds to the rotation of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, item) }
  /// The speed of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let dynamicAnimator else { return .zero }
    return dynamicAnimator.body(of: item).velocity
  }
  /// The rotation of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard let dynamicAnimator else { return 0 }
    return dynamicAnimator.body(of: item).angularVelocity
  }

  private func add(_ linear: CGPoint, _ angular: CGFloat, _ item: any UIDynamicItem) {
    guard let dynamicAnimator else { return waiting.append((item, linear, angular)) }
    dynamicAnimator.body(of: item).accelerate(linear, angular)
    changed()
  }

  override var allItems: [any UIDynamicItem] { items }
  override func push(_ world: DynamicWorld, _ time: CGFloat) {
    for entry in waiting { world.body(of: entry.item).accelerate(entry.linear, entry.angular) }
    waiting = []
    for item in items {
      let body = world.body(of: item)
      (body.elasticity, body.friction, body.density) = (elasticity, friction, max(density, 1e-6))
      (body.resistance, body.angularResistance, body.charge) = (resistance, angularResistance, charge)
      (body.isAnchored, body.allowsRotation) = (isAnchored, allowsRotation)
    }
  }
}

extension DynamicBody {
  fileprivate func accelerate(_ linear: CGPoint, _ angular: CGFloat) {
    velocity = CGPoint(x: velocity.x + linear.x, y: velocity.y + linear.y)
    angularVelocity += angular
  }
}
