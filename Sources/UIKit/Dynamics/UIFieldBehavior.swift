import ControllerTree
import Foundation

/// A field whose force acts on items. Rules: DYN-10.
///
/// A field accelerates an item by its strength times 100 points per second, each second, unless the kind says otherwise. The default
/// strength is 1.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  private final var list = DynamicItemList()
  private final var kind = FieldKind.drag
  /// The time for which the field has acted, in seconds.
  private final var elapsed: CGFloat = 0

  private convenience init(_ kind: FieldKind) {
    self.init()
    self.kind = kind
    switch kind {
    case .linear(let direction): self.direction = direction
    case .radial(let position): self.position = position
    case .velocity(let direction): self.direction = direction
    case .noise(let smoothness, let speed), .turbulence(let smoothness, let speed):
      (self.smoothness, animationSpeed) = (smoothness, speed)
    case .drag, .vortex, .spring, .electric, .magnetic, .custom: break
    }
  }

  // MARK: Kinds

  /// Slows items down, the more the faster they are.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
  /// Turns items around the position, counter-clockwise for a positive strength.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
  /// Pulls items towards the position.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior { UIFieldBehavior(.radial(position)) }
  /// Pulls items in a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior { UIFieldBehavior(.linear(direction)) }
  /// Gives items a speed.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior { UIFieldBehavior(.velocity(direction)) }
  /// Pushes items in directions that look random; two runs give the same ones.
  /// - Parameters:
  ///   - smoothness: From 0, where directions differ most, to 1.
  ///   - speed: How often a second the field changes; 0 for never.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    UIFieldBehavior(.noise(smoothness, speed))
  }
  /// As a noise, multiplied by the speed of the item.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    UIFieldBehavior(.turbulence(smoothness, speed))
  }
  /// Pulls items back to the position, the more the farther they are.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  /// Moves items with a charge away from the position; with the opposite charge towards it.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
  /// Moves items with a charge across their direction, by their speed.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
  /// A field of your own.
  /// - Parameter block: The force on an item: the field, the position of the item in the field, its speed in points per second, its
  ///   mass, its charge, and the time since the last step in seconds.
  open class func field(
    evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> UIFieldBehavior { UIFieldBehavior(.custom(block)) }

  // MARK: Items

  /// The items, in the order of adding.
  open var items: [any UIDynamicItem] { list.items }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  // MARK: Properties

  /// The middle of the field.
  open var position = CGPoint.zero { didSet { changed() } }
  /// Where the field acts, around its position.
  open var region = UIRegion.infinite { didSet { changed() } }
  /// A factor of the force.
  open var strength: CGFloat = 1 { didSet { changed() } }
  /// How the force decreases with the distance: at twice the minimum radius to half of it to the power of this number; 0 for not at all.
  open var falloff: CGFloat = 0 { didSet { changed() } }
  /// The distance from which on the force decreases, in points.
  open var minimumRadius: CGFloat = 1e-6 { didSet { changed() } }
  /// The direction of a linear field or a velocity.
  open var direction = CGVector.zero { didSet { changed() } }
  /// The smoothness of noise and turbulence.
  open var smoothness: CGFloat = 0 { didSet { changed() } }
  /// How often a second noise and turbulence change.
  open var animationSpeed: CGFloat = 0 { didSet { changed() } }

  // MARK: Steps

  override var allItems: [any UIDynamicItem] { items }

  override func push(_ world: DynamicWorld, _ time: CGFloat) {
    elapsed += time
    for item in items {
      let body = world.body(of: item)
      let place = CGPoint(x: body.center.x - position.x, y: body.center.y - position.y)
      guard !body.isAnchored, region.contains(place) else { continue }
      if case .velocity = kind {
        body.velocity = CGPoint(x: direction.dx * strength, y: direction.dy * strength)
        continue
      }
      let force = kind.force(of: self, at: place, on: body, time, elapsed)
      let factor = strength * decrease(at: place) * time
      body.velocity.x += force.dx * factor
      body.velocity.y += force.dy * factor
    }
  }

  private final func decrease(at place: CGPoint) -> CGFloat {
    guard falloff != 0, kind.hasMiddle else { return 1 }
    let radius = max(minimumRadius, 1e-6)
    let distance = max((place.x * place.x + place.y * place.y).squareRoot(), radius)
    return CGFloat(pow(Double(radius / distance), Double(falloff)))
  }
}
