import ControllerTree
import Foundation

/// Prints a view, which is as high as its content. Rules: PRINT-02.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  /// The view.
  public final let view: UIView

  override func contentHeight(width: CGFloat) -> CGFloat {
    let size = (view as? UIScrollView)?.contentSize ?? view.bounds.size
    return size.width > width && size.width > 0 ? size.height * width / size.width : size.height
  }
}

extension UIView {
  /// A formatter that prints the view. Each call makes one.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
