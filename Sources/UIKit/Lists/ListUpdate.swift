import Foundation

/// A batch of updates that fits to the numbers before it and after it: leads from places before it to places after it, and back.
///
/// A section or an element that the batch does not mention keeps its place among those that it does not mention. A section that is
/// reloaded stays where it is, with elements that are all new; an element that is reloaded is the same. Rules: LIST-01 to LIST-03.
struct ListUpdate: Sendable {
  /// The numbers of elements in the sections before the batch.
  let oldCounts: [Int]
  /// The numbers of elements in the sections after the batch.
  let newCounts: [Int]
  /// What the batch does.
  let changes: ListChanges

  /// - Parameters:
  ///   - changes: The changes, in any order.
  ///   - oldCounts: The numbers of elements in the sections before the batch.
  ///   - newCounts: The numbers after it, as the data source states them.
  ///   - words: The words of the list.
  /// - Throws: The first contradiction, with UIKit's text.
  init(_ changes: [ListChange], from oldCounts: [Int], to newCounts: [Int], words: ListWords) throws(ListUpdateError) {
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    let check = ListUpdateCheck(oldCounts: oldCounts, newCounts: newCounts, words: words)
    try check.ranges(of: changes)
    self.changes = try ListChanges(changes, words)
    try check.numberOfSections(self.changes)
    try check.moves(self)
    try check.numbersOfElements(self)
  }

  // MARK: Sections

  /// Where a section is after the batch; `nil` if it is deleted.
  func newSection(of section: Int) -> Int? {
    guard oldCounts.indices.contains(section) else { return nil }
    if let target = changes.sectionTargets[section] { return target }
    guard !changes.leavingSections.contains(section) else { return nil }
    return changes.arrivingSections.number(at: changes.leavingSections.rank(of: section))
  }

  /// Where a section was before the batch; `nil` if it is inserted.
  func oldSection(of section: Int) -> Int? {
    guard newCounts.indices.contains(section) else { return nil }
    if let origin = changes.sectionOrigins[section] { return origin }
    guard !changes.arrivingSections.contains(section) else { return nil }
    return changes.leavingSections.number(at: changes.arrivingSections.rank(of: section))
  }

  // MARK: Elements

  /// Where an element is after the batch; `nil` if it is deleted, or its section is deleted or reloaded.
  func newPath(of path: IndexPath) -> IndexPath? {
    if let target = changes.targets[path] { return target }
    guard let section = newSection(of: path.section), !changes.reloadedSections.contains(path.section),
      path.item >= 0, path.item < oldCounts[path.section]
    else { return nil }
    let (leaving, arriving) = (changes.leaving[path.section], changes.arriving[section])
    if leaving?.contains(path.item) == true { return nil }
    let rank = leaving?.rank(of: path.item) ?? path.item
    return IndexPath(item: arriving?.number(at: rank) ?? rank, section: section)
  }

  /// Where an element was before the batch; `nil` if it is inserted, or its section is inserted or reloaded.
  func oldPath(of path: IndexPath) -> IndexPath? {
    if let origin = changes.origins[path] { return origin }
    guard let section = oldSection(of: path.section), !changes.reloadedSections.contains(section),
      path.item >= 0, path.item < newCounts[path.section]
    else { return nil }
    let (leaving, arriving) = (changes.leaving[section], changes.arriving[path.section])
    if arriving?.contains(path.item) == true { return nil }
    let rank = arriving?.rank(of: path.item) ?? path.item
    return IndexPath(item: leaving?.number(at: rank) ?? rank, section: section)
  }

  /// Whether the batch reloads an element that stays.
  /// - Parameter path: The place before the batch.
  func isReloaded(_ path: IndexPath) -> Bool { changes.reloads.contains(path) }
}
