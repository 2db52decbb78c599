import Foundation

// What a text input may implement besides: most inputs have these defaults.

extension UITextInput {
  /// Returns `true`.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// The caret belongs to the text behind it. Setting it has no effect.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  /// Returns `nil`.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  /// The position at a distance from the beginning of the part; `nil` outside it. Rules: TEXT-45.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    guard offset >= 0, let position = position(from: range.start, offset: offset),
      compare(position, to: range.end) != .orderedDescending
    else { return nil }
    return position
  }
  /// The distance of a position from the beginning of the part. Rules: TEXT-45.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  /// The view with the coordinates of the rectangles: the input itself, if it is a view.
  public var textInputView: UIView { self as? UIView ?? UIView() }
  /// The caret stands upright.
  public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }

  /// Does nothing.
  public func beginFloatingCursor(at point: CGPoint) {}
  /// Does nothing.
  public func updateFloatingCursor(at point: CGPoint) {}
  /// Does nothing.
  public func endFloatingCursor() {}

  /// The text of the part, without attributes.
  public func attributedText(in range: UITextRange) -> NSAttributedString {
    NSAttributedString(string: text(in: range) ?? "")
  }
  /// Replaces the part, without the attributes.
  public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
    replace(range, withText: attributedText.string)
  }
  /// Replaces the marked text, without the attributes.
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }
  /// Inserts the text.
  public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }

  /// A placeholder without rectangles; the text does not change.
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }
  /// Does nothing.
  public func remove(_ textPlaceholder: UITextPlaceholder) {}

  /// Inserts the phrases one after the other.
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }
  /// Does nothing.
  public func dictationRecordingDidEnd() {}
  /// Does nothing.
  public func dictationRecognitionFailed() {}
  /// An object that stands for the result.
  public var insertDictationResultPlaceholder: Any { NSObject() }
  /// No place.
  public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect { .zero }
  /// Does nothing.
  public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}
}

extension UITextInput {
  /// Whether the input allows a typed text in place of the selection; `""` is the delete key. Rules: TEXT-44.
  func allowsTyping(_ text: String) -> Bool {
    guard var range = markedTextRange ?? selectedTextRange else { return true }
    if text.isEmpty, range.isEmpty {
      guard let start = position(from: range.start, offset: -1), let character = textRange(from: start, to: range.end)
      else { return true }
      range = character
    }
    return shouldChangeText(in: range, replacementText: text)
  }
}
