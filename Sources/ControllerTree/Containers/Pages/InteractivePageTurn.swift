import Foundation

/// A person's hand at a page: it is turned, or scrolled, step by step.
///
/// ```swift
/// let turn = pageViewController.interactivePageTurn
/// turn.begin(.forward)
/// turn.update(0.4)
/// turn.cancel()      // the page falls back
/// ```
///
/// Each step is a turn of the update cycle; those of curled pages move the recognizer. The change is an interactive transition:
/// coordinators say so, and nothing ends before ``finish()`` or ``cancel()``, whatever the pacing. Rules: PAGE-04, PAGE-05,
/// PAGE-07, PAGE-08, TRANS-14, TRANS-16, TURN-06.
@preconcurrency @MainActor
public final class InteractivePageTurn {
  private let pager: ControllerReference
  private let driver = UIPercentDrivenInteractiveTransition()
  let pan = UIPanGestureRecognizer()

  init(of pager: UIPageViewController) { self.pager = pager.reference }

  /// How far the page is turned, from 0 to 1.
  public var percentComplete: CGFloat { driver.percentComplete }

  /// The person begins to turn the page.
  ///
  /// The data source says which page comes, unless it has said so before; the delegate hears of it.
  /// - Parameter direction: To which neighbour.
  /// - Returns: Whether the page follows: `false` if there is no neighbour, or it can't be shown, if the controller is off screen
  ///   or in a change, and if the recognizer of curled pages is disabled or its delegate is against it.
  /// - Issues: Those of `addChild(_:)` for a neighbour that can't become a child.
  /// - Rules: PAGE-07, PAGE-08.
  @discardableResult
  public func begin(_ direction: UIPageViewController.NavigationDirection) -> Bool {
    guard let pager = pager.controller as? UIPageViewController else { return false }
    return Stage.current.cycle.turn(PublicCall("begin(_:)", pager, .event)) {
      guard pager.screen.isAtRest, recognizes(in: pager) else { return false }
      guard let pages = pager.neighbors.pages(direction), pager.screen.isAtRest else { return giveUp() }
      if let refusal = PageCheck(pager).refusal(of: pages) {
        pager.report(refusal)
        return giveUp()
      }
      pager.screen.set(PageRequest(pages: pages, isAnimated: true, cause: .person(driver, direction)))
      return true
    }
  }

  /// The page is turned as far as `percentComplete`; clamped to 0…1.
  /// - Issues: `notInteractive` before ``begin(_:)`` and after the end.
  public func update(_ percentComplete: CGFloat) {
    step("update(_:)", .changed) { driver.update(percentComplete) }
  }

  /// The person lets go, and the page comes to lie on the other side.
  /// - Issues: `notInteractive` before ``begin(_:)`` and after the end.
  /// - Rules: PAGE-04, PAGE-05, PAGE-07.
  public func finish() { step("finish()", .ended) { driver.finish() } }

  /// The person lets go, and the page falls back.
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

  private func giveUp() -> Bool {
    if pan.state != .possible { pan.state = .cancelled }
    return false
  }

  private func step(_ call: StaticString, _ state: UIGestureRecognizer.State, _ body: () -> Void) {
    Stage.current.cycle.turn(PublicCall(call, pager.controller, .event)) {
      if pan.state != .possible { pan.state = state }
      body()
    }
  }
}
