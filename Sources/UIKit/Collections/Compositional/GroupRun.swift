import ControllerTree
import Foundation

/// The groups of a section, one behind the other along their axis.
///
/// Only groups with sizes of their own cost space, if all have the same number of cells. Rules: COMP-03, COMP-04.
@MainActor struct GroupRun {
  struct Group {
    /// The number of the first cell.
    let first: Int
    /// Where the group begins, from the beginning of the first one.
    let start: CGFloat
    let solved: SolvedGroup
  }

  private enum Kind {
    /// All groups are alike; the second value is the distance from one to the next.
    case alike(SolvedGroup, CGFloat)
    /// All groups have the same number of cells, and are like the first value unless they have sizes of their own. The lengths include the
    /// distances behind the groups.
    case counted(SolvedGroup, LengthList, [Int: SolvedGroup])
    case free([Group])
  }

  let axis: FlowAxis
  /// The number of cells.
  let count: Int
  private let description: NSCollectionLayoutGroup
  private let room: CGSize
  private let spacing: CGFloat
  private let traits: UITraitCollection
  private var kind: Kind
  /// The breadth of the broadest group.
  private(set) var breadth: CGFloat = 0

  init(
    _ description: NSCollectionLayoutGroup, axis: FlowAxis, count: Int, in room: CGSize, spacing: CGFloat,
    _ solver: GroupSolver
  ) {
    (self.description, self.axis, self.count, self.room) = (description, axis, count, room)
    (self.spacing, traits) = (spacing, solver.traits)
    let plain = GroupSolver(preferred: [:], traits: traits).solve(description, in: room, from: 0, most: Int.max / 2)
    if count > 0, plain.count > 0, description.isRegular {
      kind = .alike(plain, axis.length(plain.size) + spacing)
      breadth = axis.breadth(plain.size)
    } else if count > 0, plain.count > 0, description.hasConstantCount {
      let number = (count + plain.count - 1) / plain.count
      let usual = max(0, axis.length(plain.size) + spacing)
      kind = .counted(plain, LengthList(count: number, usual: usual), [:])
      for number in Set(solver.preferred.keys.map { $0 / plain.count }) { solve(number, solver) }
      // The last group may have fewer cells.
      if count % plain.count != 0 { solve(number - 1, solver) }
      breadth = broadest
    } else {
      kind = .free([])
      solveFreely(solver)
    }
  }

  private mutating func solveFreely(_ solver: GroupSolver) {
    var (groups, item, place): ([Group], Int, CGFloat) = ([], 0, 0)
    while item < count {
      let solved = solver.solve(description, in: room, from: item, most: count - item)
      guard solved.count > 0 else { break }
      groups.append(Group(first: item, start: place, solved: solved))
      place += axis.length(solved.size) + spacing
      breadth = max(breadth, axis.breadth(solved.size))
      item += solved.count
    }
    kind = .free(groups)
  }

  /// Solves a group of a counted run.
  private mutating func solve(_ number: Int, _ solver: GroupSolver) {
    guard case .counted(let plain, var lengths, var own) = kind, number >= 0, number < lengths.count else { return }
    kind = .free([])
    let first = number * plain.count
    let solved = solver.solve(description, in: room, from: first, most: count - first)
    own[number] = solved
    lengths.note(axis.length(solved.size) + spacing, at: number)
    kind = .counted(plain, lengths, own)
  }

  /// The breadth of the broadest group of a counted run.
  private var broadest: CGFloat {
    guard case .counted(let plain, let lengths, let own) = kind else { return breadth }
    var broadest = own.count < lengths.count ? axis.breadth(plain.size) : 0
    for group in own.values { broadest = max(broadest, axis.breadth(group.size)) }
    return broadest
  }

  /// A cell has chosen a size: solves its group again. The length and the breadth of the run follow.
  /// - Parameter sizes: The sizes that cells prefer.
  /// - Returns: `false` if all groups have to be solved again.
  mutating func measure(_ item: Int, _ sizes: (Int) -> CGSize?) -> Bool {
    switch kind {
    case .alike: return true
    case .free: return false
    case .counted(let plain, _, _):
      let number = item / plain.count
      var preferred: [Int: CGSize] = [:]
      for cell in (number * plain.count)..<min((number + 1) * plain.count, count) { preferred[cell] = sizes(cell) }
      let old = axis.breadth(group(number).solved.size)
      solve(number, GroupSolver(preferred: preferred, traits: traits))
      let new = axis.breadth(group(number).solved.size)
      // Only a group that was the broadest can make the run narrower.
      if new >= breadth { breadth = new } else if old >= breadth { breadth = broadest }
      return true
    }
  }

  // MARK: Questions

  var numberOfGroups: Int {
    switch kind {
    case .alike(let plain, _): (count + plain.count - 1) / plain.count
    case .counted(_, let lengths, _): lengths.count
    case .free(let groups): groups.count
    }
  }

  /// How long all groups are together.
  var length: CGFloat {
    let number = numberOfGroups
    guard number > 0 else { return 0 }
    switch kind {
    case .alike(_, let step): return CGFloat(number) * step - spacing
    case .counted(_, let lengths, _): return max(0, lengths.total - spacing)
    case .free(let groups): return (groups.last?.start ?? 0) + length(of: number - 1)
    }
  }

  func group(_ number: Int) -> Group {
    switch kind {
    case .alike(let plain, let step):
      Group(first: number * plain.count, start: CGFloat(number) * step, solved: plain)
    case .counted(let plain, let lengths, let own):
      Group(first: number * plain.count, start: lengths.offset(of: number), solved: own[number] ?? plain)
    case .free(let groups): groups[number]
    }
  }

  func length(of number: Int) -> CGFloat { axis.length(group(number).solved.size) }

  /// The group of a cell; the number of groups if there is none.
  func number(ofGroupWith item: Int) -> Int {
    switch kind {
    case .alike(let plain, _), .counted(let plain, _, _): return item / plain.count
    case .free(let groups):
      var (low, high) = (0, groups.count)
      while low < high {
        let middle = (low + high) / 2
        if groups[middle].first + groups[middle].solved.count > item { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  /// The groups in a part of the axis, and their neighbours: custom places and attached views may reach beyond their group.
  /// - Complexity: O(log n).
  func numbers(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let number = numberOfGroups
    switch kind {
    case .alike(_, let step):
      guard step > 0, number > 0 else { return 0..<number }
      func limited(_ value: CGFloat) -> Int { Int(min(max(value.rounded(.down), 0), CGFloat(number))) }
      let first = max(0, limited(low / step) - 1)
      return first..<max(first, min(number, limited(high / step) + 2))
    case .counted(_, let lengths, _):
      let first = max(0, lengths.index(after: low) - 1)
      return first..<max(first, min(number, lengths.index(after: high) + 2))
    case .free(let groups):
      var (first, end) = (0, number)
      while first < end {
        let middle = (first + end) / 2
        if groups[middle].start + length(of: middle) < low { first = middle + 1 } else { end = middle }
      }
      first = max(0, first - 1)
      var last = first
      while last < number, groups[last].start <= high { last += 1 }
      return first..<last
    }
  }
}

extension NSCollectionLayoutGroup {
  /// Whether all groups of the section have the same number of cells, whatever sizes these choose.
  final var hasConstantCount: Bool {
    for item in subitems {
      if let group = item as? NSCollectionLayoutGroup, !group.hasConstantCount { return false }
    }
    let isVertical: Bool
    switch arrangement {
    case .custom: return false
    case .horizontal: isVertical = false
    case .vertical: isVertical = true
    }
    guard case .filling = repetition else { return true }
    // A group whose own length is chosen holds its subitems once.
    if (isVertical ? layoutSize.heightDimension : layoutSize.widthDimension).isChosen { return true }
    for item in subitems where (isVertical ? item.layoutSize.heightDimension : item.layoutSize.widthDimension).isChosen
    {
      return false
    }
    return true
  }
}
