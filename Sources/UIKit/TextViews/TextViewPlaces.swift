import ControllerTree
import Foundation

/// The lines of a text view, and the sizes and rectangles that follow from them, in points of the view. Rules: TEXT-39, TEXT-40.
@MainActor struct TextViewPlaces {
  private let view: UITextView
  private let inset: UIEdgeInsets

  init(_ view: UITextView) {
    self.view = view
    inset = view.textContainerInset
  }

  /// The lines at the width of the view, from the corner of the container.
  var lines: ContainerLayout {
    view.usedLayoutManager.layout(in: view.textContainer) ?? lines(at: view.bounds.width)
  }

  /// - Parameter width: The width of the view.
  private func lines(at width: CGFloat) -> ContainerLayout {
    let container = view.textContainer
    let inside = container.widthTracksTextView ? width - inset.left - inset.right : container.size.width
    let manager = view.usedLayoutManager
    return ContainerLayout(
      view.textStorage, in: ContainerLayout.Room(container, width: max(0, inside)), defaults: container.defaults,
      spacing: manager.spacing, setting: manager.setting(in: container))
  }

  /// The size of the view for its text at a width, in whole pixels.
  func size(at width: CGFloat) -> CGSize { size(for: lines(at: width)) }

  private func size(for layout: ContainerLayout) -> CGSize {
    CGSize(
      width: layout.size.width + 2 * view.textContainer.lineFragmentPadding + inset.left + inset.right,
      height: layout.size.height + inset.top + inset.bottom
    ).wholePixels(view.traitCollection.displayScale)
  }

  /// The height of the lines and their insets at the width of the view.
  var height: CGFloat { size(for: lines).height }

  /// The distances of the first baseline from the top of the view and of the last one from the bottom of the text.
  var baselines: (first: CGFloat, last: CGFloat) {
    let baselines = lines.baselines
    return (inset.top + baselines.first, inset.bottom + baselines.last)
  }

  func caret(at offset: Int) -> CGRect { inView(lines.caret(at: offset)) }

  func rectangles(of range: NSRange) -> [CGRect] { lines.rectangles(of: range).map(inView) }

  /// The place between two characters nearest to a point.
  func offset(at point: CGPoint) -> Int { lines.offset(at: CGPoint(x: point.x - inset.left, y: point.y - inset.top)) }

  /// The point some lines above or below a caret; `nil` outside the text.
  func point(_ count: Int, lines direction: UITextLayoutDirection, from caret: CGRect) -> CGPoint? {
    let y = caret.midY + caret.height * CGFloat(count) * (direction == .up ? -1 : 1)
    return y >= inset.top && y < height - inset.bottom ? CGPoint(x: caret.minX, y: y) : nil
  }

  private func inView(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: inset.left, dy: inset.top) }
}

extension UITextView {
  /// Measures the text anew, at once or with the next layout, and lets constraints read the size again.
  final func textChanged() {
    attachmentViews.textChanged(in: textStorage)
    setNeedsLayout()
    guard !isScrollEnabled else { return }
    setBaselines(TextViewPlaces(self).baselines)
    invalidateIntrinsicContentSize()
  }

  /// A text view that does not scroll is as high as its text, and has its baselines.
  final func scrollingChanged() {
    if isScrollEnabled {
      setHeightForWidth(nil)
      setBaselines(nil)
      invalidateIntrinsicContentSize()
    } else {
      setHeightForWidth { [reference = WeakView(self)] width in
        guard let view = reference.view as? UITextView else { return 0 }
        return TextViewPlaces(view).size(at: width).height
      }
    }
    textChanged()
  }
}
