import UIKit
import XCTest

/// Texts that are no predicates are reported, and end no process.
final class PredicateRefusalTests: XCTestCase {
  /// RESP-40: the issue names what is wrong; the predicate is false.
  func test_RESP40_textsThatAreNoPredicates() async {
    await withTrace { trace in
      @MainActor func refuse(_ text: String, with arguments: [Any] = [], _ reason: String) {
        XCTAssertFalse(NSPredicate(format: text, argumentArray: arguments).evaluate(with: "a"))
        let start = text.count > 64 ? "\(text.prefix(64))…" : text
        trace.expect("! RESP-40 predicateRefused: NSPredicate can't read '\(start)': \(reason).")
      }
      refuse("", "something is missing at its end")
      refuse("a", "a value stands where a condition is expected")
      refuse("a = ", "something is missing at its end")
      refuse("a = 1 b", "'b' is not expected there")
      refuse("a = 1 2.5", "'2.5' is not expected there")
      refuse("a = 1 3", "'3' is not expected there")
      refuse("a = 1 %@", with: ["x"], "'%@' is not expected there")
      refuse("a = 'x", "a text has no end")
      refuse("a ; b", "';' is no part of a predicate")
      refuse("a = %@", "there are fewer arguments than its text takes")
      refuse("a = %d", with: ["x"], "the argument of %d is no number")
      refuse("%K = 1", with: [1], "the argument of %K is no name")
      refuse("a = %z", "% stands before no letter for an argument")
      refuse("a = 0xg", "0xg is no number")
      refuse("a = 1.5.5", "1.5.5 is no number")
      refuse("a MATCHES '('", "'(' is no regular expression")
      refuse("(a = 1) + 2 = 3", "a condition stands where a value is expected")
      refuse("ANY a", "something is missing at its end")
      refuse("a = AND", "'AND' is not expected there")
      refuse("a IN {1 2}", "'2' is not expected there")
      refuse("a.[1] = 2", "'[' is not expected there")
      refuse("CAST(a, 'b') = 2", "the function CAST is not known")
      refuse("a =[c] [c] b", "'[' is not expected there")
      refuse("$ = 1", "'=' is not expected there")
      refuse("a.@1 = 1", "'1' is not expected there")
      refuse("SUBQUERY(a, $1, b = 1).@count = 1", "'1' is not expected there")
      refuse(String(repeating: "(", count: 100_000), "it is too deep")
      refuse(String(repeating: "-", count: 100_000), "it is too deep")
      refuse("1" + String(repeating: "+1", count: 2_000) + " = 1", "it is too long")
      refuse("a" + String(repeating: ".a", count: 2_000) + " = 1", "it is too long")
    }
  }

  /// RESP-40: values that can't be compared so are reported too.
  func test_RESP40_valuesThatCannotBeCompared() async {
    await withTrace { trace in
      XCTAssertFalse(NSPredicate(format: "SELF < 3").evaluate(with: "a"))
      trace.expect(
        """
        ! RESP-40 predicateRefused: NSPredicate can't compare a value of the type String with a value of the type Int by less.
        """)
      XCTAssertFalse(NSPredicate(format: "SELF BETWEEN {3}").evaluate(with: 3))
      trace.expect(
        """
        ! RESP-40 predicateRefused: NSPredicate can't compare a value of the type Int with a value of the type Array<Any> by BETWEEN.
        """)
      XCTAssertFalse(NSPredicate(format: "SELF.size = 3").evaluate(with: CGRect.zero))
      trace.expect("! RESP-40 predicateRefused: NSPredicate found no 'size' in a value of the type CGRect.")
      XCTAssertFalse(NSPredicate(format: "SELF.@middle = 3").evaluate(with: [1]))
      trace.expect("! RESP-40 predicateRefused: NSPredicate knows no operator '@middle' of collections.")
      XCTAssertFalse(NSPredicate(format: "SELF MATCHES %@", argumentArray: ["("]).evaluate(with: "a"))
      trace.expect(
        "! RESP-40 predicateRefused: NSPredicate can't read 'SELF MATCHES %@': '(' is no regular expression.")
    }
  }

  /// RESP-40: any thread makes and evaluates predicates; what it refuses is reported on the main thread.
  func test_RESP40_otherThreads() async {
    let matches = await Task.detached {
      NSPredicate(format: "SELF BEGINSWITH 'a'").evaluate(with: "abc")
        && !NSPredicate(format: "SELF = $missing").evaluate(with: "abc")
    }.value
    XCTAssertTrue(matches)
  }

  /// RESP-40: damaged texts end no process.
  func test_RESP40_damagedTexts() async {
    var seed: UInt64 = 7
    func random(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(count))
    }
    let pieces = [
      "a", "(", ")", "{", "}", "[", "]", "[c]", ".", "@", "$", "%@", "%K", "'", "\"x\"", "1", "-", "+", "**", "/ 0",
      "=", "<",
      " AND ", " OR ", " NOT ", " IN ", " MATCHES ", "ANY ", "SUBQUERY(", "count:(", "SELF", "@count", ",", "\\", "é",
      "%", "#",
    ]
    await withTrace { trace in
      for _ in 0..<500 {
        var text = ""
        for _ in 0..<(1 + random(12)) { text += pieces[random(pieces.count)] }
        trace.ignore { _ = NSPredicate(format: text, argumentArray: ["b", 2]).evaluate(with: ["a": [1, 2]]) }
      }
    }
  }
}
