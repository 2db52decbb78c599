import Foundation

@testable import ControllerTree
@testable import UIKit

/// Sections of numbered elements as plain arrays, and a batch of changes that leads from one state to the other.
struct ListModel: Equatable {
  struct Section: Equatable {
    let id: Int
    var items: [Int]
  }
  var sections: [Section]

  var counts: [Int] { sections.map(\.items.count) }

  /// Where each element is.
  var places: [Int: IndexPath] {
    var places: [Int: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (row, item) in content.items.enumerated() { places[item] = IndexPath(row: row, section: section) }
    }
    return places
  }

  var sectionPlaces: [Int: Int] {
    Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($1.id, $0) })
  }

  /// A random state.
  static func random(_ random: inout SeededGenerator) -> ListModel {
    var next = 0
    func number() -> Int {
      next += 1
      return next
    }
    let sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      Section(id: number(), items: (0..<Int.random(in: 0...5, using: &random)).map { _ in number() })
    }
    return ListModel(sections: sections)
  }

  /// Another state that a batch can lead to, and the batch. New elements have numbers from 1000 on.
  func changed(_ random: inout SeededGenerator) -> (model: ListModel, changes: [ListChange]) {
    var (model, changes) = (self, [ListChange]())
    var fresh = 1000
    func number() -> Int {
      fresh += 1
      return fresh
    }
    let (oldPlaces, oldSections) = (places, sectionPlaces)
    // Sections go, and elements of the others.
    for section in sections where Int.random(in: 0..<5, using: &random) == 0 {
      changes.append(.deleteSection(oldSections[section.id] ?? 0))
      model.sections.removeAll { $0.id == section.id }
    }
    var moved: [Int] = []
    for place in model.sections.indices {
      for item in model.sections[place].items {
        guard let path = oldPlaces[item] else { continue }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: changes.append(.delete(path))
        case 1: moved.append(item)
        case 2:
          changes.append(.reload(path))
          continue
        default: continue
        }
        model.sections[place].items.removeAll { $0 == item }
      }
    }
    // Elements and sections come.
    let stay = model.sections.map(\.id)
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let section = Section(id: number(), items: (0..<Int.random(in: 0...3, using: &random)).map { _ in number() })
      model.sections.insert(section, at: Int.random(in: 0...model.sections.count, using: &random))
    }
    if let id = stay.randomElement(using: &random), Bool.random(using: &random),
      let place = model.sectionPlaces[id]
    {
      let section = model.sections.remove(at: place)
      model.sections.insert(section, at: Int.random(in: 0...model.sections.count, using: &random))
      changes.append(.moveSection(oldSections[id] ?? 0, to: model.sectionPlaces[id] ?? 0))
    }
    let targets = model.sections.indices.filter { stay.contains(model.sections[$0].id) }
    for item in moved {
      guard let place = targets.randomElement(using: &random) else { continue }
      let count = model.sections[place].items.count
      model.sections[place].items.insert(item, at: Int.random(in: 0...count, using: &random))
    }
    for place in targets where Bool.random(using: &random) {
      let count = model.sections[place].items.count
      model.sections[place].items.insert(number(), at: Int.random(in: 0...count, using: &random))
    }
    changes += model.arrivals(moved: moved, from: oldPlaces, staying: stay)
    changes.shuffle(using: &random)
    return (model, changes)
  }

  /// The inserts, and the moves of elements.
  private func arrivals(moved: [Int], from old: [Int: IndexPath], staying: [Int]) -> [ListChange] {
    var changes: [ListChange] = []
    for (place, section) in sections.enumerated() {
      if !staying.contains(section.id) {
        changes.append(.insertSection(place))
        continue
      }
      for (row, item) in section.items.enumerated() {
        let path = IndexPath(row: row, section: place)
        if moved.contains(item), let origin = old[item] {
          changes.append(.move(origin, to: path))
        } else if item >= 1000 {
          changes.append(.insert(path))
        }
      }
    }
    return changes
  }
}
