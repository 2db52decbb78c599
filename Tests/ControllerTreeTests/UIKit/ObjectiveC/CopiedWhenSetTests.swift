import UIKit
import XCTest

/// RESP-74: what the plugin writes for `@NSCopying`.
final class CopiedWhenSetTests: XCTestCase {
  private final class Note {
    @CopiedWhenSet var text: NSString
    @CopiedWhenSet var title: NSString? = nil { didSet { changes += 1 } }
    var changes = 0
    init(_ text: NSString) { self.text = text }
  }

  func test_RESP74_settersCopy() {
    let first = NSMutableString(string: "a")
    let note = Note(first)
    XCTAssertTrue(note.text === first)
    XCTAssertNil(note.title)
    let second = NSMutableString(string: "b")
    (note.text, note.title) = (second, second)
    second.append("c")
    XCTAssertEqual([note.text, note.title], ["b", "b"])
    note.title = nil
    XCTAssertNil(note.title)
    XCTAssertEqual(note.changes, 2)
  }
}
