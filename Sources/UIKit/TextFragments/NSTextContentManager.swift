import Foundation

/// Has the elements of a document. Rules: FRAG-01.
public protocol NSTextElementProvider: NSObjectProtocol {
  /// The whole document.
  var documentRange: NSTextRange { get }
  /// Calls a closure for each element from a location on, until it returns `false`.
  /// - Parameters:
  ///   - textLocation: The first element contains it; going backwards, the first one lies before it. `nil` for the document's edge.
  ///   - options: The direction.
  ///   - block: Gets an element.
  /// - Returns: The edge of what was enumerated; `nil` if nothing was.
  @discardableResult
  func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?
  /// Replaces a part of the document.
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
  /// Writes what was changed to where the document is kept.
  func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?)
  /// The location at a distance; `nil` outside the document.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// The distance of two locations; `NSNotFound` if there is none.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// A part after an edit; `nil` if it has not changed.
  func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
  /// Counts UTF-16 units of the document's own locations; `nil` outside the document, and for locations of a client's class.
  public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    TextPlace.location(location, offsetBy: offset, in: documentRange)
  }
  /// Counts UTF-16 units of the document's own locations; `NSNotFound` for locations of a client's class.
  public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    TextPlace.offset(from: from, to: to)
  }
  /// Returns `nil`.
  public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }
}

/// The document of layout managers: the base of ``NSTextContentStorage`` and of a client's documents, which override the methods of
/// ``NSTextElementProvider``. It retains its layout managers. Rules: FRAG-01, FRAG-02.
open class NSTextContentManager: NSObject, NSTextElementProvider, NSSecureCoding, @unchecked Sendable {
  /// The direction of an enumeration.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    /// One bit per option.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end to the beginning.
    public static let reverse = Self(rawValue: 1 << 0)
  }

  /// Makes a document without text.
  public override init() { super.init() }
  /// `true`: a secure unarchiver can read documents.
  open class var supportsSecureCoding: Bool { true }
  /// Makes a document without text: the base has none to read.
  public required init?(coder: NSCoder) { super.init() }
  /// Writes nothing: the base has no text.
  open func encode(with coder: NSCoder) {}

  /// Chooses and hides elements. Not retained.
  @_disfavoredOverload
  open weak var delegate: (any NSTextContentManagerDelegate)?

  // MARK: Layout managers

  /// The layout managers. The document retains them.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []

  /// Adds a layout manager, and removes it from its former document.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard textLayoutManager.textContentManager !== self else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.take(self)
  }

  /// Removes a layout manager.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard textLayoutManager.textContentManager === self else { return }
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    if primary === textLayoutManager { primary = nil }
    textLayoutManager.take(nil)
  }

  private var primary: NSTextLayoutManager?
  /// The layout manager with which a person edits: the only one that follows edits within a transaction. One of another document becomes
  /// `nil`. Rules: FRAG-02.
  open var primaryTextLayoutManager: NSTextLayoutManager? {
    get { primary }
    set {
      if !hasEditingTransaction { synchronizeTextLayoutManagers(nil) }
      primary = newValue?.textContentManager === self ? newValue : nil
    }
  }

  /// Lets all layout managers follow the edits; fails within a transaction. Rules: FRAG-02.
  open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)?) {
    guard !hasEditingTransaction else {
      completionHandler?(CocoaError(.featureUnsupported))
      return
    }
    let edits = waitingEdits
    waitingEdits = []
    for manager in textLayoutManagers where manager !== primary {
      for edit in edits { manager.contentsChanged(in: edit.old, to: edit.new) }
    }
    completionHandler?(nil)
  }

  // MARK: Elements

  /// The whole document; the base has none.
  open var documentRange: NSTextRange { .units(0..<0) }

  /// Calls a closure for each element; the base has none.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions, using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }

  /// The elements that have some of a part, in the order of the text.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var elements: [NSTextElement] = []
    enumerateTextElements(from: range.location, options: []) { element in
      guard let place = element.elementRange, place.location.compare(range.endLocation) == .orderedAscending else {
        return element.elementRange == nil
      }
      elements.append(element)
      return true
    }
    return elements
  }

  /// Does nothing: the base has no text.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

  /// Calls the closure: the base keeps nothing. It fails within a transaction.
  open func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?) {
    completionHandler?(hasEditingTransaction ? CocoaError(.featureUnsupported) : nil)
  }

  /// The location at a distance in UTF-16 units; `nil` outside the document.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    TextPlace.location(location, offsetBy: offset, in: documentRange)
  }
  /// The distance of two locations in UTF-16 units; `NSNotFound` for locations of a client's class.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    TextPlace.offset(from: from, to: to)
  }
  /// A part after the last edit; `nil` if it has not changed.
  open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }

  // MARK: Transactions

  private var depth = 0
  private var waitingEdits: [(old: NSTextRange, new: NSTextRange)] = []

  /// Whether edits of a transaction are under way.
  open var hasEditingTransaction: Bool { depth > 0 }

  /// Runs edits as one. At the end of the outermost transaction, layout managers and the store follow if they do so automatically.
  /// Rules: FRAG-02.
  open func performEditingTransaction(_ transaction: () -> Void) {
    depth += 1
    transaction()
    depth -= 1
    guard depth == 0 else { return }
    if automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers(nil) }
    if automaticallySynchronizesToBackingStore { synchronizeToBackingStore(nil) }
  }

  /// Notes an edit. A subclass calls it for each of its edits. Rules: FRAG-02.
  /// - Parameters:
  ///   - originalTextRange: The part before the edit.
  ///   - newTextRange: The part after it.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
    waitingEdits.append((originalTextRange, newTextRange))
    primary?.contentsChanged(in: originalTextRange, to: newTextRange)
    if !hasEditingTransaction { synchronizeTextLayoutManagers(nil) }
  }

  /// Whether layout managers follow at the end of a transaction.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// Whether changes are written at the end of a transaction.
  open var automaticallySynchronizesToBackingStore = false
}

/// Chooses and hides the elements of a document. Rules: FRAG-01.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
  /// An element of the client's for a location; `nil` for the usual one.
  func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement?
  /// Whether an element is enumerated, and so laid out.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  /// Returns `nil`.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement? { nil }
  /// Returns `true`.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}
