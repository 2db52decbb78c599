import Foundation

/// Learns about the edits of a text storage. Rules: FRAG-02.
public protocol NSTextStorageObserving: NSObjectProtocol {
  /// The storage.
  var textStorage: NSTextStorage? { get set }
  /// Edits were processed; see `NSLayoutManager.processEditing(for:edited:range:changeInLength:invalidatedRange:)`.
  func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
  /// Runs edits as one.
  func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}

/// A document that is a text storage: each paragraph is an element. Rules: FRAG-01, FRAG-02.
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving, @unchecked Sendable {
  /// Posted when the storage gets an attribute that has no place in the document: never.
  public static let unsupportedAttributeAddedNotification = Notification.Name(
    "NSTextContentStorageUnsupportedAttributeAddedNotification")

  /// Makes a document with an empty text storage.
  public override init() {
    super.init()
    use(NSTextStorage())
  }

  /// Makes a document of a text storage.
  init(_ storage: NSTextStorage) {
    super.init()
    use(storage)
  }

  /// Reads the text that `encode(with:)` wrote; an empty one if there is none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    use(NSTextStorage(attributedString: coder.attributedText(Self.key) ?? NSAttributedString(string: "")))
  }
  /// Writes the text under keys; does nothing if `coder` has no keys.
  open override func encode(with coder: NSCoder) { coder.write(attributedText: attributedString, Self.key) }
  private static let key = "ControllerTree.text"

  /// An initialiser does not call the observers of its own properties.
  private func use(_ storage: NSTextStorage) { textStorage = storage }

  /// Chooses and hides paragraphs. Not retained.
  @_nonoverride
  open weak var delegate: (any NSTextContentStorageDelegate)? {
    get { super.delegate as? any NSTextContentStorageDelegate }
    set { super.delegate = newValue }
  }

  /// Whether the markers of lists would be made. The library never reads it: markers are part of the text.
  open var includesTextListMarkers = false

  // MARK: The text

  /// The text. The document retains it.
  open var textStorage: NSTextStorage? {
    didSet {
      guard textStorage !== oldValue else { return }
      if oldValue?.textStorageObserver === self { oldValue?.textStorageObserver = nil }
      textStorage?.textStorageObserver = self
      let old = NSTextRange.units(0..<(oldValue?.length ?? 0))
      recordEditAction(in: old, newTextRange: documentRange)
    }
  }

  /// The text; setting it replaces all of it. `nil` without a storage.
  open var attributedString: NSAttributedString? {
    get { textStorage }
    set {
      let new = newValue.map { NSAttributedString(attributedString: $0) } ?? NSAttributedString(string: "")
      if let textStorage {
        textStorage.setAttributedString(new)
      } else {
        textStorage = NSTextStorage(attributedString: new)
      }
    }
  }

  private var lastEdit: (old: Range<Int>, new: Range<Int>)?

  /// The storage was edited: the document's layout managers lay it out anew. Rules: FRAG-02.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    let start = newCharRange.location
    let old = start..<(start + max(0, newCharRange.length - delta))
    let new = start..<(start + newCharRange.length)
    if editMask.contains(.editedCharacters) { lastEdit = (old, new) }
    paragraphs = nil
    recordEditAction(in: .units(old), newTextRange: .units(new))
  }

  /// Runs edits as one transaction.
  open func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
    performEditingTransaction(transaction)
  }

  /// Runs edits as one: the storage processes them at the end. Rules: FRAG-02.
  open override func performEditingTransaction(_ transaction: () -> Void) {
    super.performEditingTransaction {
      textStorage?.beginEditing()
      transaction()
      textStorage?.endEditing()
    }
  }

  /// Where a part of the text is after the last edit of characters: behind the edit it has moved, and what it lost is left out.
  open override func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
    guard let edit = lastEdit, let units = units(of: textRange), units.upperBound > edit.old.lowerBound else {
      return nil
    }
    func moved(_ unit: Int) -> Int {
      if unit <= edit.old.lowerBound { return unit }
      return unit >= edit.old.upperBound ? unit - edit.old.count + edit.new.count : edit.new.upperBound
    }
    return .units(moved(units.lowerBound)..<max(moved(units.lowerBound), moved(units.upperBound)))
  }

  // MARK: Elements

  /// All of the text.
  open override var documentRange: NSTextRange { .units(0..<(textStorage?.length ?? 0)) }

  /// The paragraphs with their elements, as far as these were made.
  private var paragraphs: [(units: Range<Int>, element: NSTextElement?)]?

  /// - Complexity: O(n) in the characters after an edit.
  private func foundParagraphs() -> [(units: Range<Int>, element: NSTextElement?)] {
    if let paragraphs { return paragraphs }
    var (found, start, unit) = ([(units: Range<Int>, element: NSTextElement?)](), 0, 0)
    for character in textStorage?.string ?? "" {
      unit += character.utf16.count
      guard character.isNewline, character != "\u{2028}" else { continue }
      found.append((start..<unit, nil))
      start = unit
    }
    if unit > start { found.append((start..<unit, nil)) }
    paragraphs = found
    return found
  }

  private func element(_ index: Int) -> NSTextElement? {
    let all = foundParagraphs()
    guard all.indices.contains(index) else { return nil }
    if let made = all[index].element { return made }
    let units = all[index].units
    let range = NSRange(location: units.lowerBound, length: units.count)
    let made =
      super.delegate?.textContentManager(self, textElementAt: TextPlace(units.lowerBound))
      ?? delegate?.textContentStorage(self, textParagraphWith: range)
      ?? NSTextParagraph(attributedString: textStorage?.attributedSubstring(from: range))
    made.textContentManager = self
    made.elementRange = .units(units)
    if paragraphs?.indices.contains(index) == true { paragraphs?[index].element = made }
    return made
  }

  /// Calls a closure for each paragraph from a location on, until it returns `false`. Rules: FRAG-01.
  @discardableResult
  open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions, using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let all = foundParagraphs()
    let isReverse = options.contains(.reverse)
    var index = isReverse ? all.count - 1 : 0
    if let textLocation {
      guard let unit = unit(of: textLocation) else { return nil }
      index = all.firstIndex { unit < $0.units.upperBound } ?? all.count
      if isReverse { index -= 1 }
    }
    var edge: (any NSTextLocation)?
    while index >= 0, let element = element(index) {
      index += isReverse ? -1 : 1
      guard super.delegate?.textContentManager(self, shouldEnumerate: element, options: options) ?? true else {
        continue
      }
      edge = isReverse ? element.elementRange?.location : element.elementRange?.endLocation
      if !block(element) { break }
    }
    return edge
  }

  /// Replaces a part of the text by those of elements; removes it for `nil`.
  open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
    let new = NSMutableAttributedString(string: "")
    for element in textElements ?? [] { if let text = attributedString(for: element) { new.append(text) } }
    replaceContents(in: range, by: new)
  }

  /// Replaces a part of the text.
  final func replaceContents(in range: NSTextRange, by text: NSAttributedString) {
    guard let units = units(of: range) else { return }
    performEditingTransaction {
      textStorage?.replaceCharacters(in: NSRange(location: units.lowerBound, length: units.count), with: text)
    }
  }

  /// The text of an element; `nil` for one that is no paragraph.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }

  /// A paragraph with a text.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    let made = NSTextParagraph(attributedString: attributedString)
    made.textContentManager = self
    return made
  }
}

/// Chooses and hides the paragraphs of a text. Rules: FRAG-01.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// A paragraph of the client's for a part of the text, with a text of the same length; `nil` for the usual one.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  /// Returns `nil`.
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}
