import XCTest

@testable import SourceRewriter

final class ParserTests: XCTestCase {
  /// One line for each declaration: its path, attributes, and what is known of it.
  private func outline(_ source: String) -> String {
    let syntax = SourceSyntax(path: "Test.swift", bytes: Array(source.utf8))
    return syntax.all.map { line(for: $0, in: syntax.stream) }.joined(separator: "\n")
  }

  private func line(for declaration: Declaration, in stream: TokenStream) -> String {
    var text = "\(stream.text(declaration.keyword)) \(declaration.path)"
    if !declaration.parameters.isEmpty { text += "(\(declaration.labels))" }
    if let type = declaration.type { text += " type \(stream.line(type))" }
    if let value = declaration.value { text += " value \(stream.line(value))" }
    if !declaration.inherited.isEmpty { text += " inherits \(declaration.inherited.joined(separator: " "))" }
    let marks = declaration.attributes.map { "@\($0.name)" } + declaration.modifiers.map(\.name)
    if !marks.isEmpty { text += " marked \(marks.joined(separator: " "))" }
    if declaration.body != nil { text += " {}" }
    return text
  }

  func test_typesOfSeveralLines() {
    XCTAssertEqual(
      outline("var a: A\n  & B\nvar b: A &\n  B\nvar c: (A)\n  -> B\nvar d: A\n  .B\nvar e: A\n(b).c()"),
      """
      var a type A & B
      var b type A & B
      var c type (A) -> B
      var d type A .B
      var e type A
      """)
  }

  /// A modifier with parentheses begins a declaration, a call of a function of the same name does not.
  func test_modifiersAndCalls() {
    func begins(_ source: String) -> Bool { TokenStream(Array(source.utf8)).beginsDeclaration(0) }
    for source in ["private(set) var a", "open(set) @objc var a", "private var a", "@objc var a", "var a"] {
      XCTAssertTrue(begins(source), source)
    }
    for source in ["open(path) + 1", "open(path)", "private", "open(a, b) var", "@1", "a"] {
      XCTAssertFalse(begins(source), source)
    }
  }

  func test_typesAndMembers() {
    let source = """
      import class UIKit.UIView
      @objc(Name) public final class A<T: B>: UIView, P, Box<[Int: T]> where T: C {
        @IBOutlet private(set) weak var label: UILabel!
        var handler: ((Int) -> Void)? = { x in print(x) }
        lazy var button: UIButton = {
          let b = UIButton()
          return b
        }()
        let (x, y) = (1, 2)
        class func make(_ a: Int, with b: [String: Int] = [:]) throws -> [A<T>]? { nil }
        @objc func tap(_ sender: UIButton, for event: UIEvent?) {}
        init?(coder: NSCoder) { super.init(coder: coder) }
        enum Kind { case a, b(Int) }
      }
      extension A.Kind: Q { var isA: Bool { true } }
      """
    XCTAssertEqual(
      outline(source),
      """
      import UIKit.UIView
      class A inherits UIView P Box marked @objc public final {}
      var A.label type UILabel! marked @IBOutlet private weak
      var A.handler type ((Int) -> Void)? value { x in print(x) }
      var A.button type UIButton value { let b = UIButton() return b }() marked lazy
      let A. value (1, 2)
      func A.make(_:with:) type [A<T>]? marked class {}
      func A.tap(_:for:) marked @objc {}
      init A.init(coder:) {}
      enum A.Kind {}
      case A.Kind.a
      extension A.Kind inherits Q {}
      var A.Kind.isA type Bool {}
      """)
  }

  func test_protocolsAndConditions() {
    let source = """
      @objc protocol P: NSObjectProtocol {
        @objc optional func a(_ x: Int) -> Bool
        @objc optional var b: String? { get }
        func c()
        var d: Int { get set }
      }
      #if os(iOS)
      class One {}
      #else
      class Two { func f() {
        class Local: NSObject { @objc func g() {} }
      } }
      #endif
      """
    XCTAssertEqual(
      outline(source),
      """
      protocol P inherits NSObjectProtocol marked @objc {}
      func P.a(_:) type Bool marked @objc optional
      var P.b type String? marked @objc optional {}
      func P.c
      var P.d type Int {}
      class One {}
      class Two {}
      func Two.f {}
      class Local inherits NSObject {}
      func Local.g marked @objc {}
      """)
  }

  func test_observersAndSeveralNames() {
    let source = """
      class A {
        var a: Int = 3 { didSet { f() } }
        @objc dynamic var b = 1, c: Int = 2
        var d = 4
          + 5
        public static var e: Int { get { 1 } set {} }
        func operator_(_ f: @escaping (Int, Int) -> Void, g: Set<Dictionary<Int, String>>) async {}
        static func == (l: A, r: A) -> Bool { true }
      }
      """
    XCTAssertEqual(
      outline(source),
      """
      class A {}
      var A.a type Int value 3 {}
      var A.b value 1, c: Int = 2 marked @objc dynamic
      var A.d value 4 + 5
      var A.e type Int marked public static {}
      func A.operator_(_:g:) {}
      func A.==(l:r:) type Bool marked static {}
      """)
  }

  /// Types that are nested too deep are stepped over, and the depth of recursion stays bounded.
  func test_depthIsBounded() {
    let depth = 20_000
    let source = String(repeating: "class A { ", count: depth) + String(repeating: "}", count: depth)
    let syntax = SourceSyntax(path: "Deep.swift", bytes: Array(source.utf8))
    XCTAssertEqual(syntax.all.count, Parser.depthLimit + 1)
  }
}
