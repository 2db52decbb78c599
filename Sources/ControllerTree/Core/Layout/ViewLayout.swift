import Foundation

/// A view's part in Auto Layout, made on first use.
final class ViewLayout {
  /// A value for each axis that has one.
  struct Priorities {
    private var horizontal: UILayoutPriority?
    private var vertical: UILayoutPriority?

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  /// The constraints that are installed on the view, in the order of their activation.
  var installed: [NSLayoutConstraint] = []
  /// The active constraints that name the view, in the order of their activation.
  var involved: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []
  /// The guides of the system, made on first use.
  var systemGuides: [UILayoutGuide] = []
  var hugging = Priorities()
  var resistance = Priorities()
  /// The baselines of the view's own text.
  var baselines = TextBaselines.edges
  /// The height of the content at a width, for content that is broken into lines; `nil` for content of one size.
  var heightForWidth: (@MainActor (CGFloat) -> CGFloat)?
  /// The guide that views inside mean by the view's edges and size; see ``UIView/contentGuide``.
  var contentGuide: UILayoutGuide?
  /// The fitting size that was returned last, for a root view, or for a view that ``fittingFollower`` follows.
  var fitting: FittingAnswer?
  /// Called when ``fitting`` has become another one.
  var fittingFollower: (@MainActor (UIView) -> Void)?
  /// The engine of the tree whose topmost view this is.
  var engine: LayoutEngine?

  nonisolated init() {}
}

extension UIView {
  /// The metric of a content size that has no value on an axis.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// The target of a fitting size that is as small as possible.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// The target of a fitting size that may grow: 10,000 points on each side.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  final var viewLayout: ViewLayout {
    if let layout = rare?.layout { return layout }
    let made = ViewLayout()
    rareState.layout = made
    return made
  }

  /// Sets the baselines of the view's own text, as distances in points from the top and from the bottom of the alignment
  /// rectangle; `nil` without text. A label calls it whenever its text or its font changes.
  package final func setBaselines(_ baselines: (first: CGFloat, last: CGFloat)?) {
    let new = baselines.map { TextBaselines(first: .below(top: $0.first), last: .above(bottom: $0.last)) } ?? .edges
    guard new != rare?.layout?.baselines ?? .edges else { return }
    viewLayout.baselines = new
    LayoutEngine.inputsChanged(of: self)
  }

  /// Sets how high the content is at a width, in points; `nil` if the height does not depend on the width. The height of
  /// ``intrinsicContentSize`` then counts until the view has a width. Call `invalidateIntrinsicContentSize()` after a change of
  /// the content. Rules: AL-46.
  package final func setHeightForWidth(_ height: (@MainActor (CGFloat) -> CGFloat)?) {
    if height == nil, rare?.layout?.heightForWidth == nil { return }
    viewLayout.heightForWidth = height
  }

  /// The guide that constraints from views inside mean by this view's edges, centers and size, as those of a scroll view mean its
  /// content. Constraints from outside mean the view itself. The guide must be one of the view's ``layoutGuides``.
  package final var contentGuide: UILayoutGuide? {
    get { rare?.layout?.contentGuide }
    set {
      guard newValue !== contentGuide else { return }
      viewLayout.contentGuide = newValue
      LayoutEngine.inputsChanged(of: self)
    }
  }

  /// Ends the view's part in Auto Layout. Runs in the view's `deinit`.
  nonisolated final func endLayout() {
    // No other view can be in the tree any more, so nothing uses the engine.
    rare?.layout?.engine?.end()
  }
}
