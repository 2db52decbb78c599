import Foundation
import XCTest

@testable import ControllerTree
@testable import UIKit

final class RandomListUpdateTests: XCTestCase {
  /// LIST-01, LIST-02: random batches lead every section and every element to the place that it has in plain arrays, and back.
  func test_LIST01_randomBatches() throws {
    for seed in 0..<3000 {
      var random = SeededGenerator(seed: UInt64(seed))
      let before = ListModel.random(&random)
      let (after, changes) = before.changed(&random)
      let update = try ListUpdate(changes, from: before.counts, to: after.counts, words: .table)
      let (places, sections) = (after.places, after.sectionPlaces)
      for (item, path) in before.places {
        XCTAssertEqual(update.newPath(of: path), places[item], "seed \(seed), item \(item), \(changes)")
        if let target = places[item] { XCTAssertEqual(update.oldPath(of: target), path, "seed \(seed)") }
      }
      for (item, path) in places where item >= 1000 { XCTAssertNil(update.oldPath(of: path), "seed \(seed)") }
      for (place, section) in before.sections.enumerated() {
        XCTAssertEqual(update.newSection(of: place), sections[section.id], "seed \(seed), \(changes)")
      }
    }
  }

  /// LIST-03: a batch that lacks one of its inserts or deletes, or has one more, is refused.
  func test_LIST03_randomBatchesThatDoNotFit() {
    var count = 0
    for seed in 0..<1000 {
      var random = SeededGenerator(seed: UInt64(seed))
      let before = ListModel.random(&random)
      var (after, changes) = before.changed(&random)
      guard let place = after.sections.indices.randomElement(using: &random),
        let former = changes.indices.randomElement(using: &random)
      else { continue }
      switch changes[former] {
      case .insert, .delete: changes.remove(at: former)
      default:
        let isNew = changes.contains(.insertSection(place))
        guard !isNew else { continue }
        after.sections[place].items.append(5000)
      }
      count += 1
      XCTAssertThrowsError(
        try ListUpdate(changes, from: before.counts, to: after.counts, words: .table), "seed \(seed), \(changes)")
    }
    XCTAssertGreaterThan(count, 300)
  }
}
