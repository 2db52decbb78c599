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

  /// As the plugin writes a protocol that requires `init(frame: CGRect)`.
  func test_viewsAreMadeThroughProtocols() async {
    await withStage { _ in
      @MainActor func make<T: FramedView>(_ type: T.Type) -> T { T(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
      let views: [UIView] = [make(UILabel.self), make(FramedLabel.self)]
      let texts = views.map { "\(type(of: $0)) \($0.frame.width) \($0.tag)" }
      XCTAssertEqual(texts, ["UILabel 3.0 0", "FramedLabel 3.0 8"])
    }
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

@MainActor private protocol FramedView: AnyObject { init(ofItsClass frame: CGRect) }
extension FramedView { fileprivate init(frame: CGRect) { self.init(ofItsClass: frame) } }
extension UILabel: FramedView {}

private final class FramedLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 8
  }
  required init?(coder: NSCoder) { nil }
}
