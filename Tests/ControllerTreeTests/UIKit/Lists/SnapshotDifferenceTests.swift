import XCTest

@testable import ControllerTree
@testable import UIKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
private typealias Content = [(String, [Int])]
private func snapshot(_ content: Content) -> Snapshot {
  var snapshot = Snapshot()
  snapshot.appendSections(content.map(\.0))
  for (section, items) in content { snapshot.appendItems(items, toSection: section) }
  return snapshot
}

private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

private func random(_ generator: inout SeededGenerator) -> Content {
  let sections = ["A", "B", "C", "D", "E"].shuffled(using: &generator).prefix(Int.random(in: 0...5, using: &generator))
  var items = Array(1...12).shuffled(using: &generator)[...]
  return sections.map { section in
    let count = min(Int.random(in: 0...5, using: &generator), items.count)
    defer { items = items.dropFirst(count) }
    return (section, Array(items.prefix(count)))
  }
}

/// The updates by their definition: what is left after deletions and moves keeps its order; insertions and moves go to their places.
private func applied(_ difference: SnapshotDifference, to old: Content, target: Content) -> Content {
  let movedFrom = Set(difference.movedItems.map(\.from)).union(difference.deletedItems)
  var rest: [Int: (String, [Int])] = [:]
  for (section, content) in old.enumerated() where !difference.deletedSections.contains(section) {
    let items = content.1.enumerated().filter { !movedFrom.contains(path(section, $0.offset)) }.map(\.element)
    rest[section] = (content.0, items)
  }
  let sectionTargets = Dictionary(uniqueKeysWithValues: difference.movedSections.map { ($0.to, $0.from) })
  var staying = rest.keys.filter { !sectionTargets.values.contains($0) }.sorted()[...]
  var result: Content = []
  for section in 0..<(rest.count + difference.insertedSections.count) {
    if difference.insertedSections.contains(section) {
      result.append(target[section])
      continue
    }
    guard let source = sectionTargets[section] ?? staying.popFirst(), case (let name, var items)? = rest[source] else {
      continue
    }
    if difference.reloadedSections.contains(source) {
      result.append((name, target[section].1))
      continue
    }
    var arrivals: [Int: Int] = [:]
    for path in difference.insertedItems where path.section == section {
      arrivals[path.item] = target[section].1[path.item]
    }
    for move in difference.movedItems where move.to.section == section {
      arrivals[move.to.item] = old[move.from.section].1[move.from.item]
    }
    for (place, item) in arrivals.sorted(by: { $0.key < $1.key }) { items.insert(item, at: min(place, items.count)) }
    result.append((name, items))
  }
  return result
}

/// The difference of two snapshots as batch updates.
final class SnapshotDifferenceTests: XCTestCase {
  /// LIST-55: an item that goes from the end to the front is one move.
  func test_LIST55_fewestMoves() async {
    await withStage { _ in
      let difference = SnapshotDifference(
        from: snapshot([("A", [1, 2, 3, 4])]), to: snapshot([("A", [4, 1, 2, 3])]))
      XCTAssertEqual(difference.movedItems, [.init(from: path(0, 3), to: path(0, 0))])
      XCTAssertEqual(difference.deletedItems + difference.insertedItems, [])
      XCTAssertTrue(SnapshotDifference(from: snapshot([("A", [1])]), to: snapshot([("A", [1])])).isEmpty)
    }
  }

  /// LIST-55: items move between sections that stay; into a new section, and out of a deleted one, they are inserted and deleted.
  func test_LIST55_sections() async {
    await withStage { _ in
      let difference = SnapshotDifference(
        from: snapshot([("A", [1, 2]), ("B", [3, 4]), ("C", [5])]),
        to: snapshot([("C", [5, 1]), ("A", [3]), ("D", [2])]))
      XCTAssertEqual(difference.deletedSections, [1])
      XCTAssertEqual(difference.insertedSections, [2])
      XCTAssertEqual(difference.movedSections, [.init(from: 0, to: 1)])
      XCTAssertEqual(difference.deletedItems, [path(0, 1)])
      XCTAssertEqual(difference.insertedItems, [path(1, 0)])
      XCTAssertEqual(difference.movedItems, [.init(from: path(0, 0), to: path(0, 1))])
    }
  }

  /// LIST-55: marks count in the old snapshot for reloads, in the new one for configuring, and only for what stays.
  func test_LIST55_marks() async {
    await withStage { _ in
      let old = snapshot([("A", [1, 2]), ("B", [3])])
      var new = snapshot([("B", [3, 4]), ("A", [2, 1])])
      new.reloadItems([1, 4])
      new.reconfigureItems([2, 4, 1])
      new.reloadSections(["B"])
      let difference = SnapshotDifference(from: old, to: new)
      // What would move and is reloaded is deleted and inserted.
      XCTAssertEqual(difference.reloadedSections, [1])
      XCTAssertEqual(difference.movedSections, [.init(from: 0, to: 1)])
      XCTAssertEqual(difference.deletedItems, [path(0, 0)])
      XCTAssertEqual(difference.insertedItems, [path(1, 1)])
      XCTAssertEqual(difference.movedItems, [])
      XCTAssertEqual(difference.reloadedItems, [])
      XCTAssertEqual(difference.reconfiguredItems, [path(1, 0)])

      var same = old
      same.reloadItems([2, 3])
      XCTAssertEqual(SnapshotDifference(from: old, to: same).reloadedItems, [path(0, 1), path(1, 0)])
    }
  }

  /// LIST-55: applied to the old arrays, the difference gives the new ones.
  func test_LIST55_random() async {
    await withStage { _ in
      for seed in randomSeeds(300) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let old = random(&generator)
        let new = random(&generator)
        var target = snapshot(new)
        target.reloadSections(target.sectionIdentifiers.filter { _ in Int.random(in: 0..<5, using: &generator) == 0 })
        target.reloadItems(target.itemIdentifiers.filter { _ in Int.random(in: 0..<5, using: &generator) == 0 })
        let difference = SnapshotDifference(from: snapshot(old), to: target)
        let result = applied(difference, to: old, target: new)
        XCTAssertEqual(result.map(\.1), new.map(\.1), "Seed \(seed): \(old) to \(new)")
        XCTAssertEqual(result.map(\.0), new.map(\.0), "Seed \(seed)")
      }
    }
  }

}
