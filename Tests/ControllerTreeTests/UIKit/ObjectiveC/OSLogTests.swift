import XCTest

@testable import UIKit

final class OSLogTests: XCTestCase {
  func test_formats() {
    XCTAssertEqual(LogFormat.text("%{public}@ of %d, %.2f %%, %lu", ["a" as Any?, 3, 1.5]), "a of 3, 1.5 %, (null)")
    XCTAssertEqual(LogFormat.text("100 %", []), "100 (null)")
    XCTAssertEqual(LogFormat.text("%@", [nil]), "(null)")
  }

  func test_typesThatAreWritten() {
    let log = OSLog(subsystem: "app", category: "net")
    XCTAssertEqual(
      [OSLogType.default, .info, .debug, .error, .fault].map(log.isEnabled), [true, false, false, true, true])
    XCTAssertFalse(OSLog.disabled.isEnabled(type: .fault))
    os_log("not written: %@", log: .disabled, type: .error, "a")
    os_log(.debug, log: log, "not written")
    let logger = Logger(subsystem: "app", category: "net")
    logger.debug("not written \(1, privacy: .public)")
    let message: OSLogMessage = "a \(2, privacy: .private) b"
    XCTAssertEqual(message.text, "a 2 b")
  }
}
