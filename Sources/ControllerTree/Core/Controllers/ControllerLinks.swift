/// A controller's children and parent. The reference to the parent is not counted: the parent clears it.
///
/// This file is the only one that writes it.
struct ControllerLinks {
  fileprivate(set) var children = SiblingList<UIViewController>()
  @Uncounted fileprivate(set) var parent: UIViewController?
  fileprivate(set) var siblingIndex: Int32 = 0
}

/// A weak reference to a controller, cleared in the controller's `deinit`. Swift's own weak references make every later
/// use of the controller slower; this one does not.
final class ControllerReference {
  @Uncounted fileprivate(set) var controller: UIViewController?

  fileprivate init(_ controller: UIViewController) { _controller = Uncounted(wrappedValue: controller) }
}

extension UIViewController {
  /// The controller's weak reference, shared by its users.
  @MainActor final var reference: ControllerReference {
    if let reference = rareState.reference { return reference }
    let made = ControllerReference(self)
    rareState.reference = made
    return made
  }

  /// Clears the weak reference. Runs in the controller's `deinit`.
  nonisolated final func clearReference() { rare?.reference?.controller = nil }
}

extension UIViewController: Sibling {
  nonisolated final var siblingIndex: Int32 {
    get { links.siblingIndex }
    set { links.siblingIndex = newValue }
  }
}

extension UIViewController {
  final func link(_ child: UIViewController) {
    LinkChanges.noteController()
    links.children.append(child)
    child.links.parent = self
  }

  final func unlink(_ child: UIViewController) {
    LinkChanges.noteController()
    links.children.remove(child)
    child.links.parent = nil
  }

  /// Puts the children into the order of `controllers`. Children that are not among them come last, in their present order.
  /// - Complexity: O(n) in both.
  final func orderChildren(as controllers: [UIViewController]) {
    let current = links.children.all
    let members = Set(controllers.map(ObjectIdentifier.init))
    let ordered =
      controllers.filter { $0.links.parent === self } + current.filter { !members.contains(ObjectIdentifier($0)) }
    if !ordered.elementsEqual(current, by: { $0 === $1 }) { links.children.reorder(ordered) }
  }

  /// The first value that `pick` returns, called for the controller, its parent, and so on upwards.
  /// - Complexity: O(depth).
  @inline(__always)
  final func nearest<Found>(_ pick: (UIViewController) -> Found?) -> Found? {
    var current: UIViewController? = self
    while let candidate = current {
      if let found = pick(candidate) { return found }
      current = candidate.links.parent
    }
    return nil
  }

  /// The children in the order of adding; overrides of `children` are not called.
  final var orderedChildren: [UIViewController] { links.children.all }

  /// Releases all children without recursion. A child that is retained elsewhere keeps its own children. Runs in the
  /// controller's `deinit`.
  nonisolated final func dissolve() {
    guard !links.children.isEmpty else { return }
    var children = takeChildren()
    Self.release(&children)
  }

  /// Unlinks the children, and has the main thread release the objects that the controller retains. Runs in its
  /// `deinit`, on another thread.
  nonisolated final func releaseOffMain() {
    let stage = loadedView?.links.window?.stage
    OffMainRelease.finish(self, releasing: (children: takeChildren(), view: loadedView.take(), rare: rare.take())) {
      parts in
      (stage ?? .current).perform(under: nil) {
        if let rare = parts.rare { UIViewController.presenterWasReleased(rare) }
        UIViewController.release(&parts.children)
      }
    }
  }

  nonisolated private final func takeChildren() -> [UIViewController] {
    guard !links.children.isEmpty else { return [] }
    let children = links.children.takeAll()
    for child in children { child.links.parent = nil }
    return children
  }

  /// - Parameter loose: Controllers that have lost their parent; the only references to those that are not retained
  ///   elsewhere.
  nonisolated private static func release(_ loose: inout [UIViewController]) {
    for child in loose { child.lostParent() }
    while var controller = loose.popLast() {
      guard !controller.links.children.isEmpty, isKnownUniquelyReferenced(&controller) else { continue }
      let children = controller.takeChildren()
      for child in children { child.lostParent() }
      loose.append(contentsOf: children)
    }
  }

  nonisolated private final func lostParent() {
    if isInOpenMove { OpenMoves.parentWasReleased(of: self) }
    // No call will end the move; the appearance that belongs to it may have ended already (CON-11, CON-14).
    if movement != .none { inDeinit { Containment.movementEnded(of: self) } }
  }
}
