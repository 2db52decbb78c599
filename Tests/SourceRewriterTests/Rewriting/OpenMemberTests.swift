import SourceRewriter
import XCTest

/// Open members of extensions, which other modules override.
final class OpenMemberTests: XCTestCase {
  func test_openMembersMoveIntoTheClass() {
    assertRewritten(
      """
      import UIKit
      open class A: NSObject {
      }
      public extension A {
        @objc open func a() {}
        @objc dynamic open var b: Int { 1 }
        open func plain() {}
        @objc func c() {}
        @objc public func d() {}
      }
      @objc extension A { open func e() {} }
      extension A where Self: Sendable { @objc open func f() {} }
      """,
      """
      import UIKit
      open class A: NSObject {

      #sourceLocation(file: "Test.swift", line: 5)
      open func a() {}
      #sourceLocation(file: "Test.swift", line: 3)

      #sourceLocation(file: "Test.swift", line: 6)
      open var b: Int { 1 }
      #sourceLocation(file: "Test.swift", line: 3)

      #sourceLocation(file: "Test.swift", line: 11)
      open func e() {}
      #sourceLocation(file: "Test.swift", line: 3)
      }
      public extension A {


      open func plain() {}
      func c() {}
      public func d() {}
      }
      extension A { }
      extension A where Self: Sendable { open func f() {} }
      """)
  }

  /// Objective-C knows what answers its protocols, and all members of some classes.
  func test_openMembersThatObjectiveCKnowsWithoutAWord() {
    assertRewritten(
      """
      import UIKit
      @objc protocol P { func p(_ a: Int) }
      @objcMembers open class A: NSObject {}
      open class B: A {}
      extension B { open func a() {}; @nonobjc open func b() {} }
      open class C: NSObject {}
      extension C: P { open func p(_ a: Int) {}; open func p(_ a: Int, q: Int) {} }
      extension C: UITextFieldDelegate { open func textFieldDidBeginEditing(_ textField: UITextField) {} }
      @MainActor extension C { @objc open func isolated() {} }
      """,
      """
      import UIKit
      protocol P: AnyObject { func p(_ a: Int) }
      open class A: NSObject {}
      open class B: A {
      #sourceLocation(file: "Test.swift", line: 5)
      open func a() {}
      #sourceLocation(file: "Test.swift", line: 4)
      }
      extension B { open func b() {} }
      open class C: NSObject {
      #sourceLocation(file: "Test.swift", line: 7)
      open func p(_ a: Int) {}
      #sourceLocation(file: "Test.swift", line: 6)

      #sourceLocation(file: "Test.swift", line: 8)
      @MainActor open func textFieldDidBeginEditing(_ textField: UITextField) {}
      #sourceLocation(file: "Test.swift", line: 6)

      #sourceLocation(file: "Test.swift", line: 9)
      @MainActor open func isolated() {}
      #sourceLocation(file: "Test.swift", line: 6)
      }
      extension C: P { open func p(_ a: Int, q: Int) {} }
      extension C: UITextFieldDelegate { }
      @MainActor extension C { }
      """)
  }

  /// What can't move stays, without a report: only other modules could notice.
  func test_openMembersThatCannotMoveStay() {
    let files = [
      "A.swift": "open class A: NSObject {}\nclass B: NSObject {}\n",
      "A+More.swift": """
      private var words: [String] = []
      extension A {
        @objc open var count: Int { get { words.count } set(count) { words.removeLast(count) } }
        @objc open subscript(a: Int) -> String { words[a] }
        @objc open class func kind() -> String { words[0] }
        #if DEBUG
        @objc open func debug() {}
        #endif
      }
      extension B { @objc open func b() {} }
      extension UIView { @objc open func c() {} }
      """,
    ]
    XCTAssertEqual(
      rewritten(files),
      [
        "A.swift": """
        import UIKit; open class A: NSObject {
        #sourceLocation(file: "A+More.swift", line: 3)
        open var count: Int { get { return self.countInExtension } set { self.countInExtension = newValue } }
        #sourceLocation(file: "A.swift", line: 1)

        #sourceLocation(file: "A+More.swift", line: 5)
        open class func kind() -> String { return self.kindInExtension() }
        #sourceLocation(file: "A.swift", line: 1)
        }
        class B: NSObject {}

        """,
        "A+More.swift": """
        import UIKit; private var words: [String] = []
        extension A {
        var countInExtension: Int { get { words.count } set(count) { words.removeLast(count) } }
        open subscript(a: Int) -> String { words[a] }
        class func kindInExtension() -> String { words[0] }
        #if DEBUG
        open func debug() {}
        #endif
        }
        extension B { open func b() {} }
        extension UIView { open func c() {} }
        """,
      ])
    for (name, text) in files { XCTAssertEqual(problems(of: text), [], name) }
  }

  /// A moved member finds the names that its own file imports.
  func test_importsComeAlong() {
    let files = [
      "A.swift": "import UIKit\nopen class A: UIView {}\n",
      "A+More.swift": """
      import Foundation
      import CoreGraphics
      @testable import Songs
      import struct Songs.Song
      #if canImport(MapKit)
      import MapKit
      #endif
      extension A { @objc open func load(_ request: URLRequest) {} }
      """,
    ]
    XCTAssertEqual(
      rewritten(files)["A.swift"],
      """
      @testable import Songs; import struct Songs.Song; import FoundationNetworking; import UIKit
      open class A: UIView {
      #sourceLocation(file: "A+More.swift", line: 8)
      open func load(_ request: URLRequest) {}
      #sourceLocation(file: "A.swift", line: 2)
      }

      """)
  }

  /// Members of private extensions are private too.
  func test_membersThatUsePrivateExtensionsAreForwarded() {
    let files = [
      "A.swift": "import UIKit\nclass A: UIView {}\n",
      "A+More.swift": """
      import UIKit
      extension A { override func layoutSubviews() { arrange() } }
      private extension A { func arrange() {} }
      """,
    ]
    XCTAssertEqual(
      rewritten(files)["A.swift"],
      """
      import UIKit
      class A: UIView {
      #sourceLocation(file: "A+More.swift", line: 2)
      override func layoutSubviews() { return self.layoutSubviewsInExtension() }
      #sourceLocation(file: "A.swift", line: 2)
      }

      """)
  }

  /// Of the branches of an `#if`, only the members of the compiled one move.
  func test_membersThatAreNotCompiledStay() {
    assertRewritten(
      """
      import UIKit
      class A: UIView {}
      extension A {
        #if os(tvOS)
        override func layoutSubviews() { focus() }
        #else
        override func layoutSubviews() { arrange() }
        #endif
      }
      """,
      """
      import UIKit
      class A: UIView {
      #sourceLocation(file: "Test.swift", line: 7)
      override func layoutSubviews() { arrange() }
      #sourceLocation(file: "Test.swift", line: 2)
      }
      extension A {
      #if os(tvOS)
      override func layoutSubviews() { focus() }
      #else

      #endif
      }
      """)
  }

  /// The second rewriting finds nothing to move.
  func test_openMembersMoveOnce() {
    let source = """
      import UIKit
      open class A: NSObject {}
      extension A { @objc open func a() {} }
      """
    let once = ModuleRewriter.rewrite([.init(path: "A.swift", text: source)])[0]
    let twice = ModuleRewriter.rewrite([.init(path: "A.swift", bytes: once.bytes)])[0]
    XCTAssertEqual(once.text, twice.text)
    XCTAssertEqual(twice.changes, [])
  }
}
