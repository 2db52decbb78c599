import Foundation
import XCTest

/// The objects for `appearance()` of view classes without `init(frame:)`.
final class ProxyMakerTests: XCTestCase {
  /// The calls in the tables of some classes, one a line.
  private func calls(_ source: String) -> [String] {
    rewritten("import UIKit\n" + source, tables: true).components(separatedBy: "$0.proxy { ").dropFirst().map { rest in
      String(rest.prefix { $0 != "}" })
    }
  }

  func test_aWholeTable() {
    assertRewritten(
      """
      import UIKit
      final class Box: UIView {
        init(frame: CGRect, width: CGFloat) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
        @objc dynamic var radius: Float { 0 }
      }
      """,
      """
      import UIKit
      final class Box: UIView {
      init(frame: CGRect, width: CGFloat) { super.init(frame: frame) }
      required init?(coder: NSCoder) { nil }
      var radius: Float { 0 }
      override class var interfaceConnections: InterfaceConnections { InterfaceConnections(Box.self) { \
      $0.property("radius", \\.radius); $0.proxy { Box(frame: .zero, width: 0) } } } }
      """, tables: true)
  }

  func test_valuesOfArguments() {
    let types = [
      "Int", "Bool", "String", "UIView?", "@escaping () -> Void", "@escaping (Int, [String]) -> ()", "[Int]", "UIColor",
      "Kind", "UITableView.Style",
    ]
    let values = [
      "0", "false", "\"\"", "nil", "{", "{ _, _ in", "[]", "UIColor.clear", ".default", ".plain",
    ]
    for (type, value) in zip(types, values) {
      let source = "enum Kind { case `default`, other }\nclass A: UIView { init(a: \(type)) {} }"
      XCTAssertEqual(calls(source).first?.hasPrefix("A(a: \(value)"), true, "\(type): \(calls(source))")
    }
  }

  func test_initializersThatAreCalled() {
    let classes = [
      "class A: UIView { init() { super.init(frame: .zero) } }": "A() ",
      "class A: UIView { init(model: Model) {}; convenience init(_ a: Int) { self.init(model: .init()) } }": "A(0) ",
      "class A: UIView { init(_ model: Model = Model()) {} }": "A(Model()) ",
      "class A: UIView { init(frame: CGRect = .zero, model: Model = Model(), b: Bool = true) {} }":
        "A(frame: .zero, model: Model(), b: false) ",
      "class A: UITableViewCell { init(kind: Int) { super.init(style: .default, reuseIdentifier: nil) } }":
        "A(kind: 0) ",
      "class A: UIView { init(a: Int) {}; @available(*, unavailable) override init(frame: CGRect) { fatalError() } }":
        "A(a: 0) ",
    ]
    for (source, call) in classes { XCTAssertEqual(calls(source), [call], source) }
    XCTAssertEqual(calls("class A: UIView { init(a: Int) {} }\nclass B: A {}"), ["A(a: 0) ", "B(a: 0) "])
    XCTAssertEqual(
      calls("class A: UIView { init(a: Int) {} }\nclass B: A { init(frame: CGRect) {} }"),
      ["A(a: 0) ", "B(frame: .zero) "], "B overrides nothing.")
  }

  /// The library makes these itself, or nobody can.
  func test_classesWithoutALine() {
    let classes = [
      "class A: UIView { override init(frame: CGRect) {}; init(a: Int) {} }",
      "class A: UIView { init(a: Int) {}; override convenience init(frame: CGRect) { self.init(a: 0) } }",
      "class A: UIView { convenience init(a: Int) { self.init(frame: .zero) } }",
      "class A: UITableViewCell { override init(style: CellStyle, reuseIdentifier: String?) {} }",
      "class A: UITextView { override init(frame: CGRect, textContainer: NSTextContainer?) {} }",
      "class A: UIViewController { init(a: Int) {} }", "class A: NSObject { init(a: Int) {} }",
      "class A: UIView { init(model: Model) {} }", "class A: UIView { init?(a: Int) {} }",
      "class A: UIView { init(a: Int) throws {} }", "class A: UIView { init(a: inout Int) {} }",
      "class A: UIView { init(a: () -> Int) {} }", "class A: UIView { required init?(coder: NSCoder) {} }",
      "class A: UIView { init(a: Int) {}; init(a: String) {} }",
      "class A: UIView { init(a: Int) {}; init(a: Int, b: Model = Model()) {} }",
    ]
    for source in classes { XCTAssertEqual(calls(source), [], source) }
  }

  func test_proxiesWithoutAnObjectAreReported() {
    let source = """
      import UIKit
      class A: UIView { init(model: Model) {} }
      class B: UIView { init(a: Int) {} }
      func look() { A.appearance().tintColor = .red; B.appearance().tintColor = .red; UILabel.appearance().tag = 1 }
      """
    XCTAssertEqual(
      problems(of: source),
      [
        "Test.swift:4:17: warning: appearance() ends the process: A has no init(frame:), and no initialiser that takes plain "
          + "values. Give it init(frame:)"
      ])
  }
}
