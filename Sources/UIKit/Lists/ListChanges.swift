import Foundation

/// The changes of a batch, sorted by what they do. No section and no element is named twice on the same side.
struct ListChanges: Sendable {
  private(set) var deletedSections: Set<Int> = []
  private(set) var insertedSections: Set<Int> = []
  /// By their places before the batch.
  private(set) var reloadedSections: Set<Int> = []
  /// The ends of moves of sections by their beginnings.
  private(set) var sectionTargets: [Int: Int] = [:]
  /// The beginnings of moves of sections by their ends.
  private(set) var sectionOrigins: [Int: Int] = [:]

  private(set) var deletes: Set<IndexPath> = []
  private(set) var inserts: Set<IndexPath> = []
  /// By their places before the batch.
  private(set) var reloads: Set<IndexPath> = []
  /// The ends of moves by their beginnings.
  private(set) var targets: [IndexPath: IndexPath] = [:]
  /// The beginnings of moves by their ends.
  private(set) var origins: [IndexPath: IndexPath] = [:]

  /// Places before the batch of sections that are deleted or moved.
  private(set) var leavingSections = TakenPlaces()
  /// Places after the batch of sections that are inserted or moved.
  private(set) var arrivingSections = TakenPlaces()
  /// Places before the batch of elements that are deleted or moved, by sections before the batch.
  private(set) var leaving: [Int: TakenPlaces] = [:]
  /// Places after the batch of elements that are inserted or moved, by sections after the batch.
  private(set) var arriving: [Int: TakenPlaces] = [:]

  init(_ changes: [ListChange], _ words: ListWords) throws(ListUpdateError) {
    for change in changes {
      guard take(change) else { throw .duplicate(change, words) }
    }
    for section in sectionTargets.keys where deletedSections.contains(section) || reloadedSections.contains(section) {
      throw .deletedAndMoved(section: section)
    }
    for section in sectionOrigins.keys where insertedSections.contains(section) {
      throw .insertedAndMoved(section: section)
    }
    for section in reloadedSections where deletedSections.contains(section) {
      throw .deletedAndReloaded(section: section)
    }
    for path in targets.keys where deletes.contains(path) || reloads.contains(path) { throw .deletedAndMoved(path) }
    for path in origins.keys where inserts.contains(path) { throw .insertedAndMoved(path) }
    for path in reloads where deletes.contains(path) { throw .deletedAndReloaded(path) }
    leavingSections = TakenPlaces(Array(deletedSections) + Array(sectionTargets.keys))
    arrivingSections = TakenPlaces(Array(insertedSections) + Array(sectionOrigins.keys))
    leaving = Self.bySection(Array(deletes) + Array(targets.keys))
    arriving = Self.bySection(Array(inserts) + Array(origins.keys))
  }

  /// - Returns: `false` if the same place has been named already by a change of the same kind.
  private mutating func take(_ change: ListChange) -> Bool {
    switch change {
    case .insertSection(let section): insertedSections.insert(section).inserted
    case .deleteSection(let section): deletedSections.insert(section).inserted
    case .reloadSection(let section): reloadedSections.insert(section).inserted
    case .moveSection(let origin, let target):
      sectionTargets.updateValue(target, forKey: origin) == nil
        && sectionOrigins.updateValue(origin, forKey: target) == nil
    case .insert(let path): inserts.insert(path).inserted
    case .delete(let path): deletes.insert(path).inserted
    case .reload(let path): reloads.insert(path).inserted
    case .move(let origin, let target):
      targets.updateValue(target, forKey: origin) == nil && origins.updateValue(origin, forKey: target) == nil
    }
  }

  private static func bySection(_ paths: [IndexPath]) -> [Int: TakenPlaces] {
    var items: [Int: [Int]] = [:]
    for path in paths { items[path.section, default: []].append(path.item) }
    return items.mapValues { TakenPlaces($0) }
  }
}
