import Foundation

/// Compares a batch of updates with the numbers before and after it, in UIKit's order: places that do not exist, changes that exclude
/// each other, the number of sections, the numbers of elements. Rules: LIST-03.
struct ListUpdateCheck {
  let oldCounts: [Int]
  let newCounts: [Int]
  let words: ListWords

  // MARK: Places

  func ranges(of changes: [ListChange]) throws(ListUpdateError) {
    for change in changes {
      for path in change.paths where path.count != 2 { throw .invalidPath(path, words) }
      switch change {
      case .deleteSection(let section), .reloadSection(let section):
        if !oldCounts.indices.contains(section) { throw .deletedSection(section, of: oldCounts.count) }
      case .insertSection(let section):
        if !newCounts.indices.contains(section) { throw .insertedSection(section, of: newCounts.count) }
      case .moveSection(let origin, let target):
        if !oldCounts.indices.contains(origin) { throw .movedSection(origin, of: oldCounts.count) }
        if !newCounts.indices.contains(target) { throw .movedSection(to: target, of: newCounts.count) }
      case .delete(let path), .reload(let path): try old(path)
      case .insert(let path): try new(path)
      case .move(let origin, let target):
        try old(origin)
        try new(target)
      }
    }
  }

  private func old(_ path: IndexPath) throws(ListUpdateError) {
    guard oldCounts.indices.contains(path.section) else {
      throw .deletedElement(path, sections: oldCounts.count, words)
    }
    guard path.item >= 0, path.item < oldCounts[path.section] else {
      throw .deletedElement(path, of: oldCounts[path.section], words)
    }
  }

  private func new(_ path: IndexPath) throws(ListUpdateError) {
    guard newCounts.indices.contains(path.section) else {
      throw .insertedElement(path, sections: newCounts.count, words)
    }
    guard path.item >= 0, path.item < newCounts[path.section] else {
      throw .insertedElement(path, of: newCounts[path.section], words)
    }
  }

  // MARK: Numbers

  func numberOfSections(_ changes: ListChanges) throws(ListUpdateError) {
    let (inserted, deleted) = (changes.insertedSections.count, changes.deletedSections.count)
    if newCounts.count != oldCounts.count + inserted - deleted {
      throw .numberOfSections(
        before: oldCounts.count, after: newCounts.count, inserted: inserted, deleted: deleted, words)
    }
  }

  /// An element can't be moved out of a section that goes, or into one that comes. A reloaded section does both.
  func moves(_ update: ListUpdate) throws(ListUpdateError) {
    let changes = update.changes
    for (origin, target) in changes.targets {
      let from = origin.section
      if changes.deletedSections.contains(from) || changes.reloadedSections.contains(from) {
        throw .movedFromDeleted(from, words)
      }
      guard let before = update.oldSection(of: target.section), !changes.reloadedSections.contains(before) else {
        throw .movedIntoInserted(target.section, words)
      }
    }
  }

  func numbersOfElements(_ update: ListUpdate) throws(ListUpdateError) {
    let changes = update.changes
    // Sections that the batch does not mention differ only by what the data source states.
    for (section, after) in newCounts.enumerated() {
      guard let before = update.oldSection(of: section), !changes.reloadedSections.contains(before) else { continue }
      var number = ListUpdateError.Elements(before: oldCounts[before], after: after)
      if changes.arriving[section] != nil || changes.leaving[before] != nil {
        for path in changes.inserts where path.section == section { number.inserted += 1 }
        for path in changes.deletes where path.section == before { number.deleted += 1 }
        for path in changes.targets.values where path.section == section { number.movedIn += 1 }
        for path in changes.targets.keys where path.section == before { number.movedOut += 1 }
      }
      if !number.fit { throw .numberOfElements(section, number, words) }
    }
  }
}
