import UIKit
import XCTest

/// Observers, timers and delayed calls with selectors.
final class SelectorCallTests: XCTestCase {
  private static let name = Notification.Name("SelectorCallTests")

  private class Observer: NSObject {
    var notes: [String] = []
    func changed(_ note: Notification) { notes.append("\(note.name.rawValue) \(note.object as? String ?? "-")") }
    func plain() { notes.append("plain") }
    func fired(_ timer: Timer) { notes.append("fired \(timer.userInfo as? Int ?? 0)") }
    func twice(_ number: NSNumber) -> NSNumber { NSNumber(value: number.intValue * 2) }
    static let changed = Selector("changed:", calling: { (target: Observer, a) in target.changed(a) })
    static let plain = Selector("plain", calling: { (target: Observer) in target.plain() })
    static let fired = Selector("fired:", calling: { (target: Observer, a) in target.fired(a) })
  }

  func test_observersAreCalledUntilTheyAreRemoved() {
    let (center, observer, sender) = (NotificationCenter(), Observer(), NSObject())
    center.addObserver(observer, selector: Observer.changed, name: Self.name, object: nil)
    center.addObserver(observer, selector: Observer.plain, name: Self.name, object: sender)
    center.post(name: Self.name, object: "A")
    XCTAssertEqual(observer.notes, ["SelectorCallTests A"])
    center.removeObserver(observer, name: Self.name, object: nil)
    center.post(name: Self.name, object: "A")
    XCTAssertEqual(observer.notes.count, 1)
    center.addObserver(observer, selector: Observer.plain, name: nil, object: nil)
    center.post(name: .init("other"), object: nil)
    XCTAssertEqual(observer.notes.last, "plain")
    center.removeObserver(observer)
    center.post(name: .init("other"), object: nil)
    XCTAssertEqual(observer.notes.count, 2)
  }

  /// An observer is not retained; a block's token is still removed by `removeObserver(_:)`.
  func test_observersAreNotRetained() {
    let center = NotificationCenter()
    nonisolated(unsafe) var blocks = 0
    weak var released: Observer?
    do {
      let observer = Observer()
      released = observer
      center.addObserver(observer, selector: Observer.changed, name: Self.name, object: nil)
    }
    let token = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in blocks += 1 }
    XCTAssertNil(released)
    center.post(name: Self.name, object: nil)
    center.removeObserver(token)
    center.post(name: Self.name, object: nil)
    XCTAssertEqual(blocks, 1)
  }

  /// A method of no actor is called on the thread that posts.
  func test_observersOfOtherThreads() {
    for _ in 1...200 {
      let (center, observer) = (NotificationCenter(), Observer())
      center.addObserver(observer, selector: Observer.changed, name: Self.name, object: nil)
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        center.post(name: Self.name, object: "C")
        done.signal()
      }
      done.wait()
      XCTAssertEqual(observer.notes, ["SelectorCallTests C"])
    }
  }

  func test_timersCallTheirTargets() {
    let observer = Observer()
    let timer = SelectorTimer(timeInterval: 100, target: observer, selector: Observer.fired, userInfo: 4, repeats: true)
    timer.fire()
    timer.invalidate()
    XCTAssertEqual(observer.notes, ["fired 4"])
    Timer.scheduledTimer(timeInterval: 0, target: observer, selector: Observer.plain, userInfo: nil, repeats: false)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    XCTAssertEqual(observer.notes, ["fired 4", "plain"])
  }

  func test_delayedCallsCanBeCancelled() {
    let observer = Observer()
    observer.perform(Observer.plain, with: nil, afterDelay: 0)
    observer.perform(Observer.fired, with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: observer, selector: Observer.fired, object: nil)
    XCTAssertEqual(observer.notes, [])
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    XCTAssertEqual(observer.notes, ["plain"])
    observer.perform(Observer.plain, with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: observer)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    XCTAssertEqual(observer.notes, ["plain"])
  }

  func test_directCalls() {
    let observer = Observer()
    XCTAssertTrue(observer.responds(to: Observer.plain))
    XCTAssertFalse(observer.responds(to: NSSelectorFromString("plain")))
    XCTAssertFalse(NSObject().responds(to: Observer.plain))
    observer.perform(Observer.plain)
    XCTAssertEqual(observer.notes, ["plain"])
    let twice = Selector("twice:", calling: { (target: Observer, a) in target.twice(a) })
    XCTAssertEqual(
      observer.perform(twice, with: NSNumber(value: 4))?.takeUnretainedValue() as? NSNumber, NSNumber(value: 8))
    XCTAssertEqual(NSStringFromSelector(twice), "twice:")
  }
}

final class OptionalRequirementTests: XCTestCase {
  private class Base {
    func size() -> Int {
      OptionalRequirement.isMissing()
      return 0
    }
    func view() -> String? {
      OptionalRequirement.isMissing()
      return nil
    }
    var sizeIfImplemented: Int? { OptionalRequirement.call { size() } }
    var viewIfImplemented: String? { OptionalRequirement.callOptional { view() } }
  }

  private final class Full: Base {
    override func size() -> Int { Base().sizeIfImplemented ?? 3 }
    override func view() -> String? { nil }
  }

  private final class Listing: NSObject, InterfaceConnecting {
    @MainActor class var interfaceConnections: InterfaceConnections {
      InterfaceConnections(Listing.self) { $0.methods("did:at:") }
    }
    func did(_ number: Int, at place: Int) -> Int { number + place }
  }

  /// A requirement that is asked for as a value is there if the object's class lists it, or lists nothing.
  @MainActor func test_RESP24_requirementsAsValues() async {
    let listing: Listing? = Listing()
    let did = OptionalRequirement.implementing(listing, "did:at:")?.did(_:at:)
    XCTAssertEqual(did?(1, 2), 3)
    XCTAssertNil(OptionalRequirement.implementing(listing, "end:")?.did(_:at:))
    XCTAssertNotNil(OptionalRequirement.implementing(NSObject(), "end:"))
    XCTAssertNil(OptionalRequirement.implementing(NSObject?.none, "did:at:"))
  }

  func test_missingRequirementsAnswerNil() {
    XCTAssertNil(Base().sizeIfImplemented)
    XCTAssertNil(Base().viewIfImplemented)
    XCTAssertEqual(Full().sizeIfImplemented, 3)
    XCTAssertNil(Full().viewIfImplemented)
    XCTAssertEqual(Full().size(), 3)
  }
}
