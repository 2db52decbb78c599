import UIKit
import XCTest

@testable import ControllerTree

/// Rows and placeholders of a section as one plain array.
private struct Shown {
  enum Element: Equatable {
    case row(String)
    case placeholder(Int)
  }
  var elements: [Element] = []

  var rows: [String] {
    elements.compactMap { if case .row(let text) = $0 { text } else { nil } }
  }
  var placeholders: [Int] {
    elements.compactMap { if case .placeholder(let number) = $0 { number } else { nil } }
  }

  /// Behind the row before a place, and so above the placeholders at the place.
  func index(ofPlace place: Int) -> Int {
    var count = 0
    for (index, element) in elements.enumerated() {
      if count == place { return index }
      if case .row = element { count += 1 }
    }
    return elements.count
  }

  /// Behind the placeholders at a place.
  func index(behindPlace place: Int) -> Int {
    var index = index(ofPlace: place)
    while index < elements.count, case .placeholder = elements[index] { index += 1 }
    return index
  }
}

/// A table with placeholders under random changes, against the plain array.
@MainActor private final class PlaceholderWorld {
  let scene: TableScene
  var shown = Shown()
  private let drags: NotingDrags
  private var contexts: [Int: any UITableViewDropPlaceholderContext] = [:]
  private var count = 0

  init(_ trace: Trace) {
    scene = TableScene(trace, [["a", "b", "c"]])
    drags = NotingDrags(trace)
    shown.elements = [.row("a"), .row("b"), .row("c")]
    scene.isNoting = false
    scene.table.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
    (scene.table.dragDelegate, scene.table.dropDelegate) = (drags, drags)
    scene.table.layoutIfNeeded()
  }

  func step(_ random: inout SeededGenerator) {
    let rows = shown.rows.count
    switch Int.random(in: 0..<6, using: &random) {
    case 0: insert(at: Int.random(in: 0...rows, using: &random))
    case 1 where rows > 1: delete(at: Int.random(in: 0..<rows, using: &random))
    case 2 where rows > 1:
      move(Int.random(in: 0..<rows, using: &random), to: Int.random(in: 0..<rows, using: &random))
    case 3 where rows > 0: drop(at: Int.random(in: 0...rows, using: &random))
    case 4: if let number = shown.placeholders.randomElement(using: &random) { commit(number) }
    case 5: if let number = shown.placeholders.randomElement(using: &random) { remove(number) }
    default: break
    }
  }

  private func insert(at place: Int) {
    count += 1
    shown.elements.insert(.row("row \(count)"), at: shown.index(ofPlace: place))
    scene.sections[0].insert("row \(count)", at: place)
    scene.table.insertRows(at: [.row(place)], with: .automatic)
  }
  private func delete(at place: Int) {
    let text = scene.sections[0].remove(at: place)
    shown.elements.removeAll { $0 == .row(text) }
    scene.table.deleteRows(at: [.row(place)], with: .automatic)
  }
  /// A person drags a row by its handle.
  private func move(_ place: Int, to target: Int) {
    scene.table.contentOffset = .zero
    scene.table.setEditing(true, animated: false)
    if scene.table.dragRow(at: .row(place), to: .row(target)) {
      let text = scene.sections[0][target]
      shown.elements.removeAll { $0 == .row(text) }
      shown.elements.insert(.row(text), at: shown.index(ofPlace: target))
    }
    scene.table.setEditing(false, animated: false)
  }
  private func drop(at place: Int) {
    count += 1
    let number = count
    drags.perform = { [unowned self] coordinator in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: .row(place), reuseIdentifier: "waiting", rowHeight: 10)
      contexts[number] = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      shown.elements.insert(.placeholder(number), at: shown.index(behindPlace: place))
    }
    scene.table.contentOffset = .zero
    let cell = scene.table.visibleCells.first
    guard let cell, let path = scene.table.indexPath(for: cell) else { return }
    scene.table.dragRows(at: [path], to: scene.table.convert(cell.center, to: nil))
  }
  private func commit(_ number: Int) {
    let index = shown.elements.firstIndex(of: .placeholder(number)) ?? 0
    shown.elements[index] = .row("placed \(number)")
    contexts[number]?.commitInsertion { scene.sections[0].insert("placed \(number)", at: $0.row) }
  }
  private func remove(_ number: Int) {
    shown.elements.removeAll { $0 == .placeholder(number) }
    contexts[number]?.deletePlaceholder()
  }

  /// The first difference; `nil` if there is none.
  var fault: String? {
    let table = scene.table
    if scene.sections[0] != shown.rows { return "data \(scene.sections[0]), not \(shown.rows)" }
    if table.hasUncommittedUpdates == shown.placeholders.isEmpty { return "hasUncommittedUpdates" }
    var (y, row): (CGFloat, Int) = (0, 0)
    for (index, element) in shown.elements.enumerated() {
      let place = table.dataSourceIndexPath(forPresentationIndexPath: .row(index))
      switch element {
      case .row:
        if table.rectForRow(at: .row(row)).minY != y {
          return "row \(row) at \(table.rectForRow(at: .row(row)).minY), not \(y)"
        }
        if place != .row(row) { return "place of row \(row)" }
        row += 1
        y += 44
      case .placeholder:
        if place != nil { return "placeholder at \(index)" }
        y += 10
      }
    }
    for cell in table.visibleCells {
      guard let path = table.indexPath(for: cell), cell.textLabel?.text == scene.sections[0][path.row] else {
        return "cell \(cell.textLabel?.text ?? "nil")"
      }
    }
    return table.contentSize.height == y ? nil : "height \(table.contentSize.height), not \(y)"
  }
}

final class RandomPlaceholdersTests: XCTestCase {
  /// LIST-28, LIST-36, LIST-37: drops, commits, deletions, batches and drags by the handle keep rows and placeholders where a plain array has
  /// them.
  func test_LIST36_randomChanges() async {
    for seed in 0..<40 {
      await withTrace { trace in
        let world = PlaceholderWorld(trace)
        var random = SeededGenerator(seed: UInt64(seed))
        for step in 0..<25 {
          world.step(&random)
          world.scene.table.layoutIfNeeded()
          if let fault = world.fault {
            XCTFail("seed \(seed), step \(step): \(fault); \(world.shown.elements)")
            break
          }
        }
        trace.begin()
      }
    }
  }
}
