import Foundation

/// A user's drag of a page, step by step: the page curls or scrolls.
///
/// ```swift
/// let turn = pageViewController.interactivePageTurn
/// turn.begin(.forward)
/// turn.update(0.4)
/// turn.cancel()      // the old page stays
/// ```
///
/// The steps of curled pages move the recognizer. If the change is cancelled, the pages get:
///
///     scroll   old.viewWillAppear → old.viewDidAppear → new.viewWillDisappear → new.viewDidDisappear
///     curl     new.viewWillDisappear → old.viewWillAppear → new.viewDidDisappear → old.viewDidAppear
///
/// Rules: PAGE-04, PAGE-05, PAGE-07, PAGE-08.
@preconcurrency @MainActor
public final class InteractivePageTurn: InteractiveGesture {
  private let pager: ControllerReference
  let pan = UIPanGestureRecognizer()

  init(of pager: UIPageViewController) {
    self.pager = pager.reference
    super.init(pan)
  }

  override var subject: (any Nameable)? { pager.controller }

  /// The user begins to turn the page.
  ///
  /// The data source is asked for the next page, unless it has returned it before; the delegate is told of the
  /// transition.
  /// - Parameter direction: The direction of the next page.
  /// - Returns: `true` if the change begins; `false` if there is no next page, or it can't be shown, if the controller
  ///   is off screen or in a change, and if the recognizer of curled pages is disabled or its delegate refuses.
  /// - Issues: Those of `addChild(_:)` for a page that can't become a child.
  /// - Rules: PAGE-07, PAGE-08.
  @discardableResult
  public func begin(_ direction: UIPageViewController.NavigationDirection) -> Bool {
    guard let pager = pager.controller as? UIPageViewController else { return false }
    return Stage.turn("begin(_:)", pager, .event) {
      guard pager.shown.mayBeChanged, recognizes(in: pager) else { return false }
      guard let pages = pager.neighbors.pages(direction), pager.shown.mayBeChanged else { return cancelPan() }
      if let refusal = PageCheck(pager).refusal(of: pages) {
        pager.report(refusal)
        return cancelPan()
      }
      pager.shown.set(PageRequest(pages: pages, isAnimated: true, cause: .user(driver, direction)))
      return true
    }
  }

  private func recognizes(in pager: UIPageViewController) -> Bool {
    guard pager.transitionStyle == .pageCurl else { return true }
    _ = pager.contentView
    pan.state = .began
    return pan.state == .began
  }

  private func cancelPan() -> Bool {
    if pan.state != .possible { pan.state = .cancelled }
    return false
  }
}
