import XCTest

@testable import SourceRewriter

/// Selectors wherever an expression or a pattern may stand.
final class SelectorPositionTests: XCTestCase {
  private let go = #"Selector("go", calling: { (target: A) in target.go() })"#

  private func line(_ code: String) -> String {
    let text = rewritten("import UIKit\nclass A: UIView {\n@objc func go() {}\n\(code)\n}")
    return String(text.split(separator: "\n").dropLast().last ?? "")
  }

  func test_everyPositionOfAnExpression() {
    for code in [
      "func f(_ s: Selector = SELECTOR) {}", "let s = SELECTOR", "lazy var s: Selector = SELECTOR",
      "static let s = SELECTOR",
      "let list = [SELECTOR, SELECTOR]", "let table = [\"a\": SELECTOR]", "let pairs = [(1, SELECTOR)]",
      "enum E { case a; var s: Selector { switch self { case .a: return SELECTOR } } }",
      "init(s: Selector = SELECTOR) { super.init(frame: .zero) }", "subscript(s: Selector = SELECTOR) -> Int { 1 }",
      "func f() { let t = \"a \\(SELECTOR) b\" }", "func f() { let t = #\"a \\#(SELECTOR) b\"# }",
      "@Built var rows: [Row] { Row(SELECTOR); Row(SELECTOR) }", "@Wrapped(SELECTOR) var x = 1",
      "func f() { use(flag ? SELECTOR : other) }", "func f() { guard s == SELECTOR, t != SELECTOR else { return } }",
      "func f() { list.forEach { $0.addTarget(self, action: SELECTOR, for: .all) } }",
      "func f() -> Selector? { SELECTOR }",
      "func f() { return use(SELECTOR) }", "func f() { #expect(s == SELECTOR) }",
    ] {
      XCTAssertEqual(
        line(code.replacing("SELECTOR", with: "#selector(go)")), code.replacing("SELECTOR", with: go))
    }
  }

  func test_patternsGetTheNameAlone() {
    for code in [
      "func f() { switch s { case SELECTOR: break; default: break } }", "func f() { if case SELECTOR = s {} }",
      "func f() { if case .some(SELECTOR) = s {} }",
      "func f() { switch p { case (SELECTOR, 1): break; default: break } }",
      "func f() { switch s { case .a, SELECTOR?: break; default: break } }",
    ] {
      XCTAssertEqual(
        line(code.replacing("SELECTOR", with: "#selector(go)")), code.replacing("SELECTOR", with: #"Selector("go")"#))
    }
  }

  func test_namesInBackticksKeepThem() {
    let source = """
      import UIKit
      class `A view`: UIView {
      @objc func `tap it`(_ a: Any) {}
      @objc func `is`() {}
      func f() { use(#selector(`tap it`(_:)), #selector(`A view`.is)) }
      }
      """
    let calls = [
      #"Selector("tap it:", calling: { (target: `A view`, a) in target.`tap it`(a) })"#,
      #"Selector("is", calling: { (target: `A view`) in target.is() })"#,
    ]
    XCTAssertTrue(rewritten(source).contains("func f() { use(\(calls.joined(separator: ", "))) }"))
  }

  func test_methodsThatThrowHaveTheNamesOfObjectiveC() {
    let text = rewritten(
      """
      import UIKit
      class A: UIView {
      @objc func save() throws {}
      @objc func load(_ name: String) throws(E) -> Int { 1 }
      func f() { use(#selector(save), #selector(load(_:))) }
      }
      """)
    XCTAssertTrue(
      text.contains(
        #"use(Selector("saveAndReturnError:", calling: { (target: A) in try? target.save() }), "#
          + #"Selector("load:error:", calling: { (target: A, a) in try? target.load(a) }))"#), text)
  }

  func test_whatNobodyCouldCallIsReported() {
    let source = """
      import UIKit
      class A: UIView {
      @objc func load() async {}
      func f() { use(#selector(load)) }
      func g() { use(#selector(UIView.init(frame:))) }
      }
      """
    XCTAssertEqual(
      problems(of: source),
      [
        "Test.swift:4:26: error: #selector can't name load, which is async: nothing could wait for it. "
          + "Name a method that starts a Task",
        "Test.swift:5:33: error: #selector can't name init here: no call by selector makes or indexes objects. "
          + "Name a method that does",
      ])
    let text = rewritten(source)
    XCTAssertTrue(text.contains(#"use(Selector("loadWithCompletionHandler:"))"#), text)
    XCTAssertTrue(text.contains(#"use(Selector("initWithFrame:"))"#), text)
  }

  /// Extensions of UIKit's classes have the methods of those classes' subclasses, too, and are used anywhere.
  func test_methodsOfExtensionsOfUIKitsClasses() {
    let text = rewritten(
      """
      import UIKit
      extension UIView { @objc func wobble() {}; @objc class func make(_ a: Int) {} }
      let all = [#selector(UIView.wobble), #selector(UIButton.wobble), #selector(UIView.make)]
      class A: UIButton { func f() { use(#selector(wobble)) } }
      """)
    XCTAssertTrue(
      text.contains(
        #"[Selector("wobble", calling: { (target: UIView) in target.wobble() }), "#
          + #"Selector("wobble", calling: { (target: UIButton) in target.wobble() }), "#
          + #"Selector("make:", calling: { (target: UIView.Type, a) in target.make(a) })]"#), text)
    XCTAssertTrue(text.contains(#"use(Selector("wobble", calling: { (target: A) in target.wobble() }))"#), text)
  }

  /// A method that meets a requirement has the requirement's name.
  func test_namesThatProtocolsGive() {
    let text = rewritten(
      """
      import UIKit
      @objc protocol P { @objc(applyTheme:) optional func apply(_ theme: Int); func other(_ a: Int) }
      class A: UIView, P { func apply(_ theme: Int) {}; func other(_ a: Int) {} }
      class B: UIView, P { @objc func apply(_ theme: Int) {}; @objc(o:) func other(_ a: Int) {} }
      """, tables: true)
    XCTAssertTrue(text.contains(#"InterfaceConnections(A.self) { $0.methods("applyTheme:", "other:") }"#), text)
    XCTAssertTrue(text.contains(#"$0.action("applyTheme:", B.apply(_:)); $0.action("o:", B.other(_:))"#), text)
  }
}
