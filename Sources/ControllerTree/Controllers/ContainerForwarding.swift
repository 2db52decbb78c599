/// What a container that forwards appearance itself does in its own four callbacks: the children that it shows follow, inside
/// the container's `super` call, so that an override that logs after `super` sees the child first. Rules: APP-09, decision on
/// stock containers.
@MainActor enum ContainerForwarding {
  /// The container will appear or disappear, and so will `children`. Who is there already, because a change of the container's
  /// is sending its last callbacks, or because a callback has taken it there, has nothing to hear.
  static func begin(_ children: [UIViewController], appearing: Bool, animated: Bool) {
    for child in children where child.isViewLoaded && !(appearing && child.isCovered) {
      Appearance.begin(child, appearing: appearing, animated: animated, by: .explicit)
    }
  }

  /// The container has appeared or disappeared, and so have `children`. Who is on the way in, because a callback of a change has
  /// sent the container away, turns round.
  static func end(_ children: [UIViewController]) {
    for child in children {
      guard let open = child.appearance.transition else { continue }
      if child.appearance.isOnTheWayIn, child.links.parent?.appearance == .disappeared {
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

  /// A child leaves the screen at once, while the container stays, or comes.
  static func takeOut(_ child: UIViewController) {
    switch child.appearance {
    case .appearing, .entering, .appeared: begin([child], appearing: false, animated: false)
    case .disappeared, .disappearing: break
    }
    child.viewIfLoaded?.removeFromSuperview()
    child.givePlaceUp()
    // A change that it took part in may owe it an end too.
    while child.appearance.transition.map({ $0.explicit > 0 }) ?? false { Appearance.end(child, by: .explicit) }
  }
}
