import UIKit
import XCTest

extension UIView {
  fileprivate var edge: Double {
    get { Double(tag) }
    set { tag = Int(newValue) }
  }
  fileprivate func flip(_ sender: UIButton) { tag = -tag }
}

final class ModuleTableBoard: UIView {}

class ModuleTableModel: NSObject, NSSecureCoding {
  enum Kind {
    class Inner: NSObject {}
  }

  static var supportsSecureCoding: Bool { true }
  override init() { super.init() }
  func encode(with coder: NSCoder) { coder.encode(7, forKey: "number") }
  required init?(coder: NSCoder) {
    guard coder.decodeInteger(forKey: "number") == 7 else { return nil }
    super.init()
  }
}

#if compiler(>=6.3) && objectFormat(ELF)
  // As the plugin writes them.
  @section(".init_array") @used nonisolated private let listed1: @convention(c) () -> Void = {
    ModuleTable.members {
      (
        UIView.self,
        InterfaceConnections(UIView.self) {
          $0.attribute("edge", \.edge)
          $0.action("flip:", { (target: UIView) in { (a: UIButton) in target.flip(a) } })
        }
      )
    }
  }
  @section(".init_array") @used nonisolated private let listed2: @convention(c) () -> Void = {
    ModuleTable.name(ModuleTableModel.self, "PlainModel")
    ModuleTable.name(ModuleTableBoard.self, "PlainBoard")
  }

  /// What a module lists before the program begins.
  final class ModuleTableTests: XCTestCase {
    /// RESP-71: keys and methods of extensions of UIKit's classes, for objects of their subclasses too.
    func test_RESP71_membersOfExtensions() async {
      await withStage { _ in
        let label = UILabel()
        label.setValue(4, forKey: "edge")
        XCTAssertEqual(label.tag, 4)
        XCTAssertEqual(label.value(forKey: "edge") as? Double, 4)
        XCTAssertTrue(label.responds(to: Selector(("flip:"))))
        label.perform(Selector(("flip:")), with: UIButton())
        XCTAssertEqual(label.tag, -4)
      }
    }

    /// RESP-72: a class is found by the name that `@objc(Name)` gives it, also in an archive from a device.
    func test_RESP72_namesOfClasses() throws {
      XCTAssertTrue(ClassNamed.any("PlainModel") === ModuleTableModel.self)
      XCTAssertEqual(ClassNamed.name(of: ModuleTableModel.self), "PlainModel")
      XCTAssertEqual(ModuleTableModel.description(), "PlainModel")
      let archiver = NSKeyedArchiver(requiringSecureCoding: true)
      archiver.outputFormat = .xml
      archiver.encode(ModuleTableModel(), forKey: NSKeyedArchiveRootObjectKey)
      let own = String(decoding: archiver.encodedData, as: UTF8.self)
      let named = own.replacing("ControllerTreeTests.ModuleTableModel", with: "PlainModel")
      XCTAssertNotEqual(named, own)
      for text in [own, named] {
        XCTAssertNotNil(try NSKeyedUnarchiver.unarchivedObject(ofClass: ModuleTableModel.self, from: Data(text.utf8)))
      }
    }

    /// RESP-72: the library's classes have UIKit's names; a class inside of another type has the names of all of them.
    func test_RESP72_namesOfOtherClasses() {
      let types: [AnyClass] = [UIView.self, UILabel.self, NSObject.self, ModuleTableTests.self]
      XCTAssertEqual(
        types.map(ClassNamed.name), ["UIView", "UILabel", "NSObject", "ControllerTreeTests.ModuleTableTests"])
      XCTAssertEqual(
        ClassNamed.name(of: ModuleTableModel.Kind.Inner.self), "ControllerTreeTests.ModuleTableModel.Kind.Inner")
    }

    /// IB-46: a file's class by that name, and runtime attributes that an extension declares.
    func test_IB46_filesFindBoth() async {
      await withIssues { _ in
        let nib = UINib(
          data: Samples.xib(
            """
            <view id="v" customClass="PlainBoard"><userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="edge"><real key="value" value="5"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></view>
            """), bundle: nil)
        let objects = nib.instantiate(withOwner: nil).compactMap { $0 as? UIView }
        XCTAssertEqual(objects.map { "\(type(of: $0)) \($0.tag)" }, ["ModuleTableBoard 5"])
      }
    }
  }
#endif
