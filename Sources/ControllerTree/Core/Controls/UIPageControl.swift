import Foundation

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of pages; never less than 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = clamped(currentPage)
    }
  }

  /// The index of the current page, from 0; kept below ``numberOfPages``.
  open var currentPage = 0 {
    didSet { currentPage = clamped(currentPage) }
  }

  /// A tap on the left or right half goes one page back or forward, and sends `valueChanged`. Rules: TOUCH-40.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let old = currentPage
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if currentPage != old { sendActions(for: .valueChanged) }
  }

  /// A tap on the dots is no gesture of a view around them. Rules: TOUCH-39.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isNoTapAround(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether a single page has no dot. The library never reads it.
  open var hidesForSinglePage = false
  /// The colour of the dots; `nil` for the usual one. The library never reads it.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of ``currentPage``; `nil` for the usual one. The library never reads it.
  open var currentPageIndicatorTintColor: UIColor?

  /// The smallest size for this number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 0)) * 16, height: 26)
  }

  private func clamped(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }
}
