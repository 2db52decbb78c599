import Foundation

/// What turns one snapshot into another, as batch updates: deletions and sources of moves count in the old snapshot, insertions and
/// targets of moves in the new one. Rules: LIST-55.
struct SnapshotDifference: Equatable {
  struct SectionMove: Equatable {
    let from: Int
    let to: Int
  }
  struct ItemMove: Equatable {
    let from: IndexPath
    let to: IndexPath
  }

  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [SectionMove] = []
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var movedItems: [ItemMove] = []
  /// Sections that are marked for reload and were there before, in the old snapshot.
  private(set) var reloadedSections = IndexSet()
  /// Items that are marked for reload and were there before, in the old snapshot.
  private(set) var reloadedItems: [IndexPath] = []
  /// Items that are marked to be configured again and were there before, in the new snapshot.
  private(set) var reconfiguredItems: [IndexPath] = []

  /// Whether nothing is deleted, inserted, moved or marked.
  var isEmpty: Bool { self == SnapshotDifference() }

  private init() {}

  /// - Complexity: O(n log n) in the items.
  init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let oldSections = old.sectionIdentifiers
    let newSections = new.sectionIdentifiers
    var kept = Self.partners(oldSections, newSections)
    let marks = Set(new.reloadedSectionIdentifiers)
    for (from, to) in Self.moves(of: kept) {
      // What moves can't be reloaded in the same batch.
      if marks.contains(oldSections[from]) {
        kept[from] = nil
      } else {
        movedSections.append(SectionMove(from: from, to: to))
      }
    }
    for (place, target) in kept.enumerated() {
      if target == nil {
        deletedSections.insert(place)
      } else if marks.contains(oldSections[place]) {
        reloadedSections.insert(place)
      }
    }
    insertedSections = IndexSet(newSections.indices).subtracting(IndexSet(kept.compactMap { $0 }))
    compareItems(old, new, sections: kept)
    mark(old, new)
  }

  private mutating func compareItems<Section: Hashable, Item: Hashable>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    sections kept: [Int?]
  ) {
    // Sections that come, go or are reloaded bring and take all their items.
    var targets: [Item: IndexPath] = [:]
    for (place, target) in kept.enumerated() {
      guard let target, !reloadedSections.contains(place) else { continue }
      for (item, identifier) in new.sections[target].items.enumerated() {
        targets[identifier] = IndexPath(item: item, section: target)
      }
    }
    let reloaded = Set(new.reloadedItemIdentifiers)
    for (section, content) in old.sections.enumerated() {
      guard let target = kept[section], !reloadedSections.contains(section) else { continue }
      var places: [Int?] = []
      for (place, item) in content.items.enumerated() {
        let path = IndexPath(item: place, section: section)
        let destination = targets.removeValue(forKey: item)
        places.append(destination?.section == target ? destination?.item : nil)
        if let destination {
          if destination.section != target { move(path, to: destination, isReloaded: reloaded.contains(item)) }
        } else {
          deletedItems.append(path)
        }
      }
      for (from, to) in Self.moves(of: places) {
        move(
          IndexPath(item: from, section: section), to: IndexPath(item: to, section: target),
          isReloaded: reloaded.contains(content.items[from]))
      }
    }
    insertedItems += targets.values
    deletedItems.sort()
    insertedItems.sort()
    movedItems.sort { $0.from < $1.from }
  }

  /// An item that moves and is reloaded is deleted and inserted.
  private mutating func move(_ path: IndexPath, to target: IndexPath, isReloaded: Bool) {
    if isReloaded {
      deletedItems.append(path)
      insertedItems.append(target)
    } else {
      movedItems.append(ItemMove(from: path, to: target))
    }
  }

  private mutating func mark<Section: Hashable, Item: Hashable>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let deleted = Set(deletedItems)
    for item in new.reloadedItemIdentifiers {
      guard let place = old.place(of: item) else { continue }
      let path = IndexPath(item: place.item, section: place.section)
      if !deletedSections.contains(place.section), !reloadedSections.contains(place.section), !deleted.contains(path) {
        reloadedItems.append(path)
      }
    }
    let reloaded = Set(new.reloadedItemIdentifiers)
    for item in new.reconfiguredItemIdentifiers where !reloaded.contains(item) && old.place(of: item) != nil {
      if let place = new.place(of: item) {
        reconfiguredItems.append(IndexPath(item: place.item, section: place.section))
      }
    }
  }

  /// The new place of each old value.
  private static func partners<Value: Hashable>(_ old: [Value], _ new: [Value]) -> [Int?] {
    var places: [Value: Int] = [:]
    for (place, value) in new.enumerated() { places[value] = place }
    return old.map { places[$0] }
  }

  /// The fewest moves that bring the values to their new places: those outside a longest increasing sequence.
  private static func moves(of places: [Int?]) -> [(from: Int, to: Int)] {
    let present = places.indices.filter { places[$0] != nil }
    var isIncreasing = true
    for (one, next) in zip(present, present.dropFirst()) where (places[one] ?? 0) > (places[next] ?? 0) {
      isIncreasing = false
    }
    guard !isIncreasing else { return [] }
    // The last value of the best sequence of each length, and the value before each in its sequence.
    var (ends, previous): ([Int], [Int: Int]) = ([], [:])
    for index in present {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if (places[ends[middle]] ?? 0) < (places[index] ?? 0) { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var staying: Set<Int> = []
    var current = ends.last
    while let index = current {
      staying.insert(index)
      current = previous[index]
    }
    return present.compactMap { index in
      staying.contains(index) ? nil : places[index].map { (from: index, to: $0) }
    }
  }
}
