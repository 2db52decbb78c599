import UIKit
import XCTest

/// Observers of properties whose values depend on others.
final class DependentKeysTests: XCTestCase {
  /// RESP-62: each change of what a property depends on is told once, with the value from before.
  func test_RESP62_valuesAndPaths() {
    let (person, boss) = (Person(), Person())
    var told: [String] = []
    let names = person.observe(\.name, named: "name", options: [.old, .new]) { _, change in
      told.append("name \(change.oldValue ?? "-") \(change.newValue ?? "-")")
    }
    let titles = person.observe(\.title, named: "title", options: [.old, .new]) { _, change in
      told.append("title \(change.oldValue ?? "-") > \(change.newValue ?? "-")")
    }
    person.first = "C"
    XCTAssertEqual(told, ["name AB CB", "title AB of - > CB of -"])
    told = []
    person.boss = boss
    boss.first = "X"
    XCTAssertEqual(told, ["title CB of - > CB of A", "title CB of A > CB of X"])
    told = []
    titles.invalidate()
    person.last = "D"
    XCTAssertEqual(told, ["name CB CD"])
    names.invalidate()
    person.last = "E"
    XCTAssertEqual(told.count, 1)
  }

  /// RESP-62: a path through a dependent property follows it; properties that depend on one another in a circle end.
  func test_RESP62_pathsAndCircles() {
    let person = Person()
    var count = 0
    let observation = KeyValueObserving.observe(person, "round", [.new, .old, .initial]) { change in
      count += 1
      XCTAssertEqual(change[.newKey] as? String, "AB")
    }
    XCTAssertNotNil(observation)
    XCTAssertEqual(count, 1)
    person.didChangeValue(forKey: "round")
    XCTAssertGreaterThan(count, 1)
    XCTAssertNil(KeyValueObserving.observe(1, "x", []) { _ in })
    XCTAssertTrue(KeyValueObserving.isEqual("AB", at: "name", of: person))
    XCTAssertTrue(KeyValueObserving.isEqual(NSNull(), at: "boss", of: person))
    XCTAssertFalse(KeyValueObserving.isEqual("AB", at: "first", of: person))
  }
}

private class Person: NSObject {
  var first = "A" { didSet { KeyValueObserving.changed(self, "first", from: oldValue) } }
  var last = "B" { didSet { KeyValueObserving.changed(self, "last", from: oldValue) } }
  var boss: Person? { didSet { KeyValueObserving.changed(self, "boss", from: oldValue) } }
  var name: String { first + last }
  var title: String { "\(name) of \(boss?.first ?? "-")" }
  var round: String { name }
}

extension Person: InterfaceConnecting {
  @MainActor static var interfaceConnections: InterfaceConnections {
    InterfaceConnections(Person.self) {
      $0.property("first", \.first)
      $0.property("last", \.last)
      $0.property("boss", \.boss)
      $0.property("name", \.name)
      $0.property("title", \.title)
      $0.property("round", \.round)
      $0.dependency("name") { ["first", "last"] }
      $0.dependencies { $0 == "title" ? ["name", "boss.first"] : $0 == "round" ? ["round", "square"] : [] }
      $0.dependency("square") { ["round"] }
    }
  }
}
