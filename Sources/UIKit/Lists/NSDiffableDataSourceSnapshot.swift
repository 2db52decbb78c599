import ControllerTree
import Foundation

/// The sections and items of a list at one time, by identifiers. A value; each identifier is in it once.
///
/// Calls with identifiers that are unknown, or that are there already, are refused or repaired, and make an issue.
/// `apply(_:animatingDifferences:completion:)` of a data source shows it. Rules: LIST-50 to LIST-54.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType]
  }

  private(set) var sections: [Section] = []
  private var placeOfSection: [SectionIdentifierType: Int] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The sections that ``reloadSections(_:)`` has named.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that ``reloadItems(_:)`` has named.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that ``reconfigureItems(_:)`` has named.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes a snapshot without sections.
  public init() {}

  // MARK: Reading

  /// The number of items in all sections.
  public var numberOfItems: Int { sectionOfItem.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// The number of items in a section; 0 if it is unknown.
  /// - Issues: `unknownIdentifier`.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    guard let place = place(of: identifier, by: "numberOfItems(inSection:)", text: Self.noSectionText) else { return 0 }
    return sections[place].items.count
  }

  /// The items of a section, in order; none if it is unknown.
  /// - Issues: `unknownIdentifier`.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let place = place(of: identifier, by: "itemIdentifiers(inSection:)", text: Self.noSectionText) else {
      return []
    }
    return sections[place].items
  }

  /// The section of an item; `nil` if it is unknown.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }

  /// The place of an item among all items; `nil` if it is unknown.
  /// - Complexity: O(n) in the items before it.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let (section, item) = place(of: identifier) else { return nil }
    var before = 0
    for other in sections[..<section] { before += other.items.count }
    return before + item
  }

  /// The place of a section; `nil` if it is unknown.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { placeOfSection[identifier] }

  // MARK: Items

  /// Adds items at the end of a section; at the end of the last one for `nil`. Items that exist already are moved there.
  /// - Issues: `duplicateIdentifier`, `existingIdentifier`, `unknownIdentifier`.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let call: StaticString = "appendItems(_:toSection:)"
    guard let section = sectionIdentifier ?? sections.last?.identifier else {
      return SnapshotProblem.noSection.report(by: call)
    }
    guard place(of: section, by: call, text: Self.noSectionText) != nil, admit(identifiers, by: call) else { return }
    insert(identifiers) { snapshot in
      snapshot.placeOfSection[section].map { ($0, snapshot.sections[$0].items.count) }
    }
  }

  /// Inserts items before an item. Items that exist already are moved there.
  /// - Issues: `duplicateIdentifier`, `existingIdentifier`, `unknownIdentifier`.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insertItems(identifiers, beside: beforeIdentifier, distance: 0, by: "insertItems(_:beforeItem:)")
  }

  /// Inserts items after an item. Items that exist already are moved there.
  /// - Issues: `duplicateIdentifier`, `existingIdentifier`, `unknownIdentifier`.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insertItems(identifiers, beside: afterIdentifier, distance: 1, by: "insertItems(_:afterItem:)")
  }

  private mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beside neighbour: ItemIdentifierType, distance: Int, by call: StaticString
  ) {
    guard knows(neighbour, by: call, text: Self.noSectionText) else { return }
    guard !identifiers.contains(neighbour) else {
      return SnapshotProblem.duplicateItems(["\(neighbour)"]).report(by: call)
    }
    guard admit(identifiers, by: call) else { return }
    insert(identifiers) { snapshot in
      snapshot.place(of: neighbour).map { ($0.section, $0.item + distance) }
    }
  }

  /// Deletes items. Unknown ones are left out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(identifiers)
    forget(Set(identifiers))
  }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one.
  /// - Issues: `unknownIdentifier`.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    moveItem(identifier, beside: toIdentifier, distance: 0, by: "moveItem(_:beforeItem:)")
  }

  /// Moves an item after another one.
  /// - Issues: `unknownIdentifier`.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    moveItem(identifier, beside: toIdentifier, distance: 1, by: "moveItem(_:afterItem:)")
  }

  private mutating func moveItem(
    _ identifier: ItemIdentifierType, beside neighbour: ItemIdentifierType, distance: Int, by call: StaticString
  ) {
    guard knows(identifier, by: call), knows(neighbour, by: call), identifier != neighbour else { return }
    insert([identifier]) { snapshot in
      snapshot.place(of: neighbour).map { ($0.section, $0.item + distance) }
    }
  }

  /// Marks items for a new cell. Rules: LIST-54.
  /// - Issues: `unknownIdentifier`.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      let text = "Invalid item identifier specified for reload: \(item)"
      guard knows(item, by: "reloadItems(_:)", text: text) else { return }
    }
    var known = Set(reloadedItemIdentifiers)
    for item in identifiers where known.insert(item).inserted { reloadedItemIdentifiers.append(item) }
  }

  /// Marks items whose cells are configured again. Rules: LIST-54.
  /// - Issues: `unknownIdentifier`.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      guard knows(item, by: "reconfigureItems(_:)") else { return }
    }
    var known = Set(reconfiguredItemIdentifiers)
    for item in identifiers where known.insert(item).inserted { reconfiguredItemIdentifiers.append(item) }
  }

  // MARK: Sections

  /// Adds sections at the end.
  /// - Issues: `duplicateIdentifier`.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sections.count, by: "appendSections(_:)")
  }

  /// Inserts sections before another one.
  /// - Issues: `duplicateIdentifier`, `unknownIdentifier`.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    let call: StaticString = "insertSections(_:beforeSection:)"
    guard let place = place(of: toIdentifier, by: call, text: Self.noPlaceText) else { return }
    insertSections(identifiers, at: place, by: call)
  }

  /// Inserts sections after another one.
  /// - Issues: `duplicateIdentifier`, `unknownIdentifier`.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    let call: StaticString = "insertSections(_:afterSection:)"
    guard let place = place(of: toIdentifier, by: call, text: Self.noPlaceText) else { return }
    insertSections(identifiers, at: place + 1, by: call)
  }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at place: Int, by call: StaticString) {
    let twice = duplicates(identifiers)
    guard twice.isEmpty else { return SnapshotProblem.duplicateSections(twice.map { "\($0)" }).report(by: call) }
    let existing = identifiers.filter { placeOfSection[$0] != nil }
    guard existing.isEmpty else { return SnapshotProblem.existingSections(existing.map { "\($0)" }).report(by: call) }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0, items: []) }, at: place)
    numberSections(from: place)
  }

  /// Deletes sections with their items. Unknown ones are left out.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let leaving = Set(identifiers)
    var lost: Set<ItemIdentifierType> = []
    for section in sections where leaving.contains(section.identifier) { lost.formUnion(section.items) }
    sections.removeAll { leaving.contains($0.identifier) }
    for identifier in leaving { placeOfSection[identifier] = nil }
    for item in lost { sectionOfItem[item] = nil }
    reloadedSectionIdentifiers.removeAll(where: leaving.contains)
    forget(lost)
    numberSections(from: 0)
  }

  /// Moves a section before another one.
  /// - Issues: `unknownIdentifier`.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, beside: toIdentifier, distance: 0, by: "moveSection(_:beforeSection:)") }

  /// Moves a section after another one.
  /// - Issues: `unknownIdentifier`.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, beside: toIdentifier, distance: 1, by: "moveSection(_:afterSection:)") }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, beside neighbour: SectionIdentifierType, distance: Int, by call: StaticString
  ) {
    let text = "Invalid parameter not satisfying: "
    guard let from = place(of: identifier, by: call, text: text + "fromSection != NSNotFound"),
      let to = place(of: neighbour, by: call, text: text + "toSection != NSNotFound"), from != to
    else { return }
    let section = sections.remove(at: from)
    sections.insert(section, at: (from < to ? to - 1 : to) + distance)
    numberSections(from: 0)
  }

  /// Marks sections for new cells and supplementary views. Rules: LIST-54.
  /// - Issues: `unknownIdentifier`.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      let text = "Invalid section identifier for reload specified: \(section)"
      guard place(of: section, by: "reloadSections(_:)", text: text) != nil else { return }
    }
    var known = Set(reloadedSectionIdentifiers)
    for section in identifiers where known.insert(section).inserted { reloadedSectionIdentifiers.append(section) }
  }
}

// MARK: - Parts of the calls

extension NSDiffableDataSourceSnapshot {
  private static var noSectionText: String { "Invalid parameter not satisfying: section != NSNotFound" }
  private static var noPlaceText: String { "Invalid parameter not satisfying: insertIndex != NSNotFound" }

  /// Takes the marks away once the snapshot was applied.
  mutating func clearMarks() {
    (reloadedSectionIdentifiers, reloadedItemIdentifiers, reconfiguredItemIdentifiers) = ([], [], [])
  }

  /// The item at a place; `nil` if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The place of an item.
  func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let owner = sectionOfItem[item], let section = placeOfSection[owner],
      let index = sections[section].items.firstIndex(of: item)
    else { return nil }
    return (section, index)
  }

  private func place(of section: SectionIdentifierType, by call: StaticString, text: String? = nil) -> Int? {
    if let place = placeOfSection[section] { return place }
    SnapshotProblem.unknown("section", "\(section)", uikitText: text).report(by: call)
    return nil
  }

  private func knows(_ item: ItemIdentifierType, by call: StaticString, text: String? = nil) -> Bool {
    if sectionOfItem[item] != nil { return true }
    SnapshotProblem.unknown("item", "\(item)", uikitText: text).report(by: call)
    return false
  }

  /// Whether items may be inserted. Existing ones make an issue, and will be moved.
  private func admit(_ items: [ItemIdentifierType], by call: StaticString) -> Bool {
    let twice = duplicates(items)
    guard twice.isEmpty else {
      SnapshotProblem.duplicateItems(twice.map { "\($0)" }).report(by: call)
      return false
    }
    let existing = items.filter { sectionOfItem[$0] != nil }
    if !existing.isEmpty { SnapshotProblem.existingItems(existing.map { "\($0)" }).report(by: call) }
    return true
  }

  /// - Parameter place: Finds the place after existing items were taken out.
  private mutating func insert(_ items: [ItemIdentifierType], at place: (Self) -> (section: Int, item: Int)?) {
    remove(items)
    guard let (section, item) = place(self) else { return }
    sections[section].items.insert(contentsOf: items, at: item)
    let owner = sections[section].identifier
    for item in items { sectionOfItem[item] = owner }
  }

  private mutating func remove(_ items: [ItemIdentifierType]) {
    var leaving: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
    for item in items {
      if let owner = sectionOfItem.removeValue(forKey: item) { leaving[owner, default: []].insert(item) }
    }
    for (owner, items) in leaving {
      if let place = placeOfSection[owner] { sections[place].items.removeAll(where: items.contains) }
    }
  }

  private mutating func forget(_ items: Set<ItemIdentifierType>) {
    reloadedItemIdentifiers.removeAll(where: items.contains)
    reconfiguredItemIdentifiers.removeAll(where: items.contains)
  }

  private mutating func numberSections(from start: Int) {
    for place in start..<sections.count { placeOfSection[sections[place].identifier] = place }
  }
}

/// The values that occur more than once.
func duplicates<Value: Hashable>(_ values: [Value]) -> [Value] {
  var (known, found): (Set<Value>, [Value]) = ([], [])
  for value in values where !known.insert(value).inserted && !found.contains(value) { found.append(value) }
  return found
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
