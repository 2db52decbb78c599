import Foundation

/// The smallest part of a document that is laid out: the base of paragraphs. A client makes classes for parts of other kinds.
/// Rules: FRAG-01.
open class NSTextElement: NSObject, @unchecked Sendable {
  /// The document's manager. Not retained.
  open weak var textContentManager: NSTextContentManager?
  /// The part of the document; `nil` for an element that is in none.
  open var elementRange: NSTextRange?

  /// Makes an element of a document.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  /// The elements inside of this one: none.
  open var childElements: [NSTextElement] { [] }
  /// The element around this one: none.
  open weak var parentElement: NSTextElement? { nil }
  /// Whether the element is laid out.
  open var isRepresentedElement: Bool { true }
}

/// A paragraph with the line break at its end. Rules: FRAG-01.
open class NSTextParagraph: NSTextElement, @unchecked Sendable {
  /// The text.
  public let attributedString: NSAttributedString

  /// Makes a paragraph of a text; an empty one for `nil`.
  public init(attributedString: NSAttributedString?) {
    self.attributedString =
      attributedString.map { NSAttributedString(attributedString: $0) } ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  /// The part of the document without the line break; `nil` for a paragraph that is in none.
  open var paragraphContentRange: NSTextRange? {
    guard let range = elementRange, let end = separatorStart else { return elementRange }
    return NSTextRange(location: range.location, end: end)
  }

  /// The line break; `nil` for a paragraph without one, or that is in no document.
  open var paragraphSeparatorRange: NSTextRange? {
    guard let range = elementRange, let start = separatorStart else { return nil }
    return NSTextRange(location: start, end: range.endLocation)
  }

  private var separatorStart: (any NSTextLocation)? {
    guard let range = elementRange, attributedString.string.last?.isNewline == true else { return nil }
    let length = attributedString.string.dropLast().utf16.count
    return textContentManager?.location(range.location, offsetBy: length)
  }
}
