import XCTest

@testable import ConstraintSolver

final class IndexQueueTests: XCTestCase {
  /// The highest priority comes first, then the smallest index, whatever was inserted and removed before.
  func testOrder() {
    var random = Random(seed: 4)
    for _ in 0..<200 {
      var queue = IndexQueue()
      var expected: [(index: Int32, priority: Float)] = []
      for _ in 0..<random.number(in: 0...60) {
        if random.number(in: 0...3) > 0 {
          let (index, priority) = (Int32(random.number(in: 0...1000)), Float(random.number(in: 0...4)) * 0.5)
          queue.insert(index, priority: priority)
          expected.append((index, priority))
          expected.sort { ($1.priority, $0.index) < ($0.priority, $1.index) }
        } else if random.number(in: 0...1) == 0 {
          let first = queue.popFirst()
          XCTAssertEqual(first?.index, expected.first?.index)
          XCTAssertEqual(first?.priority, expected.first?.priority)
          if !expected.isEmpty { expected.removeFirst() }
        } else {
          let smallest = queue.popSmallestIndex()
          XCTAssertEqual(smallest?.index, expected.map(\.index).min())
          if smallest == nil { continue }
          expected.remove(at: expected.firstIndex { $0 == (smallest?.index ?? -1, smallest?.priority ?? -1) } ?? 0)
        }
        XCTAssertEqual(queue.isEmpty, expected.isEmpty)
      }
      for (index, priority) in expected {
        let next = queue.popFirst()
        XCTAssertEqual(next?.index, index)
        XCTAssertEqual(next?.priority, priority)
      }
      XCTAssertNil(queue.popFirst())
      XCTAssertNil(queue.popSmallestIndex())
    }
  }
}
