import UIKit
import XCTest

/// Collections in properties that are changed by their keys.
final class KeyedCollectionsTests: XCTestCase {
  /// RESP-49: each change is one of the property.
  func test_RESP49_arrays() {
    let shelf = Shelf()
    var told: [[String]] = []
    let observation = shelf.observe(\.books, named: "books") { shelf, _ in told.append(shelf.books) }
    let books = shelf.mutableArrayValue(forKey: "books")
    books.add("A")
    books.insert("B", at: 0)
    books.replaceObject(at: 1, with: "C")
    XCTAssertEqual(books.count, 2)
    XCTAssertEqual(books.object(at: 0) as? String, "B")
    books.removeObject(at: 0)
    books.removeLastObject()
    XCTAssertEqual(told, [["A"], ["B", "A"], ["B", "C"], ["C"], []])
    observation.invalidate()
    shelf.next = Shelf()
    shelf.mutableArrayValue(forKeyPath: "next.books").add("D")
    shelf.mutableArrayValue(forKeyPath: "next.next.books").add("E")
    XCTAssertEqual(shelf.next?.books, ["D"])
    shelf.next?.mutableArrayValue(forKey: "books").removeAllObjects()
    XCTAssertEqual(shelf.next?.books, [])
    shelf.mutableArrayValue(forKey: "notes").add(1)
    XCTAssertEqual(shelf.notes, [1])
    shelf.mutableArrayValue(forKeyPath: "").add(1)
  }

  /// RESP-63: sets of Swift's and of Foundation's.
  func test_RESP63_sets() {
    let shelf = Shelf()
    let marks = shelf.mutableSetValue(forKey: "marks")
    marks.add("a")
    marks.add("b")
    marks.remove("a")
    XCTAssertEqual(shelf.marks, ["b"])
    XCTAssertEqual(marks.count, 1)
    XCTAssertTrue(marks.contains("b"))
    XCTAssertEqual(marks.allObjects as? [String], ["b"])
    shelf.mutableSetValue(forKeyPath: "kinds").add("k")
    XCTAssertTrue(shelf.kinds.contains("k"))
    XCTAssertEqual(shelf.mutableSetValue(forKey: "books").count, 0)
  }
}

private class Shelf: NSObject {
  var books: [String] = [] { didSet { KeyValueObserving.changed(self, "books", from: oldValue) } }
  var notes: NSArray = []
  var marks: Set<String> = []
  var kinds = NSMutableSet()
  var next: Shelf?
}

extension Shelf: InterfaceConnecting {
  @MainActor static var interfaceConnections: InterfaceConnections {
    InterfaceConnections(Shelf.self) {
      $0.property("books", \.books)
      $0.property("notes", \.notes)
      $0.property("marks", \.marks)
      $0.property("kinds", \.kinds)
      $0.property("next", \.next)
    }
  }
}
