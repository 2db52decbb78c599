import Foundation

/// How alternatives of inserted text are shown.
public enum UITextAlternativeStyle: Int, Hashable, Sendable {
  /// Nothing shows them.
  case none = 0
  /// The text is underlined, as one of low confidence.
  case lowConfidence = 1
}

/// A part of a spoken text, as it was recognised.
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
  /// The most probable text.
  public let text: String!
  /// Other texts that were possible; `nil` for none.
  public let alternativeInterpretations: [String]?

  /// Makes a phrase, as a test of an input needs it.
  public init(text: String, alternativeInterpretations: [String]? = nil) {
    (self.text, self.alternativeInterpretations) = (text, alternativeInterpretations)
  }
}

/// An empty place in a text, for text that comes later.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
  /// The rectangles of the place: none, unless a subclass has some.
  open var rects: [UITextSelectionRect] { [] }
}
