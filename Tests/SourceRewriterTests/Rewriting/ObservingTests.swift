import XCTest

final class ObservingTests: XCTestCase {
  func test_observedPropertiesTellTheirObservers() {
    assertRewritten(
      """
      import UIKit
      class A: NSObject {
        @objc dynamic var a = 1
        @objc(isB) dynamic var b: Bool = false { didSet { f() } }
        @objc dynamic var c: Int { get { 1 } set(x) { g(x) } }
        @objc dynamic var d: Int? { willSet { h() } }
        @objc dynamic var e: Int { 2 }
        @objc dynamic func f() {}
        @objc var plain = 1
        dynamic var native = 1
      }
      """,
      """
      import UIKit
      class A: NSObject {
      var a = 1 { didSet { KeyValueObserving.changed(self, "a", from: oldValue) } }
      var b: Bool = false { didSet { defer { KeyValueObserving.changed(self, "isB", from: oldValue) }; f() } }
      var c: Int { get { 1 } set(x) { let observedValue = self.c; \
      defer { KeyValueObserving.changed(self, "c", from: observedValue) }; g(x) } }
      var d: Int? { willSet { h() } didSet { KeyValueObserving.changed(self, "d", from: oldValue) } }
      var e: Int { 2 }
      func f() {}
      var plain = 1
      dynamic var native = 1
      }
      """)
  }

  func test_observationsLearnTheNameOfTheirProperty() {
    assertRewritten(
      """
      import UIKit
      class A: NSObject {
        @objc dynamic var a = 1
        func f() {
          t = observe(\\.a) { _, _ in }
          t = x.observe(\\A.a, options: [.new]) { a, b in }
          observe(x) {}
        }
      }
      """,
      """
      import UIKit
      class A: NSObject {
      var a = 1 { didSet { KeyValueObserving.changed(self, "a", from: oldValue) } }
      func f() {
      t = observe(\\.a, named: "a") { _, _ in }
      t = x.observe(\\A.a, named: "a", options: [.new]) { a, b in }
      observe(x) {}
      }
      }
      """)
  }

  func test_changesByKeyPath() {
    assertRewritten(
      """
      import UIKit
      class A: NSObject {
        @objc var age = 0
        func grow() { willChangeValue(for: \\.age); age += 1; self.didChangeValue(for: \\A.friend?.age) }
        func stay() { willChangeValue(forKey: "age"); didChangeValue(for: path) }
      }
      """,
      """
      import UIKit
      class A: NSObject {
      var age = 0
      func grow() { willChangeValue(forKey: "age"); age += 1; self.didChangeValue(forKey: "friend.age") }
      func stay() { willChangeValue(forKey: "age"); didChangeValue(for: path) }
      }
      """)
  }

  func test_propertiesWithoutObserversAreReported() {
    XCTAssertEqual(
      problems(
        of:
          "import UIKit\nlet t = view.observe(\\.frame) { _, _ in }\nlet u = view.observe(\\.layer.shadowRadius) { _, _ in }"
      ),
      [
        "Test.swift:3:14: warning: shadowRadius tells no observers here: of UIKit's properties only places, titles and bar items do, "
          + "of this module's those that are @objc dynamic. Override it, and act in didSet"
      ])
  }

  /// Responders override the method of their superclass; other classes conform to a protocol.
  func test_observersByKeyPath() {
    let method =
      "func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, "
      + "context: UnsafeMutableRawPointer?)"
    assertRewritten(
      """
      import UIKit
      class A: UIView { override \(method) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) } }
      class B: NSObject { override \(method) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) } }
      class C: B { override \(method) {} }
      """,
      """
      import UIKit
      class A: UIView { override \(method) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) } }
      class B: NSObject, KeyValueObserver { \(method) { KeyValueObserving.observeValue(forKeyPath: keyPath, of: object, \
      change: change, context: context) } }
      class C: B { override \(method) {} }
      """)
  }

  /// Methods that NSObject has on Apple's systems only.
  func test_overridesOfNSObjectsMethods() {
    let source = """
      import UIKit
      class User: NSObject {
        override func setValue(_ value: Any?, forUndefinedKey key: String) { super.setValue(value, forUndefinedKey: key) }
        override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }
      }
      class Screen: UIViewController { override func setValue(_ value: Any?, forUndefinedKey key: String) {} }
      """
    assertRewritten(
      source,
      """
      import UIKit
      class User: NSObject, UndefinedKeySetter {
      func setValue(_ value: Any?, forUndefinedKey key: String) { UndefinedKeyValues.setValue(value, forUndefinedKey: key) }
      class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }
      }
      class Screen: UIViewController { override func setValue(_ value: Any?, forUndefinedKey key: String) {} }
      """)
    XCTAssertEqual(
      problems(of: source),
      ["Test.swift:4:23: warning: this method is never called here: @objc dynamic properties always notify"])
  }

  /// Awaking from a file: classes of the library that have the method keep the override.
  func test_awaking() {
    assertRewritten(
      """
      import UIKit
      class Height: NSLayoutConstraint { override func awakeFromNib() { super.awakeFromNib(); follow() } }
      class Grid: UICollectionViewFlowLayout { override func prepareForInterfaceBuilder() {}; override func awakeFromNib() {} }
      class Model: NSObject { override func awakeFromNib() { super.awakeFromNib() } }
      class Song: Model { override func awakeFromNib() { super.awakeFromNib() } }
      class Badge: UIView { override func awakeFromNib() { super.awakeFromNib() } }
      class Item: UIBarButtonItem { override func awakeFromNib() {} }
      class Pan: UIPanGestureRecognizer { override func awakeFromNib() {} }
      """,
      """
      import UIKit
      class Height: NSLayoutConstraint { func awakeFromNib() { UndefinedKeyValues.awakeFromNib(); follow() } }
      class Grid: UICollectionViewFlowLayout { func prepareForInterfaceBuilder() {}; override func awakeFromNib() {} }
      class Model: NSObject { func awakeFromNib() { UndefinedKeyValues.awakeFromNib() } }
      class Song: Model { override func awakeFromNib() { super.awakeFromNib() } }
      class Badge: UIView { override func awakeFromNib() { super.awakeFromNib() } }
      class Item: UIBarButtonItem { override func awakeFromNib() {} }
      class Pan: UIPanGestureRecognizer { override func awakeFromNib() {} }
      """)
  }

  func test_classesByName() {
    assertRewritten(
      """
      import UIKit
      let a = NSClassFromString("UIView")
      if let type = NSClassFromString("UIApplication"), type.responds(to: shared) {}
      let b = NSClassFromString("A.B") as? UIViewController.Type
      """,
      """
      import UIKit
      let a = ClassNamed.any("UIView")
      if let type = ClassNamed.object("UIApplication"), type.responds(to: shared) {}
      let b = ClassNamed.any("A.B") as? UIViewController.Type
      """)
  }

  /// The table of a class lists the keys on which others depend.
  func test_dependentKeys() {
    let source = """
      import UIKit
      class A: NSObject {
        @objc class func keyPathsForValuesAffectingName() -> Set<String> { ["first"] }
        @objc static func keyPathsForValuesAffectingURL() -> Set<String> { ["first"] }
        @objc func keyPathsForValuesAffectingAge() -> Set<String> { [] }
        @nonobjc class func keyPathsForValuesAffectingSize() -> Set<String> { [] }
        override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
          super.keyPathsForValuesAffectingValue(forKey: key)
        }
      }
      """
    XCTAssertEqual(problems(of: source), [])
    let text = rewritten(source, tables: true)
    for line in [
      "$0.dependency(\"name\") { A.keyPathsForValuesAffectingName() }",
      "$0.dependency(\"URL\") { A.keyPathsForValuesAffectingURL() }",
      "$0.dependencies { A.keyPathsForValuesAffectingValue(forKey: $0) }",
      "UndefinedKeyValues.keyPathsForValuesAffectingValue(forKey: key)",
    ] { XCTAssertTrue(text.contains(line), text) }
    XCTAssertFalse(text.contains("dependency(\"age\")"), text)
    XCTAssertFalse(text.contains("dependency(\"size\")"), text)
  }
}
