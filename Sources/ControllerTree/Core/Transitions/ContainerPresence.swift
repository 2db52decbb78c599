/// The state of a container when the children that it shows change. The container's own appearance decides, also if
/// `beginAppearanceTransition` has made it appear outside of every window: begins that it sent to children get their
/// ends.
enum ContainerPresence: Hashable, CaseIterable {
  /// The container has disappeared: nothing is shown.
  case off
  /// The container is appearing: the children appear with it.
  case arriving
  /// The container has appeared: children come and go in changes of their own.
  case on
  /// The container is disappearing: the children disappear with it.
  case leaving

  @MainActor init(of container: UIViewController) {
    switch container.appearance {
    case .disappeared: self = .off
    case .appearing, .entering: self = .arriving
    case .appeared: self = .on
    case .disappearing: self = .leaving
    }
  }

  /// Whether the children that the container shows get no callbacks of their own.
  var isAway: Bool { self == .off || self == .leaving }
}
