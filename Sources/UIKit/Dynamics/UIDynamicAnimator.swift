import ControllerTree
import Foundation

/// Moves items by rules of physics, in virtual time.
///
/// It moves them at each frame of the screen: `UpdateCycle.main.advance(by:)` brings frames; `settle()` alone does not, as an item that
/// falls never comes to rest. When nothing has moved for half a second, the animator pauses until something changes.
/// Rules: DYN-01 to DYN-04.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates the items have.
  open private(set) var referenceView: UIView?
  /// The behaviours, in the order of adding.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Is told when the animator pauses and resumes. Not retained.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The time for which items were moved, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0
  private let world = DynamicWorld()
  private var link: CADisplayLink?
  private var restingFrames = 0
  private weak var layout: UICollectionViewLayout?

  /// Makes an animator for items in the coordinates of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Makes an animator for items that are no views.
  public override init() { super.init() }

  /// Makes an animator for the layout attributes of a collection view. Each frame invalidates the layout, so that it prepares again with the
  /// attributes that have moved. Rules: DYN-14.
  /// - Parameter layout: The layout. It is not retained.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  /// Whether items are moved at each frame. Rules: DYN-04.
  open var isRunning: Bool { link != nil }

  /// Adds a behaviour; does nothing if it is there. Rules: DYN-02.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.move(to: self)
  }

  /// Removes a behaviour; does nothing if it is not there. Rules: DYN-02.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.move(to: nil)
    // An item without behaviours stands still.
    world.keep(allItems)
    wake()
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// The items of the behaviours that touch a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.keep(allItems)
    var found: [any UIDynamicItem] = []
    for body in world.bodies where body.box.intersects(rect) { found.append(body.item) }
    return found
  }

  /// Reads the place of an item anew, after code has moved it. Rules: DYN-01.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.existingBody(of: item)?.readItem()
    wake()
  }

  // MARK: Frames

  final func body(of item: any UIDynamicItem) -> DynamicBody { world.body(of: item) }

  /// Begins to move items, if there are any behaviours.
  final func wake() {
    restingFrames = 0
    guard link == nil, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    let link = CADisplayLink(
      target: FrameTarget(self), selector: Selector("frame:", FrameTarget.frame(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private final func pause() {
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  private final var allBehaviors: [UIDynamicBehavior] {
    var all: [UIDynamicBehavior] = []
    for behavior in behaviors { all += behavior.flattened }
    return all
  }

  final var allItems: [any UIDynamicItem] {
    var list = DynamicItemList()
    for behavior in allBehaviors { for item in behavior.allItems { _ = list.add(item) } }
    return list.items
  }

  fileprivate final func frame(_ time: TimeInterval) {
    for behavior in allBehaviors { behavior.action?() }
    let behaviors = allBehaviors
    guard !behaviors.isEmpty else { return pause() }
    world.keep(allItems)
    let way = world.advance(by: CGFloat(time), behaviors)
    elapsedTime += time
    for body in world.bodies { body.writeItem() }
    layout?.invalidateLayout()
    for behavior in behaviors { (behavior as? UICollisionBehavior)?.tellContacts() }
    // Half a second at 60 frames.
    restingFrames = way < 0.05 ? restingFrames + 1 : 0
    if restingFrames >= 30 { pause() }
  }
}

/// The target of the animator's display link, which retains it.
@MainActor private final class FrameTarget: NSObject {
  private weak var animator: UIDynamicAnimator?

  init(_ animator: UIDynamicAnimator) { self.animator = animator }

  func frame(_ link: CADisplayLink) {
    guard let animator else { return link.invalidate() }
    animator.frame(link.duration)
  }
}

/// Is told when a dynamic animator pauses and resumes. Clients implement it. Rules: DYN-04.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Items begin to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// All items have come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
