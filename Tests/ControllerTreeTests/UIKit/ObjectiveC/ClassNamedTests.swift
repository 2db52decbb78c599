import UIKit
import XCTest

final class ClassNamedTests: XCTestCase {
  class Model: NSObject {
    let name: String
    override init() {
      name = "model"
      super.init()
    }
  }
  final class Child: Model {
    override init() { super.init() }
  }

  func test_classesCompareAsObjectsDo() {
    let view: AnyClass? = ClassNamed.any("UIView")
    XCTAssertTrue(view === UIView.self)
    XCTAssertTrue(view !== UIButton.self)
    XCTAssertTrue(ClassNamed.any("Nothing") === nil)
    XCTAssertTrue(ClassNamed.isSubclass(UIButton.self, of: UIView.self))
    XCTAssertTrue(ClassNamed.isSubclass(UIView.self, of: UIView.self))
    XCTAssertFalse(ClassNamed.isSubclass(UIView.self, of: UIButton.self))
    XCTAssertTrue(ClassNamed.isSubclass(Plain.self, of: Plain.self))
  }

  private final class Plain {}

  func test_objectsAreMadeByTheirClassesOwnInitializer() {
    let types: [NSObject.Type] = [Child.self, Model.self, NSObject.self]
    let objects = types.map { $0.madeOfClass() }
    XCTAssertEqual(objects.map { "\(type(of: $0))" }, ["Child", "Model", "NSObject"])
    XCTAssertEqual(objects.map { ($0 as? Model)?.name }, ["model", "model", nil])
  }

  /// As the plugin writes a protocol that requires `init()`.
  func test_objectsAreMadeThroughProtocols() {
    func make<T: MadeModel>(_ type: T.Type) -> T { T() }
    XCTAssertEqual(make(Child.self).name, "model")
    XCTAssertEqual("\(type(of: make(Child.self)))", "Child")
  }

  func test_propertiesOfObjects() {
    let object: AnyObject = Model()
    let name: String = ObjectMessages.value(object, { ($0 as? Model).map { $0.name } })
    XCTAssertEqual(name, "model")
    XCTAssertNil(ObjectMessages.value(nil, { ($0 as? Model).map { $0.name } }))
  }
}

private protocol MadeModel: AnyObject { init(ofItsClass: Void) }
extension MadeModel { fileprivate init() { self.init(ofItsClass: ()) } }
extension ClassNamedTests.Model: MadeModel {}
