/// What a container does when the children that it shows change. The container's own appearance decides, also where
/// `beginAppearanceTransition` has made it appear outside of every window: what it has told its children it also takes back.
enum ContainerPresence {
  /// The container has disappeared, or is disappearing: the children that it shows are told nothing.
  case absent
  /// The container is appearing: the children appear with it.
  case arriving
  /// The container has appeared: children that come appear at once, children that go disappear.
  case present

  @MainActor init(of container: UIViewController) {
    switch container.appearance {
    case .appeared: self = .present
    case .appearing, .entering: self = .arriving
    case .disappeared, .disappearing: self = .absent
    }
  }
}
