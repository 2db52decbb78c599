import Foundation
import StoryboardDocument
import XCTest

/// The deepest files that are read.
final class DepthTests: XCTestCase {
  /// STORY-04: at the bound of depth all that can be done with a document needs little stack, and JSON keeps it.
  func test_STORY04_deepestDocuments() throws {
    func nested(_ start: String, _ end: String, _ depth: Int) -> String {
      String(repeating: start, count: depth) + String(repeating: end, count: depth)
    }
    let texts = [
      Sample.view(nested("<view key=\"contentView\">", "</view>", 194)),
      Sample.view(nested("<subviews><view>", "</view></subviews>", 97)),
      Sample.view(nested("<state key=\"normal\">", "</state>", 194)),
      Sample.view(nested("<z>", "</z>", 194)),
      Sample.view(
        "<connections>" + nested("<segue kind=\"show\" destination=\"c\">", "</segue>", 193) + "</connections>"),
      Sample.inController(nested("<navigationItem><view key=\"titleView\">", "</view></navigationItem>", 97)),
    ]
    for (number, text) in texts.enumerated() {
      let document = try Sample.read(text)
      onThread(stackSize: 512 << 10) {
        let again = try? Sample.read(text)
        XCTAssertEqual(again, document)
        XCTAssertEqual(again.hashValue, Optional(document).hashValue)
        XCTAssertEqual(document.problems.filter { $0.severity == .error }, [], "file \(number)")
      }
      // Foundation's coders call themselves for each level.
      onThread(stackSize: 2 << 20) {
        do {
          let data = try JSONEncoder().encode(document)
          XCTAssertEqual(try JSONDecoder().decode(StoryboardDocument.self, from: data), document)
        } catch {
          XCTFail("file \(number): \(error)")
        }
      }
    }
  }

  private func onThread(stackSize: Int, _ body: @escaping @Sendable () -> Void) {
    let ended = expectation(description: "the thread has ended")
    let thread = Thread {
      body()
      ended.fulfill()
    }
    thread.stackSize = stackSize
    thread.start()
    wait(for: [ended], timeout: 60)
  }
}
