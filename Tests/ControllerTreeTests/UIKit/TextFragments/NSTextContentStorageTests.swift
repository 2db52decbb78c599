import UIKit
import XCTest

/// Documents of paragraphs.
final class NSTextContentStorageTests: XCTestCase {
  private static func document(_ text: String) -> NSTextContentStorage {
    let document = NSTextContentStorage()
    document.attributedString = NSAttributedString(string: text)
    return document
  }

  private static func texts(
    _ document: NSTextContentManager, from location: (any NSTextLocation)? = nil,
    _ options: NSTextContentManager.EnumerationOptions = [], limit: Int = 9
  ) -> [String] {
    var texts: [String] = []
    let edge = document.enumerateTextElements(from: location, options: options) { element in
      texts.append((element as? NSTextParagraph)?.attributedString.string ?? "?")
      return texts.count < limit
    }
    return texts + ["\(edge.map { "\($0)" } ?? "none")"]
  }

  /// FRAG-01: each paragraph is an element, which has its line break.
  func test_FRAG01_paragraphs() throws {
    let document = Self.document("One\nTwo\r\n\nend")
    XCTAssertEqual(Self.texts(document), ["One\n", "Two\r\n", "\n", "end", "13"])
    XCTAssertEqual(Self.texts(document, .reverse), ["end", "\n", "Two\r\n", "One\n", "0"])
    XCTAssertEqual(Self.texts(document, limit: 2), ["One\n", "Two\r\n", "9"])
    let start = document.documentRange.location
    let five = try XCTUnwrap(document.location(start, offsetBy: 5))
    XCTAssertEqual(Self.texts(document, from: five), ["Two\r\n", "\n", "end", "13"])
    XCTAssertEqual(Self.texts(document, from: five, .reverse), ["One\n", "0"])
    XCTAssertEqual(Self.texts(document, from: document.documentRange.endLocation), ["none"])
    XCTAssertEqual(Self.texts(Self.document("")), ["none"])

    let paragraphs = document.textElements(
      for: try XCTUnwrap(NSTextRange(location: five, end: document.documentRange.endLocation)))
    XCTAssertEqual(paragraphs.count, 3)
    let two = try XCTUnwrap(paragraphs.first as? NSTextParagraph)
    XCTAssertEqual(two.elementRange.map { "\($0.location) \($0.endLocation)" }, "4 9")
    XCTAssertEqual(two.paragraphContentRange.map { "\($0.location) \($0.endLocation)" }, "4 7")
    XCTAssertEqual(two.paragraphSeparatorRange.map { "\($0.location) \($0.endLocation)" }, "7 9")
    XCTAssertNil((paragraphs.last as? NSTextParagraph)?.paragraphSeparatorRange)
    XCTAssertTrue(two.textContentManager === document && two.isRepresentedElement && two.parentElement == nil)
    XCTAssertEqual(two.childElements, [])
    XCTAssertNil(NSTextParagraph(attributedString: nil).paragraphContentRange)
  }

  private final class OwnPlace: NSObject, NSTextLocation {
    func compare(_ location: any NSTextLocation) -> ComparisonResult { .orderedSame }
  }

  /// FRAG-01: locations count UTF-16 units, and lie in the document.
  func test_FRAG01_locations() throws {
    let document = Self.document("abc")
    let (start, end) = (document.documentRange.location, document.documentRange.endLocation)
    XCTAssertEqual(document.offset(from: start, to: end), 3)
    XCTAssertEqual(document.offset(from: end, to: start), -3)
    XCTAssertNil(document.location(start, offsetBy: 4))
    XCTAssertNil(document.location(start, offsetBy: -1))
    XCTAssertNil(document.location(end, offsetBy: .max))
    XCTAssertNil(document.location(OwnPlace(), offsetBy: 0))
    XCTAssertEqual(document.offset(from: OwnPlace(), to: end), NSNotFound)
    XCTAssertEqual(Self.texts(document, from: OwnPlace()), ["none"])
    XCTAssertEqual(document.location(start, offsetBy: 2)?.compare(end), .orderedAscending)
    XCTAssertEqual(end.compare(start), .orderedDescending)
    XCTAssertEqual(start.compare(OwnPlace()), .orderedSame)
    XCTAssertEqual(document.documentRange, document.documentRange)
    XCTAssertEqual(document.documentRange.hash, document.documentRange.hash)
  }

  private final class Chooser: NSObject, NSTextContentStorageDelegate {
    func textContentManager(
      _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
      options: NSTextContentManager.EnumerationOptions
    ) -> Bool { (textElement as? NSTextParagraph)?.attributedString.string.hasPrefix("#") != true }

    func textContentStorage(
      _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
      guard let text = textContentStorage.attributedString?.attributedSubstring(from: range), text.string == "two"
      else { return nil }
      return NSTextParagraph(attributedString: NSAttributedString(string: "TWO"))
    }
  }

  private final class Plain: NSObject, NSTextContentStorageDelegate {}

  private final class OwnElements: NSObject, NSTextContentManagerDelegate {
    func textContentManager(
      _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement? { NSTextElement(textContentManager: nil) }
  }

  /// FRAG-01: a delegate hides paragraphs, and makes others.
  func test_FRAG01_delegates() {
    let document = Self.document("# note\none\ntwo")
    let (chooser, plain, own) = (Chooser(), Plain(), OwnElements())
    document.delegate = chooser
    XCTAssertTrue(document.delegate === chooser)
    XCTAssertEqual(Self.texts(document), ["one\n", "TWO", "14"])
    document.delegate = plain
    document.attributedString = NSAttributedString(string: "# note")
    XCTAssertEqual(Self.texts(document), ["# note", "6"])
    document.delegate = nil
    (document as NSTextContentManager).delegate = own
    document.attributedString = NSAttributedString(string: "a\nb")
    XCTAssertEqual(Self.texts(document), ["?", "?", "3"])
    let text = NSAttributedString(string: "x")
    XCTAssertEqual(document.textElement(for: text).flatMap { document.attributedString(for: $0) }, text)
    XCTAssertNil(document.attributedString(for: NSTextElement(textContentManager: document)))
  }

  /// FRAG-02: edits of a transaction are processed together; the primary layout manager follows at once, others at the end.
  func test_FRAG02_transactions() throws {
    let document = Self.document("one\ntwo")
    let managers = [NSTextLayoutManager(), NSTextLayoutManager()]
    for manager in managers {
      manager.textContainer = NSTextContainer(size: CGSize(width: 100, height: 0))
      document.addTextLayoutManager(manager)
      document.addTextLayoutManager(manager)
    }
    XCTAssertEqual(document.textLayoutManagers, managers)
    document.primaryTextLayoutManager = managers[0]
    let all = document.documentRange
    managers[0].replaceContents(in: all, with: NSAttributedString(string: "a\nb\nc"))
    XCTAssertEqual(Self.texts(document), ["a\n", "b\n", "c", "5"])
    managers[0].replaceContents(
      in: document.documentRange, with: [NSTextParagraph(attributedString: NSAttributedString(string: "new"))])
    XCTAssertEqual(document.attributedString?.string, "new")

    var errors: [Bool] = []
    document.performEditingTransaction {
      document.performEditingTransaction { document.textStorage?.append(NSAttributedString(string: "\nend")) }
      XCTAssertTrue(document.hasEditingTransaction)
      document.synchronizeTextLayoutManagers { errors.append($0 != nil) }
      document.synchronizeToBackingStore { errors.append($0 != nil) }
    }
    document.synchronizeTextLayoutManagers { errors.append($0 != nil) }
    document.synchronizeToBackingStore { errors.append($0 != nil) }
    XCTAssertEqual(errors, [true, true, false, false])
    XCTAssertFalse(document.hasEditingTransaction)
    for manager in managers {
      XCTAssertEqual(
        manager.usageBoundsForTextContainer.height, 2 * UIFont.systemFont(ofSize: 12).lineHeight, accuracy: 1e-9)
    }

    let other = NSTextContentStorage()
    other.primaryTextLayoutManager = managers[0]
    XCTAssertNil(other.primaryTextLayoutManager)
    managers[0].replace(other)
    XCTAssertEqual(other.textLayoutManagers, managers)
    XCTAssertNil(document.primaryTextLayoutManager)
    other.removeTextLayoutManager(managers[1])
    XCTAssertNil(managers[1].textContentManager)
    managers[1].replace(document)
    XCTAssertTrue(managers[1].textContentManager === document)
  }

  /// FRAG-02: the text storage tells the document of edits; parts move with the text.
  func test_FRAG02_storage() throws {
    let document = Self.document("one two")
    let storage = try XCTUnwrap(document.textStorage)
    XCTAssertTrue(storage.textStorageObserver === document)
    let part = try XCTUnwrap(
      NSTextRange(
        location: try XCTUnwrap(document.location(document.documentRange.location, offsetBy: 4)),
        end: document.documentRange.endLocation))
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "Ever")
    let moved = document.adjustedRange(from: part, forEditingTextSelection: true)
    XCTAssertEqual(moved.map { "\($0.location) \($0.endLocation)" }, "7 10")
    XCTAssertNil(
      document.adjustedRange(
        from: NSTextRange(location: document.documentRange.location), forEditingTextSelection: false))
    document.performEditingTransaction(for: storage) { storage.deleteCharacters(in: NSRange(location: 0, length: 4)) }
    XCTAssertEqual(Self.texts(document), ["ne two", "6"])
    let read = try archivedCopy(document)
    XCTAssertEqual(read.attributedString?.string, "ne two")
    document.textStorage = nil
    XCTAssertNil(storage.textStorageObserver)
    document.attributedString = NSAttributedString(string: "again")
    XCTAssertEqual(document.textStorage?.string, "again")
    XCTAssertEqual(
      NSTextContentStorage.unsupportedAttributeAddedNotification.rawValue,
      "NSTextContentStorageUnsupportedAttributeAddedNotification")
  }
}
