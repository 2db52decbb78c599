/// Forwards the four appearance callbacks of a container that forwards appearance itself to the children that it shows.
/// This happens inside the container's `super` call, so an override that logs after `super` sees the child's callback
/// first. Rules: APP-09, decision on stock containers.
@MainActor enum ContainerForwarding {
  /// Begins the appearance or disappearance of `children` with that of `container`. A child that is already appearing or
  /// disappearing in this direction gets nothing, nor does one that has another parent by now.
  static func begin(
    _ children: [UIViewController], of container: UIViewController, appearing: Bool, animated: Bool
  ) {
    for child in children where mayGetBegin(child, by: container, appearing) {
      Appearance.begin(child, appearing: appearing, animated: animated, by: .explicit)
      // A callback may have ended the container's disappearance, and nothing else ends the child's.
      if case .disappearing = child.appearance, container.appearance == .disappeared {
        Appearance.end(child, by: .explicit)
      }
    }
  }

  private static func mayGetBegin(_ child: UIViewController, by container: UIViewController, _ appearing: Bool) -> Bool
  {
    child.isViewLoaded && !child.belongs(toOtherThan: container) && !(appearing && child.isCovered)
  }

  /// Ends the transitions of `children` with that of `container`. A child that is still appearing, although a callback
  /// of a change has removed the container, is reversed first.
  static func end(_ children: [UIViewController], of container: UIViewController) {
    for child in children where !child.belongs(toOtherThan: container) {
      guard let open = child.appearance.transition else { continue }
      if child.appearance.isOnTheWayIn, container.appearance == .disappeared {
        child.beginAppearanceTransition(false, animated: open.animated)
      }
      child.endAppearanceTransition()
    }
  }

  /// Ends the disappearance of a child that moves to another container, at the end of the turn, with the others.
  static func endLater(_ child: UIViewController) {
    guard case .disappearing = child.appearance else { return }
    Stage.current.cycle.enqueue(
      ClosureWork { if case .disappearing = child.appearance { child.endAppearanceTransition() } }, in: .appearance)
  }

  /// Begins the appearance of a child with that of the container. A child from another container may be appearing
  /// already.
  static func bringIn(_ child: UIViewController, animated: Bool) {
    switch child.appearance {
    case .disappeared, .disappearing:
      if !child.isCovered { child.beginAppearanceTransition(true, animated: animated) }
    case .appearing, .entering, .appeared: break
    }
  }

  /// Removes a child that `container` no longer shows: the child disappears at once, and its view is removed.
  ///
  /// A view that is in another controller's view by now stays there. If the child has another parent already, that
  /// parent decides about its appearance.
  static func takeOut(_ child: UIViewController, of container: UIViewController) {
    let isElsewhere = child.belongs(toOtherThan: container)
    switch child.appearance {
    case .appearing, .entering, .appeared:
      if !isElsewhere { begin([child], of: container, appearing: false, animated: false) }
    case .disappeared, .disappearing: break
    }
    if let view = child.loadedView, !isInAnother(view, than: container) { view.removeFromSuperview() }
    guard !isElsewhere else { return }
    child.takeOutPresentedInPlace()
    child.givePlaceUp()
    // A change that the child took part in may have begun a transition too.
    while child.appearance.transition.map({ $0.explicit > 0 }) ?? false { Appearance.end(child, by: .explicit) }
  }
}

extension ContainerForwarding {
  /// Whether a child's view is in the view of another controller, outside the container's view.
  private static func isInAnother(_ view: UIView, than container: UIViewController) -> Bool {
    guard let host = view.links.superview?.enclosingOwner, host !== container else { return false }
    return !(container.loadedView.map(view.isDescendant) ?? false)
  }
}

extension UIViewController {
  /// Whether the controller is a child of another controller than `container`, or was presented or shown as a root after
  /// it had left.
  final func belongs(toOtherThan container: UIViewController) -> Bool {
    guard let parent = links.parent else { return ownPresentation != nil || isInItsWindow }
    return parent !== container
  }

  /// Whether the controller is the root of the window that its view is in. The child of a container may be the root of a hidden
  /// window too.
  private final var isInItsWindow: Bool {
    guard let window = rare?.windowAsRoot else { return false }
    return loadedView?.links.window === window
  }
}
