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
/// Rules: PAGE-04, PAGE-05, PAGE-07, PAGE-08, PAGE-15, PAGE-16.
@preconcurrency @MainActor
public final class InteractivePageTurn: InteractiveGesture {
  private let pager: ControllerReference
  let pan = UIPanGestureRecognizer()

  /// What fingers on the pages do.
  private enum Pull {
    /// They turn to the page on this side.
    case turning(UIPageViewController.NavigationDirection)
    /// On this side there is no page: scrolled content follows less and less (PAGE-16).
    case beyond(UIPageViewController.NavigationDirection)

    var direction: UIPageViewController.NavigationDirection {
      switch self {
      case .turning(let direction), .beyond(let direction): direction
      }
    }
  }
  /// `nil` without fingers.
  private var pull: Pull?

  init(of pager: UIPageViewController) {
    self.pager = pager.reference
    super.init(pan)
    let reference = self.pager
    pan.condition = { [unowned pan] in Self.mayFollow(pan, in: reference) }
    follow(pan) { [weak self] pan in
      self?.beginByFingers(pan) ?? false
    } progress: { [weak self] pan in
      let (way, speed) = Self.movement(of: pan, in: reference)
      return self?.pull?.direction == .forward ? (-way, -speed) : (way, speed)
    }
    pan.addHandler { [weak self] _ in self?.fingersMoved() }
  }

  /// How far and how fast fingers have moved along the pages, in whole pages; forward is negative.
  private static func movement(of pan: UIPanGestureRecognizer, in reference: ControllerReference) -> (CGFloat, CGFloat)
  {
    guard let pager = reference.controller as? UIPageViewController, let view = pager.viewIfLoaded else {
      return (0, 0)
    }
    let (way, speed) = (pan.translation(in: view), pan.velocity(in: view))
    switch pager.navigationOrientation {
    case .horizontal: return (way.x / max(view.bounds.width, 1), speed.x / max(view.bounds.width, 1))
    case .vertical: return (way.y / max(view.bounds.height, 1), speed.y / max(view.bounds.height, 1))
    }
  }

  /// Whether fingers move along the pages, and a page may be turned.
  private static func mayFollow(_ pan: UIPanGestureRecognizer, in reference: ControllerReference) -> Bool {
    guard pan.isFollowing else { return true }
    guard let pager = reference.controller as? UIPageViewController, pager.shown.mayBeChanged else { return false }
    let way = pan.translation(in: pager.viewIfLoaded)
    return pager.navigationOrientation == .horizontal ? abs(way.x) > abs(way.y) : abs(way.y) > abs(way.x)
  }

  private func beginByFingers(_ pan: UIPanGestureRecognizer) -> Bool {
    pull = nil
    turn(Self.movement(of: pan, in: pager).0 < 0 ? .forward : .reverse)
    return pull != nil
  }

  /// Turns to the page on one side. Scrolled content follows the fingers also if there is none.
  private func turn(_ direction: UIPageViewController.NavigationDirection) {
    if begin(direction) {
      pull = .turning(direction)
      return
    }
    guard let pager = pager.controller as? UIPageViewController, pager.shown.mayBeChanged, let scrollView,
      scrollView.canBeTouched
    else {
      pull = nil
      return
    }
    pull = .beyond(direction)
    scrollView.personPulls()
  }

  /// Follows the fingers over the place where they began, and beyond the last page (PAGE-15, PAGE-16).
  private func fingersMoved() {
    guard pan.isFollowing, let pull, let scrollView else { return }
    let way = Self.movement(of: pan, in: pager).0
    switch pan.state {
    case .changed:
      let hasTurnedRound = pull.direction == .forward ? way > 0 : way < 0
      switch pull {
      case .turning:
        guard hasTurnedRound else { return }
        (pager.controller as? UIPageViewController)?.shown.cancelTurn()
      case .beyond:
        scrollView.personPulled(by: hasTurnedRound ? 0 : way)
      }
      if hasTurnedRound { turn(way > 0 ? .reverse : .forward) }
    case .ended, .cancelled:
      self.pull = nil
      scrollView.personLets()
    case .possible, .began, .failed: break
    }
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
      pager.shown.set(PageRequest(pages: pages, direction: direction, isAnimated: true, cause: .user(driver)))
      return true
    }
  }

  private var scrollView: PageScrollView? {
    (pager.controller as? UIPageViewController)?.madeContentView?.scrollView
  }

  override func moved(to part: CGFloat) { scrollView?.personTurned(by: part) }

  override func willEnd(at part: CGFloat, finishing: Bool) {
    scrollView?.personLifts(after: part, finishing: finishing)
  }

  private func recognizes(in pager: UIPageViewController) -> Bool {
    if let scrollView = pager.contentView?.scrollView { return scrollView.canBeTouched }
    guard pager.transitionStyle == .pageCurl, !pan.isFollowing else { return true }
    _ = pager.contentView
    pan.state = .began
    return pan.state == .began
  }

  private func cancelPan() -> Bool {
    if pan.state != .possible, !pan.isFollowing { pan.state = .cancelled }
    return false
  }
}
