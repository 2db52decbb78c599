/// What a container that forwards appearance itself does in its own four callbacks: the children that it shows follow, inside
/// the container's `super` call, so that an override that logs after `super` sees the child first. Rules: APP-09, decision on
/// stock containers.
@MainActor enum ContainerForwarding {
  /// `container` will appear or disappear, and so will `children`. A child that is there already, because of a change of the
  /// container or of a callback, is told nothing, and neither is a child that has another parent by now.
  static func begin(
    _ children: [UIViewController], of container: UIViewController, appearing: Bool, animated: Bool
  ) {
    for child in children where isToBeTold(child, by: container, appearing) {
      Appearance.begin(child, appearing: appearing, animated: animated, by: .explicit)
    }
  }

  private static func isToBeTold(_ child: UIViewController, by container: UIViewController, _ appearing: Bool) -> Bool {
    child.isViewLoaded && !child.isChild(ofOtherThan: container) && !(appearing && child.isCovered)
  }

  /// `container` has appeared or disappeared, and so have `children`. A child that is still appearing, because a callback of a
  /// change has sent the container away, turns round.
  static func end(_ children: [UIViewController], of container: UIViewController) {
    for child in children where !child.isChild(ofOtherThan: container) {
      guard let open = child.appearance.transition else { continue }
      if child.appearance.isOnTheWayIn, container.appearance == .disappeared {
        child.beginAppearanceTransition(false, animated: open.animated)
      }
      child.endAppearanceTransition()
    }
  }

  /// A child that is disappearing goes to another container: it has disappeared at the end of the turn, with the others.
  static func endLater(_ child: UIViewController) {
    guard case .disappearing = child.appearance else { return }
    Stage.current.cycle.enqueue(
      ClosureWork { if case .disappearing = child.appearance { child.endAppearanceTransition() } }, in: .appearance)
  }

  /// A child comes on screen with the container, unless it is on its way already: it may come from another container around.
  static func bringIn(_ child: UIViewController, animated: Bool) {
    switch child.appearance {
    case .disappeared, .disappearing:
      if !child.isCovered { child.beginAppearanceTransition(true, animated: animated) }
    case .appearing, .entering, .appeared: break
    }
  }

  /// `container` does not show `child` any more: the child disappears at once, and its view leaves the container's.
  ///
  /// A view that somebody has moved elsewhere stays there. If the child has another parent already, that one decides about its
  /// appearance.
  static func takeOut(_ child: UIViewController, of container: UIViewController) {
    let isElsewhere = child.isChild(ofOtherThan: container)
    switch child.appearance {
    case .appearing, .entering, .appeared:
      if !isElsewhere { begin([child], of: container, appearing: false, animated: false) }
    case .disappeared, .disappearing: break
    }
    if let view = child.loadedView, !isInAnother(view, than: container) { view.removeFromSuperview() }
    guard !isElsewhere else { return }
    child.givePlaceUp()
    // A change that the child took part in may owe it an end too.
    while child.appearance.transition.map({ $0.explicit > 0 }) ?? false { Appearance.end(child, by: .explicit) }
  }
}

extension ContainerForwarding {
  /// Whether a child's view lies in the view of another controller, outside of the container's view.
  private static func isInAnother(_ view: UIView, than container: UIViewController) -> Bool {
    guard let host = view.links.superview?.enclosingOwner, host !== container else { return false }
    return !(container.loadedView.map(view.isDescendant) ?? false)
  }
}

extension UIViewController {
  /// Whether the controller is a child of another controller than `container`.
  final func isChild(ofOtherThan container: UIViewController) -> Bool {
    links.parent.map { $0 !== container } ?? false
  }
}
