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
/// Each step is a turn of the update cycle; the steps of curled pages move the recognizer. The change is an interactive
/// transition: its coordinator is interactive, and it does not end before ``finish()`` or ``cancel()``, whatever the
/// pacing. Rules: PAGE-04, PAGE-05, PAGE-07, PAGE-08, TRANS-14, TRANS-16, TURN-06.
@preconcurrency @MainActor
public final class InteractivePageTurn {
  private let pager: ControllerReference
  private let driver = UIPercentDrivenInteractiveTransition()
  let pan = UIPanGestureRecognizer()

  init(of pager: UIPageViewController) { self.pager = pager.reference }

  /// How far the user has turned the page, from 0 to 1.
  public var percentComplete: CGFloat { driver.percentComplete }

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

  /// The user turns the page as far as `percentComplete`; clamped to 0…1.
  /// - Issues: `notInteractive` before ``begin(_:)`` and after the end.
  public func update(_ percentComplete: CGFloat) {
    step("update(_:)", .changed) { driver.update(percentComplete) }
  }

  /// The user lifts the finger, and the change ends.
  /// - Issues: `notInteractive` before ``begin(_:)`` and after the end.
  /// - Rules: PAGE-04, PAGE-05, PAGE-07.
  public func finish() { step("finish()", .ended) { driver.finish() } }

  /// The user lifts the finger, and the change is cancelled.
  ///
  ///     scroll   old.viewWillAppear → old.viewDidAppear → new.viewWillDisappear → new.viewDidDisappear
  ///     curl     new.viewWillDisappear → old.viewWillAppear → new.viewDidDisappear → old.viewDidAppear
  ///
  /// - Issues: `notInteractive` before ``begin(_:)`` and after the end.
  /// - Rules: PAGE-04, PAGE-05, PAGE-07.
  public func cancel() { step("cancel()", .cancelled) { driver.cancel() } }

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

  private func step(_ call: StaticString, _ state: UIGestureRecognizer.State, _ body: () -> Void) {
    Stage.turn(call, pager.controller, .event) {
      if pan.state != .possible { pan.state = state }
      body()
    }
  }
}
