import ControllerTree
import Foundation

/// A part of the motion of items. A subclass of your own adds other behaviours as its children. Rules: DYN-02.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Runs at each frame, before the items are moved.
  open var action: (() -> Void)?
  /// The behaviours inside this one, in the order of adding.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The animator of this behaviour, or of the one around it. Not retained.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Makes a behaviour without effect of its own.
  public override init() { super.init() }

  /// Adds a behaviour inside this one; does nothing if it is there.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
  }

  /// Removes a behaviour inside this one; does nothing if it is not there.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.removeAll { $0 === behavior }
    if dynamicAnimator != nil { behavior.move(to: nil) }
  }

  /// The behaviour is about to be added to an animator, or to be removed if that is `nil`. The base does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Gives the behaviour and those inside an animator, or takes it away.
  final func move(to animator: UIDynamicAnimator?) {
    for behavior in flattened {
      behavior.willMove(to: animator)
      behavior.dynamicAnimator = animator
    }
    animator?.wake()
  }

  /// The behaviour and those inside. A behaviour that is there twice counts once.
  final var flattened: [UIDynamicBehavior] {
    var found: [UIDynamicBehavior] = []
    var open = [self]
    while let next = open.popLast() {
      guard !found.contains(where: { $0 === next }) else { continue }
      found.append(next)
      open += next.childBehaviors.reversed()
    }
    return found
  }

  /// Lets the items move again.
  final func changed() { dynamicAnimator?.wake() }

  /// The items of the behaviour.
  var allItems: [any UIDynamicItem] { [] }
  /// Changes the speed of bodies by what happens in a time.
  func push(_ world: DynamicWorld, _ time: CGFloat) {}
  /// Corrects the places of bodies.
  func correct(_ world: DynamicWorld, _ time: CGFloat) {}
}

/// A list of items, without repetitions.
@MainActor struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) { for item in items { _ = add(item) } }

  mutating func add(_ item: any UIDynamicItem) -> Bool {
    for other in items where other === item { return false }
    items.append(item)
    return true
  }

  mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
