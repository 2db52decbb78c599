import UIKit
import XCTest

final class ScannerObjectsTests: XCTestCase {
  /// Code that scans into a variable for an object, as was usual before Swift 5.
  func test_scanningIntoObjects() {
    let scanner = Scanner(string: "#ff, b;")
    scanner.charactersToBeSkipped = nil
    var text: NSString? = "unchanged"
    XCTAssertFalse(scanner.scanString("ff", into: &text))
    XCTAssertFalse(scanner.scanUpTo("#", into: &text))
    XCTAssertEqual(text, "unchanged")
    XCTAssertTrue(scanner.scanString("#", into: &text))
    XCTAssertEqual(text, "#")
    XCTAssertTrue(scanner.scanCharacters(from: .alphanumerics, into: &text))
    XCTAssertEqual(text, "ff")
    XCTAssertTrue(scanner.scanUpTo("b", into: &text))
    XCTAssertEqual(text, ", ")
    XCTAssertTrue(scanner.scanUpToCharacters(from: CharacterSet(charactersIn: ";"), into: &text))
    XCTAssertEqual(text, "b")
  }
}
