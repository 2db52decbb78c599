/// Where a container is on its way to the screen, as far as what it shows is concerned.
enum ContainerPresence {
  case absent
  /// The container is on its way: what it shows comes with it.
  case arriving
  case present

  @MainActor init(of container: UIViewController) {
    switch container.appearance {
    case .appeared: self = container.loadedView?.links.window == nil ? .absent : .present
    case .appearing, .entering: self = .arriving
    case .disappeared, .disappearing: self = .absent
    }
  }
}
