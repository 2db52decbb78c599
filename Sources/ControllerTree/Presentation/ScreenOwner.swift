/// Whom the system asks: the front-most of the presentations that count, which each presentation knows of those below it, so
/// that nobody has to climb a chain (CON-25).
extension Presentation {
  /// Notes which presentation, from this one downwards, fills the screen, and which owns the status bar.
  func noteScreenOwners() {
    let below = presenter?.rootAncestor.ownPresentation
    screenFiller = fillsScreen ? self : below?.screenFiller
    let ownsStatusBar = fillsScreen || presented.modalPresentationCapturesStatusBarAppearance
    statusBarOwner = ownsStatusBar ? self : below?.statusBarOwner
  }
}

extension UIWindow {
  /// The presentation in front of all others, but for those that are on their way out.
  final var frontPresentation: Presentation? {
    var front = frontContainer?.controller?.presentation
    while let leaving = front, leaving.isBeingDismissed { front = leaving.presenter?.rootAncestor.ownPresentation }
    return front
  }

  private final var frontContainer: PresentationContainerView? {
    for subview in orderedSubviews.reversed() {
      if let container = subview as? PresentationContainerView { return container }
    }
    return nil
  }
}
