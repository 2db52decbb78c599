extension AppearanceDoor {
  /// A new bar item of a class.
  package static func makeItem<Owner: UIBarItem>(_ type: Owner.Type) -> Owner {
    unsafeDowncast((type as UIBarItem.Type).init(madeBy: SystemInitialization()), to: Owner.self)
  }

  /// The bars in a container's view may have other items.
  @inline(__always)
  static func itemsChanged(of container: UIView?) {
    guard let handler, let container, container.links.window != nil else { return }
    for bar in container.orderedSubviews where bar is any UIBarPositioning { handler(.entered(bar)) }
  }
}
