import ControllerTree
import Foundation

/// A view that continues the edges of its content under bars. Its content lies in the safe area; nothing is drawn beside it.
/// Rules: VAL-41.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  /// The content, which becomes a subview; `nil` for none. Rules: VAL-41.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }

  /// Whether the content is placed in the safe area; `false` if its constraints or its frame place it. Rules: VAL-41.
  open var automaticallyPlacesContentView = true {
    didSet { if automaticallyPlacesContentView != oldValue { setNeedsLayout() } }
  }

  /// Places the content. Rules: VAL-41.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard automaticallyPlacesContentView, let contentView, contentView.superview === self else { return }
    contentView.frame = bounds.inset(by: safeAreaInsets)
  }

  /// The content is placed anew. Rules: VAL-41.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
