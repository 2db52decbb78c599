import ControllerTree
import Foundation

/// Prints a text. Rules: PRINT-02.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// Prints a text in one font.
  public init(text: String) {
    self.text = text
    super.init()
  }
  /// Prints a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  /// The text; `nil` for one with attributes.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The font of a text without attributes.
  open var font: UIFont? = .systemFont(ofSize: 12)
  /// The colour of a text without attributes. The library never reads it.
  open var color: UIColor? = .black
  /// The place of lines. The library never reads it.
  open var textAlignment = NSTextAlignment.natural

  override func contentHeight(width: CGFloat) -> CGFloat {
    let shown = attributedText ?? NSAttributedString(string: text ?? "")
    return TextLayout(shown, font: font ?? .systemFont(ofSize: 12), width: width).size.height
  }
}
