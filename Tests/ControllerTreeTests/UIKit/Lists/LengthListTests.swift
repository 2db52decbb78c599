import Foundation
import XCTest

@testable import ControllerTree
@testable import UIKit

final class LengthListTests: XCTestCase {
  /// LIST-14: offsets and indexes are those of a plain array of lengths, whatever was noted.
  func test_LIST14_randomLengths() {
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(seed))
      let count = Int.random(in: 0...400, using: &random)
      var list = LengthList(count: count, usual: 10)
      var model = Array(repeating: CGFloat(10), count: count)
      for _ in 0..<60 where count > 0 {
        let (index, length) = (
          Int.random(in: 0..<count, using: &random), CGFloat(Int.random(in: 0...50, using: &random))
        )
        if Bool.random(using: &random) || !list.isNoted(index) {
          list.note(length, at: index)
          model[index] = length
        } else {
          list.estimate(length, at: index)
        }
      }
      var offset: CGFloat = 0
      for (index, length) in model.enumerated() {
        XCTAssertEqual(list.offset(of: index), offset, "seed \(seed)")
        XCTAssertEqual(list.length(of: index), length, "seed \(seed)")
        if length > 0 {
          XCTAssertEqual(list.index(after: offset), index, "seed \(seed)")
          XCTAssertEqual(list.index(after: offset + length - 0.5), index, "seed \(seed)")
        }
        offset += length
      }
      XCTAssertEqual(list.total, offset)
      XCTAssertEqual(list.index(after: offset), count)
    }
  }

  /// LIST-13: impossible lengths count as 0, and places that do not exist change nothing.
  func test_LIST13_impossibleLengths() {
    var list = LengthList(count: 3, usual: .nan)
    XCTAssertEqual(list.total, 0)
    list.note(-5, at: 0)
    list.note(.infinity, at: 1)
    list.note(7, at: 3)
    list.note(7, at: -1)
    XCTAssertEqual(list.total, 0)
    XCTAssertEqual(list.notedIndexes, [0, 1])
    list.estimate(9, at: 0)
    list.estimate(9, at: 2)
    XCTAssertEqual(list.total, 9)
    XCTAssertEqual(LengthList(count: -4, usual: 5).total, 0)
  }
}
