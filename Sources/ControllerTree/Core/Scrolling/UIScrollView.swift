import Foundation

/// A view whose content may be larger than itself, and can be moved and zoomed inside it.
///
/// The place of the content is the origin of the bounds. Its size is set with ``contentSize``, or follows from constraints: in one
/// with a view inside, the scroll view's edges and margins mean those of the content, ``contentLayoutGuide``; its centers and its
/// size mean those of the visible rectangle, ``frameLayoutGuide``.
///
/// The content moves when the app sets the offset, when a person drags or flings it (``drag(by:)``, ``fling(by:velocity:)``,
/// ``interactiveDrag``) or taps the status bar (``UIStatusBarManager/tap()``), and by itself afterwards, in virtual time. The
/// ``delegate`` learns everything, in the order that ``UIScrollViewDelegate`` shows. Rules: AL-90 to AL-95, SCROLL-01 to SCROLL-15.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  private final var storedContentSize = CGSize.zero
  private final var announcedInset = UIEdgeInsets.zero
  private final var contentGuideIfMade: UILayoutGuide?
  /// What moves the content.
  final var activity = ScrollActivity.resting
  final var zooming = ZoomActivity.none
  private final var gestures: ScrollGestures?
  /// The bar whose height follows the content; `nil` for none.
  final var following: BarFollowing?

  /// Makes a scroll view with an empty content.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a scroll view with an empty frame; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Learns what happens. Not retained.
  ///
  /// Subclasses whose delegate has a type of its own declare it with `@_nonoverride`; it comes first where both fit.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if layoutState.isObserved { PropertyChanges.tell(self, "delegate", from: oldValue) } }
  }

  // MARK: Content

  /// The point of the content at the view's corner at the top left: the origin of the bounds. Setting it is not limited to the
  /// content, and sends `scrollViewDidScroll`. Rules: AL-90, SCROLL-01.
  /// - Issues: `invalidGeometry`; the old offset stays.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      guard newValue.isFinite, newValue.origin != old.origin else {
        super.bounds = newValue
        return
      }
      Stage.turn("contentOffset", self) {
        super.bounds = newValue
        guard super.bounds.origin != old.origin else { return }
        if let following { following.moved() }
        delegate?.scrollViewDidScroll(self)
      }
    }
  }

  /// Changes ``contentOffset``, and stops a movement of the content. With `animated` the content moves there in 0.3 seconds, and
  /// `scrollViewDidEndScrollingAnimation` is sent at the end; not if it is there already. Rules: SCROLL-03, SCROLL-04.
  /// - Issues: `invalidGeometry`; the offset stays.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard accepts(contentOffset, for: "setContentOffset(_:animated:)") else { return }
    Stage.turn("setContentOffset(_:animated:)", self) { stage in
      stopMoving()
      if animated {
        animate(to: contentOffset, for: .offset, on: stage)
      } else {
        self.contentOffset = contentOffset
      }
    }
  }

  /// Moves the content as little as is needed to show `rect`. Does nothing if it is visible. Rules: SCROLL-05.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard accepts(rect, for: "scrollRectToVisible(_:animated:)") else { return }
    let offset = range.offset(
      showing: rect.standardized, from: contentOffset, view: bounds.size, insets: adjustedContentInset)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// The size of the content, in points. If constraints determine it, the next layout sets it again. Content that has become smaller
  /// stays in view. Rules: AL-91, AL-92, SCROLL-02.
  /// - Issues: `invalidGeometry`; the old size stays.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { if accepts(newValue, for: "contentSize") { changeContentSize(newValue) } }
  }

  private final func changeContentSize(_ size: CGSize) {
    guard size != storedContentSize else { return }
    let (old, wasInRange) = (storedContentSize, range.contains(contentOffset))
    storedContentSize = size
    if layoutState.isObserved { PropertyChanges.tell(self, "contentSize", from: old) }
    if let guide = contentGuideIfMade, guide.involved.isEmpty { guide.solvedFrame = CGRect(origin: .zero, size: size) }
    insetsMayHaveChanged()
    if wasInRange { keepInRange() }
  }

  /// The offsets at which the content can rest.
  final var range: ScrollRange {
    var insets = adjustedContentInset
    if let following { insets.top += following.room }
    return ScrollRange(content: storedContentSize, view: bounds.size, insets: insets)
  }

  /// Whether the offset and the delegate have learnt the present insets.
  final var hasAnnouncedInset: Bool { announcedInset == adjustedContentInset }

  /// Moves content that rests out of its range back into it (SCROLL-02).
  private final func keepInRange() {
    guard case .resting = activity else { return }
    let offset = range.clamped(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// The rectangle of the content, for constraints. It begins at the origin of the content's coordinates. Rules: AL-92.
  open var contentLayoutGuide: UILayoutGuide {
    if let made = contentGuideIfMade { return made }
    let guide = UILayoutGuide()
    guide.identifier = "UIScrollView-contentLayoutGuide"
    contentGuideIfMade = guide
    addLayoutGuide(guide)
    contentGuide = guide
    guide.solvedFrame = CGRect(origin: .zero, size: storedContentSize)
    return guide
  }

  /// The visible rectangle, for constraints: views that are tied to it don't move with the content. Rules: AL-93.
  open var frameLayoutGuide: UILayoutGuide { LayoutGuides.guide(.frame, of: self) }

  open override func didAddSubview(_ subview: UIView) {
    // From now on constraints may mean the content.
    _ = contentLayoutGuide
    super.didAddSubview(subview)
  }

  /// Takes the size of the content from the constraints, if these determine it. An override calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let guide = contentGuideIfMade, !guide.involved.isEmpty || hasConstraintsToContent {
      changeContentSize(guide.solvedFrame.size)
    }
    insetsMayHaveChanged()
    resizedFrom(layoutSize)
    layoutSize = bounds.size
  }

  /// The size at the last layout.
  private final var layoutSize = CGSize.zero

  private final func resizedFrom(_ old: CGSize) {
    guard old != bounds.size else { return }
    let before = ScrollRange(content: storedContentSize, view: old, insets: adjustedContentInset)
    if before.contains(contentOffset) { keepInRange() }
  }

  /// Whether a constraint means the content by naming the scroll view.
  private final var hasConstraintsToContent: Bool {
    for constraint in rare?.layout?.involved ?? [] where constraint.holder?.view === self {
      for item in constraint.items where item.view !== self { return true }
    }
    return false
  }

  // MARK: Insets

  /// The distance between the content and the view's edges, in points. Rules: AL-94.
  /// - Issues: `invalidGeometry`; the old insets stay.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set {
      guard accepts(newValue, for: "contentInset") else { return }
      let old = storedContentInset
      storedContentInset = newValue
      insetsMayHaveChanged()
      if layoutState.isObserved { PropertyChanges.tell(self, "contentInset", from: old) }
    }
  }
  private final var storedContentInset = UIEdgeInsets.zero

  /// Which edges of the safe area count in ``adjustedContentInset``. Rules: AL-94.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsMayHaveChanged() } }
  }

  /// ``contentInset`` and the safe area, as ``contentInsetAdjustmentBehavior`` demands. Rules: AL-94.
  /// - Complexity: O(depth), as for `safeAreaInsets`.
  open var adjustedContentInset: UIEdgeInsets {
    let (own, safe) = (contentInset, safeAreaInsets)
    let (vertical, horizontal) = adjustedAxes
    return UIEdgeInsets(
      top: own.top + (vertical ? safe.top : 0), left: own.left + (horizontal ? safe.left : 0),
      bottom: own.bottom + (vertical ? safe.bottom : 0), right: own.right + (horizontal ? safe.right : 0))
  }

  /// ``adjustedContentInset`` has changed. The base does nothing. Rules: AL-95.
  open func adjustedContentInsetDidChange() {}

  /// Whether the content can be moved vertically even if it is not higher than the view.
  open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
  /// Whether the content can be moved horizontally even if it is not wider than the view.
  open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }

  private final var adjustedAxes: (vertical: Bool, horizontal: Bool) {
    let scrolls = (
      vertical: alwaysBounceVertical || contentSize.height > bounds.height,
      horizontal: alwaysBounceHorizontal || contentSize.width > bounds.width
    )
    switch contentInsetAdjustmentBehavior {
    case .never: return (false, false)
    case .always: return (true, true)
    case .scrollableAxes: return scrolls
    case .automatic: return (scrolls.vertical || isContentOfController, scrolls.horizontal)
    }
  }

  /// Whether the view fills a controller: as its root view, or directly inside that.
  private final var isContentOfController: Bool { owner != nil || superview?.owner != nil }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  /// Sends ``adjustedContentInsetDidChange()`` if the insets have changed. Content that lies at the near edges stays there.
  private final func insetsMayHaveChanged() {
    let (old, new) = (announcedInset, adjustedContentInset)
    guard new != old else { return }
    announcedInset = new
    if BarFollowing.areUsed, following == nil { ScrolledContent.tellBars(of: self) }
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    contentOffset = offset
    returnIntoChangedRange()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  // MARK: Moving by a person

  /// Where the content of a subclass comes to rest after a drag: gets the place without it, and the velocity in points per
  /// millisecond.
  package final var offsetAtRest: (@MainActor (_ offset: CGPoint, _ velocity: CGPoint) -> CGPoint)?

  /// Whether a person can move the content. Turning it off ends a drag.
  open var isScrollEnabled = true {
    didSet { (turnPan ?? gestures?.pan)?.isEnabled = isScrollEnabled }
  }
  /// Whether a drag that begins along an axis moves the content on this axis alone. Rules: SCROLL-07.
  open var isDirectionalLockEnabled = false
  /// Whether a drag can move the content beyond its ends, to which it returns. Rules: SCROLL-07.
  open var bounces = true
  /// Whether a drag can move the content beyond its upper and lower end.
  open var bouncesVertically = true
  /// Whether a drag can move the content beyond its left and right end.
  open var bouncesHorizontally = true
  /// Whether the content comes to rest at multiples of the view's size. Rules: SCROLL-09.
  open var isPagingEnabled = false
  /// How fast the content comes to rest after a fling. Rules: SCROLL-08.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar moves the content to its top. Rules: SCROLL-10.
  open var scrollsToTop = true
  /// How a drag dismisses the keyboard. Rules: SCROLL-11.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a finger is down, or is just being lifted. Rules: SCROLL-06.
  open var isTracking: Bool { activity.isTracking }
  /// Whether the finger has begun to move the content. Rules: SCROLL-06.
  open var isDragging: Bool { activity.isDragging }
  /// Whether the content goes on moving after the finger was lifted. Rules: SCROLL-06.
  open var isDecelerating: Bool { activity.isDecelerating }
  /// Whether an animated change of the offset is running.
  open var isScrollAnimating: Bool { activity.isAnimating }

  /// Stops the content where it is, and ends zooming. No end of a movement is sent. Rules: SCROLL-03.
  open func stopScrollingAndZooming() { Stage.turn("stopScrollingAndZooming()", self) { stopMoving() } }

  /// The recognizer of drags. Its changes move the content, before they call other handlers. Rules: SCROLL-06.
  open var panGestureRecognizer: UIPanGestureRecognizer { turnPan ?? scrollGestures.pan }

  /// The recognizer of a container that moves the content in place of the scroll view's own; `nil` if there is none.
  var turnPan: UIPanGestureRecognizer? { nil }

  /// The recognizer of pinches, which zoom the content; `nil` if the scale can't change. Rules: SCROLL-14.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? scrollGestures.pinch : nil
  }

  /// The recognizers, among them the scroll view's own.
  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      if turnPan == nil { _ = scrollGestures }
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }

  /// A person's finger on the content, step by step.
  public final var interactiveDrag: InteractiveDrag { scrollGestures.drag }

  final var scrollGestures: ScrollGestures {
    if let gestures { return gestures }
    let made = ScrollGestures(of: self)
    gestures = made
    addGestureRecognizer(made.pan)
    addGestureRecognizer(made.pinch)
    return made
  }

  /// Whether a view in the content gets touches that begin in it. The base returns `true`. Rules: TOUCH-50.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether a drag may take touches away that a view in the content has got. The base returns `false` for controls. Rules: TOUCH-51.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether views in the content get touches only after 0.15 seconds, or when they are lifted before. Rules: TOUCH-50.
  open var delaysContentTouches = true
  /// Whether a drag may take touches away that views in the content have got. Rules: TOUCH-51.
  open var canCancelContentTouches = true

  /// Whether keys of a keyboard move the content. The library never reads it.
  open var allowsKeyboardScrolling = true
  /// Whether the scroll view around this one gets vertical drags at the ends. The library never reads it.
  open var transfersVerticalScrollingToParent = true

  // MARK: Zooming

  /// The least zoom scale. Rules: SCROLL-13.
  /// - Issues: `invalidGeometry`; the old scale stays.
  open var minimumZoomScale: CGFloat {
    get { leastZoomScale }
    set { if accepts(newValue, for: "minimumZoomScale") { leastZoomScale = newValue } }
  }
  private final var leastZoomScale: CGFloat = 1

  /// The greatest zoom scale. Rules: SCROLL-13.
  /// - Issues: `invalidGeometry`; the old scale stays.
  open var maximumZoomScale: CGFloat {
    get { greatestZoomScale }
    set { if accepts(newValue, for: "maximumZoomScale") { greatestZoomScale = newValue } }
  }
  private final var greatestZoomScale: CGFloat = 1

  /// How much the delegate's view is enlarged. Setting it is limited to ``minimumZoomScale`` and ``maximumZoomScale``, keeps the center
  /// in place, and does nothing without a view. Rules: SCROLL-13.
  /// - Issues: `invalidGeometry`; the old scale stays.
  open var zoomScale: CGFloat {
    get { ScrollZoom.scale(of: self) }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Changes ``zoomScale``, with `animated` in an animation of 0.25 seconds. Rules: SCROLL-13, SCROLL-15.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard accepts(scale, for: "setZoomScale(_:animated:)") else { return }
    Stage.turn("setZoomScale(_:animated:)", self) { ScrollZoom.set(scale, of: self, animated: animated) }
  }

  /// Zooms so that `rect`, in the coordinates of the delegate's view, fills the scroll view as far as the scales permit.
  /// Rules: SCROLL-13, SCROLL-15.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard accepts(rect, for: "zoom(to:animated:)") else { return }
    Stage.turn("zoom(to:animated:)", self) { ScrollZoom.show(rect.standardized, in: self, animated: animated) }
  }

  /// Whether a pinch can go beyond the scales, to which the content returns. Rules: SCROLL-14.
  open var bouncesZoom = true
  /// Whether a person is pinching.
  open var isZooming: Bool { zooming == .pinching }
  /// Whether the content returns to one of the scales.
  open var isZoomBouncing: Bool { zooming == .bouncing }
  /// Whether an animated change of the scale is running.
  open var isZoomAnimating: Bool { zooming == .animating }

  // MARK: Refreshing

  /// The control that a pull at the top of the content triggers; a subview. Rules: SCROLL-12.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  // MARK: Looks: kept, never drawn

  /// Whether the vertical indicator is shown. The library never reads it.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown. The library never reads it.
  open var showsHorizontalScrollIndicator = true
  /// The look of the indicators. The library never reads it.
  open var indicatorStyle = IndicatorStyle.default
  /// The distances of the vertical indicator from the edges. The library never reads it.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of the horizontal indicator from the edges. The library never reads it.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of both indicators from the edges: reads those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether the indicators keep out of the safe area. The library never reads it.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Where an index is shown. The library never reads it.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// Where content lies that is smaller than the view, from 0 to 1 on each axis. The library never reads it.
  open var contentAlignmentPoint = CGPoint.zero
  /// Does nothing: no indicators are drawn.
  open func flashScrollIndicators() {}
  /// Runs `changes`; no indicators are drawn.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
}
