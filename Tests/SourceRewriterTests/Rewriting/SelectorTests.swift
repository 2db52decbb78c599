import XCTest

@testable import SourceRewriter

final class SelectorTests: XCTestCase {
  /// The selector of `expression` in a method of a class with these members.
  private func selector(_ expression: String, members: String = "", line: UInt = #line) -> String {
    let text = rewritten("import UIKit\nclass A: UIView {\n\(members)\nfunc f() { use(\(expression)) }\n}")
    let last = text.split(separator: "\n").dropLast().last ?? ""
    return String(last.dropFirst("func f() { use(".count).dropLast(") }".count))
  }

  func test_ownMethods() {
    let members =
      "@objc private func tick() {}\n@objc func tap(_ s: UIView, with e: UIEvent?) {}\n@objc(other:) func named(_ a: Int) {}"
    XCTAssertEqual(
      selector("#selector(tick)", members: members), #"Selector("tick", calling: { (target: A) in target.tick() })"#)
    XCTAssertEqual(
      selector("#selector(self.tick)", members: members),
      #"Selector("tick", calling: { (target: A) in target.tick() })"#)
    XCTAssertEqual(
      selector("#selector(Self.tap(_:with:))", members: members),
      #"Selector("tap:with:", calling: { (target: A, a, b) in target.tap(a, with: b) })"#)
    XCTAssertEqual(
      selector("#selector(tap)", members: members),
      #"Selector("tap:with:", calling: { (target: A, a, b) in target.tap(a, with: b) })"#)
    XCTAssertEqual(
      selector("#selector(named)", members: members),
      #"Selector("other:", calling: { (target: A, a) in target.named(a) })"#)
  }

  func test_methodsOfOtherClasses() {
    XCTAssertEqual(
      selector("#selector(UIView.endEditing(_:))"),
      #"Selector("endEditing:", calling: { (target: UIView, a) in target.endEditing(a) })"#)
    XCTAssertEqual(
      selector("#selector(UIResponder.resignFirstResponder)"),
      #"Selector("resignFirstResponder", calling: { (target: UIResponder) in target.resignFirstResponder() })"#)
    XCTAssertEqual(selector("#selector(UIView.unknown)"), #"Selector("unknown", UIView.unknown)"#)
    XCTAssertEqual(
      selector("#selector(Outer.Inner.go(to:))"),
      #"Selector("goTo:", calling: { (target: Outer.Inner, a) in target.go(to: a) })"#)
    XCTAssertEqual(
      selector("#selector(model.refresh)"), #"Selector("refresh", of: model, { $0.refresh })"#)
    XCTAssertEqual(
      selector("#selector(model.go)", members: "func go(to a: Int) {}"),
      #"Selector("goTo:", of: model, calling: { target, a in target.go(to: a) })"#)
    XCTAssertEqual(
      selector("#selector(A.make)", members: "@objc class func make() {}"),
      #"Selector("make", calling: { (target: A.Type) in target.make() })"#)
    XCTAssertEqual(
      selector("#selector(model.load(_:))"),
      #"Selector("load:", of: model, calling: { target, a in target.load(a) })"#)
  }

  func test_castsChooseAmongMethods() {
    let members = "func go() {}\nfunc go(_ a: Int) {}\nfunc go(_ s: String?) {}"
    XCTAssertEqual(
      selector("#selector(go as () -> Void)", members: members),
      #"Selector("go", calling: { (target: A) in target.go() })"#)
    XCTAssertEqual(
      selector("#selector(A.go(_:) as (A) -> (String?) -> Void)", members: members),
      #"Selector("go:", calling: { (target: A, a: String?) in target.go(a) })"#)
    XCTAssertEqual(
      selector("#selector((go as (Int) -> Void))", members: members),
      #"Selector("go:", calling: { (target: A, a: Int) in target.go(a) })"#)
  }

  func test_overloadsAreToldApartByTypes() {
    let members = "@objc func add(_ sender: Any) {}\nfunc add(_ number: Int) {}"
    XCTAssertEqual(
      selector("#selector(add(_:))", members: members),
      #"Selector("add:", calling: { (target: A, a: Any) in target.add(a) })"#)
  }

  /// A closure in a property of the name would be called with the sender.
  func test_methodsAreToldApartFromClosures() {
    let members =
      "let update: (Int) -> Void\n@objc func update(_ link: CADisplayLink) {}\n@objc func update(of link: CADisplayLink) {}"
    XCTAssertEqual(
      selector("#selector(update(_:))", members: members),
      #"Selector("update:", calling: { (target: A, a: CADisplayLink) in target.update(a) })"#)
    XCTAssertEqual(
      selector("#selector(update(of:))", members: members),
      #"Selector("updateOf:", calling: { (target: A, a) in target.update(of: a) })"#)
  }

  func test_properties() {
    let members = "@objc(isOpen) var open = false\nvar title = 1"
    XCTAssertEqual(
      selector("#selector(getter: open)", members: members),
      #"Selector("isOpen", calling: { (target: A) in target.open })"#)
    XCTAssertEqual(
      selector("#selector(setter: A.title)", members: members),
      #"Selector("setTitle:", calling: { (target: A, a) in target.title = a })"#)
  }

  func test_innermostTypeWithTheMethod() {
    assertRewritten(
      """
      import UIKit
      class Outer: UIView {
        @objc func tick() {}
        class Inner: NSObject {
          let s = #selector(tick)
          @objc func own() { let c = { [weak self] in _ = #selector(own) } }
        }
      }
      extension Outer.Inner { var t: Selector { #selector(own) } }
      """,
      """
      import UIKit
      class Outer: UIView {
      func tick() {}
      class Inner: NSObject {
      let s = Selector("tick", calling: { (target: Outer) in target.tick() })
      func own() { let c = { [weak self] in _ = Selector("own", calling: { (target: Inner) in target.own() }) } }
      }
      }
      extension Outer.Inner { var t: Selector { Selector("own", calling: { (target: Outer.Inner) in target.own() }) } }
      """)
  }

  func test_inheritedMethodsAndProtocols() {
    assertRewritten(
      """
      import UIKit
      @objc protocol P { func go(_ a: Any) }
      class Base: NSObject { @objc func tick(_ t: Timer) throws {} }
      class Sub: Base { let s = [#selector(tick), #selector(super.tick), #selector(P.go(_:)), #selector(P.go)] }
      """,
      """
      import UIKit
      protocol P: AnyObject { func go(_ a: Any) }
      class Base: NSObject { func tick(_ t: Timer) throws {} }
      class Sub: Base { let s = [\
      Selector("tick:error:", calling: { (target: Sub, a) in try? target.tick(a) }), \
      Selector("tick:error:", calling: { (target: Sub, a) in try? target.tick(a) }), \
      Selector("go:", calling: { (target: any P, a) in target.go(a) }), \
      Selector("go:", calling: { (target: any P, a) in target.go(a) })] }
      """)
  }

  func test_selectorsOfSeveralLinesKeepTheirLines() {
    XCTAssertEqual(
      rewritten("import UIKit\nclass A: UIView {\n let a = #selector(\n  UIView.x(_:)\n )\n}\nlet b = 1").split(
        separator: "\n", omittingEmptySubsequences: false
      ).count, 7)
  }

  func test_timers() {
    XCTAssertEqual(
      selector("Timer(timeInterval: 1, target: self, selector: #selector(A.f), userInfo: nil, repeats: true)"),
      #"SelectorTimer(timeInterval: 1, target: self, selector: Selector("f", calling: { (target: A) in target.f() }), "#
        + "userInfo: nil, repeats: true)")
  }

  func test_objectiveCNames() {
    XCTAssertEqual(ObjectiveCNames.selector(base: "go", labels: []), "go")
    XCTAssertEqual(ObjectiveCNames.selector(base: "go", labels: ["_", "with"]), "go:with:")
    XCTAssertEqual(ObjectiveCNames.selector(base: "go", labels: ["with", "_"]), "goWith::")
    XCTAssertEqual(ObjectiveCNames.selector(base: "moveTo", labels: ["point"]), "moveToPoint:")
    XCTAssertEqual(ObjectiveCNames.selector(base: "go", labels: ["animated"]), "goWithAnimated:")
    XCTAssertEqual(ObjectiveCNames.selector(base: "move", labels: ["toPoint"]), "moveToPoint:")
  }

  func test_unknownFormsStay() {
    for source in ["#selector()", "#selector(a b)", "#selector(", "#selector(a.b(c))", "#selector(1)"] {
      XCTAssertEqual(selector(source), source)
    }
  }

  /// Properties of classes themselves, and values in the middle of a chain.
  func test_gettersOfClassesAndOfOptionalValues() {
    assertRewritten(
      """
      import UIKit
      final class A: NSObject { @objc static var one: A { A() } }
      let a = #selector(getter: UIApplication.shared)
      let b = #selector(getter: A.one)
      let c = #selector(setter: progress?.handler)
      """,
      """
      import UIKit
      final class A: NSObject { static var one: A { A() } }
      let a = Selector("sharedApplication", calling: { (target: UIApplication.Type) in target.shared })
      let b = Selector("one", calling: { (target: A.Type) in target.one })
      let c = Selector("setHandler:", of: progress!, calling: { target, a in target.handler = a })
      """)
  }

  /// Swift infers no types of closures in patterns.
  func test_patterns() {
    assertRewritten(
      """
      import UIKit
      class A: UIView {
        @objc func tap(_ s: Any) {}
        func f(_ s: Selector) -> Selector? {
          switch s {
          case #selector(tap(_:)), #selector(copy(_:)): return #selector(removeFromSuperview)
          case let other where other == #selector(cut(_:)): f(#selector(getter: tag))
          default: if case #selector(UIView.endEditing(_:)) = s { return nil }
          }
        }
      }
      """,
      """
      import UIKit
      class A: UIView {
      func tap(_ s: Any) {}
      func f(_ s: Selector) -> Selector? {
      switch s {
      case Selector("tap:"), Selector("copy:"): return Selector("removeFromSuperview", calling: { (target: A) in target.removeFromSuperview() })
      case let other where other == Selector("cut:", calling: { (target: A, a) in target.cut(a) }): f(Selector("tag", calling: { (target: A) in target.tag }))
      default: if case Selector("endEditing:") = s { return nil }
      }
      }
      }
      """)
  }
}
