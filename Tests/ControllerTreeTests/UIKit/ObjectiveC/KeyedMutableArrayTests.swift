import ControllerTree
import UIKit
import XCTest

final class KeyedMutableArrayTests: XCTestCase {
  /// A class of Swift that Objective-C doesn't know.
  private final class Item {
    let name: String
    init(_ name: String) { self.name = name }
  }

  fileprivate final class List: NSObject, KeyValueObserver {
    var rows = NSMutableArray() { didSet { KeyValueObserving.changed(self, "rows", from: oldValue) } }
    var names = ["a"] { didSet { KeyValueObserving.changed(self, "names", from: oldValue) } }
    var texts: NSArray = ["x"]
    var inner: List?
    var log: [String] = []
    @MainActor class var interfaceConnections: InterfaceConnections {
      InterfaceConnections(List.self) {
        $0.property("rows", \.rows)
        $0.property("names", \.names)
        $0.property("texts", \.texts)
        $0.property("inner", \.inner)
      }
    }

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let kind = (change?[.kindKey] as? NSNumber).flatMap { NSKeyValueChange(rawValue: $0.uintValue) }
      let places = (change?[.indexesKey] as? IndexSet).map { $0.map(String.init).joined(separator: ",") }
      let objects = "old \(text(change?[.oldKey])) new \(text(change?[.newKey]))"
      log.append("\(keyPath ?? "") \(kind.map { "\($0)" } ?? "none") \(places ?? "-") \(objects)")
    }

    private func text(_ objects: Any?) -> String {
      guard let objects = (objects as? [Any]) ?? (objects as? NSArray).map({ array in array.map { $0 } }) else {
        return "-"
      }
      return "[" + objects.map { ($0 as? Item)?.name ?? "\($0)" }.joined(separator: " ") + "]"
    }
  }

  /// RESP-49: each change of one object is told with its kind, its place and the objects.
  func test_RESP49_changesAreTold() {
    let list = List()
    list.addObserver(list, forKeyPath: "rows", options: [.old, .new], context: nil)
    let rows = list.mutableArrayValue(forKey: "rows")
    let (a, b, c) = (Item("A"), Item("B"), Item("C"))
    rows.add(a)
    rows.insert(b, at: 0)
    rows[1] = c
    rows[2] = b
    rows.removeLastObject()
    XCTAssertEqual(rows.index(of: c), 1)
    XCTAssertTrue(rows.contains(b))
    XCTAssertFalse(rows.contains(a))
    rows.remove(b)
    XCTAssertEqual(list.rows.count, 1)
    list.rows = []
    list.removeObserver(list, forKeyPath: "rows")
    rows.add(a)
    XCTAssertEqual(
      list.log,
      [
        "rows insertion 0 old - new [A]", "rows insertion 0 old - new [B]", "rows replacement 1 old [A] new [C]",
        "rows insertion 2 old - new [B]",
        "rows removal 2 old [B] new -", "rows removal 0 old [B] new -", "rows setting - old [C] new []",
      ])
  }

  /// RESP-49: a call that changes several objects tells each.
  func test_RESP49_severalObjects() {
    let list = List()
    let rows = list.mutableArrayValue(forKey: "rows")
    rows.addObjects(from: ["a", "b", "c", "d"])
    list.addObserver(list, forKeyPath: "rows", options: [.old, .new], context: nil)
    rows.replaceObjects(in: NSRange(location: 1, length: 2), withObjectsFrom: ["B"])
    rows.replaceObjects(in: NSRange(location: 0, length: 1), withObjectsFrom: ["A", "1"])
    rows.exchangeObject(at: 0, withObjectAt: 1)
    rows.insert(["y", "z"], at: [0, 3])
    rows.removeObjects(at: [0, 1])
    rows.replaceObjects(at: [0], with: ["q"])
    rows.removeObjects(in: ["z"])
    rows.removeObjects(in: NSRange(location: 0, length: 1))
    rows.setArray(["d"])
    rows.removeAllObjects()
    rows.removeLastObject()
    XCTAssertEqual(
      list.log.map { $0.replacingOccurrences(of: "rows ", with: "") },
      [
        "replacement 1 old [b] new [B]", "removal 2 old [c] new -", "replacement 0 old [a] new [A]",
        "insertion 1 old - new [1]", "replacement 0 old [A] new [1]", "replacement 1 old [1] new [A]",
        "insertion 0 old - new [y]", "insertion 3 old - new [z]", "removal 1 old [1] new -", "removal 0 old [y] new -",
        "replacement 0 old [A] new [q]", "removal 1 old [z] new -", "removal 0 old [q] new -",
        "replacement 0 old [B] new [d]", "removal 1 old [d] new -", "removal 0 old [d] new -",
      ])
  }

  /// RESP-49: an array of Swift's is set anew, and its observers are told the change of the object alone.
  func test_RESP49_swiftArrays() {
    let list = List()
    var changes: [String] = []
    let observation = list.observe(\.names, named: "names", options: [.old, .new]) { _, change in
      changes.append(
        "\(change.kind) \(change.indexes?.first ?? -1) \(change.oldValue ?? []) \(change.newValue ?? [])")
    }
    list.mutableArrayValue(forKey: "names").add("b")
    list.mutableArrayValue(forKeyPath: "names").removeObject(at: 0)
    list.mutableArrayValue(forKey: "texts").add("y")
    XCTAssertEqual(list.texts, ["x", "y"])
    XCTAssertEqual(list.names, ["b"])
    list.names = ["c"]
    XCTAssertEqual(
      changes, ["insertion 1 [] [\"b\"]", "removal 0 [\"a\"] []", "setting -1 [\"b\"] [\"c\"]"])
    observation.invalidate()
    XCTAssertEqual(list.mutableArrayValue(forKeyPath: "inner.names").count, 0)
    list.inner = List()
    list.mutableArrayValue(forKeyPath: "inner.names").add("n")
    XCTAssertEqual(list.inner?.names, ["a", "n"])
    XCTAssertEqual(list.mutableArrayValue(forKeyPath: "").count, 0)
  }

  /// RESP-49: a class may tell the changes of its array itself.
  func test_RESP49_changesByHand() {
    let list = List()
    list.willChange(.removal, valuesAt: [0], forKey: "names")
    list.didChange(.removal, valuesAt: [0], forKey: "names")
    list.addObserver(list, forKeyPath: "rows", options: [.old, .new], context: nil)
    list.willChange(.insertion, valuesAt: [0, 1], forKey: "rows")
    list.rows.addObjects(from: ["a", "b"])
    list.didChange(.insertion, valuesAt: [0, 1], forKey: "rows")
    list.willChange(.removal, valuesAt: [1], forKey: "rows")
    list.rows.removeObject(at: 1)
    list.didChange(.removal, valuesAt: [1], forKey: "rows")
    XCTAssertEqual(list.log, ["rows insertion 0,1 old - new [a b]", "rows removal 1 old [b] new -"])
  }

  /// RESP-49: an unknown key is reported when the array is used, and changes nothing.
  @MainActor func test_RESP49_unknownKey() async {
    await withTrace { trace in
      let array = List().mutableArrayValue(forKey: "missing")
      XCTAssertEqual(array.count, 0)
      trace.expect(#"! IB-20 unknownKey: the class List has no key 'missing': $0.property("missing", \.missing)"#)
    }
  }
}

extension KeyedMutableArrayTests.List: InterfaceConnecting {}
