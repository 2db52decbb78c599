import UIKit
import XCTest

/// Steps of selections. Lines of 20 points hold three letters.
final class NSTextSelectionNavigationTests: XCTestCase {
  private let layout = NSTextLayoutManagerTests.layout("ab cd. Ef\ngh", width: 60)
  private var document: NSTextContentStorage { layout.0 }
  private var manager: NSTextLayoutManager { layout.1 }
  private lazy var navigation = NSTextSelectionNavigation(dataSource: manager)

  private func at(_ unit: Int) throws -> any NSTextLocation {
    try XCTUnwrap(document.location(document.documentRange.location, offsetBy: unit))
  }

  private func selection(_ start: Int, _ end: Int, _ affinity: NSTextSelection.Affinity = .downstream) throws
    -> NSTextSelection
  {
    let range = try XCTUnwrap(NSTextRange(location: try at(start), end: try at(end)))
    return NSTextSelection(range: range, affinity: affinity, granularity: .character)
  }

  private func text(_ selection: NSTextSelection?) -> String {
    guard let selection else { return "none" }
    let parts = selection.textRanges.map { $0.isEmpty ? "\($0.location)" : "\($0.location)-\($0.endLocation)" }
    return parts.joined(separator: ",") + (selection.affinity == .upstream ? " up" : "")
  }

  private func move(
    _ start: NSTextSelection, _ direction: NSTextSelectionNavigation.Direction,
    _ destination: NSTextSelectionNavigation.Destination = .character, extending: Bool = false, confined: Bool = false
  ) -> String {
    text(
      navigation.destinationSelection(
        for: start, direction: direction, destination: destination, extending: extending, confined: confined))
  }

  /// FRAG-10: a layout manager has an object for its own text, which an app may replace.
  func test_FRAG10_ofTheLayoutManager() throws {
    let made = manager.textSelectionNavigation
    XCTAssertTrue(manager.textSelectionNavigation === made && made.textSelectionDataSource === manager)
    XCTAssertEqual(
      text(
        made.destinationSelection(
          for: try selection(0, 0), direction: .forward, destination: .character, extending: false, confined: false)),
      "1")
    manager.textSelectionNavigation = navigation
    XCTAssertTrue(manager.textSelectionNavigation === navigation)
  }

  /// FRAG-10: a caret moves by units.
  func test_FRAG10_steps() throws {
    let caret = try selection(4, 4)
    XCTAssertEqual(
      [move(caret, .forward), move(caret, .backward), move(caret, .right), move(caret, .left)], ["5", "3", "5", "3"])
    XCTAssertEqual([move(caret, .forward, .word), move(caret, .backward, .word)], ["5", "3"])
    XCTAssertEqual(
      [move(try selection(5, 5), .forward, .word), move(try selection(3, 3), .backward, .word)], ["9", "0"])
    XCTAssertEqual([move(caret, .forward, .sentence), move(caret, .backward, .sentence)], ["6", "0"])
    XCTAssertEqual([move(caret, .forward, .paragraph), move(caret, .backward, .paragraph)], ["10", "0"])
    XCTAssertEqual([move(caret, .forward, .line), move(caret, .backward, .line)], ["9", "0"])
    XCTAssertEqual([move(caret, .down, .document), move(caret, .up, .container)], ["12", "0"])
    XCTAssertEqual([move(try selection(12, 12), .forward), move(try selection(0, 0), .backward)], ["12", "0"])
    XCTAssertEqual(move(caret, .forward, .document, confined: true), "10")
    XCTAssertEqual(move(try selection(11, 11), .backward, .document, confined: true), "10")
    XCTAssertEqual(move(NSTextSelection([], affinity: .downstream, granularity: .character), .forward), "none")
  }

  /// FRAG-10: up and down keep the column.
  func test_FRAG10_lines() throws {
    let down = try XCTUnwrap(
      navigation.destinationSelection(
        for: try selection(1, 1), direction: .down, destination: .character, extending: false, confined: false))
    XCTAssertEqual(text(down), "11")
    XCTAssertGreaterThan(down.anchorPositionOffset, 0)
    XCTAssertEqual(move(down, .up), "1")
    XCTAssertEqual([move(down, .down), move(try selection(3, 3), .up)], ["12", "0"])
    XCTAssertEqual(move(try selection(7, 7), .down), "12")
  }

  /// FRAG-10: an extended selection moves one end; a selection shrinks to an end.
  func test_FRAG10_extending() throws {
    XCTAssertEqual(move(try selection(4, 4), .forward, .word, extending: true), "4-5")
    XCTAssertEqual(move(try selection(4, 4), .backward, .document, extending: true), "0-4 up")
    XCTAssertEqual(move(try selection(1, 4), .backward, extending: true), "1-3")
    XCTAssertEqual(move(try selection(1, 4, .upstream), .forward, extending: true), "2-4 up")
    XCTAssertEqual(move(try selection(1, 2), .backward, .document, extending: true), "0-1 up")
    XCTAssertEqual([move(try selection(1, 4), .forward), move(try selection(1, 4), .left)], ["4", "1"])
    func deleted(_ selection: NSTextSelection, _ destination: NSTextSelectionNavigation.Destination) -> [String] {
      navigation.deletionRanges(
        for: selection, direction: .backward, destination: destination, allowsDecomposition: false
      ).map { "\($0.location)-\($0.endLocation)" }
    }
    XCTAssertEqual(deleted(try selection(1, 4), .character), ["1-4"])
    XCTAssertEqual(deleted(try selection(5, 5), .word), ["3-5"])
    XCTAssertEqual(deleted(try selection(0, 0), .character), [])
    let selection = try selection(2, 2)
    XCTAssertEqual(
      navigation.resolvedInsertionLocation(for: selection, writingDirection: .rightToLeft).map { "\($0)" }, "2")
    selection.secondarySelectionLocation = try at(7)
    XCTAssertEqual(
      navigation.resolvedInsertionLocation(for: selection, writingDirection: .rightToLeft).map { "\($0)" }, "7")
  }

  /// FRAG-09: paragraphs from right to left exchange left and right.
  func test_FRAG09_directions() throws {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .rightToLeft
    let (document, manager) = NSTextLayoutManagerTests.layout("abc", width: 60, style: style)
    let navigation = NSTextSelectionNavigation(dataSource: manager)
    let caret = NSTextSelection(
      try XCTUnwrap(document.location(document.documentRange.location, offsetBy: 1)), affinity: .downstream)
    let moved = navigation.destinationSelection(
      for: caret, direction: .left, destination: .character, extending: false, confined: false)
    XCTAssertEqual(text(moved), "2")
    XCTAssertEqual(manager.textLayoutOrientation(at: document.documentRange.location), .horizontal)
    navigation.flushLayoutCache()
    XCTAssertTrue(navigation.textSelectionDataSource === manager)
    let empty = NSTextLayoutManager()
    XCTAssertEqual(empty.baseWritingDirection(at: empty.documentRange.location), .leftToRight)
    XCTAssertNil(empty.textRange(for: .word, enclosing: document.documentRange.location))
    XCTAssertNil(empty.location(document.documentRange.location, offsetBy: 0))
    XCTAssertEqual(
      empty.offset(from: document.documentRange.location, to: document.documentRange.endLocation), NSNotFound)
  }

  /// FRAG-09: units, edges of characters and lines of a layout.
  func test_FRAG09_dataSource() throws {
    func unit(_ granularity: NSTextSelection.Granularity, _ place: Int) throws -> String {
      manager.textRange(for: granularity, enclosing: try at(place)).map { "\($0.location)-\($0.endLocation)" } ?? "none"
    }
    XCTAssertEqual([try unit(.word, 0), try unit(.word, 2), try unit(.word, 12)], ["0-2", "2-3", "10-12"])
    XCTAssertEqual([try unit(.character, 3), try unit(.sentence, 4), try unit(.paragraph, 4)], ["3-4", "0-6", "0-10"])
    XCTAssertEqual([try unit(.line, 4), try unit(.line, 12)], ["0-10", "10-12"])
    var edges: [String] = []
    manager.enumerateCaretOffsetsInLineFragment(at: try at(11)) { x, location, isLeading, stop in
      edges.append("\(location)\(isLeading ? "<" : ">") \(String(format: "%.0f", x / NSTextLayoutManagerTests.letter))")
      stop.pointee = ObjCBool(edges.count == 3)
    }
    XCTAssertEqual(edges, ["10< 0", "10> 1", "11< 1"])
    var words: [String] = []
    manager.enumerateSubstrings(from: try at(6), options: [.init(rawValue: 3), .reverse]) { text, range, whole, _ in
      words.append("\(text ?? "-") \(range.location) \(whole.map { "\($0.endLocation)" } ?? "-")")
    }
    XCTAssertEqual(words, ["cd 3 7", "ab 0 3"])
    XCTAssertNil(manager.lineFragmentRange(for: CGPoint(x: 0, y: 900), inContainerAt: try at(0)))
  }

  /// FRAG-11: taps make carets, drags extend them by the units of the anchor.
  func test_FRAG11_taps() throws {
    func point(_ letters: CGFloat, line: CGFloat) -> CGPoint {
      CGPoint(x: letters * NSTextLayoutManagerTests.letter, y: (line + 0.5) * NSTextLayoutManagerTests.line)
    }
    func tap(
      _ point: CGPoint, _ anchors: [NSTextSelection] = [], _ modifiers: NSTextSelectionNavigation.Modifier = [],
      selecting: Bool = false, bounds: CGRect = .zero
    ) throws -> [String] {
      navigation.textSelections(
        interactingAt: point, inContainerAt: try at(0), anchors: anchors, modifiers: modifiers, selecting: selecting,
        bounds: bounds
      ).map { text($0) }
    }
    let caret = try selection(0, 0)
    XCTAssertEqual(try tap(point(1.2, line: 1)), ["11"])
    XCTAssertEqual(try tap(point(9, line: 9), [caret]), ["0"])
    XCTAssertEqual(try tap(point(1, line: 0), [caret], bounds: CGRect(x: 50, y: 0, width: 1, height: 1)), ["0"])
    XCTAssertEqual(try tap(point(1, line: 1), [caret], .extend), ["0-11"])
    XCTAssertEqual(try tap(point(0.1, line: 0), [try selection(4, 4)], selecting: true), ["0-4 up"])
    XCTAssertEqual(try tap(point(1, line: 1), [caret], .multiple), ["11"])
    navigation.allowsNonContiguousRanges = true
    XCTAssertEqual(try tap(point(1, line: 1), [caret], .multiple), ["0", "11"])
    XCTAssertEqual(try tap(point(1, line: 0), [try selection(11, 11), caret], selecting: true), ["11", "0-1"])

    let word = try XCTUnwrap(
      navigation.textSelection(for: .word, enclosing: point(1, line: 1), inContainerAt: try at(0)))
    XCTAssertEqual([text(word), "\(word.granularity == .word)"], ["10-12", "true"])
    navigation.allowsNonContiguousRanges = false
    XCTAssertEqual(try tap(point(1, line: 0), [word], .extend), ["0-12 up"])
    XCTAssertEqual(text(navigation.textSelection(for: .word, enclosing: try selection(1, 4))), "0-5")
    XCTAssertEqual(text(navigation.textSelection(for: .paragraph, enclosing: try selection(11, 11))), "10-12")
    XCTAssertNil(navigation.textSelection(for: .word, enclosing: point(0, line: 9), inContainerAt: try at(0)))
  }
}
