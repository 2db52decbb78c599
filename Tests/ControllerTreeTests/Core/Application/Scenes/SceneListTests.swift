import XCTest

@testable import ControllerTree

final class SceneListTests: XCTestCase {
  /// LAUNCH-13: the connected scenes are those that are alive; the usual search for the key window finds it in them.
  func test_LAUNCH13_connectedScenes() async {
    await withStage { trace in
      let application = UIApplication.shared
      XCTAssertEqual(application.connectedScenes, [])
      let first = UIWindowScene()
      var second: UIWindowScene? = UIWindowScene()
      XCTAssertEqual(application.connectedScenes.count, 2)
      let window = trace.window()
      window.windowScene = first
      window.makeKeyAndVisible()
      let found = application.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
        .first { $0.isKeyWindow }
      XCTAssertTrue(found === window)
      second = nil
      XCTAssertNil(second)
      XCTAssertEqual(application.connectedScenes, [first])
    }
  }
}
