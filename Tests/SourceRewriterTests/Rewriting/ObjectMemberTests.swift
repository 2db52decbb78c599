import XCTest

@testable import SourceRewriter

final class ObjectMemberTests: XCTestCase {
  /// The line of `expression` in a method with these parameters, in a module with some members for Objective-C.
  private func line(_ expression: String, _ parameters: String = "x: AnyObject") -> String {
    let text = rewritten(
      """
      import UIKit
      @objc protocol Ping { func must(); @objc optional var style: Int { get }; @objc optional func ping(_ a: Int) -> Bool }
      class Rows: NSObject { @objc var name = ""; @objc func find(_ id: Int) -> Int { 0 }; var hidden = 1; func plain() {} }
      class More: Rows { override func find(_ id: Int) -> Int { 1 }; @objc func twice() {} }
      class Other: NSObject { @objc func twice() {}; @objc var both: Int = 1 }
      class Third: NSObject { @objc var both: String = "" }
      extension UIView { @objc func shine(at a: Int) {} }
      class A: UIView {
      var held: AnyObject?
      func f(\(parameters)) {
      \(expression)
      }
      }
      """)
    return String(text.split(separator: "\n").dropLast(2).last ?? "")
  }

  private func value(_ object: String, _ reads: String) -> String { "ObjectMessages.value(\(object), { \(reads) })" }

  func test_properties() {
    let name = "($0 as? Rows).map { $0.name }"
    XCTAssertEqual(line("use(x.name)"), "use(\(value("x", name)))")
    XCTAssertEqual(line("use(x.name?.count)"), "use(\(value("x", name))?.count)")
    XCTAssertEqual(line("use((y as AnyObject).name ?? 1)"), "use(\(value("(y as AnyObject)", name)) ?? 1)")
    XCTAssertEqual(line("use(held?.name, self.held?.name)"), "use(\(value("held", name)), \(value("self.held", name)))")
    XCTAssertEqual(
      line("use(x.style)"), "use(\(value("x", "($0 as? any Ping).map { $0.styleIfImplemented }")))")
    XCTAssertEqual(
      line("use(x.text)"),
      "use("
        + value(
          "x",
          ["UILabel", "UITextField", "UITextView", "UISearchBar"].map { "($0 as? \($0)).map { $0.text }" }
            .joined(separator: " ?? ")
        ).replacing(/\(UI/, with: "($0 as? UI") + ")")
  }

  func test_methods() {
    XCTAssertEqual(line("x.find?(2)"), "(x as? Rows)?.find(2)")
    XCTAssertEqual(line("x.find!(2)"), "(x as! Rows).find(2)")
    XCTAssertEqual(line("x.find(2)"), "(x as! Rows).find(2)")
    XCTAssertEqual(line("held?.must()"), "(held as? any Ping)?.must()")
    XCTAssertEqual(line("x.shine?(at: 1)"), "(x as? UIView)?.shine(at: 1)")
    XCTAssertEqual(
      line("(y as AnyObject).setTitle?(\"a\", for: .normal)"),
      "((y as AnyObject) as? UIButton)?.setTitle(\"a\", for: .normal)")
    XCTAssertEqual(line("if x.isKind(of: A.self) {}"), "if (x as! NSObject).isKind(of: A.self) {}")
  }

  /// A name means the nearest declaration before its use.
  func test_otherValuesWithTheNameStay() {
    for (code, parameters) in [
      ("use(x.name)", "x: Rows"),
      ("if let x = x as? Rows { use(x.name) }", "x: AnyObject"),
      ("guard let x = x as? Rows else { return }; use(x.name)", "x: AnyObject"),
      ("let x = Rows(); use(x.name)", "x: AnyObject"),
      ("use(other.x.name)", "x: AnyObject"),
      ("use(x)", "x: AnyObject"),
    ] {
      XCTAssertEqual(line(code + "; var q: AnyObject", parameters), code + "; var q: AnyObject", code)
    }
    let name = value("x", "($0 as? Rows).map { $0.name }")
    XCTAssertEqual(
      line("if let x = x as? Rows { use(x) }; use(x.name)"), "if let x = x as? Rows { use(x) }; use(\(name))")
    XCTAssertEqual(
      line("for x in xs { use(x.name) }", "xs: [AnyObject]"), "for x in xs { use(\(name)) }")
    XCTAssertEqual(line("for x in xs { use(x.name) }", "xs: [Rows], x: AnyObject"), "for x in xs { use(x.name) }")
  }

  func test_whatIsUnknownOrAmbiguousIsReported() {
    func first(_ code: String) -> String? {
      problems(
        of: """
          import UIKit
          class Rows: NSObject { func plain() {}; @objc func twice() {}; @objc var both = 1 }
          class Other: NSObject { @objc func twice() {}; @objc var both: String = "" }
          class Third: NSObject { @objc var both: Int = 1 }
          func f(x: AnyObject) { \(code) }
          """
      ).first
    }
    let start = "Test.swift:5:26: error: "
    XCTAssertEqual(
      first("x.plain?()"),
      start
        + "plain of an AnyObject needs the Objective-C runtime, and no class of this module has such a member for Objective-C. "
        + "Cast the object to its class: (object as? Class)?.plain")
    XCTAssertEqual(
      first("x.twice?()"), start + "twice of an AnyObject may be that of Rows, Other. Cast the object to one of them")
    XCTAssertEqual(
      first("x.both"), start + "both of an AnyObject may be that of Rows, Other, Third. Cast the object to one of them")
  }

  func test_numbersAndValuesOfFoundation() {
    let source = "import UIKit\nlet a = (x as AnyObject).uintValue, b = (y as AnyObject).cgRectValue"
    XCTAssertEqual(
      rewritten(source),
      "import UIKit\nlet a = ObjectMessages.value((x as AnyObject), { ($0 as? NSNumber).map { $0.uintValue } }), "
        + "b = ObjectMessages.value((y as AnyObject), { ($0 as? NSValue).map { $0.cgRectValue } })")
    XCTAssertEqual(problems(of: source), [])
  }
}
