/// The horizontal place of a text's lines.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges.
  case justified = 3
  /// Left or right, by the direction of the language.
  case natural = 4
}

/// How a text that is wider than its line continues.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// It goes on in the next line, from a word on.
  case byWordWrapping = 0
  /// It goes on in the next line, from a character on.
  case byCharWrapping = 1
  /// It is cut off at the edge.
  case byClipping = 2
  /// The last line loses its beginning.
  case byTruncatingHead = 3
  /// The last line loses its end.
  case byTruncatingTail = 4
  /// The last line loses its middle.
  case byTruncatingMiddle = 5

  /// Whether a line may break between any two characters.
  package var breaksCharacters: Bool { self == .byCharWrapping }
}
