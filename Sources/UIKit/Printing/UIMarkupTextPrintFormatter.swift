import ControllerTree
import Foundation

/// Prints a text with HTML, whose marks count as text here. Rules: PRINT-02.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// Prints HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  /// The HTML.
  open var markupText: String?

  override func contentHeight(width: CGFloat) -> CGFloat {
    let text = NSAttributedString(string: markupText ?? "")
    return TextLayout(text, font: .systemFont(ofSize: 12), width: width).size.height
  }
}
