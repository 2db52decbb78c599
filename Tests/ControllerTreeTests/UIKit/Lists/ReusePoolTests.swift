import Foundation
import XCTest

@testable import ControllerTree
@testable import UIKit

final class ReusePoolTests: XCTestCase {
  /// LIST-05: the last view that was put aside is taken first; a new registration forgets those of the former one.
  func test_LIST05_viewsWaitByIdentifier() async throws {
    try await withStage { _ in
      let pool = ReusePool<String, UIView>()
      let (one, two) = (UIView(), UIView())
      pool.put(one, for: "a")
      pool.put(two, for: "a")
      XCTAssertNil(pool.take("b"))
      XCTAssertTrue(pool.take("a") === two)
      pool.put(two, for: "b")
      XCTAssertEqual(pool.count, 2)
      pool.register(.type(UILabel.self), for: "a")
      XCTAssertNil(pool.take("a"))
      XCTAssertTrue(pool.isRegistered("a"))
      let made = try pool.make("a") { ($0 as? UIView.Type)?.init(coder: NSCoder()) }
      XCTAssertTrue(made is UILabel)
      pool.register(nil, for: "a")
      XCTAssertThrowsError(try pool.make("a") { _ in nil }) { XCTAssertEqual($0 as? ReuseError, .notRegistered) }
      pool.register(.type(NSObject.self), for: "a")
      XCTAssertThrowsError(try pool.make("a") { _ in nil }) {
        XCTAssertEqual($0 as? ReuseError, .wrongClass("NSObject"))
      }
      pool.removeAll()
      XCTAssertEqual(pool.count, 0)
    }
  }
}
