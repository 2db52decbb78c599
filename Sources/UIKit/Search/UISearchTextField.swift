import ControllerTree
import Foundation

/// A part of a search that stands before the text as one piece.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// What the token means to the app. The library never reads it.
  open var representedObject: Any?

  /// The token's picture.
  public final let icon: UIImage?
  /// The token's text.
  public final let text: String

  /// A token with a picture and a text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// The text field of a search bar. Its tokens stand before the text. Rules: SEARCH-04.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Makes a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a field with an empty frame; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    borderStyle = .roundedRect
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
  }

  /// The tokens. Setting them sends `editingChanged` no more than setting a text does. Rules: SEARCH-04.
  open var tokens: [UISearchToken] = []
  /// Whether the delete key at the beginning of the text removes the last token. Rules: SEARCH-04.
  open var allowsDeletingTokens = true
  /// Whether tokens can be copied. The library never reads it.
  open var allowsCopyingTokens = true
  /// The colour behind the tokens. The library never reads it.
  open var tokenBackgroundColor: UIColor!

  /// Adds a token. A place outside the tokens is the nearest one.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: max(0, min(tokenIndex, tokens.count)))
  }

  /// Removes a token, if there is one at the place.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// Replaces a part of the text by a token.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// The tokens of a part that includes the beginning of the text: all of them.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    textRange.start.isEqual(beginningOfDocument) ? tokens : []
  }

  /// The part of the text without the tokens: all of it.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }

  /// The position of a token: the beginning of the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// A tap on the button at the end of an empty field is one on the bar's button for results or bookmarks; any other one begins editing.
  /// Rules: TOUCH-43.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch, isTouchInside, !hasText, let bar = superview as? UISearchBar,
      clearButtonRect(forBounds: bounds).insetBy(dx: -5, dy: -8).contains(touch.location(in: self)),
      bar.tappedButtonOfField()
    {
      return
    }
    super.endTracking(touch, with: event)
  }

  /// Whether there is a text or a token.
  open override var hasText: Bool { super.hasText || !tokens.isEmpty }

  /// Deletes text; at the beginning, the last token. Rules: SEARCH-04.
  open override func deleteBackward() {
    guard allowsDeletingTokens, !tokens.isEmpty, let range = selectedTextRange, range.isEmpty,
      range.start.isEqual(beginningOfDocument)
    else { return super.deleteBackward() }
    tokens.removeLast()
    sendActions(for: .editingChanged)
  }
}
