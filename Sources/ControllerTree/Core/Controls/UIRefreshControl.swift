import Foundation

/// A control above the content of a scroll view. A person who pulls the content down far enough triggers it. Rules: SCROLL-12.
///
/// It sends `valueChanged` then, and ``isRefreshing`` is `true` until the app calls ``endRefreshing()``. It changes no insets and draws
/// nothing.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// How far beyond its top the content has to be pulled, in points.
  static var pullDistance: CGFloat { 60 }

  /// Makes a control that is not refreshing.
  @preconcurrency @MainActor public init() { super.init(frame: .zero) }
  /// Makes a control that is not refreshing.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control that is not refreshing; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether a refresh has begun and not ended.
  open private(set) var isRefreshing = false
  /// The text beside the control. The library never reads it.
  open var attributedTitle: NSAttributedString?

  /// The app begins to refresh without a pull. Nothing is sent.
  open func beginRefreshing() { isRefreshing = true }
  /// The refresh has ended.
  open func endRefreshing() { isRefreshing = false }

  /// A person has pulled the content.
  final func trigger() {
    guard !isRefreshing, isEnabled else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
