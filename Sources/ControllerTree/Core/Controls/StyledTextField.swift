import Foundation

/// Keeps the attributes of a text field's text and measures it: attributed text belongs to a higher floor. The members that subclasses
/// override lead there.
@MainActor package protocol StyledTextField: UITextField {
  var styledText: NSAttributedString? { get set }
  var usualAttributes: [NSAttributedString.Key: Any] { get set }
  var attributesOfTyping: [NSAttributedString.Key: Any] { get set }
  var styledPlaceholder: NSAttributedString? { get set }
  /// The width of the first characters of the text, and the height of its line, in points.
  func sizeOfText(before offset: Int) -> CGSize
  /// The size of a text in one line in the field's font, in points.
  func size(of text: String) -> CGSize
  /// Draws a text in the current context, if there is one.
  func draw(_ text: String, in rect: CGRect)
  /// A program has set the font of a field whose parts have attributes of their own.
  func fontWasSet()
  /// The field begins or ends to follow the user's text size.
  func followsTextSizeChanged()
  /// A program has set the text of such a field.
  func textWasSet()
  /// A part of the text of such a field is about to be replaced.
  func textWillChange(in range: NSRange, to text: String)
}
