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
