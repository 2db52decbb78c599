import Foundation

/// An object that takes typed text. While it is first responder, the keyboard is up. Clients implement it. Rules: TEXT-34.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Text was typed.
  func insertText(_ text: String)
  /// The delete key was pressed.
  func deleteBackward()
}

/// Learns about changes of an input that the keyboard did not make. The library has none; code for keyboards implements it.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds units of a text, such as words.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Whether a unit ends at the position, seen in the direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// Whether the position lies in a unit, seen in the direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// The next end of a unit from the position on; `nil` at the end of the text.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// The unit around the position; `nil` between two units.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
}

/// A text that can be edited, with positions, a selection, and places of characters. Text fields and text views conform.
///
/// The offsets of the library's inputs count UTF-16 units, as `NSRange` does. Rules: TEXT-35.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text of a part.
  func text(in range: UITextRange) -> String?
  /// Replaces a part of the text. No delegate is asked.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection; empty where text would be typed.
  var selectedTextRange: UITextRange? { get set }
  /// Text that is not confirmed yet; `nil` for none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or the selection; the selection is inside the new text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Confirms the marked text.
  func unmarkText()
  /// The beginning of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// The part between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position at a distance; `nil` outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position at a distance in a direction; `nil` outside the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// The order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The distance of two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Learns about changes. Not retained.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds units of the text.
  var tokenizer: any UITextInputTokenizer { get }
  /// The end of a part in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// The character beside a position.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// The direction of the text.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the direction of a part.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The rectangle of a part in its first line.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of the caret.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a part, one for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position of a part nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The edit menu of a part; `nil` for the suggested actions. Rules: TEXT-61.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// The edit menu is about to open. Rules: ACT-78.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// The edit menu is about to close. Rules: ACT-78.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)

  // MARK: Optional on a device, with defaults here

  /// Whether the keyboard may replace a part of the text; it asks before it types. Rules: TEXT-44.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// The side of a line's end to which the caret belongs. The library never reads it.
  var selectionAffinity: UITextStorageDirection { get set }
  /// The font and the colours of the text beside a position. Rules: TEXT-45.
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
  /// The position at a distance from the beginning of a part; `nil` outside it. Rules: TEXT-45.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// The distance of a position from the beginning of a part. Rules: TEXT-45.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// The view with the coordinates of the rectangles. Rules: TEXT-94.
  var textInputView: UIView { get }
  /// How the caret is turned. The library never calls it.
  func caretTransform(for position: UITextPosition) -> CGAffineTransform
  /// A person picks up the caret, at a point of ``textInputView``. The library never calls it. Rules: TEXT-45.
  func beginFloatingCursor(at point: CGPoint)
  /// The caret was moved to a point of ``textInputView``. The library never calls it. Rules: TEXT-45.
  func updateFloatingCursor(at point: CGPoint)
  /// A person lets the caret go. The library never calls it. Rules: TEXT-45.
  func endFloatingCursor()
  /// The text of a part with its attributes.
  func attributedText(in range: UITextRange) -> NSAttributedString
  /// Replaces a part of the text.
  func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
  /// Replaces the marked text, or the selection; `selectedRange` is inside the new text.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
  /// A text for which there are alternatives was typed. The library never calls it.
  func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
  /// Makes room for text that comes later. The library never calls it.
  func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
  /// Removes the room again. The library never calls it.
  func remove(_ textPlaceholder: UITextPlaceholder)
  /// Spoken text was recognised. The library never calls it.
  func insertDictationResult(_ dictationResult: [UIDictationPhrase])
  /// A person has ended speaking. The library never calls it.
  func dictationRecordingDidEnd()
  /// Nothing was recognised. The library never calls it.
  func dictationRecognitionFailed()
  /// Stands in the text until spoken text is recognised. The library never reads it.
  var insertDictationResultPlaceholder: Any { get }
  /// The place of such a placeholder. The library never calls it.
  func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
  /// Removes such a placeholder. The library never calls it.
  func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
}

extension UITextInput {
  /// Returns `nil`.
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  /// Does nothing.
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  /// Does nothing.
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}
