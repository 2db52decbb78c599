import SourceRewriter
import XCTest

final class AttributeTests: XCTestCase {
  func test_attributesBecomeSpaces() {
    let source =
      "@objcMembers @objc(Name) class A: NSObject {\n  @objc dynamic private func a() {}\n  @nonobjc func b() {}\n}\n"
    var options = RewritingOptions()
    options.writesTables = false
    let result = ModuleRewriter.rewrite([.init(path: "A.swift", text: source)], options: options)[0]
    XCTAssertEqual(
      result.text,
      "                         class A: NSObject {\n                private func a() {}\n           func b() {}\n}\n"
    )
    XCTAssertEqual(result.changes.map(\.kind), [.objectiveC, .objectiveC, .objectiveC, .objectiveC])
    XCTAssertEqual(result.changes.map(\.line), [1, 1, 2, 3])
    XCTAssertEqual(result.problems, [])
  }

  func test_attributesOfInterfaceBuilder() {
    assertRewritten(
      """
      import UIKit
      @IBDesignable class A: UIView {
        @IBOutlet weak var label: UILabel!
        @IBInspectable
        var radius: CGFloat = 0 { didSet { print("@objc") } }
        @IBAction func tap(_ sender: Any) {} // @IBAction
      }
      """,
      """
      import UIKit
      class A: UIView {
      weak var label: UILabel!

      var radius: CGFloat = 0 { didSet { print("@objc") } }
      func tap(_ sender: Any) {} // @IBAction
      }
      """)
  }

  func test_managedPropertiesOfLayersGetStorage() {
    assertRewritten(
      """
      import UIKit
      class Ring: CALayer {
        @NSManaged var progress: CGFloat
        @NSManaged public dynamic var title: String?, other: Bool
      }
      """,
      """
      import UIKit
      class Ring: CALayer {
      var progress: CGFloat { get { managedValue("progress", 0) } set { setManagedValue(newValue, "progress") } }
      public var title: String? = nil, other: Bool
      }
      """)
  }

  func test_managedObjectsAreReported() {
    let source = "import UIKit\nclass A: NSManagedObject {\n  @NSManaged var a: Int\n}\n"
    let result = ModuleRewriter.rewrite([.init(path: "A.swift", text: source)])[0]
    XCTAssertEqual(
      result.problems.map { $0.text(path: "A.swift") },
      [
        "A.swift:3:3: error: Core Data is not available: keep managed objects out of this target, behind a protocol of your own"
      ])
  }

  func test_nativeDynamicStays() {
    assertRewritten("dynamic func a() {}", "dynamic func a() {}")
  }

  func test_applicationMain() {
    assertRewritten(
      "import UIKit\n@UIApplicationMain\nclass A: UIResponder, UIApplicationDelegate {}",
      "import UIKit\n@main\nclass A: UIResponder, UIApplicationDelegate {}")
  }

  func test_protocolsAreForClasses() {
    assertRewritten(
      "import UIKit\n@objc protocol A {}\n@objc protocol B: A, C {}\n@objc protocol D: NSObjectProtocol {}",
      "import UIKit\nprotocol A: AnyObject {}\nprotocol B: AnyObject, A, C {}\nprotocol D: NSObjectProtocol {}")
  }

  /// A block is a closure where there is no Objective-C runtime; conventions of C stay.
  func test_blocksAreClosures() {
    assertRewritten(
      "typealias A = @convention(block) (Int) -> Void; func f(_ a: @escaping @convention(c) () -> Void) {}",
      "typealias A = (Int) -> Void; func f(_ a: @escaping @convention(c) () -> Void) {}")
  }
}
