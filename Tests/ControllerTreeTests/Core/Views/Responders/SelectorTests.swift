import XCTest

@testable import ControllerTree

final class SelectorTests: XCTestCase {
  @MainActor private class Model: NSObject {
    var title = "old"
    func tick() -> Int { 1 }
    func note(_ note: NSNotification) -> String { note.name.rawValue }
    func add(_ one: Int, to other: Int?) -> Int { one + (other ?? 10) }
  }

  private final class Special: Model {
    override func tick() -> Int { 2 }
  }

  /// Selectors are equal by name, whatever they carry.
  func test_equalityIsByName() async {
    await withTrace { _ in
      XCTAssertEqual(Selector("tick"), Selector("tick", Model.tick))
      XCTAssertNotEqual(Selector("tick"), Selector("tock", Model.tick))
      XCTAssertEqual(Set<Selector>(["a:", Selector("a:", calling: { (_: Model, _: Int) in })]).count, 1)
      XCTAssertEqual("\(Selector("note", Model.note(_:)))", "note:")
    }
  }

  /// A selector calls the override of the object's class, and converts notifications.
  func test_methodsAreCalled() async {
    await withTrace { _ in
      let (model, special) = (Model(), Special())
      let tick = Selector("tick", Model.tick)
      XCTAssertEqual(tick.perform(on: model, []) as? Int, 1)
      XCTAssertEqual(tick.perform(on: special, [3]) as? Int, 2)
      let note = Selector("note:", Model.note(_:))
      XCTAssertEqual(note.perform(on: model, [Notification(name: .init("N"))]) as? String, "N")
      let add = Selector("add:to:", Model.add(_:to:))
      XCTAssertEqual(add.perform(on: model, [1, 2]) as? Int, 3)
      XCTAssertEqual(add.perform(on: model, [1]) as? Int, 11)
      Selector("setTitle:", calling: { (target: Model, a) in target.title = a }).perform(on: model, ["new"])
      XCTAssertEqual(Selector("title", of: model, calling: { $0.title }).perform(on: model, []) as? String, "new")
    }
  }

  /// RESP-21: an object of another class, and an argument of another class, are reported.
  func test_RESP21_whatDoesNotFitIsReported() async {
    await withTrace { trace in
      let add = Selector("add:to:", Model.add(_:to:))
      XCTAssertNil(add.perform(on: NSObject(), [1, 2]))
      trace.expect(
        "! RESP-21 unrecognizedSelector: NSObject can't perform add:to:, which carries no method of its class.")
      XCTAssertNil(add.perform(on: Model(), ["1", 2]))
      XCTAssertNil(add.perform(on: Model(), [1, "2"]))
      XCTAssertNil(add.perform(on: Model(), []))
      trace.expect(
        """
        ! RESP-21 wrongArgument: add:to: of Model was not called: its parameter does not accept String.
        ! RESP-21 wrongArgument: add:to: of Model was not called: its parameter does not accept String.
        ! RESP-21 wrongArgument: add:to: of Model was not called: its parameter does not accept nil.
        """)
      XCTAssertTrue(add.isMethod(of: Special()))
      XCTAssertFalse(add.isMethod(of: NSObject()))
      XCTAssertFalse(Selector("tick").isMethod(of: Model()))
    }
  }

  /// RESP-43: a method that needs an event is called without one, too.
  func test_RESP43_methodsThatNeedAnEvent() async {
    await withTrace { trace in
      let button = UIControl()
      let press = Selector("press:event:") { (target: UIView, sender: UIControl, event: UIEvent) in
        trace.note("pressed \(sender === button) \(event.allTouches?.count ?? 0)")
      }
      button.addTarget(button, action: press, for: .touchDown)
      button.sendActions(for: .touchDown)
      trace.expect("pressed true 0")
    }
  }

  /// A target is not retained, be it a responder or another object, and is not found once it is released.
  func test_unretainedTargets() async {
    await withTrace { _ in
      for make in [{ UIView() }, { Model() }] as [() -> NSObject] {
        var object: NSObject? = make()
        let reference = UnretainedTarget(object!)
        XCTAssertTrue(reference.object === object)
        XCTAssertEqual(UnretainedTarget(object!).id, reference.id)
        object = nil
        XCTAssertNil(reference.object)
      }
    }
  }
}
