extension UIView {
  /// Whether the view is in a window that is on screen.
  @inline(__always)
  final var isInVisibleWindow: Bool { links.window.uncounted?.lend { $0.isOnScreen } ?? false }

  /// The controller of the nearest root view, from this view upwards.
  final var enclosingOwner: (any ViewOwner)? {
    if let owner { return owner }
    var current = links.superview
    while let view = current {
      if let owner = view.owner { return owner }
      current = view.links.superview
    }
    return nil
  }

  /// The identity of ``enclosingOwner``.
  final var enclosingOwnerIdentity: ObjectIdentifier? {
    var current: UIView? = self
    while let view = current {
      if let identity = view.links.ownerIdentity { return identity }
      current = view.links.superview
    }
    return nil
  }

  /// ``enclosingOwner``, as it will be once `moving` is inside `target`.
  final func enclosingOwner(orAbove moving: UIView, _ target: UIView) -> (any ViewOwner)? {
    var current: UIView? = self
    while let view = current {
      if let owner = view.owner { return owner }
      current = view === moving ? target : view.links.superview
    }
    return nil
  }
}
