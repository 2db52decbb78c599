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
    didSet {
      currentPage = clamped(currentPage)
      if layoutState.isObserved, currentPage != oldValue { PropertyChanges.tell(self, "currentPage", from: oldValue) }
    }
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

  /// Whether something is drawn behind the dots.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// While a finger is on them; always; never.
    case automatic, prominent, minimal
  }

  /// How a finger acts on the dots.
  public enum InteractionState: Int, Hashable, Sendable {
    /// Not at all; by taps; by moving along them.
    case none, discrete, continuous
  }

  /// The order of the dots.
  public enum Direction: Int, Hashable, Sendable {
    /// As text runs.
    case natural
    /// From there to there.
    case leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  /// Whether something is drawn behind the dots. The library never reads it.
  open var backgroundStyle = BackgroundStyle.automatic
  /// The order of the dots. The library never reads it.
  open var direction = Direction.natural
  /// How a finger acts on the dots at present: not at all, as far as taps are no state.
  open var interactionState: UIPageControl.InteractionState { isTracking ? .discrete : .none }
  /// Whether a finger can move along the dots. The library never reads it.
  open var allowsContinuousInteraction = true
  /// The picture of the dots; `nil` for the usual one.
  open var preferredIndicatorImage: UIImage?
  /// The picture of the current dot; `nil` for ``preferredIndicatorImage``.
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var indicators: [Int: UIImage] = [:]
  private var currentIndicators: [Int: UIImage] = [:]

  /// The picture of the dot of a page: its own, else the preferred one. `nil` for the usual one, and outside the pages.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    guard page >= 0, page < numberOfPages else { return nil }
    return indicators[page] ?? preferredIndicatorImage
  }
  /// Sets the picture of the dot of a page; `nil` for the preferred one.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicators[page] = image }
  /// The picture of the dot of a page while the page is the current one: its own, else the preferred one, else that of other pages.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    guard page >= 0, page < numberOfPages else { return nil }
    return currentIndicators[page] ?? preferredCurrentPageIndicatorImage ?? indicatorImage(forPage: page)
  }
  /// Sets the picture of the dot of a page while the page is the current one; `nil` for the preferred one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { currentIndicators[page] = image }

  /// The former way to show another page later. The library never reads it.
  open var defersCurrentPageDisplay = false
  /// Does nothing: no dots are drawn.
  open func updateCurrentPageDisplay() {}

  /// The smallest size for this number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 0)) * 16, height: 26)
  }

  private func clamped(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }
}
