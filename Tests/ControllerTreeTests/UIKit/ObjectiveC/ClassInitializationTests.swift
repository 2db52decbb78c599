import UIKit
import XCTest

@testable import ControllerTree

final class ClassInitializationTests: XCTestCase {
  /// A class whose proxy is set when its first object is made, as kits of keyboards do.
  private final class ToolItem: UIBarButtonItem {
    static var runs = 0
    private static var prepared: Void { ClassInitialization.run { prepare() } }

    override init() {
      _ = ToolItem.prepared
      super.init()
    }
    required init?(coder: NSCoder) { nil }

    private static func prepare() {
      runs += 1
      appearance().setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 0), for: .default)
    }
  }

  @MainActor func test_theProxyOfAClassCanBeSetWhileItsFirstObjectIsMade_PROXY_05() async {
    let item = ToolItem()
    XCTAssertEqual(item.titlePositionAdjustment(for: .default), .zero)
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    XCTAssertEqual(item.titlePositionAdjustment(for: .default), UIOffset(horizontal: 3, vertical: 0))
    XCTAssertEqual(ToolItem.runs, 1)
  }

  func test_eachPlaceRunsOnceAndOtherThreadsWait() {
    let counts = Locked([0, 0])
    @Sendable func first() {
      ClassInitialization.run {
        // Threads that did not wait would count before this one.
        Thread.sleep(forTimeInterval: 0.02)
        counts.withValue { $0[0] += 1 }
      }
    }
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      first()
      XCTAssertEqual(counts.withValue { $0[0] }, 1)
    }
    for _ in 0..<2 { ClassInitialization.run { counts.withValue { $0[1] += 1 } } }
    XCTAssertEqual(counts.withValue { $0 }, [1, 1])
  }
}
