import Foundation

/// Moves content to its top when a person taps the status bar. Rules: SCROLL-10.
@MainActor enum ScrollToTop {
  /// - Returns: Whether content moves.
  static func run(on screen: UIScreen, _ stage: Stage) -> Bool {
    guard let scrollView = target(on: screen, stage) else { return false }
    let top = CGPoint(x: scrollView.contentOffset.x, y: scrollView.range.least.y)
    guard scrollView.contentOffset.y > top.y, !scrollView.isTracking,
      scrollView.delegate?.scrollViewShouldScrollToTop(scrollView) ?? true
    else { return false }
    scrollView.stopMoving()
    scrollView.animate(to: top, for: .top, on: stage)
    return true
  }

  /// On a phone the only scroll view on screen that scrolls to its top; on other devices the topmost of them.
  private static func target(on screen: UIScreen, _ stage: Stage) -> UIScrollView? {
    var found: [(view: UIScrollView, top: CGFloat)] = []
    for window in WindowList.of(stage).visible where window.screen === screen {
      var open: [UIView] = [window]
      while let view = open.popLast() {
        guard !view.isHidden, view.alpha > 0.01 else { continue }
        if let scrollView = view as? UIScrollView, scrollView.scrollsToTop {
          let place = scrollView.convert(scrollView.bounds, to: nil)
          if place.intersects(window.bounds) { found.append((scrollView, place.minY)) }
        }
        open += view.orderedSubviews
      }
    }
    let isPhone = screen.traitCollection.userInterfaceIdiom == .phone
    guard !isPhone || found.count == 1 else { return nil }
    return found.min { $0.top < $1.top }?.view
  }
}
