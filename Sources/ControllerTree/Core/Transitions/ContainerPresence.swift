/// The state of a container when the children that it shows change. The container's own appearance decides, also if
/// `beginAppearanceTransition` has made it appear outside of every window: begins that it sent to children get their
/// ends.
enum ContainerPresence {
  /// The container has disappeared, or is disappearing: the children that it shows get no callbacks.
  case absent
  /// The container is appearing: the children appear with it.
  case arriving
  /// The container has appeared: arriving children appear at once, leaving children disappear.
  case present

  @MainActor init(of container: UIViewController) {
    switch container.appearance {
    case .appeared: self = .present
    case .appearing, .entering: self = .arriving
    case .disappeared, .disappearing: self = .absent
    }
  }
}
