import Foundation
import XCTest

/// The pages that the demo writes.
final class HTMLTests: XCTestCase {
  /// `--html` writes the chosen scenarios into one file, and says so.
  func test_demo_htmlWritesAPage() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try DemoRun(["--html", file.path, "everyday", "misuse"])
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssertEqual(run.output, "\(file.path): 2 scenarios\n")
    let page = try String(contentsOf: file, encoding: .utf8)
    for text in ["A link to an order arrives", "Invoice", "\"name\":\"misuse\"", "containmentCycle", "</html>"] {
      XCTAssertTrue(page.contains(text), text)
    }
  }

  /// A missing path, and options that do not go together, are usage errors.
  func test_demo_htmlNeedsAPath() throws {
    for arguments in [["--html"], ["--html", "x.html", "--step"], ["--html", "x.html", "storyboard", "x.storyboard"]] {
      let run = try DemoRun(arguments)
      XCTAssertEqual(run.status, 64)
      XCTAssertTrue(run.errors.contains("--html"), run.errors)
    }
    let unwritable = try DemoRun(["--html", "/no/such/folder/page.html", "everyday"])
    XCTAssertEqual(unwritable.status, 1)
  }
}
