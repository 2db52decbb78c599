import XCTest

/// What is written into the bodies of classes: members of extensions, and tables.
final class ClassBodyTests: XCTestCase {
  func test_overridesMoveIntoTheClass() {
    assertRewritten(
      """
      import UIKit
      class A: UIViewController {
        let a = 1
      }
      extension A {
        func stays() {}
        override func viewDidLoad() {
          super.viewDidLoad()
        }
        @objc override open var title: String? { get { nil } set {} }
      }
      let last = 1
      """,
      """
      import UIKit
      class A: UIViewController {
      let a = 1

      #sourceLocation(file: "Test.swift", line: 7)
      override func viewDidLoad() {
      super.viewDidLoad()
      }
      #sourceLocation(file: "Test.swift", line: 4)

      #sourceLocation(file: "Test.swift", line: 10)
      override open var title: String? { get { nil } set {} }
      #sourceLocation(file: "Test.swift", line: 4)
      }
      extension A {
      func stays() {}




      }
      let last = 1
      """)
  }

  /// Members that extensions add to UIKit's classes look for the class that overrides them.
  func test_overriddenMembersOfUIKitsClasses() {
    assertRewritten(
      """
      import UIKit
      extension UIViewController {
        @objc public func open(_ a: Int, for b: String) -> Bool { true }
        @objc var isOpen: Bool { false }
        @objc var depth: Int { get { 1 } set { print(newValue) } }
      }
      class A: UIViewController {
        override open func open(_ c: Int, for d: String) -> Bool { super.open(c, for: d) }
        override var isOpen: Bool { super.isOpen }
      }
      final class B: A {
        override func open(_ a: Int, for b: String) -> Bool { super.open(a, for: b) }
        override var depth: Int { get { super.depth } set {} }
      }
      """,
      """
      import UIKit
      extension UIViewController {
      public func open(_ a: Int, for b: String) -> Bool { if let object = self as? A { return object.openOverride(a, for: b) }; \
      return self.openBase(a, for: b) }; func openBase(_ a: Int, for b: String) -> Bool { true }
      var isOpen: Bool { get { if let object = self as? A { return object.isOpenOverride }; return self.isOpenBase } }; \
      var isOpenBase: Bool { false }
      var depth: Int { get { if let object = self as? B { return object.depthOverride }; return self.depthBase } \
      set { if let object = self as? B { object.depthOverride = newValue; return }; self.depthBase = newValue } }; \
      var depthBase: Int { get { 1 } set { print(newValue) } }
      }
      class A: UIViewController {
      open func openOverride(_ c: Int, for d: String) -> Bool { self.openBase(c, for: d) }
      var isOpenOverride: Bool { self.isOpenBase }
      }
      final class B: A {
      override func openOverride(_ a: Int, for b: String) -> Bool { super.openOverride(a, for: b) }
      var depthOverride: Int { get { self.depthBase } set {} }
      }
      """)
  }

  func test_overriddenMembersMoveFromOtherFiles() {
    let files = [
      "Base.swift": "import UIKit\nclass Base: UIView {}\n",
      "Base+More.swift":
        "import UIKit\npublic extension Base {\n  @objc func more(_ a: Int) {}\n  @objc func other() {}\n}\n",
      "Sub.swift": "import UIKit\nclass Sub: Base {\n  override func more(_ a: Int) {}\n}\n",
    ]
    XCTAssertEqual(
      rewritten(files),
      [
        "Base.swift": """
        import UIKit
        class Base: UIView {
        #sourceLocation(file: "Base+More.swift", line: 3)
        public func more(_ a: Int) {}
        #sourceLocation(file: "Base.swift", line: 2)
        }

        """,
        "Base+More.swift": "import UIKit\npublic extension Base {\n\nfunc other() {}\n}\n",
        "Sub.swift": "import UIKit\nclass Sub: Base {\noverride func more(_ a: Int) {}\n}\n",
      ])
  }

  /// Extensions of UIKit's classes override what an extension adds to their superclass: the nearest one is called.
  func test_overridesInExtensionsOfUIKitsClasses() {
    assertRewritten(
      """
      import UIKit
      extension UIView {
        @objc var kind: String { "view" }
        @objc func mark(_ a: Int) {}
      }
      extension UIControl { override var kind: String { "control " + super.kind } }
      extension UIButton {
        override open var kind: String { super.kind + super.title }
        override func mark(_ b: Int) { super.mark(b) }
      }
      class A: UILabel { override var kind: String { super.kind } }
      extension UINavigationItem { override var kind: String { "" } }
      """,
      """
      import UIKit
      extension UIView {
      var kind: String { get { if let object = self as? A { return object.kindOverride }; \
      if let object = self as? UIButton { return object.kindOfUIButton }; \
      if let object = self as? UIControl { return object.kindOfUIControl }; return self.kindBase } }; \
      var kindBase: String { "view" }
      func mark(_ a: Int) { if let object = self as? UIButton { return object.markOfUIButton(a) }; \
      return self.markBase(a) }; func markBase(_ a: Int) {}
      }
      extension UIControl { var kindOfUIControl: String { "control " + self.kindBase } }
      extension UIButton {
      open var kindOfUIButton: String { self.kindOfUIControl + super.title }
      func markOfUIButton(_ b: Int) { self.markBase(b) }
      }
      class A: UILabel { var kindOverride: String { self.kindBase } }
      extension UINavigationItem { override var kind: String { "" } }
      """)
    XCTAssertEqual(
      problems(of: "import UIKit\nextension UINavigationController { override var title: String? { nil } }"),
      [
        "Test.swift:2:45: error: an extension can't override title of UINavigationController, a class of another module. "
          + "Override it in a subclass, and use that class"
      ])
  }

  /// A class below an overriding extension would have to override it, which Swift does not allow.
  func test_overridesBelowThoseOfExtensionsAreReported() {
    let source = """
      import UIKit
      extension UIView { @objc var kind: String { "view" } }
      extension UIControl { override var kind: String { "control" } }
      class A: UIButton { override var kind: String { "a" } }
      """
    XCTAssertEqual(problems(of: source).count, 2)
    XCTAssertFalse(rewritten(source).contains("kindBase"))
  }

  /// What uses private declarations of its file stays there, and the class calls it.
  func test_overridesThatUsePrivateDeclarationsAreForwarded() {
    let files = [
      "Base.swift": "import UIKit\nclass Base: UIView {}\n",
      "Base+More.swift": """
      import UIKit
      public extension Base {
        override var description: String { words() }
        override open func removed(_ a: Int, from b: inout Int) throws -> Int { words(); return 1 }
      }
      private extension Base {
        override var frame: CGRect { get { words(); return super.frame } set { super.frame = newValue } }
        override var alpha: CGFloat { didSet { words() } }
      }
      private func words() -> String { "" }
      """,
    ]
    XCTAssertEqual(
      rewritten(files),
      [
        "Base.swift": """
        import UIKit
        class Base: UIView {
        #sourceLocation(file: "Base+More.swift", line: 3)
        public override var description: String { return self.descriptionInExtension }
        #sourceLocation(file: "Base.swift", line: 2)

        #sourceLocation(file: "Base+More.swift", line: 4)
        override open func removed(_ a: Int, from b: inout Int) throws -> Int { return try self.removedInExtension(a, from: &b) }
        #sourceLocation(file: "Base.swift", line: 2)

        #sourceLocation(file: "Base+More.swift", line: 7)
        override var frame: CGRect { get { return self.frameInExtension } set { self.frameInExtension = newValue } }
        #sourceLocation(file: "Base.swift", line: 2)
        }

        """,
        "Base+More.swift": """
        import UIKit
        public extension Base {
        var descriptionInExtension: String { words() }
        func removedInExtension(_ a: Int, from b: inout Int) throws -> Int { words(); return 1 }
        }
        private extension Base {
        internal var frameInExtension: CGRect { get { words(); return super.frame } set { super.frame = newValue } }
        override var alpha: CGFloat { didSet { words() } }
        }
        private func words() -> String { "" }
        """,
      ])
  }

  func test_membersOfOtherModulesClassesAreReported() {
    let source = """
      import UIKit
      extension UIViewController { @objc func hook(_ a: inout Int) {} }
      class A: UIViewController { override func hook(_ a: inout Int) {} }
      """
    let result = problems(of: source)
    XCTAssertEqual(
      result,
      [
        "Test.swift:2:36: error: hook is overridden although it is declared in an extension of UIViewController, and can't be "
          + "moved into the class. Write it there"
      ])
  }

  func test_tables() {
    assertRewritten(
      """
      import UIKit
      open class A: UIViewController {
        @IBOutlet private weak var label: UIView!
        @IBOutlet var views: [UIView]!
        @IBInspectable var radius: CGFloat = 1
        @IBAction func save() {}
        @objc func tap(_ sender: UIView) {}
        @objc func event(_ sender: Any, event: UIEvent?) {}
        @objc static func no() {}
        @objc func three(_ a: Any, b: Any, c: Any) {}
        @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }
        func plain() {}
      }
      class B: NSObject { @objc func a() {} }
      """,
      """
      import UIKit
      open class A: UIViewController {
      private weak var label: UIView!
      var views: [UIView]!
      var radius: CGFloat = 1
      func save() {}
      func tap(_ sender: UIView) {}
      func event(_ sender: Any, event: UIEvent?) {}
      static func no() {}
      func three(_ a: Any, b: Any, c: Any) {}
      func make(_ coder: NSCoder) -> UIViewController? { nil }
      func plain() {}
      open override class var interfaceConnections: InterfaceConnections { InterfaceConnections(A.self) { \
      $0.outlet("label", \\.label); $0.outletCollection("views", \\.views); $0.attribute("radius", \\.radius); \
      $0.action("save", { (target: A) in { target.save() } }); $0.action("tap:", A.tap(_:)); \
      $0.action("event:event:", A.event(_:event:)); $0.segueAction("make:", A.make(_:)) } } }
      class B: NSObject { func a() {} ; @MainActor class var interfaceConnections: InterfaceConnections { \
      InterfaceConnections(B.self) { $0.action("a", { (target: B) in { target.a() } }) } } }; extension B: InterfaceConnecting {}
      """, tables: true)
  }

  func test_actionsThatNeedAnEvent() {
    assertRewritten(
      "import UIKit\nclass A: UIView { @IBAction func down(_ sender: UIButton, forEvent event: UIEvent) {} }",
      """
      import UIKit
      class A: UIView { func down(_ sender: UIButton, forEvent event: UIEvent) {} ; \
      override class var interfaceConnections: InterfaceConnections { InterfaceConnections(A.self) { \
      $0.action("down:forEvent:", { (target: A) in { (a: UIButton, b: UIEvent?) in \
      target.down(a, forEvent: b ?? UIEvent()) } }) } } }
      """, tables: true)
  }

  func test_tablesTellOverloadsApart() {
    assertRewritten(
      """
      import UIKit
      class A: UIView {
        @objc func add(_ sender: Any) {}
        func add(_ number: Int) {}
      }
      """,
      """
      import UIKit
      class A: UIView {
      func add(_ sender: Any) {}
      func add(_ number: Int) {}
      override class var interfaceConnections: InterfaceConnections { InterfaceConnections(A.self) { \
      $0.action("add:", { (target: A) in { (a: Any) in target.add(a) } }) } } }
      """, tables: true)
  }

  /// A whole file in `#if` is as good as one without; a member in a further `#if` is left out of the table.
  func test_tablesInConditions() {
    assertRewritten(
      """
      import UIKit
      #if os(iOS)
      class A: NSObject, UITabBarControllerDelegate {
        @objc dynamic var a = 1
        #if DEBUG
        @objc var b = 1
        #endif
        func tabBarController(_ t: UITabBarController, didSelect v: UIViewController) {}
        private func tabBarController(_ t: Int) {}
      }
      class B: A { @objc let c = 1 }
      #endif
      """,
      """
      import UIKit
      #if canImport(UIKit)
      class A: NSObject, UITabBarControllerDelegate {
      var a = 1 { didSet { KeyValueObserving.changed(self, "a", from: oldValue) } }
      #if DEBUG
      var b = 1
      #endif
      func tabBarController(_ t: UITabBarController, didSelect v: UIViewController) {}
      private func tabBarController(_ t: Int) {}
      @MainActor class var interfaceConnections: InterfaceConnections { InterfaceConnections(A.self) { \
      $0.property("a", \\.a); $0.methods("tabBarController:didSelect:") } } }; extension A: InterfaceConnecting {}
      class B: A { let c = 1 ; @MainActor override class var interfaceConnections: InterfaceConnections { \
      InterfaceConnections(B.self) { $0.property("c", \\.c); $0.methods() } } }
      #endif
      """, tables: true)
  }

  /// The conformance of a nested class stands after the outermost type; a private one in another gets no table.
  func test_tablesOfNestedClasses() {
    assertRewritten(
      """
      import UIKit
      enum Names {
        class A: NSObject { @objc func a() {} }
        private class B: NSObject { @objc func b() {} }
      }
      """,
      """
      import UIKit
      enum Names {
      class A: NSObject { func a() {} ; @MainActor class var interfaceConnections: InterfaceConnections { \
      InterfaceConnections(A.self) { $0.action("a", { (target: A) in { target.a() } }) } } }
      private class B: NSObject { func b() {} }
      }; extension Names.A: InterfaceConnecting {}
      """, tables: true)
  }
}
