import ControllerTree
import Foundation

/// Pulls items in a direction: down by default. Rules: DYN-05.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  /// The direction and strength: a length of 1 means 1000 points per second, each second.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  /// Makes a behaviour without items.
  public override convenience init() { self.init(items: []) }
  /// Makes a behaviour for items.
  public init(items: [any UIDynamicItem]) { list = DynamicItemList(items) }

  /// The items, in the order of adding.
  open var items: [any UIDynamicItem] { list.items }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }
  /// The direction in radians, from the positive x-axis clockwise.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The strength.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override var allItems: [any UIDynamicItem] { items }
  override func push(_ world: DynamicWorld, _ time: CGFloat) {
    for item in items {
      let body = world.body(of: item)
      guard !body.isAnchored else { continue }
      body.velocity.x += gravityDirection.dx * 1_000 * time
      body.velocity.y += gravityDirection.dy * 1_000 * time
    }
  }
}

/// Pushes items, once or all the time. Rules: DYN-05.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How long it pushes.
  public enum Mode: Int, Hashable, Sendable {
    /// All the time; once.
    case continuous, instantaneous
  }

  /// How long it pushes.
  public let mode: Mode
  private var list: DynamicItemList
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  /// Whether it pushes. A push that happens once is then no longer active.
  open var active = true { didSet { if active { changed() } } }
  /// The direction and strength: a length of 1 gives an item of 100 by 100 points 100 points per second, each second or once.
  open var pushDirection = CGVector.zero { didSet { changed() } }

  /// Makes a behaviour for items.
  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    list = DynamicItemList(items)
    self.mode = mode
  }

  /// The items, in the order of adding.
  open var items: [any UIDynamicItem] { list.items }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }
  /// Where an item is pushed, from its middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
  /// Sets where an item is pushed: a push beside the middle also turns it.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    changed()
  }
  /// The direction in radians, from the positive x-axis clockwise.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The strength.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  override var allItems: [any UIDynamicItem] { items }
  override func push(_ world: DynamicWorld, _ time: CGFloat) {
    guard active else { return }
    let amount = 100 * (mode == .continuous ? time : 1)
    for item in items {
      let body = world.body(of: item)
      body.velocity.x += pushDirection.dx * amount * body.inverseMass
      body.velocity.y += pushDirection.dy * amount * body.inverseMass
      let offset = targetOffsetFromCenter(for: item)
      let turn = offset.horizontal * pushDirection.dy - offset.vertical * pushDirection.dx
      // The inertia of a box.
      let size = (2 * body.half.x) * (2 * body.half.x) + (2 * body.half.y) * (2 * body.half.y)
      if size > 0 { body.angularVelocity += turn * amount * 12 / size * body.inverseMass }
    }
    if mode == .instantaneous { active = false }
  }
}

extension CGVector {
  init(angle: CGFloat, length: CGFloat) {
    self.init(dx: CGFloat(cos(Double(angle))) * length, dy: CGFloat(sin(Double(angle))) * length)
  }
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
  var angle: CGFloat { CGFloat(atan2(Double(dy), Double(dx))) }
}
