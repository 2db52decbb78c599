import UIKit
import XCTest

final class ObjectValueTests: XCTestCase {
  private final class Doubling: NumberFormatter, RangedObjectValueReader, @unchecked Sendable {
    struct Refused: Error {}
    func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
      if string == "no" { throw Refused() }
      if string == "half" { rangep?.pointee.length = 2 }
      obj?.pointee = NSNumber(value: 2 * (Int(string) ?? 0))
    }
  }

  private final class Upper: Formatter, ObjectValueReader {
    override func string(for obj: Any?) -> String? { obj as? String }
    func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      if string.isEmpty { return stockObjectValue(obj, for: string, errorDescription: error) }
      obj?.pointee = NSString(string: string.uppercased())
      return true
    }
  }

  /// RESP-50: a formatter's own method reads the value, whatever the type that the caller knows.
  func test_RESP50_ownMethods() {
    var value: AnyObject?
    var problem: NSString?
    let upper: Formatter = Upper()
    XCTAssertTrue(upper.getObjectValue(&value, for: "a", errorDescription: &problem))
    XCTAssertEqual(value as? NSString, "A")
    XCTAssertFalse(upper.getObjectValue(&value, for: "", errorDescription: &problem))
    XCTAssertEqual(problem, "Formatting error.")
    let doubling: Formatter = Doubling()
    XCTAssertTrue(doubling.getObjectValue(&value, for: "21", errorDescription: nil))
    XCTAssertEqual((value as? NSNumber)?.intValue, 42)
    XCTAssertFalse(doubling.getObjectValue(&value, for: "no", errorDescription: &problem))
    XCTAssertFalse(doubling.getObjectValue(&value, for: "half", errorDescription: nil))
    var range = NSRange(location: 0, length: 1)
    XCTAssertNoThrow(try (doubling as? NumberFormatter)?.getObjectValue(nil, for: "1", range: &range))
  }

  /// RESP-50: numbers and dates are read by Foundation's classes, also from a part of a text.
  func test_RESP50_foundationsFormatters() throws {
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { memory.deallocate() }
    let pointer = AutoreleasingUnsafeMutablePointer<AnyObject?>(memory)
    XCTAssertTrue(numbers.getObjectValue(pointer, for: "12", errorDescription: nil))
    XCTAssertEqual(pointer.pointee as? Int, 12)
    var range = NSRange(location: 1, length: 9)
    try numbers.getObjectValue(pointer, for: "a34", range: &range)
    XCTAssertEqual(pointer.pointee as? Int, 34)
    XCTAssertEqual(range, NSRange(location: 1, length: 2))
    XCTAssertThrowsError(try numbers.getObjectValue(pointer, for: "b", range: nil))
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US_POSIX")
    dates.timeZone = TimeZone(secondsFromGMT: 0)
    dates.dateFormat = "yyyy"
    try dates.getObjectValue(pointer, for: "1970", range: nil)
    XCTAssertEqual(pointer.pointee as? Date, Date(timeIntervalSince1970: 0))
    XCTAssertNil(AutoreleasingUnsafeMutablePointer<AnyObject?>(Optional<UnsafeMutablePointer<Int>>.none))
  }
}
