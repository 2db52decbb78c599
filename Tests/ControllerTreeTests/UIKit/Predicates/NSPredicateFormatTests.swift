import UIKit
import XCTest

/// Predicates made of texts, and descriptors with keys.
final class NSPredicateFormatTests: XCTestCase {
  fileprivate final class Person: NSObject {
    let name: String
    let age: Int
    var nickname: String?
    var friends: [Person] = []
    let tags: [String]

    init(_ name: String, _ age: Int, tags: [String] = []) {
      self.name = name
      self.age = age
      self.tags = tags
    }

    @MainActor class var interfaceConnections: InterfaceConnections {
      InterfaceConnections(Person.self) {
        $0.property("name", \.name)
        $0.property("age", \.age)
        $0.property("nickname", \.nickname)
        $0.property("friends", \.friends)
        $0.property("tags", \.tags)
      }
    }
  }

  private let anna: Person = {
    let anna = Person("Änna", 41, tags: ["swim", "Run"])
    anna.nickname = "An*"
    anna.friends = [Person("Bo", 12), Person("Cy", 70)]
    return anna
  }()

  /// Asserts that the texts without arguments are true of `anna`.
  private func assertTrue(_ texts: [String], line: UInt = #line) {
    for text in texts {
      XCTAssertTrue(NSPredicate(format: text).evaluate(with: anna), text, line: line)
      XCTAssertFalse(NSPredicate(format: "NOT (\(text))").evaluate(with: anna), text, line: line)
    }
  }

  /// RESP-40: numbers and texts are compared in every spelling of the operators.
  func test_RESP40_comparisons() {
    assertTrue([
      "age = 41", "age == 41.0", "age != 42", "age <> 42", "age < 42", "age <= 41", "age =< 41", "age > 40",
      "age >= 41",
      "age => 41", "41 = age", "age BETWEEN {40, 42}", "NOT age BETWEEN {1, 2}", "age = 0x29", "age < 1e3", "age > -1",
      "name == 'Änna'", "name != 'Anna'", "name ==[d] \"Anna\"", "name ==[cd] 'ANNA'", "name < 'Üb'", "name !=[c] 'b'",
      "name BEGINSWITH 'Än'", "name beginswith[cd] 'an'", "name ENDSWITH 'na'", "name CONTAINS 'nn'",
      "name CONTAINS ''",
      "name CONTAINS[c] 'NN'", "NOT name CONTAINS 'NN'", "'nn' IN name", "name LIKE '?nn*'", "name LIKE[cd] '*NNA'",
      "NOT name LIKE 'Änn'", "nickname LIKE 'An\\\\*'", "name MATCHES 'Ä.{3}'", "NOT name MATCHES 'nn'",
      "name MATCHES[c] 'än+a|x'", "name MATCHES[d] 'Anna'", "nickname.length = 3", "name.uppercaseString = 'ÄNNA'",
      "nickname == nil OR TRUEPREDICATE", "nickname != NULL", "NOT nickname = nil", "YES = TRUE",
    ])
    anna.nickname = nil
    assertTrue([
      "nickname = nil", "nickname == NULL", "NOT nickname BEGINSWITH 'a'", "NOT nickname < 'a'", "NOT nickname > 'a'",
      "NOT nickname.length > 3", "NOT 'x' IN nickname",
    ])
  }

  /// RESP-40: conditions are combined, AND before OR; collections are asked for any, all or none of their elements.
  func test_RESP40_conditionsAndCollections() {
    assertTrue([
      "age > 40 AND name BEGINSWITH 'Ä'", "age > 50 OR age < 45 && TRUEPREDICATE",
      "age = 41 || age = 0 && FALSEPREDICATE",
      "!(age = 40)", "NOT age = 40 AND age = 41", "NOT NOT age = 41", "(((age))) = 41", "((age = 41))",
      "(age + 1) * 2 = 84",
      "age + 1 * 2 = 43", "age / 2 = 20", "age / 2.0 = 20.5", "2 ** 3 = 8", "-age = -41", "age IN {40, 41}",
      "name IN {'Änna', 'B'}", "name IN[c] {'änna'}", "NOT age IN {}", "ANY friends.age < 18",
      "SOME friends.name = 'Cy'",
      "ALL friends.age > 11", "NOT ALL friends.age > 12", "NONE friends.age > 70", "tags CONTAINS 'swim'",
      "'swim' IN tags",
      "tags CONTAINS[c] 'run'", "ANY tags BEGINSWITH 'R'", "friends.@count = 2", "friends.@avg.age = 41",
      "friends.@sum.age = 82", "friends.@max.age = 70", "friends[0].name = 'Bo'",
      "friends[LAST].age = 70",
      "friends[FIRST].age = 12", "friends[SIZE] = 2", "friends[7] = nil", "tags = {'swim', 'Run'}", "tags != {'swim'}",
      "SUBQUERY(friends, $f, $f.age > 18 AND $f.name = 'Cy').@count = 1", "SELF.age = 41", "SELF != nil", "#age = 41",
      "count:(friends) = 2", "max:({1, 3, 2}) = 3", "min:({3, 2}) = 2", "sum:({1, 2}) = 3", "average:({1, 2}) = 1.5",
      "lowercase(name) = 'änna'", "uppercase:('a') = 'A'", "length:('ab') = 2", "abs(-2) = 2", "floor(1.5) = 1",
      "ceiling(1.5) = 2", "trunc(-1.5) = -1", "sqrt:(9) = 3", "ln(1) = 0", "log(100) = 2", "exp(0) = 1", "now() != nil",
      "'a\\'b\\n\\t\\r' CONTAINS \"'b\"", "5 / 0 = nil",
    ])
  }

  /// RESP-40: arguments are values and names; variables have the values that the evaluation gives them.
  func test_RESP40_arguments() {
    let age = "age"
    XCTAssertTrue(NSPredicate(format: "%K == %d", age, 41).evaluate(with: anna))
    XCTAssertTrue(NSPredicate(format: "SELF.%K >= %ld AND %f < age", age, 41, 40.5).evaluate(with: anna))
    XCTAssertTrue(NSPredicate(format: "friends.%K CONTAINS %@", "name", "Bo").evaluate(with: anna))
    XCTAssertTrue(NSPredicate(format: "%K CONTAINS %@", "friends.name", "Bo").evaluate(with: anna))
    XCTAssertTrue(NSPredicate(format: "name IN %@", ["Änna"]).evaluate(with: anna))
    XCTAssertTrue(NSPredicate(format: "nickname != %@", nil).evaluate(with: anna))
    XCTAssertTrue(NSPredicate(format: "%c = 'A'", 65).evaluate(with: anna))
    XCTAssertTrue(NSPredicate(format: "age = %@", argumentArray: [NSNumber(value: 41)]).evaluate(with: anna))
    XCTAssertTrue(NSPredicate(format: "age = $age").evaluate(with: anna, substitutionVariables: ["age": 41]))
    XCTAssertTrue(NSPredicate(format: "SELF CONTAINS[c] %@", "B").evaluate(with: "abc"))
    XCTAssertTrue(
      NSPredicate(format: "a.b > 1 AND day > %@", NSDate(timeIntervalSince1970: 0)).evaluate(
        with: ["a": ["b": 2], "day": Date()] as [String: Any]))
    XCTAssertTrue(NSPredicate(format: "self = %@", anna).evaluate(with: anna))
    XCTAssertFalse(NSPredicate(format: "self = %@", UIColor.red).evaluate(with: anna))
    XCTAssertTrue(NSPredicate(format: "SELF['a'] = true").evaluate(with: ["a": true]))
  }

  /// RESP-40: Foundation's collections and compound predicates use them.
  func test_RESP40_collectionsAreFiltered() {
    let people = NSArray(array: anna.friends)
    let old = NSPredicate(format: "age > 18")
    XCTAssertEqual(people.filtered(using: old).compactMap { ($0 as? Person)?.name }, ["Cy"])
    let none = NSCompoundPredicate(andPredicateWithSubpredicates: [old, NSPredicate(format: "age < 18")])
    XCTAssertEqual(people.filtered(using: none).count, 0)
    let list = NSMutableArray(array: anna.friends)
    list.filter(using: NSCompoundPredicate(notPredicateWithSubpredicate: old))
    XCTAssertEqual(list.count, 1)
  }

  /// RESP-41: paths go through collections, and operators take them.
  func test_RESP41_paths() {
    XCTAssertEqual(anna.value(forKeyPath: "friends.name") as? [String], ["Bo", "Cy"])
    XCTAssertEqual(anna.value(forKeyPath: "friends.@min.age") as? Int, 12)
    XCTAssertEqual(anna.value(forKeyPath: "friends.@max.name") as? String, "Cy")
    XCTAssertEqual(anna.value(forKeyPath: "friends.@unionOfObjects.name.length") as? [Int], [2, 2])
    XCTAssertEqual(anna.value(forKeyPath: "friends.@distinctUnionOfObjects.name.length") as? [Int], [2])
    XCTAssertEqual(anna.value(forKeyPath: "friends.@firstObject.name") as? String, "Bo")
    XCTAssertEqual(anna.value(forKeyPath: "friends.@lastObject.name") as? String, "Cy")
    let lists = NSArray(array: [[1, 2], [2]])
    XCTAssertEqual(lists.value(forKeyPath: "@unionOfArrays.self") as? [Int], [1, 2, 2])
    XCTAssertEqual(lists.value(forKeyPath: "@distinctUnionOfArrays.self") as? [Int], [1, 2])
    XCTAssertEqual(NSArray(array: ["b", "a"]).value(forKeyPath: "uppercaseString") as? [String], ["B", "A"])
    XCTAssertEqual(NSArray().value(forKeyPath: "@avg.self") as? Int, 0)
    let values: [String: Any] = ["n": 2.5, "d": Date(timeIntervalSince1970: 60), "t": "7"]
    let entry = NSDictionary(dictionary: values)
    XCTAssertEqual(entry.value(forKeyPath: "n.stringValue") as? String, "2.5")
    XCTAssertEqual(entry.value(forKeyPath: "n.intValue") as? Int, 2)
    XCTAssertEqual(entry.value(forKeyPath: "d.timeIntervalSince1970") as? Double, 60)
    XCTAssertEqual(entry.value(forKeyPath: "t.integerValue") as? Int, 7)
  }

  /// RESP-42: descriptors order by keys.
  func test_RESP42_descriptors() {
    func names(_ people: [Person], _ descriptors: NSSortDescriptor...) -> [String] {
      NSArray(array: people).sortedArray(using: descriptors).compactMap { ($0 as? Person)?.name }
    }
    let people = [Person("b", 2), Person("C", 1), Person("a10", 2), Person("a9", 2)]
    people[0].nickname = "x"
    XCTAssertEqual(names(people, NSSortDescriptor(key: "name", ascending: true)), ["C", "a10", "a9", "b"])
    XCTAssertEqual(names(people, NSSortDescriptor(key: "name", ascending: false)), ["b", "a9", "a10", "C"])
    let fold = Selector("caseInsensitiveCompare:")
    XCTAssertEqual(
      names(people, NSSortDescriptor(key: "name", ascending: true, selector: fold)), ["a10", "a9", "b", "C"])
    let natural = Selector("localizedStandardCompare:")
    XCTAssertEqual(
      names(people, NSSortDescriptor(key: "name", ascending: true, selector: natural)), ["a9", "a10", "b", "C"])
    XCTAssertEqual(
      names(people, NSSortDescriptor(key: "nickname", ascending: false), NSSortDescriptor(key: "age", ascending: true)),
      ["b", "C", "a10", "a9"])
    let length = NSSortDescriptor(key: "name.length", ascending: true) { one, other in
      (one as? Int ?? 0) < (other as? Int ?? 0) ? .orderedAscending : .orderedDescending
    }
    XCTAssertEqual(names(people, length).last, "a10")
    let texts = NSArray(array: ["b", "a"]).sortedArray(using: [NSSortDescriptor(key: nil, ascending: true)])
    XCTAssertEqual(texts as? [String], ["a", "b"])
    for method in ["localizedCompare:", "localizedCaseInsensitiveCompare:", "compare:"] {
      let descriptor = NSSortDescriptor(key: "self", ascending: true, selector: Selector(method))
      XCTAssertEqual(NSArray(array: ["b", "a"]).sortedArray(using: [descriptor]) as? [String], ["a", "b"])
    }
  }
}

extension NSPredicateFormatTests.Person: InterfaceConnecting {}
