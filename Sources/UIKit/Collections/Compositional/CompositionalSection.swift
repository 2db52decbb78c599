import ControllerTree
import Foundation

/// The places of a section of a compositional layout. Rules: COMP-04 to COMP-08.
@MainActor struct CompositionalSection {
  /// A header or footer in its natural place.
  struct Boundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let path: IndexPath
    let frame: CGRect
    let role: BoundaryRole
    var isHeader: Bool { role != .end }
  }

  let description: NSCollectionLayoutSection
  let number: Int
  let count: Int
  let axis: FlowAxis
  /// Where the section begins and ends along the main axis.
  private(set) var start: CGFloat
  private(set) var end: CGFloat = 0
  private(set) var boundaries: [Boundary] = []
  /// The rectangle of the groups, without the section's insets.
  private(set) var content = CGRect.zero
  private(set) var groups: GroupRun
  private let room: SectionRoom

  init(
    _ description: NSCollectionLayoutSection, number: Int, count: Int, axis: FlowAxis, at start: CGFloat,
    container: CGSize, _ references: SectionReferences, solver: GroupSolver, preferredBoundary: (String) -> CGSize?
  ) {
    (self.description, self.number, self.count, self.axis, self.start) = (description, number, count, axis, start)
    room = SectionRoom(description, axis, container, references)
    let inner = BoundarySides(description, axis, room, preferredBoundary).inner(of: room.groups)
    groups = GroupRun(
      description.group, axis: description.isOrthogonal ? FlowAxis(isVertical: !axis.isVertical) : axis, count: count,
      in: inner, spacing: description.interGroupSpacing, solver)
    place(at: start, preferredBoundary)
  }

  /// Places the groups, and the headers and footers around them.
  mutating func place(at start: CGFloat, _ preferredBoundary: (String) -> CGSize?) {
    self.start = start
    let (insets, inner) = (room.insets, BoundarySides(description, axis, room, preferredBoundary))
    let own = description.isOrthogonal ? groups.breadth : groups.length
    var (place, after): (CGFloat, CGFloat) = (start, 0)
    for item in description.boundarySupplementaryItems where item.extendsBoundary {
      let size = Self.size(of: item, in: room.supplements, preferredBoundary)
      switch item.role(axis) {
      case .begin: place += axis.length(size)
      case .end: after += axis.length(size)
      case .near, .far, .inside: break
      }
    }
    let directional = UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    let begin = place + axis.before(directional)
    content = axis.rect(
      at: begin, axis.near(directional) + inner.near, length: own,
      breadth: axis.breadth(inner.inner(of: room.groups)))
    end = begin + own + axis.after(directional) + after
    boundaries = []
    placeBoundaries(preferredBoundary)
  }

  /// A cell has chosen a size. Afterwards the section has to be placed.
  /// - Returns: `false` if the section has to be solved again.
  mutating func measure(_ item: Int, _ sizes: (Int) -> CGSize?) -> Bool { groups.measure(item, sizes) }

  // MARK: Headers and footers

  static func size(
    of item: NSCollectionLayoutBoundarySupplementaryItem, in room: CGSize, _ preferred: (String) -> CGSize?
  ) -> CGSize {
    var size = item.layoutSize.size(in: room)
    if item.layoutSize.isChosen, let wanted = preferred(item.elementKind) {
      if item.layoutSize.widthDimension.isChosen { size.width = wanted.width }
      if item.layoutSize.heightDimension.isChosen { size.height = wanted.height }
    }
    return size
  }

  private mutating func placeBoundaries(_ preferred: (String) -> CGSize?) {
    var kinds: [String: Int] = [:]
    var (low, high) = (start, end)
    for item in description.boundarySupplementaryItems where item.role(axis) == .end && item.extendsBoundary {
      high -= axis.length(Self.size(of: item, in: room.supplements, preferred))
    }
    let (near, breadth) = (room.supplementsStart, axis.breadth(room.supplements))
    // Views at the sides: the next one inside is beside the last one.
    var (left, right) = (near, near + breadth)
    for item in description.boundarySupplementaryItems {
      let role = item.role(axis)
      let isAtSide = role == .near || role == .far
      let beside = axis.size(length: axis.length(content.size), breadth: axis.breadth(room.groups))
      let size = Self.size(of: item, in: isAtSide ? beside : room.supplements, preferred)
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
        Boundary(item: item, path: IndexPath(item: index, section: number), frame: frame, role: role))
    }
  }

  // MARK: Cells

  /// The places of cells and attached views in a rectangle.
  func places(in rect: CGRect, offset: CGFloat) -> [(item: Int, place: GroupPlace)] {
    var found: [(item: Int, place: GroupPlace)] = []
    let begin = groups.axis.start(content) - offset
    for number in groups.numbers(from: groups.axis.start(rect) - begin, to: groups.axis.end(rect) - begin) {
      appendPlaces(of: groups.group(number), offset, &found) { $0.reaches(into: rect) }
    }
    return found
  }

  /// The place of one cell, and those of the views that are attached to it.
  func places(of item: Int, offset: CGFloat) -> [(item: Int, place: GroupPlace)] {
    let number = groups.number(ofGroupWith: item)
    guard number >= 0, number < groups.numberOfGroups else { return [] }
    var found: [(item: Int, place: GroupPlace)] = []
    appendPlaces(of: groups.group(number), offset, &found) { _ in true }
    found.removeAll { $0.item != item }
    return found
  }

  private func appendPlaces(
    of group: GroupRun.Group, _ offset: CGFloat, _ found: inout [(item: Int, place: GroupPlace)],
    where isWanted: (CGRect) -> Bool
  ) {
    let origin = groups.axis.rect(
      at: groups.axis.start(content) + group.start - offset, groups.axis.isVertical ? content.minX : content.minY,
      length: 0, breadth: 0
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
}

extension NSCollectionLayoutSection {
  /// Whether the section scrolls across the direction of the layout.
  final var isOrthogonal: Bool { orthogonalScrollingBehavior != .none }
}
