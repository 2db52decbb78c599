/// The presentations that fill the screen or control the status bar. Each presentation caches the front-most one, from itself
/// downwards, so no lookup climbs the chain (CON-25).
extension Presentation {
  /// Caches which presentation, from this one downwards, fills the screen and which controls the status bar.
  func noteFrontPresentation() {
    let below = presenter?.rootAncestor.ownPresentation
    screenFiller = fillsScreen ? self : below?.screenFiller
    let ownsStatusBar = fillsScreen || presented.modalPresentationCapturesStatusBarAppearance
    statusBarOwner = ownsStatusBar ? self : below?.statusBarOwner
  }
}

extension UIWindow {
  /// The front-most presentation that is not being dismissed.
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
