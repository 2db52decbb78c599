/// What a container that forwards appearance itself does in its own four callbacks: the children that it shows follow, inside
/// the container's `super` call, so that an override that logs after `super` sees the child first. Rules: APP-09, decision on
/// stock containers.
@MainActor enum ContainerForwarding {
  /// The container will appear or disappear, and so will `children`. Who is there already, because a change of the container's
  /// is sending its last callbacks, has nothing to hear.
  static func begin(_ children: [UIViewController], appearing: Bool, animated: Bool) {
    for child in children where child.isViewLoaded && child.appearance != (appearing ? .appeared : .disappeared) {
      child.beginAppearanceTransition(appearing, animated: animated)
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
}
