import SourceRewriter
import XCTest

/// Members that extensions add to UIKit's classes, and classes of the module override.
final class OverriddenExtensionTests: XCTestCase {
  private func isRewritten(_ member: String, overriddenBy override: String) -> Bool {
    let source = """
      import UIKit
      extension UIView { \(member) }
      class A: UIView { \(override) }
      """
    return rewritten(source).contains("Override")
  }

  func test_whichMembersLookForTheirOverrides() {
    let members = [
      ("@objc func f() {}", "override func f() {}"),
      ("@objc func f(_ a: Int, b c: Int) {}", "override func f(_ x: Int, b y: Int) {}"),
      ("@objc var p: Int { 1 }", "override var p: Int { 2 }"),
    ]
    for (member, override) in members { XCTAssertTrue(isRewritten(member, overriddenBy: override), member) }
    let others = [
      ("@objc class func f() {}", "override class func f() {}"),
      ("@objc func f(_ a: inout Int) {}", "override func f(_ a: inout Int) {}"),
      ("@objc func f(_ a: Int...) {}", "override func f(_ a: Int...) {}"),
      ("@objc func f<T>(_ a: T) {}", "override func f<T>(_ a: T) {}"),
      ("@objc func f<T>(_ a: T) where T: A {}", "override func f<T>(_ a: T) where T: A {}"),
      ("@objc func f(_ a: Int) {}", "override func f(a: Int) {}"),
      ("@objc func f() {}", "override var f: Int { 1 }"),
      ("@objc func f() {}", "func f() {}"),
      ("@objc func f() {}", "override func g() {}"),
      ("@objc var p: Int { 1 }", "override var p: Int = 2"),
    ]
    for (member, override) in others { XCTAssertFalse(isRewritten(member, overriddenBy: override), member) }
    XCTAssertFalse(
      rewritten(
        "import UIKit\nextension UIView where Self: A { @objc func f() {} }\nclass A: UIView { override func f() {} }"
      ).contains("Override"))
    XCTAssertFalse(
      rewritten(
        "import UIKit\nextension UIView { @objc func f() {} }\nclass A: UIViewController { override func f() {} }"
      )
      .contains("Override"))
  }

  /// The override stands in an extension of the class, and another extension calls the member of the superclass.
  func test_overridesInExtensionsOfTheClass() {
    let files = rewritten([
      "A.swift": "import UIKit\nextension UIView { @objc var level: Int { 1 } }\n",
      "B.swift": "import UIKit\nclass A: UIView {}\nextension A {\n  open override var level: Int { super.level }\n}\n",
      "C.swift": "import UIKit\nextension A { func other() -> Int { super.level + level } }\n",
    ])
    XCTAssertEqual(files["C.swift"], "import UIKit\nextension A { func other() -> Int { self.levelBase + level } }\n")
    XCTAssertEqual(
      files["B.swift"],
      """
      import UIKit
      class A: UIView {
      #sourceLocation(file: "B.swift", line: 4)
      open var levelOverride: Int { self.levelBase }
      #sourceLocation(file: "B.swift", line: 2)
      }
      extension A {

      }

      """)
  }

  func test_effectsLabelsAndSetters() {
    assertRewritten(
      """
      import UIKit
      extension UIView {
        @objc func load(from url: URL, with with: Int) async throws -> Int { 1 }
        @objc var level: Int { get { [1].map { set in set }[0] } }
        @objc var depth: Int {
          get { 1 }
          set(value) {}
        }
      }
      class A: UIView {
        override func load(from url: URL, with with: Int) async throws -> Int { try await super.load(from: url, with: 2) }
        override var level: Int { other() }
        override var depth: Int { get { super.depth } set { super.depth = newValue } }
        func other() -> Int { super.level + super.depth + super.tag }
      }
      """,
      """
      import UIKit
      extension UIView {
      func load(from url: URL, with with: Int) async throws -> Int { if let object = self as? A { \
      return try await object.loadOverride(from: url, with: with) }; return try await self.loadBase(from: url, with: with) }; \
      func loadBase(from url: URL, with: Int) async throws -> Int { 1 }
      var level: Int { get { if let object = self as? A { return object.levelOverride }; return self.levelBase } }; \
      var levelBase: Int { get { [1].map { set in set }[0] } }
      var depth: Int { get { if let object = self as? A { return object.depthOverride }; return self.depthBase } \
      set { if let object = self as? A { object.depthOverride = newValue; return }; self.depthBase = newValue } }; \
      var depthBase: Int {
      get { 1 }
      set(value) {}
      }
      }
      class A: UIView {
      func loadOverride(from url: URL, with with: Int) async throws -> Int { try await self.loadBase(from: url, with: 2) }
      var levelOverride: Int { other() }
      var depthOverride: Int { get { self.depthBase } set { self.depthBase = newValue } }
      func other() -> Int { self.levelBase + self.depthBase + super.tag }
      }
      """)
  }

  /// Classes of other files are renamed there; a class below another that overrides keeps the word.
  func test_filesAndSubclasses() {
    let files = [
      "A.swift": "import UIKit\nclass A: UIButton { override func f() { super.f() } }",
      "B.swift": "import UIKit\nfinal class B: A { override func f() { super.f() } }\nfinal class C: A {}",
      "X.swift": "import UIKit\nextension UIControl { @objc func f() {} }",
    ]
    XCTAssertEqual(
      rewritten(files),
      [
        "A.swift": "import UIKit\nclass A: UIButton { func fOverride() { self.fBase() } }",
        "B.swift":
          "import UIKit\nfinal class B: A { override func fOverride() { super.fOverride() } }\nfinal class C: A {}",
        "X.swift":
          "import UIKit\nextension UIControl { func f() { if let object = self as? A { return object.fOverride() }; "
          + "return self.fBase() }; func fBase() {} }",
      ])
  }

  /// A class of a module on which this one depends is not rewritten again, so that its override can't get another name.
  func test_overridesInOtherModulesStay() {
    let files = [ModuleRewriter.File(path: "X.swift", text: "import UIKit\nextension UIView { @objc func f() {} }")]
    let context = [
      ModuleRewriter.File(path: "A.swift", text: "import UIKit\nopen class A: UIView { override func f() {} }")
    ]
    let result = ModuleRewriter.rewrite(files, context: context)
    XCTAssertFalse(result[0].text.contains("fOverride"))
    XCTAssertEqual(result[0].problems.map(\.line), [2])
  }

  func test_theDescriptionOfAClassIsItsOwn() {
    assertRewritten(
      """
      import UIKit
      class A: UIView {
        override class func description() -> String { "A" + super.description() }
        override var description: String { "a" }
      }
      class B: A { override class func description() -> String { "B" } }
      """,
      """
      import UIKit
      class A: UIView {
      class func description() -> String { "A" + super.description() }
      override var description: String { "a" }
      }
      class B: A { override class func description() -> String { "B" } }
      """)
  }

  /// The sign between two members of one line goes with the one that moves.
  func test_noSeparatorStaysAlone() {
    let text = rewritten(
      "import UIKit\nclass A: UIView {}\nextension A { override func layoutSubviews() {}; override func f() {} }")
    XCTAssertTrue(text.hasSuffix("\nextension A { }"), text)
  }
}
