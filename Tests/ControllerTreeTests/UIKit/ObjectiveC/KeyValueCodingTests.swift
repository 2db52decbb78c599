import UIKit
import XCTest

/// Properties by their names, and methods that classes list.
final class KeyValueCodingTests: XCTestCase {
  fileprivate class Model: NSObject {
    private var secret = "s"
    var count = 1
    var ratio: CGFloat = 0.5
    var next: Model?
    let fixed = true
    @MainActor class var interfaceConnections: InterfaceConnections {
      InterfaceConnections(Model.self) {
        $0.property("secret", \.secret)
        $0.property("count", \.count)
        $0.property("ratio", \.ratio)
        $0.property("next", \.next)
        $0.property("fixed", \.fixed)
      }
    }
  }

  private final class Special: Model, UITabBarControllerDelegate {
    @MainActor override class var interfaceConnections: InterfaceConnections {
      InterfaceConnections(Special.self) { $0.methods("tabBarController:didSelectViewController:", "extra") }
    }
  }

  /// RESP-23: listed properties are read and set by their names, private ones and those of superclasses too; numbers fit.
  func test_RESP23_listedPropertiesAreReadAndSet() {
    let model = Special()
    XCTAssertEqual(model.value(forKey: "secret") as? String, "s")
    model.setValue("t", forKey: "secret")
    model.setValue(NSNumber(value: 3), forKey: "count")
    model.setValue(2, forKey: "ratio")
    model.setValue(Model(), forKey: "next")
    model.setValue(7, forKeyPath: "next.count")
    XCTAssertEqual(model.value(forKey: "secret") as? String, "t")
    XCTAssertEqual(model.count, 3)
    XCTAssertEqual(model.ratio, 2)
    XCTAssertEqual(model.value(forKeyPath: "next.count") as? Int, 7)
    model.setValue(nil, forKey: "next")
    XCTAssertNil(model.value(forKeyPath: "next.count"))
    XCTAssertNil(model.next)
    model.setValuesForKeys(["count": 4, "next": NSNull()])
    XCTAssertEqual(model.dictionaryWithValues(forKeys: ["count", "next"])["count"] as? Int, 4)
    XCTAssertTrue(model.dictionaryWithValues(forKeys: ["next"])["next"] is NSNull)
  }

  /// RESP-23: the library's own properties have UIKit's names.
  func test_RESP23_stockProperties() async {
    await withStage { _ in
      let controller = UIViewController()
      controller.setValue("T", forKey: "title")
      controller.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKeyPath: "view.frame")
      controller.setValue(true, forKeyPath: "view.hidden")
      XCTAssertEqual(controller.value(forKeyPath: "navigationItem.title") as? String, "T")
      XCTAssertEqual(controller.value(forKeyPath: "view.frame") as? CGRect, controller.view.frame)
      XCTAssertEqual(controller.view.frame.minX, 1)
      XCTAssertTrue(controller.view.isHidden)
      XCTAssertTrue(UIApplication.shared.value(forKey: "delegate") == nil)
    }
  }

  private enum Mode: Int {
    case light, dark
  }

  private final class Themed: NSObject, InterfaceConnecting {
    var mode = Mode.light { didSet { KeyValueObserving.changed(self, "mode", from: oldValue) } }
    var name = Notification.Name("a")
    static var interfaceConnections: InterfaceConnections {
      InterfaceConnections(Themed.self) {
        $0.property("mode", \.mode)
        $0.property("name", \.name)
      }
    }
  }

  /// RESP-23: enumerations of numbers are numbers, also for observers; a number without a case does not fit.
  func test_RESP23_enumerationsAreNumbers() async {
    await withTrace { trace in
      let model = Themed()
      var changes: [String] = []
      let observation = KeyValueObserving.observe(model, "mode", [.old, .new]) {
        changes.append("\($0[.oldKey] ?? "-") \($0[.newKey] ?? "-")")
      }
      model.setValue(NSNumber(value: 1), forKey: "mode")
      XCTAssertEqual(model.mode, .dark)
      XCTAssertEqual(model.value(forKey: "mode") as? Int, 1)
      XCTAssertEqual(changes, ["0 1"])
      XCTAssertEqual(model.value(forKey: "name") as? Notification.Name, Notification.Name("a"))
      model.setValue(7, forKey: "mode")
      trace.expect(#"! IB-20 unknownKey: the class Themed has no key 'mode': $0.property("mode", \.mode)"#)
      model.setValue("dark", forKey: "mode")
      trace.expect(#"! IB-20 unknownKey: the class Themed has no key 'mode': $0.property("mode", \.mode)"#)
      let view = UIView()
      view.setValue(UIView.ContentMode.center.rawValue, forKey: "contentMode")
      XCTAssertEqual(view.contentMode, .center)
      observation?.invalidate()
    }
  }

  /// RESP-23, LAYER-26: paths go on in layers and animations, which have their own values for keys.
  func test_RESP23_layers() async {
    await withStage { _ in
      let view = UIView()
      view.setValue(5, forKeyPath: "layer.cornerRadius")
      view.setValue(true, forKeyPath: "layer.masksToBounds")
      XCTAssertEqual(view.layer.cornerRadius, 5)
      XCTAssertTrue(view.layer.masksToBounds)
      XCTAssertEqual(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat, 5)
      let animation: NSObject = CABasicAnimation()
      animation.setValue("a", forKey: "own")
      XCTAssertEqual(animation.value(forKey: "own") as? String, "a")
    }
  }

  private final class Open: UIViewController {
    override func value(forUndefinedKey key: String) -> Any? { "\(key)?" }
  }

  /// RESP-23: a name that nobody lists is reported, and a value that does not fit; a responder may know it all the same.
  func test_RESP23_unknownNamesAreReported() async {
    await withTrace { trace in
      let screen = trace.controller("C")
      XCTAssertNil(screen.value(forKey: "statusBar"))
      trace.expect(
        "! IB-20 unknownKey: the class UIViewController has no key 'statusBar'."
      )
      XCTAssertEqual(Open().value(forKey: "a") as? String, "a?")
      let model = Model()
      model.setValue("x", forKey: "count")
      XCTAssertEqual(model.count, 1)
      trace.expect(#"! IB-20 unknownKey: the class Model has no key 'count': $0.property("count", \.count)"#)
    }
  }

  private final class Record: NSObject, UndefinedKeySetter, UndefinedKeyReader {
    var others: [String: Any] = [:]
    func setValue(_ value: Any?, forUndefinedKey key: String) { others[key] = value }
    func value(forUndefinedKey key: String) -> Any? { others[key] }
  }

  /// RESP-23: an object that is no responder may know other keys; dictionaries and the defaults have theirs.
  func test_RESP23_otherKeys() {
    let record = Record()
    record.setValue(1, forKey: "a")
    XCTAssertEqual(record.value(forKey: "a") as? Int, 1)
    let dictionary = NSMutableDictionary()
    dictionary.setValue("x", forKey: "k")
    XCTAssertEqual(dictionary.value(forKey: "k") as? String, "x")
    dictionary.setValue(nil, forKey: "k")
    XCTAssertNil(dictionary.value(forKey: "k"))
    let defaults = UserDefaults(suiteName: "KeyValueCodingTests")
    defaults?.setValue(true, forKey: "isLogin")
    XCTAssertEqual(defaults?.value(forKey: "isLogin") as? Bool, true)
    defaults?.removeObject(forKey: "isLogin")
  }

  /// RESP-24: an object of a class that lists its methods has those alone of a protocol's.
  func test_RESP24_listedMethods() async {
    await withStage { _ in
      let (listed, unlisted) = (Special(), UITabBarController())
      let select = Selector(
        "tabBarController:didSelectViewController:",
        calling: { (target: any UITabBarControllerDelegate, a, b) in target.tabBarController(a, didSelect: b) })
      let should = Selector(
        "tabBarController:shouldSelectViewController:",
        calling: { (target: any UITabBarControllerDelegate, a, b) in target.tabBarController(a, shouldSelect: b) })
      XCTAssertTrue(listed.responds(to: select))
      XCTAssertFalse(listed.responds(to: should))
      XCTAssertTrue(listed.responds(to: Selector("extra")))
      XCTAssertFalse(listed.responds(to: Selector("other")))
      XCTAssertFalse(unlisted.responds(to: should))
      let delegate: any UITabBarControllerDelegate = listed
      XCTAssertNil(delegate.implementing("tabBarController:shouldSelectViewController:"))
      XCTAssertNotNil(delegate.implementing("tabBarController:didSelectViewController:"))
      XCTAssertNotNil(Model().implementing("anything"))
    }
  }

  /// RESP-24: classes are found by UIKit's names, and have `sharedApplication`.
  func test_RESP24_classesByName() async {
    await withStage { _ in
      let type = ClassNamed.object("UIApplication")
      let shared = NSSelectorFromString("sharedApplication")
      XCTAssertTrue(type?.responds(to: shared) == true)
      XCTAssertTrue(UIApplication.perform(shared).takeUnretainedValue() === UIApplication.shared)
      XCTAssertFalse(UIView.responds(to: shared))
      XCTAssertTrue(ClassNamed.any("UIVisualView") == nil)
      XCTAssertTrue(ClassNamed.any("UIPinchGestureRecognizer") != nil)
    }
  }
}

extension KeyValueCodingTests.Model: InterfaceConnecting {}
