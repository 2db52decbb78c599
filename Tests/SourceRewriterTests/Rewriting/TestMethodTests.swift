import SourceRewriter
import XCTest

/// Test methods on the main actor.
final class TestMethodTests: XCTestCase {
  func test_classesOnTheMainActor() {
    assertRewritten(
      """
      import UIKit
      @MainActor final class ATests: XCTestCase {
        var view: UIView!
        override func setUp() { super.setUp(); view = UIView() }
        override class func tearDown() {}
        func testA() {
          XCTAssertNil(view.window)
        }
        func testB() throws -> Void { try run() }
        func testC() async {}
        nonisolated func testD() {}
        private func testE() {}
        func testF(_ count: Int) {}
        func run() throws {}
      }
      """,
      """
      import UIKit
      @MainActor final class ATests: XCTestCase {
      var view: UIView!
      nonisolated override func setUp() { MainActor.assumeIsolated { () -> Void in super.setUp(); view = UIView() }}
      nonisolated override class func tearDown() { MainActor.assumeIsolated { () -> Void in }}
      nonisolated func testA() { MainActor.assumeIsolated { () -> Void in
      XCTAssertNil(view.window)
      }}
      nonisolated func testB() throws -> Void { try MainActor.assumeIsolated { () throws -> Void in try run() }}
      func testC() async {}
      nonisolated func testD() {}
      private func testE() {}
      func testF(_ count: Int) {}
      func run() throws {}
      }
      """)
  }

  /// Subclasses and extensions are on the main actor, too.
  func test_subclassesAndExtensions() {
    assertRewritten(
      """
      import UIKit
      @MainActor class Base: XCTestCase {}
      final class ATests: Base {}
      extension ATests { func testA() { run() } }
      @MainActor class Other: Spec { func testA() {} }
      class Plain: XCTestCase { func testA() {} }
      """,
      """
      import UIKit
      @MainActor class Base: XCTestCase {}
      final class ATests: Base {}
      extension ATests { nonisolated func testA() { MainActor.assumeIsolated { () -> Void in run() }} }
      @MainActor class Other: Spec { func testA() {} }
      class Plain: XCTestCase { func testA() {} }
      """)
  }

  /// One method with the attribute becomes asynchronous unless it waits.
  func test_singleMethods() {
    assertRewritten(
      """
      import UIKit
      class ATests: XCTestCase {
        @MainActor func testA() throws { show() }
        @MainActor func testB() { show(); waitForExpectations(timeout: 1) }
        func testC() {}
      }
      """,
      """
      import UIKit
      class ATests: XCTestCase {
      @MainActor func testA() async throws { show() }
      func testB() { MainActor.assumeIsolated { () -> Void in show(); waitForExpectations(timeout: 1) }}
      func testC() {}
      }
      """)
  }
}
