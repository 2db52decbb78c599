/// The direction of a text.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// By the language.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// A direction in which text is stored.
public enum UITextStorageDirection: Int, Hashable, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the beginning.
  case backward = 1
}

/// A direction in which text is laid out.
public enum UITextLayoutDirection: Int, Hashable, Sendable {
  /// The cases are named for the direction on the screen.
  case right = 2
  case left, up, down
}

/// A direction in a text: the raw value of a ``UITextStorageDirection`` or of a ``UITextLayoutDirection``.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The direction's number.
  public var rawValue: Int
  /// A direction from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction of storage.
  public static func storage(_ direction: UITextStorageDirection) -> Self { Self(rawValue: direction.rawValue) }
  /// A direction of layout.
  public static func layout(_ direction: UITextLayoutDirection) -> Self { Self(rawValue: direction.rawValue) }

  /// Whether the direction leads towards the beginning of the text.
  var isBackward: Bool {
    rawValue == UITextStorageDirection.backward.rawValue || rawValue == UITextLayoutDirection.left.rawValue
      || rawValue == UITextLayoutDirection.up.rawValue
  }
}

/// A unit of text.
public enum UITextGranularity: Int, Hashable, Sendable {
  /// The cases are named for the unit.
  case character, word, sentence, paragraph, line, document
}
