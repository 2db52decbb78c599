import ControllerTree
import Foundation

/// The items of one section at one time, as a tree: items have children, which are visible if all items above them are expanded.
///
/// A value; each identifier is in it once. Items are in the order parent, children. Rules: LIST-56.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// All items, also those that are not visible.
  public private(set) var items: [ItemIdentifierType] = []
  /// How many items are above each, place for place.
  private var levels: [Int] = []
  private var places: [ItemIdentifierType: Int] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Makes a snapshot without items.
  public init() {}

  // MARK: Reading

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] {
    zip(items, levels).filter { $0.1 == 0 }.map(\.0)
  }

  /// The items whose ancestors are all expanded, in order.
  public var visibleItems: [ItemIdentifierType] {
    var visible: [ItemIdentifierType] = []
    var shownLevel = 0
    for (item, level) in zip(items, levels) where level <= shownLevel {
      visible.append(item)
      shownLevel = expanded.contains(item) ? level + 1 : level
    }
    return visible
  }

  /// Whether an item shows its children.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether all items above an item are expanded; `false` if the item is unknown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var place = places[item] else { return false }
    while let above = parentPlace(of: place) {
      guard expanded.contains(items[above]) else { return false }
      place = above
    }
    return true
  }

  /// Whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { places[item] != nil }

  /// How many items are above an item; 0 if it is unknown.
  /// - Issues: `unknownIdentifier`.
  public func level(of item: ItemIdentifierType) -> Int {
    place(of: item, by: "level(of:)").map { levels[$0] } ?? 0
  }

  /// The place of an item among all items; `nil` if it is unknown.
  public func index(of item: ItemIdentifierType) -> Int? { places[item] }

  /// The item directly above an item; `nil` for a root item and an unknown one.
  /// - Complexity: O(n) in the items between the two.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    places[child].flatMap { parentPlace(of: $0) }.map { items[$0] }
  }

  /// The part of the tree below an item.
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item is the root of the part.
  /// - Issues: `unknownIdentifier`; the part is then empty.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    guard let place = place(of: parent, by: "snapshot(of:includingParent:)") else { return Self() }
    let range = (includingParent ? place : place + 1)..<end(of: place)
    let root = levels[place] + (includingParent ? 0 : 1)
    var part = Self()
    part.items = Array(items[range])
    part.levels = levels[range].map { $0 - root }
    part.expanded = expanded.intersection(part.items)
    part.number()
    return part
  }

  /// The tree as text: a line for each item, `+` before one whose children are not visible, `-` before one whose children are.
  public func visualDescription() -> String {
    var lines: [String] = []
    for (place, item) in items.enumerated() {
      let isParent = end(of: place) > place + 1
      let mark = isParent ? (expanded.contains(item) ? "-" : "+") : "*"
      lines.append(String(repeating: "  ", count: levels[place]) + "\(mark) \(item)")
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Changing

  /// Adds items as the last children of `parent`; at the end for `nil`.
  /// - Issues: `duplicateIdentifier`, `unknownIdentifier`.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    let call: StaticString = "append(_:to:)"
    guard let parent else { return insert(items, at: self.items.count, level: 0, by: call) }
    guard let place = place(of: parent, by: call) else { return }
    insert(items, at: end(of: place), level: levels[place] + 1, by: call)
  }

  /// Inserts items before an item, with the same parent.
  /// - Issues: `duplicateIdentifier`, `unknownIdentifier`.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let call: StaticString = "insert(_:before:)"
    guard let place = place(of: item, by: call) else { return }
    insert(items, at: place, level: levels[place], by: call)
  }

  /// Inserts items after an item and its descendants, with the same parent.
  /// - Issues: `duplicateIdentifier`, `unknownIdentifier`.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let call: StaticString = "insert(_:after:)"
    guard let place = place(of: item, by: call) else { return }
    insert(items, at: end(of: place), level: levels[place], by: call)
  }

  /// Inserts the items of another snapshot before an item, with the same parent.
  /// - Issues: `duplicateIdentifier`, `unknownIdentifier`.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    let call: StaticString = "insert(_:before:)"
    guard let place = place(of: item, by: call) else { return }
    insert(snapshot, at: place, level: levels[place], by: call)
  }

  /// Inserts the items of another snapshot after an item and its descendants, with the same parent.
  /// - Issues: `duplicateIdentifier`, `unknownIdentifier`.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    let call: StaticString = "insert(_:after:)"
    guard let place = place(of: item, by: call) else { return }
    insert(snapshot, at: end(of: place), level: levels[place], by: call)
  }

  /// Replaces the descendants of an item.
  /// - Issues: `duplicateIdentifier`, `unknownIdentifier`.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    let call: StaticString = "replace(childrenOf:using:)"
    guard let place = place(of: parent, by: call) else { return }
    var changed = self
    changed.removeItems(in: place + 1..<end(of: place))
    if changed.insert(snapshot, at: place + 1, level: levels[place] + 1, by: call) { self = changed }
  }

  /// Deletes items with their descendants. Unknown ones are left out.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      if let place = places[item] { removeItems(in: place..<end(of: place)) }
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Shows the children of items.
  /// - Issues: `unknownIdentifier`.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where place(of: item, by: "expand(_:)") != nil { expanded.insert(item) }
  }

  /// Hides the children of items.
  /// - Issues: `unknownIdentifier`.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items where place(of: item, by: "collapse(_:)") != nil { expanded.remove(item) }
  }
}

// MARK: - Parts of the calls

extension NSDiffableDataSourceSectionSnapshot {
  private func place(of item: ItemIdentifierType, by call: StaticString) -> Int? {
    if let place = places[item] { return place }
    SnapshotProblem.unknown("item", "\(item)", uikitText: nil).report(by: call)
    return nil
  }

  /// The end of an item and its descendants.
  private func end(of place: Int) -> Int {
    var end = place + 1
    while end < items.count, levels[end] > levels[place] { end += 1 }
    return end
  }

  private func parentPlace(of place: Int) -> Int? {
    guard levels[place] > 0 else { return nil }
    var above = place - 1
    while above >= 0, levels[above] >= levels[place] { above -= 1 }
    return above < 0 ? nil : above
  }

  private mutating func insert(_ new: [ItemIdentifierType], at place: Int, level: Int, by call: StaticString) {
    var snapshot = Self()
    let twice = duplicates(new)
    guard twice.isEmpty else { return SnapshotProblem.duplicateBranches(twice.map { "\($0)" }).report(by: call) }
    snapshot.items = new
    snapshot.levels = new.map { _ in 0 }
    insert(snapshot, at: place, level: level, by: call)
  }

  @discardableResult
  private mutating func insert(_ snapshot: Self, at place: Int, level: Int, by call: StaticString) -> Bool {
    let existing = snapshot.items.filter { places[$0] != nil }
    guard existing.isEmpty else {
      SnapshotProblem.duplicateBranches(existing.map { "\($0)" }).report(by: call)
      return false
    }
    items.insert(contentsOf: snapshot.items, at: place)
    levels.insert(contentsOf: snapshot.levels.map { $0 + level }, at: place)
    expanded.formUnion(snapshot.expanded)
    number(from: place)
    return true
  }

  private mutating func removeItems(in range: Range<Int>) {
    for item in items[range] {
      places[item] = nil
      expanded.remove(item)
    }
    items.removeSubrange(range)
    levels.removeSubrange(range)
    number(from: range.lowerBound)
  }

  private mutating func number(from start: Int = 0) {
    for place in start..<items.count { places[items[place]] = place }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
