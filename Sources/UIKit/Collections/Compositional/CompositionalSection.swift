import ControllerTree
import Foundation

/// The places of a section of a compositional layout. Rules: COMP-04 to COMP-08.
@MainActor struct CompositionalSection {
  /// A header or footer in its natural place.
  struct Boundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let path: IndexPath
    let frame: CGRect
    let isHeader: Bool
  }

  private struct Group {
    let first: Int
    /// Where the group begins along the axis of the groups, from the beginning of the first.
    let start: CGFloat
    let solved: SolvedGroup
  }

  let description: NSCollectionLayoutSection
  let number: Int
  let count: Int
  let axis: FlowAxis
  /// Where the section begins and ends along the main axis.
  let start: CGFloat
  let end: CGFloat
  private(set) var boundaries: [Boundary] = []
  /// The rectangle of the groups, without the section's insets.
  let content: CGRect
  /// The axis along which the groups follow each other.
  private let groupAxis: FlowAxis
  private let groups: [Group]
  /// What each group is like, if all are alike.
  private let pattern: SolvedGroup?
  private let step: CGFloat
  /// How long all groups are together.
  let groupsLength: CGFloat

  init(
    _ description: NSCollectionLayoutSection, number: Int, count: Int, axis: FlowAxis, at start: CGFloat,
    container: CGSize, solver: GroupSolver, preferredBoundary: (String) -> CGSize?
  ) {
    (self.description, self.number, self.count, self.axis, self.start) = (description, number, count, axis, start)
    let insets = description.contentInsets
    let room = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: max(0, container.height - insets.top - insets.bottom))
    let sides = BoundarySides(description, axis, room, container, preferredBoundary)
    let inner = sides.inner(of: room)
    let isOrthogonal = description.orthogonalScrollingBehavior != .none
    groupAxis = isOrthogonal ? FlowAxis(isVertical: !axis.isVertical) : axis

    var (groups, pattern, step, length, breadth): ([Group], SolvedGroup?, CGFloat, CGFloat, CGFloat) = (
      [], nil, 0, 0, 0
    )
    let first = solver.solve(description.group, in: inner, from: 0, most: count)
    if description.group.isRegular, first.count > 0 {
      let full = solver.solve(description.group, in: inner, from: 0, most: Int.max / 2)
      pattern = full
      step = groupAxis.length(full.size) + description.interGroupSpacing
      let number = (count + full.count - 1) / full.count
      length = CGFloat(number) * step - (number > 0 ? description.interGroupSpacing : 0)
      breadth = groupAxis.breadth(full.size)
    } else {
      var (item, place): (Int, CGFloat) = (0, 0)
      // Groups without preferred sizes are alike.
      let plain = GroupSolver(preferred: [:], traits: solver.traits).solve(
        description.group, in: inner, from: 0, most: count)
      while item < count {
        let isPlain = item + plain.count <= count && !solver.hasPreferredSizes(item..<item + plain.count)
        let solved = isPlain ? plain : solver.solve(description.group, in: inner, from: item, most: count - item)
        guard solved.count > 0 else { break }
        groups.append(Group(first: item, start: place, solved: solved))
        place += groupAxis.length(solved.size) + description.interGroupSpacing
        breadth = max(breadth, groupAxis.breadth(solved.size))
        item += solved.count
      }
      length = groups.isEmpty ? 0 : place - description.interGroupSpacing
    }
    (self.groups, self.pattern, self.step, groupsLength) = (groups, pattern, step, length)

    let own = isOrthogonal ? breadth : length
    var (place, after): (CGFloat, CGFloat) = (start, 0)
    for item in description.boundarySupplementaryItems where item.extendsBoundary {
      let size = Self.size(of: item, room, container, description, preferredBoundary)
      switch item.role(axis) {
      case .begin: place += axis.length(size)
      case .end: after += axis.length(size)
      case .near, .far, .inside: break
      }
    }
    let directional = UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    let begin = place + axis.before(directional)
    content = axis.rect(
      at: begin, axis.near(directional) + sides.near, length: own, breadth: axis.breadth(inner))
    end = begin + own + axis.after(directional) + after
    placeBoundaries(room, container, preferredBoundary)
  }

  // MARK: Headers and footers

  static func size(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ room: CGSize, _ container: CGSize,
    _ section: NSCollectionLayoutSection, _ preferred: (String) -> CGSize?
  ) -> CGSize {
    var size = item.layoutSize.size(in: section.supplementariesFollowContentInsets ? room : container)
    if item.layoutSize.isChosen, let wanted = preferred(item.elementKind) {
      if item.layoutSize.widthDimension.isChosen { size.width = wanted.width }
      if item.layoutSize.heightDimension.isChosen { size.height = wanted.height }
    }
    return size
  }

  private mutating func placeBoundaries(_ room: CGSize, _ container: CGSize, _ preferred: (String) -> CGSize?) {
    var kinds: [String: Int] = [:]
    var (low, high) = (start, end)
    for item in description.boundarySupplementaryItems where item.role(axis) == .end && item.extendsBoundary {
      high -= axis.length(Self.size(of: item, room, container, description, preferred))
    }
    let insets = description.contentInsets
    let follows = description.supplementariesFollowContentInsets
    let near: CGFloat = follows ? (axis.isVertical ? insets.leading : insets.top) : 0
    let breadth = follows ? axis.breadth(room) : axis.breadth(container)
    // Views at the sides: the next one inside is beside the last one.
    var (left, right) = (near, near + breadth)
    for item in description.boundarySupplementaryItems {
      let role = item.role(axis)
      let isAtSide = role == .near || role == .far
      let beside = axis.size(length: axis.length(content.size), breadth: axis.breadth(room))
      let size = Self.size(of: item, isAtSide ? beside : room, isAtSide ? beside : container, description, preferred)
      let length = axis.length(size)
      var cross = near + (breadth - axis.breadth(size)) * item.alignment.cross(axis)
      let place: CGFloat
      switch role {
      case .begin:
        place = item.extendsBoundary ? low : axis.start(content)
        if item.extendsBoundary { low += length }
      case .end:
        place = item.extendsBoundary ? high : axis.end(content) - length
        if item.extendsBoundary { high += length }
      case .near, .far:
        place = axis.start(content) + (axis.length(content.size) - length) * item.alignment.along(axis)
        if role == .near {
          cross = left
          if item.extendsBoundary { left += axis.breadth(size) }
        } else {
          cross = right - axis.breadth(size)
          if item.extendsBoundary { right = cross }
        }
      case .inside: place = axis.start(content)
      }
      let frame = axis.rect(at: place, cross, length: length, breadth: axis.breadth(size))
        .offsetBy(dx: item.offset.x, dy: item.offset.y)
      let index = kinds[item.elementKind, default: 0]
      kinds[item.elementKind] = index + 1
      boundaries.append(
        Boundary(item: item, path: IndexPath(item: index, section: number), frame: frame, isHeader: role != .end))
    }
  }

  // MARK: Cells

  /// The groups that reach into a rectangle, with the content moved by `offset` along the axis of the groups.
  private func groupNumbers(in rect: CGRect, _ offset: CGFloat) -> Range<Int> {
    let low = groupAxis.start(rect) - groupAxis.start(content) + offset
    let high = groupAxis.end(rect) - groupAxis.start(content) + offset
    if let pattern {
      let number = (count + pattern.count - 1) / max(pattern.count, 1)
      guard step > 0, number > 0 else { return 0..<number }
      func limited(_ value: CGFloat) -> Int { Int(min(max(value.rounded(.down), 0), CGFloat(number))) }
      // Custom places and attached views may reach beyond their group.
      let first = max(0, limited(low / step) - 1)
      return first..<max(first, min(number, limited(high / step) + 2))
    }
    var (first, end) = (0, groups.count)
    while first < end {
      let middle = (first + end) / 2
      if groups[middle].start + groupAxis.length(groups[middle].solved.size) < low {
        first = middle + 1
      } else {
        end = middle
      }
    }
    first = max(0, first - 1)
    var last = first
    while last < groups.count, groups[last].start <= high { last += 1 }
    return first..<last
  }

  private func group(_ number: Int) -> Group {
    if let pattern { return Group(first: number * pattern.count, start: CGFloat(number) * step, solved: pattern) }
    return groups[number]
  }

  private func number(ofGroupWith item: Int) -> Int {
    if let pattern { return item / max(pattern.count, 1) }
    var (low, high) = (0, groups.count)
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].first + groups[middle].solved.count > item { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The places of cells and attached views in a rectangle.
  func places(in rect: CGRect, offset: CGFloat) -> [(item: Int, place: GroupPlace)] {
    var found: [(item: Int, place: GroupPlace)] = []
    for number in groupNumbers(in: rect, offset) {
      appendPlaces(of: group(number), offset, &found) { $0.reaches(into: rect) }
    }
    return found
  }

  /// The place of one cell, and those of the views that are attached to it.
  func places(of item: Int, offset: CGFloat) -> [(item: Int, place: GroupPlace)] {
    let number = number(ofGroupWith: item)
    guard pattern != nil || groups.indices.contains(number) else { return [] }
    var found: [(item: Int, place: GroupPlace)] = []
    appendPlaces(of: group(number), offset, &found) { _ in true }
    return found.filter { $0.item == item }
  }

  private func appendPlaces(
    of group: Group, _ offset: CGFloat, _ found: inout [(item: Int, place: GroupPlace)],
    where isWanted: (CGRect) -> Bool
  ) {
    let origin = groupAxis.rect(
      at: groupAxis.start(content) + group.start - offset, groupAxis.isVertical ? content.minX : content.minY,
      length: 0,
      breadth: 0
    ).origin
    var item = group.first
    for place in group.solved.places {
      var place = place
      place.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
      let number: Int
      switch place.element {
      case .cell:
        number = item
        item += 1
      case .attached(_, let index): number = group.first + index
      }
      if number < count, isWanted(place.frame) { found.append((number, place)) }
    }
  }

  // MARK: Scrolling across

  /// Where the groups begin, for a section that scrolls across.
  var groupStarts: [CGFloat] {
    if let pattern, pattern.count > 0 {
      return (0..<((count + pattern.count - 1) / pattern.count)).map { CGFloat($0) * step }
    }
    return groups.map(\.start)
  }

  func groupLength(_ number: Int) -> CGFloat { groupAxis.length(group(number).solved.size) }
}
