#if !canImport(ObjectiveC)
  import XCTest

  @testable import ControllerTree

  /// Values that extensions associate with objects.
  final class AssociatedObjectsTests: XCTestCase {
    /// A property in an extension, as client code writes it: each object has its own value, and `nil` removes it.
    func test_propertiesOfExtensions() async {
      await withTrace { trace in
        let (first, second) = (trace.controller("A"), trace.controller("B"))
        XCTAssertNil(first.note)
        first.note = "one"
        second.note = "two"
        first.number = 3
        XCTAssertEqual([first.note, second.note], ["one", "two"])
        XCTAssertEqual([first.number, second.number], [3, 0])
        first.note = nil
        XCTAssertNil(first.note)
        XCTAssertEqual(first.number, 3)
        objc_removeAssociatedObjects(first)
        XCTAssertEqual(first.number, 0)
        XCTAssertEqual(second.note, "two")
        trace.expect("")
      }
    }

    /// An object in an optional, as `target as Any` has it, is the object.
    func test_optionals() async {
      await withTrace { trace in
        let controller: UIViewController? = trace.controller("A")
        objc_setAssociatedObject(controller as Any, &Keys.token, "one", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        XCTAssertEqual(objc_getAssociatedObject(controller as Any, &Keys.token) as? String, "one")
        if let controller { XCTAssertEqual(objc_getAssociatedObject(controller, &Keys.token) as? String, "one") }
        objc_removeAssociatedObjects(controller as Any)
        XCTAssertNil(objc_getAssociatedObject(controller as Any, &Keys.token))
        let none: UIViewController? = nil
        objc_setAssociatedObject(none as Any, &Keys.token, "two", .OBJC_ASSOCIATION_RETAIN)
        XCTAssertNil(objc_getAssociatedObject(none as Any, &Keys.token))
        XCTAssertNil(objc_getAssociatedObject(3, &Keys.token))
        trace.expect("")
      }
    }

    /// A responder's values can be read until its `deinit` and are released with it, even if its address is reused.
    func test_releasedWithAResponder() async {
      await withTrace { _ in
        weak var kept: Token?
        var read: Any?
        var view: ReadingView? = ReadingView()
        view?.onDeinit = { read = $0 }
        autoreleasepool {
          let token = Token()
          kept = token
          if let view { objc_setAssociatedObject(view, &Keys.token, token, .OBJC_ASSOCIATION_RETAIN) }
        }
        XCTAssertNotNil(kept)
        view = nil
        XCTAssertTrue((read as? Token) === kept)
        read = nil
        XCTAssertNil(kept)
        for _ in 0..<100 { XCTAssertNil(objc_getAssociatedObject(UIView(), &Keys.token)) }
      }
    }

    /// Values of other objects: a new object at a dead one's address finds none, and the dead one's values are released in time.
    func test_otherObjects() {
      weak var kept: Token?
      do {
        let (object, token) = (NSObject(), Token())
        kept = token
        objc_setAssociatedObject(object, &Keys.token, token, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        XCTAssertTrue(objc_getAssociatedObject(object, &Keys.token) as? Token === token)
        XCTAssertNil(objc_getAssociatedObject(object, &Keys.note))
      }
      var living: [NSObject] = []
      for _ in 0..<100 {
        let object = NSObject()
        XCTAssertNil(objc_getAssociatedObject(object, &Keys.token))
        objc_setAssociatedObject(object, &Keys.note, "x", .OBJC_ASSOCIATION_COPY)
        living.append(object)
      }
      XCTAssertNil(kept)
      XCTAssertEqual(living.compactMap { objc_getAssociatedObject($0, &Keys.note) as? String }.count, 100)
      for object in living { objc_removeAssociatedObjects(object) }
      XCTAssertNil(objc_getAssociatedObject(living[0], &Keys.note))
    }

    /// A value is retained, copied or neither, depending on the policy. A struct cannot have associated values.
    func test_policies() async {
      await withTrace { trace in
        let controller = trace.controller("A")
        var token: Token? = Token()
        objc_setAssociatedObject(controller, &Keys.token, token, .OBJC_ASSOCIATION_ASSIGN)
        XCTAssertTrue(objc_getAssociatedObject(controller, &Keys.token) as? Token === token)
        token = nil
        XCTAssertNil(objc_getAssociatedObject(controller, &Keys.token))
        objc_setAssociatedObject(controller, &Keys.token, true, .OBJC_ASSOCIATION_ASSIGN)
        XCTAssertEqual(objc_getAssociatedObject(controller, &Keys.token) as? Bool, true)

        for policy in [objc_AssociationPolicy.OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_COPY] {
          let original = Copyable()
          objc_setAssociatedObject(controller, &Keys.token, original, policy)
          let copy = objc_getAssociatedObject(controller, &Keys.token)
          XCTAssertTrue(copy is Copyable)
          XCTAssertFalse(copy as? Copyable === original)
        }

        objc_setAssociatedObject(7, &Keys.token, true, .OBJC_ASSOCIATION_RETAIN)
        XCTAssertNil(objc_getAssociatedObject(7, &Keys.token))
        trace.expect("")
      }
    }

    /// A released value may set and read associated values in its own `deinit`.
    func test_fromInsideADeinit() async {
      await withTrace { trace in
        let controller = trace.controller("A")
        do {
          let token = Token()
          token.onDeinit = { [unowned controller] in
            objc_setAssociatedObject(controller, &Keys.note, "gone", .OBJC_ASSOCIATION_RETAIN)
          }
          objc_setAssociatedObject(controller, &Keys.token, token, .OBJC_ASSOCIATION_RETAIN)
        }
        XCTAssertNil(controller.note)
        objc_setAssociatedObject(controller, &Keys.token, nil, .OBJC_ASSOCIATION_RETAIN)
        XCTAssertEqual(controller.note, "gone")
        trace.expect("")
      }
    }
  }

  @MainActor private enum Keys {
    nonisolated(unsafe) static var note = 0
    nonisolated(unsafe) static var number: UInt8 = 0
    nonisolated(unsafe) static var token = 0
  }

  extension UIViewController {
    fileprivate var note: String? {
      get { objc_getAssociatedObject(self, &Keys.note) as? String }
      set { objc_setAssociatedObject(self, &Keys.note, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
    fileprivate var number: Int {
      get { objc_getAssociatedObject(self, &Keys.number) as? Int ?? 0 }
      set { objc_setAssociatedObject(self, &Keys.number, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
  }

  private final class Token {
    var onDeinit: () -> Void = {}
    deinit { onDeinit() }
  }

  private final class Copyable: NSObject, NSCopying {
    func copy(with zone: NSZone? = nil) -> Any { Copyable() }
  }

  private final class ReadingView: UIView {
    nonisolated(unsafe) var onDeinit: (Any?) -> Void = { _ in }
    deinit { onDeinit(objc_getAssociatedObject(self, &Keys.token)) }
  }
#endif
