import UIKit
import XCTest

final class KeyValueObservingTests: XCTestCase {
  private class Model: NSObject {
    var title: String? { didSet { KeyValueObserving.changed(self, "title", from: oldValue) } }
    var byHand = 1
  }

  private final class Special: Model {}

  func test_observersAreToldOfChanges() {
    let model = Special()
    var changes: [String] = []
    var observation: NSKeyValueObservation? = model.observe(\.title, named: "title", options: [.old, .new]) {
      object, change in
      XCTAssertTrue(object === model)
      changes.append("\(change.oldValue.flatMap { $0 } ?? "nil") \(change.newValue.flatMap { $0 } ?? "nil")")
    }
    var calls = 0
    let plain = model.observe(\.title, named: "title", options: .initial) { _, change in
      XCTAssertTrue(change.newValue == nil)
      calls += 1
    }
    model.title = "A"
    model.title = "B"
    Special().title = "other"
    XCTAssertEqual(changes, ["nil A", "A B"])
    XCTAssertEqual(calls, 3)
    withExtendedLifetime(observation) {}
    observation = nil
    plain.invalidate()
    model.title = "C"
    XCTAssertEqual(changes.count, 2)
    XCTAssertEqual(calls, 3)
  }

  func test_changesByHand() {
    let model = Model()
    var old: Int?
    let observation = model.observe(\.byHand, named: "byHand", options: .old) { _, change in old = change.oldValue }
    model.willChangeValue(forKey: "byHand")
    model.byHand = 2
    model.didChangeValue(forKey: "byHand")
    XCTAssertEqual(old, 1)
    withExtendedLifetime(observation) {}
  }

  /// An observation retains no object, and may outlive it.
  func test_objectsAreNotRetained() async {
    await MainActor.run {
      weak var released: UIView?
      var observation: NSKeyValueObservation?
      autoreleasepool {
        let view = UIView()
        released = view
        observation = view.observe(\.tag, named: "tag") { _, _ in }
      }
      XCTAssertNil(released)
      observation?.invalidate()
    }
  }
}
