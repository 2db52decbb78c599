import Foundation
import XCTest

@testable import ControllerTree
@testable import UIKit

final class PlaceholderPlacesTests: XCTestCase {
  /// What is shown in each section: elements, and placeholders as negative numbers.
  private func shown(_ model: ListModel, _ places: PlaceholderPlaces) -> [[Int]] {
    model.sections.enumerated().map { section, content in
      var shown: [Int] = []
      for place in 0...content.items.count {
        for entry in places.entries where entry.place == IndexPath(item: place, section: section) {
          shown.append(-entry.number)
        }
        if place < content.items.count { shown.append(content.items[place]) }
      }
      return shown
    }
  }

  private func randomPlaces(in model: ListModel, _ random: inout SeededGenerator, first: Int = 1) -> PlaceholderPlaces {
    var places = PlaceholderPlaces()
    for number in first..<(first + 4) {
      guard let section = model.sections.indices.randomElement(using: &random) else { break }
      let item = Int.random(in: 0...model.sections[section].items.count, using: &random)
      places.insert(number, at: IndexPath(item: item, section: section))
    }
    return places
  }

  /// LIST-37: elements and placeholders are where plain arrays have them.
  func test_LIST37_randomTranslation() {
    for seed in 0..<500 {
      var random = SeededGenerator(seed: UInt64(seed))
      let model = ListModel.random(&random)
      let places = randomPlaces(in: model, &random)
      let shown = shown(model, places)
      XCTAssertEqual(places.presented(model.counts), shown.map(\.count), "seed \(seed)")
      for (section, numbers) in shown.enumerated() {
        for (item, number) in numbers.enumerated() {
          let path = IndexPath(item: item, section: section)
          if number < 0 {
            XCTAssertEqual(places.element(at: path), .placeholder(-number), "seed \(seed)")
            XCTAssertEqual(places.presented(placeholder: -number), path, "seed \(seed)")
          } else if let place = model.places[number] {
            XCTAssertEqual(places.element(at: path), .element(place), "seed \(seed)")
            XCTAssertEqual(places.presented(place), path, "seed \(seed)")
          }
        }
      }
    }
  }

  /// LIST-36: after a random batch, placeholders are still in the same order among the elements that the batch does not name, and the batch
  /// with presented paths leads every element and placeholder to its place.
  func test_LIST36_randomBatches() throws {
    var count = 0
    for seed in 0..<1500 {
      var random = SeededGenerator(seed: UInt64(seed))
      let before = ListModel.random(&random)
      let (after, changes) = before.changed(&random)
      let update = try ListUpdate(changes, from: before.counts, to: after.counts, words: .collection)
      let old = randomPlaces(in: before, &random)
      let new = old.moved(by: update)
      let presented = try XCTUnwrap(PlaceholderPlaces.presented(update, from: old, to: new), "seed \(seed)")
      for (item, path) in before.places {
        let target = after.places[item].map { new.presented($0) }
        XCTAssertEqual(presented.newPath(of: old.presented(path)), target, "seed \(seed), element \(item)")
      }
      for entry in old.entries {
        guard let path = old.presented(placeholder: entry.number) else { continue }
        count += 1
        XCTAssertEqual(presented.newPath(of: path), new.presented(placeholder: entry.number), "seed \(seed)")
      }
    }
    XCTAssertGreaterThan(count, 1000)
  }
}
