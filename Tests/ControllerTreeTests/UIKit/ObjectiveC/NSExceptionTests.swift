import XCTest

@testable import UIKit

final class NSExceptionTests: XCTestCase {
  func test_whatAnExceptionKnows() {
    let exception = NSException(
      name: .invalidArgumentException, reason: "No rows", userInfo: ["table": 3])
    XCTAssertEqual(exception.name, NSExceptionName(rawValue: "NSInvalidArgumentException"))
    XCTAssertEqual(exception.reason, "No rows")
    XCTAssertEqual(exception.userInfo?["table"] as? Int, 3)
    XCTAssertTrue(exception.copy() as AnyObject === exception)
    XCTAssertFalse(exception.callStackSymbols.isEmpty)
    XCTAssertFalse(exception.callStackReturnAddresses.isEmpty)
    XCTAssertEqual(
      exception.lastWords,
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'No rows'")
    let plain = NSException(name: .genericException, reason: nil)
    XCTAssertEqual([exception.description, plain.description], ["No rows", "NSGenericException"])
    XCTAssertTrue(plain.lastWords.hasSuffix("reason: '(null)'"))
  }

  func test_names() {
    let names: [NSExceptionName] = [
      .genericException, .rangeException, .invalidArgumentException, .internalInconsistencyException, .mallocException,
      .objectInaccessibleException, .objectNotAvailableException, .undefinedKeyException,
    ]
    XCTAssertEqual(
      names.map(\.rawValue),
      [
        "NSGenericException", "NSRangeException", "NSInvalidArgumentException", "NSInternalInconsistencyException",
        "NSMallocException", "NSObjectInaccessibleException", "NSObjectNotAvailableException", "NSUnknownKeyException",
      ])
  }
}
