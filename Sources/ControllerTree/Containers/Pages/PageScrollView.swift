import Foundation

/// The scroll view of scrolled pages, with room for the page before and the page after the shown one.
///
/// Its offset tells how far a page is turned: one page at rest, up to two pages on the way forward, down to none on the way back, and one
/// page again when the change has ended. It takes these steps if it has a delegate or an observer. The pages themselves stay in the
/// visible rectangle, since nothing is drawn. Rules: PAGE-13, PAGE-14, PAGE-16.
final class PageScrollView: UIScrollView {
  let content: PageContentView
  private let pager: ControllerReference
  private let orientation: UIPageViewController.NavigationOrientation
  /// Where the pages go in the change that moves the offset.
  private var change: UIPageViewController.NavigationDirection?
  /// The size for which the content was laid out.
  private var arrangedSize: CGSize?

  init(_ content: PageContentView, of pager: UIPageViewController, frame: CGRect) {
    self.content = content
    self.pager = pager.reference
    orientation = pager.navigationOrientation
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    isPagingEnabled = true
    scrollsToTop = false
    (showsVerticalScrollIndicator, showsHorizontalScrollIndicator) = (false, false)
    content.frame = bounds
    addSubview(content)
    arrange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var turnPan: UIPanGestureRecognizer? {
    guard let pager = pager.controller as? UIPageViewController else { return nil }
    let pan = pager.interactivePageTurn.pan
    if pan.view == nil { addGestureRecognizer(pan) }
    return pan
  }

  // MARK: Places

  private func offset(_ direction: UIPageViewController.NavigationDirection, _ part: CGFloat) -> CGPoint {
    let pages = direction == .forward ? 1 + part : 1 - part
    return orientation == .horizontal
      ? CGPoint(x: bounds.width * pages, y: 0) : CGPoint(x: 0, y: bounds.height * pages)
  }

  private var restingOffset: CGPoint { offset(.forward, 0) }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      if content.frame != super.bounds { content.frame = super.bounds }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  private func arrange() {
    guard arrangedSize != bounds.size else { return }
    arrangedSize = bounds.size
    contentSize =
      orientation == .horizontal
      ? CGSize(width: 3 * bounds.width, height: bounds.height)
      : CGSize(width: bounds.width, height: 3 * bounds.height)
    if change == nil { contentOffset = restingOffset }
  }

  // MARK: Changes

  private var isFollowed: Bool { delegate != nil || layoutState.isObserved }

  /// An animated change begins.
  func changeBegins(_ request: PageRequest) {
    guard request.isAnimated, isFollowed else { return }
    change = request.direction
    switch request.cause {
    case .call: setContentOffset(offset(request.direction, 1), animated: true)
    case .user: if !isDragging { dragBegan() }
    }
  }

  /// The person drags where no page follows.
  func personPulls() {
    guard isFollowed, !isDragging else { return }
    if isDecelerating { touchDown() }
    dragBegan()
  }

  /// The person has dragged where no page follows: beyond its end the content follows less and less.
  /// - Parameter way: In whole pages; forward is negative.
  func personPulled(by way: CGFloat) {
    guard change == nil, isDragging else { return }
    let bouncesThere = bounces && (orientation == .horizontal ? bouncesHorizontally : bouncesVertically)
    let (rest, size) = (restingOffset, bounds.size)
    let pulled = bouncesThere ? offset(.forward, -way) : rest
    let resisted = ScrollRange(content: size, view: size, insets: .zero)
      .resisted(CGPoint(x: pulled.x - rest.x, y: pulled.y - rest.y), view: size)
    contentOffset = CGPoint(x: rest.x + resisted.x, y: rest.y + resisted.y)
  }

  /// The person has let go while no page is turned: the content returns.
  func personLets() {
    if change == nil, isDragging { dragCancelled(on: .current) }
  }

  /// Whether fingers still drag pages, also after the change that they began has ended.
  private var isHeld: Bool {
    guard let pan = turnPan, pan.isFollowing else { return false }
    return pan.state == .began || pan.state == .changed
  }

  /// The person has turned the page by a part of its way.
  func personTurned(by part: CGFloat) {
    if let change, isDragging { contentOffset = offset(change, part) }
  }

  /// The person lets go of the page.
  func personLifts(after part: CGFloat, finishing: Bool) {
    guard let change, isDragging else { return }
    // A page that is nearer to the other end moves on by its speed.
    let speed: CGFloat = (part >= 0.5) == finishing ? 0 : 1000
    let way = (change == .forward) == finishing ? -speed : speed
    dragEnded(
      velocity: orientation == .horizontal ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way), on: .current)
  }

  /// The change has ended: the shown page is in the middle again.
  func changeEnded(completed: Bool) {
    if let direction = change {
      change = nil
      let wasDecelerating = isDecelerating
      stopMoving()
      if isDragging, !isHeld { activity = .resting }
      let end = offset(direction, completed ? 1 : 0)
      if contentOffset != end { contentOffset = end }
      if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
    }
    if change == nil, contentOffset != restingOffset { contentOffset = restingOffset }
  }
}

extension PageContentView {
  /// The subview of the page view controller's view that has the pages: the scroll view of scrolled pages.
  var area: UIView { scrollView ?? self }

  /// The scroll view of scrolled pages.
  var scrollView: PageScrollView? { superview as? PageScrollView }
}
