import Foundation

/// Where a list shows placeholders of drops between the elements of its data source.
///
/// A *place* counts the elements of the data source: the placeholder is above the element that has the place, or behind the last element.
/// A *presented* path counts the placeholders, too. Rules: LIST-36, LIST-37.
struct PlaceholderPlaces: Equatable {
  struct Entry: Equatable {
    let number: Int
    var place: IndexPath
  }

  /// In the order of their places; of several at one place, in the order in which they are shown.
  private(set) var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  func place(of number: Int) -> IndexPath? {
    for entry in entries where entry.number == number { return entry.place }
    return nil
  }

  // MARK: Changes

  /// Adds a placeholder behind those that have the same place.
  mutating func insert(_ number: Int, at place: IndexPath) {
    let index = entries.firstIndex { $0.place > place } ?? entries.count
    entries.insert(Entry(number: number, place: place), at: index)
  }

  mutating func remove(_ number: Int) { entries.removeAll { $0.number == number } }

  /// The places after a batch. Placeholders keep their order among the elements that the batch does not name; those of deleted and reloaded
  /// sections are gone.
  /// - Parameter first: How many of the first placeholders stay above what the batch inserts at their place.
  func moved(by update: ListUpdate, keeping first: Int = 0) -> PlaceholderPlaces {
    var result = PlaceholderPlaces()
    for (index, entry) in entries.enumerated() {
      guard let section = update.newSection(of: entry.place.section),
        !update.changes.reloadedSections.contains(entry.place.section)
      else { continue }
      let rank = update.changes.leaving[entry.place.section]?.rank(of: entry.place.item) ?? entry.place.item
      var item = update.changes.arriving[section]?.number(at: rank) ?? rank
      if index < first { item = min(item, entry.place.item) }
      let place = IndexPath(item: min(item, update.newCounts[section]), section: section)
      result.entries.append(Entry(number: entry.number, place: place))
    }
    // Sections may have changed their order.
    result.entries = result.entries.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
    return result
  }

  // MARK: Translation

  /// The presented path of an element.
  func presented(_ path: IndexPath) -> IndexPath {
    guard path.count == 2, !entries.isEmpty else { return path }
    var item = path.item
    for entry in entries where entry.place.section == path.section && entry.place.item <= path.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }

  /// What is at a presented path.
  func element(at path: IndexPath) -> PlacedElement {
    guard path.count == 2 else { return .element(path) }
    var before = 0
    for entry in entries where entry.place.section == path.section {
      if entry.place.item + before == path.item { return .placeholder(entry.number) }
      if entry.place.item + before > path.item { break }
      before += 1
    }
    return .element(IndexPath(item: path.item - before, section: path.section))
  }

  /// The presented path of a placeholder.
  func presented(placeholder number: Int) -> IndexPath? {
    var before = 0
    guard let place = place(of: number) else { return nil }
    for entry in entries where entry.place.section == place.section {
      if entry.number == number { return IndexPath(item: place.item + before, section: place.section) }
      before += 1
    }
    return nil
  }

  /// The numbers of elements and placeholders in the sections.
  func presented(_ counts: [Int]) -> [Int] {
    var counts = counts
    for entry in entries where counts.indices.contains(entry.place.section) { counts[entry.place.section] += 1 }
    return counts
  }

  /// A batch with presented paths: that of the data source, and the placeholders that come and go.
  /// - Returns: `nil` if the changes contradict each other.
  static func presented(
    _ update: ListUpdate, from old: PlaceholderPlaces, to new: PlaceholderPlaces
  ) -> ListUpdate? {
    if old.isEmpty, new.isEmpty { return update }
    var changes: [ListChange] = []
    let named = update.changes
    for section in named.insertedSections { changes.append(.insertSection(section)) }
    for section in named.deletedSections { changes.append(.deleteSection(section)) }
    for section in named.reloadedSections { changes.append(.reloadSection(section)) }
    for (from, to) in named.sectionTargets { changes.append(.moveSection(from, to: to)) }
    for path in named.inserts { changes.append(.insert(new.presented(path))) }
    for path in named.deletes { changes.append(.delete(old.presented(path))) }
    for path in named.reloads { changes.append(.reload(old.presented(path))) }
    for (from, to) in named.targets { changes.append(.move(old.presented(from), to: new.presented(to))) }
    for entry in old.entries where new.place(of: entry.number) == nil {
      let section = entry.place.section
      guard update.newSection(of: section) != nil, !named.reloadedSections.contains(section),
        let path = old.presented(placeholder: entry.number)
      else { continue }
      changes.append(.delete(path))
    }
    for entry in new.entries where old.place(of: entry.number) == nil {
      if let path = new.presented(placeholder: entry.number) { changes.append(.insert(path)) }
    }
    return try? ListUpdate(
      changes, from: old.presented(update.oldCounts), to: new.presented(update.newCounts), words: .collection)
  }
}

/// What a list shows at a presented path.
enum PlacedElement: Hashable {
  /// An element of the data source, by its place there.
  case element(IndexPath)
  /// A placeholder, by its number.
  case placeholder(Int)
}
