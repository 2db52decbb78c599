import UIKit
import XCTest

final class PredicatePartTests: XCTestCase {
  private func comparison(_ text: String) throws -> UIKit.NSComparisonPredicate {
    try XCTUnwrap(NSPredicate(format: text) as? UIKit.NSComparisonPredicate)
  }

  /// RESP-48: a text becomes compound predicates and comparisons, whose parts can be read.
  func test_RESP48_partsOfAText() throws {
    let compound = try XCTUnwrap(
      NSPredicate(format: "$age > 3 AND NOT (name BEGINSWITH[cd] 'a' OR TRUEPREDICATE)") as? NSCompoundPredicate)
    XCTAssertEqual(compound.compoundPredicateType, .and)
    let age = try XCTUnwrap(compound.subpredicates.first as? UIKit.NSComparisonPredicate)
    XCTAssertEqual(age.leftExpression.expressionType, .variable)
    XCTAssertEqual("\(age.leftExpression)", "$age")
    XCTAssertEqual(age.leftExpression.variable, "age")
    XCTAssertEqual(age.rightExpression.constantValue as? Int, 3)
    XCTAssertEqual(age.predicateOperatorType, .greaterThan)
    XCTAssertEqual(age.comparisonPredicateModifier, .direct)
    let not = try XCTUnwrap(compound.subpredicates.last as? NSCompoundPredicate)
    let or = try XCTUnwrap(not.subpredicates.first as? NSCompoundPredicate)
    let name = try XCTUnwrap(or.subpredicates.first as? UIKit.NSComparisonPredicate)
    XCTAssertEqual(name.options, [.caseInsensitive, .diacriticInsensitive])
    XCTAssertEqual(name.leftExpression.keyPath, "name")
    XCTAssertEqual(name.description, "name BEGINSWITH[cd] \"a\"")
    XCTAssertTrue(NSPredicate(format: "NONE values == 1") is NSCompoundPredicate)
    XCTAssertEqual(try comparison("ALL values > 1").comparisonPredicateModifier, .all)
    XCTAssertEqual(try comparison("ANY values > 1").comparisonPredicateModifier, .any)
    XCTAssertFalse(NSPredicate(format: "FALSEPREDICATE").evaluate(with: nil))
  }

  /// RESP-48: a compound predicate passes the variables on.
  func test_RESP48_evaluation() {
    let predicate = NSPredicate(format: "$a == 1 AND ($b CONTAINS 'x' OR $b == 'y')")
    XCTAssertTrue(predicate.evaluate(with: nil, substitutionVariables: ["a": 1, "b": "axb"]))
    XCTAssertTrue(predicate.evaluate(with: nil, substitutionVariables: ["a": 1, "b": "y"]))
    XCTAssertFalse(predicate.evaluate(with: nil, substitutionVariables: ["a": 2, "b": "y"]))
    XCTAssertFalse(NSPredicate(format: "NONE SELF == 1").evaluate(with: [1, 2]))
  }

  /// RESP-48: each expression tells its kind and its text.
  func test_RESP48_kindsOfExpressions() throws {
    let kinds: [(String, UIKit.NSExpression.ExpressionType, String, String)] = [
      ("'a\"b'", .constantValue, "\"a\\\"b\"", ""), ("nil", .constantValue, "nil", ""),
      ("SELF", .evaluatedObject, "SELF", ""),
      ("a.b", .keyPath, "a.b", ""), ("$a.b", .function, "$a.b", "valueForKeyPath:"),
      ("a[FIRST]", .function, "a[FIRST]", "objectFrom:withIndex:"),
      ("a[LAST]", .function, "a[LAST]", "objectFrom:withIndex:"),
      ("a[SIZE]", .function, "a[SIZE]", "objectFrom:withIndex:"),
      ("a[2]", .function, "a[2]", "objectFrom:withIndex:"),
      ("{1, 'b'}", .aggregate, "{1, \"b\"}", ""), ("sum:(a)", .function, "sum:(a)", "sum:"),
      ("now()", .function, "now()", "now"), ("-a", .function, "-a", "negate:"),
      ("a + 1", .function, "a + 1", "add:to:"),
      ("a ** 2", .function, "a ** 2", "raise:toPower:"),
      (
        "SUBQUERY(a, $x, $x > 1 AND $x != 3 OR NOT $x IN {1})", .subquery,
        "SUBQUERY(a, $x, ($x > 1 AND $x != 3) OR NOT $x IN {1})", ""
      ),
    ]
    for (text, kind, description, function) in kinds {
      let expression = UIKit.NSExpression(format: text)
      XCTAssertEqual(expression.expressionType, kind, text)
      XCTAssertEqual(expression.description, description)
      XCTAssertEqual(expression.function, function)
      XCTAssertEqual(UIKit.NSExpression(format: description, argumentArray: []).description, description)
    }
    let subquery = UIKit.NSExpression(format: "SUBQUERY(a, $x, ALL $x <= 1)")
    XCTAssertEqual(subquery.predicate.description, "ALL $x <= 1")
    XCTAssertEqual((subquery.collection as? UIKit.NSExpression)?.keyPath, "a")
    XCTAssertEqual(subquery.variable, "x")
    XCTAssertTrue(UIKit.NSExpression(format: "a").predicate.evaluate(with: nil))
    XCTAssertEqual(UIKit.NSExpression(format: "$a.b").operand.variable, "a")
    XCTAssertEqual(UIKit.NSExpression(format: "$a.b").arguments?.first?.keyPath, "b")
    XCTAssertEqual(UIKit.NSExpression(format: "1").operand.expressionType, .evaluatedObject)
    XCTAssertEqual(UIKit.NSExpression(format: "a + b").arguments?.map(\.keyPath), ["a", "b"])
    XCTAssertEqual(UIKit.NSExpression(format: "-a").arguments?.count, 1)
    XCTAssertEqual(UIKit.NSExpression(format: "max:(a)").arguments?.count, 1)
    XCTAssertNil(UIKit.NSExpression(format: "a").arguments)
    XCTAssertEqual((UIKit.NSExpression(format: "{1}").collection as? [UIKit.NSExpression])?.count, 1)
  }

  /// RESP-48: parts that are put together by hand compare as those of a text do.
  func test_RESP48_byHand() {
    let key = UIKit.NSExpression(forKeyPath: "name")
    let constant = UIKit.NSExpression(forConstantValue: "AN")
    let predicate = UIKit.NSComparisonPredicate(
      leftExpression: key, rightExpression: constant, modifier: .direct, type: .beginsWith, options: [.caseInsensitive])
    XCTAssertEqual(predicate.description, "name BEGINSWITH[c] \"AN\"")
    XCTAssertTrue(predicate.evaluate(with: ["name": "anna"] as NSDictionary))
    XCTAssertFalse(predicate.evaluate(with: ["name": "eva"] as NSDictionary))
    for modifier in [UIKit.NSComparisonPredicate.Modifier.all, .any] {
      let part = UIKit.NSComparisonPredicate(
        leftExpression: .expressionForEvaluatedObject(), rightExpression: UIKit.NSExpression(forConstantValue: 1),
        modifier: modifier, type: .lessThanOrEqualTo, options: .diacriticInsensitive)
      XCTAssertEqual(part.evaluate(with: [1, 2]), modifier == .any)
      XCTAssertEqual(part.options, .diacriticInsensitive)
    }
    let sum = UIKit.NSExpression(forFunction: "sum:", arguments: [UIKit.NSExpression(forVariable: "v")])
    XCTAssertEqual(sum.expressionValue(with: nil, context: ["v": [1, 2]]) as? Double, 3)
    let product = UIKit.NSExpression(forFunction: "multiply:by:", arguments: [2, UIKit.NSExpression(format: "3")])
    XCTAssertEqual(product.expressionValue(with: nil, context: nil) as? Int, 6)
    let negative = UIKit.NSExpression(forFunction: "negate:", arguments: [2])
    XCTAssertEqual(negative.expressionValue(with: nil, context: nil) as? Int, -2)
    let list = UIKit.NSExpression(forAggregate: [1, UIKit.NSExpression(forConstantValue: 2)])
    let large = UIKit.NSExpression(
      forSubquery: list, usingIteratorVariable: "x", predicate: NSPredicate(format: "$x > 1"))
    XCTAssertEqual(large.expressionValue(with: nil, context: nil) as? [Int], [2])
    let either = UIKit.NSExpression(
      forSubquery: list, usingIteratorVariable: "x", predicate: NSPredicate(format: "$x > 1 OR $x < 2"))
    XCTAssertEqual((either.expressionValue(with: nil, context: nil) as? [Int])?.count, 2)
    XCTAssertFalse(either.description.isEmpty)
  }

  /// RESP-48: texts that are no expressions and unknown functions are reported; their value is `nil`.
  @MainActor func test_RESP48_refusals() async {
    await withTrace { trace in
      XCTAssertNil(UIKit.NSExpression(format: "a +").constantValue)
      trace.expect("! RESP-40 predicateRefused: NSPredicate can't read 'a +': something is missing at its end.")
      XCTAssertNil(UIKit.NSExpression(forFunction: "mode:", arguments: [1]).constantValue)
      trace.expect("! RESP-40 predicateRefused: NSPredicate knows no function 'mode:'.")
    }
  }
}
