import Foundation
import XCTest

@testable import ControllerTree

final class ControllerTreePageTests: XCTestCase {
  /// The timeline of the first page is what the library prints.
  func test_documentation_controllerTree() async throws {
    try await withArticle("ControllerTree") { article in
      article.onStage { print in
        // example: window
        let root = UIViewController()
        root.title = "Root"
        let window = UIWindow()
        window.rootViewController = root

        let recorder = EventRecorder()
        recorder.record { window.makeKeyAndVisible() }
        print(recorder.text)
        // end
        article.keep(window)
        article.expectPrinted("window")
      }
    }
  }
}
