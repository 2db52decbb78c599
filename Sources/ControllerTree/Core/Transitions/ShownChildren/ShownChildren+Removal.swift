/// Children that leave the screen at once, or that another container takes.
extension ShownChildren {
  /// Takes a child out now, for example because another container is going to show it.
  public final func takeOutNow(_ child: UIViewController) {
    finishChange()
    if children.holds(child) { takeOut(child) }
  }

  /// Takes out a child that was removed while the container is off screen and nothing else will (NAV-30).
  final func takeOutIfOffScreen(_ child: UIViewController) {
    guard let container, children.holds(child), change == nil, ContainerPresence(of: container).isAway else {
      return
    }
    takeOut(child)
  }

  final func takeOut(_ child: UIViewController) {
    guard let container, isShowing(child) else { return }
    children = children.without(child)
    ContainerForwarding.takeOut(child, of: container)
  }

  /// A child leaves the screen: it disappears with the others at the end of the turn, and may have moved elsewhere
  /// before.
  final func beginDisappearing(_ child: UIViewController) {
    children = children.without(child)
    switch child.appearance {
    case .appearing, .entering, .appeared: child.beginAppearanceTransition(false, animated: false)
    case .disappeared, .disappearing: return
    }
    ContainerForwarding.endLater(child)
  }

  /// Removes `child` from its parent, whatever the parent is; the caller is going to show it.
  final class func moveOutOfParent(_ child: UIViewController) {
    guard let shown = child.links.parent?.rare?.shownChildren else { return removeAtOnce(child) }
    shown.moveOut(child)
  }

  /// Ends all that shows `child` here and below it.
  final func endShowing(_ child: UIViewController) {
    child.rare?.shownChildren?.endChanges()
    finishChange()
    if let change, change.progress == .waiting { discard(change) }
    change?.forget(child)
    forgetMoves(of: child)
    guard children.holds(child) else { return }
    children = children.without(child)
    ContainerForwarding.endLater(child)
  }

  final class func removeAtOnce(_ child: UIViewController) {
    guard let parent = child.links.parent else { return }
    switch child.movement {
    case .none, .toParent: child.willMove(toParent: nil)
    case .fromParent, .disappearingFromParent, .awaitingRemoval: break
    }
    guard child.links.parent === parent else { return }
    child.viewIfLoaded?.removeFromSuperview()
    child.takeOutPresentedInPlace()
    child.removeFromParent()
  }
}
