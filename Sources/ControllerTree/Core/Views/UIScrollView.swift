import Foundation

/// A view whose content may be larger than itself, and can be moved inside it.
///
/// The place of the content is the origin of the bounds. Its size is set with ``contentSize``, or follows from constraints: in one
/// with a view inside, the scroll view's edges and margins mean those of the content, ``contentLayoutGuide``; its centers and its
/// size mean those of the visible rectangle, ``frameLayoutGuide``. Rules: AL-90 to AL-95.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  private final var storedContentSize = CGSize.zero
  private final var announcedInset = UIEdgeInsets.zero
  private final var contentGuideIfMade: UILayoutGuide?

  /// Makes a scroll view with an empty content.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a scroll view with an empty frame; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Content

  /// The point of the content at the view's corner at the top left: the origin of the bounds. Rules: AL-90.
  /// - Issues: `invalidGeometry`; the old offset stays.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Changes ``contentOffset``; with `animated`, as an animation. Rules: AL-90.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      UIView.animate(withDuration: Self.scrollDuration) { self.contentOffset = contentOffset }
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// The duration of an animated change of the offset, in seconds.
  private static var scrollDuration: TimeInterval { 0.3 }

  /// The size of the content, in points. If constraints determine it, the next layout sets it again. Rules: AL-91, AL-92.
  /// - Issues: `invalidGeometry`; the old size stays.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { if accepts(newValue, for: "contentSize") { changeContentSize(newValue) } }
  }

  private final func changeContentSize(_ size: CGSize) {
    guard size != storedContentSize else { return }
    let old = storedContentSize
    storedContentSize = size
    if layoutState.isObserved { PropertyChanges.tell(self, "contentSize", from: old) }
    if let guide = contentGuideIfMade, guide.involved.isEmpty { guide.solvedFrame = CGRect(origin: .zero, size: size) }
    insetsMayHaveChanged()
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

  /// Takes the size of the content from the constraints, if these determine it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let guide = contentGuideIfMade, !guide.involved.isEmpty || hasConstraintsToContent {
      changeContentSize(guide.solvedFrame.size)
    }
    insetsMayHaveChanged()
  }

  /// Whether a constraint means the content by naming the scroll view.
  private final var hasConstraintsToContent: Bool {
    for constraint in rare?.layout?.involved ?? [] where constraint.holder?.view === self {
      var namesContent = false
      ConstraintInstallation.forEachItem(of: constraint) { if $0.view !== self { namesContent = true } }
      if namesContent { return true }
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
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    contentOffset = offset
    adjustedContentInsetDidChange()
  }

  /// Which edges of the safe area are added to a scroll view's content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Those of the axes on which the content can be moved; in a controller's root view also top and bottom.
    case automatic = 0
    /// Those of the axes on which the content can be moved.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All.
    case always = 3
  }
}
