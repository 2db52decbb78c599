import UIKit
import XCTest

/// `for await` over notifications.
final class NotificationSequenceTests: XCTestCase {
  private final class Sender: Sendable {}

  func test_notificationsArriveInOrder() async {
    let (center, name, sender) = (NotificationCenter(), Notification.Name("N"), Sender())
    var iterator = center.notifications(named: name, object: sender).makeAsyncIterator()
    center.post(name: name, object: sender, userInfo: ["number": 1])
    center.post(name: name, object: Sender(), userInfo: ["number": 2])
    center.post(name: Notification.Name("other"), object: sender)
    center.post(name: name, object: sender, userInfo: ["number": 3])
    let first = await iterator.next()
    let second = await iterator.next(isolation: nil)
    XCTAssertEqual([first, second].map { $0?.userInfo?["number"] as? Int }, [1, 3])
  }

  func test_aCancelledTaskEnds() async {
    let center = NotificationCenter()
    let task = Task {
      var count = 0
      for await _ in center.notifications(named: Notification.Name("N")).map({ $0.name }) { count += 1 }
      return count
    }
    task.cancel()
    let count = await task.value
    XCTAssertEqual(count, 0)
  }
}
