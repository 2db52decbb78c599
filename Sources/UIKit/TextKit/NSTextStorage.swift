import ControllerTree
import Foundation

/// A text that tells its layout managers, and through them a text view, of each edit.
///
///     beginEditing → edits → endEditing → processEditing
///     processEditing   delegate will → fixAttributes → delegate did → layout managers
///
/// A subclass may keep the text itself: it overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)`` in the last two. Everything else is made of these four. A text
/// storage may be used on any thread, by one at a time. Rules: TEXT-50 to TEXT-53.
open class NSTextStorage: NSMutableAttributedString {
  /// What was edited.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// One bit per kind.
    public let rawValue: UInt
    /// Kinds from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes.
    public static let editedAttributes = Self(rawValue: 1 << 0)
    /// Characters.
    public static let editedCharacters = Self(rawValue: 1 << 1)
  }

  /// Posted before the delegate's `willProcessEditing`; the object is the storage.
  public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
  /// Posted before the delegate's `didProcessEditing`; the object is the storage.
  public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

  private enum Phase {
    /// The number of calls of ``beginEditing()`` without an end.
    case editing(depth: Int)
    case processing
  }

  private var phase = Phase.editing(depth: 0)
  /// Whether the library's own primitives make the edit that is noted; otherwise those of a subclass do.
  private var isOwnEdit = false

  /// Makes an empty storage.
  public init() { super.init(string: "") }
  /// Makes a storage with a text.
  public override init(string: String) { super.init(string: string) }
  /// Makes a storage with a text that has the same attributes everywhere.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }
  /// Makes a storage with a text.
  public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
  /// Reads a storage from an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Learns about edits, and may change them. Not retained.
  open weak var delegate: (any NSTextStorageDelegate)?

  // MARK: Layout managers

  /// The document that follows the edits. Not retained. Rules: FRAG-02.
  open weak var textStorageObserver: (any NSTextStorageObserving)?

  /// The objects that lay out the text. The storage retains them.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// Adds a layout manager, and removes it from its former storage.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard aLayoutManager.textStorage !== self else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard aLayoutManager.textStorage === self else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  // MARK: The four primitives

  /// Replaces a part of the text. New characters have the attributes of the first one that they replace, or of the one before.
  /// - Issues: `textOutOfBounds`; nothing changes.
  /// - Rules: TEXT-50, TEXT-53.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    guard contains(range, "replaceCharacters(in:with:)") else { return }
    super.replaceCharacters(in: range, with: str)
    note(.editedCharacters, range, str.utf16.count - range.length)
  }

  /// Replaces the attributes of a part.
  /// - Issues: `textOutOfBounds`; nothing changes.
  /// - Rules: TEXT-50, TEXT-53.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    guard contains(range, "setAttributes(_:range:)") else { return }
    // Foundation reads no attributes of an empty part, and stops the program.
    if range.length > 0 { super.setAttributes(attrs ?? [:], range: range) }
    note(.editedAttributes, range, 0)
  }

  private func note(_ actions: EditActions, _ range: NSRange, _ delta: Int) {
    isOwnEdit = true
    edited(actions, range: range, changeInLength: delta)
    isOwnEdit = false
  }

  private func contains(_ range: NSRange, _ call: StaticString) -> Bool {
    let length = length
    guard range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location
    else {
      TextProblem(range: range, length: length).report(by: call)
      return false
    }
    return true
  }

  // MARK: Edits that are made of the primitives

  /// Replaces a part of the text by one with attributes. Rules: TEXT-50.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    guard contains(range, "replaceCharacters(in:with:)") else { return }
    let new = NSAttributedString(attributedString: attrString)
    beginEditing()
    replaceCharacters(in: range, with: new.string)
    new.enumerateAttributes(in: NSRange(location: 0, length: new.length)) { attributes, part, _ in
      setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  /// Adds attributes to a part. Rules: TEXT-50.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(range, "addAttributes(_:range:)") { $0.merging(attrs) { $1 } }
  }

  /// Adds an attribute to a part. Rules: TEXT-50.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Removes an attribute from a part. Rules: TEXT-50.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range, "removeAttribute(_:range:)") { attributes in
      var attributes = attributes
      attributes[name] = nil
      return attributes
    }
  }

  private func change(
    _ range: NSRange, _ call: StaticString,
    _ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    guard contains(range, call) else { return }
    beginEditing()
    let end = range.location + range.length
    var place = range.location
    while place < end {
      var run = NSRange(location: place, length: 1)
      let attributes = attributes(at: place, effectiveRange: &run)
      let next = max(place + 1, min(end, run.location + run.length))
      setAttributes(body(attributes), range: NSRange(location: place, length: next - place))
      place = next
    }
    endEditing()
  }

  /// Removes a part of the text. Rules: TEXT-50.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// The text as a string whose edits are edits of the storage. One that was read before does not follow later edits. Rules: TEXT-50.
  open override var mutableString: NSMutableString { StringOfStorage(self) }

  // MARK: Editing

  /// What was edited since the last ``processEditing()``.
  open private(set) var editedMask: EditActions = []
  /// The part that was edited, in the text as it is now; `NSNotFound` for none.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The difference between the lengths of the edited part now and before.
  open private(set) var changeInLength = 0

  /// Begins a group of edits, which are processed together at the end. Groups may contain others. Rules: TEXT-50.
  open override func beginEditing() {
    if case .editing(let depth) = phase { phase = .editing(depth: depth + 1) }
  }

  /// Ends a group of edits; the outermost end processes them. Rules: TEXT-50.
  open override func endEditing() {
    guard case .editing(let depth) = phase, depth > 0 else { return }
    phase = .editing(depth: depth - 1)
    processIfNeeded()
  }

  /// Notes an edit. The primitives call it; outside of a group it calls ``processEditing()``. Rules: TEXT-50, TEXT-51.
  /// - Parameters:
  ///   - editedMask: What was edited.
  ///   - editedRange: The part before the edit.
  ///   - delta: The change of its length.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if !isOwnEdit { takeText(of: editedMask, before: editedRange, new: new) }
    self.editedMask.formUnion(editedMask)
    if self.editedRange.location == NSNotFound {
      self.editedRange = new
    } else {
      // What was edited before, and lies behind, has moved.
      let old = self.editedRange
      let end = max(old.location + old.length + delta, new.location + new.length)
      let start = min(old.location, new.location)
      self.editedRange = NSRange(location: start, length: max(0, end - start))
    }
    changeInLength += delta
    processIfNeeded()
  }

  private func processIfNeeded() {
    guard case .editing(0) = phase, !editedMask.isEmpty else { return }
    phase = .processing
    processEditing()
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    phase = .editing(depth: 0)
  }

  /// Tells the delegate, then the layout managers, about the edits. An override may edit before it calls `super`; these edits belong to
  /// those that are processed. Rules: TEXT-51.
  open func processEditing() {
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    if editedRange.location != NSNotFound { fixAttributes(in: editedRange) }
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    textStorageObserver?.processEditing(
      for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength, invalidatedRange: editedRange)
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
        invalidatedRange: editedRange)
    }
  }

  /// Cleans attributes after an edit. The base does nothing: fonts here have all characters.
  open func fixAttributes(in range: NSRange) {}
  /// Whether ``fixAttributes(in:)`` waits until attributes are read: it does not.
  open var fixesAttributesLazily: Bool { false }
  /// Does nothing: attributes are never fixed later.
  open func invalidateAttributes(in range: NSRange) {}
  /// Does nothing: attributes are never fixed later.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  // MARK: Texts of subclasses

  /// Copies an edit of a subclass that keeps the text itself: Foundation reads the text of an attributed string, to copy it, without
  /// calling its methods.
  private func takeText(of actions: EditActions, before range: NSRange, new: NSRange) {
    let text = string
    let (old, length) = (super.string.utf16.count, text.utf16.count)
    let fits =
      range.location >= 0 && range.length >= 0 && range.location + range.length <= old
      && new.location + new.length <= length && old - range.length + new.length == length
    let place = fits ? range : NSRange(location: 0, length: old)
    let part = fits ? new : NSRange(location: 0, length: length)
    let copy = NSMutableAttributedString(string: "")
    var index = part.location
    let end = part.location + part.length
    while index < end {
      var run = NSRange(location: index, length: 1)
      let attributes = attributes(at: index, effectiveRange: &run)
      let next = max(index + 1, min(end, run.location + run.length))
      let units = text.utf16[text.utf16.index(text.startIndex, offsetBy: index)...].prefix(next - index)
      copy.append(NSAttributedString(string: String(decoding: units, as: UTF16.self), attributes: attributes))
      index = next
    }
    super.replaceCharacters(in: place, with: copy)
  }
}

/// Learns about the edits of a text storage. Rules: TEXT-51.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Edits are about to be processed; characters and attributes may be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Edits were processed; attributes may be changed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
