/// What a container that forwards appearance itself does in its own four callbacks: the children that it shows follow, inside
/// the container's `super` call, so that an override that logs after `super` sees the child first. Rules: APP-09, decision on
/// stock containers.
@MainActor enum ContainerForwarding {
  /// The container will appear or disappear, and so will `children`; who has disappeared already has heard it.
  static func begin(_ children: [UIViewController], appearing: Bool, animated: Bool) {
    for child in children where child.isViewLoaded && (appearing || child.appearance != .disappeared) {
      child.beginAppearanceTransition(appearing, animated: animated)
    }
  }

  /// The container has appeared or disappeared, and so have `children`.
  static func end(_ children: [UIViewController]) {
    for child in children where child.appearance.transition != nil { child.endAppearanceTransition() }
  }
}
