import Foundation

/// A way through the elements of a screen that a person chooses, such as from heading to heading. Rules: ACT-65.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The way through the elements.
  public enum Direction: Int, Hashable, Sendable {
    /// Back; on.
    case previous, next
  }

  /// A way that the system knows.
  public enum SystemRotorType: Int, Hashable, Sendable {
    /// No such way; links; visited links; headings.
    case none, link, visitedLink, heading
    /// Headings of a level.
    case headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
    /// Parts of a text.
    case boldText, italicText, underlineText, misspelledWord
    /// Elements of a page.
    case image, textField, table, list, landmark
  }

  /// Finds the next element from a place; `nil` at the end.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name.
  open var name: String
  /// The name with attributes.
  open var attributedName: NSAttributedString {
    get { givenName ?? NSAttributedString(string: name) }
    set {
      name = newValue.string
      givenName = newValue
    }
  }
  private var givenName: NSAttributedString?
  /// Finds the elements.
  open var itemSearchBlock: Search
  /// The way of the system that this one is.
  public final let systemRotorType: SystemRotorType

  /// Makes a way with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
    super.init()
  }
  /// Makes a way with a name.
  public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.init(name: attributedName.string, itemSearch: itemSearchBlock)
    givenName = attributedName
  }
  /// Makes a way that the system knows.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
    super.init()
  }

  /// A person goes on along the way, in one event. Rules: ACT-65, TURN-06.
  /// - Parameters:
  ///   - item: Where the person is; `nil` at the start.
  ///   - direction: On or back.
  /// - Returns: Where the person is then; `nil` at the end.
  @_disfavoredOverload
  public final func move(
    from item: UIAccessibilityCustomRotorItemResult? = nil, _ direction: Direction = .next
  ) -> UIAccessibilityCustomRotorItemResult? {
    UpdateCycle.main.turn("move(from:_:)") {
      let place = UIAccessibilityCustomRotorSearchPredicate()
      if let item { place.currentItem = item }
      place.searchDirection = direction
      return itemSearchBlock(place)
    }
  }
}

/// Where a person is on a ``UIAccessibilityCustomRotor``.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element; one without an object at the start.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// On or back.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An element on a ``UIAccessibilityCustomRotor``.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element. Not retained.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of its text.
  open var targetRange: UITextRange?

  /// Makes a result without an element.
  public override init() { super.init() }
  /// Makes a result.
  public init(targetElement: any NSObjectProtocol, target targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
    super.init()
  }
}
