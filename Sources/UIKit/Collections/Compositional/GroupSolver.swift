import ControllerTree
import Foundation

/// A place in a group: for a cell, or for a view that is attached to one.
struct GroupPlace {
  enum Element {
    case cell
    /// A kind, and the place of the cell to which the view is attached.
    case attached(kind: String, item: Int)
  }

  var element: Element
  var isCell: Bool { if case .cell = element { true } else { false } }
  var frame: CGRect
  var zIndex = 0
  /// The axes on which the view may choose its size.
  var sizing = UICollectionViewLayoutAttributes.SelfSizing.none
}

/// The places of one group, from its corner at the top left. Rules: COMP-01 to COMP-03, COMP-05.
struct SolvedGroup {
  var places: [GroupPlace] = []
  var size = CGSize.zero
  /// The number of cells.
  var count = 0

  mutating func append(_ part: SolvedGroup, at origin: CGPoint) {
    for place in part.places {
      var place = place
      place.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
      if case .attached(let kind, let item) = place.element {
        place.element = .attached(kind: kind, item: item + count)
      }
      places.append(place)
    }
    count += part.count
  }
}

/// Computes the places of a group.
@MainActor struct GroupSolver {
  /// The sizes that cells prefer, by their numbers in the section.
  let preferred: [Int: CGSize]
  let traits: UITraitCollection
  /// What fits in spite of rounded numbers.
  private static let tolerance: CGFloat = 0.001
  /// A group repeats its subitems at most so often.
  private static let mostParts = 10_000

  /// - Parameters:
  ///   - group: The group.
  ///   - container: The room.
  ///   - first: The number of the group's first cell.
  ///   - most: How many cells are left.
  func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, from first: Int, most: Int) -> SolvedGroup {
    let size = group.layoutSize.size(in: container)
    return arranged(group, size: size, first, most)
  }

  private func arranged(_ group: NSCollectionLayoutGroup, size: CGSize, _ first: Int, _ most: Int) -> SolvedGroup {
    let insets = group.contentInsets
    let room = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    var solved: SolvedGroup
    switch group.arrangement {
    case .custom(let provider):
      solved = SolvedGroup()
      for item in provider(CollectionLayoutEnvironment(room, traits)).prefix(max(0, most)) {
        solved.places.append(GroupPlace(element: .cell, frame: item.frame, zIndex: item.zIndex))
        solved.count += 1
      }
    case .horizontal: solved = line(group, FlowAxis(isVertical: false), room, first, most)
    case .vertical: solved = line(group, FlowAxis(isVertical: true), room, first, most)
    }
    for index in solved.places.indices {
      solved.places[index].frame = solved.places[index].frame.offsetBy(dx: insets.leading, dy: insets.top)
    }
    let content = solved.size
    solved.size = size
    if group.layoutSize.widthDimension.isChosen, content.width > 0 {
      solved.size.width = content.width + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isChosen, content.height > 0 {
      solved.size.height = content.height + insets.top + insets.bottom
    }
    attach(group.supplementaryItems, to: CGRect(origin: .zero, size: solved.size), item: 0, &solved)
    return solved
  }

  /// The parts of a group along its axis.
  private func line(
    _ group: NSCollectionLayoutGroup, _ axis: FlowAxis, _ room: CGSize, _ first: Int, _ most: Int
  ) -> SolvedGroup {
    let parts = evened(parts(of: group, axis, room, first, most), axis)
    let spacing = group.interItemSpacing?.spacing ?? 0
    var used: CGFloat = 0
    var flexible = group.interItemSpacing?.isFlexibleSpacing == true ? max(0, parts.count - 1) : 0
    for part in parts {
      used += part.length(axis)
      flexible += part.flexibleEdges(axis)
    }
    used += spacing * CGFloat(max(0, parts.count - 1))
    let extra = flexible > 0 ? max(0, axis.length(room) - used) / CGFloat(flexible) : 0
    var solved = SolvedGroup()
    var (place, breadth): (CGFloat, CGFloat) = (0, 0)
    for (index, part) in parts.enumerated() {
      if index > 0 { place += spacing + (group.interItemSpacing?.isFlexibleSpacing == true ? extra : 0) }
      place += part.before(axis, extra)
      let cross = part.near(axis)
      solved.append(part.solved, at: axis.rect(at: place, cross, length: 0, breadth: 0).origin)
      place += axis.length(part.solved.size) + part.after(axis, extra)
      breadth = max(breadth, cross + axis.breadth(part.solved.size) + part.far(axis))
    }
    solved.size = axis.size(length: place, breadth: breadth)
    return solved
  }

  /// Gives the items that are to be alike the largest breadth of them (COMP-11).
  private func evened(_ parts: [Part], _ axis: FlowAxis) -> [Part] {
    var largest: CGFloat = 0
    for part in parts where part.isUniform(axis) { largest = max(largest, axis.breadth(part.solved.size)) }
    guard largest > 0 else { return parts }
    var parts = parts
    for index in parts.indices where parts[index].isUniform(axis) { parts[index].grow(to: largest, axis) }
    return parts
  }

  /// A part with the distances around it.
  private struct Part {
    var solved: SolvedGroup
    let item: NSCollectionLayoutItem

    @MainActor func isUniform(_ axis: FlowAxis) -> Bool {
      let size = item.layoutSize
      return !(item is NSCollectionLayoutGroup)
        && (axis.isVertical ? size.widthDimension : size.heightDimension).isUniformAcrossSiblings
    }

    mutating func grow(to breadth: CGFloat, _ axis: FlowAxis) {
      let growth = breadth - axis.breadth(solved.size)
      solved.size = axis.size(length: axis.length(solved.size), breadth: breadth)
      for index in solved.places.indices where solved.places[index].isCell {
        let frame = solved.places[index].frame
        solved.places[index].frame.size = axis.size(
          length: axis.length(frame.size), breadth: axis.breadth(frame.size) + growth)
      }
    }

    @MainActor private func edge(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat { spacing?.spacing ?? 0 }
    @MainActor private func edges(
      _ axis: FlowAxis
    ) -> (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?) {
      let spacing = item.edgeSpacing
      return axis.isVertical ? (spacing?.top, spacing?.bottom) : (spacing?.leading, spacing?.trailing)
    }

    @MainActor func before(_ axis: FlowAxis, _ extra: CGFloat) -> CGFloat {
      let edge = edges(axis).before
      return (edge?.spacing ?? 0) + (edge?.isFlexibleSpacing == true ? extra : 0)
    }
    @MainActor func after(_ axis: FlowAxis, _ extra: CGFloat) -> CGFloat {
      let edge = edges(axis).after
      return (edge?.spacing ?? 0) + (edge?.isFlexibleSpacing == true ? extra : 0)
    }
    @MainActor func near(_ axis: FlowAxis) -> CGFloat { edge(edges(FlowAxis(isVertical: !axis.isVertical)).before) }
    @MainActor func far(_ axis: FlowAxis) -> CGFloat { edge(edges(FlowAxis(isVertical: !axis.isVertical)).after) }
    @MainActor func length(_ axis: FlowAxis) -> CGFloat {
      axis.length(solved.size) + edge(edges(axis).before) + edge(edges(axis).after)
    }
    @MainActor func flexibleEdges(_ axis: FlowAxis) -> Int {
      let (before, after) = edges(axis)
      return (before?.isFlexibleSpacing == true ? 1 : 0) + (after?.isFlexibleSpacing == true ? 1 : 0)
    }
  }

  private func parts(
    of group: NSCollectionLayoutGroup, _ axis: FlowAxis, _ room: CGSize, _ first: Int, _ most: Int
  ) -> [Part] {
    guard !group.subitems.isEmpty else { return [] }
    var (parts, count, used, index): ([Part], Int, CGFloat, Int) = ([], 0, 0, 0)
    let spacing = group.interItemSpacing?.spacing ?? 0
    while count < most {
      let item = group.subitems[index % group.subitems.count]
      var forced: CGFloat?
      switch group.repetition {
      case .sharing(let number):
        guard index < number else { return parts }
        forced = max(0, (axis.length(room) - spacing * CGFloat(number - 1)) / CGFloat(number))
      case .counted(let number): guard index < number * group.subitems.count else { return parts }
      case .filling: break
      }
      let part = Part(solved: solved(item, room, forced.map { (axis, $0) }, first + count, most - count), item: item)
      // A part without cells would be repeated for ever.
      guard part.solved.count > 0 else { return parts }
      let length = part.length(axis) + (parts.isEmpty ? 0 : spacing)
      if case .filling = group.repetition, !parts.isEmpty, length <= 0 || parts.count >= Self.mostParts { return parts }
      if case .filling = group.repetition, !parts.isEmpty {
        // A group whose own length is estimated holds its subitems once.
        let isOpen =
          axis.isVertical
          ? group.layoutSize.heightDimension.isChosen : group.layoutSize.widthDimension.isChosen
        if isOpen ? index >= group.subitems.count : used + length > axis.length(room) + Self.tolerance { return parts }
      }
      parts.append(part)
      used += length
      count += part.solved.count
      index += 1
    }
    return parts
  }

  /// One item, or a group inside the group.
  private func solved(
    _ item: NSCollectionLayoutItem, _ room: CGSize, _ forced: (axis: FlowAxis, length: CGFloat)?, _ first: Int,
    _ most: Int
  ) -> SolvedGroup {
    var size = item.layoutSize.size(in: room)
    if let forced {
      size = forced.axis.size(length: forced.length, breadth: forced.axis.breadth(size))
    }
    if let group = item as? NSCollectionLayoutGroup { return arranged(group, size: size, first, most) }
    let isForced = (
      width: forced?.axis.isVertical == false, height: forced?.axis.isVertical == true
    )
    let flexible = (
      width: item.layoutSize.widthDimension.isChosen && !isForced.width,
      height: item.layoutSize.heightDimension.isChosen && !isForced.height
    )
    let insets = item.contentInsets
    if let wanted = preferred[first] {
      if flexible.width { size.width = wanted.width + insets.leading + insets.trailing }
      if flexible.height { size.height = wanted.height + insets.top + insets.bottom }
    }
    let frame = CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    var place = GroupPlace(element: .cell, frame: frame)
    if flexible.width || flexible.height {
      place.sizing = .flexible(horizontal: flexible.width, vertical: flexible.height)
    }
    var solved = SolvedGroup(places: [place], size: size, count: 1)
    attach(item.supplementaryItems, to: frame, item: 0, &solved)
    return solved
  }

  private func attach(
    _ items: [NSCollectionLayoutSupplementaryItem], to rect: CGRect, item: Int, _ solved: inout SolvedGroup
  ) {
    guard solved.count > 0 else { return }
    for view in items {
      solved.places.append(
        GroupPlace(
          element: .attached(kind: view.elementKind, item: item), frame: view.frame(beside: rect), zIndex: view.zIndex))
    }
  }
}

extension NSCollectionLayoutGroup {
  /// Whether all groups of the section are alike: no view chooses its size.
  final var isRegular: Bool {
    guard !layoutSize.isChosen else { return false }
    for item in subitems {
      if let group = item as? NSCollectionLayoutGroup {
        if !group.isRegular { return false }
      } else if item.layoutSize.isChosen {
        return false
      }
    }
    return true
  }
}
