import Foundation

/// Learns what happens in a scroll view, and decides on some of it. Clients implement it.
///
///     drag       willBeginDragging → didScroll … → willEndDragging → didEndDragging
///     fling      … didEndDragging(willDecelerate: true) → willBeginDecelerating → didScroll … → didEndDecelerating
///     animated   didScroll … → didEndScrollingAnimation
///     to top     shouldScrollToTop → didScroll … → didScrollToTop
///     pinch      willBeginZooming → didScroll, didZoom … → didEndZooming
///
/// Rules: SCROLL-06 to SCROLL-15.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The offset has changed, whatever the cause. Rules: SCROLL-01.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The zoom scale has changed. Rules: SCROLL-13.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// A person begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger is about to be lifted.
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: Of the content, in points per millisecond.
  ///   - targetContentOffset: Where the content will come to rest; it may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger was lifted.
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - decelerate: Whether the content goes on moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content goes on moving by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animated change of the offset by the app has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The subview that is zoomed; `nil` if zooming is impossible.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// A pinch begins, or an animated change of the zoom scale.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// A pinch or an animated change of the zoom scale has ended, with all its movement.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Whether a tap on the status bar may move the content to its top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content was moved to its top by a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The scroll view's adjusted inset has changed; after its own `adjustedContentInsetDidChange()`. Rules: AL-95.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
