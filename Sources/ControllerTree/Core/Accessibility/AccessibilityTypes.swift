import Foundation

/// How assistive technologies go through the elements inside an element.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// As the technology decides; one by one; together.
  case automatic, separate, combined
}

/// What the elements inside an element are together.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// Nothing; a table of data; a list; a place of a page; a group with a meaning.
  case none, dataTable, list, landmark, semanticGroup
}

/// Whether an element shows what is inside it.
public enum UIAccessibilityExpandedStatus: Int, Hashable, Sendable {
  /// It has nothing to show; it does; it does not.
  case unsupported, expanded, collapsed
}

/// How an element takes direct touches.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// One bit per option.
  public let rawValue: UInt
  /// Options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The technology is silent meanwhile.
  public static let silentOnTouch = Self(rawValue: 1 << 0)
  /// The element has to be activated before.
  public static let requiresActivation = Self(rawValue: 1 << 1)
}

/// The kind of a text.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The context's text.
  public var rawValue: String
  /// A context from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Text of a console.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
  /// Names and contents of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Messages between persons.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Prose.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Source code.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// Tables of numbers.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Documents of text.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
}

/// An element whose text is read line by line. The library never asks.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
  /// The number of the line at a place.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// The text of a line.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// The rectangle of a line on the screen.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// The whole text of the page.
  func accessibilityPageContent() -> String?
  /// The text of a line with attributes.
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
  /// The whole text of the page with attributes.
  func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
  /// Returns the text of the line without attributes.
  public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
    accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
  }
  /// Returns the text of the page without attributes.
  public func accessibilityAttributedPageContent() -> NSAttributedString? {
    accessibilityPageContent().map { NSAttributedString(string: $0) }
  }
}
