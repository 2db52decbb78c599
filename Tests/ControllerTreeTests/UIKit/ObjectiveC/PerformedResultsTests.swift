import UIKit
import XCTest

/// Selectors that are names alone, and the results of what they call.
final class PerformedResultsTests: XCTestCase {
  @MainActor private final class Store: UIResponder {
    var title = "A"
    var isOn = false
    private let number = 7

    func name() -> String { "store" }
    func twice(_ number: NSNumber) -> NSNumber { NSNumber(value: number.intValue * 2) }
    func join(_ first: String, _ second: String?) -> String { first + (second ?? "-") }
    func nothing() {}

    override class var interfaceConnections: InterfaceConnections {
      InterfaceConnections(Store.self) {
        $0.action("name", Store.name)
        $0.action("twice:", Store.twice(_:))
        $0.action("join:with:", Store.join(_:_:))
        $0.action("nothing", Store.nothing)
        $0.property("title", \.title)
        $0.property("isOn", \.isOn)
        $0.property("number", \.number)
      }
    }
  }

  /// RESP-61: methods that the class lists, with their results.
  func test_RESP61_methods() async {
    await withTrace { trace in
      let store = Store()
      func result(_ name: String, _ first: Any? = nil, _ second: Any? = nil) -> NSObject? {
        store.perform(Selector(name), with: first, with: second)?.takeUnretainedValue() as? NSObject
      }
      XCTAssertEqual(result("name"), "store" as NSString)
      XCTAssertEqual(result("twice:", 4 as NSNumber), 8 as NSNumber)
      XCTAssertEqual(result("join:with:", "a", "b"), "ab" as NSString)
      XCTAssertEqual(result("join:with:", "a"), "a-" as NSString)
      XCTAssertNil(result("nothing"))
      trace.expect("")
      XCTAssertNil(result("twice:", "text"))
      XCTAssertNil(result("join:with:", "a", 1))
      XCTAssertNil(result("missing"))
      XCTAssertNil(store.perform(nil))
      XCTAssertNil(Store.perform(nil))
      trace.expect(
        """
        ! RESP-21 wrongArgument: twice: of Store #1 was not called: its parameter does not accept String.
        ! RESP-21 wrongArgument: join:with: of Store #1 was not called: its parameter does not accept String.
        ! RESP-21 unrecognizedSelector: Store #1 can't perform missing, which carries no method of its class.
        ! RESP-21 unrecognizedSelector: Store #1 can't perform (null), which carries no method of its class.
        ! RESP-21 unrecognizedSelector: __SwiftValue can't perform (null), which carries no method of its class.
        """)
    }
  }

  /// RESP-61: getters and setters of properties that the class lists.
  func test_RESP61_accessors() async {
    await withStage { trace in
      let store = Store()
      XCTAssertEqual(store.perform(Selector(("title")))?.takeUnretainedValue() as? String, "A")
      store.perform(Selector(("setTitle:")), with: "B")
      store.perform(Selector(("setIsOn:")), with: true)
      XCTAssertEqual(store.title, "B")
      XCTAssertTrue(store.isOn)
      XCTAssertEqual(store.perform(Selector(("number")))?.takeUnretainedValue() as? NSNumber, 7)
      XCTAssertTrue(store.responds(to: Selector(("title"))))
      XCTAssertTrue(store.responds(to: Selector(("setTitle:"))))
      XCTAssertFalse(store.responds(to: Selector(("setNumber:"))))
      XCTAssertFalse(store.responds(to: Selector(("set:"))))
      store.perform(Selector(("setNumber:")), with: 3)
      store.perform(Selector(("setTitle:")), with: 3)
      trace.expect(
        """
        ! RESP-21 unrecognizedSelector: Store #1 can't perform setNumber:, which carries no method of its class.
        ! RESP-21 wrongArgument: setTitle: of Store #1 was not called: its parameter does not accept Int.
        """)
    }
  }
}
