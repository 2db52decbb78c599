extension ScreenChange {
  /// The change of a view that goes on or off screen, or `nil` if it does neither.
  init?(of view: UIView, from wasOnScreen: Bool, to isOnScreen: Bool) {
    guard let direction = Self.direction(from: wasOnScreen, to: isOnScreen) else { return nil }
    self.init(direction, of: view, isMove: true)
  }

  static func direction(from wasOnScreen: Bool, to isOnScreen: Bool) -> Direction? {
    wasOnScreen == isOnScreen ? nil : isOnScreen ? .appearing : .disappearing
  }

  /// Notifies the controllers in and below `view`, superviews before subviews.
  ///
  /// Their callbacks may move views: removed views are skipped, added views are notified after the others (CON-28).
  /// - Parameters:
  ///   - subtree: Set to the subtree as the callbacks have left it.
  ///   - owner: The controller of `view`.
  @inline(__always)
  mutating func announce(in subtree: inout Subtree, below view: UIView, _ owner: (any ViewOwner)?) {
    let changes = LinkChanges.ofViews
    owner?.rootViewWill(&self)
    announce(in: subtree, below: view, since: changes)
    if LinkChanges.ofViews != changes { announceAgain(in: &subtree, below: view) }
  }

  @inline(never)
  private mutating func announceAgain(in subtree: inout Subtree, below view: UIView) {
    var changes: UInt
    repeat {
      subtree = view.subtree
      changes = LinkChanges.ofViews
      view.owner?.rootViewWill(&self)
      announce(in: subtree, below: view, since: changes)
    } while LinkChanges.ofViews != changes
  }

  @inline(__always)
  private mutating func announce(in subtree: Subtree, below view: UIView, since changes: UInt) {
    subtree.forEachViewInside { member in
      guard LinkChanges.ofViews == changes || member.isDescendant(of: view) || concerns(member) else { return }
      member.owner?.rootViewWill(&self)
    }
  }
}

extension ScreenChange {
  /// Whether the change counts for `member`, which a callback has moved elsewhere. A window that is being shown is on screen
  /// already: a move from there to another visible window changes no appearance, so this change counts.
  private func concerns(_ member: UIView) -> Bool {
    switch direction {
    case .appearing: !isMove && member.links.window?.isOnScreen == true
    case .disappearing: false
    }
  }
}
