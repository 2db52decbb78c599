import UIKit
import XCTest

final class UIOffsetTests: XCTestCase {
  func test_valuesAndCoding() throws {
    XCTAssertEqual(UIOffset(), .zero)
    let offset = UIOffset(horizontal: 1, vertical: -2)
    XCTAssertNotEqual(offset, .zero)
    let data = try JSONEncoder().encode(offset)
    XCTAssertEqual(try JSONDecoder().decode([String: Double].self, from: data), ["horizontal": 1, "vertical": -2])
    XCTAssertEqual(try JSONDecoder().decode(UIOffset.self, from: data), offset)
  }
}
