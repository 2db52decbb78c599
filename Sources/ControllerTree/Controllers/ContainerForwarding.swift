/// What a container that forwards appearance itself does in its own four callbacks: the children that it shows follow, inside
/// the container's `super` call, so that an override that logs after `super` sees the child first. Rules: APP-09, decision on
/// stock containers.
@MainActor enum ContainerForwarding {
  /// The container will appear or disappear, and so will `children`; who has done so already has heard it.
  static func begin(_ children: [UIViewController], appearing: Bool, animated: Bool) {
    for child in children where child.isViewLoaded {
      Appearance.begin(child, appearing: appearing, animated: animated, by: .explicit)
    }
  }

  /// The container has appeared or disappeared, and so have `children`.
  static func end(_ children: [UIViewController]) {
    for child in children where child.appearance.transition != nil { child.endAppearanceTransition() }
  }

  /// A child leaves the screen at once, while the container stays, or comes.
  static func takeOut(_ child: UIViewController) {
    switch child.appearance {
    case .appearing, .entering, .appeared: begin([child], appearing: false, animated: false)
    case .disappeared, .disappearing: break
    }
    child.viewIfLoaded?.removeFromSuperview()
    // A change that it took part in may owe it an end too.
    while child.appearance.transition.map({ $0.explicit > 0 }) ?? false { Appearance.end(child, by: .explicit) }
  }
}
