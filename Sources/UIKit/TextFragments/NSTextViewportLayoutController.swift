import Foundation

/// Lays out what is visible of a text, and tells its delegate which fragments to show. Rules: FRAG-07.
open class NSTextViewportLayoutController: NSObject, @unchecked Sendable {
  /// Shows fragments. Not retained.
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  /// The layout manager, which retains the controller.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The rectangle that was visible in the last layout, in points of the container.
  open private(set) var viewportBounds = CGRect.zero
  /// The part of the document in the last layout; `nil` for none.
  open private(set) var viewportRange: NSTextRange?

  /// Makes a controller of a layout manager.
  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// Tells the delegate about each fragment in the rectangle that it gives. Nothing happens without a delegate. Rules: FRAG-07.
  ///
  ///     willLayout → viewportBounds → configureRenderingSurfaceFor, … → didLayout
  /// - Complexity: O(n) in the fragments.
  open func layoutViewport() {
    guard let delegate, let manager = textLayoutManager else { return }
    delegate.textViewportLayoutControllerWillLayout(self)
    let bounds = delegate.viewportBounds(for: self)
    var range: NSTextRange?
    for fragment in manager.fragments {
      let frame = fragment.layoutFragmentFrame
      guard frame.minY < bounds.maxY, frame.maxY > bounds.minY else { continue }
      manager.renderingAttributesValidator?(manager, fragment)
      delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
      range = range?.union(fragment.rangeInElement) ?? fragment.rangeInElement
    }
    (viewportBounds, viewportRange) = (bounds, range)
    delegate.textViewportLayoutControllerDidLayout(self)
  }

  /// Where the viewport has to begin to show a location at its top; 0 for one without a fragment.
  @discardableResult
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    guard let fragment = textLayoutManager?.textLayoutFragment(for: textLocation) else { return 0 }
    viewportBounds.origin.y = fragment.layoutFragmentFrame.minY
    return viewportBounds.minY
  }

  /// Moves ``viewportBounds``, without a layout.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
    if verticalOffset.isFinite { viewportBounds.origin.y += verticalOffset }
  }
}

/// Shows the fragments of a viewport. Rules: FRAG-07.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  /// The visible rectangle, in points of the container.
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  /// A fragment is in the viewport.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  /// The layout begins.
  func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
  /// The layout has ended.
  func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  /// Does nothing.
  public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
  /// Does nothing.
  public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}
