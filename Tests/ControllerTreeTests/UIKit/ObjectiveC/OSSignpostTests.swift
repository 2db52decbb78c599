import XCTest

@testable import UIKit

/// The signposts of the module os do nothing, and their calls compile.
final class OSSignpostTests: XCTestCase {
  func test_identifiers() {
    let log = OSLog(subsystem: "app", category: .pointsOfInterest)
    XCTAssertFalse(log.signpostsEnabled)
    let (one, two) = (OSSignpostID(log: log), OSSignpostID(log: log))
    XCTAssertLessThan(one, two)
    XCTAssertEqual(OSSignpostID(log: log, object: log), OSSignpostID(log: log, object: log))
    XCTAssertEqual(Set([.exclusive, .invalid, .null, OSSignpostID(rawValue: 0)] as [OSSignpostID]).count, 3)
    XCTAssertEqual([OSSignpostType.event, .begin, .end].map(\.rawValue), [0, 1, 2])
    os_signpost(.begin, log: log, name: "load", signpostID: one)
    os_signpost(.end, log: log, name: "load", signpostID: one, "%d of %@", 1, "a")
    XCTAssertNotEqual(OSLog.Category.dynamicTracing.name, OSLog.Category.dynamicStackTracing.name)
  }

  func test_signposters() throws {
    let signposter = OSSignposter(subsystem: "app", category: "net")
    XCTAssertFalse(signposter.isEnabled)
    XCTAssertFalse(OSSignposter.disabled.isEnabled)
    let state = signposter.beginInterval("load", id: signposter.makeSignpostID(from: self), "a \(1)")
    XCTAssertEqual(state, OSSignpostIntervalState.beginState(id: signposter.makeSignpostID(from: self)))
    XCTAssertEqual(Set([state, state]).count, 1)
    signposter.emitEvent("event", "b")
    signposter.endInterval("load", state, "c \(2)")
    signposter.endInterval("move", OSSignposter().beginAnimationInterval("move"))
    XCTAssertNotEqual(signposter.makeSignpostID(), signposter.makeSignpostID())
    XCTAssertEqual(OSSignposter(logger: Logger()).withIntervalSignpost("count") { 3 }, 3)
    XCTAssertThrowsError(
      try OSSignposter(subsystem: "a", category: .dynamicTracing).withIntervalSignpost("x") {
        throw CancellationError()
      })
  }

  func test_formatsOfValues() {
    func text(_ message: OSLogMessage) -> String { message.text }
    XCTAssertEqual(text("\(255, format: .hex) \(8, format: .octal) \(-7, format: .decimal)"), "ff 10 -7")
    XCTAssertEqual(text("\(255, format: .hex(includePrefix: true, uppercase: true, minDigits: 4))"), "0x00FF")
    XCTAssertEqual(text("\(5, format: .decimal(explicitPositiveSign: true, minDigits: 2))"), "+05")
    XCTAssertEqual(text("\(8, format: .octal(includePrefix: true))"), "0o10")
    XCTAssertEqual(text("\(0.5, format: .fixed(precision: 2)) \(1.5, format: .fixed)"), "0.50 1.500000")
    XCTAssertEqual(
      text("\(1500.0, format: .exponential(precision: 1)) \(2.5, format: .hybrid(precision: 3))"), "1.5e+03 2.5")
    XCTAssertEqual(text("\(true, format: .answer) \(false, format: .answer) \(true, format: .truth)"), "YES NO true")
    XCTAssertEqual(text("[\(3, align: .right(columns: 3))] [\("a", align: .left(columns: 3))]"), "[  3] [a  ]")
    XCTAssertEqual(
      text(
        "\(1, privacy: .private(mask: .hash)) \(2, privacy: .auto(mask: .none)) \(3, privacy: .sensitive(mask: .hash))"),
      "1 2 3")
  }
}
